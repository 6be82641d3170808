/** Fact 2: what of a stand lies in another's arc. The polygon that is drawn is the polygon that is tested. */
import { boxPolygon, corners, frontCenter, gapToSegment, nearestInBox } from '../shape/box.ts';
import { area, clip } from '../shape/planar.ts';
import { nearestInPolygon } from '../shape/polygon.ts';
import { arcPoints, cutToPlanes, deepest, drawnIn, leastOffset, offsetOf, stepsFor, wedge, type HalfPlane } from '../shape/sector.ts';
import { nearestOnSegment } from '../shape/segment.ts';
import { slabOf, type Slab } from '../shape/slab.ts';
import { TOUCH, turnBetween, type Degrees, type Inches } from '../shape/units.ts';
import { along, bearing, distance } from '../shape/vec.ts';
import type { Box, Point, Polygon } from '../table/table.ts';
import type { ArcFact, ArcPolicy, Span } from './facts.ts';

/** An arc laid on a firing stand, worked out once for every target. */
export interface LaidArc {
  readonly policy: ArcPolicy;
  readonly firer: Box;
  readonly front: Point;
  readonly planes: readonly HalfPlane[];
}

/** Throws a RangeError for a half angle outside (0, 90]. */
export function layArc(firer: Box, policy: ArcPolicy): LaidArc {
  const front = frontCenter(firer);
  const [left, right] = corners(firer);
  const planes =
    policy.construction === 'front-centre' ? wedge(front, front, firer.facing, policy.half) : wedge(left, right, firer.facing, policy.half);
  return { policy, firer, front, planes };
}

/**
 * The target's outline inside the arc, cut in closed form. `whole` and `none` need no cutting; a target that only touches
 * leaves one or two points, which have no area and still are in the arc.
 */
export type Portion = 'whole' | 'none' | Polygon;

export function portionInArc(arc: LaidArc, target: Box, slab: Slab = slabOf(target)): Portion {
  let whole = true;
  for (const plane of arc.planes) {
    const middle = (slab.cx - plane.x) * plane.nx + (slab.cy - plane.y) * plane.ny;
    const spread =
      Math.abs(slab.fx * plane.nx + slab.fy * plane.ny) * slab.halfDepth +
      Math.abs(slab.fy * plane.nx - slab.fx * plane.ny) * slab.halfWidth;
    if (middle + spread < -TOUCH) return 'none';
    if (middle - spread < -TOUCH) whole = false;
  }
  if (whole) return 'whole';
  const part = cutToPlanes(boxPolygon(target), arc.planes);
  return part.length === 0 ? 'none' : part;
}

/** The point of the target's part in the arc that is nearest to the front midpoint; null when nothing of it lies there. */
export function nearestInArc(arc: LaidArc, target: Box, portion: Portion): Point | null {
  if (portion === 'none') return null;
  return portion === 'whole' ? nearestInBox(target, arc.front) : nearestInPolygon(portion, arc.front);
}

/** The arc fact of one target, `off` being the bearing of its nearest point in the arc (of all its points when none is). */
export function arcFact(firer: Box, target: Box, policy: ArcPolicy): ArcFact {
  const arc = layArc(firer, policy);
  const portion = portionInArc(arc, target);
  const aim = nearestInArc(arc, target, portion) ?? nearestInBox(target, arc.front);
  return factOf(arc, target, portion, aim);
}

export function factOf(arc: LaidArc, target: Box, portion: Portion, aim: Point): ArcFact {
  const { half, construction } = arc.policy;
  const cut = once(() => cutBy(arc, target, portion));
  const weighed = once(() => weigh(arc, target, portion));
  const toAim = bearing(arc.front, aim) ?? arc.firer.facing;
  return {
    half,
    construction,
    inside: isInside(arc, target, portion, cut),
    off: turnBetween(arc.firer.facing, toAim),
    get margin() {
      return weighed().margin;
    },
    get witness() {
      return weighed().witness;
    },
    get part() {
      return cut().part;
    },
    get share() {
      return cut().share;
    },
  };
}

interface Cut {
  readonly part: Polygon;
  readonly share: number;
}

/** Share and margin are worked out when somebody first looks: telling in from out, which every pointer move asks, needs neither. */
export function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: work() }).value;
}

function cutBy(arc: LaidArc, target: Box, portion: Portion): Cut {
  if (portion === 'none') return { part: [], share: 0 };
  const whole = boxPolygon(target);
  if (portion === 'whole') return { part: whole, share: 1 };
  const part = clip(whole, regionOver(arc, target))[0] ?? [];
  return { part, share: area(part) / (target.width * target.depth) };
}

function isInside(arc: LaidArc, target: Box, portion: Portion, cut: () => Cut): boolean {
  switch (arc.policy.counts) {
    case 'any-part':
      return portion !== 'none';
    case 'centre':
      return leastOffset(arc.planes, target.center) >= -TOUCH;
    case 'half':
      return cut().share >= 0.5 - TOUCH;
  }
}

interface Weighed {
  readonly margin: Inches;
  readonly witness: Span;
}

function weigh(arc: LaidArc, target: Box, portion: Portion): Weighed {
  const { counts } = arc.policy;
  if (counts === 'centre') return spotIn(arc, target.center);
  const { margin, witness } = portion === 'none' ? outside(arc, target) : reaching(arc, boxPolygon(target));
  return { margin: counts === 'half' ? marginOfHalf(arc, target) : margin, witness };
}

function spotIn(arc: LaidArc, spot: Point): Weighed {
  return leastOffset(arc.planes, spot) >= -TOUCH ? reaching(arc, [spot]) : outside(arc, { center: spot, width: 0, depth: 0, facing: 0 });
}

/** The deepest point of the outline in the arc, and the point of the limit that it is nearest to. */
function reaching(arc: LaidArc, outline: Polygon): Weighed {
  const { inches, at } = deepest(outline, arc.planes);
  const limit = arc.planes.find((plane) => offsetOf(plane, at) <= inches + TOUCH);
  const from = limit ? { x: at.x - limit.nx * inches, y: at.y - limit.ny * inches } : at;
  return { margin: inches, witness: { from, to: at } };
}

/** How far the nearest point of a stand lies from the arc, as a negative margin. */
function outside(arc: LaidArc, target: Box): Weighed {
  let least: Weighed | null = null;
  for (const { from, to } of limits(arc, target)) {
    const gap = target.width === 0 ? spotGap(target.center, from, to) : gapToSegment(target, from, to);
    if (!least || -gap.inches > least.margin) least = { margin: -gap.inches, witness: { from: gap.to, to: gap.from } };
  }
  if (!least) throw new Error('an arc has at least one limit');
  return least;
}

function spotGap(spot: Point, a: Point, b: Point): { readonly inches: Inches; readonly from: Point; readonly to: Point } {
  const to = nearestOnSegment(a, b, spot);
  return { inches: distance(spot, to), from: spot, to };
}

/** The arc's boundary as segments, drawn out past the target. */
function limits(arc: LaidArc, target: Box): readonly Span[] {
  const { facing } = arc.firer;
  const { half, construction } = arc.policy;
  const reach = 2 * farFrom(arc.front, target);
  const [left, right] = construction === 'front-corners' ? corners(arc.firer) : [arc.front, arc.front];
  const rays = [
    { from: left, to: along(left, facing - half, reach) },
    { from: right, to: along(right, facing + half, reach) },
  ];
  return construction === 'front-corners' ? [...rays, { from: left, to: right }] : rays;
}

/** Inches by which every limit could be drawn in and half the target still be inside; negative when it is not. */
function marginOfHalf(arc: LaidArc, target: Box): Inches {
  const whole = boxPolygon(target);
  const half = (target.width * target.depth) / 2;
  let low = -2 * farFrom(arc.front, target);
  let high = -low;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    const planes = arc.planes.map((plane) => drawnIn(plane, middle));
    if (area(cutToPlanes(whole, planes)) >= half) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function farFrom(point: Point, target: Box): Inches {
  return distance(point, target.center) + target.width + target.depth + 1;
}

/** The arc as a polygon that reaches past the target, so that its far edge cuts nothing. */
function regionOver(arc: LaidArc, target: Box): Polygon {
  return outline(arc, 4 * farFrom(arc.front, target), 8);
}

/**
 * The arc out to a radius, as it is drawn: counter-clockwise from the apex (or the front corners), the outermost points
 * exactly on the limits, the last one included. It agrees with the test of fact 2 to 1e-6 inches.
 */
export function arcRegion(box: Box, policy: Pick<ArcPolicy, 'half' | 'construction'>, radius: Inches): Polygon {
  const arc = layArc(box, { ...policy, counts: 'any-part' });
  return outline(arc, radius, stepsFor(radius, policy.half));
}

/** `steps` chords for each half of the arc. */
function outline(arc: LaidArc, radius: Inches, steps: number): Polygon {
  const { facing } = arc.firer;
  const { half, construction } = arc.policy;
  if (construction === 'front-centre') return [arc.front, ...arcPoints(arc.front, radius, facing + half, facing - half, 2 * steps)];
  const [left, right] = corners(arc.firer);
  return [left, right, ...arcPoints(right, radius, facing + half, facing, steps), ...arcPoints(left, radius, facing, facing - half, steps)];
}

/**
 * A direction from the front midpoint against the arc. It leaves the apex, so with either construction it is measured from
 * there; the margin is that of a point `length` inches out.
 */
export function directionInArc(
  box: Box,
  direction: Degrees,
  policy: Pick<ArcPolicy, 'half'>,
  length: Inches = 1,
): { readonly inside: boolean; readonly half: Degrees; readonly off: Degrees; readonly margin: Inches } {
  const front = frontCenter(box);
  const margin = leastOffset(wedge(front, front, box.facing, policy.half), along(front, direction, length));
  return { inside: margin >= -TOUCH, half: policy.half, off: turnBetween(box.facing, direction), margin };
}
