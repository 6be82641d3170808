/** Which row of the chart of inches is a fighter's, from its arm, its kind and its order. */
import type { Chart, ListChart } from '../../../engine/chart.ts';
import type { Fighter, Order } from '../../../engine/contract.ts';
import { decimal, type Fraction } from '../../../engine/fraction.ts';
import { chartIn, listRow, numberIn, sourceOf } from '../../../engine/lookup.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { gunsOf, isBattery, isLimbered, troopOf } from '../../../roster/traits.ts';

export interface Rate {
  readonly id: string;
  readonly label: string;
  readonly inches: Fraction;
  readonly source: SourceRef;
}

/** The chart's row of this id; null where it has none. */
export type Rates = (id: string) => Rate | null;

export function ratesIn(charts: readonly Chart[], chart: string): Rates {
  const list: ListChart = chartIn(charts, 'list', chart);
  return (id) => {
    const row = listRow(list, id);
    if (!row) return null;
    return {
      id,
      label: typeof row['label'] === 'string' ? row['label'] : id,
      inches: decimal(numberIn(row, 'inches')),
      source: sourceOf(list, row),
    };
  };
}

/** @throws when the chart lacks the row. */
export function mustRate(rates: Rates, id: string): Rate {
  const rate = rates(id);
  if (!rate) throw new Error(`the chart of inches has no row ${id}`);
  return rate;
}

/** Rows of foot by order; orders that no row names go as their nearest. */
const FOOT_ROWS: Readonly<Record<Order, string>> = {
  line: 'line',
  'attack-column': 'attack-column',
  'march-column': 'march-column',
  square: 'square',
  skirmish: 'skirmish',
  open: 'skirmish',
  limbered: 'march-column',
  unlimbered: 'line',
};

/** A unit with guns goes at their pace. */
export const withGuns = isBattery;

/** A gun without its limber goes by hand, and so do those beside it. */
export const mustHaul = (fighter: Fighter): boolean => gunsOf(fighter).some((stand) => stand.gun.hit.includes('limber'));

/** Hauled now: not limbered up, or no limber to hook in. */
export const isHauled = (fighter: Fighter): boolean => mustHaul(fighter) || !isLimbered(fighter);

/** The row of a full move. */
export function rowFor(fighter: Fighter): string {
  const { kind } = troopOf(fighter);
  if (withGuns(fighter)) return kind === 'horse' || fighter.mounted ? 'horse-guns' : 'foot-guns';
  if (fighter.mounted) return kind === 'heavy' ? 'heavy-horse' : 'light-horse';
  return FOOT_ROWS[fighter.order];
}
