/** The rule books that can be played, and the parts that a player may join otherwise: one line each. */
import type { RuleSet } from '../engine/contract.ts';
import { libraryOf } from '../engine/join.ts';
import { laterMelee, laterMorale, laterMovement } from './later.ts';
import { standsFire } from './stands/index.ts';

export const library = libraryOf(
  [
    {
      id: 'stands',
      label: 'Stands and odds',
      version: 1,
      fire: standsFire,
      melee: laterMelee,
      morale: laterMorale,
      movement: laterMovement,
    },
  ],
  { fire: [standsFire], melee: [laterMelee], morale: [laterMorale], movement: [laterMovement] },
);

export const books: readonly RuleSet[] = library.books;

/** null for a book that is not there. */
export const bookById = (id: string): RuleSet | null => books.find((book) => book.id === id) ?? null;
