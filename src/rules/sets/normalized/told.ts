/** Words that several rulings of this text share. */
import { fraction, type Fraction } from '../../engine/fraction.ts';
import { asFraction } from '../../engine/lookup.ts';
import { add, multiply } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import type { Role } from '../../engine/melee.ts';
import type { Modifier } from './charts.ts';

export const ROLES: readonly Role[] = ['attacker', 'defender'];

export const enemyOf = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** The same question asked of both sides. */
export const both = <T>(of: (role: Role) => T): { readonly attacker: T; readonly defender: T } => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** A row of a chart of modifiers as a line: it adds, or multiplies where a player's own row says so. */
export function modifierLine(id: string, row: Modifier, told: Omit<TrailLine, 'id' | 'op' | 'value' | 'parts'>): TrailLine {
  return (row.op === 'add' ? add : multiply)(id, asFraction(row.value), told);
}

/** A whole number of the charts, exact. */
export const whole = (value: number): Fraction => fraction(value);
