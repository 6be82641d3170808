/** How this book reads the roster's traits. */
import type { Fighter } from '../../engine/contract.ts';
import type { Gun } from '../../roster/roster.ts';
import { troopOf } from '../../roster/traits.ts';

/** British by the unit's own nation or its side's, else by its troop. */
export const isBritish = (fighter: Fighter): boolean => /\bbrit/i.test(fighter.nation ?? troopOf(fighter).nation ?? '');

/** Shell: howitzers; in the Civil War the 12-pounder Napoleon and every rifled gun too. */
export const firesShell = (gun: Gun): boolean =>
  gun.kind === 'howitzer' || (gun.period === 'acw' && (gun.kind === 'gun-howitzer' || gun.rifled));

/** Shrapnel: British howitzers; in the Civil War all that fire shell but the Whitworth. */
export const firesShrapnel = (gun: Gun, british: boolean): boolean =>
  firesShell(gun) && (gun.period === 'acw' ? gun.make !== 'Whitworth' : british);
