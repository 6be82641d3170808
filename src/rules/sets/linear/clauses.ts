/** Text 000 in our own words, passage by passage: what a source of this text opens at. */
import type { Clause } from '../../engine/parts.ts';
import { clauseOf } from './clauses/clause.ts';
import { house } from './clauses/house.ts';
import { printed } from './clauses/printed.ts';
import { read } from './clauses/read.ts';

const umpire: readonly Clause[] = [
  clauseOf('yours')('set by the umpire', 'Set by the umpire', [
    'A range set by hand takes the place of the tape’s; the ruling says so and names both.',
  ]),
];

export const clauses: readonly Clause[] = [...printed, ...read, ...house, ...umpire];
