/** The loss by range as lines on a chart: scales and paths by d3, from points that are known. Where nothing is known there is a gap. */
import type { CompareBy } from '#game/compare';
import type { CurvePoint, RangeCurve } from '#game/rangeCurve';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { cliffsOf, noteOf } from './cliffs.ts';
import type { Frame } from './frame.ts';
import { apart, type Label } from './labels.ts';

export interface Drawn {
  readonly book: string;
  readonly label: string;
  readonly index: number;
  readonly paths: readonly string[];
  /** Where it may not fire any further: from the end of the line straight down. */
  readonly drops: readonly { readonly x: number; readonly from: number; readonly to: number }[];
  readonly dot: { readonly x: number; readonly y: number; readonly words: string } | null;
}

/** From a dot or a corner to its words, in css pixels. */
const BESIDE = 11;
const ABOVE = -8;

export interface Picture {
  readonly curves: readonly Drawn[];
  /** Names at the dots and what each line is like, moved apart and kept on the chart. */
  readonly labels: readonly Label[];
  readonly xTicks: readonly { readonly at: number; readonly words: string }[];
  readonly yTicks: readonly { readonly at: number; readonly words: string }[];
  /** Where the range that is asked about lies. */
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
 * which has all of them at one range. `inchIsYards` is the home book's, for reading a place on the chart back. `laid`: books whose shot
 * goes along a line, so that their curve also ends where the table has no room.
 */
export function pictureOf(
  curves: readonly RangeCurve[],
  means: ReadonlyMap<string, number | null>,
  {
    by,
    inchIsYards,
    range,
    laid = new Set(),
  }: { readonly by: CompareBy; readonly inchIsYards: number; readonly range: number | null; readonly laid?: ReadonlySet<string> },
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
      drops: cliffsOf(curve, laid.has(curve.book)).flatMap((cliff) =>
        cliff.to === null && at(cliff.at) <= last ? [{ x: x(at(cliff.at)), from: y(cliff.at.mean), to: y(0) }] : [],
      ),
      paths: curve.pieces.flatMap((piece) => path([...within(piece)]) ?? []),
      dot: here && mean !== null && at(here) <= last ? { x: x(at(here)), y: y(mean), words: meanWords(mean) } : null,
    };
  });
  const names = drawn.flatMap(({ book, label, index, dot }): Label[] =>
    dot ? [{ id: `${book}/name`, words: `${label} ${dot.words}`, index, x: dot.x + BESIDE, y: dot.y + ABOVE, end: false }] : [],
  );
  const notes = curves.flatMap((curve, index): Label[] => {
    const note = noteOf(curve, by, laid.has(curve.book));
    if (!note || at(note.at) > last) return [];
    return [{ id: `${curve.book}/note`, words: note.words, index, x: x(at(note.at)) + BESIDE, y: y(note.mean) + ABOVE, end: false }];
  });
  const dots = drawn.flatMap(({ dot }) => (dot ? [dot] : []));
  const here = range === null ? null : by === 'inches' ? range : range * inchIsYards;
  const unit = by === 'inches' ? '″' : '';
  return {
    curves: drawn,
    labels: apart([...names, ...notes], dots, frame),
    xTicks: x.ticks(Math.max(4, Math.min(9, Math.floor(frame.width / 90)))).map((tick) => ({ at: x(tick), words: `${tick}${unit}` })),
    yTicks: y.ticks(5).map((tick) => ({ at: y(tick), words: String(tick) })),
    here: here === null || here > last ? null : x(here),
    rangeAt: (px) => {
      const value = Math.min(last, Math.max(0, x.invert(px)));
      return Math.round(100 * (by === 'inches' ? value : value / inchIsYards)) / 100;
    },
  };
}
