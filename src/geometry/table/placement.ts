/** Whether stands may stand where they are put. Overlap is refused and said, never shifted silently; contact is legal. */
import { boxPolygon, corners, facesOf, overlaps } from '../shape/box.ts';
import { area, clip } from '../shape/planar.ts';
import { TOUCH } from '../shape/units.ts';
import { fieldOf } from './field.ts';
import type { Box, Stand, StandId, Table } from './table.ts';

/** What is wrong with a placing. `area` is the overlap in square inches, unrounded. */
export type PlacementProblem =
  | { readonly kind: 'off-table'; readonly stand: StandId }
  | { readonly kind: 'overlap'; readonly stand: StandId; readonly other: StandId; readonly area: number };

export interface Placed {
  readonly stand: StandId;
  readonly box: Box;
}

/**
 * Everything wrong with putting these stands there, all at once, in the order given; empty when they may stand. Every corner must lie
 * on the closed table (within TOUCH of its edge is on it) and no two interiors may meet; each overlapping pair is told once, by the
 * later of the two, others by plain string order of their ids. A box with a number that is not finite, or without a size, has no
 * place on any table. A stand that the table does not know yet is tested as a newcomer. Markers overlap nothing and nothing overlaps
 * them, but they too must be on the table.
 */
export function placementProblems(table: Table, placings: readonly Placed[]): PlacementProblem[] {
  const sound = new Map(placings.filter(({ box }) => isRectangle(box)).map((placed) => [placed.stand, placed.box]));
  const index = fieldOf(withPlaced(table, sound)).index;
  const seen = new Set<StandId>();
  const problems: PlacementProblem[] = [];
  for (const { stand, box } of placings) {
    if (!onTable(table, box)) problems.push({ kind: 'off-table', stand });
    seen.add(stand);
    if (!sound.has(stand) || index.standById(stand)?.marker === true) continue;
    const others: Stand[] = [];
    index.standsAround(box.center, Math.hypot(box.width, box.depth) / 2, facesOf(box), (entry) => {
      const other = entry.stand;
      const toldLater = sound.has(other.id) && !seen.has(other.id);
      if (other.id !== stand && !other.marker && !toldLater && overlaps(box, other.box)) others.push(other);
    });
    others.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const other of others) problems.push({ kind: 'overlap', stand, other: other.id, area: overlapArea(box, other.box) });
  }
  return problems;
}

/** Square inches that two stands share; 0 when they only touch. */
export function overlapArea(a: Box, b: Box): number {
  return clip(boxPolygon(a), boxPolygon(b)).reduce((sum, part) => sum + area(part), 0);
}

/** The table as it would be: stands that keep their box stay the same object, so that the index has only the difference to follow. */
function withPlaced(table: Table, placed: ReadonlyMap<StandId, Box>): Table {
  const missing = new Map(placed);
  const stands = table.stands.map((stand) => {
    const box = missing.get(stand.id);
    missing.delete(stand.id);
    return box === undefined || sameBox(box, stand.box) ? stand : { ...stand, box };
  });
  if (missing.size === 0 && stands.every((stand, i) => stand === table.stands[i])) return table;
  const newcomers = [...missing].map(([id, box]) => ({ id, unit: '', side: '', box, figures: 0, ranks: 1, marker: false }));
  return { ...table, stands: [...stands, ...newcomers] };
}

function sameBox(a: Box, b: Box): boolean {
  return (
    a === b ||
    (a.center.x === b.center.x && a.center.y === b.center.y && a.width === b.width && a.depth === b.depth && a.facing === b.facing)
  );
}

function isRectangle({ center, width, depth, facing }: Box): boolean {
  return [center.x, center.y, width, depth, facing].every(Number.isFinite) && width > 0 && depth > 0;
}

function onTable(table: Table, box: Box): boolean {
  return (
    isRectangle(box) && corners(box).every(({ x, y }) => x >= -TOUCH && x <= table.width + TOUCH && y >= -TOUCH && y <= table.depth + TOUCH)
  );
}
