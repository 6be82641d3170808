/** Whose column a troop throws in, and whose rules it follows: told from its nation, or else from its side's. */
import type { Fighter, Readings } from '../../../engine/contract.ts';
import { choiceOf } from '../../../engine/measuring.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { troopOf } from '../../../roster/traits.ts';
import { sharedOptions } from './options.ts';
import { sharedSources } from './sources.ts';

export type People = 'european' | 'egyptian' | 'indian' | 'mahdist';
export type RandomColumn = 'european' | 'egyptian' | 'mahdist-fire' | 'mahdist-melee';

const NAMED: readonly (readonly [RegExp, People])[] = [
  [/mahd|ansar|dervish|beja|hadendo|baggara|fuzzy/i, 'mahdist'],
  [/egypt|sudan/i, 'egyptian'],
  [/\bindia|bombay|bengal|madras|sikh|punjab/i, 'indian'],
];

const named = (nation: string | null): People | null => NAMED.find(([name]) => nation !== null && name.test(nation))?.[1] ?? null;

/**
 * A troop that is Egyptian, Sudanese or Mahdist by nature stays so on any side; else the unit's nation decides, then its side's.
 * All others, of whatever war, are Europeans.
 */
export function peopleOf(fighter: Fighter): People {
  return named(troopOf(fighter).nation) ?? named(fighter.nation) ?? 'european';
}

export const isMahdist = (fighter: Fighter): boolean => peopleOf(fighter) === 'mahdist';

/** Egyptians and Sudanese: they shoot worse, and throw in a column of their own. */
export const isEgyptian = (fighter: Fighter): boolean => peopleOf(fighter) === 'egyptian';

/** Egyptians themselves: the artillery's words for crews do not name the Sudanese. */
export function isEgyptianHimself(fighter: Fighter): boolean {
  const nation = [troopOf(fighter).nation, fighter.nation].find((one) => named(one) !== null) ?? '';
  return isEgyptian(fighter) && !/sudanese/i.test(nation);
}

export interface ColumnOf {
  readonly column: RandomColumn;
  readonly source: SourceRef;
}

/** The column of the random table, in fire or in melee; Indians by the reading C004-14. */
export function randomColumnOf(fighter: Fighter, kind: 'fire' | 'melee', readings: Readings): ColumnOf {
  const people = peopleOf(fighter);
  if (people === 'mahdist') return { column: `mahdist-${kind}`, source: sharedSources.randomFactors };
  if (people === 'egyptian') return { column: 'egyptian', source: sharedSources.randomFactors };
  if (people === 'european') return { column: 'european', source: sharedSources.randomFactors };
  const column = choiceOf(sharedOptions, readings, 'C004-14') === 'egyptian' ? 'egyptian' : 'european';
  return { column, source: sharedSources.randomColumn };
}
