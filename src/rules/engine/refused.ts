/** How the rules say no: never with `false`, always with a reason and a passage. */
import type { Readings } from './option.ts';
import type { SourceRef, Witness } from './source.ts';

/** Where typed dice do not fit what was asked for. */
export interface DiceFault {
  /** Place among the dice typed, from 0; the first that is missing or left over. */
  readonly at: number;
  /** The face typed there; null where there is none. */
  readonly given: number | null;
  /** The die asked for there; null where none is. */
  readonly askedFor: { readonly sides: number; readonly why: string; readonly for: string } | null;
}

export interface Refused {
  readonly code: string;
  readonly because: string;
  readonly source: SourceRef;
  readonly seen?: Witness;
  /** Of typed dice: which of them, and what was asked for there. */
  readonly dice?: DiceFault;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}
