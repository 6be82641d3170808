/** Policies, and whole tables turned, shifted, mirrored and scaled, for tests of what is measured. */
import type { MeasurePolicy } from '#geometry/check/facts';
import { partsOfOutline } from '#geometry/shape/pathParts';
import type { Box, Part, Point, Stand, Table, TerrainPiece } from '#geometry/table/table';
import { turned } from './slowPlane.ts';

/** Foot with muskets: 90 degrees from the front centre, any part counts, solid shot of 18″ effective and 36″ at most. */
export const policy = (more: Partial<MeasurePolicy> = {}): MeasurePolicy => ({
  ranges: ['front-to-target', 'edge-to-edge'],
  arc: { half: 45, construction: 'front-centre', counts: 'any-part' },
  reach: 24,
  path: { effective: 18, maximum: 36, run: [2, 3], runPastEffective: true },
  aim: 'nearest',
  obstruction: 'line',
  standsObstruct: true,
  terrainObstructs: true,
  level: 'centre',
  enfilade: 'any-angle',
  ...more,
});

/** A gun's policy: 180 degrees, and solid shot of so many inches. */
export const gunPolicy = (effective = 18, maximum = 36, more: Partial<MeasurePolicy> = {}): MeasurePolicy =>
  policy({
    arc: { half: 90, construction: 'front-centre', counts: 'any-part' },
    reach: maximum,
    path: { effective, maximum, run: [2, 3], runPastEffective: true },
    ...more,
  });

/** Reports that count facings counter-clockwise from east, in ours. */
export const fromEast = (theirs: number): number => (((90 - theirs) % 360) + 360) % 360;

/** A change of the whole plane that keeps every angle. */
export interface Change {
  readonly point: (p: Point) => Point;
  readonly facing: (degrees: number) => number;
  readonly size: number;
}

export const turnedBy = (degrees: number, about: Point): Change => ({
  point: (p) => turned(p, degrees, about),
  facing: (facing) => (((facing + degrees) % 360) + 360) % 360,
  size: 1,
});

export const shiftedBy = (dx: number, dy: number): Change => ({ point: (p) => ({ x: p.x + dx, y: p.y + dy }), facing: (f) => f, size: 1 });

/** East and west exchanged. */
export const mirroredAt = (x: number): Change => ({
  point: (p) => ({ x: 2 * x - p.x, y: p.y }),
  facing: (facing) => (360 - facing) % 360,
  size: 1,
});

export const scaledBy = (size: number): Change => ({ point: (p) => ({ x: p.x * size, y: p.y * size }), facing: (f) => f, size });

export const changedBox = (b: Box, change: Change): Box => ({
  center: change.point(b.center),
  width: b.width * change.size,
  depth: b.depth * change.size,
  facing: change.facing(b.facing),
});

const changedPart = (part: Part, change: Change): readonly Part[] =>
  part.kind === 'disc'
    ? [{ kind: 'disc', center: change.point(part.center), radius: part.radius * change.size }]
    : partsOfOutline(part.points.map(change.point));

const changedStand = (stand: Stand, change: Change): Stand => ({ ...stand, box: changedBox(stand.box, change) });

const changedPiece = (piece: TerrainPiece, change: Change): TerrainPiece => ({
  ...piece,
  parts: piece.parts.flatMap((part) => changedPart(part, change)),
  path: null,
});

/** Everything on a table changed; the table itself stays, so keep the scene clear of its edges. */
export const changedTable = (table: Table, change: Change): Table => ({
  ...table,
  stands: table.stands.map((stand) => changedStand(stand, change)),
  terrain: table.terrain.map((piece) => changedPiece(piece, change)),
});

export const byId = (table: Table, id: string): Stand => {
  const found = table.stands.find((stand) => stand.id === id);
  if (!found) throw new Error(`no stand ${id} on the test's table`);
  return found;
};
