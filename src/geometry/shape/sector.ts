/**
 * Arcs as the common part of half-planes, and as the polygon that is drawn. A point is compared with a limit by its
 * offset from the boundary ray in inches, never by subtracting degrees.
 */
import type { Point, Polygon } from '../table/table.ts';
import { TOUCH, type Degrees, type Inches } from './units.ts';
import { along, forward } from './vec.ts';

/** Everything on the side of a line that the unit normal (nx, ny) points to, the line itself included. */
export interface HalfPlane {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

/** Inches of `p` inside a half-plane, negative outside. */
export function offsetOf(plane: HalfPlane, p: Point): Inches {
  return (p.x - plane.x) * plane.nx + (p.y - plane.y) * plane.ny;
}

/** Least offset over several half-planes: how far inside all of them `p` lies. */
export function leastOffset(planes: readonly HalfPlane[], p: Point): Inches {
  let least = Infinity;
  for (const plane of planes) least = Math.min(least, offsetOf(plane, p));
  return least;
}

/** A half-plane moved inwards by so many inches (outwards when negative). */
export function drawnIn(plane: HalfPlane, inches: Inches): HalfPlane {
  return { ...plane, x: plane.x + plane.nx * inches, y: plane.y + plane.ny * inches };
}

/**
 * The region between a ray from `left` turned outwards to facing − half and one from `right` turned to facing + half,
 * ahead of the line through both. `left` and `right` are one point for a wedge with an apex. `half` lies in (0, 90].
 */
export function wedge(left: Point, right: Point, facing: Degrees, half: Degrees): readonly HalfPlane[] {
  if (!(half > 0 && half <= 90)) throw new RangeError(`An arc's half angle is more than 0 and at most 90 degrees, not ${half}`);
  const ahead = forward(facing);
  const front = { x: left.x, y: left.y, nx: ahead.x, ny: ahead.y };
  if (half === 90) return [front];
  const inLeft = forward(facing - half + 90);
  const inRight = forward(facing + half - 90);
  const rays = [
    { x: left.x, y: left.y, nx: inLeft.x, ny: inLeft.y },
    { x: right.x, y: right.y, nx: inRight.x, ny: inRight.y },
  ];
  return left === right ? rays : [...rays, front];
}

/**
 * The part of a convex polygon inside every half-plane. Points within TOUCH of a limit are kept, so a shape that only
 * touches leaves a point or an edge (one or two points, of no area); empty means wholly outside.
 */
export function cutToPlanes(polygon: Polygon, planes: readonly HalfPlane[]): Polygon {
  let part = polygon;
  for (const plane of planes) {
    part = cutToPlane(part, plane);
    if (part.length === 0) break;
  }
  return part;
}

function cutToPlane(polygon: Polygon, plane: HalfPlane): Polygon {
  const kept: Point[] = [];
  let last = polygon[polygon.length - 1];
  if (!last) return kept;
  let lastOffset = offsetOf(plane, last);
  for (const p of polygon) {
    const offset = offsetOf(plane, p);
    if ((offset > TOUCH && lastOffset < -TOUCH) || (offset < -TOUCH && lastOffset > TOUCH)) {
      const t = lastOffset / (lastOffset - offset);
      kept.push({ x: last.x + (p.x - last.x) * t, y: last.y + (p.y - last.y) * t });
    }
    if (offset >= -TOUCH) kept.push(p);
    last = p;
    lastOffset = offset;
  }
  return kept;
}

/** A point and how far inside it lies. */
export interface Depth {
  readonly inches: Inches;
  readonly at: Point;
}

/**
 * The point of a polygon's outline that lies deepest inside all half-planes. Along an edge each offset runs straight, so
 * the least of them is greatest at an end or where two of them are equal. Every plane of an arc leans forwards: the deepest
 * point of a stand is on its outline.
 */
export function deepest(polygon: Polygon, planes: readonly HalfPlane[]): Depth {
  let best: Depth = { inches: -Infinity, at: polygon[0] ?? { x: 0, y: 0 } };
  const consider = (at: Point): void => {
    const inches = leastOffset(planes, at);
    if (inches > best.inches) best = { inches, at };
  };
  for (const [i, p] of polygon.entries()) {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    consider(p);
    for (const [j, one] of planes.entries())
      for (const other of planes.slice(j + 1)) {
        const here = offsetOf(one, p) - offsetOf(other, p);
        const there = offsetOf(one, q) - offsetOf(other, q);
        if (here > 0 !== there > 0) {
          const t = here / (here - there);
          consider({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
        }
      }
  }
  return best;
}

/** Points on a circle from one bearing to another, clockwise, both ends exactly on their bearings: steps + 1 points. */
export function arcPoints(center: Point, radius: Inches, from: Degrees, to: Degrees, steps: number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => along(center, i === steps ? to : from + ((to - from) * i) / steps, radius));
}

/** Steps that keep the chords of a drawn arc within 0.002 inches of the circle. */
export function stepsFor(radius: Inches, sweep: Degrees): number {
  const step = (2 * Math.acos(Math.max(0, 1 - 0.002 / Math.max(radius, 0.002))) * 180) / Math.PI;
  return Math.max(1, Math.ceil(sweep / step));
}
