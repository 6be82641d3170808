/** Shares of a stand that terrain hides: turf cuts the ground between eye and stand, the cut pieces' angles are what they hide. */
import { areaContains, grownBox, mergeRuns, partPolygon, withoutRuns, type Run } from '../shape/area.ts';
import { frontCenter } from '../shape/box.ts';
import { clip, subtract } from '../shape/planar.ts';
import { TOUCH } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Box, Part, Point, Polygon, TerrainPiece } from '../table/table.ts';
import { firesFrom } from './cover.ts';
import { levelAtPoint } from './level.ts';
import { angleOff, turned, type Hiding, type Outlook } from './outlook.ts';
import { canHide, type Sight } from './sight.ts';

export function hiddenByTerrain(sight: Sight, outlook: Outlook): readonly Hiding[] {
  const parts = new Map<TerrainPiece, Part[]>();
  sight.field.index.terrainAround(outlook.eye, outlook.far, outlook.planes, ({ piece, part }) => {
    if (canHide(sight, piece)) parts.set(piece, [...(parts.get(piece) ?? []), part]);
  });
  return [...parts].flatMap(([piece, some]) => {
    const between = some.flatMap((part) => clip(partPolygon(part), outlook.between));
    const hidden = mergeRuns(hiddenBy(piece, between, sight, outlook)).filter((run) => (run.leave - run.enter) * outlook.far > TOUCH);
    return hidden.length === 0 ? [] : [{ hidden, blocker: blockerOf(piece, between, hidden, outlook) }];
  });
}

/** Angles of what is left of a piece when the parts near the firer or the target, which are their own, are let through. */
function hiddenBy(piece: TerrainPiece, between: readonly Polygon[], sight: Sight, outlook: Outlook): readonly Run[] {
  const { post, target } = sight;
  switch (piece.kind) {
    case 'woods': {
      const seen: Polygon[] = [];
      if (areaContains(piece.parts, target.box.center)) seen.push(grownBox(target.box, 2));
      if (firesFrom(post, piece) || nearFront(between, post.stand.box)) seen.push(grownBox(frontOf(post.stand.box), 2));
      return anglesOf(
        between.flatMap((part) => subtract(part, seen).flatMap((rings) => rings.slice(0, 1))),
        outlook,
      );
    }
    case 'wall':
    case 'works': {
      if (areaContains(piece.parts, target.box.center)) return [];
      const own = [grownBox(target.box, 1), grownBox(frontOf(post.stand.box), 1)];
      const near = between.flatMap((part) => own.flatMap((zone) => clip(part, zone)));
      const below = sight.levels.from > 0 && sight.levels.to > 0;
      const high = below ? between.filter((part) => !isBelow(part, sight)) : between;
      return withoutRuns(mergeRuns(anglesOf(high, outlook)), mergeRuns(anglesOf(near, outlook)));
    }
    default:
      return anglesOf(between, outlook);
  }
}

function nearFront(between: readonly Polygon[], box: Box): boolean {
  const zone = grownBox(frontOf(box), 1);
  return between.some((part) => clip(part, zone).length > 0);
}

/** The front edge as a box of no depth. */
function frontOf(box: Box): Box {
  return { ...box, center: frontCenter(box), depth: 0 };
}

function isBelow(part: Polygon, { field, levels }: Sight): boolean {
  return part.every((p) => levelAtPoint(field, p) < Math.min(levels.from, levels.to));
}

function anglesOf(parts: readonly Polygon[], { eye, axis }: Outlook): readonly Run[] {
  return parts.map((part) => {
    const angles = part.filter((p) => distance(eye, p) > TOUCH).map((p) => angleOff(axis, eye, p));
    return { enter: Math.min(...angles), leave: Math.max(...angles) };
  });
}

/** Named with the distances of its nearest and furthest points along the middle of what it hides first. */
function blockerOf(piece: TerrainPiece, between: readonly Polygon[], hidden: readonly Run[], { eye, axis }: Outlook): Hiding['blocker'] {
  const widest = hidden.reduce((most, run) => (run.leave - run.enter > most.leave - most.enter ? run : most));
  const ray = turned(axis, (widest.enter + widest.leave) / 2);
  const along = (p: Point): number => (p.x - eye.x) * ray.x + (p.y - eye.y) * ray.y;
  const reaches = between.flatMap((part) => part.map(along));
  return { kind: 'terrain', terrain: piece.id, terrainKind: piece.kind, at: Math.min(...reaches), leave: Math.max(...reaches), hides: 0 };
}
