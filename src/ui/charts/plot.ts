/** Curves and staircases as paths: scales, ticks and lines for one picture. */
import { scaleLinear } from 'd3-scale';
import { curveStepBefore, line } from 'd3-shape';
import type { BandChart, Chart } from '#rules/engine/chart';
import { drawnOf } from '#rules/engine/figure';
import { curveAt, type CurveRow } from '#rules/engine/lookup';
import { toNumber } from '#rules/engine/fraction';
import type { RuleSet } from '#rules/engine/contract';
import type { Figure } from '#rules/engine/parts';

export interface Tick {
  readonly at: number;
  readonly said: string;
}

export interface PlotLine {
  readonly label: string;
  /** An svg path. */
  readonly d: string;
  /** 0, 1, 2 …: how it is drawn; −1: the staircase. */
  readonly style: number;
  /** Lies on another line all the way: the place among those that do, how many they are, and the first of them. */
  readonly shared: { readonly place: number; readonly of: number; readonly on: string } | null;
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: readonly Tick[];
  readonly y: readonly Tick[];
  /** Ticks of the staircase's own scale, at the right; empty without one. */
  readonly steps: readonly Tick[];
  readonly lines: readonly PlotLine[];
  /** Inches at a place across the picture, kept within it and read off the tape; and the place of a range. */
  readonly rangeAt: (px: number) => number;
  readonly placeOf: (inches: number) => number;
  /** In words, for those who do not see it. */
  readonly said: string;
}

type Row = Pick<CurveRow, 'id' | 'label' | 'upTo' | 'coefficients'>;

const FRAME = { height: 270, left: 46, right: 18, top: 16, bottom: 34 };
/** A staircase alone says little, and takes little room. */
const LOW = 170;
const STEPS_RIGHT = 46;
const PIECES = 120;

/** Points of a curve: a straight line has its two ends, a bent one enough to look bent. */
function pointsOf(row: Row): readonly (readonly [number, number])[] {
  const pieces = row.coefficients.length <= 2 ? 1 : PIECES;
  const at = (inches: number) => toNumber(curveAt(row, Math.round(inches * 100)));
  const ends = Array.from({ length: pieces + 1 }, (_, i) => (row.upTo * i) / pieces);
  // A line that comes down to nothing before its end turns there.
  const turn = zeroOf(row);
  const all = turn === null ? ends : [...ends, turn].toSorted((a, b) => a - b);
  return all.map((inches) => [inches, at(inches)] as const);
}

/** Where a straight line reaches 0 short of its end, in inches; null where it does not, or is bent. */
function zeroOf(row: Row): number | null {
  const [a, b] = row.coefficients;
  if (row.coefficients.length !== 2 || !a || !b || b[0] === 0) return null;
  const zero = -((a[0] / a[1]) * b[1]) / b[0];
  return zero > 0 && zero < row.upTo ? zero : null;
}

const ticks = (scale: ReturnType<typeof scaleLinear<number>>, count: number, unit: string): readonly Tick[] =>
  scale.ticks(count).map((value) => ({ at: scale(value), said: `${String(value).replace('-', '−')}${unit}` }));

/** The staircase of bands: each band's value up to its limit. */
const stairsOf = (chart: BandChart): readonly (readonly [number, number])[] => {
  const steps = chart.bands.map((band) => [band.upTo, band.value[0] / band.value[1]] as const);
  const first = steps[0];
  return first ? [[0, first[1]], ...steps] : [];
};

/** What a curve of the text counts: so much for each figure that fires, a gun's crew counting as its chart says. */
export const PER_FIGURE = 'percent for each figure that fires';

/** What is drawn: curves, and a staircase of bands over them or alone. */
export interface Drawn {
  readonly rows: readonly Row[];
  readonly stairs: Staircase | null;
}

export interface Staircase {
  readonly chart: BandChart;
  readonly label: string;
  /** A modifier, which is written with its sign. */
  readonly signed?: boolean;
}

type Xy = readonly [number, number];
type Scale = ReturnType<typeof scaleLinear<number>>;

const pathOver = (x: Scale, y: Scale) =>
  line<Xy>(
    ([inches]) => x(inches),
    ([, value]) => y(value),
  );

/** A staircase on a scale of its own, with a tick for every step. */
function stairsPlot(
  stairs: Staircase | null,
  x: Scale,
  height: readonly [number, number],
): { readonly lines: readonly PlotLine[]; readonly ticks: readonly Tick[] } {
  if (!stairs) return { lines: [], ticks: [] };
  const steps = stairsOf(stairs.chart);
  const values = steps.map(([, value]) => value);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], height);
  return {
    lines: [{ label: stairs.label, d: pathOver(x, y).curve(curveStepBefore)(steps) ?? '', style: -1, shared: null }],
    ticks: [...new Set([0, ...values])].toSorted((a, b) => a - b).map((value) => ({ at: y(value), said: stepWords(value, stairs) })),
  };
}

const stairsWords = (stairs: Staircase | null): readonly string[] =>
  stairs ? [`${stairs.label}: ${stairs.chart.bands.map((band) => `${band.name} up to ${band.upTo}″`).join(', ')}`] : [];

interface Curve {
  readonly label: string;
  readonly points: readonly Xy[];
}

/** Lines that run one on another are told, so that they can be drawn in turn along their way. */
function curvesDrawn(curves: readonly Curve[], path: ReturnType<typeof pathOver>): readonly PlotLine[] {
  const drawn = curves.map(({ label, points }) => ({ label, d: path([...points]) ?? '' }));
  return drawn.map((one, style): PlotLine => {
    const alike = drawn.filter(({ d }) => d === one.d);
    const [first] = alike;
    const shared = alike.length > 1 && first ? { place: alike.indexOf(one), of: alike.length, on: first.label } : null;
    return { ...one, style, shared };
  });
}

/** The picture at a width in css pixels: its words keep their size, whatever the width. */
export function plotOf({ rows, stairs }: Drawn, width: number): Plot {
  const alone = rows.length === 0;
  const frame = { ...FRAME, width, height: alone ? LOW : FRAME.height, right: stairs && !alone ? STEPS_RIGHT : FRAME.right };
  const height: Xy = [frame.height - frame.bottom, frame.top];
  const curves = rows.map((row) => ({ label: row.label, points: pointsOf(row) }));
  const limits = [...rows.map((row) => row.upTo), ...(stairs?.chart.bands.map((band) => band.upTo) ?? [])];
  const x = scaleLinear([0, Math.max(1, ...limits)], [frame.left, frame.width - frame.right]);
  const y = scaleLinear([0, Math.max(1, ...curves.flatMap(({ points }) => points.map(([, value]) => value)))], height).nice(5);
  const steps = stairsPlot(stairs, x, height);
  return {
    ...frame,
    x: ticks(x, Math.max(3, Math.round(width / 70)), '″'),
    // Alone, a staircase has the axis at the left; over curves it has one of its own at the right.
    y: alone ? steps.ticks : ticks(y, 5, '%'),
    steps: alone ? [] : steps.ticks,
    lines: [...curvesDrawn(curves, pathOver(x, y)), ...steps.lines],
    rangeAt: (px) => Math.round(100 * Math.min(x.domain()[1] ?? 0, Math.max(0, x.invert(px)))) / 100,
    placeOf: (inches) => x(inches),
    said: [...rows.map(rowWords), ...stairsWords(stairs)].join('; '),
  };
}

const stepWords = (value: number, { signed = false }: Pick<Staircase, 'signed'>): string =>
  `${signed && value > 0 ? '+' : ''}${Math.round(value * 100) / 100}`.replace('-', '−');

/** What each line and the staircase count at a range; "nothing" beyond their ends. */
export function readingsAt({ rows, stairs }: Drawn, inches: number): readonly { readonly label: string; readonly said: string }[] {
  const curves = rows.map((row) => ({
    label: row.label,
    said: inches > row.upTo ? 'nothing' : `${Math.round(100 * toNumber(curveAt(row, Math.round(inches * 100)))) / 100}%`,
  }));
  const band = stairs?.chart.bands.find(({ upTo }) => inches <= upTo);
  const step = stairs ? [{ label: stairs.label, said: band ? stepWords(band.value[0] / band.value[1], stairs) : 'nothing' }] : [];
  return [...curves, ...step];
}

function rowWords(row: Row): string {
  const [near, far] = [curveAt(row, 0), curveAt(row, Math.round(row.upTo * 100))].map((value) => toNumber(value).toFixed(1));
  return `${row.label}: ${near ?? ''}% at 0″, ${far ?? ''}% at ${row.upTo}″`;
}

/** A figure's curves and its staircase, from the charts in force. */
export function figureDrawn(figure: Figure, charts: readonly Chart[]): Drawn {
  const { curves, staircase } = drawnOf(figure, charts);
  return { rows: curves, stairs: staircase && { ...staircase, signed: true } };
}

/** The staircase among a book's figures, which its text sets its lines against: it can be laid over any of them. */
export function overlayOf({ figures, charts }: Pick<RuleSet, 'figures' | 'charts'>): Staircase | null {
  const figure = figures.find((one) => one.staircase);
  return figure ? figureDrawn(figure, charts).stairs : null;
}

/** What of a chart is drawn: its curves, or its bands as a staircase; null where it is read as a table alone. */
export function chartDrawn(chart: Chart): Drawn | null {
  if (chart.kind === 'curves') return { rows: chart.rows, stairs: null };
  return chart.kind === 'bands' && chart.bands.length > 1 ? { rows: [], stairs: { chart, label: chart.title } } : null;
}
