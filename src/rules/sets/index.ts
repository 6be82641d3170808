/** The rule books that can be played, and the parts that a player may join otherwise: one line each. */
import type { RuleSet } from '../engine/contract.ts';
import { libraryOf } from '../engine/join.ts';
import { linearMovement, standsMovement } from './house/index.ts';
import { linearFire } from './linear/index.ts';
import { normalizedMelee, normalizedMorale } from './normalized/index.ts';
import { standsFire } from './stands/index.ts';
import { sudanFire } from './sudan/fire/index.ts';
import { sudanMelee } from './sudan/melee/index.ts';
import { sudanMovement } from './sudan/movement/index.ts';
import { sudanReaction } from './sudan/reaction/index.ts';

const normalized = { melee: normalizedMelee, morale: normalizedMorale } as const;
const sudan = { fire: sudanFire, melee: sudanMelee, morale: sudanReaction, movement: sudanMovement } as const;

export const library = libraryOf(
  [
    { id: 'linear', label: 'Linear fire', version: 1, fire: linearFire, ...normalized, movement: linearMovement },
    { id: 'stands', label: 'Stands and odds', version: 1, fire: standsFire, ...normalized, movement: standsMovement },
    { id: 'sudan', label: 'Sands of the Sudan', version: 1, ...sudan },
  ],
  {
    fire: [linearFire, standsFire, sudanFire],
    melee: [normalizedMelee, sudanMelee],
    morale: [normalizedMorale, sudanReaction],
    movement: [linearMovement, standsMovement, sudanMovement],
  },
);

export const books: readonly RuleSet[] = library.books;

/** null for a book that is not there. */
export const bookById = (id: string): RuleSet | null => books.find((book) => book.id === id) ?? null;
