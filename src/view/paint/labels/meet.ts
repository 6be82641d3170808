/** What meets what on the screen, in pixels. Contact is no meeting. */
import type { Point } from '#geometry/table/table';
import { boundsOf, distance, overlap, towards, type Rect } from '../plane.ts';

/** Whether a segment has a point strictly inside a rectangle. */
export function segmentMeets(from: Point, to: Point, rect: Rect): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, change, low, high] of [
    [from.x, to.x - from.x, rect.left, rect.right],
    [from.y, to.y - from.y, rect.top, rect.bottom],
  ] as const) {
    if (Math.abs(change) < 1e-12) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / change, (high - start) / change];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return leave - enter > 1e-9;
}

/** Whether a convex polygon and a rectangle share an area: no axis separates them. Asked very often, so nothing is allocated. */
export function quadMeets(quad: readonly Point[], rect: Rect): boolean {
  if (apart(quad, rect, 1, 0) || apart(quad, rect, 0, 1)) return false;
  for (let i = 0; i < quad.length; i += 1) {
    const [a, b] = [quad[i], quad[(i + 1) % quad.length]];
    if (a !== undefined && b !== undefined && apart(quad, rect, a.y - b.y, b.x - a.x)) return false;
  }
  return true;
}

/** Whether their shadows on the axis (x, y) do not overlap. */
function apart(quad: readonly Point[], { left, top, right, bottom }: Rect, x: number, y: number): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const point of quad) {
    const along = point.x * x + point.y * y;
    if (along < least) least = along;
    if (along > most) most = along;
  }
  const near = (x > 0 ? left : right) * x + (y > 0 ? top : bottom) * y;
  const far = (x > 0 ? right : left) * x + (y > 0 ? bottom : top) * y;
  return most <= near || far <= least;
}

/** The point on the outlines that is nearest to a point; null when there are none. */
export function nearestOn(outlines: readonly (readonly Point[])[], point: Point): Point | null {
  const feet = outlines.flatMap((ring) => ring.map((a, i) => footOf(a, ring[(i + 1) % ring.length] ?? a, point)));
  return feet.reduce<Point | null>((best, foot) => (best === null || distance(foot, point) < distance(best, point) ? foot : best), null);
}

function footOf(a: Point, b: Point, point: Point): Point {
  const length = distance(a, b);
  if (length === 0) return a;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
  return towards(a, b, Math.min(Math.max(along, 0), 1));
}

interface Quad {
  readonly quad: readonly Point[];
  readonly bounds: Rect;
}

const CELL = 96;

/** Convex quadrilaterals sorted into square cells, so that a label asks only those near it. */
export class QuadGrid {
  readonly #cells = new Map<string, Quad[]>();

  constructor(quads: readonly (readonly Point[])[]) {
    for (const quad of quads) {
      const one = { quad, bounds: boundsOf(quad) };
      for (const key of cellsOf(one.bounds)) {
        const cell = this.#cells.get(key);
        if (cell === undefined) this.#cells.set(key, [one]);
        else cell.push(one);
      }
    }
  }

  /** Whether any of them shares an area with the rectangle. */
  meets(rect: Rect): boolean {
    return cellsOf(rect).some((key) =>
      (this.#cells.get(key) ?? []).some(({ quad, bounds }) => overlap(rect, bounds) && quadMeets(quad, rect)),
    );
  }
}

function cellsOf({ left, top, right, bottom }: Rect): readonly string[] {
  const keys: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1) {
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) keys.push(`${x},${y}`);
  }
  return keys;
}
