/** The rules of this text's fire in our own words: what a chip opens. */
import type { Clause } from '../../../../engine/parts.ts';
import { sharedClauses } from '../../shared/index.ts';
import { gunClauses } from './guns.ts';
import { volleyClauses } from './volley.ts';
import { whoClauses } from './who.ts';

export const clauses: readonly Clause[] = [...whoClauses, ...volleyClauses, ...gunClauses, ...sharedClauses];
