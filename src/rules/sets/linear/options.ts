/** The open choices of text 000's fire. The first choice is the default; those of measuring are the same for every text. */
import type { Option, Readings } from '../../engine/contract.ts';
import { measuringOptions } from '../../engine/measuring.ts';
import type { SourceRef } from '../../engine/source.ts';

const source = (where: string, reading: string): SourceRef => ({ text: '000', where, status: 'our-reading', reading });

const own = [
  {
    id: 'C000-2',
    choices: ['extremes', 'all-figures'],
    label: 'Range of a unit',
    source: source('range of a unit', 'C000-2'),
    quote: 'the average range is used for the entire unit',
    reads: 'The range of a unit is half the sum of its nearest and its furthest figure’s.',
    why: 'The sum itself is missing from the text; the words before it name the two extremes and nothing else.',
    means: ['Half the sum of the nearest and the furthest figure’s range.', 'The mean of the ranges of all firing figures.'],
  },
  {
    id: 'C000-5',
    choices: ['additive', 'exact'],
    label: 'Chances of several figures',
    source: source('chances are added', 'C000-5'),
    quote: 'One should not simply total probabilities in the way I described.',
    reads: 'Chances are added up: a hundred is a sure hit, what is left the chance of one more.',
    why: 'It is the text’s own way; the exact chance is worked out there only to be compared.',
    means: [
      'Two figures at 30% have a 60% chance of a hit.',
      'Below 100% the die is thrown for the exact chance of a hit: 51% for two figures at 30%. From 100% up nothing changes.',
    ],
  },
  {
    id: 'C000-7',
    choices: ['small-arms', 'artillery-too'],
    label: 'Hard cover lowers',
    source: source('cover against guns', 'C000-7'),
    quote: 'The musket and rifle fire equations discussed thus far',
    reads: 'Hard cover lowers musket and rifle fire only.',
    why: 'The passage on cover speaks of those two, and the guns come after it.',
    means: ['Musket and rifle fire.', 'Canister and round shot too.'],
  },
  {
    id: 'C000-9a',
    choices: ['600', '800'],
    label: 'Round shot reaches, in yards',
    source: source('round shot to 800 yards', 'C000-9a'),
    quote: 'would you like to extend the roundshot effect out to 800 yards?',
    reads: 'Round shot reaches 600 yards.',
    why: 'It is the line that the text works with; the longer one is offered at its end.',
    means: ['60 inches, 12% a man at the muzzle.', '80 inches, 16% a man at the muzzle.'],
  },
  {
    id: 'C000-9b',
    choices: ['300', '400'],
    label: 'Canister reaches, in yards',
    source: source('canister to 400 yards', 'C000-9b'),
    quote: 'you feel that cannister should reach out to 400 yards',
    reads: 'Canister reaches 300 yards.',
    why: 'It is the line that the text works with; the longer one is offered at its end.',
    means: ['30 inches, 30% a man at the muzzle.', '40 inches, 40% a man at the muzzle.'],
  },
] as const satisfies readonly Option[];

export const options: readonly Option[] = [
  ...own,
  ...measuringOptions({
    text: '000',
    arcs: { where: 'arcs', quote: null },
    aim: { where: 'clear line', quote: null },
    level: { where: 'levels', quote: null },
    sight: { where: 'clear line', quote: null },
  }),
];

type Open = (typeof own)[number];
export type Choice<Id extends Open['id']> = Extract<Open, { readonly id: Id }>['choices'][number];

/** The reading chosen for an option; its default where the game names none. @throws on a choice that the option does not have. */
export function chosen<Id extends Open['id']>(readings: Readings, id: Id): Choice<Id> {
  const option = own.find((each) => each.id === id);
  const choices: readonly string[] = option?.choices ?? [];
  const choice = readings[id] ?? choices[0] ?? '';
  if (!choices.includes(choice)) throw new Error(`option ${id} has no choice ${choice}`);
  return choice as Choice<Id>;
}
