/** The morale level, in a melee and outside it. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

export const levelClauses: readonly Clause[] = [
  clause({
    where: 'the morale level',
    heading: 'The morale level',
    words: [
      'The text asks for a test and has none. Ours is rebuilt on percentage dice and steps of ten: a level of 80, +10 for elite, −10 for conscripts, +10 in attack column, +10 for the side that has killed more in this melee, −10 for the side that has lost more, +10 with a leader.',
      'From that goes one point for every percent of its figures that the unit has lost in the melee, to the nearest whole percent. The level is never under 5 nor over 95; a d100 at or under it holds.',
    ],
    status: 'reconstructed',
    reading: 'C003-13',
    charts: ['normalized.morale-level', 'normalized.morale'],
  }),
  clause({
    where: 'the column',
    heading: 'The column',
    words: [
      'A column strikes no harder than a line. It outlasts it: the column has a plus when it tests its morale. How large a plus the text does not say; ours is 10.',
    ],
    status: 'reconstructed',
    reading: 'C003-13',
    charts: ['normalized.morale'],
  }),
];

export const outsideClauses: readonly Clause[] = [
  clause({
    where: 'the morale level outside a melee',
    heading: 'The level outside a melee',
    words: [
      'The same level serves for every other test. There is nothing ahead or behind, and losses are those since the battle began, of the figures when whole.',
    ],
    status: 'house',
    reading: 'D003-7',
    charts: ['normalized.morale-level', 'normalized.morale'],
  }),
  clause({
    where: 'when a unit tests',
    heading: 'When a unit tests',
    words: [
      'When it has lost a third of its figures, when it is charged, and when it sees a friend rout within 6″: once for each occasion. A unit that fights in a melee is tested by the melee alone. One that fails is routed.',
    ],
    status: 'house',
    charts: ['normalized.causes'],
  }),
  clause({
    where: 'rallying',
    heading: 'Rallying',
    words: ['A routed unit tests once a turn and rallies where it would have held.'],
    status: 'house',
  }),
];
