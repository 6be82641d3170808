/** Close combat in our own words. */
import type { Clause } from '../../../engine/parts.ts';
import { clauses as reaction } from '../reaction/clauses.ts';
import { clauses as movement } from '../movement/clauses.ts';
import { clauseOf } from '../shared/clauses.ts';
import { passage, sharedClauses } from '../shared/index.ts';
import { sources } from './sources.ts';

const own: readonly Clause[] = [
  clauseOf(sources.whoFights, {
    heading: 'Who fights',
    words: [
      'Not in the text itself: another chapter of the series on the blog With Pyjamas Through the Desert (29 September 2013) has it.',
      'In the first round the Imperials’ front rank fights, and as many Mahdists as they are. In later rounds the Imperials bring two ranks to bear, and twice as many Mahdists as those come in. What a third stage said is lost.',
    ],
    charts: ['close-combat.fighters'],
  }),
  clauseOf(sources.contact, {
    heading: 'The front rank',
    words: [
      'The front rank of the Imperials is whoever of them touches the enemy, measured on the table; at a mere corner one man fights. Gaps are filled from behind for as long as there is somebody behind.',
    ],
  }),
  clauseOf(sources.opposed, {
    heading: 'The number opposed',
    words: ['Mahdists crowd in: how many fight depends on the Imperials who fight them, not on the width of their own front.'],
    charts: ['close-combat.fighters'],
  }),
  clauseOf(sources.flank, {
    heading: 'Flank and rear',
    words: [
      'Who is struck in flank or rear fights with the figures that are touched and no others, in every round: a line of two ranks taken in flank fights with two.',
    ],
  }),
  clauseOf(sources.sameKind, {
    heading: 'Two of one kind',
    words: [
      'The text knows Imperials against Mahdists only. Two Imperial units fight with their ranks in contact, two Mahdist units with those in contact and later twice as many; after the round the beaten side tests on the table of the Mahdists, whoever it is.',
    ],
  }),
  clauseOf(sources.factors, {
    heading: 'Factors in close combat',
    words: [
      'The factor table of this chapter is cut off; ours is rebuilt. Foot fights foot at 2 and mounted at 1, mounted fights foot at 3 and mounted at 2. A charge adds 2, lances and fanatics 1 each, a prepared position 2, an improvised one 1, a leader 1; flank or rear takes 2 off, and Egyptians fight at 1 less.',
      'Then each side throws its d6, the casualty table gives casualties for the figures that fight, and ten of them remove a figure.',
    ],
    charts: ['close-combat.base', 'close-combat.factors', 'random-factors', 'casualties'],
  }),
  clauseOf(sources.firstRound, {
    heading: 'The first round',
    words: ['The charge, the lances and the rush of the fanatics count in the first round and no more.'],
    charts: ['close-combat.factors'],
  }),
  clauseOf(sources.defending, {
    heading: 'Positions',
    words: [
      'Prepared works and buildings are prepared positions; improvised works, walls and woods are improvised ones. They help who stands in or behind them with more than half of the front in contact and does not charge out; the works that a charger stood in are nobody’s.',
    ],
    charts: ['close-combat.cover'],
  }),
  clauseOf(passage('close combat, lancers and fanatics', 'house', 'M004-2'), {
    heading: 'Lancers and fanatics',
    words: ['Nobody is named. We take Mahdist spearmen for the fanatics and Mahdist horse for lancers.'],
    charts: ['close-combat.troops'],
  }),
  clauseOf(passage('close combat, rounds in a turn', 'house', 'M004-4'), {
    heading: 'Rounds in a turn',
    words: ['The order of the turn has close combat once, and reaction after it: one round a turn. Later rounds are those of later turns.'],
    charts: ['close-combat.rounds'],
  }),
  clauseOf(sources.together, {
    heading: 'Both at once',
    words: ['Both sides strike before either loses anybody, as fire does in this text.'],
  }),
  clauseOf(sources.ending, {
    heading: 'How it ends',
    words: [
      'A fight is over when one side has nobody left, or when beaten Mahdists read anything but to continue. Otherwise it goes on next turn. Nobody comes back of those who fell.',
    ],
  }),
  clauseOf(sources.mayFight, { heading: 'Who may fight', words: ['Enemies that touch, with figures left on both sides.'] }),
];

/** Passages of reaction, of the charge and of the shared tables belong to it too. */
export const clauses: readonly Clause[] = [
  ...own,
  ...reaction,
  ...movement.filter(({ where }) => where === 'close combat, charges'),
  ...sharedClauses,
];
