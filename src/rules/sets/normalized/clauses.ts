import type { Clause } from '../../engine/parts.ts';
export const meleeClauses: readonly Clause[] = [];
export const moraleClauses: readonly Clause[] = [];
