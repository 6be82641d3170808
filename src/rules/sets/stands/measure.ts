/** How this book measures, mode by mode: data for the geometry, with the player's readings already in it. */
import type { ArcPolicy, MeasurePolicy } from '#geometry/check/facts';
import type { Fighter, FighterStand, Readings, Shot } from '../../engine/contract.ts';
import { reachOf } from '../../engine/lookup.ts';
import { arcHalf, canister, effectiveRange, loadLine, runShare, smallArms } from './charts.ts';
import { loadOf } from './mayFire.ts';
import { inArcBy, measuringOf } from '../../engine/measuring.ts';
import { chosen } from './options.ts';
import { isGun, troopOf } from '../../roster/traits.ts';

export function arcOf(stand: FighterStand, readings: Readings): ArcPolicy {
  return {
    half: arcHalf(isGun(stand) ? 'artillery' : 'small-arms').value,
    construction: chosen(readings, 'G-arc'),
    counts: inArcBy(readings),
  };
}

function policy(stand: FighterStand, readings: Readings, reach: number): MeasurePolicy {
  return {
    ranges: ['front-to-target', 'edge-to-edge'],
    arc: arcOf(stand, readings),
    reach,
    path: null,
    standsObstruct: true,
    terrainObstructs: true,
    ...measuringOf(readings),
    enfilade: chosen(readings, 'C001-18'),
  };
}

/** Solid shot along a line. A gun without an effective range has no path; it is refused before. */
export function measureShot(stand: FighterStand, readings: Readings, ricochet: boolean): MeasurePolicy {
  const piece = isGun(stand) ? stand.gun.piece : '';
  const effective = effectiveRange(piece)?.value ?? null;
  const maximum = loadLine(piece, 'shot')?.max ?? 0;
  const path =
    effective === null
      ? null
      : { effective, maximum, run: ricochet ? runShare() : null, runPastEffective: chosen(readings, 'C001-15') === 'yes' };
  return { ...policy(stand, readings, maximum), path };
}

export function measureCanister(stand: FighterStand, readings: Readings): MeasurePolicy {
  const chart = isGun(stand) ? canister(stand.gun.piece) : null;
  return policy(stand, readings, chart ? reachOf(chart) : 0);
}

export function measureHigh(stand: FighterStand, shot: Shot, readings: Readings): MeasurePolicy {
  const line = isGun(stand) ? loadLine(stand.gun.piece, loadOf(stand, shot.load)) : null;
  return {
    ...policy(stand, readings, line?.max ?? 0),
    standsObstruct: false,
    terrainObstructs: chosen(readings, 'C001-31') === 'view',
  };
}

export function measureSmallArms(firer: Fighter, stand: FighterStand, readings: Readings): MeasurePolicy {
  const { weapon } = troopOf(firer);
  return policy(stand, readings, weapon === 'none' ? 0 : reachOf(smallArms(weapon)));
}
