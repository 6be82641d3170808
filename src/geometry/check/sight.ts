/** One stand looking at another along a line: what it all has to be told together. */
import { areaContains } from '../shape/area.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import { onTheWay } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Stand, TerrainPiece } from '../table/table.ts';
import { closeInFront, firesFrom, seesThrough, shelters, type Post } from './cover.ts';
import type { MeasurePolicy, Span } from './facts.ts';
import { levelAtPoint, levelOf } from './level.ts';
import { SOLID, type TerrainMet } from './terrainMet.ts';
import type { StandMet } from './standsMet.ts';

export interface Sight {
  readonly field: Field;
  readonly post: Post;
  readonly target: Stand;
  readonly policy: MeasurePolicy;
  readonly levels: { readonly from: number; readonly to: number };
  /** From the front midpoint to the aim point. */
  readonly line: Span;
  readonly length: Inches;
}

/** Whether a stand between can obstruct at all: one on ground lower than both ends is looked over, as a shot passes over it (fact 3). */
export function standObstructs({ field, levels, policy }: Sight, stand: Stand): boolean {
  if (!policy.standsObstruct) return false;
  const lowest = Math.min(levels.from, levels.to);
  return lowest <= 0 || levelOf(field, stand, policy.level) >= lowest;
}

/** Whether a stretch of terrain on the line of fire blocks it: solid, not the firer's own, not the target's cover, not far below both. */
export function runObstructs(sight: Sight, run: TerrainMet): boolean {
  if (!canHide(sight, run.piece)) return false;
  if (run.piece.kind === 'woods') return !seenThroughWoods(sight, run);
  if (run.piece.kind !== 'wall' && run.piece.kind !== 'works') return true;
  const { post, target, line, length } = sight;
  return !closeInFront(post, run, line) && !shelters(run, target, line, length) && !looksOver(sight, run);
}

/** No deeper than one sees, and the firer looks out of them, or the target is in them. */
function seenThroughWoods({ post, target, line, length }: Sight, run: TerrainMet): boolean {
  if (!seesThrough(run, length)) return false;
  if (firesFrom(post, run.piece) || closeInFront(post, run, line)) return true;
  return run.leave >= length - TOUCH && areaContains(run.piece.parts, target.box.center);
}

/** Whether a piece is of a kind that hides what is behind it from this firer and target, wherever the line meets it. */
export function canHide({ post, target, levels }: Sight, piece: TerrainPiece): boolean {
  if (piece.kind === 'hill') return piece.level > Math.max(levels.from, levels.to) && !areaContains(piece.parts, post.front);
  if (!SOLID.has(piece.kind)) return false;
  if (piece.kind === 'woods') return true;
  return !firesFrom(post, piece) && !(piece.kind === 'building' && areaContains(piece.parts, target.box.center));
}

/** A wall or works on ground lower than both ends. */
function looksOver({ field, levels, line }: Sight, run: TerrainMet): boolean {
  const lowest = Math.min(levels.from, levels.to);
  return lowest > 0 && levelAtPoint(field, onTheWay(line.from, line.to, (run.enter + run.leave) / 2)) < lowest;
}

/** Whether a shot along the line reaches a stand: every solid stretch before it is the stand's own cover. */
export function reaches(stops: readonly TerrainMet[], met: StandMet, line: Span): boolean {
  return stops.every((stop) => stop.enter > met.enter + TOUCH || shelters(stop, met.stand, line, met.enter));
}
