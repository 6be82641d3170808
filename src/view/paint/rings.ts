/** The outline round a unit's stands: the edges of the grown rectangles that no other one covers. Pixels, y down. */
import type { Box, Point } from '#geometry/table/table';
import { distance, towards } from './plane.ts';

export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The four corners of a base on the drawing plane (inches, y down), grown by `by`: front left, front right, rear right, rear left. */
export function cornersOf({ center, width, depth, facing }: Box, by = 0): readonly [Point, Point, Point, Point] {
  const turn = (facing * Math.PI) / 180;
  const forward = { x: Math.sin(turn), y: -Math.cos(turn) };
  const right = { x: Math.cos(turn), y: Math.sin(turn) };
  const corner = (side: number, ahead: number): Point => ({
    x: center.x + right.x * side * (width / 2 + by) + forward.x * ahead * (depth / 2 + by),
    y: -center.y + right.y * side * (width / 2 + by) + forward.y * ahead * (depth / 2 + by),
  });
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

const SLIVER = 1e-6;

/** The outline of the union of convex quadrilaterals, as pieces of their edges in no order. */
export function unionEdges(quads: readonly (readonly Point[])[]): readonly Edge[] {
  return quads.flatMap((quad, i) =>
    quad.flatMap((from, side) => {
      const to = quad[(side + 1) % quad.length] ?? from;
      const covered = quads.flatMap((other, j) => (i === j ? [] : coverOf(other, { from, to }, j < i)));
      return bare(covered).map(([start, end]) => ({ from: towards(from, to, start), to: towards(from, to, end) }));
    }),
  );
}

type Stretch = readonly [number, number];

/**
 * The stretch of an edge inside a convex quadrilateral, as shares of the edge. An edge that runs along the other's own edge
 * is covered only by an earlier quadrilateral, so that of two equal edges one is kept.
 */
function coverOf(quad: readonly Point[], edge: Edge, earlier: boolean): readonly Stretch[] {
  let [enter, leave] = [0, 1];
  const flat = SLIVER * (distance(edge.from, edge.to) || 1);
  for (const { start, change } of depths(quad, edge)) {
    if (change > flat) enter = Math.max(enter, -start / change);
    else if (change < -flat) leave = Math.min(leave, -start / change);
    else if (start < -SLIVER || (start < SLIVER && !earlier)) return [];
  }
  return leave - enter > SLIVER ? [[enter, leave]] : [];
}

/** How deep an edge's start lies inside each side of a quadrilateral, and how that changes along the edge. */
function depths(quad: readonly Point[], { from, to }: Edge): readonly { readonly start: number; readonly change: number }[] {
  return quad.map((a, i) => {
    const b = quad[(i + 1) % quad.length] ?? a;
    const size = distance(a, b) || 1;
    const inward = { x: -(b.y - a.y) / size, y: (b.x - a.x) / size };
    return {
      start: (from.x - a.x) * inward.x + (from.y - a.y) * inward.y,
      change: (to.x - from.x) * inward.x + (to.y - from.y) * inward.y,
    };
  });
}

/** What is left of [0, 1] when these stretches are taken away. */
function bare(covered: readonly Stretch[]): readonly Stretch[] {
  const left: Stretch[] = [];
  let at = 0;
  for (const [start, end] of covered.toSorted((a, b) => a[0] - b[0])) {
    if (start - at > SLIVER) left.push([at, start]);
    at = Math.max(at, end);
  }
  if (1 - at > SLIVER) left.push([at, 1]);
  return left;
}
