/** The hot path of every line: a straight line against one box, on numbers, nothing allocated. */
import type { Box } from '../table/table.ts';
import { TOUCH, type Inches } from './units.ts';
import { forward } from './vec.ts';

/** A box ready to be crossed many times: centre, forward vector, half width, half depth. */
export interface Slab {
  readonly cx: number;
  readonly cy: number;
  readonly fx: number;
  readonly fy: number;
  readonly halfWidth: Inches;
  readonly halfDepth: Inches;
}

export function slabOf(box: Box): Slab {
  const f = forward(box.facing);
  return { cx: box.center.x, cy: box.center.y, fx: f.x, fy: f.y, halfWidth: box.width / 2, halfDepth: box.depth / 2 };
}

/** Result of the last `meet`: a scratch pair, so that a line over a thousand stands makes no garbage. */
export const lastMeeting = { enter: 0, leave: 0 };

/**
 * Closed-form slab test in the box's own frame; (ux, uy) is a unit vector. `passes` enters the interior, `touches` only
 * meets the closed box within TOUCH, null misses it. The distances are left in `lastMeeting`.
 */
export function meet(box: Slab, x: number, y: number, ux: number, uy: number, length: Inches): 'passes' | 'touches' | null {
  const dx = x - box.cx;
  const dy = y - box.cy;
  const across = dx * box.fy - dy * box.fx;
  const ahead = dx * box.fx + dy * box.fy;
  const goesAcross = ux * box.fy - uy * box.fx;
  const goesAhead = ux * box.fx + uy * box.fy;
  if (!within(across, ahead, goesAcross, goesAhead, box.halfWidth + TOUCH, box.halfDepth + TOUCH, length)) return null;
  if (within(across, ahead, goesAcross, goesAhead, box.halfWidth - TOUCH, box.halfDepth - TOUCH, length)) {
    // The true faces, not the ones a hair inside, give the distances.
    within(across, ahead, goesAcross, goesAhead, box.halfWidth, box.halfDepth, length);
    if (lastMeeting.leave > lastMeeting.enter) return 'passes';
  }
  touchAlong(box, across, ahead, goesAcross, goesAhead, length);
  return 'touches';
}

/** Along an edge the faces at its two ends tell where the touch begins and ends; the edge itself, run along, would divide by nearly nothing. */
function touchAlong(box: Slab, across: number, ahead: number, goesAcross: number, goesAhead: number, length: Inches): void {
  const lengthwise = Math.abs(goesAhead) >= Math.abs(goesAcross);
  const halfWidth = box.halfWidth + (lengthwise ? TOUCH : 0);
  const halfDepth = box.halfDepth + (lengthwise ? 0 : TOUCH);
  if (within(across, ahead, goesAcross, goesAhead, halfWidth, halfDepth, length)) return;
  lastMeeting.enter = lastMeeting.leave = (lastMeeting.enter + lastMeeting.leave) / 2;
}

function within(p: number, q: number, u: number, v: number, halfP: Inches, halfQ: Inches, length: Inches): boolean {
  let enter = 0;
  let leave = length;
  if (u !== 0) {
    const a = (-halfP - p) / u;
    const b = (halfP - p) / u;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  } else if (p < -halfP || p > halfP) return false;
  if (v !== 0) {
    const a = (-halfQ - q) / v;
    const b = (halfQ - q) / v;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  } else if (q < -halfQ || q > halfQ) return false;
  lastMeeting.enter = enter;
  lastMeeting.leave = leave;
  return leave >= enter;
}
