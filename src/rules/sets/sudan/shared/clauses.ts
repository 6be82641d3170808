/** The shared passages in our own words: what a chip opens. */
import type { Clause } from '../../../engine/parts.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { sharedSources } from './sources.ts';

type Told = Pick<Clause, 'heading' | 'words'> & { readonly charts?: readonly string[] };

/** A clause at the passage that a source names, with its status and reading. */
export const clauseOf = ({ text, where, status, reading }: SourceRef, told: Told): Clause => ({
  text,
  where,
  status,
  ...(reading === undefined ? {} : { reading }),
  ...told,
});

export const sharedClauses: readonly Clause[] = [
  clauseOf(sharedSources.randomFactors, {
    heading: 'The random factor',
    words: [
      'Every fire that hits, and each side in a round of melee, throws a d6. The chart turns it into −3 to +2, by who throws and, for Mahdists, by whether they fire or fight; this is added to the base factor.',
      'A low die is good here, while the d10 to hit must be high.',
    ],
    charts: ['random-factors'],
  }),
  clauseOf(sharedSources.randomColumn, {
    heading: 'Whose column',
    words: [
      'The chart names Europeans, Egyptians and Sudanese, and Mahdists. Indian troops stand in none; they throw as Europeans, or as Egyptians by the other reading.',
    ],
    charts: ['random-factors'],
  }),
  clauseOf(sharedSources.peoples, {
    heading: 'Troops of other wars',
    words: [
      'A troop that is Egyptian, Sudanese or Mahdist by nature counts as that on any side. Otherwise the nation given for the unit decides, then that of its side. Everybody else, Napoleonic and American troops too, counts as Imperial and European.',
    ],
  }),
  clauseOf(sharedSources.casualtyTable, {
    heading: 'The casualty table',
    words: [
      'The final factor gives casualties for each hundred figures that fire or fight. The text prints one cell only: 36 figures at +2 cause 90. Our table passes through it and doubles with every three factors, the growth that tables of its family show, in preferred numbers.',
    ],
    charts: ['casualties'],
  }),
  clauseOf(sharedSources.beyondTheTable, {
    heading: 'Beyond the ends of the table',
    words: [
      'Factors above the last row go on by the same growth: ten factors on, ten times as many. Below the first row there are no casualties.',
    ],
    charts: ['casualties'],
  }),
  clauseOf(sharedSources.rounding, {
    heading: 'Rounding casualties',
    words: ['Casualties are whole. The exact product of figures and table is rounded to the nearest, a half upwards.'],
    charts: ['casualties'],
  }),
  clauseOf(sharedSources.figureScale, {
    heading: 'Ten casualties to a figure',
    words: [
      'Every ten casualties remove a figure. What is left over is thrown for on a d10: at or under the rest one figure more is lost, above it the figure is saved. With nothing left over no die is thrown.',
    ],
    charts: ['figure-scale'],
  }),
  clauseOf(sharedSources.noMoreThanThere, {
    heading: 'No more than are there',
    words: ['A unit cannot lose more figures than it has. With its last figure it is destroyed.'],
  }),
];
