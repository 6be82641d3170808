/** Facts 3 and 4: the path of one solid shot, what it strikes, and what stops it. */
import { inchesOf, normalFacing, tape, tapeOf, TOUCH, type Degrees, type Inches } from '../shape/units.ts';
import { along, bearing as bearingTo } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, Stand, StandId } from '../table/table.ts';
import { nearestStandInArc } from './aim.ts';
import { directionInArc } from './arc.ts';
import { coverAlong, postOf } from './cover.ts';
import type { Crossing, Leg, LineOfFire, MeasurePolicy, PathPolicy, Stop, TerrainCrossing } from './facts.ts';
import { levelOf } from './level.ts';
import { onAnyHill, openedOn } from './opened.ts';
import { endOf, pointAt, type Laid } from './shotStop.ts';
import { standsMet, type StandMet } from './standsMet.ts';
import { onTable, reachOnTable } from './tableEdge.ts';
import { terrainMet, type TerrainMet } from './terrainMet.ts';

/**
 * Follows a shot from a gun's muzzle along a bearing. `ricochet` is the distance to the point of ricochet in inches, read by
 * the tape; null for direct fire. A distance of 0 or less, or not short of the effective range, is laid as direct fire with
 * `ricochetAt` set, for the rules to refuse, and so is any where the policy has no run. Without a path the shot goes to the reach.
 */
export function followShot(field: Field, gun: Stand, bearing: Degrees, ricochet: Inches | null, policy: MeasurePolicy): LineOfFire {
  const laid = lay(field, gun, bearing, ricochet, policy);
  const { span, level } = laid;
  const runs = terrainMet(field, span.from, span.to);
  const met = standsMet(field, span.from, span.to, (stand) => stand.id !== gun.id).filter(hasDepth);
  const ahead = met.filter(({ stand }) => levelOf(field, stand, policy.level) === level);
  const { stop, end, reached } = endOf(laid, ahead, runs);
  const to = onTable(field.table, pointAt(laid, end));
  return {
    gun: gun.id,
    from: span.from,
    to,
    bearing: normalFacing(bearing),
    length: end,
    planned: span.to,
    legs: legsOf(laid, end, to),
    struck: ahead.filter((one) => reached.has(one)).map((one) => struck(one, laid, end, runs)),
    passedBy: met.filter((one) => !ahead.includes(one) && one.enter < end - TOUCH).map((one) => crossing(one, laid, end)),
    crossed: runs.filter((run) => run.enter < end - TOUCH).map((run) => crossedTerrain(run, end)),
    stoppedBy: stop,
    arc: directionInArc(gun.box, bearing, policy.arc, Math.max(1, laid.limit.at)),
    level,
    ricochetAt: ricochet === null ? null : tape(ricochet),
    get opened() {
      return openedOn(policy.arc, policy.path, laid.bounceAt, () =>
        [gun, ...met.map(({ stand }) => stand)].some((one) => onAnyHill(field, one)),
      );
    },
  };
}

/** Where corners touch there is a closed block but nothing to pass through. */
function hasDepth({ enter, leave }: StandMet): boolean {
  return leave - enter > TOUCH;
}

function lay(field: Field, gun: Stand, bearing: Degrees, ricochet: Inches | null, policy: MeasurePolicy): Laid {
  const post = postOf(field, gun);
  const path = policy.path ?? { effective: policy.reach, maximum: policy.reach, run: null, runPastEffective: true };
  const bounceAt = bouncePoint(path, ricochet);
  const flight = flightLimit(path, bounceAt);
  const edge = reachOnTable(field.table, post.front, along(post.front, bearing, 1));
  const limit: Stop = edge < flight.at - TOUCH ? { edge: 'table', at: edge } : flight;
  const to = onTable(field.table, along(post.front, bearing, limit.at));
  const onTheTable = bounceAt !== null && bounceAt <= limit.at + TOUCH;
  return {
    field,
    post,
    bearing,
    level: levelOf(field, gun, policy.level),
    span: { from: post.front, to },
    limit,
    bounceAt: onTheTable ? bounceAt : null,
  };
}

/** The point of ricochet as the tape reads it, null where there is none or it may not lie there. */
function bouncePoint(path: PathPolicy, ricochet: Inches | null): Inches | null {
  if (ricochet === null || path.run === null) return null;
  const reading = tape(ricochet);
  return reading > 0 && reading < tapeOf(path.effective) ? inchesOf(reading) : null;
}

/** Direct fire ends at the effective range; a ricochet at its run, which may pass it but never the maximum. */
function flightLimit(path: PathPolicy, bounceAt: Inches | null): Extract<Stop, { limit: string }> {
  if (bounceAt === null || path.run === null) return { limit: 'effective', at: path.effective };
  const run = bounceAt + (bounceAt * path.run[0]) / path.run[1];
  if (!path.runPastEffective && path.effective < run) return { limit: 'effective', at: path.effective };
  return path.maximum < run ? { limit: 'maximum', at: path.maximum } : { limit: 'run', at: run };
}

function legsOf(laid: Laid, end: Inches, to: Point): readonly Leg[] {
  const { from } = laid.span;
  const bounceAt = laid.bounceAt;
  if (bounceAt === null || end <= bounceAt + TOUCH) return [{ kind: 'direct', from, to, length: end }];
  const at = pointAt(laid, bounceAt);
  return [
    { kind: 'direct', from, to: at, length: bounceAt },
    { kind: 'ricochet', from: at, to, length: end - bounceAt },
  ];
}

function struck(met: StandMet, laid: Laid, end: Inches, runs: readonly TerrainMet[]): Crossing {
  const line = { from: laid.span.from, to: pointAt(laid, met.enter) };
  return { ...crossing(met, laid, end), cover: coverAlong(laid.field, met.stand, line, runs) };
}

/** A stand entered before the point of ricochet is struck as by direct fire, at or after it by the ricochet. */
function crossing({ stand, enter, leave }: StandMet, { bounceAt }: Laid, end: Inches): Crossing {
  const leg = bounceAt !== null && enter >= bounceAt - TOUCH ? 'ricochet' : 'direct';
  return { stand: stand.id, unit: stand.unit, side: stand.side, enter, leave: Math.min(leave, end), leg };
}

function crossedTerrain({ piece, enter, leave }: TerrainMet, end: Inches): TerrainCrossing {
  return { terrain: piece.id, kind: piece.kind, enter, leave: Math.min(leave, end) };
}

/** The bearing on the centre of the unit's nearest stand in the arc; null when none lies in it. */
export function layOn(
  field: Field,
  gun: Stand,
  unit: readonly Stand[],
  policy: MeasurePolicy,
): { readonly bearing: Degrees; readonly stand: StandId } | null {
  const target = nearestStandInArc(gun, unit, policy.arc);
  const bearing = target && bearingTo(postOf(field, gun).front, target.box.center);
  return target && bearing !== null ? { bearing, stand: target.id } : null;
}
