/** What the comparison shows: the same shot under every book, and its loss by range. Plain data, made in the background. */
import type { Placing } from '#game/command';
import type { CompareBy, ShotColumn } from '#game/compare';
import type { ChargeColumn } from '#game/compareCharge';
import type { RangeCurve } from '#game/rangeCurve';

/** No curve is drawn further than a table is deep, in inches: a line that ends there might go on. */
export const FURTHEST = 60;

/** The cards, which come first. */
export interface Cards {
  readonly by: CompareBy;
  /** Range in the home book's inches in place of the measured one: the ghost's; null as the table stands. */
  readonly ghost: number | null;
  /** Why the firing unit could not stand at that range on its line; null where it can, or was not asked. */
  readonly noRoom: string | null;
  /** Where the firing unit would stand at the ghost's range; empty as the table stands. */
  readonly placings: readonly Placing[];
  readonly columns: readonly ShotColumn[];
}

/** A part that takes longer than the cards. A book without such fire has no curve. */
export type Further =
  { readonly kind: 'curve'; readonly curve: RangeCurve | null } | { readonly kind: 'charges'; readonly charges: readonly ChargeColumn[] };

export interface Comparison extends Cards {
  /** Those that have been drawn up, in the order of the books. */
  readonly curves: readonly RangeCurve[];
  /** The same two units hand to hand, once a text of melee; empty where the shot has no target. */
  readonly charges: readonly ChargeColumn[];
  /** Whether curves or charges are still to come. */
  readonly working: boolean;
}

export interface CompareView {
  readonly by: CompareBy;
  readonly ghost: number | null;
  /** "1/9e Ligne, small arms at Odessa". */
  readonly title: string;
  /** null while the cards are worked out. */
  readonly answer: Comparison | null;
}
