/** The charts of text 001 and the questions asked of them. Printed, read, reconstructed and house numbers stand in files of their own. */
import type { Tape } from '#geometry/shape/units';
import type { BandChart, Chart, GridChart, ListChart, ModifierChart } from '../../engine/chart.ts';
import type { GunPart, UnitState } from '../../engine/contract.ts';
import { columnAt, gridRow, listRow, modifierRow, numberIn, sourceOf, type ListRow, type ModifierRow } from '../../engine/lookup.ts';
import { parseChart } from '../../engine/parseChart.ts';
import type { SourceRef } from '../../engine/source.ts';
import type { Weapon } from '../../roster/roster.ts';
import house from './charts/house.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };
import readings from './charts/readings.json' with { type: 'json' };
import reconstructed from './charts/reconstructed.json' with { type: 'json' };

function shipped(json: unknown): Chart {
  const parsed = parseChart(json);
  if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
  return parsed.value;
}

export const charts: readonly Chart[] = [...printed, ...readings, ...reconstructed, ...house].map(shipped);

const byId = new Map(charts.map((chart) => [chart.id, chart]));

function chart<K extends Chart['kind']>(kind: K, id: string): Extract<Chart, { kind: K }> {
  const found = byId.get(id);
  if (found?.kind !== kind) throw new Error(`no chart ${id} of kind ${kind}`);
  return found as Extract<Chart, { kind: K }>;
}

const counts: ListChart = chart('list', 'counts');
const multipliers: ModifierChart = chart('modifiers', 'small-arms.multipliers');
const dieModifiers: ModifierChart = chart('modifiers', 'die-modifiers');
const effects: GridChart = chart('grid', 'effect-of-fire');
const effectRows: ListChart = chart('list', 'effect-rows');
const results: ListChart = chart('list', 'effect-results');
const artilleryRanges: ListChart = chart('list', 'artillery-ranges');
const artilleryLines: ListChart = chart('list', 'artillery-lines');
const highTrajectory: GridChart = chart('grid', 'high-trajectory');
const losses: ListChart = chart('list', 'artillery-loss');
const fireValues: readonly ListChart[] = ['fire-values.printed', 'fire-values', 'fire-values.house'].map((id) => chart('list', id));

export interface Sourced<T> {
  readonly value: T;
  readonly source: SourceRef;
}

function mustRow(list: ListChart, id: string): ListRow {
  const row = listRow(list, id);
  if (!row) throw new Error(`chart ${list.id} has no row ${id}`);
  return row;
}

const numbered = (list: ListChart, row: ListRow, field: string): Sourced<number> => ({
  value: numberIn(row, field),
  source: sourceOf(list, row),
});

/** What a gun counts for each stand crossed, a hit by shot, and a stand of artillery in the odds. */
export const count = (id: 'gun-per-stand' | 'shot-hit' | 'artillery-stand'): Sourced<number> =>
  numbered(counts, mustRow(counts, id), 'value');

/** The run beyond the point of ricochet as a share of the way to it. */
export function runShare(): readonly [number, number] {
  const row = mustRow(counts, 'run');
  return [numberIn(row, 'over'), numberIn(row, 'under')];
}

/** Half of the arc in degrees. */
export function arcHalf(of: 'artillery' | 'small-arms'): Sourced<number> {
  const list = chart('list', of === 'artillery' ? 'arcs.printed' : 'arcs.read');
  return numbered(list, mustRow(list, of), 'half');
}

export const smallArms = (weapon: Exclude<Weapon, 'none'>): BandChart => chart('bands', `small-arms.${weapon}`);

/** null for a gun that fires no canister. */
export function canister(piece: string): BandChart | null {
  return byId.has(`canister.${piece}`) ? chart('bands', `canister.${piece}`) : null;
}

export const multiplier = (id: string): ModifierRow & { readonly source: SourceRef } => {
  const row = modifierRow(multipliers, id);
  return { ...row, source: sourceOf(multipliers, row) };
};

export const dieModifier = (id: string): ModifierRow & { readonly source: SourceRef } => {
  const row = modifierRow(dieModifiers, id);
  return { ...row, source: sourceOf(dieModifiers, row) };
};

/** Fire value of a whole stand; null where no chart lists the troop. */
export function fireValue(troop: string): Sourced<number> | null {
  for (const list of fireValues) {
    const row = listRow(list, troop);
    if (row) return numbered(list, row, 'value');
  }
  return null;
}

/** Whether the artillery chart lists the gun at all. */
export const lists = (piece: string): boolean => listRow(artilleryRanges, piece) !== null;

/** Effective range of shot in inches; null for a gun that has none. */
export function effectiveRange(piece: string): Sourced<number> | null {
  const row = listRow(artilleryRanges, piece);
  return row && typeof row['effective'] === 'number' ? numbered(artilleryRanges, row, 'effective') : null;
}

export interface LoadLine {
  readonly key: string;
  /** Inches, inclusive. */
  readonly max: number;
  readonly min: number;
  /** What a hit counts. */
  readonly hit: Sourced<number>;
  readonly source: SourceRef;
}

/** The gun's line for a load on a high trajectory; null where the chart has none. */
export function loadLine(piece: string, load: string): LoadLine | null {
  const row = listRow(artilleryLines, `${piece}/${load}`);
  if (!row) return null;
  return {
    key: row.id,
    max: numberIn(row, 'max'),
    min: numberIn(row, 'min'),
    hit: load === 'shot' ? count('shot-hit') : numbered(artilleryLines, row, 'hit'),
    source: sourceOf(artilleryLines, row),
  };
}

/** Least d12 to hit at a reading; null where the chart has a dot or ends. */
export function toHit(line: LoadLine, reading: Tape): Sourced<number> | null {
  const column = columnAt(highTrajectory, reading);
  const row = gridRow(highTrajectory, line.key);
  const cell = column === null ? null : row?.cells[column];
  return typeof cell === 'number' ? { value: cell, source: sourceOf(highTrajectory, row) } : null;
}

/** Bands of a load that may be fired in, cut at its maximum: limits in inches and the least d12. */
export function toHitBands(line: LoadLine): readonly { readonly from: number; readonly upTo: number; readonly least: number }[] {
  const limits = highTrajectory.upTo ?? [];
  const cells = gridRow(highTrajectory, line.key)?.cells ?? [];
  return limits.flatMap((limit, index) => {
    const least = cells[index] ?? null;
    const from = Math.max(limits[index - 1] ?? 0, line.min);
    return least === null || from >= line.max ? [] : [{ from, upTo: Math.min(limit, line.max), least }];
  });
}

/** Columns of the Effect of Fire chart, poorest odds first. */
export const effectColumns: readonly string[] = effects.rows.map((row) => row.key);

/** Rows of the Effect of Fire chart: a die off either end uses the nearest. */
export const effectRow = (end: 'lowest' | 'highest'): number => numberIn(mustRow(effectRows, end), 'row');

export interface Result {
  readonly id: string;
  readonly label: string;
  readonly state: Exclude<UnitState, 'fresh'> | 'none';
  readonly stands: number;
}

const NOTHING: Result = { id: '-', label: 'No effect', state: 'none', stands: 0 };

const resultById: ReadonlyMap<string, Result> = new Map(
  results.rows.map((row) => [
    row.id,
    { id: row.id, label: String(row['label']), state: row['state'] as Result['state'], stands: numberIn(row, 'stands') },
  ]),
);

export interface EffectLimit {
  readonly result: Result;
  readonly least: number;
}

const limitsByColumn: ReadonlyMap<string, readonly EffectLimit[]> = new Map(
  effects.rows.map((row) => [
    row.key,
    effects.columns.flatMap((id, index) => {
      const least = row.cells[index] ?? null;
      const result = resultById.get(id);
      return least === null || !result ? [] : [{ result, least }];
    }),
  ]),
);

/** Least row for each result of a column, gravest last; results that no row reaches are left out. @throws on a column that the chart lacks. */
export function effectLimits(column: string): readonly EffectLimit[] {
  const limits = limitsByColumn.get(column);
  if (!limits) throw new Error(`no column ${column} in the Effect of Fire chart`);
  return limits;
}

/** What the chart gives for a column and a row that is already kept to the chart's own. */
export const effectAt = (column: string, row: number): Result =>
  effectLimits(column).findLast(({ least }) => row >= least)?.result ?? NOTHING;

/** The Artillery Loss Chart: which gun of the column (0 or 1) and which part of it a d6 names. */
export function lossAt(
  face: number,
  column: 'oneGun' | 'twoGuns',
): { readonly gun: number; readonly part: GunPart; readonly source: SourceRef } {
  const row = mustRow(losses, String(face));
  const [part, letter] = String(row[column]).split(' ');
  return { gun: letter === 'B' ? 1 : 0, part: part as GunPart, source: sourceOf(losses, row) };
}
