/** Reading a number off a chart. A row that a book asks for and its chart lacks is a bug of the book, said with its name. */
import { tapeOf, type Tape } from '#geometry/shape/units';
import type { BandChart, Chart, CurveChart, GridChart, ListChart, ModifierChart } from './chart.ts';
import { compare, fraction, ZERO, type Fraction } from './fraction.ts';
import type { SourceRef } from './source.ts';

export type Band = BandChart['bands'][number];
export type ListRow = ListChart['rows'][number];
export type ModifierRow = ModifierChart['rows'][number];

/** A number with the chart that it was read from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: SourceRef;
}

/** The chart of this id and kind. @throws when the book has none. */
export function chartIn<K extends Chart['kind']>(charts: readonly Chart[], kind: K, id: string): Extract<Chart, { kind: K }> {
  const found = charts.find((chart): chart is Extract<Chart, { kind: K }> => chart.id === id && chart.kind === kind);
  if (!found) throw new Error(`no chart ${id} of kind ${kind}`);
  return found;
}

/** The band that a reading falls in: a limit belongs to the nearer band. null beyond the last. */
export function bandAt(chart: BandChart, reading: Tape): Band | null {
  return chart.bands.find((band) => reading <= tapeOf(band.upTo)) ?? null;
}

/** The last limit of a chart of bands, in inches. */
export function reachOf(chart: BandChart): number {
  return chart.bands.at(-1)?.upTo ?? 0;
}

/** Index of the range column that a reading falls in, null beyond the last. */
export function columnAt(chart: GridChart, reading: Tape): number | null {
  const index = (chart.upTo ?? []).findIndex((limit) => reading <= tapeOf(limit));
  return index < 0 ? null : index;
}

export function gridRow(chart: GridChart, key: string): GridChart['rows'][number] | null {
  return chart.rows.find((row) => row.key === key) ?? null;
}

export function listRow(chart: ListChart, id: string): ListRow | null {
  return chart.rows.find((row) => row.id === id) ?? null;
}

/** A number field of a list row. @throws when it is absent or no number. */
export function numberIn(row: ListRow, field: string): number {
  const value = row[field];
  if (typeof value !== 'number') throw new Error(`row ${row.id} has no number ${field}`);
  return value;
}

/** A field of words of a list row. @throws when it is absent or no text. */
export function wordsIn(row: ListRow, field: string): string {
  const value = row[field];
  if (typeof value !== 'string') throw new Error(`row ${row.id} has no words ${field}`);
  return value;
}

/** A row by id. @throws when the chart has none. */
export function rowIn(chart: ListChart, id: string): ListRow {
  const row = listRow(chart, id);
  if (!row) throw new Error(`chart ${chart.id} has no row ${id}`);
  return row;
}

/** A number field of a list's row with its source. @throws when it is absent or no number. */
export const sourcedIn = (chart: ListChart, row: ListRow, field: string): Sourced<number> => ({
  value: numberIn(row, field),
  source: sourceOf(chart, row),
});

/** A modifier by id. @throws when the chart has none. */
export function modifierRow(chart: ModifierChart, id: string): ModifierRow {
  const row = chart.rows.find((each) => each.id === id);
  if (!row) throw new Error(`chart ${chart.id} has no modifier ${id}`);
  return row;
}

export const asFraction = ([over, under]: readonly [number, number]): Fraction => fraction(over, under);

/** A row's own source where it has one, else its chart's. */
export const sourceOf = (chart: { readonly source: SourceRef }, row?: { readonly source?: SourceRef } | null): SourceRef =>
  row?.source ?? chart.source;

export type CurveRow = CurveChart['rows'][number];

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
/** Hundredths to the fourth power: a curve of whole coefficients has no finer parts at any reading of the tape. */
const FINEST = 100_000_000n;

type Exact = readonly [over: bigint, under: bigint];

const isKept = ([over, under]: Exact): boolean => over <= SAFE && under <= FINEST;

/**
 * The exact value where its parts are no finer than hundred-millionths, else the hundred-millionth below: finer parts would leave the
 * safe integers once a book multiplies and adds them. A value that no percent can have ends at the largest safe integer.
 */
function kept(exact: Exact): Fraction {
  const [over, under] = exact;
  if (isKept(exact)) return fraction(Number(over), Number(under));
  const cut = (over * FINEST) / under;
  return cut <= SAFE ? fraction(Number(cut), Number(FINEST)) : fraction(Number.MAX_SAFE_INTEGER);
}

/** The exact value, in lowest terms; null where it is nothing. */
function exactAt(row: CurveRow, hundredths: number | Fraction): Exact | null {
  const range = typeof hundredths === 'number' ? fraction(hundredths) : hundredths;
  if (compare(range, fraction(Math.round(100 * row.upTo))) > 0) return null;
  const [step, whole] = [BigInt(range.num), BigInt(range.den) * 100n];
  let [num, den] = [0n, 1n];
  for (const [over, under] of row.coefficients.toReversed()) {
    // sum × range + coefficient
    num = num * step * BigInt(under) + BigInt(over) * den * whole;
    den = den * whole * BigInt(under);
  }
  return num <= 0n ? null : lowest(num, den);
}

/**
 * A curve's value at a range in hundredths of an inch, which need not be whole (a mean of several readings): never below 0, and 0
 * beyond the curve's end. Exact where its parts are no finer than hundred-millionths, as those of every shipped line are and of any
 * curve with whole coefficients at a reading of the tape; elsewhere (a fourth power of a mean, fine coefficients) less than a
 * hundred-millionth too small, and `isCut` says so.
 */
export function curveAt(row: CurveRow, hundredths: number | Fraction): Fraction {
  const exact = exactAt(row, hundredths);
  return exact ? kept(exact) : ZERO;
}

/** Whether `curveAt` gives less than the exact value here. */
export function isCut(row: CurveRow, hundredths: number | Fraction): boolean {
  const exact = exactAt(row, hundredths);
  return exact !== null && !isKept(exact);
}

function lowest(num: bigint, den: bigint): Exact {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return [num / a, den / a];
}
