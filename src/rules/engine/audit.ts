/** What a chart may get wrong although it reads: bands that do not rise, rows of the wrong length, ids twice, cells against their run. */
import type { BandChart, Chart, CurveChart, GridChart } from './chart.ts';
import { compare, fraction } from './fraction.ts';
import { curveAt } from './lookup.ts';

export interface Fault {
  readonly chart: string;
  readonly path: string;
  readonly said: string;
}

type Found = Omit<Fault, 'chart'>;

function twice(ids: readonly string[], path: string): readonly Found[] {
  return ids
    .map((id, index) => ({ id, index }))
    .filter(({ id, index }) => ids.indexOf(id) !== index)
    .map(({ id, index }) => ({ path: `${path}[${index}]`, said: `${id} stands twice` }));
}

function notRising(limits: readonly number[], path: (index: number) => string): readonly Found[] {
  return limits.flatMap((limit, index) => {
    const before = index === 0 ? 0 : (limits[index - 1] ?? 0);
    return limit > before ? [] : [{ path: path(index), said: `${limit} does not lie beyond ${before}` }];
  });
}

function auditBands(chart: BandChart): readonly Found[] {
  const empty = chart.bands.length === 0 ? [{ path: 'bands', said: 'no bands' }] : [];
  const rising = notRising(
    chart.bands.map((band) => band.upTo),
    (index) => `bands[${index}].upTo`,
  );
  return [
    ...empty,
    ...rising,
    ...twice(
      chart.bands.map((band) => band.name),
      'bands',
    ),
  ];
}

/** Cells that break the run between one number and the next, nulls passed over. */
function against(cells: readonly (number | null)[], run: 'rising' | 'falling' | undefined): readonly number[] {
  if (run === undefined) return [];
  let last: number | null = null;
  return cells.flatMap((cell, index) => {
    if (cell === null) return [];
    const broken = last !== null && (run === 'rising' ? cell < last : cell > last);
    last = cell;
    return broken ? [index] : [];
  });
}

/** A band that is not allowed between two that are would be a hole in the range. */
function holes(chart: GridChart): readonly Found[] {
  if (!chart.upTo) return [];
  return chart.rows.flatMap((row, r) => {
    const first = row.cells.findIndex((cell) => cell !== null);
    const last = row.cells.findLastIndex((cell) => cell !== null);
    return row.cells.flatMap((cell, c) =>
      cell === null && c > first && c < last ? [{ path: `rows[${r}].cells[${c}]`, said: 'a gap between two bands' }] : [],
    );
  });
}

function auditGrid(chart: GridChart): readonly Found[] {
  const wrongLength = chart.rows.flatMap((row, index) =>
    row.cells.length === chart.columns.length
      ? []
      : [{ path: `rows[${index}].cells`, said: `${row.cells.length} cells for ${chart.columns.length} columns` }],
  );
  const limits = chart.upTo && chart.upTo.length !== chart.columns.length ? [{ path: 'upTo', said: 'not one limit for each column' }] : [];
  const across = chart.rows.flatMap((row, r) =>
    against(row.cells, chart.runs?.across).map((c) => ({ path: `rows[${r}].cells[${c}]`, said: `not ${chart.runs?.across}` })),
  );
  const down = chart.columns.flatMap((_, c) =>
    against(
      chart.rows.map((row) => row.cells[c] ?? null),
      chart.runs?.down,
    ).map((r) => ({ path: `rows[${r}].cells[${c}]`, said: `not ${chart.runs?.down} down the column` })),
  );
  return [
    ...wrongLength,
    ...limits,
    ...notRising(chart.upTo ?? [], (index) => `upTo[${index}]`),
    ...twice(chart.columns, 'columns'),
    ...twice(
      chart.rows.map((row) => row.key),
      'rows',
    ),
    ...across,
    ...down,
    ...holes(chart),
  ];
}

const HUNDRED = fraction(100);

/** A curve gives a share of a hundred wherever it reaches: asked at every hundredth of an inch that a tape can read, up to 100″. */
function auditCurve(row: CurveChart['rows'][number], at: string): readonly Found[] {
  if (!(row.upTo > 0 && row.upTo <= 100)) return [{ path: `${at}.upTo`, said: `${row.upTo} is not more than 0 and at most 100 inches` }];
  if (Math.round(100 * row.upTo) / 100 !== row.upTo)
    return [{ path: `${at}.upTo`, said: `${row.upTo} is finer than the tape, which reads hundredths of an inch` }];
  if (row.coefficients.length === 0) return [{ path: `${at}.coefficients`, said: 'no coefficients' }];
  if (row.coefficients.length > 5) return [{ path: `${at}.coefficients`, said: 'a curve has at most the fourth power' }];
  const steps = Math.round(100 * row.upTo);
  for (let reading = 0; reading <= steps; reading += 1) {
    const value = curveAt(row, reading);
    if (compare(value, HUNDRED) > 0)
      return [{ path: `${at}.coefficients`, said: `more than 100% at ${(reading / 100).toFixed(2)} inches` }];
  }
  return [];
}

function auditCurves(chart: CurveChart): readonly Found[] {
  return [
    ...twice(
      chart.rows.map((row) => row.id),
      'rows',
    ),
    ...chart.rows.flatMap((row, index) => auditCurve(row, `rows[${index}]`)),
  ];
}

function found(chart: Chart): readonly Found[] {
  switch (chart.kind) {
    case 'bands':
      return auditBands(chart);
    case 'grid':
      return auditGrid(chart);
    case 'list':
    case 'modifiers':
      return twice(
        chart.rows.map((row) => row.id),
        'rows',
      );
    case 'curves':
      return auditCurves(chart);
    default:
      throw new Error(`no chart kind ${String(chart satisfies never)}`);
  }
}

function unsourced(chart: Chart): readonly Found[] {
  const blank = (where: string, path: string): readonly Found[] => (where.trim() === '' ? [{ path, said: 'no source' }] : []);
  const rows = chart.kind === 'bands' ? [] : chart.rows;
  return [
    ...blank(chart.source.where, 'source'),
    ...rows.flatMap((row, index) => (row.source ? blank(row.source.where, `rows[${index}].source`) : [])),
  ];
}

/** Every fault of a book's charts; empty when they are sound. */
export function audit(charts: readonly Chart[]): readonly Fault[] {
  const ids = charts.map((chart) => chart.id);
  const repeated = charts.flatMap((chart, index) =>
    ids.indexOf(chart.id) < index ? [{ chart: chart.id, path: `charts[${index}]`, said: `${chart.id} stands twice` }] : [],
  );
  return [
    ...repeated,
    ...charts.flatMap((chart) => [...found(chart), ...unsourced(chart)].map((fault) => ({ chart: chart.id, ...fault }))),
  ];
}
