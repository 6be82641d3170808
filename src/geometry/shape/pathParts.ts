/** The tested shape of a piece of terrain from what its file says: an outline, or a path with a width. Nothing is smoothed. */
import type { Part, Point } from '../table/table.ts';
import { counterClockwise, type Bounds } from './polygon.ts';
import { TOUCH, type Inches } from './units.ts';
import { distance } from './vec.ts';

/** Why a path cannot be terrain, naming the corner (counted from 1); null when it can. A path may cross itself. */
export function whyNotPath(points: readonly Point[], width: Inches): string | null {
  if (points.length < 2) return `a path needs at least 2 points, found ${points.length}`;
  const stray = points.findIndex((at) => !Number.isFinite(at.x) || !Number.isFinite(at.y));
  if (stray >= 0) return `point ${stray + 1} is not a place: (${points[stray]?.x}, ${points[stray]?.y})`;
  if (!Number.isFinite(width) || width <= TOUCH) return `a path needs a width above 0, found ${width}`;
  const repeat = points.findIndex((at, i) => i > 0 && distance(points[i - 1] ?? at, at) <= TOUCH);
  return repeat < 0 ? null : `points ${repeat} and ${repeat + 1} are the same place`;
}

/**
 * A path as the rectangles of its segments, with a disc at each inner joint so that bends have no notch. The two ends are flat: the
 * path covers nothing beyond its first and last point. A segment of no length adds nothing.
 */
export function partsOfPath(points: readonly Point[], width: Inches): Part[] {
  const half = width / 2;
  const parts: Part[] = [];
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (from !== undefined && distance(from, to) > TOUCH) parts.push({ kind: 'polygon', points: strip(from, to, half) });
  });
  for (const center of points.slice(1, -1)) parts.push({ kind: 'disc', center, radius: half });
  return parts;
}

/** An outline as one part, turned counter-clockwise when the file runs it the other way. */
export function partsOfOutline(points: readonly Point[]): Part[] {
  return [{ kind: 'polygon', points: counterClockwise(points) }];
}

/** The upright rectangle around all parts; for no parts at all it is empty (minX above maxX). */
export function boundsOf(parts: readonly Part[]): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    const around = part.kind === 'disc' ? part.radius : 0;
    for (const at of part.kind === 'disc' ? [part.center] : part.points) {
      minX = Math.min(minX, at.x - around);
      minY = Math.min(minY, at.y - around);
      maxX = Math.max(maxX, at.x + around);
      maxY = Math.max(maxY, at.y + around);
    }
  }
  return { minX, minY, maxX, maxY };
}

/** The rectangle that runs from one point to the other, `half` inches to each side, counter-clockwise from the right of `from`. */
function strip(from: Point, to: Point, half: Inches): Point[] {
  const length = distance(from, to);
  const acrossX = ((to.y - from.y) / length) * half;
  const acrossY = (-(to.x - from.x) / length) * half;
  return [
    { x: from.x + acrossX, y: from.y + acrossY },
    { x: to.x + acrossX, y: to.y + acrossY },
    { x: to.x - acrossX, y: to.y - acrossY },
    { x: from.x - acrossX, y: from.y - acrossY },
  ];
}
