/**
 * The ruler. From a stand it runs from the stand's edge, to a stand it runs to that edge: always between the true closest
 * points. Space sets a waypoint; the ruler stays until the next one, and Shift with a press goes on from where it ends.
 */
import { gap, nearestInBox } from '#geometry/shape/box';
import { measured, type Measured } from '#geometry/shape/segment';
import { findStand } from '#game/lookup';
import type { GameState } from '#game/state';
import type { Box, Point, StandId } from '#geometry/table/table';
import type { Mark } from '../mark/mark.ts';
import { rulerMarks, rulerTotal, type RulerLeg } from '../mark/rulerMarks.ts';
import type { Pointer } from '../pointer.ts';
import { gesture, strayed } from './gesture.ts';
import type { Outcome, Shown, Tool, ToolContext } from './tool.ts';

/** An end or a waypoint of the ruler: a stand, which may since have moved, or a point of the table. */
export type Peg = { readonly stand: StandId } | { readonly point: Point };

const pegOf = ({ over, at }: Pointer): Peg => (over?.kind === 'stand' ? { stand: over.id } : { point: at });

/** Where a peg is now: the box of its stand or its point; null when the stand is gone. */
function placeOf(state: GameState, peg: Peg): Box | Point | null {
  return 'point' in peg ? peg.point : (findStand(state, peg.stand)?.box ?? null);
}

const edgeTowards = (place: Box | Point, from: Point): Point => ('center' in place ? nearestInBox(place, from) : place);

function between(a: Box | Point, b: Box | Point): Measured {
  if (!('center' in a)) return measured(a, edgeTowards(b, a));
  return 'center' in b ? gap(a, b) : measured(nearestInBox(a, b), b);
}

/** The legs between the pegs as things stand now. */
function rulerLegs(state: GameState, pegs: readonly Peg[]): readonly RulerLeg[] {
  return pegs.slice(1).flatMap((peg, n): readonly RulerLeg[] => {
    const from = pegs[n];
    if (!from || samePeg(from, peg)) return [];
    const [a, b] = [placeOf(state, from), placeOf(state, peg)];
    if (!a || !b) return [];
    return [{ ...between(a, b), joins: 'stand' in from && 'stand' in peg ? 'nearest edges' : '' }];
  });
}

/** The ruler from the nearest chosen stand to what is pointed at; nothing while that is chosen itself. */
export function peekMarks(pointer: Pointer, context: ToolContext): readonly Mark[] {
  const to = pegOf(pointer);
  if ('stand' in to && context.selection.stands.includes(to.stand)) return [];
  const legs = context.selection.stands.flatMap((stand) => rulerLegs(context.state, [{ stand }, to]));
  const nearest = legs.reduce<RulerLeg | null>((best, leg) => (best === null || leg.inches < best.inches ? leg : best), null);
  return nearest ? rulerMarks([nearest]) : [];
}

function samePeg(a: Peg, b: Peg): boolean {
  if ('stand' in a) return 'stand' in b && a.stand === b.stand;
  return 'point' in b && a.point.x === b.point.x && a.point.y === b.point.y;
}

/** The measuring tool at rest: the last ruler stays on the table. */
export function measuring(pegs: readonly Peg[] = []): Tool {
  const self: Tool = gesture({
    name: 'measuring',
    resting: true,
    down: (pointer) => ({ next: stretching(self, pointer, pointer.shift ? pegs : []) }),
    cancel: () => ({ next: pegs.length > 0 ? measuring() : self }),
    show: ({ state }) => shown(state, pegs, 'Press and drag to measure between nearest points. Space: waypoint. Shift: go on from here.'),
  });
  return pegs.length > 0 ? recallable(self, self) : self;
}

/** Adds the way back to this ruler; the tool itself stays the same value. */
function recallable(tool: Tool, ruler: Tool): Tool {
  return Object.assign(tool, { ruler });
}

/** Between press and release, or, when the press was a click, until the next click. */
export function stretching(home: Tool, start: Pointer, before: readonly Peg[] = []): Tool {
  return stretch({ home, start, pegs: before.length > 0 ? before : [pegOf(start)], end: start });
}

interface Stretch {
  readonly home: Tool;
  readonly start: Pointer;
  readonly pegs: readonly Peg[];
  readonly end: Pointer;
}

function stretch(now: Stretch): Tool {
  const all = [...now.pegs, pegOf(now.end)];
  return gesture({
    name: 'stretching',
    down: (pointer) => ({ next: stretch({ ...now, start: pointer, end: pointer }) }),
    move: (pointer) => ({ next: stretch({ ...now, end: pointer }) }),
    up: (pointer) => release(now, pointer),
    cancel: () => ({ next: now.home }),
    key: (press) => (press.id === 'waypoint' ? { next: stretch({ ...now, pegs: all }) } : null),
    show: ({ state }) => ({
      ...shown(state, all, 'Release to keep the ruler. Space: waypoint. Esc: back.'),
      ...(now.end.touch ? { loupe: now.end.at } : {}),
    }),
  });
}

/** A drag ends the ruler. A click that set the first peg leaves the ruler in the hand until the next click. */
function release(now: Stretch, pointer: Pointer): Outcome {
  const clicked = !strayed(now.start, pointer);
  const opened = now.pegs.length === 1 && clicked && samePeg(now.pegs[0] ?? pegOf(pointer), pegOf(now.start));
  if (opened) return { next: stretch({ ...now, end: pointer }) };
  const pegs = [...now.pegs, pegOf(pointer)];
  return { next: now.home.name === 'measuring' ? measuring(pegs) : kept(now.home, pegs) };
}

/** A quick ruler drawn with another tool in hand stays until the hand does something else. */
function kept(home: Tool, pegs: readonly Peg[]): Tool {
  const self: Tool = gesture({
    name: 'kept-ruler',
    resting: true,
    down: (pointer, context) => home.down(pointer, context),
    cancel: () => ({ next: home }),
    key: (press, context) => home.key(press, context),
    takes: (pointer, context) => home.takes(pointer, context),
    show: ({ state }) => shown(state, pegs, 'The ruler stays until the next press.'),
  });
  return recallable(self, measuring(pegs));
}

function shown(state: GameState, pegs: readonly Peg[], said: string): Shown {
  const legs = rulerLegs(state, pegs);
  if (legs.length === 0) return { marks: [], cursor: 'crosshair', said };
  return { marks: rulerMarks(legs), cursor: 'crosshair', said: `${rulerTotal(legs)}. ${said}`, copy: rulerTotal(legs) };
}
