/**
 * Overlays as data, in inches, made by pure functions from facts; the painter turns each into strokes by art direction:
 * brass is where you may fire, ink is what was measured, red is refusal only. Widths are screen-constant.
 */
import type { Inches } from '#geometry/shape/units';
import type { Point, Polygon } from '#geometry/table/table';

export type Stroke =
  | 'tested' // ink 2.6 on white casing
  | 'after-por' // ink 2.2 dashed 7 4
  | 'not-reached' // ink 1.4 dotted 2 5 at 55 %
  | 'arc-edge' // brass 2 on casing
  | 'band' // brass 1.4 dash 7 5
  | 'hop' // brass 1.7
  | 'ruler' // ink hairline ruler with inch ticks
  | 'per-stand' // thin ink range line of one stand
  | 'path' // move path with inch ticks
  | 'refused'; // red 2 on casing

export type PillTone = 'paper' | 'brass' | 'ink' | 'yes' | 'no' | 'near';

export type Mark =
  /** Filled polygon with holes: the arc or field of fire that was tested. */
  | { readonly kind: 'area'; readonly id: string; readonly rings: readonly Polygon[]; readonly tone: 'arc' | 'seen' | 'struck' | 'swept' }
  | { readonly kind: 'line'; readonly id: string; readonly points: readonly Point[]; readonly stroke: Stroke }
  /** A tick across the line of fire: long on entry, short on exit. `along` is the line's bearing in degrees. */
  | { readonly kind: 'tick'; readonly id: string; readonly at: Point; readonly along: number; readonly size: 'entry' | 'exit' }
  /** A pill with words; `number` draws the numbered ink disc before them. A leader joins it to `at` when it had to move away. */
  | {
      readonly kind: 'pill';
      readonly id: string;
      readonly at: Point;
      readonly words: string;
      readonly tone: PillTone;
      readonly number?: number;
      readonly icon?: 'tick' | 'cross' | 'near';
      readonly priority: number;
      readonly away?: number;
    }
  | {
      readonly kind: 'symbol';
      readonly id: string;
      readonly at: Point;
      readonly symbol: 'por' | 'stopper' | 'muzzle' | 'cross' | 'pivot' | 'corner' | 'rotate' | 'vertex';
      readonly handle?: string;
    }
  /** The bounces after the point of ricochet, drawn as hops along the run. */
  | { readonly kind: 'hops'; readonly id: string; readonly from: Point; readonly to: Point }
  /** Scale bar of the run: gun to POR in thirds, run-on in thirds, from geometry's own points. */
  | {
      readonly kind: 'span';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly words: string;
      readonly tone: PillTone;
    }
  | { readonly kind: 'disc'; readonly id: string; readonly center: Point; readonly radius: Inches; readonly stroke: Stroke };
