/** Whose row of the table of inches is a fighter's, and in which column it reads. */
import type { Chart, GridChart } from '../../../engine/chart.ts';
import type { Fighter, Order } from '../../../engine/contract.ts';
import { decimal, ZERO, type Fraction } from '../../../engine/fraction.ts';
import { chartIn, gridRow, sourceOf, type Sourced } from '../../../engine/lookup.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { gunOf, gunsOf, isBattery, isLimbered } from '../../../roster/traits.ts';
import { isMahdist } from '../shared/index.ts';

export const ROWS = {
  foot: 'Imperial foot',
  skirmishers: 'Skirmishers',
  horse: 'Imperial horse and camels',
  guns: 'Imperial guns',
  machineGuns: 'Machine guns',
  mahdistFoot: 'Mahdist foot',
  mahdistHorse: 'Mahdist horse and camels',
  mahdistGuns: 'Mahdist guns',
  wheeled: 'Wheeled vehicles',
} as const;
export type Row = (typeof ROWS)[keyof typeof ROWS];
export type Column = 'in column' | 'in line' | 'a charge adds' | 'a charge' | 'pursued' | 'and d6' | 'limbered' | 'by hand';

/** A cell of the table; null where it has a dash. */
export interface Cells {
  (row: Row, column: Column): Sourced<Fraction> | null;
  readonly source: SourceRef;
}

export function cellsIn(charts: readonly Chart[]): Cells {
  const grid: GridChart = chartIn(charts, 'grid', 'march-sudan.inches');
  const cells = (key: Row, column: Column): Sourced<Fraction> | null => {
    const row = gridRow(grid, key);
    const cell = row?.cells[grid.columns.indexOf(column)] ?? null;
    return cell === null ? null : { value: decimal(cell), source: sourceOf(grid, row) };
  };
  return Object.assign(cells, { source: grid.source });
}

/** The cell, a dash as 0″: who has no number for a way of going does not go that way. */
export function cellOf(cells: Cells, row: Row, column: Column): Sourced<Fraction> {
  return cells(row, column) ?? { value: ZERO, source: cells.source };
}

const isLoose = ({ order }: Pick<Fighter, 'order'>): boolean => order === 'skirmish' || order === 'open';

/** A unit with guns goes at their pace. */
export const withGuns = isBattery;

/** Mahdists have one row for whatever order they keep; Imperials in loose order are skirmishers, mounted or not. */
export function rowOf(fighter: Fighter): Row {
  const mahdist = isMahdist(fighter);
  if (withGuns(fighter)) {
    const machine = gunsOf(fighter).every((stand) => gunOf(stand).kind === 'machine-gun');
    return mahdist ? ROWS.mahdistGuns : machine ? ROWS.machineGuns : ROWS.guns;
  }
  if (mahdist) return fighter.mounted ? ROWS.mahdistHorse : ROWS.mahdistFoot;
  if (isLoose(fighter)) return ROWS.skirmishers;
  return fighter.mounted ? ROWS.horse : ROWS.foot;
}

const COLUMNS: readonly Order[] = ['attack-column', 'march-column', 'limbered'];

/** Columns read in column, all other orders in line; who has a dash for the line reads in column. */
export function columnOf(fighter: Fighter, cells: Cells): Column {
  if (withGuns(fighter)) return 'limbered';
  return COLUMNS.includes(fighter.order) || cells(rowOf(fighter), 'in line') === null ? 'in column' : 'in line';
}

/** A gun without its limber goes by hand, and so do those beside it. */
export const mustHaul = (fighter: Fighter): boolean => gunsOf(fighter).some((stand) => stand.gun.hit.includes('limber'));

export const isHauled = (fighter: Fighter): boolean => mustHaul(fighter) || !isLimbered(fighter);
