/** What the roster says of a fighter and its stands, the same for every book. */
import type { Fighter, FighterStand } from '../engine/contract.ts';
import { gunById, troopById, type Gun, type Troop } from './roster.ts';

/** @throws when the roster does not hold the unit's troop. */
export function troopOf(fighter: Fighter): Troop {
  const troop = troopById(fighter.troop);
  if (!troop) throw new Error(`no troop ${fighter.troop} in the roster`);
  return troop;
}

export type GunStand = FighterStand & { readonly gun: NonNullable<FighterStand['gun']> };

export const isGun = (stand: FighterStand): stand is GunStand => stand.gun !== null;

/** @throws when the roster does not hold the piece. */
export function gunOf(stand: GunStand): Gun {
  const gun = gunById(stand.gun.piece);
  if (!gun) throw new Error(`no gun ${stand.gun.piece} in the roster`);
  return gun;
}

/** As it stands in the middle of a sentence: the howitzer, the 12-pounder Napoleon. */
export const gunName = (gun: Gun): string => (gun.make === null ? gun.label.charAt(0).toLowerCase() + gun.label.slice(1) : gun.label);

/** Gun stands of a unit in the order of their ids: gun A is the first. */
export function gunsOf(fighter: Fighter): readonly GunStand[] {
  return fighter.stands.filter(isGun).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A unit with guns. */
export const isBattery = (fighter: Fighter): boolean => fighter.stands.some(isGun);

export const isLimbered = (fighter: Fighter): boolean => fighter.order === 'limbered' || fighter.order === 'march-column';

/** The gun is served, but not by gunners: a stand of another unit was given up for its crew. */
export const hasStandIn = (stand: GunStand): boolean => stand.gun.crewedBy !== null;

export const isCrewless = (stand: GunStand): boolean =>
  stand.gun.crewedBy === null && (stand.gun.crew === 0 || stand.gun.hit.includes('crew'));

export const WEAPONS = {
  none: 'no firearms',
  musket: 'musket',
  rifle: 'rifle',
  'smoothbore-carbine': 'smoothbore carbine',
  'rifled-musket': 'rifled musket',
  'rifled-carbine': 'rifled carbine',
} as const;
