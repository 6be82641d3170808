/** Fact 8, the level part: the ground under a point and under a stand. */
import { partContains, partPolygon } from '../shape/area.ts';
import { boxPolygon } from '../shape/box.ts';
import { area, clip } from '../shape/planar.ts';
import { TOUCH } from '../shape/units.ts';
import type { Field } from '../table/field.ts';
import type { Point, Polygon, Stand } from '../table/table.ts';

/** Level of the highest hill whose closed ground holds the point; 0 off every hill. */
export function levelAtPoint(field: Field, point: Point): number {
  let level = 0;
  field.index.terrainAround(point, 0, [], ({ piece, part }) => {
    if (piece.level > level && partContains(part, point)) level = piece.level;
  });
  return level;
}

/**
 * Level of the ground a stand is on: under its centre, or (reading G-level `most`) the level that most of its base lies on,
 * the lower of two that hold equal shares.
 */
export function levelOf(field: Field, stand: Stand, reading: 'centre' | 'most'): number {
  if (reading === 'centre') return levelAtPoint(field, stand.box.center);
  const shares = levelShares(field, stand);
  return [...shares].sort(([a], [b]) => a - b).reduce((best, one) => (one[1] > best[1] + TOUCH ? one : best), [0, 0])[0];
}

/** Share of a stand's base on each level, 0 to 1, together 1. */
export function levelShares(field: Field, stand: Stand): ReadonlyMap<number, number> {
  const base = boxPolygon(stand.box);
  const onHills = hillParts(field, stand, base);
  const levels = [...new Set(onHills.map((one) => one.level))].sort((a, b) => b - a);
  const shares = new Map<number, number>();
  let above = 0;
  for (const level of levels) {
    const upTo = unionArea(onHills.filter((one) => one.level >= level).map((one) => one.part)) / area(base);
    shares.set(level, upTo - above);
    above = upTo;
  }
  return shares.set(0, 1 - above);
}

interface OnHill {
  readonly level: number;
  readonly part: Polygon;
}

function hillParts(field: Field, { box }: Stand, base: Polygon): readonly OnHill[] {
  const found: OnHill[] = [];
  field.index.terrainAround(box.center, Math.hypot(box.width, box.depth) / 2, [], ({ piece, part }) => {
    if (piece.level > 0) for (const shared of clip(base, partPolygon(part))) found.push({ level: piece.level, part: shared });
  });
  return found;
}

/** Area under any of a few polygons: each adds what it does not share with those before it. */
function unionArea(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, one, i) => {
    const shared = polygons.slice(0, i).flatMap((before) => clip(one, before));
    return sum + area(one) - unionArea(shared);
  }, 0);
}
