/** Points as vectors: plain floats in inches, bearings in degrees clockwise from north. */
import type { Point } from '../table/table.ts';
import { normalFacing, TOUCH, type Degrees, type Inches } from './units.ts';

/**
 * Unit vector of a facing: (sin, cos). Whole quarter turns are exact, and facings 90 degrees apart give the same digits
 * swapped, so a stand turned by a quarter has the corners it had before.
 */
export function forward(facing: Degrees): Point {
  const quarter = Math.round(facing / 90);
  const rest = ((facing - 90 * quarter) * Math.PI) / 180;
  const s = Math.sin(rest);
  const c = Math.cos(rest);
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return { x: s, y: c };
    case 1:
      return { x: c, y: 0 - s };
    case 2:
      return { x: 0 - s, y: -c };
    default:
      return { x: -c, y: s };
  }
}

/** By the plain root: inches are far from overflow, and Math.hypot takes ten times as long. */
export function distance(a: Point, b: Point): Inches {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Bearing from one point to another, null when they are the same point (within TOUCH): there is no direction then. */
export function bearing(from: Point, to: Point): Degrees | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (distance(from, to) <= TOUCH) return null;
  return normalFacing((Math.atan2(dx, dy) * 180) / Math.PI);
}

/** The point `inches` from `from` along a bearing. */
export function along(from: Point, bearing: Degrees, inches: Inches): Point {
  const f = forward(bearing);
  return { x: from.x + f.x * inches, y: from.y + f.y * inches };
}

/** The point at `inches` on the way from one point towards another; `from` itself when the two are one. */
export function onTheWay(from: Point, to: Point, inches: Inches): Point {
  const length = distance(from, to);
  if (length === 0) return from;
  const t = inches / length;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

export function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
