/** How this book measures, mode by mode: data for the geometry, with the player's readings already in it. */
import type { ArcPolicy, MeasurePolicy } from '#geometry/check/facts';
import type { Fighter, FighterStand, Readings, Shot } from '../../engine/contract.ts';
import { reachOf } from '../../engine/lookup.ts';
import { loadOf } from './mayFire.ts';
import { inArcBy, measuringOf } from '../../engine/measuring.ts';
import { chosen } from './options.ts';
import type { Tables } from './tables.ts';
import { isGun, troopOf } from '../../roster/traits.ts';

export function arcOf(tables: Tables, stand: FighterStand, readings: Readings): ArcPolicy {
  return {
    half: tables.arcHalf[isGun(stand) ? 'artillery' : 'small-arms'].value,
    construction: chosen(readings, 'G-arc'),
    counts: inArcBy(readings),
  };
}

function policy(tables: Tables, stand: FighterStand, readings: Readings, reach: number): MeasurePolicy {
  return {
    ranges: ['front-to-target', 'edge-to-edge'],
    arc: arcOf(tables, stand, readings),
    reach,
    path: null,
    standsObstruct: true,
    terrainObstructs: true,
    ...measuringOf(readings),
    enfilade: chosen(readings, 'C001-18'),
  };
}

/** Solid shot along a line. A gun without an effective range has no path; it is refused before. */
export function measureShot(tables: Tables, stand: FighterStand, readings: Readings, ricochet: boolean): MeasurePolicy {
  const piece = isGun(stand) ? stand.gun.piece : '';
  const effective = tables.effectiveRange(piece)?.value ?? null;
  const maximum = tables.loadLine(piece, 'shot')?.max ?? 0;
  const path =
    effective === null
      ? null
      : { effective, maximum, run: ricochet ? tables.runShare.value : null, runPastEffective: chosen(readings, 'C001-15') === 'yes' };
  return { ...policy(tables, stand, readings, maximum), path };
}

export function measureCanister(tables: Tables, stand: FighterStand, readings: Readings): MeasurePolicy {
  const chart = isGun(stand) ? tables.canister(stand.gun.piece) : null;
  return policy(tables, stand, readings, chart ? reachOf(chart) : 0);
}

export function measureHigh(tables: Tables, stand: FighterStand, shot: Shot, readings: Readings): MeasurePolicy {
  const line = isGun(stand) ? tables.loadLine(stand.gun.piece, loadOf(tables, stand, shot.load)) : null;
  return {
    ...policy(tables, stand, readings, line?.max ?? 0),
    standsObstruct: false,
    terrainObstructs: chosen(readings, 'C001-31') === 'view',
  };
}

export function measureSmallArms(tables: Tables, firer: Fighter, stand: FighterStand, readings: Readings): MeasurePolicy {
  const { weapon } = troopOf(firer);
  return policy(tables, stand, readings, weapon === 'none' ? 0 : reachOf(tables.smallArms(weapon)));
}
