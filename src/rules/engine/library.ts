/** The books that can be played: ready-made ones, and whatever a player joins from their parts. */
import type { Chart } from './chart.ts';
import type { PartOf, RuleSet } from './contract.ts';
import type { PartName } from './parts.ts';

/** What a game says of its book: the ready-made one it starts from, parts joined in place of that book's own, and the player's charts. */
export interface BookChoice {
  readonly book: string;
  readonly parts: Readonly<Partial<Record<PartName, string>>>;
  readonly charts: readonly Chart[];
}

export interface Library {
  /** As shipped, in the order in which they are offered. */
  readonly books: readonly RuleSet[];
  /** Every part that may be joined. */
  readonly parts: Readonly<Record<PartName, readonly PartOf[]>>;
  /** The same value for the same choice. @throws on a book or a part that is not there: files are checked when they are read. */
  readonly bookOf: (choice: BookChoice) => RuleSet;
}
