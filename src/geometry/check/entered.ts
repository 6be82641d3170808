/** The ground that a move sweeps (fact 10), and the stands and terrain that it enters on the way. */
import { partPolygon } from '../shape/area.ts';
import { boxPolygon } from '../shape/box.ts';
import { firstEntry, sweptBy, type Motion } from '../shape/motion.ts';
import { unite, type Rings } from '../shape/planar.ts';
import { boundsOf } from '../shape/polygon.ts';
import { stepsFor } from '../shape/sector.ts';
import type { Inches } from '../shape/units.ts';
import type { Field } from '../table/field.ts';
import type { TerrainEntry } from '../table/tableIndex.ts';
import type { Box, Part, Polygon, Stand, StandId, TerrainId, TerrainKind } from '../table/table.ts';
import type { March } from './march.ts';

/** Something that a move enters, the stand that enters it first, and after how many inches of the leg (0: it starts inside). */
export type Entered =
  | { readonly kind: 'stand'; readonly stand: StandId; readonly by: StandId; readonly at: Inches }
  | { readonly kind: 'terrain'; readonly terrain: TerrainId; readonly terrainKind: TerrainKind; readonly by: StandId; readonly at: Inches };

interface Path {
  readonly stand: StandId;
  readonly start: Box;
  readonly motion: Motion;
}

/** In a change of formation a stand faces the new way before it goes; what turns on the spot has no path. */
function pathsOf(march: March): Path[] {
  return march.moves.flatMap(({ stand, from, box, motion }) =>
    motion === null ? [] : [{ stand, start: motion.kind === 'shift' ? { ...from, facing: box.facing } : from, motion }],
  );
}

/** The ground that a move covers, as polygons that may overlap each other. */
export function sweptArea(march: March): Polygon[] {
  return pathsOf(march).flatMap(({ start, motion }) => sweptBy(boxPolygon(start), motion));
}

/** The same ground melted into as few outlines as there are, with their holes: what is drawn. */
export function sweptOutline(march: March): Rings[] {
  const together = new Map<Motion, Polygon[]>();
  for (const { start, motion } of pathsOf(march)) together.set(motion, [...(together.get(motion) ?? []), boxPolygon(start)]);
  // Stands that move alike are melted before they move: a line in close order sweeps as one box, which is many times less to melt.
  const swept = [...together].flatMap(([motion, boxes]) => {
    const bodies = unite(boxes);
    const outlines = bodies.some((rings) => rings.length > 1) ? boxes : bodies.flat();
    return outlines.flatMap((outline) => sweptBy(outline, motion));
  });
  return unite(swept);
}

/**
 * What the move enters, in the order in which it is entered (then by id): other stands, never those that move along, never markers,
 * and terrain. Contact is no entry. The disc at a path's joint is taken as its outline within 0.002 inches.
 */
export function entered(field: Field, march: March): Entered[] {
  const moving = new Set(march.moves.map(({ stand }) => stand));
  const first = new Map<string, Entered>();
  const note = (found: Entered): void => {
    const key = found.kind === 'stand' ? `stand ${found.stand}` : `terrain ${found.terrain}`;
    const known = first.get(key);
    if (known === undefined || found.at < known.at) first.set(key, found);
  };
  for (const path of pathsOf(march)) {
    eachOnTheWay(field, path, {
      stand: (other) => {
        const at = moving.has(other.id) || other.marker ? null : entry(path, boxPolygon(other.box), march.inches);
        if (at !== null) note({ kind: 'stand', stand: other.id, by: path.stand, at });
      },
      terrain: ({ piece, part }) => {
        const at = entry(path, outlineOf(part), march.inches);
        if (at !== null) note({ kind: 'terrain', terrain: piece.id, terrainKind: piece.kind, by: path.stand, at });
      },
    });
  }
  return [...first].sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1)).map(([, found]) => found);
}

function entry({ start, motion }: Path, polygon: Polygon, inches: Inches): Inches | null {
  const share = firstEntry(start, motion, polygon);
  return share === null ? null : share * inches;
}

/** The index proposes everything near the swept ground. */
function eachOnTheWay(
  field: Field,
  { start, motion }: Path,
  visit: { readonly stand: (other: Stand) => void; readonly terrain: (entry: TerrainEntry) => void },
): void {
  const { minX, minY, maxX, maxY } = boundsOf(sweptBy(boxPolygon(start), motion).flat());
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const reach = Math.hypot(maxX - minX, maxY - minY) / 2;
  field.index.standsAround(middle, reach, [], ({ stand }) => visit.stand(stand));
  field.index.terrainAround(middle, reach, [], visit.terrain);
}

function outlineOf(part: Part): Polygon {
  return partPolygon(part, part.kind === 'disc' ? stepsFor(part.radius, 360) : 0);
}
