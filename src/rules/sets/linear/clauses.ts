/** Text 000 in our own words, passage by passage. */
import type { Clause } from '../../engine/parts.ts';

export const clauses: readonly Clause[] = [];
