/** Guns: effective ranges, loads on a high trajectory, canister, and what a loss die names. */
import type { Tape } from '#geometry/shape/units';
import type { BandChart, Chart, ListChart } from '../../engine/chart.ts';
import type { GunPart } from '../../engine/contract.ts';
import {
  chartIn,
  columnAt,
  gridRow,
  listRow,
  numberIn,
  rowIn,
  sourcedIn,
  sourceOf,
  type ListRow,
  type Sourced,
} from '../../engine/lookup.ts';
import type { SourceRef } from '../../engine/source.ts';

export interface LoadLine {
  readonly key: string;
  /** Inches, inclusive. */
  readonly max: number;
  readonly min: number;
  /** What a hit counts. */
  readonly hit: Sourced<number>;
  readonly source: SourceRef;
}

/** Bands of a load that may be fired in, cut at its maximum: limits in inches and the least d12. */
export type ToHitBands = readonly { readonly from: number; readonly upTo: number; readonly least: number }[];

/** Which gun of a column (0 or 1) and which part of it a d6 names. */
export interface LossRow {
  readonly gun: number;
  readonly part: GunPart;
  readonly source: SourceRef;
}

export interface ArtilleryTables {
  /** Whether the artillery chart lists the gun at all. */
  readonly lists: (piece: string) => boolean;
  /** Effective range of shot in inches; null for a gun that has none. */
  readonly effectiveRange: (piece: string) => Sourced<number> | null;
  /** The gun's line for a load on a high trajectory; null where the chart has none. */
  readonly loadLine: (piece: string, load: string) => LoadLine | null;
  /** Least d12 to hit at a reading; null where the chart has a dot or ends. */
  readonly toHit: (line: LoadLine, reading: Tape) => Sourced<number> | null;
  readonly toHitBands: (line: LoadLine) => ToHitBands;
  /** null for a gun that fires no canister. */
  readonly canister: (piece: string) => BandChart | null;
  readonly lossAt: (face: number, column: 'oneGun' | 'twoGuns') => LossRow;
}

type HighTrajectory = Pick<ArtilleryTables, 'toHit' | 'toHitBands'>;

function highTrajectoryOf(charts: readonly Chart[]): HighTrajectory {
  const chart = chartIn(charts, 'grid', 'high-trajectory');
  const limits = chart.upTo ?? [];
  return {
    toHit: (line, reading) => {
      const column = columnAt(chart, reading);
      const row = gridRow(chart, line.key);
      const cell = column === null ? null : row?.cells[column];
      return typeof cell === 'number' ? { value: cell, source: sourceOf(chart, row) } : null;
    },
    toHitBands: (line) => {
      const cells = gridRow(chart, line.key)?.cells ?? [];
      return limits.flatMap((limit, index) => {
        const least = cells[index] ?? null;
        const from = Math.max(limits[index - 1] ?? 0, line.min);
        return least === null || from >= line.max ? [] : [{ from, upTo: Math.min(limit, line.max), least }];
      });
    },
  };
}

/** Lines by "gun/load". One without a value of its own is shot's, which counts the same for every gun. */
function linesOf(chart: ListChart, shotHit: Sourced<number>): ReadonlyMap<string, LoadLine> {
  const lineOf = (row: ListRow): LoadLine => ({
    key: row.id,
    max: numberIn(row, 'max'),
    min: numberIn(row, 'min'),
    hit: typeof row['hit'] === 'number' ? sourcedIn(chart, row, 'hit') : shotHit,
    source: sourceOf(chart, row),
  });
  return new Map(chart.rows.map((row) => [row.id, lineOf(row)]));
}

const PREFIX = 'canister.';

const canisterOf = (charts: readonly Chart[]): ReadonlyMap<string, BandChart> =>
  new Map(
    charts.flatMap((chart) => (chart.kind === 'bands' && chart.id.startsWith(PREFIX) ? [[chart.id.slice(PREFIX.length), chart]] : [])),
  );

function lossOf(charts: readonly Chart[]): ArtilleryTables['lossAt'] {
  const losses = chartIn(charts, 'list', 'artillery-loss');
  return (face, column) => {
    const row = rowIn(losses, String(face));
    const [part, letter] = String(row[column]).split(' ');
    return { gun: letter === 'B' ? 1 : 0, part: part as GunPart, source: sourceOf(losses, row) };
  };
}

export function artilleryTablesOf(charts: readonly Chart[], shotHit: Sourced<number>): ArtilleryTables {
  const ranges = chartIn(charts, 'list', 'artillery-ranges');
  const lines = linesOf(chartIn(charts, 'list', 'artillery-lines'), shotHit);
  const canister = canisterOf(charts);
  return {
    lists: (piece) => listRow(ranges, piece) !== null,
    effectiveRange: (piece) => {
      const row = listRow(ranges, piece);
      return row && typeof row['effective'] === 'number' ? sourcedIn(ranges, row, 'effective') : null;
    },
    loadLine: (piece, load) => lines.get(`${piece}/${load}`) ?? null,
    ...highTrajectoryOf(charts),
    canister: (piece) => canister.get(piece) ?? null,
    lossAt: lossOf(charts),
  };
}
