/** Points strewn so that no two stand closer than a spacing: trees in a wood, grass on the ground. */
import type { Point } from '#geometry/table/table';
import { boundsOf, distance, holds } from './plane.ts';
import { between, type Random } from './seeded.ts';

const TRIES_A_POINT = 24;

/**
 * Poisson-like darts inside a ring (inches), each at least `spacing` from the others. The number of darts follows the
 * area, so the cost is bounded; the same random stream gives the same points.
 */
export function strewn(ring: readonly Point[], spacing: number, random: Random): readonly Point[] {
  const bounds = boundsOf(ring);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const cells = new Map<string, Point>();
  const kept: Point[] = [];
  const cell = spacing / Math.SQRT2;
  const tries = Math.ceil((TRIES_A_POINT * width * height) / (spacing * spacing));
  for (let i = 0; i < tries; i += 1) {
    const dart = { x: between(random, bounds.left, bounds.right), y: between(random, bounds.top, bounds.bottom) };
    if (!holds(ring, dart) || crowded(dart, cells, cell, spacing)) continue;
    cells.set(`${Math.floor(dart.x / cell)},${Math.floor(dart.y / cell)}`, dart);
    kept.push(dart);
  }
  return kept;
}

function crowded(dart: Point, cells: ReadonlyMap<string, Point>, cell: number, spacing: number): boolean {
  const [column, row] = [Math.floor(dart.x / cell), Math.floor(dart.y / cell)];
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -2; dy <= 2; dy += 1) {
      const neighbour = cells.get(`${column + dx},${row + dy}`);
      if (neighbour !== undefined && distance(neighbour, dart) < spacing) return true;
    }
  }
  return false;
}
