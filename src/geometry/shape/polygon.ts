/** Simple polygons on the table, counter-clockwise and not closed; convex or not unless said. */
import type { Point, Polygon } from '../table/table.ts';
import { nearestOnSegment } from './segment.ts';
import { TOUCH, type Inches } from './units.ts';
import { distance } from './vec.ts';

/** Axis-parallel bounds. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const p of points) {
    if (p.x < minX) minX = p.x;
    if (p.x > maxX) maxX = p.x;
    if (p.y < minY) minY = p.y;
    if (p.y > maxY) maxY = p.y;
  }
  return { minX, minY, maxX, maxY };
}

/** Area in square inches: positive counter-clockwise, negative clockwise, 0 for fewer than three points. */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  let last = polygon[polygon.length - 1];
  for (const p of polygon) {
    if (last) twice += last.x * p.y - p.x * last.y;
    last = p;
  }
  return twice / 2;
}

/** The same outline, counter-clockwise. */
export function counterClockwise(polygon: Polygon): Polygon {
  return signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;
}

/** Every edge, in order, as a pair of neighbouring points; a single point is one edge of no length. */
export function eachEdge(polygon: Polygon, visit: (a: Point, b: Point) => void): void {
  let last = polygon[polygon.length - 1];
  for (const p of polygon) {
    if (last) visit(last, p);
    last = p;
  }
}

/** The point of the outline nearest to `p`; null for an outline without points. */
export function nearestOnOutline(polygon: Polygon, p: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  eachEdge(polygon, (a, b) => {
    const q = nearestOnSegment(a, b, p);
    const far = distance(p, q);
    if (far < least) {
      least = far;
      best = q;
    }
  });
  return best;
}

/** Distance of `p` from the outline: positive inside, negative outside, within TOUCH of 0 on it. */
export function depthIn(polygon: Polygon, p: Point): Inches {
  const nearest = nearestOnOutline(polygon, p);
  if (!nearest) return -Infinity;
  const far = distance(p, nearest);
  return windsAround(polygon, p) ? far : -far;
}

/** Closed: a point within TOUCH of the outline is inside. */
export function containsPoint(polygon: Polygon, p: Point): boolean {
  return windsAround(polygon, p) || depthIn(polygon, p) >= -TOUCH;
}

/** The point of a filled polygon nearest to `p`: `p` itself when it lies inside. */
export function nearestInPolygon(polygon: Polygon, p: Point): Point | null {
  return windsAround(polygon, p) ? p : nearestOnOutline(polygon, p);
}

/** Crossing-number test, exact away from the outline; a point on the outline may fall either way. */
function windsAround(polygon: Polygon, p: Point): boolean {
  let inside = false;
  eachEdge(polygon, (a, b) => {
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}
