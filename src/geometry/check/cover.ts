/** Fact 11: what a stand is in or behind, and what of the terrain on a line lets a shot at it through. */
import { areaContains } from '../shape/area.ts';
import { frontCenter, frontEdge, nearestInBox } from '../shape/box.ts';
import { nearestOnSegment } from '../shape/segment.ts';
import { tape, tapeOf, TOUCH, type Inches } from '../shape/units.ts';
import { distance, onTheWay } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, Stand, TerrainPiece } from '../table/table.ts';
import type { CoverFact, Span } from './facts.ts';
import { SOLID, terrainAt, terrainMet, type TerrainMet } from './terrainMet.ts';

/** A wall or works this near to a stand is the stand's own [D]. */
export const CLOSE = tapeOf(1);
/** Into and out of woods one sees, and is seen, so far from the edge [D]. */
export const WOODS_SIGHT = tapeOf(2);

const NONE: readonly CoverFact[] = [];

/** Cover of a stand against a line of fire that ends at it, nearest piece first. */
export function coverOf(field: Field, stand: Stand, line: Span): readonly CoverFact[] {
  return coverAlong(field, stand, line, terrainMet(field, line.from, line.to));
}

/** The same with the terrain along the line already known; runs beyond the line's end do not cover. */
export function coverAlong(field: Field, stand: Stand, line: Span, runs: readonly TerrainMet[]): readonly CoverFact[] {
  const inside = piecesHolding(field, stand);
  if (inside.length + runs.length === 0) return NONE;
  const end = distance(line.from, line.to);
  const behind = runs.flatMap((run) => {
    if (!isWall(run.piece) || inside.includes(run.piece) || run.enter >= end - TOUCH) return [];
    const inches = gapBehind(run, stand, line, end);
    return tape(inches) <= CLOSE ? [coverFact(run.piece, 'behind', inches)] : [];
  });
  return [...inside.map((piece) => coverFact(piece, 'in', 0)), ...behind].sort((a, b) => a.distance - b.distance);
}

function coverFact(piece: TerrainPiece, how: CoverFact['how'], inches: Inches): CoverFact {
  return { terrain: piece.id, kind: piece.kind, how, distance: inches, stories: piece.stories, grade: piece.cover };
}

/** Pieces that a stand is in: those that can cover and hold its centre. */
function piecesHolding(field: Field, stand: Stand): readonly TerrainPiece[] {
  const here = terrainAt(field, stand.box.center);
  return here.length === 0 ? here : here.filter((piece) => SOLID.has(piece.kind));
}

function isWall(piece: TerrainPiece): boolean {
  return piece.kind === 'wall' || piece.kind === 'works';
}

/** From where the line leaves a piece to the nearest point of the stand beyond it. */
function gapBehind(run: TerrainMet, stand: Stand, line: Span, end: Inches): Inches {
  const leaves = onTheWay(line.from, line.to, Math.min(run.leave, end));
  return distance(leaves, nearestInBox(stand.box, leaves));
}

/** Where a stand fires from, and what is its own: asked once for every piece on its lines. */
export interface Post {
  readonly stand: Stand;
  readonly front: Point;
  readonly inside: readonly TerrainPiece[];
}

export function postOf(field: Field, stand: Stand): Post {
  return { stand, front: frontCenter(stand.box), inside: piecesHolding(field, stand) };
}

/** Whether the firer stands in the piece, by its centre or by its muzzle. */
export function firesFrom(post: Post, piece: TerrainPiece): boolean {
  return post.inside.includes(piece) || areaContains(piece.parts, post.front);
}

/** Whether a wall, works or woods on the line begins within 1″ of the firer's front; woods also end within 2″ of their near edge. */
export function closeInFront(post: Post, run: TerrainMet, line: Span): boolean {
  if (!isWall(run.piece) && run.piece.kind !== 'woods') return false;
  const edge = frontEdge(post.stand.box);
  const enters = onTheWay(line.from, line.to, run.enter);
  if (tape(distance(enters, nearestOnSegment(edge.from, edge.to, enters))) > CLOSE) return false;
  return run.piece.kind !== 'woods' || seesThrough(run, Infinity);
}

/** What a stand fires from: the pieces it is in, and a wall or works on the line that begins close in front of it. */
export function positionOf(post: Post, line: Span, runs: readonly TerrainMet[]): readonly CoverFact[] {
  const end = distance(line.from, line.to);
  const before = runs.filter(
    (run) => isWall(run.piece) && !post.inside.includes(run.piece) && run.enter < end - TOUCH && closeInFront(post, run, line),
  );
  return [...post.inside.map((piece) => coverFact(piece, 'in', 0)), ...before.map((run) => coverFact(run.piece, 'behind', run.enter))];
}

/** Whether the stretch of woods before `end` is no deeper than one sees. */
export function seesThrough(run: TerrainMet, end: Inches): boolean {
  return tape(Math.min(run.leave, end) - run.enter) <= WOODS_SIGHT;
}

/**
 * Whether a piece on the line is the stand's own cover, so that it does not stop a shot at it: the stand is in it (in woods no
 * deeper than 2″ from where the line enters them), or behind a wall or works within 1″. `at` is where the line meets the stand.
 */
export function shelters(run: TerrainMet, stand: Stand, line: Span, at: Inches): boolean {
  const inside = areaContains(run.piece.parts, stand.box.center);
  switch (run.piece.kind) {
    case 'building':
      return inside && at < run.leave - TOUCH;
    case 'woods':
      return inside && seesThrough(run, at);
    case 'wall':
    case 'works':
      return inside || tape(gapBehind(run, stand, line, at)) <= CLOSE;
    default:
      return false;
  }
}
