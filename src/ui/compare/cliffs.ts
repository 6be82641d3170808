/** What a line of loss by range is like, in a few words beside it: where its steps are, and the step that costs everything. */
import type { CompareBy } from '#game/compare';
import type { CurvePoint, RangeCurve } from '#game/rangeCurve';
import { FURTHEST } from './comparison.ts';

export interface Cliff {
  /** The last reading before the step, and what the shot costs there. */
  readonly at: CurvePoint;
  /** Mean loss after the step; null where it may not fire there. */
  readonly to: number | null;
}

/** Two neighbouring readings of the tape, in inches. */
const NEIGHBOURS = 0.0101;
/** Mean losses in figures that differ by less are one line; a loss below it is nothing. */
const SAME = 0.03;
/** So far along a straight line its words stand. */
const FAR = 0.82;

/** Steps of a curve, nearest first. The end of a line is one where the book refuses beyond it. */
export function cliffsOf(curve: RangeCurve): readonly Cliff[] {
  return curve.pieces.flatMap((piece) =>
    piece.flatMap((point, n): Cliff[] => {
      const next = piece[n + 1];
      if (!next) return point.mean < SAME || point.inches >= FURTHEST ? [] : [{ at: point, to: null }];
      return next.inches - point.inches <= NEIGHBOURS && Math.abs(next.mean - point.mean) > SAME ? [{ at: point, to: next.mean }] : [];
    }),
  );
}

export interface Note {
  readonly words: string;
  /** The same where there is little room. */
  readonly short: string;
  /** Where it belongs on the line. */
  readonly at: CurvePoint;
  readonly mean: number;
}

function rangeWords({ inches, yards }: CurvePoint, by: CompareBy): string {
  if (by === 'yards') return `${Math.round(yards)} yd`;
  return Number.isInteger(inches) ? `${inches}″` : `${inches.toFixed(2)}″`;
}

/** "cliff at 6″: one step back costs everything", "steps at 7″ and 12″", "straight line"; null where there is nothing to say. */
export function noteOf(curve: RangeCurve, by: CompareBy): Note | null {
  const cliffs = cliffsOf(curve);
  const all = cliffs.find(({ to }) => to === null || to < SAME);
  if (all) {
    const short = `cliff at ${rangeWords(all.at, by)}`;
    return { words: `${short}: one step back costs everything`, short, at: all.at, mean: 0 };
  }
  const last = cliffs.at(-1);
  if (last) {
    const shown = cliffs.slice(-3).map(({ at }) => rangeWords(at, by));
    const words = shown.length === 1 ? `step at ${shown[0]}` : `steps at ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
    return { words, short: words, at: last.at, mean: last.to ?? 0 };
  }
  return straight(curve.pieces);
}

/** Words beside the one straight line that a curve is, before it comes to nothing. */
function straight(pieces: RangeCurve['pieces']): Note | null {
  const [piece] = pieces;
  const costing = piece?.slice(0, 1 + piece.findIndex((point) => point.mean < SAME)) ?? [];
  const [first, end] = costing.length > 0 ? [costing[0], costing.at(-1)] : [piece?.[0], piece?.at(-1)];
  if (pieces.length !== 1 || !first || !end || first.mean - end.mean < SAME) return null;
  const share = (point: CurvePoint) => (point.inches - first.inches) / (end.inches - first.inches);
  const bent = costing.some((point) => Math.abs(first.mean + share(point) * (end.mean - first.mean) - point.mean) > SAME);
  if (bent) return null;
  const part = (a: number, b: number): number => a + FAR * (b - a);
  const mean = part(first.mean, end.mean);
  return {
    words: 'straight line',
    short: 'straight line',
    at: { inches: part(first.inches, end.inches), yards: part(first.yards, end.yards), mean },
    mean,
  };
}
