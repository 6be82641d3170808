/** The loss by range as lines on a chart: scales and paths by d3, from points that are known. Where nothing is known there is a gap. */
import type { CompareBy } from '#game/compare';
import type { CurvePoint, RangeCurve } from '#game/rangeCurve';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Drawn {
  readonly book: string;
  readonly label: string;
  readonly index: number;
  readonly paths: readonly string[];
  readonly dot: { readonly x: number; readonly y: number; readonly words: string } | null;
}

export interface Picture {
  readonly curves: readonly Drawn[];
  readonly xTicks: readonly { readonly at: number; readonly words: string }[];
  readonly yTicks: readonly { readonly at: number; readonly words: string }[];
  /** Where the present range lies, by the first book that measures one. */
  readonly here: number | null;
  /** Inches of the home book at a place on the chart, kept to the chart and read off the tape. */
  readonly rangeAt: (x: number) => number;
}

const across = (by: CompareBy) => (point: { readonly inches: number; readonly yards: number }) =>
  by === 'inches' ? point.inches : point.yards;

/** As far as any curve still costs anything, rounded up to an even number. */
function reach(curves: readonly RangeCurve[], at: ReturnType<typeof across>): number {
  const costs = curves.flatMap((curve) =>
    curve.pieces
      .flat()
      .filter((point) => point.mean > 0.02)
      .map(at),
  );
  const heres = curves.flatMap((curve) => (curve.here ? [at(curve.here)] : []));
  const most = Math.max(2, ...costs, ...heres);
  const step = most > 200 ? 100 : most > 40 ? 20 : 2;
  return Math.ceil((most * 1.02) / step) * step;
}

const meanWords = (mean: number): string => (mean > 0 && mean < 0.05 ? '<0.1' : mean.toFixed(1));

/**
 * @param means what the shot costs as it stands: companies at ranges of their own may come to a little more or less than the curve,
 * which has all of them at one range. `inchIsYards` is the home book's, for reading a place on the chart back.
 */
export function pictureOf(
  curves: readonly RangeCurve[],
  means: ReadonlyMap<string, number | null>,
  { by, inchIsYards }: { readonly by: CompareBy; readonly inchIsYards: number },
  frame: Frame,
): Picture {
  const at = across(by);
  const x = scaleLinear([0, reach(curves, at)], [frame.left, frame.width - frame.right]);
  const top = Math.max(1, ...curves.flatMap((curve) => curve.pieces.flat().map((point) => point.mean)));
  const y = scaleLinear([0, top * 1.06], [frame.height - frame.bottom, frame.top]);
  const last = x.domain()[1] ?? 0;
  const path = line<CurvePoint>(
    (point) => x(at(point)),
    (point) => y(point.mean),
  );
  const within = (piece: readonly CurvePoint[]): readonly CurvePoint[] => piece.filter((point) => at(point) <= last);
  const drawn = curves.map((curve, index): Drawn => {
    const { here } = curve;
    const mean = means.get(curve.book) ?? here?.mean ?? null;
    return {
      book: curve.book,
      label: curve.label,
      index,
      paths: curve.pieces.flatMap((piece) => path([...within(piece)]) ?? []),
      dot: here && mean !== null && at(here) <= last ? { x: x(at(here)), y: y(mean), words: meanWords(mean) } : null,
    };
  });
  const first = curves.find((curve) => curve.here)?.here ?? null;
  const unit = by === 'inches' ? '″' : '';
  return {
    curves: drawn,
    xTicks: x.ticks(Math.max(4, Math.min(9, Math.floor(frame.width / 90)))).map((tick) => ({ at: x(tick), words: `${tick}${unit}` })),
    yTicks: y.ticks(5).map((tick) => ({ at: y(tick), words: String(tick) })),
    here: first ? x(at(first)) : null,
    rangeAt: (px) => {
      const value = Math.min(last, Math.max(0, x.invert(px)));
      return Math.round(100 * (by === 'inches' ? value : value / inchIsYards)) / 100;
    },
  };
}
