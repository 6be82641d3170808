/** The point of ricochet slides along the line of fire, in quarters of an inch; Alt slides it by the hundredth. */
import { distance, forward } from '#geometry/shape/vec';
import type { LineOfFire } from '#geometry/check/facts';
import type { Inches } from '#geometry/shape/units';
import type { Point } from '#geometry/table/table';
import { runScaleMarks } from '../mark/shotMarks.ts';
import type { Pointer } from '../pointer.ts';
import { gesture, snapped } from './gesture.ts';
import type { Tool, ToolContext } from './tool.ts';

const STEP: Inches = 0.25;
const GRAIN: Inches = 0.01;

/** The line that the point lies on: the first firing gun's. */
export function laidLine({ plan }: Pick<ToolContext, 'plan'>): LineOfFire | null {
  return plan?.stands.find((one) => one.facts.line !== null)?.facts.line ?? null;
}

/** Inches along the line from the muzzle to the foot of a point on it. */
function alongLine(line: LineOfFire, at: Point): Inches {
  const way = forward(line.bearing);
  return (at.x - line.from.x) * way.x + (at.y - line.from.y) * way.y;
}

/** The nearest place a point of ricochet may have: a whole step from the muzzle, and short of the effective range. */
export function allowedPoint(inches: Inches, below: Inches, step: Inches = STEP): Inches {
  const grain = below > step ? step : GRAIN;
  const most = (Math.ceil(below / grain - 1e-9) - 1) * grain;
  return snapped(Math.min(Math.max(inches, grain), most), grain);
}

/** `slip` is how far from the point's own place the hand took it. */
function laying(home: Tool, slip: Inches): Tool {
  const lay = (pointer: Pointer, context: ToolContext) => {
    const line = laidLine(context);
    if (!line || !context.ricochet) return {};
    const inches = allowedPoint(alongLine(line, pointer.at) - slip, context.ricochet.below, pointer.alt ? GRAIN : STEP);
    return inches === context.ricochet.at ? {} : { ricochet: inches };
  };
  const self: Tool = gesture({
    name: 'laying-ricochet',
    move: (pointer, context) => ({ next: self, ...lay(pointer, context) }),
    up: (pointer, context) => ({ next: home, ...(pointer.outside ? {} : lay(pointer, context)) }),
    cancel: () => ({ next: home }),
    show: (context) => {
      const line = laidLine(context);
      const at = line && context.ricochet ? pointOn(line, context.ricochet.at) : null;
      const said = 'Drag the diamond to move the point of ricochet. Steps of 0.25″; Alt: 0.01″.';
      return { marks: line ? runScaleMarks(line) : [], cursor: 'grabbing', said, ...(at ? { loupe: at } : {}) };
    },
  });
  return self;
}

function pointOn(line: LineOfFire, inches: Inches): Point {
  const way = forward(line.bearing);
  return { x: line.from.x + way.x * inches, y: line.from.y + way.y * inches };
}

/** Taken by its diamond the point keeps its distance from the hand; taken by the line it comes to the hand. */
export function takeRicochet(home: Tool, pointer: Pointer, context: ToolContext): Tool | null {
  const line = laidLine(context);
  if (!line || !context.ricochet) return null;
  const byDiamond = pointer.over?.kind === 'handle';
  return laying(home, byDiamond ? alongLine(line, pointer.at) - context.ricochet.at : 0);
}

/** Whether a press so near the line means the point on it; the line counts as far as the point may be laid. */
export function isOnLine(pointer: Pointer, context: ToolContext, reachPx: number): boolean {
  const line = laidLine(context);
  if (!line) return false;
  const far = Math.max(distance(line.from, line.planned), context.ricochet?.below ?? 0);
  const inches = Math.min(Math.max(alongLine(line, pointer.at), 0), far);
  return distance(pointOn(line, inches), pointer.at) * context.camera.pxPerInch <= reachPx;
}
