/** The closed oriented rectangle of a stand: corners, faces, what a line or another stand does to it. */
import type { Box, Point, Polygon, Stand } from '../table/table.ts';
import { cutToPlanes, type HalfPlane } from './sector.ts';
import { gapOfSegments, measured, type Measured } from './segment.ts';
import { lastMeeting, meet, slabOf, type Slab } from './slab.ts';
import { TOUCH, type Inches } from './units.ts';
import { distance, forward } from './vec.ts';

export { forward } from './vec.ts';

/** Front-left, front-right, rear-right, rear-left as the stand sees them (clockwise on the table). */
export function corners(box: Box): readonly [Point, Point, Point, Point] {
  const f = forward(box.facing);
  const { x, y } = box.center;
  const ax = (f.x * box.depth) / 2;
  const ay = (f.y * box.depth) / 2;
  const rx = (f.y * box.width) / 2;
  const ry = (-f.x * box.width) / 2;
  return [
    { x: x + ax - rx, y: y + ay - ry },
    { x: x + ax + rx, y: y + ay + ry },
    { x: x - ax + rx, y: y - ay + ry },
    { x: x - ax - rx, y: y - ay - ry },
  ];
}

/** Midpoint of the front edge; the muzzle of a gun. */
export function frontCenter(box: Box): Point {
  const f = forward(box.facing);
  return { x: box.center.x + (f.x * box.depth) / 2, y: box.center.y + (f.y * box.depth) / 2 };
}

/** From front-left to front-right. */
export function frontEdge(box: Box): { readonly from: Point; readonly to: Point } {
  const [from, to] = corners(box);
  return { from, to };
}

/** The outline counter-clockwise: front-left, rear-left, rear-right, front-right. */
export function boxPolygon(box: Box): Polygon {
  const [fl, fr, rr, rl] = corners(box);
  return [fl, rl, rr, fr];
}

/** `p` in the box's own frame: x across to the right, y ahead, from the centre. */
export function inFrame(box: Box, p: Point): Point {
  const f = forward(box.facing);
  const dx = p.x - box.center.x;
  const dy = p.y - box.center.y;
  return { x: dx * f.y - dy * f.x, y: dx * f.x + dy * f.y };
}

/** Closed: a point within TOUCH of an edge is on it. */
export function containsPoint(box: Box, p: Point): boolean {
  const q = inFrame(box, p);
  return Math.abs(q.x) <= box.width / 2 + TOUCH && Math.abs(q.y) <= box.depth / 2 + TOUCH;
}

/** The point of the filled box nearest to `p`, `p` itself when it lies inside. */
export function nearestInBox(box: Box, p: Point): Point {
  const f = forward(box.facing);
  const q = inFrame(box, p);
  const x = Math.max(-box.width / 2, Math.min(box.width / 2, q.x));
  const y = Math.max(-box.depth / 2, Math.min(box.depth / 2, q.y));
  if (x === q.x && y === q.y) return p;
  return { x: box.center.x + x * f.y + y * f.x, y: box.center.y - x * f.x + y * f.y };
}

/** Where a straight line meets a box, in inches from its start: 0 ≤ enter < leave ≤ length. */
export interface Passage {
  readonly enter: Inches;
  readonly leave: Inches;
}

/**
 * Passage of the segment from→to through a box: null unless it enters the open interior deeper than TOUCH, in length and
 * in depth. Running along an edge, grazing a corner and ending on a face are contact, not passage (geometry.md, Exactness).
 */
export function crossing(box: Box, from: Point, to: Point): Passage | null {
  const length = distance(from, to);
  if (length <= TOUCH) return null;
  const met = meet(slabOf(box), from.x, from.y, (to.x - from.x) / length, (to.y - from.y) / length, length);
  return met === 'passes' ? { enter: lastMeeting.enter, leave: lastMeeting.leave } : null;
}

/** Whether the interiors of two boxes meet: separating axes, and edge contact within TOUCH is not overlap. */
export function overlaps(a: Box, b: Box): boolean {
  const slabA = slabOf(a);
  const slabB = slabOf(b);
  return !keepsOff(slabA, slabB, -TOUCH) && !keepsOff(slabB, slabA, -TOUCH);
}

/** Whether a face of `a` has all of `b` more than so many inches before it. */
function keepsOff(a: Slab, b: Slab, inches: Inches): boolean {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const dot = Math.abs(a.fx * b.fx + a.fy * b.fy);
  const cross = Math.abs(a.fx * b.fy - a.fy * b.fx);
  const across = Math.abs(dx * a.fy - dy * a.fx) - a.halfWidth - b.halfWidth * dot - b.halfDepth * cross;
  const ahead = Math.abs(dx * a.fx + dy * a.fy) - a.halfDepth - b.halfWidth * cross - b.halfDepth * dot;
  return across > inches || ahead > inches;
}

/**
 * Closest points of two boxes, 0 when they touch or overlap. The closest pairs of two convex shapes are one convex set;
 * where it holds more than one pair the answer is the perpendicular from `a`'s front midpoint if that is one of them,
 * else the middle of the set: the same on every call, and the same length from either side.
 */
export function gap(a: Box, b: Box): Measured {
  const slabA = slabOf(a);
  const slabB = slabOf(b);
  if (!keepsOff(slabA, slabB, TOUCH) && !keepsOff(slabB, slabA, TOUCH)) return contact(a, b);
  const inches = Math.min(cornerGap(slabA, slabB), cornerGap(slabB, slabA));
  const front = frontCenter(a);
  const facing = nearestInBox(b, front);
  if (distance(front, facing) <= inches + TOUCH) return { inches, from: front, to: facing };
  const pairs = [
    ...corners(a).map((p) => measured(p, nearestInBox(b, p))),
    ...corners(b).map((p) => measured(nearestInBox(a, p), p)),
  ].filter((m) => m.inches <= inches + TOUCH);
  return { inches, from: mean(pairs.map((m) => m.from)), to: mean(pairs.map((m) => m.to)) };
}

/** Least distance from a corner of `a` to `b`. Of two convex outlines that are apart, one of the closest points is a corner. */
function cornerGap(a: Slab, b: Slab): Inches {
  let least = Infinity;
  for (let i = 0; i < 4; i += 1) {
    const across = i & 1 ? a.halfWidth : -a.halfWidth;
    const ahead = i & 2 ? a.halfDepth : -a.halfDepth;
    const dx = a.cx + across * a.fy + ahead * a.fx - b.cx;
    const dy = a.cy - across * a.fx + ahead * a.fy - b.cy;
    const aside = Math.max(0, Math.abs(dx * b.fy - dy * b.fx) - b.halfWidth);
    const beyond = Math.max(0, Math.abs(dx * b.fx + dy * b.fy) - b.halfDepth);
    least = Math.min(least, aside * aside + beyond * beyond);
  }
  return Math.sqrt(least);
}

function contact(a: Box, b: Box): Measured {
  const front = frontCenter(a);
  const at = containsPoint(b, front) ? front : mean(cutToPlanes(boxPolygon(a), facesOf(b)));
  return { inches: 0, from: at, to: at };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The four faces as half-planes whose common part is the box. */
export function facesOf(box: Box): readonly HalfPlane[] {
  const f = forward(box.facing);
  const [fl, , rr] = corners(box);
  return [
    { x: fl.x, y: fl.y, nx: -f.x, ny: -f.y },
    { x: fl.x, y: fl.y, nx: f.y, ny: -f.x },
    { x: rr.x, y: rr.y, nx: f.x, ny: f.y },
    { x: rr.x, y: rr.y, nx: -f.y, ny: f.x },
  ];
}

/** Least distance from a box to a segment, 0 where they meet. */
export function gapToSegment(box: Box, a: Point, b: Point): Measured {
  if (containsPoint(box, a)) return { inches: 0, from: a, to: a };
  const outline = corners(box);
  let best = gapOfSegments(outline[3], outline[0], a, b);
  for (let i = 0; i < 3; i += 1) {
    const next = gapOfSegments(outline[i] ?? a, outline[i + 1] ?? a, a, b);
    if (next.inches < best.inches) best = next;
  }
  return best;
}

/**
 * Where the figures stand (geometry.md, Frame): `ranks` rows of ceil(figures / ranks) files, the last row that is not
 * full centred on the file lines. No figures give no points.
 */
export function figurePoints(stand: Pick<Stand, 'box' | 'figures' | 'ranks'>): readonly Point[] {
  const { box, figures, ranks } = stand;
  if (figures <= 0) return [];
  const f = forward(box.facing);
  const files = Math.ceil(figures / ranks);
  const points: Point[] = [];
  for (let i = 0; i < figures; i += 1) {
    const rank = Math.floor(i / files);
    const inRank = Math.min(files, figures - rank * files);
    const file = (i % files) + (files - inRank) / 2;
    const ahead = box.depth / 2 - ((rank + 0.5) * box.depth) / ranks;
    const across = ((file + 0.5) / files - 0.5) * box.width;
    points.push({ x: box.center.x + ahead * f.x + across * f.y, y: box.center.y + ahead * f.y - across * f.x });
  }
  return points;
}
