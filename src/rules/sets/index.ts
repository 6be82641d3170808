/** The rule books that can be played, one line each. */
import type { RuleSet } from '../engine/contract.ts';
import { stands } from './stands/index.ts';

export const books: readonly RuleSet[] = [stands];

/** null for a book that is not there. */
export const bookById = (id: string): RuleSet | null => books.find((book) => book.id === id) ?? null;
