/** How this text measures: data for the geometry, with the player's readings already in it. */
import type { ArcPolicy, MeasurePolicy } from '#geometry/check/facts';
import type { FighterStand, Readings } from '../../../engine/contract.ts';
import { inArcBy, measuringOf } from '../../../engine/measuring.ts';
import type { Arms, FireTables } from './tables.ts';
import { isCannon } from './traits.ts';

export const armsOf = (stand: FighterStand): Arms => (isCannon(stand) ? 'artillery' : 'small-arms');

/** 30° outward from each front corner, small arms and guns alike. */
export function arcOf(stand: FighterStand, readings: Readings, tables: FireTables): ArcPolicy {
  return { half: tables.arcHalf(armsOf(stand)).value, construction: 'front-corners', counts: inArcBy(readings) };
}

/** Stands obstruct: whether a shot may pass over friends is asked of what is found on the line. */
export function measure(stand: FighterStand, readings: Readings, tables: FireTables): MeasurePolicy {
  return {
    ranges: ['centre-to-nearest-figure', 'front-to-target'],
    arc: arcOf(stand, readings, tables),
    reach: tables.reach(armsOf(stand)),
    path: null,
    standsObstruct: true,
    terrainObstructs: true,
    ...measuringOf(readings),
    enfilade: 'any-angle',
  };
}
