/** Whether an outline may be terrain: a simple polygon, concave or not, that no edge of its own crosses or touches. */
import type { Point } from '../table/table.ts';
import { area, selfCrossings } from './planar.ts';
import { nearestOnSegment } from './segment.ts';
import { TOUCH } from './units.ts';
import { distance } from './vec.ts';

/**
 * The first reason why the outline is no simple polygon, naming its corners (counted from 1) and the place; null when it is one.
 * The last point must not repeat the first. Edges that come within TOUCH of each other touch.
 */
export function whyNotSimple(points: readonly Point[]): string | null {
  if (points.length < 3) return `an outline needs at least 3 corners, found ${points.length}`;
  const stray = points.findIndex((at) => !Number.isFinite(at.x) || !Number.isFinite(at.y));
  if (stray >= 0) return `corner ${stray + 1} is not a place: (${points[stray]?.x}, ${points[stray]?.y})`;
  return repeatedCorner(points) ?? (flat(points) ? 'the outline encloses no area' : null) ?? touchingEdges(points) ?? crossingEdges(points);
}

function repeatedCorner(points: readonly Point[]): string | null {
  // Sorted by x, only neighbours can coincide: a long outline is not compared pair by pair.
  const order = points.map((at, corner) => ({ at, corner })).sort((a, b) => a.at.x - b.at.x);
  for (const [i, one] of order.entries()) {
    for (let k = i + 1; k < order.length; k++) {
      const other = order[k];
      if (other === undefined || other.at.x - one.at.x > TOUCH) break;
      if (Math.abs(other.at.y - one.at.y) > TOUCH) continue;
      const [first, second] = [Math.min(one.corner, other.corner), Math.max(one.corner, other.corner)];
      const closing = first === 0 && second === points.length - 1 ? ' (leave the closing corner out)' : '';
      return `corners ${first + 1} and ${second + 1} are the same place ${place(one.at)}${closing}`;
    }
  }
  return null;
}

/** Every corner within TOUCH of one line. A bow tie's two lobes cancel in the shoelace sum, so the area cannot tell. */
function flat(points: readonly Point[]): boolean {
  const origin = points[0] ?? { x: 0, y: 0 };
  const far = points.reduce((a, b) => (distance(origin, b) > distance(origin, a) ? b : a), origin);
  return points.every((at) => area([origin, far, at]) * 2 <= TOUCH * distance(origin, far));
}

function crossingEdges(points: readonly Point[]): string | null {
  const crossing = selfCrossings(points)[0];
  if (crossing === undefined) return null;
  const [one = 0, other = 0] = edgesThrough(points, crossing);
  return `${edgeName(points, one)} crosses ${edgeName(points, other)} at ${place(crossing)}`;
}

/** The edges nearest to a crossing, in the order of the outline: the two that make it. */
function edgesThrough(points: readonly Point[], at: Point): number[] {
  return points
    .map((from, edge) => ({ edge, off: distance(at, nearestOnSegment(from, after(points, edge), at)) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, 2)
    .map(({ edge }) => edge)
    .sort((a, b) => a - b);
}

/** A corner that rests on an edge that is not its own, which is also how an edge runs back along another. Turf sees neither for sure. */
function touchingEdges(points: readonly Point[]): string | null {
  for (const [corner, at] of points.entries()) {
    for (const [edge, from] of points.entries()) {
      const own = edge === corner || (edge + 1) % points.length === corner;
      if (!own && distance(at, nearestOnSegment(from, after(points, edge), at)) <= TOUCH) {
        return `corner ${corner + 1} ${place(at)} lies on ${edgeName(points, edge)}`;
      }
    }
  }
  return null;
}

function edgeName(points: readonly Point[], edge: number): string {
  return `the edge from corner ${edge + 1} to corner ${((edge + 1) % points.length) + 1}`;
}

function after(points: readonly Point[], corner: number): Point {
  return points[(corner + 1) % points.length] ?? { x: NaN, y: NaN };
}

function place(at: Point): string {
  return `(${round(at.x)}, ${round(at.y)})`;
}

/** Four decimals are enough to find the place and short enough to read. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
