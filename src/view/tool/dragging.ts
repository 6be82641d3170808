/** Dragging what is chosen: it is shifted and never turned; a ghost until the release, then one placing. */
import { straight } from '#geometry/check/march';
import { inFrame } from '#geometry/shape/box';
import { distance } from '#geometry/shape/vec';
import type { MoveNote, Placing } from '#game/command';
import type { Inches } from '#geometry/shape/units';
import type { Point, Stand } from '#geometry/table/table';
import { moveMarks } from '../mark/moveMarks.ts';
import type { Pointer } from '../pointer.ts';
import { placeCommand, placed, placingsOf, troubleOf } from './bodies.ts';
import { gesture, snapped } from './gesture.ts';
import type { Outcome, Shown, Tool, ToolContext } from './tool.ts';

/** Places come to rest on hundredths of an inch, which is all that the tape reads; Alt leaves them where the hand is. */
const GRAIN: Inches = 0.01;

interface Drag {
  readonly home: Tool;
  /** The stand under the hand comes first: it is the guide, and Shift moves along its facing. */
  readonly stands: readonly Stand[];
  readonly from: Point;
  readonly to: Point;
  readonly free: boolean;
  readonly straight: boolean;
}

interface Moved {
  readonly placings: readonly Placing[];
  readonly note: MoveNote;
}

function moved(drag: Drag): Moved {
  const grain = (length: number): number => (drag.free ? length : snapped(length, GRAIN));
  const guide = drag.stands[0];
  if (drag.straight && guide) {
    const way = inFrame({ ...guide.box, center: drag.from }, drag.to).y;
    const march = straight(drag.stands, grain(way));
    return { placings: placingsOf(march), note: { how: 'straight', inches: march.inches } };
  }
  const [dx, dy] = [grain(drag.to.x - drag.from.x), grain(drag.to.y - drag.from.y)];
  return { placings: placed(drag.stands, { kind: 'shift', dx, dy }), note: { how: 'drag', inches: Math.hypot(dx, dy) } };
}

export function dragging(drag: Drag): Tool {
  const { home } = drag;
  return gesture({
    name: 'dragging',
    move: (pointer) => ({ next: dragging({ ...drag, to: pointer.at, free: pointer.alt, straight: pointer.shift }) }),
    up: (pointer, context) => (pointer.outside ? { next: home } : release(drag, pointer, context)),
    cancel: () => ({ next: home }),
    show: (context) => shown(drag, context),
  });
}

function release(drag: Drag, pointer: Pointer, context: ToolContext): Outcome {
  const { placings, note } = moved({ ...drag, to: pointer.at, free: pointer.alt, straight: pointer.shift });
  return { next: drag.home, ...placeCommand(context, placings, note) };
}

function shown(drag: Drag, context: ToolContext): Shown {
  const { placings, note } = moved(drag);
  const trouble = troubleOf(context, placings);
  const guide = drag.stands[0];
  const from = guide?.box.center ?? drag.from;
  const to = placings[0]?.box.center ?? drag.to;
  const cost = { inches: note.inches, allowed: guide ? context.allowance(guide.unit) : null };
  return {
    marks: distance(from, to) === 0 ? [] : moveMarks(from, to, cost, trouble),
    ghosts: placings,
    cursor: trouble === null ? 'grabbing' : 'not-allowed',
    said: trouble ?? 'Release to place. Shift: straight ahead. Alt: free. Esc or right click: back.',
  };
}
