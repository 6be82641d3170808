/** Reading a number off a chart. A row that a book asks for and its chart lacks is a bug of the book, said with its name. */
import { tapeOf, type Tape } from '#geometry/shape/units';
import type { BandChart, GridChart, ListChart, ModifierChart } from './chart.ts';
import { fraction, type Fraction } from './fraction.ts';
import type { SourceRef } from './source.ts';

export type Band = BandChart['bands'][number];
export type ListRow = ListChart['rows'][number];
export type ModifierRow = ModifierChart['rows'][number];

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
