/** Movement in our own words. */
import { marchClauses } from '../../../engine/march/clauses.ts';
import type { Clause } from '../../../engine/parts.ts';
import { clauseOf } from '../shared/clauses.ts';
import { passage } from '../shared/index.ts';
import { sources } from './sources.ts';

export const clauses: readonly Clause[] = [
  clauseOf(passage('movement', 'found'), {
    heading: 'Movement',
    words: [
      'Not in the text itself: the table stands in another chapter of the same series, on the blog With Pyjamas Through the Desert (8 July 2013).',
      'Imperial foot goes 9″ in column and 6″ in line, skirmishers 15″; horse and camels 15″ in column and 12″ in line. A charge adds 6″. Mahdist foot goes 12″ and charges 15″, Mahdist horse and camels go 15″ and charge 21″. Guns go 9″ limbered and 6″ by hand.',
      'Pursued and pursuing, Imperial foot goes 3″ and a d6, Mahdist foot 6″ and a d6, all horse and camels 6″ and two d6, Mahdist guns 3″ and a d6.',
    ],
    charts: ['march-sudan.inches'],
  }),
  clauseOf(passage('movement, wheels', 'found'), {
    heading: 'Wheels',
    words: [
      'At pursued speed wheels are lost five times in a hundred. We throw a d20 for each gun on wheels that runs, when it has run: on a 1 a wheel is gone, and the gun is hauled from then on. A screw gun goes on mules, and Mahdist guns have a row of their own.',
    ],
    charts: ['march-sudan.wheels'],
  }),
  clauseOf(sources.turn, {
    heading: 'The order of the turn',
    words: [
      'An event card; the Mahdists’ reaction; the Mahdists’ movement; the Imperials’ movement; firing; close combat; reaction after it, and pursuit.',
      'The place of firing is printed. That Mahdists react and then move is found in the author’s answers to questions (2016); the rest of the order is rebuilt. Events are not played here, and reaction only after close combat.',
      'So Mahdists move first against Imperials, without a die. Where a side has both, or both sides are of one kind, the text cannot tell, and the house rule serves.',
    ],
  }),
  clauseOf(sources.fired, {
    heading: 'Firing follows all movement',
    words: [
      'Firing is the fifth part of the turn, after everybody has moved: who has fired neither marches, charges, forms nor limbers in that turn.',
    ],
  }),
  clauseOf(passage('moving and firing, guns'), {
    heading: 'Limbering and assembling',
    words: [
      'A field gun takes half a move to limber or unlimber, and a machine gun on a limber the same. Putting a screw gun together costs the whole move, and so does packing it up again.',
    ],
    charts: ['march-sudan.limber'],
  }),
  clauseOf(sources.orders, {
    heading: 'Whose row, which column',
    words: [
      'The table knows columns and lines. Attack columns and march columns read as columns; line and square read as lines. Mahdists have a dash for the line, so they go the same in every order.',
      'Open order counts as skirmishers. Troops of other wars go by arm and order as Imperials do.',
    ],
    charts: ['march-sudan.inches'],
  }),
  clauseOf(sources.flat, {
    heading: 'Skirmishers',
    words: ['The table gives skirmishers one number. We take it at every pace: they neither charge further nor throw when they run.'],
    charts: ['march-sudan.inches'],
  }),
  clauseOf(sources.gunsPursued, {
    heading: 'Guns that are pursued',
    words: [
      'Only Mahdist guns have a number for being pursued. Imperial guns go as wheeled vehicles do, 9″. Guns in action hook in and run with their teams; one that has lost its limber is hauled.',
    ],
    charts: ['march-sudan.inches'],
  }),
  clauseOf(passage('close combat, charges', 'found'), {
    heading: 'What counts as a charge',
    words: ['A charge is at least 1″ on foot and 2″ mounted. From less than that the two sides fight, but nobody charged.'],
    charts: ['march-sudan.least-charge'],
  }),
  ...marchClauses,
];
