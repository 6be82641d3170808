/** Cutting overlays at the table's edge: nothing was measured beyond it. */
import type { Point } from '#geometry/table/table';
import { towards, type Rect } from '../plane.ts';

/** A ring cut to a rectangle (Sutherland and Hodgman); empty when nothing of it lies inside. */
export function clippedRing(ring: readonly Point[], rect: Rect): readonly Point[] {
  const sides: readonly ((point: Point) => number)[] = [
    ({ x }) => x - rect.left,
    ({ x }) => rect.right - x,
    ({ y }) => y - rect.top,
    ({ y }) => rect.bottom - y,
  ];
  return sides.reduce<readonly Point[]>(
    (points, depth) =>
      points.flatMap((to, i) => {
        const from = points.at(i - 1) ?? to;
        const [before, now] = [depth(from), depth(to)];
        const edge = before < 0 !== now < 0 ? [towards(from, to, before / (before - now))] : [];
        return now < 0 ? edge : [...edge, to];
      }),
    ring,
  );
}

/** The parts of a polyline inside a rectangle. */
export function clippedLine(line: readonly Point[], rect: Rect): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  let open: Point[] | null = null;
  for (let i = 1; i < line.length; i += 1) {
    const [from, to] = [line[i - 1], line[i]];
    if (from === undefined || to === undefined) continue;
    const span = spanInside(from, to, rect);
    if (span === null) {
      open = null;
      continue;
    }
    if (open === null || span[0] > 0) {
      open = [towards(from, to, span[0])];
      parts.push(open);
    }
    open.push(towards(from, to, span[1]));
    if (span[1] < 1) open = null;
  }
  return parts;
}

function spanInside(from: Point, to: Point, rect: Rect): readonly [number, number] | null {
  let [enter, leave] = [0, 1];
  for (const [start, change, low, high] of [
    [from.x, to.x - from.x, rect.left, rect.right],
    [from.y, to.y - from.y, rect.top, rect.bottom],
  ] as const) {
    if (change === 0) {
      if (start < low || start > high) return null;
      continue;
    }
    const [a, b] = [(low - start) / change, (high - start) / change];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave ? [enter, leave] : null;
}
