/**
 * Closing up: a body that is put down close beside another stand, square to it, comes to touch it, flush where their ends
 * nearly are. Only a gap is closed; an overlap stays what it is, to be refused and said.
 */
import { inFrame } from '#geometry/shape/box';
import { movedBox } from '#geometry/shape/motion';
import { normalFacing, TOUCH, type Inches } from '#geometry/shape/units';
import { forward } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Box, Point, Stand } from '#geometry/table/table';
import type { ToolContext } from './tool.ts';

const REACH_PX = 6;
/** Facings this close to a quarter turn apart are square to each other. */
const SQUARE = 1e-6;

interface Closing {
  /** What is left to move, in the frame of the stand that is met: x across, y ahead. */
  readonly by: Point;
  readonly gap: Inches;
}

/** The shift that closes up to the nearest stand within reach, or the same shift when there is none. */
export function closedUp(stands: readonly Stand[], shift: Point, { state, camera }: ToolContext): Point {
  const reach = REACH_PX / camera.pxPerInch;
  const moving = new Set(stands.map((stand) => stand.id));
  const { index } = fieldOf(state.table);
  let best: { readonly closing: Closing; readonly other: Box } | null = null;
  for (const stand of stands) {
    if (stand.marker) continue;
    const box = movedBox({ kind: 'shift', dx: shift.x, dy: shift.y }, stand.box);
    index.standsAround(box.center, Math.hypot(box.width, box.depth) / 2 + reach, [], ({ stand: other }) => {
      if (moving.has(other.id) || other.marker) return;
      const closing = closingOf(box, other.box, reach);
      if (closing && (best === null || closing.gap < best.closing.gap)) best = { closing, other: other.box };
    });
  }
  return best === null ? shift : closedBy(shift, best);
}

function closedBy(shift: Point, { closing, other }: { readonly closing: Closing; readonly other: Box }): Point {
  const f = forward(other.facing);
  const { x, y } = closing.by;
  return { x: shift.x + x * f.y + y * f.x, y: shift.y - x * f.x + y * f.y };
}

/** How `box` would close up to `other`: null when it is not square to it, not beside it, or further off than `reach`. */
function closingOf(box: Box, other: Box, reach: Inches): Closing | null {
  const turn = normalFacing(box.facing - other.facing) % 90;
  if (Math.min(turn, 90 - turn) > SQUARE) return null;
  const across = Math.round(normalFacing(box.facing - other.facing) / 90) % 2 === 1;
  const half = across ? { x: box.depth / 2, y: box.width / 2 } : { x: box.width / 2, y: box.depth / 2 };
  const size = { x: other.width / 2, y: other.depth / 2 };
  const at = inFrame(other, box.center);
  const gap = { x: Math.abs(at.x) - half.x - size.x, y: Math.abs(at.y) - half.y - size.y };
  const closes = (along: Inches, aside: Inches): boolean => along > TOUCH && along <= reach + TOUCH && aside < -TOUCH;
  if (closes(gap.x, gap.y)) return { gap: gap.x, by: { x: -Math.sign(at.x) * gap.x, y: flush(at.y, half.y, size.y, reach) } };
  if (closes(gap.y, gap.x)) return { gap: gap.y, by: { x: flush(at.x, half.x, size.x, reach), y: -Math.sign(at.y) * gap.y } };
  return null;
}

/** What brings one end of a stand in line with the same end of the other, when it is within reach; else nothing. */
function flush(at: Inches, half: Inches, size: Inches, reach: Inches): Inches {
  const [first, second] = [size - half - at, half - size - at];
  const nearer = Math.abs(first) <= Math.abs(second) ? first : second;
  return Math.abs(nearer) <= reach + TOUCH ? nearer : 0;
}
