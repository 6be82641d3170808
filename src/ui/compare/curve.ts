/** The loss by range as lines on a chart: scales and paths by d3, from points that are known. Where nothing is known there is a gap. */
import type { CompareBy, ShotColumn } from '#game/compare';
import type { CurvePoint, RangeCurve } from '#game/rangeCurve';
import { toNumber } from '#rules/engine/fraction';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { cliffsOf, noteOf } from './cliffs.ts';
import type { Frame } from './frame.ts';
import { apart, type Label } from './labels.ts';
import { rangeOf } from './rows.ts';

export interface Drawn {
  readonly book: string;
  readonly label: string;
  readonly index: number;
  readonly paths: readonly string[];
  /** Where it may not fire any further: from the end of the line straight down. */
  readonly drops: readonly { readonly x: number; readonly from: number; readonly to: number }[];
  readonly dot: { readonly x: number; readonly y: number; readonly words: string } | null;
}

type Scale = ReturnType<typeof scaleLinear<number>>;

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
  /** A staircase over it on a scale of its own, with that scale's numbers; null without one. */
  readonly stairs: { readonly d: string; readonly ticks: readonly { readonly at: number; readonly words: string }[] } | null;
  /** Where the axis ends. */
  readonly right: number;
  /** Inches of the home book at a place on the chart, kept to the chart and read off the tape. */
  readonly rangeAt: (x: number) => number;
}

const across = (by: CompareBy) => (point: Reading) => (by === 'inches' ? point.inches : point.yards);

interface Reading {
  readonly inches: number;
  readonly yards: number;
}

/** Where a book's shot stands now, and what it costs there; `mean` null where it may not fire. */
export interface Standing extends Reading {
  readonly mean: number | null;
}

/** Where each column's shot stands: the range that was set, or measured. */
export function standingsOf(columns: readonly ShotColumn[]): ReadonlyMap<string, Standing> {
  return new Map(
    columns.flatMap((column) => {
      const at = column.set ?? rangeOf(column);
      if (!at) return [];
      const mean = column.mean === null ? null : toNumber(column.mean);
      return [[column.book, { inches: at.inches, yards: at.yards, mean }] as const];
    }),
  );
}

/** A staircase of modifiers over the losses: limits in inches on its own ground, each with what counts up to it. */
export interface Stairs {
  readonly label: string;
  readonly inchIsYards: number;
  readonly steps: readonly { readonly upTo: number; readonly value: number }[];
}

export interface Asked {
  readonly by: CompareBy;
  /** The home book's, for reading a place on the chart back. */
  readonly inchIsYards: number;
  /** The range in inches that is asked about now. */
  readonly range: number | null;
  readonly stairs?: Stairs | null;
  /** Ids of the books in their order: a line keeps its stroke whatever other books have no line. */
  readonly books?: readonly string[];
}

/** As far as any curve still costs anything, rounded up to an even number. */
function reach(curves: readonly RangeCurve[], heres: readonly Reading[], at: ReturnType<typeof across>): number {
  const costs = curves.flatMap((curve) =>
    curve.pieces
      .flat()
      .filter((point) => point.mean > 0.02)
      .map(at),
  );
  const most = Math.max(2, ...costs, ...heres.map(at));
  const step = most > 200 ? 100 : most > 40 ? 20 : 2;
  return Math.ceil((most * 1.02) / step) * step;
}

const meanWords = (mean: number): string => (mean > 0 && mean < 0.05 ? '<0.1' : mean.toFixed(1));

/** Css pixels of a chart on which there is no room for a whole sentence beside a line. */
const NARROW = 520;
/** Room for the staircase's own numbers at the right. */
const STAIRS_RIGHT = 44;
/** Below the top line, so that its highest step is not taken for the frame. */
const STAIRS_LOW = 10;

function stairsDrawn(stairs: Stairs, { by }: Asked, x: Scale, frame: Frame): Picture['stairs'] {
  const [end = 0] = x.domain().slice(-1);
  const values = stairs.steps.map(({ value }) => value);
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [frame.height - frame.bottom, frame.top + STAIRS_LOW]);
  const at = (inches: number): number => (by === 'inches' ? inches : inches * stairs.inchIsYards);
  const corners = stairs.steps
    .map(({ upTo, value }, n) => ({ from: at(stairs.steps[n - 1]?.upTo ?? 0), to: at(upTo), value }))
    .filter(({ from }) => from < end)
    .flatMap(({ from, to, value }) => [
      { at: from, value },
      { at: to, value },
    ]);
  const path = line<(typeof corners)[number]>(
    (corner) => x(Math.min(end, corner.at)),
    (corner) => y(corner.value),
  );
  return {
    d: path(corners) ?? '',
    ticks: [...new Set([0, ...values])].map((value) => ({ at: y(value), words: signed(value) })),
  };
}

/** "+1", "0", "−1". */
const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;

const namesOf = (drawn: readonly Drawn[]): readonly Label[] =>
  drawn.flatMap(({ book, label, index, dot }): Label[] =>
    dot ? [{ id: `${book}/name`, words: `${label} ${dot.words}`, index, x: dot.x + BESIDE, y: dot.y + ABOVE, end: false }] : [],
  );

/** `standing`: where each book's shot stands, with what the whole shot costs there; its stands may be at ranges of their own. */
export function pictureOf(curves: readonly RangeCurve[], standing: ReadonlyMap<string, Standing>, asked: Asked, whole: Frame): Picture {
  const { by, inchIsYards, range, stairs = null, books = curves.map(({ book }) => book) } = asked;
  const at = across(by);
  const frame = stairs ? { ...whole, right: STAIRS_RIGHT } : whole;
  const x = scaleLinear([0, reach(curves, [...standing.values()], at)], [frame.left, frame.width - frame.right]);
  const top = Math.max(1, ...curves.flatMap((curve) => curve.pieces.flat().map((point) => point.mean)));
  const y = scaleLinear([0, top * 1.06], [frame.height - frame.bottom, frame.top]);
  const last = x.domain()[1] ?? 0;
  const path = line<CurvePoint>(
    (point) => x(at(point)),
    (point) => y(point.mean),
  );
  const within = (piece: readonly CurvePoint[]): readonly CurvePoint[] => piece.filter((point) => at(point) <= last);
  const drawn = curves.map((curve): Drawn => {
    const here = standing.get(curve.book);
    return {
      book: curve.book,
      label: curve.label,
      index: books.indexOf(curve.book),
      drops: cliffsOf(curve).flatMap((cliff) =>
        cliff.to === null && at(cliff.at) <= last ? [{ x: x(at(cliff.at)), from: y(cliff.at.mean), to: y(0) }] : [],
      ),
      paths: curve.pieces.flatMap((piece) => path([...within(piece)]) ?? []),
      dot: here && here.mean !== null && at(here) <= last ? { x: x(at(here)), y: y(here.mean), words: meanWords(here.mean) } : null,
    };
  });
  const notes = curves.flatMap((curve): Label[] => {
    const note = noteOf(curve, by);
    if (!note || at(note.at) > last) return [];
    return [
      {
        id: `${curve.book}/note`,
        words: frame.width < NARROW ? note.short : note.words,
        index: books.indexOf(curve.book),
        x: x(at(note.at)) + BESIDE,
        y: y(note.mean) + ABOVE,
        end: false,
      },
    ];
  });
  const dots = drawn.flatMap(({ dot }) => (dot ? [dot] : []));
  const here = range === null ? null : by === 'inches' ? range : range * inchIsYards;
  const unit = by === 'inches' ? '″' : '';
  return {
    curves: drawn,
    labels: apart([...namesOf(drawn), ...notes], dots, frame),
    xTicks: x.ticks(Math.max(4, Math.min(9, Math.floor(frame.width / 90)))).map((tick) => ({ at: x(tick), words: `${tick}${unit}` })),
    yTicks: y.ticks(Math.max(2, Math.min(5, Math.floor(frame.height / 40)))).map((tick) => ({ at: y(tick), words: String(tick) })),
    here: here === null || here > last ? null : x(here),
    stairs: stairs ? stairsDrawn(stairs, asked, x, frame) : null,
    right: frame.width - frame.right,
    rangeAt: (px) => {
      const value = Math.min(last, Math.max(0, x.invert(px)));
      return Math.round(100 * (by === 'inches' ? value : value / inchIsYards)) / 100;
    },
  };
}
