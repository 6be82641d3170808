/** The open choices of this text's fire. The first choice is the default. */
import { choiceOf, measuringOptions } from '../../../engine/measuring.ts';
import type { Readings } from '../../../engine/contract.ts';
import type { Option } from '../../../engine/option.ts';
import { passage, sharedOptions, TEXT } from '../shared/index.ts';

export const options: readonly Option[] = [
  {
    id: 'C004-1',
    choices: ['table', 'example'],
    label: 'From 12 to 20 inches small arms are at',
    source: passage('small arms fire table, classes of range', 'our-reading', 'C004-1'),
    quote: 'At 15” the range is considered to be “medium”',
    reads: 'The table sets 12 to 20 inches under Long; the worked example calls 15 inches medium. The table rules.',
    why: 'The table is complete and is what is read in play; the example is one aside.',
    means: ['Long, as the table prints it.', 'Medium, as the worked example has it.'],
  },
  ...sharedOptions,
  {
    id: 'C004-20',
    choices: ['company', 'majority'],
    label: 'Stands of a company in several bands of range',
    source: passage('determine ranges, by company', 'our-reading', 'C004-20'),
    quote: 'the majority of figures at a particular range',
    reads: 'Stands in one band of range fire as one, each band with its own d10.',
    why: 'The text asks for it company by company; one range for all is left to the players’ courtesy.',
    means: ['Each band fires by itself.', 'All fire at the band in which most of their figures stand.'],
  },
  ...measuringOptions({
    text: TEXT,
    arcs: { where: 'troops entitled to fire, arc', quote: 'up to 30 degrees from the edge of their base' },
    aim: { where: 'determine ranges and arcs, the view', quote: null },
    level: { where: 'determine ranges and arcs, the view', quote: null },
    sight: { where: 'determine ranges and arcs, the view', quote: 'only if the target is clearly visible' },
  }),
];

/** The choice made for an option; its default where the game names none. @throws on an option or a choice that is not there. */
export const chosen = (readings: Readings, id: 'C004-1' | 'C004-20'): string => choiceOf(options, readings, id);
