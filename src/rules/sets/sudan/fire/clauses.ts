/** The rules of this text's fire in our own words: what a chip opens. */
import type { Clause } from '../../../engine/parts.ts';
import { sharedClauses } from '../shared/index.ts';

export const clauses: readonly Clause[] = [...sharedClauses];
