/** The two sides of a fight, and what both are asked alike. */
import type { BySide, Fight, MeleeContext, MeleeFacts, Role } from '../../../engine/melee.ts';
import { isMahdist } from '../shared/index.ts';
import type { MeleeTables } from './tables.ts';

export const ROLES: readonly Role[] = ['attacker', 'defender'];

export const enemyOf = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

export const both = <T>(of: (role: Role) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });

/** All that a round is worked out from, before its dice. */
export interface Round {
  readonly fight: Pick<Fight, 'facts' | 'rounds' | 'started' | 'lost'>;
  readonly context: MeleeContext;
  readonly tables: MeleeTables;
}

export const presentOf = ({ started, lost }: Pick<Fight, 'started' | 'lost'>, role: Role): number => started[role] - lost[role];

export const kindOf = ({ fighters }: MeleeContext, role: Role): 'imperial' | 'mahdist' =>
  isMahdist(fighters[role]) ? 'mahdist' : 'imperial';

/** Imperials against Imperials, Mahdists against Mahdists. */
export const ofOneKind = (context: MeleeContext): boolean => kindOf(context, 'attacker') === kindOf(context, 'defender');

export const isTurned = (facts: MeleeFacts, role: Role): boolean => facts[role].struckIn === 'flank' || facts[role].struckIn === 'rear';
