/** The base fire factor: of Imperials by firer and target, of Mahdists by target alone, of guns by target. */
import type { Fighter } from '../../../engine/contract.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { base, capital, listed, note } from '../../../engine/tell.ts';
import type { Trail } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { isMahdist } from '../shared/index.ts';
import type { Covered } from './cover.ts';
import { sources } from './sources.ts';
import type { Arms, FireTables, RangeClass } from './tables.ts';
import { inOpenOrder, seat } from './traits.ts';

export interface Factored {
  readonly arms: Arms;
  readonly firer: Fighter;
  readonly target: Fighter;
  readonly at: RangeClass;
  readonly cover: Covered | null;
  readonly tables: FireTables;
}

type Row = Parameters<FireTables['factor']>[0];

interface Read {
  readonly value: number;
  readonly row: string;
  readonly source: SourceRef;
}

function readRow(chart: Row, row: string, { at, tables }: Factored): Read {
  return { row, ...tables.factor(chart, row, at) };
}

/** Rows of the Mahdist table that the target stands in; foot only where no other holds. */
function mahdistRows({ target, cover }: Factored): readonly string[] {
  const rows = [
    ...(target.mounted ? ['mounted'] : []),
    ...(inOpenOrder(target) ? ['skirmishers'] : []),
    ...(cover ? [`${cover.grade} cover`] : []),
  ];
  return rows.length > 0 ? rows : ['foot'];
}

/** The lowest of several rows. */
function mahdist(of: Factored): Read {
  const rows = mahdistRows(of).map((row) => readRow('fire-factors.mahdist', row, of));
  const worst = rows.toSorted((a, b) => a.value - b.value)[0];
  if (!worst) throw new Error('no row of the Mahdist table');
  if (rows.length === 1) return worst;
  const row = `${worst.row}, the lowest of ${listed(rows.map((one) => one.row))}`;
  return { ...worst, row, source: toldFrom(sources.worstRow, worst.source) };
}

/** Imperial skirmishers fire in the row of foot. */
function imperial(of: Factored): Read {
  const { firer, target } = of;
  const read = readRow('fire-factors.imperial', `${seat(firer)} v ${seat(target)}`, of);
  return inOpenOrder(firer) && !firer.mounted ? { ...read, source: toldFrom(sources.skirmishers, read.source) } : read;
}

function baseFactor(of: Factored): Read {
  if (of.arms === 'artillery') return readRow('artillery.factors', seat(of.target), of);
  return isMahdist(of.firer) ? mahdist(of) : imperial(of);
}

/** Lines of the number "factor" before the d6: the class of range, by whose reading, and the row. */
export function factorLines(of: Factored): Trail {
  const { value, row, source } = baseFactor(of);
  return [
    note('factor/class', 0, { of: 'factor', because: `This is ${of.at.name} range.`, source: of.at.source, shown: of.at.name }),
    base('factor/table', value, { of: 'factor', because: `${capital(row)} at ${of.at.name} range.`, source }),
  ];
}
