/** What the comparison shows: the same shot under every book, and its loss by range. Plain data, made in the background. */
import type { CompareBy, ShotColumn } from '#game/compare';
import type { ChargeColumn } from '#game/compareCharge';
import type { RangeCurve } from '#game/rangeCurve';

/** No curve is drawn further than a table is deep, in inches: a line that ends there might go on. */
export const FURTHEST = 60;

export interface Comparison {
  readonly by: CompareBy;
  /** Range in the home book's inches in place of the measured one: the ghost's; null as the table stands. */
  readonly ghost: number | null;
  /** Why the firing unit could not stand at that range on its line; null where it can, or was not asked. */
  readonly noRoom: string | null;
  readonly columns: readonly ShotColumn[];
  readonly curves: readonly RangeCurve[];
  /** The same two units hand to hand, once a text of melee; empty where the shot has no target. */
  readonly charges: readonly ChargeColumn[];
}

export interface CompareView {
  readonly by: CompareBy;
  readonly ghost: number | null;
  /** "1/9e Ligne, small arms at Odessa". */
  readonly title: string;
  /** null while it is worked out. */
  readonly answer: Comparison | null;
}
