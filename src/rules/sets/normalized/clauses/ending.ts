/** How a melee ends, and how many rounds a turn holds. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

export const endClauses: readonly Clause[] = [
  clause({
    where: 'morale in a melee',
    heading: 'Morale in a melee',
    words: [
      'After the third round both sides test whether they stay or flee, and again after each round that follows. If both stay there is another round.',
    ],
    charts: ['normalized.numbers'],
  }),
  clause({
    where: 'when one side flees',
    heading: 'When one side flees',
    words: ['The loser falls back one full move in disorder. The winner reforms where he stands.'],
  }),
  clause({
    where: 'both flee',
    heading: 'When both flee',
    words: ['The text does not say. Both fall back one move in disorder, and nobody has won.'],
    status: 'reconstructed',
    reading: 'C003-10',
  }),
  clause({
    where: 'nobody is left',
    heading: 'When nobody is left',
    words: [
      'A side whose last figure has fallen is beaten without a test. Half of its casualties come back as after a flight, and flee; so one figure less never costs a unit the half that would have come back.',
    ],
    status: 'house',
    reading: 'D003-5',
  }),
  clause({
    where: 'casualties that come back',
    heading: 'Casualties that come back',
    words: ['When the melee ends each side gets back half of the figures that it lost in it, winner and loser alike.'],
    charts: ['normalized.numbers'],
  }),
  clause({
    where: 'the odd casualty',
    heading: 'The odd casualty',
    words: ['Of an odd number half is rounded down, and a d100 at 50 or under brings one more back: one die for each side that needs it.'],
    status: 'our-reading',
    reading: 'C003-12',
    charts: ['normalized.dice'],
  }),
  clause({
    where: 'rounds in a turn',
    heading: 'Rounds in a turn',
    words: [
      'The text counts rounds and not turns. We fight the first three rounds and the first test of morale in one melee phase, and one round each turn after that.',
    ],
    status: 'reconstructed',
    reading: 'C003-11',
    charts: ['normalized.rounds'],
  }),
  clause({
    where: 'rounds in a turn, at most',
    heading: 'To the end, at most',
    words: ['A melee fought to its end in one turn stops after a hundred rounds and goes on in the next turn.'],
    status: 'house',
    charts: ['normalized.limits'],
  }),
];
