/** The d6 that every fire and melee result throws: what it adds to the factor. Low is good. */
import type { DiceCall, Fighter, Readings, Roll } from '../../../engine/contract.ts';
import { throwDie } from '../../../engine/dice.ts';
import { add } from '../../../engine/tell.ts';
import type { TrailLine } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { randomColumnOf, type ColumnOf, type RandomColumn } from './people.ts';
import type { SharedTables } from './tables.ts';

export interface RandomFactor {
  readonly face: number;
  readonly column: RandomColumn;
  readonly value: number;
  /** Adds to the number "factor". */
  readonly line: TrailLine;
}

const COLUMNS: Readonly<Record<RandomColumn, string>> = {
  european: 'Europeans',
  egyptian: 'Egyptians and Sudanese',
  'mahdist-fire': 'Mahdist fire',
  'mahdist-melee': 'Mahdist melee',
};

export interface RandomThrow {
  readonly fighter: Fighter;
  readonly kind: 'fire' | 'melee';
  readonly readings: Readings;
  /** The unit that the face counts against. */
  readonly against: string;
}

/** The die as it is asked for, before anything is known of the chart. */
export const randomCall = ({ fighter, kind, against }: RandomThrow): DiceCall => ({
  count: 1,
  sides: 6,
  why: `Random factor, ${fighter.name}, ${kind}`,
  for: fighter.unit,
  against,
});

/** What a face adds, with its line. */
function randomFactor(face: number, { column, source }: ColumnOf, tables: SharedTables): RandomFactor {
  const cell = tables.randomFactor(face, column);
  const line = add('factor/random', cell.value, {
    of: 'factor',
    because: `The d6 shows ${face}, column ${COLUMNS[column]}.`,
    source: source.reading === undefined ? cell.source : toldFrom(source, cell.source),
  });
  return { face, column, value: cell.value, line };
}

const told = new WeakMap<SharedTables, Map<RandomColumn, readonly number[]>>();

/** Faces that add something else than the face before them: of those between, one tells for all. Found once for each table. */
function telling(column: RandomColumn, tables: SharedTables): readonly number[] {
  const columns = told.get(tables) ?? new Map<RandomColumn, readonly number[]>();
  told.set(tables, columns);
  const worth = (face: number): number => tables.randomFactor(face, column).value;
  const faces = columns.get(column) ?? [2, 3, 4, 5, 6].filter((face) => worth(face) !== worth(face - 1));
  columns.set(column, faces);
  return faces;
}

export function throwRandom(asked: RandomThrow, tables: SharedTables, roll: Roll): RandomFactor {
  const of = randomColumnOf(asked.fighter, asked.kind, asked.readings);
  const call: DiceCall = { ...randomCall(asked), matters: { only: 'reaching', least: telling(of.column, tables) } };
  return randomFactor(throwDie(roll, call), of, tables);
}
