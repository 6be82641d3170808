/** Dragging what is chosen: it is shifted and never turned; a ghost until the release, then one placing. */
import { entered } from '#geometry/check/entered';
import { oblique, straight } from '#geometry/check/march';
import { inFrame } from '#geometry/shape/box';
import { bearing, distance } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import { findStand } from '#game/lookup';
import type { MoveNote, Placing } from '#game/command';
import type { Inches } from '#geometry/shape/units';
import type { Point, Stand } from '#geometry/table/table';
import { moveMarks } from '../mark/moveMarks.ts';
import { inchWords, namesOf } from '../mark/words.ts';
import type { Pointer } from '../pointer.ts';
import { placeCommand, placed, placingsOf, troubleOf } from './bodies.ts';
import { closedUp } from './contact.ts';
import { gesture, snapped } from './gesture.ts';
import type { Outcome, Shown, Tool, ToolContext } from './tool.ts';

/** Places come to rest on hundredths of an inch, which is all that the tape reads, or against a neighbour; Alt frees them. */
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

function moved(drag: Drag, context: ToolContext): Moved {
  const grain = (length: number): number => (drag.free ? length : snapped(length, GRAIN));
  const guide = drag.stands[0];
  if (drag.straight && guide) {
    const way = inFrame({ ...guide.box, center: drag.from }, drag.to).y;
    const march = straight(drag.stands, grain(way));
    return { placings: placingsOf(march), note: { how: 'straight', inches: march.inches } };
  }
  const by = { x: grain(drag.to.x - drag.from.x), y: grain(drag.to.y - drag.from.y) };
  const still = by.x === 0 && by.y === 0;
  const { x: dx, y: dy } = drag.free || still ? by : closedUp(drag.stands, by, context);
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
  const { placings, note } = moved({ ...drag, to: pointer.at, free: pointer.alt, straight: pointer.shift }, context);
  return { next: drag.home, ...placeCommand(context, placings, note) };
}

function shown(drag: Drag, context: ToolContext): Shown {
  const { placings, note } = moved(drag, context);
  const trouble = troubleOf(context, placings);
  const guide = drag.stands[0];
  const from = guide?.box.center ?? drag.from;
  const to = placings[0]?.box.center ?? drag.to;
  const cost = { inches: note.inches, allowed: guide ? context.allowance(guide.unit) : null };
  return {
    marks: distance(from, to) === 0 ? [] : moveMarks(from, to, cost, trouble),
    ghosts: placings,
    cursor: trouble === null ? 'grabbing' : 'not-allowed',
    said:
      trouble ?? `${wayWords(drag.stands, from, to, context)}Release to place. Shift: straight ahead. Alt: free. Esc or right click: back.`,
  };
}

/** What the way leads into, each with the inches at which it is entered: "Through Bois de Saint-Aubin (woods) at 2.30″. " */
function wayWords(stands: readonly Stand[], from: Point, to: Point, { state }: ToolContext): string {
  const guide = stands[0];
  const way = bearing(from, to);
  if (!guide || way === null) return '';
  const names = namesOf(state);
  const march = oblique(stands, way - guide.box.facing, distance(from, to));
  const into = entered(fieldOf(state.table), march).filter((one) => one.at > 0);
  // A unit of several stands is met once, where the way first touches it.
  const met = new Map<string, string>();
  for (const one of into) {
    const unit = one.kind === 'stand' ? (findStand(state, one.stand)?.unit ?? one.stand) : null;
    const name = one.kind === 'stand' ? names.unit(unit ?? one.stand) : names.terrain(one.terrain, one.terrainKind);
    const key = one.kind === 'stand' ? `unit ${unit}` : `terrain ${one.terrain}`;
    if (!met.has(key)) met.set(key, `${name} at ${inchWords(one.at)}`);
  }
  return met.size === 0 ? '' : `Through ${[...met.values()].join(', ')}. `;
}
