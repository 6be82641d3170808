/**
 * Fire: with a unit in hand, pointing at a unit aims at it and pointing at open ground lays a line; a press locks the aim,
 * Enter fires. A press on one's own unit takes that one in hand instead.
 */
import { frontCenter } from '#geometry/shape/box';
import { normalFacing, type Degrees } from '#geometry/shape/units';
import { bearing, distance } from '#geometry/shape/vec';
import { findStand } from '#game/lookup';
import type { Stand, UnitId } from '#geometry/table/table';
import type { Aim } from '#rules/engine/contract';
import type { KeyPress } from '../keys.ts';
import { RICOCHET_HANDLE } from '../mark/shotMarks.ts';
import type { Pointer } from '../pointer.ts';
import { gesture, snapped } from './gesture.ts';
import { allowedPoint, isOnLine, laidLine, takeRicochet } from './layingRicochet.ts';
import { stretching } from './measuring.ts';
import { chosenStands, selectStand, selectUnit, unitOnward } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Tool, type ToolContext } from './tool.ts';
import { walking } from './walking.ts';

/** Bearings are laid to the tenth of a degree, as they are shown. */
const BEARING_GRAIN: Degrees = 0.1;
const LINE_REACH_PX = { mouse: 14, touch: 24 };

/** What `fire` and `ricochet` differ in: with the latter a press on the locked line moves the point of ricochet. */
export type Laying = 'fire' | 'ricochet';

export function aiming(laying: Laying, locked = false): Tool {
  const self: Tool = {
    name: locked ? 'locked' : 'aiming',
    resting: true,
    down: (pointer, context) => press(laying, locked, pointer, context),
    move: (pointer, context) => (locked ? { next: self } : { next: self, ...aimChange(pointer, context) }),
    up: () => ({ next: self }),
    cancel: (context) => (locked || context.aim ? { next: aiming(laying), aim: null } : { next: self, ...letGo(context) }),
    key: (key, context) => answerKey(self, laying, key, context),
    show: (context) => ({
      marks: [],
      cursor: context.selection.stands.length > 0 ? 'crosshair' : 'default',
      said: saidOf(locked, context),
    }),
    takes: (pointer, context) =>
      pointer.over?.kind === 'stand' || pointer.over?.kind === 'handle' || isOnLine(pointer, context, LINE_REACH_PX.touch),
  };
  return self;
}

const letGo = (context: ToolContext): Partial<Outcome> => (context.selection.stands.length > 0 ? { selection: NOTHING_SELECTED } : {});

function saidOf(locked: boolean, context: ToolContext): string {
  if (context.selection.stands.length === 0) return 'Select a gun or a unit, then point at a target.';
  if (!locked) return 'Point at a target and click to hold the aim. Alt: lay a bearing. Shift: converge on the point.';
  if (!context.aim) return 'Click a target to aim anew. Esc: point freely.';
  return context.ricochet ? 'Enter fires. Drag the diamond to move the point of ricochet. Esc: aim anew.' : 'Enter fires. Esc: aim anew.';
}

/** The aim that a pointer means; null over one's own unit, or over ground with a mode that needs a unit. */
function aimOf(pointer: Pointer, context: ToolContext): Aim | null {
  const firer = firerOf(context);
  if (!firer) return null;
  const lays = context.aimedAt === 'line';
  const target = pointer.over?.kind === 'stand' ? findStand(context.state, pointer.over.id) : null;
  if (target && !(lays && pointer.alt)) return target.side === firer.side || target.marker ? null : { at: target.unit };
  return lays ? layAt(firer, pointer) : null;
}

/** A line through the point: by its bearing, or with Shift to the point itself, where the guns' lines meet. */
function layAt(firer: Stand, { at, shift }: Pointer): Aim | null {
  if (shift) return { to: [snapped(at.x, 0.01), snapped(at.y, 0.01)] };
  const toward = bearing(frontCenter(firer.box), at);
  return toward === null ? null : { bearing: tenth(toward) };
}

const tenth = (toward: Degrees): Degrees => snapped(normalFacing(snapped(toward, BEARING_GRAIN)), BEARING_GRAIN);

function firerOf(context: ToolContext): Stand | null {
  return chosenStands(context).find((stand) => !stand.marker) ?? null;
}

const sameAim = (a: Aim | null, b: Aim | null): boolean =>
  a === b || (a !== null && b !== null && a.at === b.at && a.bearing === b.bearing && a.to?.[0] === b.to?.[0] && a.to?.[1] === b.to?.[1]);

function aimChange(pointer: Pointer, context: ToolContext): { readonly aim?: Aim | null } {
  const aim = aimOf(pointer, context);
  return sameAim(aim, context.aim) ? {} : { aim };
}

function press(laying: Laying, locked: boolean, pointer: Pointer, context: ToolContext): Outcome {
  const point = takesPoint(laying, locked, pointer, context) ? takeRicochet(aiming(laying, true), pointer, context) : null;
  if (point) return point.move(pointer, context);
  if (pointer.ctrl) return { next: stretching(aiming(laying, locked), pointer) };
  const own = ownStand(pointer, context);
  if (!own) return { next: sighting(laying), ...aimChange(pointer, context) };
  const one = pointer.alt || pointer.clicks === 2;
  return { next: aiming(laying), aim: null, selection: one ? selectStand(own.id) : selectUnit(context.state, own.unit) };
}

/** Whether a press means the point of ricochet: on its diamond, or with the ricochet tool anywhere on the held line. */
function takesPoint(laying: Laying, locked: boolean, pointer: Pointer, context: ToolContext): boolean {
  if (pointer.over?.kind === 'handle' && pointer.over.id === RICOCHET_HANDLE) return true;
  const reach = pointer.touch ? LINE_REACH_PX.touch : LINE_REACH_PX.mouse;
  return laying === 'ricochet' && locked && isOnLine(pointer, context, reach);
}

/** A stand that a press takes in hand: any while nothing is, else one of the firer's own side, unless Alt lays a bearing through it. */
function ownStand(pointer: Pointer, context: ToolContext): Stand | null {
  const stand = pointer.over?.kind === 'stand' ? findStand(context.state, pointer.over.id) : null;
  const firer = firerOf(context);
  return stand && (!firer || stand.side === firer.side) ? stand : null;
}

/** While the button is down the aim still follows; the release holds it. */
function sighting(laying: Laying): Tool {
  const self: Tool = gesture({
    name: 'sighting',
    move: (pointer, context) => ({ next: self, ...aimChange(pointer, context) }),
    up: (pointer, context) => {
      const change = pointer.outside ? {} : aimChange(pointer, context);
      const aim = 'aim' in change ? change.aim : context.aim;
      return { next: aiming(laying, aim !== null), ...change };
    },
    cancel: () => ({ next: aiming(laying), aim: null }),
    show: (context) => ({ marks: [], cursor: 'crosshair', said: saidOf(false, context) }),
  });
  return self;
}

function answerKey(self: Tool, laying: Laying, key: KeyPress, context: ToolContext): Outcome | null {
  const firer = firerOf(context);
  if (!firer) return key.id === 'fire' ? walking(self, context) : null;
  switch (key.id) {
    case 'fire':
      return context.plan ? { next: self, fire: 'now' } : null;
    case 'declare':
      return context.plan ? { next: self, fire: 'declare' } : null;
    case 'next-unit':
      return { next: aiming(laying), aim: null, selection: unitOnward(context, 1) };
    case 'last-unit':
      return { next: aiming(laying), aim: null, selection: unitOnward(context, -1) };
    default:
      return layByKey(aiming(laying, true), firer, key, context);
  }
}

/** Keys that lay the aim hold it too. */
function layByKey(held: Tool, firer: Stand, { id, arrow }: KeyPress, context: ToolContext): Outcome | null {
  switch (id) {
    case 'next-target':
      return nextTarget(held, firer, 1, context);
    case 'last-target':
      return nextTarget(held, firer, -1, context);
    case 'lay-line':
      return turnLine(held, firer, arrow.x, context);
    case 'lay-line-fine':
      return turnLine(held, firer, arrow.x / 10, context);
    case 'lay-ricochet':
      return slidePoint(held, (arrow.x + arrow.y) * 0.25, context);
    case 'lay-ricochet-inch':
      return slidePoint(held, arrow.x + arrow.y, context);
    default:
      return null;
  }
}

/** Enemy units from the nearest to the furthest, by their nearest stand's centre from the muzzle. */
function targetsOf(firer: Stand, context: ToolContext): readonly UnitId[] {
  const from = frontCenter(firer.box);
  const nearest = new Map<UnitId, number>();
  for (const stand of context.state.table.stands) {
    if (stand.marker || stand.side === firer.side) continue;
    nearest.set(stand.unit, Math.min(nearest.get(stand.unit) ?? Infinity, distance(from, stand.box.center)));
  }
  return [...nearest].sort((a, b) => a[1] - b[1]).map(([unit]) => unit);
}

function nextTarget(held: Tool, firer: Stand, step: 1 | -1, context: ToolContext): Outcome | null {
  const targets = targetsOf(firer, context);
  const now = context.aim?.at === undefined ? -1 : targets.indexOf(context.aim.at);
  const place = now < 0 ? (step === 1 ? 0 : -1) : now + step;
  const target = targets.at(place % Math.max(targets.length, 1));
  return target === undefined ? null : { next: held, aim: { at: target } };
}

/** Turns the line from where it lies, or from straight ahead while none is laid. */
function turnLine(held: Tool, firer: Stand, degrees: Degrees, context: ToolContext): Outcome | null {
  if (context.aimedAt !== 'line') return null;
  const now = context.aim?.bearing ?? laidLine(context)?.bearing ?? firer.box.facing;
  return { next: held, aim: { bearing: tenth(now + degrees) } };
}

function slidePoint(held: Tool, inches: number, { ricochet }: ToolContext): Outcome | null {
  return ricochet ? { next: held, ricochet: allowedPoint(ricochet.at + inches, ricochet.below) } : null;
}
