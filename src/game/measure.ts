/** What a shot measures on the table, firing stand by firing stand. No rule is asked here but how to measure. */
import { chooseTarget } from '#geometry/check/aim';
import type { MeasurePolicy } from '#geometry/check/facts';
import { followShot, layOn } from '#geometry/check/lineOfFire';
import { centreToNearestFigure, meanOfExtremes, meanOfFigures } from '#geometry/check/range';
import { measurePair } from '#geometry/check/pairFacts';
import { frontCenter } from '#geometry/shape/box';
import { bearing } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Stand, StandId } from '#geometry/table/table';
import type { Bearing, FireMode, GroupRange, Shot, StandFacts } from '#rules/engine/contract';
import { standOf, standsOf } from './lookup.ts';
import type { GameState } from './state.ts';

const nothing = (stand: Stand): StandFacts => ({ stand: stand.id, line: null, pair: null, considered: [] });

function measureLine(state: GameState, stand: Stand, shot: Shot, policy: MeasurePolicy): StandFacts {
  const field = fieldOf(state.table);
  const lay = (toward: number) => followShot(field, stand, toward, shot.ricochet ?? null, policy);
  if (shot.aim.bearing !== undefined) return { ...nothing(stand), line: lay(shot.aim.bearing) };
  if (shot.aim.to !== undefined) {
    const toward = bearing(frontCenter(stand.box), { x: shot.aim.to[0], y: shot.aim.to[1] });
    return toward === null ? nothing(stand) : { ...nothing(stand), line: lay(toward) };
  }
  const targets = shot.aim.at === undefined ? [] : standsOf(state, shot.aim.at);
  const laid = layOn(field, stand, targets, policy);
  if (laid === null) return { ...nothing(stand), considered: targets.map((target) => measurePair(field, stand, target, policy)) };
  return { ...nothing(stand), line: lay(laid.bearing), pair: measurePair(field, stand, standOf(state, laid.stand), policy) };
}

function measureAimed(state: GameState, stand: Stand, shot: Shot, policy: MeasurePolicy): StandFacts {
  const targets = shot.aim.at === undefined ? [] : standsOf(state, shot.aim.at);
  const { chosen, considered } = chooseTarget(fieldOf(state.table), stand, targets, policy);
  return { stand: stand.id, line: null, pair: chosen, considered };
}

/** The facts of one firing stand of a shot, under the mode's way of measuring. */
export function measureStand(state: GameState, stand: Stand, shot: Shot, mode: FireMode, policy: MeasurePolicy): StandFacts {
  return mode.aim === 'line' ? measureLine(state, stand, shot, policy) : measureAimed(state, stand, shot, policy);
}

const GROUP_RANGES = {
  'mean-of-extremes': meanOfExtremes,
  'mean-of-figures': meanOfFigures,
  'centre-to-nearest-figure': centreToNearestFigure,
} as const;

/** The stands of the target that a firing stand has in its arc and in sight: nothing else is measured to. */
const mayAimAt = ({ considered }: StandFacts): readonly StandId[] =>
  considered.filter((pair) => pair.arc.inside && pair.clear).map((pair) => pair.target);

/**
 * How groups of these firing stands measure, each stand to what it can fire at itself: a stand of the target that is out of its arc
 * or hidden from it is none of its target. null where none of a group has anything to fire at.
 */
export function groupRange(state: GameState, firing: readonly Pick<Bearing, 'facts'>[]): GroupRange {
  const aims = new Map(firing.map(({ facts }) => [facts.stand, mayAimAt(facts).map((id) => standOf(state, id))]));
  return (ids, kind, ranks, at) => {
    const group = ids.map((id) => standOf(state, id));
    const to = ({ id }: Stand) => at?.get(id)?.map((one) => standOf(state, one)) ?? aims.get(id) ?? [];
    const reading = GROUP_RANGES[kind](group, to, ranks);
    return reading && { ...reading, kind };
  };
}
