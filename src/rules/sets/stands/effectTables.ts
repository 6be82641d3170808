/** The Effect of Fire chart: columns of odds, rows of the modified die, and what its results mean. */
import type { Chart, GridChart, ListChart } from '../../engine/chart.ts';
import type { UnitState } from '../../engine/contract.ts';
import { chartIn, numberIn, rowIn, sourcedIn, type Sourced } from '../../engine/lookup.ts';
import type { SourceRef } from '../../engine/source.ts';

export interface Result {
  readonly id: string;
  readonly label: string;
  readonly state: Exclude<UnitState, 'fresh'> | 'none';
  readonly stands: number;
}

export interface EffectLimit {
  readonly result: Result;
  readonly least: number;
}

export interface EffectTables {
  /** Columns, poorest odds first. */
  readonly effectColumns: readonly string[];
  /** Rows that the chart has: a die off either end uses the nearest. */
  readonly effectRow: (end: 'lowest' | 'highest') => Sourced<number>;
  /** Least row for each result of a column, gravest last; results that no row reaches are left out. @throws on a column that the chart lacks. */
  readonly effectLimits: (column: string) => readonly EffectLimit[];
  /** What the chart gives for a column and a row that is already kept to the chart's own. */
  readonly effectAt: (column: string, row: number) => Result;
  readonly effectSource: SourceRef;
  readonly resultSource: SourceRef;
}

const NOTHING: Result = { id: '-', label: 'No effect', state: 'none', stands: 0 };

function resultsOf(chart: ListChart): ReadonlyMap<string, Result> {
  return new Map(
    chart.rows.map((row) => [
      row.id,
      { id: row.id, label: String(row['label']), state: row['state'] as Result['state'], stands: numberIn(row, 'stands') },
    ]),
  );
}

/** A column of results that the other chart does not explain is passed over. */
function limitsOf(chart: GridChart, results: ReadonlyMap<string, Result>): ReadonlyMap<string, readonly EffectLimit[]> {
  return new Map(
    chart.rows.map((row) => [
      row.key,
      chart.columns.flatMap((id, index) => {
        const least = row.cells[index] ?? null;
        const result = results.get(id);
        return least === null || !result ? [] : [{ result, least }];
      }),
    ]),
  );
}

export function effectTablesOf(charts: readonly Chart[]): EffectTables {
  const chart = chartIn(charts, 'grid', 'effect-of-fire');
  const rows = chartIn(charts, 'list', 'effect-rows');
  const results = chartIn(charts, 'list', 'effect-results');
  const byColumn = limitsOf(chart, resultsOf(results));
  const effectLimits = (column: string): readonly EffectLimit[] => {
    const limits = byColumn.get(column);
    if (!limits) throw new Error(`no column ${column} in the Effect of Fire chart`);
    return limits;
  };
  return {
    effectColumns: chart.rows.map((row) => row.key),
    effectRow: (end) => sourcedIn(rows, rowIn(rows, end), 'row'),
    effectLimits,
    effectAt: (column, row) => effectLimits(column).findLast(({ least }) => row >= least)?.result ?? NOTHING,
    effectSource: chart.source,
    resultSource: results.source,
  };
}
