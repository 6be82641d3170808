/** Dashes, cut from a polyline beforehand: the pen of the table has none of its own. All lengths in pixels. */
import type { Point } from '#geometry/table/table';
import { distance, towards } from '../plane.ts';

/**
 * Cuts a polyline into its dashes. `pattern` is drawn, gap, drawn, gap …; it starts anew at the line's beginning and goes on
 * round corners. A pattern of no length gives the whole line.
 */
export function dashes(points: readonly Point[], pattern: readonly number[]): readonly (readonly Point[])[] {
  const cycle = pattern.reduce((sum, part) => sum + part, 0);
  if (!(cycle > 0)) return [points];
  const found: Point[][] = [];
  let part = 0;
  let left = pattern[0] ?? 0;
  let dash: Point[] | null = points[0] === undefined ? null : [points[0]];
  for (let i = 1; i < points.length; i += 1) {
    let from = points[i - 1];
    const to = points[i];
    if (from === undefined || to === undefined) continue;
    let length = distance(from, to);
    while (length > left) {
      from = towards(from, to, left / length);
      length -= left;
      if (dash === null) dash = [from];
      else {
        found.push([...dash, from]);
        dash = null;
      }
      part = (part + 1) % pattern.length;
      left = pattern[part] ?? 0;
    }
    left -= length;
    dash?.push(to);
  }
  if (dash !== null && dash.length > 1) found.push(dash);
  return found;
}
