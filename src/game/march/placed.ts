/** What placings of stands are as legs of a march, unit by unit, and what they cost of each unit's move. */
import type { March, StandMove } from '#geometry/check/march';
import { frontOf } from '#geometry/check/march';
import type { Motion } from '#geometry/shape/motion';
import { tape, turnBetween } from '#geometry/shape/units';
import { bearing, distance, forward, midpoint } from '#geometry/shape/vec';
import type { Box, Point, Stand, UnitId } from '#geometry/table/table';
import type { RuleSet } from '#rules/engine/contract';
import type { Pace, Way } from '#rules/engine/movement';
import type { MoveNote, Placing } from '../command.ts';
import { findStand } from '../lookup.ts';
import type { GameState } from '../state.ts';
import { reckon, type Reckoning } from './price.ts';
import { wayOf } from './way.ts';

/** A leg that turns by less than this, in degrees, is a shift. */
const NO_TURN = 1e-6;
/** Off the front by no more than this, in degrees, is straight ahead, square to the side, or straight back. */
const SQUARE = 0.05;

/** The fixed point of a turn that brings one box onto another; null where none is near enough to be one. */
function pivotOf(from: Box, to: Box, turn: number): Point {
  const half = (turn * Math.PI) / 360;
  const [middle, apart] = [midpoint(from.center, to.center), distance(from.center, to.center)];
  const way = bearing(from.center, to.center);
  if (way === null) return from.center;
  // A clockwise turn has its pivot to the right of the way from the one middle to the other.
  const right = forward(way + 90);
  const off = apart / 2 / Math.tan(half);
  return { x: middle.x + right.x * off, y: middle.y + right.y * off };
}

function motionOf(from: Box, to: Box): Motion {
  const turn = turnBetween(from.facing, to.facing);
  if (Math.abs(turn) < NO_TURN) return { kind: 'shift', dx: to.center.x - from.center.x, dy: to.center.y - from.center.y };
  return { kind: 'turn', about: pivotOf(from, to, turn), degrees: turn };
}

/** The stands of one unit as a leg, from where they are to where they are placed. */
function legOf(body: readonly Stand[], boxes: ReadonlyMap<string, Box>, how: MoveNote['how']): March {
  const moves = body.map(({ id, box }): StandMove => {
    const to = boxes.get(id) ?? box;
    return { stand: id, from: box, box: to, motion: how === 'about-face' ? null : motionOf(box, to) };
  });
  const front = frontOf(body);
  const guide = moves[0]?.motion ?? null;
  const inches =
    guide === null ? 0 : guide.kind === 'shift' ? Math.hypot(guide.dx, guide.dy) : (front.width * Math.abs(guide.degrees) * Math.PI) / 180;
  const kind = how === 'about-face' ? 'about-face' : guide?.kind === 'turn' ? 'wheel' : 'oblique';
  return { how: kind, moves, inches, tape: tape(inches), pivot: null, path: [front.center, front.center] };
}

/** How the guide went, by its own front. */
function goingOf(march: March): Way['how'] {
  const guide = march.moves[0];
  if (march.how === 'about-face' || !guide?.motion) return 'about-face';
  if (guide.motion.kind === 'turn') return 'wheel';
  const way = bearing({ x: 0, y: 0 }, { x: guide.motion.dx, y: guide.motion.dy });
  const off = way === null ? 0 : Math.abs(turnBetween(guide.from.facing, way));
  if (off <= SQUARE) return 'straight';
  if (Math.abs(off - 90) <= SQUARE) return 'sideways';
  return off < 90 ? 'oblique' : 'backwards';
}

export interface PlacedLeg {
  readonly unit: UnitId;
  readonly march: March;
  readonly way: Way;
}

/** One leg for each unit of the placings, in the order first named. Stands that the table does not hold are passed over. */
export function legsOf(state: GameState, placings: readonly Placing[], note: MoveNote, pace: Pace = 'move'): readonly PlacedLeg[] {
  const boxes = new Map(placings.map(({ stand, box }) => [stand, box]));
  const bodies = new Map<UnitId, Stand[]>();
  for (const { stand: id } of placings) {
    const stand = findStand(state, id);
    if (!stand || stand.marker) continue;
    bodies.set(stand.unit, [...(bodies.get(stand.unit) ?? []), stand]);
  }
  return [...bodies].map(([unit, body]) => {
    const march = legOf(body, boxes, note.how);
    return { unit, march, way: wayOf(state.table, march, { how: goingOf(march), pace }) };
  });
}

/** Whether a move counts against the turn's inches: what is dragged, or turned about its middle, is set out. */
export const counts = ({ how, march }: MoveNote): boolean => march === true || (how !== 'drag' && how !== 'turn');

/** What the placings would cost each unit of its move, for the read-out: also of a drag, as if it were marched. Changes nothing. */
export function marchPrice(state: GameState, placings: readonly Placing[], note: MoveNote, book: RuleSet): readonly Reckoning[] {
  return legsOf(state, placings, note).map(({ unit, way }) => reckon(state, unit, [way], book));
}
