/** Which stand lies under a point, and which lie in a dragged rectangle. Exact: the index only proposes. */
import { containsPoint } from '../shape/box.ts';
import type { HalfPlane } from '../shape/sector.ts';
import { TOUCH } from '../shape/units.ts';
import type { Field } from './field.ts';
import type { Point, Stand, StandId } from './table.ts';

/** The stand whose closed box holds the point, markers included; where several do, the last of the table, which is drawn on top. */
export function pickStand(field: Field, point: Point): StandId | null {
  if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) return null;
  const under: Stand[] = [];
  field.index.standsAround(point, 0, [], ({ stand }) => {
    if (containsPoint(stand.box, point)) under.push(stand);
  });
  return topmost(field, under);
}

function topmost(field: Field, under: readonly Stand[]): StandId | null {
  if (under.length <= 1) return under[0]?.id ?? null;
  return field.table.stands.findLast((stand) => under.includes(stand))?.id ?? null;
}

/** The stands whose centre lies in the closed rectangle between two corners, given in any order; in the order of the table. */
export function standsInRectangle(field: Field, a: Point, b: Point): StandId[] {
  const [minX, maxX] = [Math.min(a.x, b.x) - TOUCH, Math.max(a.x, b.x) + TOUCH];
  const [minY, maxY] = [Math.min(a.y, b.y) - TOUCH, Math.max(a.y, b.y) + TOUCH];
  if (![minX, maxX, minY, maxY].every(Number.isFinite)) return [];
  const sides: readonly HalfPlane[] = [
    { x: minX, y: minY, nx: 1, ny: 0 },
    { x: minX, y: minY, nx: 0, ny: 1 },
    { x: maxX, y: maxY, nx: -1, ny: 0 },
    { x: maxX, y: maxY, nx: 0, ny: -1 },
  ];
  const inside = new Set<Stand>();
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  field.index.standsAround(middle, Math.hypot(maxX - minX, maxY - minY) / 2, sides, ({ stand }) => {
    const { x, y } = stand.box.center;
    if (x >= minX && x <= maxX && y >= minY && y <= maxY) inside.add(stand);
  });
  return field.table.stands.filter((stand) => inside.has(stand)).map((stand) => stand.id);
}
