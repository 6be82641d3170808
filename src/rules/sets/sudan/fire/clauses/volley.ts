/** Range, the d10 to hit and the fire factors: in our own words. */
import type { Clause } from '../../../../engine/parts.ts';
import { clauseOf, passage } from '../../shared/index.ts';
import { sources } from '../sources.ts';

export const volleyClauses: readonly Clause[] = [
  clauseOf(passage('scale', 'reconstructed'), {
    heading: 'Scale',
    words: [
      'An inch on the table is ten yards. The text as we have it names no scale, so this one is reconstructed: a company of twelve figures, 120 men in two ranks, takes about 45 yards of ground, and small arms reach 300.',
      'Nothing is judged by it: it says what ranges are on the ground, and what is compared at the same yards.',
    ],
    charts: ['sudan.scale'],
  }),
  clauseOf(sources.range, {
    heading: 'Range',
    words: [
      'Range runs from the mean of the figures of those that fire together to the nearest figure of the enemy unit, of the stands that they may fire at.',
    ],
  }),
  clauseOf(sources.group, {
    heading: 'Company by company',
    words: [
      'Stands of a company whose own ranges fall in one band fire as one. Each such group is then measured from its own centre; groups that so fall in one band are one, measured again, until no two are alike. So no band fires twice, and a group fires in the band of its own range.',
      'By the other reading all stands of the company fire at the range of the group with the most figures, of equal ones the nearer.',
    ],
  }),
  clauseOf(sources.umpire, {
    heading: 'Set by the umpire',
    words: ['A range set by the umpire takes the place of the measured one, and all stands that bear fire at it together.'],
  }),
  clauseOf(passage('small arms fire table'), {
    heading: 'Small arms: the table to hit',
    words: ['At 1, 3, 7, 12, 20 and 30 inches the d10 must show 1, 2, 3, 4, 5 and 6 or more. Beyond 30 inches small arms do not reach.'],
    charts: ['small-arms.to-hit'],
  }),
  clauseOf(sources.bandEdges, {
    heading: 'Shared limits',
    words: ['A limit that two bands share belongs to the nearer one: exactly 12 inches is hit on a 4.'],
    charts: ['small-arms.to-hit'],
  }),
  clauseOf(passage('small arms fire table, classes of range', 'printed', 'C004-1'), {
    heading: 'Close, medium and long',
    words: [
      'The table prints Close under the first inch, Medium from there to 12 inches and Long from 12 to 30.',
      'The worked example contradicts it: it calls 15 inches medium. The table is our default; the other reading makes 12 to 20 inches medium and so reaches the example’s 90 casualties.',
    ],
    charts: ['range-classes.table', 'range-classes.example'],
  }),
  clauseOf(passage("determining casualties, the worked example's class of range", 'our-reading', 'C004-1'), {
    heading: 'The worked example’s medium range',
    words: [
      'Thirty-six figures at 15 inches are at medium range in the worked example, with a factor of 0; by the table they are at long range, with −2.',
    ],
    charts: ['range-classes.example'],
  }),
  clauseOf(sources.gate, {
    heading: 'The d10 to hit',
    words: [
      'Modifiers are added to the d10, which must then reach the table’s number. That is the same as taking them off the number, which is how a ruling shows it.',
    ],
  }),
  clauseOf(sources.certain, {
    heading: 'Certain and impossible',
    words: [
      'When 1 or less is needed the fire hits without a die. When more than 10 is needed it misses without one: no natural 10 saves it.',
    ],
  }),
  clauseOf(sources.oneDie, {
    heading: 'One d10 for a group',
    words: ['All that fire together at one range throw one d10, and on a hit one d6.'],
  }),
  clauseOf(sources.highAndLow, {
    heading: 'High is good, then low is good',
    words: ['The d10 to hit should be high. The d6 of the random factor should be low.'],
  }),
  clauseOf(passage('Imperial troops, to hit modifiers'), {
    heading: 'Modifiers of Imperial fire',
    words: [
      'Egyptians or Sudanese −1; officer lost −1; at foot that charges −1; into cover −2; at open order −2; at mounted that charge −2; from a prepared position +1. All that apply are added together.',
    ],
    charts: ['to-hit.imperial'],
  }),
  clauseOf(passage('Mahdists, to hit modifiers'), {
    heading: 'Modifiers of Mahdist fire',
    words: ['At open order −3; at a charging enemy −1; marksmen +1; from a prepared position +1. All that apply are added together.'],
    charts: ['to-hit.mahdist'],
  }),
  clauseOf(passage('Imperial small arms fire factors'), {
    heading: 'Fire factors of Imperials',
    words: ['By the firer and the target, each on foot or mounted, and by the class of range.'],
    charts: ['fire-factors.imperial'],
  }),
  clauseOf(sources.skirmishers, {
    heading: 'Imperial skirmishers',
    words: ['Foot that skirmishes fires in the row of foot.'],
    charts: ['fire-factors.imperial'],
  }),
  clauseOf(passage('Mahdist small arms fire factors', 'printed', 'C004-8'), {
    heading: 'Fire factors of Mahdists',
    words: [
      'By what they fire at: foot, skirmishers, mounted, troops in improvised or in prepared cover. The rows are the target’s, since two of them name cover.',
    ],
    charts: ['fire-factors.mahdist'],
  }),
  clauseOf(sources.worstRow, {
    heading: 'A target in several rows',
    words: ['Where a target stands in more than one row, mounted and in cover say, the lowest counts.'],
    charts: ['fire-factors.mahdist'],
  }),
  clauseOf(sources.modifiersOnly, {
    heading: 'No further factors',
    words: [
      'The text speaks of further factors and prints none. Open order, a charge and cover act on the d10 of Imperials; against Mahdist fire both the modifiers of the d10 and the target’s row count, as printed.',
    ],
  }),
  clauseOf(sources.cover, {
    heading: 'Cover works differently for each side',
    words: ['Imperials take 2 off the d10 for a target in cover. Mahdists take nothing off, but fire in the rows of cover.'],
    charts: ['cover'],
  }),
  clauseOf(passage('cover', 'house', 'D004-9'), {
    heading: 'What counts as cover',
    words: [
      'Walls and woods are improvised cover, buildings prepared. Cover counts where at least half of the firing figures aim into it, and the better kind where half aim into that; a position counts for the firer in the same way.',
    ],
    charts: ['cover'],
  }),
  clauseOf(passage('cover, works'), {
    heading: 'Works',
    words: [
      'Works are improvised or prepared as they were built. Behind prepared ones, or in a building, a company fires from a prepared position.',
    ],
    charts: ['cover'],
  }),
  clauseOf(sources.factorRange, {
    heading: 'How far the factors reach',
    words: ['With the d6 the final factor of fire lies between −11, Mahdists at long range into prepared cover, and +7.'],
  }),
];
