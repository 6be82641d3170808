/** How far a stand goes straight on before it touches something, exact but for rounding: what a charge and a retreat are stopped by. */
import { corners } from '../shape/box.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import type { Box, Point } from '../table/table.ts';

/** A corner as the way sees it: to the right of the way, and ahead along it. */
interface Seen {
  readonly side: number;
  readonly ahead: number;
}

const seenFrom = (box: Box, way: Point): readonly Seen[] =>
  corners(box).map((p) => ({ side: p.x * way.y - p.y * way.x, ahead: p.x * way.x + p.y * way.y }));

const sides = (outline: readonly Seen[]): readonly number[] => outline.map(({ side }) => side);

/** The stretch of the way that a box covers where it is cut at so many inches to the right. */
function cutAt(outline: readonly Seen[], side: number): { readonly near: number; readonly far: number } {
  const met: number[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (Math.min(a.side, b.side) > side || Math.max(a.side, b.side) < side) return;
    if (a.side === b.side) met.push(a.ahead, b.ahead);
    else met.push(a.ahead + ((side - a.side) / (b.side - a.side)) * (b.ahead - a.ahead));
  });
  return { near: Math.min(...met), far: Math.max(...met) };
}

/**
 * Inches that a box goes along a direction of length 1 before it touches the other: 0 when it touches it ahead already, null when it
 * passes it by. Two boxes whose ways share no more than TOUCH pass each other by, along an edge or past a corner.
 */
export function untilContact(box: Box, way: Point, other: Box): Inches | null {
  const [mine, theirs] = [seenFrom(box, way), seenFrom(other, way)];
  const low = Math.max(Math.min(...sides(mine)), Math.min(...sides(theirs)));
  const high = Math.min(Math.max(...sides(mine)), Math.max(...sides(theirs)));
  if (high - low <= TOUCH) return null;
  // Between two corners both outlines run straight, so the least gap is found at a corner of either.
  const cuts = [low, high, ...[...sides(mine), ...sides(theirs)].filter((side) => side > low && side < high)].map((side) => ({
    mine: cutAt(mine, side),
    theirs: cutAt(theirs, side),
  }));
  const behind = cuts.every((cut) => cut.theirs.far - cut.mine.near <= TOUCH);
  if (behind) return null;
  return Math.max(0, Math.min(...cuts.map((cut) => cut.theirs.near - cut.mine.far)));
}

/** Inches that a box goes along a direction before a corner of it is on the edge of a table of this size. */
export function untilEdge(box: Box, way: Point, table: { readonly width: Inches; readonly depth: Inches }): Inches {
  const room = corners(box).flatMap(({ x, y }) => [
    way.x > TOUCH ? (table.width - x) / way.x : way.x < -TOUCH ? -x / way.x : Infinity,
    way.y > TOUCH ? (table.depth - y) / way.y : way.y < -TOUCH ? -y / way.y : Infinity,
  ]);
  return Math.max(0, Math.min(...room));
}
