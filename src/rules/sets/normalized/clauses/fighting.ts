/** Figures in front, kills and who wins a round. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

export const killClauses: readonly Clause[] = [
  clause({
    where: 'points and kills',
    heading: 'Points and kills',
    words: [
      'Figures in front times what each is worth are a side’s percentage points. Every full hundred kills one of the enemy; what is left over is the chance in a hundred to kill one more.',
    ],
    charts: ['normalized.numbers'],
  }),
  clause({
    where: 'dice for a kill',
    heading: 'The die for one more',
    words: ['A d100 at or under what is left over kills one more. Where nothing is left over no die is thrown.'],
    status: 'our-reading',
    reading: 'C003-8',
  }),
  clause({
    where: 'dice for a kill, nobody left',
    heading: 'No more than are left',
    words: ['A side cannot kill more figures than the enemy has left, whatever its points say.'],
    status: 'our-reading',
    reading: 'C003-9',
  }),
  clause({
    where: 'both sides strike at once',
    heading: 'Both at once',
    words: ['Both sides strike with the figures that began the round. Losses are taken off when both have thrown.'],
  }),
  clause({
    where: 'who may fight',
    heading: 'Who may fight',
    words: ['Two units of different sides that touch and have figures left. Every pair of units in contact is a melee of its own.'],
    status: 'house',
    reading: 'D003-6',
  }),
];

export const frontClauses: readonly Clause[] = [
  clause({
    where: 'figures in contact',
    heading: 'Figures in contact',
    words: [
      'In the first round those fight who touch the enemy. The two numbers need not be equal: the worked examples set four against five and eight against seven. They are measured along the edges that touch.',
    ],
    reading: 'C003-14',
  }),
  clause({
    where: 'figures in contact, at least one',
    heading: 'At least one',
    words: ['Where the stands touch between two figures’ places, one figure fights all the same.'],
    status: 'house',
    reading: 'D003-3',
  }),
  clause({
    where: 'the front is filled up',
    heading: 'Filling up the front',
    words: [
      'Gaps in front are filled from the ranks behind: in the worked example a front grows from four to six while its men fall. When the rear is used up, all who are left fight.',
    ],
    status: 'our-reading',
    reading: 'C003-5',
  }),
  clause({
    where: 'widening the front',
    heading: 'Widening the front',
    words: [
      'The winner of a round may add one figure to his front for the next round; the loser may then add one as well. That is what winning a round is for: a large unit brings its numbers to bear, a small one that wins keeps the front narrow.',
    ],
    charts: ['normalized.numbers'],
  }),
  clause({
    where: 'the loser matches',
    heading: 'When the loser cannot match',
    words: ['A loser with nobody behind his front stays as he is, and the fronts are unequal from then on.'],
    status: 'our-reading',
    reading: 'C003-6',
  }),
  clause({
    where: 'nobody widens',
    heading: 'When the winner declines',
    words: ['If the winner leaves the front as it is, nobody widens.'],
    status: 'our-reading',
    reading: 'C003-7',
  }),
  clause({
    where: 'two to one',
    heading: 'Two to one',
    words: [
      'No side fights with more than twice the figures that face it. The limit looks at the fronts as they come out once both have chosen.',
    ],
    charts: ['normalized.numbers'],
  }),
  clause({
    where: 'two to one, at first contact',
    heading: 'More than two to one in contact',
    words: ['Where more than twice as many touch at first contact, or are left after a round, only twice as many fight.'],
    status: 'house',
    reading: 'C003-16',
    charts: ['normalized.numbers'],
  }),
  clause({
    where: 'who wins a round',
    heading: 'Who wins a round',
    words: ['The side that lost fewer figures in this round, whatever was lost before.'],
  }),
  clause({
    where: 'an equal round',
    heading: 'An equal round',
    words: [
      'Where both lost the same number, also where neither lost any, a die decides. The text names none; we throw the d100 of the rest of this text: at 50 or under the attacker has won.',
    ],
    status: 'our-reading',
    reading: 'D003-1',
    charts: ['normalized.dice'],
  }),
];
