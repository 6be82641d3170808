/** A passage that may be read in more than one way, and the choice that a player has. */
import type { SourceRef } from './source.ts';

export interface Option {
  readonly id: string;
  /** The first choice is the default. */
  readonly choices: readonly string[];
  readonly label: string;
  readonly source: SourceRef;
  /** The passage itself, 12 words at most; null where the text is silent. */
  readonly quote: string | null;
  /** The passage as we read it, in our own words. */
  readonly reads: string;
  /** Why the first choice is ours. */
  readonly why: string;
  /** What each choice does, in the order of the choices. */
  readonly means: readonly string[];
}

/** Chosen readings by option id; every option of the book has an entry. */
export type Readings = Readonly<Record<string, string>>;
