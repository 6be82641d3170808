/** The d6 that every fire and melee result throws: what it adds to the factor. Low is good. */
import type { DiceCall, Fighter, Readings, Roll } from '../../../engine/contract.ts';
import { throwDie } from '../../../engine/dice.ts';
import { add } from '../../../engine/tell.ts';
import type { TrailLine } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { randomColumnOf, type RandomColumn } from './people.ts';
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

/** Every face may tell: the chart is the player's to change. */
export const randomCall = ({ fighter, kind, against }: RandomThrow): DiceCall => ({
  count: 1,
  sides: 6,
  why: `Random factor, ${fighter.name}, ${kind}`,
  for: fighter.unit,
  against,
});

/** What a face adds, with its line. */
function randomFactor(face: number, { fighter, kind, readings }: RandomThrow, tables: SharedTables): RandomFactor {
  const { column, source } = randomColumnOf(fighter, kind, readings);
  const cell = tables.randomFactor(face, column);
  const line = add('factor/random', cell.value, {
    of: 'factor',
    because: `The d6 shows ${face}, column ${COLUMNS[column]}.`,
    source: source.reading === undefined ? cell.source : toldFrom(source, cell.source),
  });
  return { face, column, value: cell.value, line };
}

export function throwRandom(asked: RandomThrow, tables: SharedTables, roll: Roll): RandomFactor {
  return randomFactor(throwDie(roll, randomCall(asked)), asked, tables);
}
