/** The questions that this book asks of its charts, answered from the charts of one game: shipped ones or the player's own. */
import type { Chart } from '../../engine/chart.ts';
import { chartIn, numberIn, rowIn, sourcedIn, sourceOf, type Sourced } from '../../engine/lookup.ts';
import type { SourceRef } from '../../engine/source.ts';
import { armsTablesOf, type ArmsTables } from './armsTables.ts';
import { artilleryTablesOf, type ArtilleryTables } from './artilleryTables.ts';
import { effectTablesOf, type EffectTables } from './effectTables.ts';

/** What a gun counts for each stand crossed, a hit by shot, and a stand of artillery in the odds. */
type Count = 'gun-per-stand' | 'shot-hit' | 'artillery-stand';

export interface Tables extends ArmsTables, ArtilleryTables, EffectTables {
  readonly inchIsYards: number;
  readonly count: (id: Count) => Sourced<number>;
  /** The run beyond the point of ricochet as a share of the way to it. */
  readonly runShare: Sourced<readonly [number, number]>;
  /** Half of the arc in degrees. */
  readonly arcHalf: Readonly<Record<'artillery' | 'small-arms', Sourced<number>>>;
}

function halfOf(charts: readonly Chart[], chart: string, row: string): Sourced<number> {
  const list = chartIn(charts, 'list', chart);
  return sourcedIn(list, rowIn(list, row), 'half');
}

function runShareOf(charts: readonly Chart[]): { readonly value: readonly [number, number]; readonly source: SourceRef } {
  const counts = chartIn(charts, 'list', 'counts');
  const row = rowIn(counts, 'run');
  return { value: [numberIn(row, 'over'), numberIn(row, 'under')], source: sourceOf(counts, row) };
}

/** Look-ups are prepared once. @throws when a chart or a row is missing: a player's chart is held against the shipped one before. */
export function tablesOf(charts: readonly Chart[]): Tables {
  const counts = chartIn(charts, 'list', 'counts');
  const count = (id: Count): Sourced<number> => sourcedIn(counts, rowIn(counts, id), 'value');
  return {
    ...armsTablesOf(charts),
    ...artilleryTablesOf(charts, count('shot-hit')),
    ...effectTablesOf(charts),
    inchIsYards: numberIn(rowIn(chartIn(charts, 'list', 'stands.scale'), 'inch'), 'yards'),
    count,
    runShare: runShareOf(charts),
    arcHalf: { artillery: halfOf(charts, 'arcs.printed', 'artillery'), 'small-arms': halfOf(charts, 'arcs.read', 'small-arms') },
  };
}
