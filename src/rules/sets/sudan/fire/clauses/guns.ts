/** Guns and machine guns: in our own words. */
import type { Clause } from '../../../../engine/parts.ts';
import { clauseOf, passage } from '../../shared/index.ts';
import { sources } from '../sources.ts';

export const gunClauses: readonly Clause[] = [
  clauseOf(passage('artillery fire', 'reconstructed', 'D004-5'), {
    heading: 'Guns: the table to hit',
    words: [
      'The artillery chapter is lost; the text says that it had six bands. Ours end at 6, 12, 24, 36, 54 and 72 inches, hit on 2 to 7. The first two are case shot. Guns of a battery in one band fire as one.',
    ],
    charts: ['artillery.to-hit'],
  }),
  clauseOf(passage('artillery fire, classes of range', 'reconstructed', 'D004-5'), {
    heading: 'Guns: close, medium and long',
    words: ['Close to 12 inches, medium to 36, long beyond.'],
    charts: ['artillery.classes'],
  }),
  clauseOf(passage('artillery, to hit modifiers', 'reconstructed', 'D004-5'), {
    heading: 'Guns: modifiers',
    words: ['Egyptian crews −1 (Sudanese ones none), captured guns in Mahdist hands −2, at open order −2, into cover −2.'],
    charts: ['artillery.modifiers'],
  }),
  clauseOf(passage('artillery fire factors', 'reconstructed', 'D004-5'), {
    heading: 'Guns: factors',
    words: ['4 at close, 1 at medium, −1 at long range, at foot and mounted alike. The random factor is that of small arms.'],
    charts: ['artillery.factors'],
  }),
  clauseOf(passage('artillery, figures a gun fires as', 'reconstructed', 'D004-5'), {
    heading: 'Guns: figures',
    words: ['A screw gun fires as 10 figures, a field gun as 15.'],
    charts: ['artillery.figures'],
  }),
  clauseOf(sources.crew, {
    heading: 'A crew that is short',
    words: ['A gun fires in proportion to the gunners that are left, exactly: with five of six a screw gun fires as 8 1/3 figures.'],
    charts: ['artillery.figures'],
  }),
  clauseOf(sources.standIn, {
    heading: 'Other men at the gun',
    words: ['A stand given up to serve a gun without a crew serves it whole.'],
    charts: ['artillery.figures'],
  }),
  clauseOf(passage('guns of other wars', 'house', 'D004-6'), {
    heading: 'Guns of other wars',
    words: ['Guns of up to 8 pounds fire as 10 figures, heavier ones and howitzers as 15. They move as field guns.'],
    charts: ['artillery.figures.house'],
  }),
  clauseOf(passage('machine guns', 'found'), {
    heading: 'Machine guns',
    words: [
      'A machine gun fires by the table of small arms. It declares up to 20 rounds; when it hits, a d20 tells whether it jams. Each gun fires for itself.',
    ],
    charts: ['machine-guns', 'small-arms.to-hit'],
  }),
  clauseOf(passage('machine guns, rounds not declared', 'house', 'D004-7'), {
    heading: 'Rounds that were not declared',
    words: ['Where nothing is declared the gun fires 10 rounds: it jams nine times in twenty.'],
    charts: ['machine-guns.house'],
  }),
  clauseOf(sources.jam, {
    heading: 'The d20 and the jam',
    words: [
      'After a hit the d20 is thrown. Over the rounds declared, all of them are fired, each as one man. Under them the gun jams at that number: so many still fire, and it must be cleared. Exactly on the number is not stated; it does not jam.',
      'The source’s own example fires 8 rounds, throws a 9 and speaks of seven; by its rule it is 8.',
    ],
    charts: ['machine-guns'],
  }),
  clauseOf(sources.clearing, {
    heading: 'Clearing a jam',
    words: [
      'Two free gunners throw a d6 each turn after the jam. It is cleared on 1 in the first turn, 1 or 2 in the second, and so on to 5 or less in the fifth; a gun not cleared by then is wrecked.',
    ],
    charts: ['machine-guns.clearing'],
  }),
];
