/** Reaction in our own words. */
import type { Clause } from '../../../engine/parts.ts';
import { clauseOf } from '../shared/clauses.ts';
import { sources } from './sources.ts';
import { passage } from '../shared/index.ts';

export const clauses: readonly Clause[] = [
  clauseOf(sources.after, {
    heading: 'After close combat',
    words: [
      'Not in the text itself: a later chapter of the same series on the blog With Pyjamas Through the Desert (3 November 2013) has its first half.',
      'Mahdists who inflicted more figures than they lost have won and go on. Those who lost more are beaten and test their reaction; those who lost at least three times what they inflicted, and at least a tenth of the unit, are beaten badly and test on a worse row.',
      'What Imperial fire took from them during their charge counts in the first round.',
    ],
    charts: ['reaction.when'],
  }),
  clauseOf(sources.rows, {
    heading: 'The reaction table',
    words: [
      'Two d6 on the row of the situation give a letter. The rows here are those of a published relative, the colonial table made from Pony Wars, which agrees with every cell of the original that is known.',
      'A beaten unit stays in on 6, 7 or 8: 16 throws of 36. One that is beaten badly stays on a 7 alone: 6 of 36.',
    ],
    charts: ['reaction.rows', 'reaction.letters'],
  }),
  clauseOf(passage('reaction, letters', 'found'), {
    heading: 'The letters',
    words: [
      'M continues the melee, L withdraws out of range, J runs off the table, E makes for high ground, F for friends. Where a cell holds two letters the player of the unit chooses; both mean that it leaves the fight.',
    ],
    charts: ['reaction.letters'],
  }),
  clauseOf(sources.emir, {
    heading: 'An Emir',
    words: [
      'An Emir with the unit may shift the result by one cell. We take it that he does so whenever it keeps his men in the fight, and only then.',
    ],
    charts: ['reaction.when'],
  }),
  clauseOf(sources.none, {
    heading: 'Who takes no test',
    words: [
      'Imperial troops take no test after close combat in what could be seen of the rules, and nobody tests for losses under fire, for being charged or for friends that run. Of the row for an unknown enemy three cells are known; that is too little to play, so we leave it out.',
    ],
  }),
  clauseOf(sources.rally, {
    heading: 'Rallying',
    words: [
      'Nothing is said of rallying. A routed unit, of either kind, may throw on the row of the beaten once a turn: where a beaten unit would stay in, it rallies.',
    ],
    charts: ['reaction.rows'],
  }),
];
