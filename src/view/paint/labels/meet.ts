/** What meets what on the screen, in pixels. Contact is no meeting. */
import type { Point } from '#geometry/table/table';
import { boundsOf, overlap, type Rect } from '../plane.ts';

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

/** Whether a convex quadrilateral and a rectangle share an area: no axis separates them. */
export function quadMeets(quad: readonly Point[], rect: Rect): boolean {
  const corners = [
    { x: rect.left, y: rect.top },
    { x: rect.right, y: rect.top },
    { x: rect.right, y: rect.bottom },
    { x: rect.left, y: rect.bottom },
  ];
  const axes = [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...quad.map((a, i) => normal(a, quad[(i + 1) % quad.length] ?? a))];
  return axes.every((axis) => {
    const [one, other] = [quad, corners].map((points) => points.map(({ x, y }) => x * axis.x + y * axis.y));
    if (one === undefined || other === undefined) return false;
    return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one);
  });
}

const normal = (a: Point, b: Point): Point => ({ x: -(b.y - a.y), y: b.x - a.x });

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
