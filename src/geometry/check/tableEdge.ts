/** Where a line leaves the table: nothing beyond is hit, drawn or stored. */
import type { Inches } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Point, Table } from '../table/table.ts';

/** Inches from a point of the table towards another until the closed table ends; 0 for a point on its edge that looks outwards. */
export function reachOnTable({ width, depth }: Pick<Table, 'width' | 'depth'>, from: Point, towards: Point): Inches {
  const length = distance(from, towards);
  const ux = (towards.x - from.x) / length;
  const uy = (towards.y - from.y) / length;
  return Math.max(0, Math.min(untilWall(from.x, ux, width), untilWall(from.y, uy, depth)));
}

function untilWall(at: number, speed: number, size: Inches): Inches {
  if (speed > 0) return (size - at) / speed;
  return speed < 0 ? -at / speed : Infinity;
}

/** The same point, its last rounding taken off so that it never lies outside the table. */
export function onTable({ width, depth }: Pick<Table, 'width' | 'depth'>, p: Point): Point {
  return { x: Math.max(0, Math.min(width, p.x)), y: Math.max(0, Math.min(depth, p.y)) };
}
