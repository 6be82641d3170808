/** The open choice that fire and melee of this text share. */
import type { Option } from '../../../engine/option.ts';
import { passage } from './sources.ts';

export const sharedOptions: readonly Option[] = [
  {
    id: 'C004-14',
    choices: ['european', 'egyptian'],
    label: 'Indian troops throw in the column of',
    source: passage('random factors, whose column', 'our-reading', 'C004-14'),
    quote: null,
    reads: 'Indian regulars throw in the column of the Europeans.',
    why: 'Only Egyptians and Sudanese are singled out; the Indian regiments of the text are imperial regulars.',
    means: ['The European column.', 'The Egyptian and Sudanese column.'],
  },
];
