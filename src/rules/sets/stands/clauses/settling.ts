/** From the total to what it does: odds, modifiers, batteries under fire, the Effect of Fire chart. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

const odds: readonly Clause[] = [
  clause(
    'direct fire, all fire combined',
    'One total for each target',
    ['All that is fired at one unit in one step is added up, whoever fires it, and settled with one d12.'],
    {
      status: 'our-reading',
      reading: 'C001-21',
    },
  ),
  clause(
    'odds, figures of the unit',
    'Against how many',
    [
      'The total is set against the figures of the whole unit. One passage says figures of the stand, but its own example comes out only with the unit’s nine.',
    ],
    {
      status: 'our-reading',
      reading: 'C001-1',
    },
  ),
  clause(
    'odds, a target without figures',
    'Nobody left',
    ['Those figures count that are there when the step is settled. Where none is left there is nothing to fire at.'],
    {
      status: 'our-reading',
      reading: 'C001-36',
    },
  ),
  clause(
    'odds, rounding',
    'Rounding',
    [
      'Odds are rounded for the target: 17 to 9 is 1-1, and 4 to 9 is 1-3. The chart ends at its best column, and odds below its first have no effect.',
    ],
    {
      status: 'our-reading',
      reading: 'C001-20',
    },
  ),
];

const modifiers: readonly Clause[] = [
  clause(
    'modifiers',
    'Modifiers of the die',
    ['They change the d12 and never the odds. Each is looked at in every ruling, and one that does not apply is shown as such.'],
    {
      charts: ['die-modifiers'],
    },
  ),
  clause('modifiers, attack column or square', 'Column and square', ['A target in attack column or square adds 1, in both steps.'], {
    charts: ['die-modifiers'],
  }),
  clause(
    'modifiers, building',
    'Buildings',
    [
      'A target in a building adds 2 for each story. The line stands under solid shot and is read for the first step only; by choice it holds in the second too.',
    ],
    {
      reading: 'C001-10',
      charts: ['die-modifiers'],
    },
  ),
  clause(
    'modifiers, uphill',
    'The die uphill',
    ['In the first step firing uphill takes 1 off the die; only high trajectory can. In the second step the value is halved in its place.'],
    {
      reading: 'C001-8',
      charts: ['die-modifiers'],
    },
  ),
];

const batteries: readonly Clause[] = [
  clause(
    'counter-battery',
    'Fire at guns',
    [
      'When a battery is hit a d6 first names the stand: gun, crew or limber. Named a second time it is a miss.',
      'One die for the battery and step, as all fire at it is one total; by choice one for each gun that hits it in the first step.',
    ],
    {
      reading: 'C001-22',
      charts: ['counts', 'artillery-loss'],
    },
  ),
  clause(
    'counter-battery, a stand counts 2',
    'Strength of a gun',
    ['A stand of artillery counts 2 in the odds. That it is the number which a gun counts for a stand crossed is chance.'],
    {
      reading: 'C001-13',
      charts: ['counts'],
    },
  ),
  clause(
    'counter-battery, unlimbered artillery',
    'Unlimbered guns',
    ['Canister and small arms at unlimbered guns take 4 off the die. Artillery at artillery does not.'],
    { charts: ['die-modifiers'] },
  ),
  clause(
    'artillery loss chart',
    'Artillery Loss Chart',
    [
      'A d6 names gun, crew or limber. Without its gun or its crew a stand does not fire. The text names the chart and no copy was found: this one is a reconstruction.',
    ],
    {
      status: 'reconstructed',
      charts: ['artillery-loss'],
    },
  ),
  clause(
    'artillery loss chart, more than two guns',
    'Larger batteries',
    [
      'With three guns or more the die counts round the guns that were struck, in the order of their names, and reads the column for one gun.',
    ],
    {
      status: 'our-reading',
      reading: 'D001-5',
      charts: ['artillery-loss'],
    },
  ),
];

const effects: readonly Clause[] = [
  clause(
    'Effect of Fire chart',
    'Effect of Fire',
    [
      'Odds and modified d12 give the effect: nothing, stopped, shaken, routed, and stands lost. A high die is bad for the target.',
      'The text sends every shot to this chart, and no copy of it was found. This one is a reconstruction that keeps to all that is printed.',
    ],
    {
      status: 'reconstructed',
      charts: ['effect-of-fire', 'effect-rows', 'effect-results'],
    },
  ),
  clause(
    'Effect of Fire chart, rows',
    'Rows of the chart',
    [
      'A modified die below the lowest row uses that row, one above the highest uses the highest. The die as it fell stays in the log. Rows are part of the reconstruction.',
    ],
    {
      status: 'reconstructed',
      reading: 'D001-3',
      charts: ['effect-rows'],
    },
  ),
  clause(
    'Effect of Fire chart, results',
    'What the results mean',
    [
      'Stopped: no advance in the next move, but fire. Shaken: falls back a move and may not charge. Routed: flees two moves and does not fire. Some cost a stand or two. Reconstructed.',
    ],
    {
      status: 'reconstructed',
      charts: ['effect-results'],
    },
  ),
  clause(
    'Effect of Fire chart, artillery',
    'Effect on guns',
    ['Stopped, the gun that the die named holds its fire next turn; anything worse, and what it named is lost. Reconstructed.'],
    {
      status: 'reconstructed',
      charts: ['effect-results'],
    },
  ),
  clause(
    'step 2 after step 1',
    'The next worse effect',
    [
      'A unit affected in the first step and again in the second suffers one worse than the graver of the two; the stands lost are those of the second result. Only this turn counts.',
    ],
    {
      status: 'our-reading',
      reading: 'C001-12',
    },
  ),
  clause(
    'which stands are lost',
    'Which stands are lost',
    ['Those struck, the nearest to the firer first, then by name; after them the others of the unit. A unit without stands is destroyed.'],
    {
      status: 'our-reading',
      reading: 'D001-4',
    },
  ),
];

export const settling: readonly Clause[] = [...odds, ...modifiers, ...batteries, ...effects];
