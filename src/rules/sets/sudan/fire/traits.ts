/** How this text reads the roster's traits: which kind of gun, on foot or mounted, in open order. */
import type { Fighter, FighterStand } from '../../../engine/contract.ts';
import { gunOf, isGun, type GunStand } from '../../../roster/traits.ts';

export type GunKind = 'screw-gun' | 'field-gun' | 'machine-gun';

/** Guns of other wars move and are served as field guns. */
export function gunKind(stand: GunStand): GunKind {
  const gun = gunOf(stand);
  if (gun.kind === 'machine-gun') return 'machine-gun';
  return gun.id === 'screw-gun' ? 'screw-gun' : 'field-gun';
}

export const isMachineGun = (stand: FighterStand): stand is GunStand => isGun(stand) && gunKind(stand) === 'machine-gun';

/** A gun that fires by the artillery table. */
export const isCannon = (stand: FighterStand): stand is GunStand => isGun(stand) && gunKind(stand) !== 'machine-gun';

export const seat = (fighter: Fighter): 'foot' | 'mounted' => (fighter.mounted ? 'mounted' : 'foot');

export const inOpenOrder = ({ order }: Fighter): boolean => order === 'open' || order === 'skirmish';
