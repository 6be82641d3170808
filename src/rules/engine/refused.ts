/** How the rules say no: never with `false`, always with a reason and a passage. */
import type { SourceRef, Witness } from './source.ts';

export interface Refused {
  readonly code: string;
  readonly because: string;
  readonly source: SourceRef;
  readonly seen?: Witness;
}
