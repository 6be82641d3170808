/** How a stand gets from one place to another, the ground it covers on the way, and where on the way it first enters something. */
import type { Box, Point, Polygon } from '../table/table.ts';
import { boxPolygon } from './box.ts';
import { clip, hull } from './planar.ts';
import { counterClockwise, depthIn } from './polygon.ts';
import { arcPoints, stepsFor } from './sector.ts';
import { nearestOnSegment } from './segment.ts';
import { normalFacing, TOUCH, type Degrees, type Inches } from './units.ts';
import { distance, forward } from './vec.ts';

/** A shift along a straight line, or a turn about a fixed point, clockwise positive, less than a whole turn. */
export type Motion =
  | { readonly kind: 'shift'; readonly dx: Inches; readonly dy: Inches }
  | { readonly kind: 'turn'; readonly about: Point; readonly degrees: Degrees };

/** Where a point is when a share of the motion is done: 0 at its start, 1 at its end; −1 undoes it. */
export function movedPoint(motion: Motion, p: Point, share = 1): Point {
  if (motion.kind === 'shift') return { x: p.x + share * motion.dx, y: p.y + share * motion.dy };
  const f = forward(motion.degrees * share);
  const dx = p.x - motion.about.x;
  const dy = p.y - motion.about.y;
  return { x: motion.about.x + dx * f.y + dy * f.x, y: motion.about.y - dx * f.x + dy * f.y };
}

export function movedBox(motion: Motion, box: Box, share = 1): Box {
  const turned = motion.kind === 'turn' ? normalFacing(box.facing + motion.degrees * share) : box.facing;
  return { ...box, center: movedPoint(motion, box.center, share), facing: turned };
}

/**
 * Polygons that together cover what an outline sweeps, overlapping each other. A convex outline that is shifted gives one exact polygon;
 * any other motion the outline at both ends and the strip behind each edge, arcs drawn as chords within 0.002 inches.
 */
export function sweptBy(outline: Polygon, motion: Motion): Polygon[] {
  const end = outline.map((corner) => movedPoint(motion, corner));
  const shift = motion.kind === 'shift';
  if (shift && isConvex(outline)) return [hull([...outline, ...end])];
  const strips = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return shift ? [hull([a, b, movedPoint(motion, a), movedPoint(motion, b)])] : edgeStrips(a, b, motion.about, motion.degrees);
  });
  return [outline, end, ...strips.filter((strip) => strip.length > 2)];
}

function isConvex(outline: Polygon): boolean {
  return outline.every((a, i) => {
    const [b, c] = [outline[(i + 1) % outline.length] ?? a, outline[(i + 2) % outline.length] ?? a];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= 0;
  });
}

/** Split where it passes the pivot most closely, each half of an edge sweeps a plain strip between two arcs. */
function edgeStrips(a: Point, b: Point, about: Point, degrees: Degrees): Polygon[] {
  const foot = nearestOnSegment(a, b, about);
  return [a, b].filter((end) => distance(foot, end) > TOUCH).map((end) => strip(foot, end, about, degrees));
}

function strip(inner: Point, outer: Point, about: Point, degrees: Degrees): Polygon {
  const arc = (p: Point): readonly Point[] => {
    const radius = distance(about, p);
    if (radius <= TOUCH) return [about];
    const from = (Math.atan2(p.x - about.x, p.y - about.y) * 180) / Math.PI;
    return arcPoints(about, radius, from, from + degrees, stepsFor(radius, Math.abs(degrees)));
  };
  return counterClockwise([...arc(outer), ...[...arc(inner)].reverse()]);
}

/**
 * The share of the motion at which the box first enters the polygon deeper than TOUCH; 0 when it starts inside; null when it never
 * does. Contact, sliding along an edge and ending on a face are no entry. The polygon may be concave.
 *
 * Apart at first, two outlines can only meet where a corner of one comes to the other: so every corner of the box is followed along
 * its own path, and every corner of the polygon along the way back as the box sees it. The box is taken a hair smaller, else two
 * equal fronts face to face would slide corner along edge and never enter.
 */
export function firstEntry(box: Box, motion: Motion, polygon: Polygon): number | null {
  const hair = 4 * TOUCH;
  const moving = boxPolygon({ ...box, width: box.width - hair, depth: box.depth - hair });
  if (clip(moving, polygon).length > 0) return 0;
  const back = undone(motion);
  const shares = [
    ...moving.map((corner) => entersAt(corner, motion, polygon)),
    ...polygon.map((corner) => entersAt(corner, back, moving)),
  ].filter((share) => share !== null);
  return shares.length === 0 ? null : Math.min(...shares);
}

/** The motion that leads back: by it the still polygon goes, as the box sees it. */
function undone(motion: Motion): Motion {
  return motion.kind === 'shift' ? { ...motion, dx: -motion.dx, dy: -motion.dy } : { ...motion, degrees: -motion.degrees };
}

/** The share at which a point on its path enters the polygon: between two meetings with the outline it is wholly in or wholly out. */
function entersAt(p: Point, motion: Motion, polygon: Polygon): number | null {
  const shares = [0, 1];
  polygon.forEach((a, i) => shares.push(...meetings(p, motion, a, polygon[(i + 1) % polygon.length] ?? a)));
  shares.sort((one, other) => one - other);
  for (let i = 1; i < shares.length; i += 1) {
    const [from = 0, to = 0] = [shares[i - 1], shares[i]];
    if (depthIn(polygon, movedPoint(motion, p, (from + to) / 2)) > TOUCH) return from;
  }
  return null;
}

/** Shares between 0 and 1 at which the moving point is on the line of an edge; a few too many do no harm. */
function meetings(p: Point, motion: Motion, a: Point, b: Point): number[] {
  const shares = motion.kind === 'shift' ? shiftMeetings(p, motion, a, b) : turnMeetings(p, motion, a, b);
  return shares.filter((share) => share > 0 && share < 1);
}

type Of<Kind extends Motion['kind']> = Extract<Motion, { kind: Kind }>;

function shiftMeetings(p: Point, { dx, dy }: Of<'shift'>, a: Point, b: Point): number[] {
  const across = dx * (b.y - a.y) - dy * (b.x - a.x);
  return across === 0 ? [] : [((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / across];
}

function turnMeetings(p: Point, { about, degrees }: Of<'turn'>, a: Point, b: Point): number[] {
  const radius = distance(about, p);
  const length = distance(a, b);
  if (radius <= TOUCH || length === 0) return [];
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const middle = (about.x - a.x) * ux + (about.y - a.y) * uy;
  const aside = (about.x - a.x) * uy - (about.y - a.y) * ux;
  const half = Math.sqrt(Math.max(0, radius * radius - aside * aside));
  const start = Math.atan2(p.x - about.x, p.y - about.y);
  const way = Math.sign(degrees);
  return [middle - half, middle + half].map((at) => {
    const turn = (Math.atan2(a.x + ux * at - about.x, a.y + uy * at - about.y) - start) * way;
    const folded = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    return folded / ((Math.abs(degrees) * Math.PI) / 180);
  });
}
