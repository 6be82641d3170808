/** The drawing plane: inches, y down, so that a table point is drawn at (x, −y). Small plane helpers for the recipes. */
import type { Point } from '#geometry/table/table';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const down = (point: Point): Point => ({ x: point.x, y: -point.y });

export function boundsOf(points: readonly Point[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export function grown(rect: Rect, by: number): Rect {
  return { left: rect.left - by, top: rect.top - by, right: rect.right + by, bottom: rect.bottom + by };
}

/** Whether two rectangles share more than an edge. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
export const towards = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** Even-odd containment; a picture does not care about the edge itself. */
export function holds(ring: readonly Point[], point: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [a, b] = [ring[i], ring[j]];
    if (a === undefined || b === undefined) continue;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

export function centroid(ring: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  const first = ring[0] ?? { x: 0, y: 0 };
  return Math.abs(area) < 1e-12 ? first : { x: x / (3 * area), y: y / (3 * area) };
}

/** Twice the signed area; positive when the ring runs clockwise as seen on the y-down plane. */
export function turning(ring: readonly Point[]): number {
  return ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** A place along a line: where it is, the unit direction there, and how far it is from the start. */
export interface Station {
  readonly at: Point;
  readonly along: Point;
  readonly run: number;
}

/** Stations every `step` along a polyline, the first at `start`; none on pieces of no length. */
export function stations(points: readonly Point[], step: number, start = 0): readonly Station[] {
  const found: Station[] = [];
  let walked = 0;
  let next = start;
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (a === undefined || b === undefined) continue;
    const length = distance(a, b);
    if (length === 0) continue;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    for (; next <= walked + length; next += step) {
      const share = (next - walked) / length;
      found.push({ at: towards(a, b, share), along, run: next });
    }
    walked += length;
  }
  return found;
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(points[i - 1] ?? point, point)), 0);
}

/** The longest edge of a ring, as its unit direction: the grain along which a field is ploughed or a roof is laid. */
export function grainOf(ring: readonly Point[]): Point {
  let best = { x: 1, y: 0 };
  let longest = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const length = distance(a, b);
    if (length > longest + 1e-9) {
      longest = length;
      best = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    }
  });
  return best;
}

const SPREAD = [-0.8, -0.62, -0.3, 0, 0.3, 0.62, 0.8];

/** Places inside a ring to write on, the nearest to its centroid first. */
export function spotsIn(ring: readonly Point[]): readonly Point[] {
  const bounds = boundsOf(ring);
  const middle = centroid(ring);
  const half = { x: (bounds.right - bounds.left) / 2, y: (bounds.bottom - bounds.top) / 2 };
  return SPREAD.flatMap((dy) => SPREAD.map((dx) => ({ x: middle.x + dx * half.x, y: middle.y + dy * half.y })))
    .filter((spot) => holds(ring, spot))
    .toSorted((a, b) => distance(a, middle) - distance(b, middle));
}
