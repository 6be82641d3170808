/** How this text measures, mode by mode: data for the geometry, with the player's readings already in it. */
import type { ArcPolicy, MeasurePolicy } from '#geometry/check/facts';
import type { Fighter, FighterStand, Readings } from '../../engine/contract.ts';
import { inArcBy, measuringOf } from '../../engine/measuring.ts';
import { isGun, troopOf } from '../../roster/traits.ts';
import type { LineId, Tables } from './charts.ts';
import { chosen } from './options.ts';

export function arcOf(tables: Tables, stand: FighterStand, readings: Readings): ArcPolicy {
  const { value } = tables.arcHalf(isGun(stand) ? 'guns' : 'small-arms');
  return { half: value, construction: 'front-centre', counts: inArcBy(readings) };
}

const policy = (tables: Tables, stand: FighterStand, readings: Readings, reach: number): Omit<MeasurePolicy, 'ranges'> => ({
  arc: arcOf(tables, stand, readings),
  reach,
  path: null,
  standsObstruct: true,
  terrainObstructs: true,
  ...measuringOf(readings),
  enfilade: 'any-angle',
});

export type Load = 'canister' | 'round-shot';

/** The line of a load under the player's readings of how far it reaches. */
export function lineOfLoad(load: Load, readings: Readings): LineId {
  if (load === 'canister') return chosen(readings, 'C000-9b') === '400' ? 'canister-400' : 'canister';
  return chosen(readings, 'C000-9a') === '800' ? 'round-shot-800' : 'round-shot';
}

/** A gun is measured from the muzzle to the nearest point of its target in the arc. */
export function measureGun(tables: Tables, stand: FighterStand, readings: Readings, load: Load): MeasurePolicy {
  const { upTo } = tables.line(lineOfLoad(load, readings));
  return { ranges: ['front-to-target', 'edge-to-edge'], ...policy(tables, stand, readings, upTo) };
}

/** Foot and horse are measured as a unit; a stand alone by the same convention, from the ranks that fire. */
export function measureSmallArms(tables: Tables, firer: Fighter, stand: FighterStand, readings: Readings): MeasurePolicy {
  const line = tables.lineOf(troopOf(firer).weapon);
  const ranks = tables.firing(firer.order)?.ranks ?? null;
  return {
    ranges: ['mean-of-extremes', 'front-to-target', 'edge-to-edge'],
    ...(ranks === null ? {} : { ranks }),
    ...policy(tables, stand, readings, line === null ? 0 : tables.line(line.value).upTo),
  };
}
