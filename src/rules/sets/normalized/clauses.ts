/** Text 003 in our own words, clause by clause: what a chip opens. */
import type { Clause } from '../../engine/parts.ts';
import { endClauses } from './clauses/ending.ts';
import { frontClauses, killClauses } from './clauses/fighting.ts';
import { levelClauses, outsideClauses } from './clauses/level.ts';
import { worthClauses } from './clauses/worth.ts';

/** The melee tests the level, so its clauses stand in both parts. */
export const meleeClauses: readonly Clause[] = [...worthClauses, ...killClauses, ...frontClauses, ...endClauses, ...levelClauses];
export const moraleClauses: readonly Clause[] = [...levelClauses, ...outsideClauses];
