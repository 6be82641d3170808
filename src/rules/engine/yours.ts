/** Charts of the player's own: their numbers are marked as such, and a ruling names the charts that had a part in it. */
import type { Chart } from './chart.ts';
import type { SourceRef } from './source.ts';
import type { Trail } from './trail.ts';

interface Row {
  readonly source?: SourceRef;
}

/** Sources of a chart's rows by row, where a row has one of its own. */
function passagesOf(chart: Chart): ReadonlyMap<string, SourceRef> {
  if (chart.kind === 'bands') return new Map();
  const named: readonly [string, SourceRef | undefined][] =
    chart.kind === 'grid' ? chart.rows.map((row) => [row.key, row.source]) : chart.rows.map((row) => [row.id, row.source]);
  return new Map(named.flatMap(([id, source]) => (source ? [[id, source]] : [])));
}

/**
 * A chart of the player's own with the passages of the shipped one of its id and kind, so that a number still opens at its clause,
 * and with status `yours` on the whole of it: a chart is the player's as one, its unchanged rows too.
 */
export function asYours(shipped: Chart, own: Chart): Chart {
  const stamped = (passage: SourceRef): SourceRef => ({ ...passage, status: 'yours', chart: own.id });
  const source = stamped(shipped.source);
  const passages = passagesOf(shipped);
  const rowsOf = <R extends Row>(rows: readonly R[], idOf: (row: R) => string): readonly R[] =>
    rows.map((row) => ({ ...row, source: stamped(passages.get(idOf(row)) ?? shipped.source) }));
  switch (own.kind) {
    case 'bands':
      return { ...own, source };
    case 'grid':
      return { ...own, source, rows: rowsOf(own.rows, (row) => row.key) };
    case 'list':
      return { ...own, source, rows: rowsOf(own.rows, (row) => row.id) };
    case 'modifiers':
      return { ...own, source, rows: rowsOf(own.rows, (row) => row.id) };
    case 'curves':
      return { ...own, source, rows: rowsOf(own.rows, (row) => row.id) };
    default:
      throw new Error(`no chart kind ${String(own satisfies never)}`);
  }
}

/** The source of a line that rests on a passage and on a number of a chart: the passage's own, marked yours where the number is. */
export function toldFrom(passage: SourceRef, number: SourceRef): SourceRef {
  return number.chart === undefined ? passage : { ...passage, status: 'yours', chart: number.chart };
}

/** Ids of the player's own charts that had a part in what a trail tells, in the order told; a line that does not count had none. */
export function yoursIn(trail: Trail): readonly string[] {
  const ids = new Set<string>();
  gather(trail, ids);
  return [...ids];
}

/** Chances ask this of every throw of the dice: nothing is made where no line is the player's. */
function gather(trail: Trail, ids: Set<string>): void {
  for (const { counts, source, parts } of trail) {
    if (counts === false) continue;
    if (source.chart !== undefined) ids.add(source.chart);
    if (parts) gather(parts, ids);
  }
}

/** The field of a ruling that names them; nothing where there are none. */
export function naming(trail: Trail): { readonly yours?: readonly string[] } {
  const yours = yoursIn(trail);
  return yours.length > 0 ? { yours } : {};
}
