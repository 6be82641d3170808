/** Text 001's fire in our own words, in the order in which it is read. */
import type { Clause } from '../../engine/parts.ts';
import { arms } from './clauses/arms.ts';
import { artillery } from './clauses/artillery.ts';
import { firing } from './clauses/firing.ts';
import { settling } from './clauses/settling.ts';

export const clauses: readonly Clause[] = [...firing, ...artillery, ...arms, ...settling];
