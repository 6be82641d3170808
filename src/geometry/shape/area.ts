/** The ground that a piece of terrain covers: the union of its parts, each a simple polygon (concave too) or a disc. */
import type { Box, Part, Point, Polygon } from '../table/table.ts';
import { boxPolygon, containsPoint as boxContains, gapToSegment, nearestInBox } from './box.ts';
import { crossingParams } from './planar.ts';
import { boundsOf, containsPoint, depthIn, eachEdge, type Bounds } from './polygon.ts';
import { offsetFromLine } from './segment.ts';
import { TOUCH, type Inches } from './units.ts';
import { arcPoints } from './sector.ts';
import { distance, onTheWay } from './vec.ts';

/** A stretch of a line inside a piece, in inches from the line's start. */
export interface Run {
  readonly enter: Inches;
  readonly leave: Inches;
}

export function partBounds(part: Part): Bounds {
  if (part.kind === 'polygon') return boundsOf(part.points);
  const { center, radius } = part;
  return { minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius, maxY: center.y + radius };
}

/** Closed: a point within TOUCH of the edge is in the part. */
export function partContains(part: Part, p: Point): boolean {
  return part.kind === 'disc' ? distance(part.center, p) <= part.radius + TOUCH : containsPoint(part.points, p);
}

export function areaContains(parts: readonly Part[], p: Point): boolean {
  return parts.some((part) => partContains(part, p));
}

/** Inches from a box to the nearest part, 0 when they touch or overlap. */
export function gapToArea(box: Box, parts: readonly Part[]): Inches {
  return parts.reduce((least, part) => Math.min(least, gapToPart(box, part)), Infinity);
}

function gapToPart(box: Box, part: Part): Inches {
  if (part.kind === 'disc') return Math.max(0, distance(nearestInBox(box, part.center), part.center) - part.radius);
  if (containsPoint(part.points, box.center) || part.points.some((p) => boxContains(box, p))) return 0;
  let least = Infinity;
  eachEdge(part.points, (a, b) => {
    least = Math.min(least, gapToSegment(box, a, b).inches);
  });
  return least;
}

/**
 * Every stretch of the segment inside the piece, in order, overlapping and touching stretches of its parts as one. Only the
 * open interior counts: running along an edge and grazing a corner leave nothing.
 */
export function runsThrough(parts: readonly Part[], from: Point, to: Point): readonly Run[] {
  return mergeRuns(parts.flatMap((part) => runsThroughPart(part, from, to)));
}

export function runsThroughPart(part: Part, from: Point, to: Point): readonly Run[] {
  return part.kind === 'disc' ? runThroughDisc(part.center, part.radius, from, to) : runsThroughPolygon(part.points, from, to);
}

/** Between two neighbouring meetings with the outline a line is wholly inside or wholly outside: its middle tells which. */
function runsThroughPolygon(polygon: Polygon, from: Point, to: Point): readonly Run[] {
  if (allOnOneSide(polygon, from, to)) return [];
  const length = distance(from, to);
  const stops = [0, ...crossingParams(from, to, polygon), length];
  const runs: Run[] = [];
  for (const [i, leave] of stops.entries()) {
    const enter = stops[i - 1] ?? 0;
    if (leave - enter <= TOUCH) continue;
    if (depthIn(polygon, onTheWay(from, to, (enter + leave) / 2)) > TOUCH) runs.push({ enter, leave });
  }
  return mergeRuns(runs);
}

function allOnOneSide(polygon: Polygon, from: Point, to: Point): boolean {
  let left = false;
  let right = false;
  for (const p of polygon) {
    const offset = offsetFromLine(from, to, p);
    if (offset > TOUCH) left = true;
    if (offset < -TOUCH) right = true;
    if (left && right) return false;
  }
  return true;
}

function runThroughDisc(center: Point, radius: Inches, from: Point, to: Point): readonly Run[] {
  const length = distance(from, to);
  if (length <= TOUCH) return [];
  const aside = offsetFromLine(from, to, center);
  if (Math.abs(aside) >= radius - TOUCH) return [];
  const foot = ((center.x - from.x) * (to.x - from.x) + (center.y - from.y) * (to.y - from.y)) / length;
  const half = Math.sqrt(radius * radius - aside * aside);
  const enter = Math.max(0, foot - half);
  const leave = Math.min(length, foot + half);
  return leave - enter > TOUCH ? [{ enter, leave }] : [];
}

/** Runs in order, those that overlap or touch made one. */
export function mergeRuns(runs: readonly Run[]): readonly Run[] {
  const merged: Run[] = [];
  for (const run of [...runs].sort((a, b) => a.enter - b.enter)) {
    const last = merged[merged.length - 1];
    if (last && run.enter <= last.leave + TOUCH) merged[merged.length - 1] = { enter: last.enter, leave: Math.max(last.leave, run.leave) };
    else merged.push(run);
  }
  return merged;
}

/** What is left of some runs when others are taken out: a stream less its bridges. */
export function withoutRuns(runs: readonly Run[], taken: readonly Run[]): readonly Run[] {
  return taken.reduce<readonly Run[]>(
    (left, cut) =>
      left.flatMap((run) =>
        [
          { enter: run.enter, leave: Math.min(run.leave, cut.enter) },
          { enter: Math.max(run.enter, cut.leave), leave: run.leave },
        ].filter((rest) => rest.leave - rest.enter > TOUCH),
      ),
    runs,
  );
}

/** A part as a polygon: an outline as it is, a disc with `steps` corners on its circle. */
export function partPolygon(part: Part, steps = 64): Polygon {
  return part.kind === 'polygon' ? part.points : [...arcPoints(part.center, part.radius, 360, 360 / steps, steps - 1)];
}

/** Everything within `reach` of a box, with `steps` chords to a quarter circle; the straight sides are exact. A box may have no depth. */
export function grownBox(box: Box, reach: Inches, steps = 16): Polygon {
  const outline = boxPolygon(box).flatMap((corner, i) => {
    const from = box.facing - 90 * i;
    return [...arcPoints(corner, reach, from, from - 90, steps)];
  });
  return outline.filter((p, i) => distance(p, outline[(i + 1) % outline.length] ?? p) > TOUCH);
}
