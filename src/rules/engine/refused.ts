/** How the rules say no: never with `false`, always with a reason and a passage. */
import type { Readings } from './option.ts';
import type { SourceRef, Witness } from './source.ts';

export interface Refused {
  readonly code: string;
  readonly because: string;
  readonly source: SourceRef;
  readonly seen?: Witness;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}
