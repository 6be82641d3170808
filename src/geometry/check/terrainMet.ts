/** Every piece of terrain that a straight line passes through, in order. */
import { mergeRuns, partContains, runsThroughPart, withoutRuns, type Run } from '../shape/area.ts';
import { TOUCH } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, TerrainKind, TerrainPiece } from '../table/table.ts';

export interface TerrainMet extends Run {
  readonly piece: TerrainPiece;
}

/** What stops a ball for good. A hill stops only where the ground rises: its level decides, not its kind. */
export const SOLID: ReadonlySet<TerrainKind> = new Set(['woods', 'building', 'wall', 'works']);
/** What takes the bounce out of a ball and nothing else. */
export const SOFT: ReadonlySet<TerrainKind> = new Set(['stream', 'plough', 'marsh']);

/**
 * Stretches of the segment inside each piece, by entry, then by id; a concave piece may have several. A bridge cancels the
 * stream within its outline.
 */
export function terrainMet(field: Field, from: Point, to: Point): readonly TerrainMet[] {
  if (distance(from, to) <= TOUCH) return [];
  const runs = new Map<TerrainPiece, Run[]>();
  field.index.terrainAlong(from, to, ({ piece, part }) => {
    const through = runsThroughPart(part, from, to);
    if (through.length > 0) runs.set(piece, [...(runs.get(piece) ?? []), ...through]);
  });
  if (runs.size === 0) return [];
  const bridges = [...runs].flatMap(([piece, through]) => (piece.kind === 'bridge' ? through : []));
  return [...runs]
    .flatMap(([piece, through]) => {
      const merged = mergeRuns(through);
      return (piece.kind === 'stream' ? withoutRuns(merged, bridges) : merged).map(({ enter, leave }) => ({ piece, enter, leave }));
    })
    .sort((a, b) => a.enter - b.enter || (a.piece.id < b.piece.id ? -1 : 1));
}

/** Every piece whose closed ground holds a point, by id; a stream under a bridge does not count. */
export function terrainAt(field: Field, point: Point): readonly TerrainPiece[] {
  const here: TerrainPiece[] = [];
  field.index.terrainAround(point, 0, [], ({ piece, part }) => {
    if (!here.includes(piece) && partContains(part, point)) here.push(piece);
  });
  if (here.length === 0) return here;
  const sorted = here.sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.some((piece) => piece.kind === 'bridge') ? sorted.filter((piece) => piece.kind !== 'stream') : sorted;
}
