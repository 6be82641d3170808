/** What close combat asks of its charts. */
import type { CoverFact } from '#geometry/check/facts';
import type { Chart } from '../../../engine/chart.ts';
import type { Fighter } from '../../../engine/contract.ts';
import {
  chartIn,
  gridRow,
  listRow,
  modifierRow,
  rowIn,
  sourcedIn,
  sourceOf,
  type ModifierRow,
  type Sourced,
} from '../../../engine/lookup.ts';
import { shippedCharts } from '../../../engine/march/charts.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { leastChargeChart } from '../movement/charts.ts';
import { leastChargeIn } from '../movement/leastCharge.ts';
import { reactionCharts, reactionTablesOf, type ReactionTables } from '../reaction/tables.ts';
import { sharedCharts, sharedTablesOf, type SharedTables } from '../shared/index.ts';
import found from './charts/found.json' with { type: 'json' };
import house from './charts/house.json' with { type: 'json' };
import reconstructed from './charts/reconstructed.json' with { type: 'json' };

export const meleeCharts: readonly Chart[] = [
  ...shippedCharts(found),
  ...shippedCharts(reconstructed),
  ...shippedCharts(house),
  ...leastChargeChart,
  ...reactionCharts,
  ...sharedCharts,
];

export type Position = 'prepared' | 'improvised';
export type Factor = 'charging' | 'lancers' | 'fanatics' | Position | 'flank' | 'egyptian' | 'leader';
export type Modifier = ModifierRow & { readonly source: SourceRef };

export interface MeleeTables {
  /** Figures that fight for each figure of the front, in the first round or later: ranks of Imperials, Mahdists for each opponent. */
  readonly fighters: (kind: 'imperial' | 'mahdist', first: boolean) => Sourced<number>;
  readonly base: (own: Pick<Fighter, 'mounted'>, enemy: Pick<Fighter, 'mounted'>) => Sourced<number>;
  readonly factor: (id: Factor) => Modifier;
  /** What a troop fights as; null for no more than its arm. */
  readonly fightsAs: (troop: string) => string | null;
  readonly position: (cover: Pick<CoverFact, 'kind' | 'grade'>) => Sourced<Position> | null;
  readonly rounds: Sourced<number>;
  readonly leastCharge: ReturnType<typeof leastChargeIn>;
  readonly shared: SharedTables;
  readonly reaction: ReactionTables;
}

function baseIn(charts: readonly Chart[]): MeleeTables['base'] {
  const grid = chartIn(charts, 'grid', 'close-combat.base');
  return (own, enemy) => {
    const row = gridRow(grid, own.mounted ? 'mounted' : 'foot');
    const value = row?.cells[grid.columns.indexOf(enemy.mounted ? 'v mounted' : 'v foot')] ?? null;
    if (value === null) throw new Error(`chart ${grid.id} has a hole`);
    return { value, source: sourceOf(grid, row) };
  };
}

function positionIn(charts: readonly Chart[]): MeleeTables['position'] {
  const list = chartIn(charts, 'list', 'close-combat.cover');
  return ({ kind, grade }) => {
    const row = listRow(list, kind === 'works' ? `works-${grade ?? 'improvised'}` : kind);
    const as = row?.['as'];
    return as === 'prepared' || as === 'improvised' ? { value: as, source: sourceOf(list, row) } : null;
  };
}

/** A player's own factors may run far beyond the table: long before this one, nobody is left standing. */
const DEADLIEST = 60;

const withinReason = (shared: SharedTables): SharedTables => ({
  ...shared,
  perHundred: (factor) => shared.perHundred(Math.min(factor, DEADLIEST)),
});

/** @throws when a chart or a row is missing. */
export function meleeTablesOf(charts: readonly Chart[]): MeleeTables {
  const fighters = chartIn(charts, 'list', 'close-combat.fighters');
  const factors = chartIn(charts, 'modifiers', 'close-combat.factors');
  const troops = chartIn(charts, 'list', 'close-combat.troops');
  const rounds = chartIn(charts, 'list', 'close-combat.rounds');
  return {
    fighters: (kind, first) => sourcedIn(fighters, rowIn(fighters, kind), first ? 'first' : 'later'),
    base: baseIn(charts),
    factor: (id) => {
      const row = modifierRow(factors, id);
      return { ...row, source: sourceOf(factors, row) };
    },
    fightsAs: (troop) => {
      const as = listRow(troops, troop)?.['as'];
      return typeof as === 'string' ? as : null;
    },
    position: positionIn(charts),
    rounds: sourcedIn(rounds, rowIn(rounds, 'turn'), 'rounds'),
    leastCharge: leastChargeIn(charts),
    shared: withinReason(sharedTablesOf(charts)),
    reaction: reactionTablesOf(charts),
  };
}
