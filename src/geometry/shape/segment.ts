/** Straight pieces: the side of a line, the nearest point, the least distance between two. */
import { orient2d } from 'robust-predicates';
import type { Point } from '../table/table.ts';
import { TOUCH, type Inches } from './units.ts';
import { distance } from './vec.ts';

/** Two points and the length between them, as it was measured. */
export interface Measured {
  readonly inches: Inches;
  readonly from: Point;
  readonly to: Point;
}

/**
 * Signed distance of `p` from the line through `a` and `b`: positive to the left of a→b (y runs up), 0 within rounding
 * on it. The sign comes from the adaptive predicate, so it is right for points that floats cannot tell from the line.
 */
export function offsetFromLine(a: Point, b: Point, p: Point): Inches {
  const length = distance(a, b);
  // The predicate counts the other way round: it was written for a y axis that points down.
  return length === 0 ? distance(a, p) : -orient2d(a.x, a.y, b.x, b.y, p.x, p.y) / length;
}

/** The point of the closed segment a–b nearest to `p`. */
export function nearestOnSegment(a: Point, b: Point, p: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return a;
  const t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  if (t <= 0) return a;
  if (t >= 1) return b;
  return { x: a.x + dx * t, y: a.y + dy * t };
}

/** Whether the closed segments a–b and c–d meet, a touch within TOUCH included. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return gapOfSegments(a, b, c, d).inches <= TOUCH;
}

/** Least distance between two closed segments, 0 where they cross. The first of equal answers in the order a, b, c, d. */
export function gapOfSegments(a: Point, b: Point, c: Point, d: Point): Measured {
  const meeting = crossingPoint(a, b, c, d);
  if (meeting) return { inches: 0, from: meeting, to: meeting };
  let best = measured(a, nearestOnSegment(c, d, a));
  best = shorter(best, measured(b, nearestOnSegment(c, d, b)));
  best = shorter(best, measured(nearestOnSegment(a, b, c), c));
  return shorter(best, measured(nearestOnSegment(a, b, d), d));
}

export function measured(from: Point, to: Point): Measured {
  return { inches: distance(from, to), from, to };
}

/** The shorter of two; the first when they are equal, so that every call answers alike. */
export function shorter(a: Measured, b: Measured): Measured {
  return b.inches < a.inches ? b : a;
}

/** The point where two segments properly cross (each has the other's ends strictly on both sides), else null. */
export function crossingPoint(a: Point, b: Point, c: Point, d: Point): Point | null {
  const sideC = orient2d(a.x, a.y, b.x, b.y, c.x, c.y);
  const sideD = orient2d(a.x, a.y, b.x, b.y, d.x, d.y);
  if (sideC === 0 || sideD === 0 || sideC > 0 === sideD > 0) return null;
  const sideA = orient2d(c.x, c.y, d.x, d.y, a.x, a.y);
  const sideB = orient2d(c.x, c.y, d.x, d.y, b.x, b.y);
  if (sideA === 0 || sideB === 0 || sideA > 0 === sideB > 0) return null;
  const t = sideA / (sideA - sideB);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}
