/**
 * The hand at rest over the table: click selects a unit, double click or Alt one stand, Shift adds, a drag on open ground
 * draws the selection rectangle, a drag on a stand moves, a drag on a handle turns or wheels.
 */
import { frontOf } from '#geometry/check/march';
import { findStand } from '#game/lookup';
import { unitHeld } from '#game/decide/place';
import type { Stand, StandId } from '#geometry/table/table';
import type { KeyPress } from '../keys.ts';
import { RICOCHET_HANDLE } from '../mark/shotMarks.ts';
import { CORNER_HANDLES, ROTATE_HANDLE, selectionHandles } from '../mark/handleMarks.ts';
import type { Pointer } from '../pointer.ts';
import type { Picked } from '../scene.ts';
import { boxing } from './boxing.ts';
import { dragging } from './dragging.ts';
import { deleteChosen, duplicateChosen } from './editing.ts';
import { gesture, strayed } from './gesture.ts';
import { takeRicochet } from './layingRicochet.ts';
import { stretching } from './measuring.ts';
import { moveByKey } from './nudging.ts';
import { chosenStands, selectStand, selectTerrain, selectUnit, toggled, unitOnward } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Selection, type Shown, type Tool, type ToolContext } from './tool.ts';
import { turnBy, turning, twisting } from './turning.ts';
import { walking } from './walking.ts';
import { wheeling } from './wheeling.ts';

/** How a drag that starts on a stand, or for `move` anywhere, is meant. */
export type Handling = 'select' | 'move' | 'wheel' | 'arcs';

export function idle(handling: Handling, over: Picked = null): Tool {
  const self: Tool = {
    name: 'idle',
    resting: true,
    down: (pointer, context) => press(self, handling, pointer, context),
    move: (pointer) => ({ next: samePick(pointer.over, over) ? self : idle(handling, pointer.over) }),
    up: () => ({ next: self }),
    cancel: (context) => ({
      next: self,
      ...(context.selection.stands.length > 0 || context.selection.terrain ? { selection: NOTHING_SELECTED } : {}),
    }),
    key: (key, context) => answerKey(self, key, context),
    show: (context) => shown(handling, over, context),
    takes: (pointer, context) =>
      pointer.over?.kind === 'stand' || pointer.over?.kind === 'handle' || (handling === 'move' && context.selection.stands.length > 0),
    twist: (turn, done, context) => {
      const stands = chosenStands(context);
      if (stands.length === 0) return { next: self };
      return done ? { next: self, ...turnBy(stands, turn, context) } : { next: twisting(self, stands, turn) };
    },
  };
  return self;
}

const samePick = (a: Picked, b: Picked): boolean => a?.kind === b?.kind && a?.id === b?.id;

function press(home: Tool, handling: Handling, pointer: Pointer, context: ToolContext): Outcome {
  const { over } = pointer;
  const handle = byHandle(home, pointer, context);
  if (handle) return { next: handle };
  if (pointer.ctrl) return { next: stretching(home, pointer) };
  if (over?.kind === 'stand') return pressStand({ home, handling, start: pointer, guide: over.id }, context);
  if (handling === 'move' && context.selection.stands.length > 0)
    return { next: pressed({ home, handling, start: pointer, click: NOTHING_SELECTED, guide: null }) };
  return { next: boxing(home, pointer, over?.kind === 'terrain' ? selectTerrain(over.id) : NOTHING_SELECTED) };
}

/** What a handle is for; null for one that is not of this tool. */
function byHandle(home: Tool, pointer: Pointer, context: ToolContext): Tool | null {
  const stands = chosenStands(context);
  const id = pointer.over?.kind === 'handle' ? pointer.over.id : null;
  if (id === RICOCHET_HANDLE) return takeRicochet(home, pointer, context);
  if (stands.length === 0) return null;
  if (id === ROTATE_HANDLE) return turning(home, stands, pointer.at);
  if (id === CORNER_HANDLES.left) return wheeling(home, stands, 'left');
  return id === CORNER_HANDLES.right ? wheeling(home, stands, 'right') : null;
}

/** What a click on this stand chooses: its unit; itself with Alt or twice; added to what is chosen with Shift. */
function clickOn(id: StandId, pointer: Pointer, { state, selection }: ToolContext): Selection {
  const unit = findStand(state, id)?.unit;
  const one = unit === undefined || meansOne(pointer) ? selectStand(id) : selectUnit(state, unit);
  return pointer.shift ? toggled(selection, one.stands) : one;
}

const meansOne = (pointer: Pointer): boolean => pointer.alt || pointer.clicks === 2;

/** A stand that was not chosen is chosen at once, so that a drag takes it along; what a click then means waits for the release. */
function pressStand(begun: Omit<Pressed, 'click' | 'guide'> & { readonly guide: StandId }, context: ToolContext): Outcome {
  const click = clickOn(begun.guide, begun.start, context);
  const chosen = context.selection.stands.includes(begun.guide);
  if (chosen && !meansOne(begun.start)) return { next: pressed({ ...begun, click }) };
  return { next: pressed({ ...begun, click: null }), selection: click };
}

interface Pressed {
  readonly home: Tool;
  readonly handling: Handling;
  readonly start: Pointer;
  /** What a release without a drag selects; null when the press has already selected. */
  readonly click: Selection | null;
  readonly guide: StandId | null;
}

function pressed(press: Pressed): Tool {
  const { home, start } = press;
  return gesture({
    name: 'pressed',
    move: (pointer, context) => (strayed(start, pointer) ? beginDrag(press, pointer, context) : { next: pressed(press) }),
    up: () => ({ next: home, ...(press.click ? { selection: press.click } : {}) }),
    cancel: () => ({ next: home }),
    show: (context) => shown(press.handling, start.over, context),
  });
}

function beginDrag({ home, handling, start, guide }: Pressed, pointer: Pointer, context: ToolContext): Outcome {
  const chosen = chosenStands(context);
  const stands = [...chosen.filter((stand) => stand.id === guide), ...chosen.filter((stand) => stand.id !== guide)];
  if (stands.length === 0) return { next: home };
  const tool =
    handling === 'wheel'
      ? wheeling(home, chosen, nearerCorner(chosen, start))
      : dragging({ home, stands, from: start.at, to: start.at, free: false, straight: false });
  return tool.move(pointer, context);
}

function nearerCorner(stands: readonly Stand[], { at }: Pointer): 'left' | 'right' {
  const { left, right } = frontOf(stands);
  return Math.hypot(left.x - at.x, left.y - at.y) < Math.hypot(right.x - at.x, right.y - at.y) ? 'left' : 'right';
}

function answerKey(self: Tool, key: KeyPress, context: ToolContext): Outcome | null {
  const some = context.selection.stands.length > 0;
  switch (key.id) {
    case 'take':
      return some ? null : walking(self, context);
    case 'next-unit':
      return some ? { next: self, selection: unitOnward(context, 1) } : null;
    case 'last-unit':
      return some ? { next: self, selection: unitOnward(context, -1) } : null;
    case 'delete':
      return deleteChosen(self, context);
    case 'duplicate':
      return duplicateChosen(self, context);
    default: {
      const send = moveByKey(key, context);
      return send ? { next: self, send } : null;
    }
  }
}

const SAID: Readonly<Record<Handling, string>> = {
  select: 'Click a unit to select it, drag to move it. Alt: one stand. Shift: add. Drag on open ground: rectangle.',
  move: 'Drag what is selected. It is never turned by a move. Shift: straight ahead.',
  wheel: 'Drag a unit, or a front corner, to wheel it on the other corner.',
  arcs: 'Point at a unit to see its arc and its ranges.',
};

/** Stands that a melee or a charge holds stay where they are, so there is nothing to take them by. */
const areHeld = (stands: readonly Stand[], { state }: ToolContext): boolean => stands.some(({ unit }) => unitHeld(state, unit) !== null);

function shown(handling: Handling, over: Picked, context: ToolContext): Shown {
  const stands = chosenStands(context);
  const handles = handling !== 'arcs' && !areHeld(stands, context);
  const marks = stands.length > 0 && handles ? selectionHandles(frontOf(stands), context.camera) : [];
  const cursor = over?.kind === 'handle' ? 'grab' : over?.kind === 'stand' ? 'pointer' : 'default';
  return { marks, cursor, said: SAID[handling] };
}
