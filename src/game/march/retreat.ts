/** Falling back: a body goes straight as far as the book, the ground, other stands and the table let it, and is told what cut it short. */
import { contactOf } from '#geometry/check/contact';
import { untilContact, untilEdge } from '#geometry/check/impact';
import { frontOf, oblique, type March } from '#geometry/check/march';
import { gap } from '#geometry/shape/box';
import { inchesOf, normalFacing, tape, tapeOf, turnBetween, TOUCH, type Degrees } from '#geometry/shape/units';
import { bearing, forward } from '#geometry/shape/vec';
import { placementProblems } from '#geometry/table/placement';
import type { Point, Stand, UnitId } from '#geometry/table/table';
import type { Fighter, Roll, RuleSet } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import type { Pace, Price } from '#rules/engine/movement';
import { gunsOf, isBattery, isLimbered } from '#rules/roster/traits';
import type { Retreat } from '../event.ts';
import { fighterOf, readingsOf } from '../fighter.ts';
import { standsOf, unitOf } from '../lookup.ts';
import type { GameState } from '../state.ts';
import { after, bodyOf, placingsOf } from './body.ts';
import { wayOf } from './way.ts';

const middleOf = (stands: readonly Stand[]): Point => ({
  x: stands.reduce((sum, { box }) => sum + box.center.x, 0) / Math.max(1, stands.length),
  y: stands.reduce((sum, { box }) => sum + box.center.y, 0) / Math.max(1, stands.length),
});

/** Straight away from an enemy: square off the edge shared with it, else from middle to middle; null where the two have one middle. */
export function awayFrom(state: GameState, unit: UnitId, enemy: UnitId): Degrees | null {
  const [own, foes] = [standsOf(state, unit), standsOf(state, enemy)];
  const contacts = own.flatMap((a) => foes.flatMap((b) => contactOf(a, b) ?? []));
  const longest = contacts.toSorted((a, b) => b.inches - a.inches)[0];
  const middles = bearing(middleOf(foes), middleOf(own));
  if (!longest || longest.inches <= TOUCH) return middles;
  const along = bearing(longest.span.from, longest.span.to) ?? 0;
  const stand = own.find(({ id }) => id === longest.a.stand);
  const other = foes.find(({ id }) => id === longest.b.stand);
  const outward = stand && other ? bearing(other.box.center, stand.box.center) : middles;
  return Math.abs(turnBetween(along + 90, outward ?? along + 90)) <= 90 ? normalFacing(along + 90) : normalFacing(along - 90);
}

/** Stands that turn their backs keep their ground: a base is the same from behind. */
function turned(body: readonly Stand[], way: Degrees): readonly Stand[] {
  const back = Math.abs(turnBetween(frontOf(body).facing, way)) > 90;
  return back ? body.map((stand) => ({ ...stand, box: { ...stand.box, facing: normalFacing(stand.box.facing + 180) } })) : body;
}

/** How far something lets a body go, and what cuts its move short there; null where nothing does. */
interface Room {
  readonly inches: number;
  readonly short: string | null;
}

/** Free ground ahead: to the first stand of another unit, else to the table's edge. */
function roomAhead(state: GameState, body: readonly Stand[], way: Point): Room {
  const own = new Set(body.map(({ id }) => id));
  const others = state.table.stands.filter((stand) => !stand.marker && !own.has(stand.id));
  let room: Room = { inches: Infinity, short: null };
  for (const stand of body) {
    for (const other of others) {
      const inches = untilContact(stand.box, way, other.box);
      if (inches !== null && inches < room.inches) room = { inches, short: `the way is barred by ${unitOf(state, other.unit).name}` };
    }
    const edge = untilEdge(stand.box, way, state.table);
    if (edge < room.inches) room = { inches: edge, short: 'the table ends there' };
  }
  return room;
}

const toWay = (body: readonly Stand[], way: Degrees, inches: number): March =>
  oblique(body, turnBetween(frontOf(body).facing, way), inches);

/** The furthest that so many inches of a move carry over the ground, in hundredths. */
interface Carried {
  readonly unit: UnitId;
  readonly body: readonly Stand[];
  readonly way: Degrees;
  readonly pace: Pace;
  readonly allowed: number;
}

function carried(state: GameState, { unit, body, way, pace, allowed }: Carried, book: RuleSet): Room {
  const fighter = fighterOf(state, unit);
  const going = { how: 'straight', pace } as const;
  const priceOf = (hundredths: number): Price =>
    book.movement.price(fighter, wayOf(state.table, toWay(body, way, hundredths / 100), going), readingsOf(state, book));
  const goes = ({ spent, past }: Price): boolean => past !== true && tape(toNumber(spent)) <= tapeOf(allowed);
  // A road may carry further than the bare inches; ground that costs carries less.
  let [low, high] = [0, 2 * tapeOf(allowed) + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (goes(priceOf(middle))) low = middle;
    else high = middle;
  }
  const slow = low < tapeOf(allowed) ? 'the ground is slow' : null;
  return { inches: low / 100, short: priceOf(high).past ? 'a building ends the move' : slow };
}

/** Guns in action hook in and run with their teams; a gun without its limber is hauled, whatever it runs from. */
function hooksIn(fighter: Fighter): boolean {
  return isBattery(fighter) && !isLimbered(fighter) && !gunsOf(fighter).some(({ gun }) => gun.hit.includes('limber'));
}

/** Rounding may leave a hair of an overlap or of a corner off the table: a hundredth less has none. */
function settled(
  state: GameState,
  body: readonly Stand[],
  way: Degrees,
  inches: number,
): { readonly body: readonly Stand[]; readonly inches: number } {
  for (let gone = inches; gone > 0; gone = Math.max(0, gone - 0.01)) {
    const there = after(body, toWay(body, way, gone));
    if (placementProblems(state.table, placingsOf(there)).length === 0) return { body: there, inches: gone };
  }
  return { body, inches: 0 };
}

/** Friends with a stand on the table, and the inches to them edge to edge, nearest first. */
function friendsSeeing(state: GameState, unit: UnitId): Retreat['seen'] {
  const own = standsOf(state, unit);
  const { side } = unitOf(state, unit);
  return state.units
    .filter((other) => other.id !== unit && other.side === side)
    .flatMap((other) => {
      const gaps = standsOf(state, other.id).flatMap((stand) => own.map((mine) => gap(mine.box, stand.box).inches));
      return gaps.length === 0 ? [] : [{ unit: other.id, inches: inchesOf(tape(Math.min(...gaps))) }];
    })
    .sort((a, b) => a.inches - b.inches || (a.unit < b.unit ? -1 : 1));
}

export interface Running {
  readonly unit: UnitId;
  /** The bearing along which it goes. */
  readonly way: Degrees;
  readonly pace: Pace;
}

/** A unit's way back along a bearing at a pace of the book's; the dice of the pace, if it has any, are thrown here. */
export function retreatOf(state: GameState, { unit, way, pace }: Running, book: RuleSet, roll: Roll): Retreat {
  const fighter = fighterOf(state, unit);
  const allowed = Math.max(0, toNumber(book.movement.throwAllowance(fighter, pace, readingsOf(state, book), roll).inches));
  const seen = friendsSeeing(state, unit);
  const body = turned(bodyOf(state, unit), way);
  const direction = forward(way);
  const room = roomAhead(state, body, direction);
  const carry = carried(state, { unit, body, way, pace, allowed }, book);
  const gone = settled(state, body, way, Math.min(room.inches, carry.inches));
  const { short } = room.inches < carry.inches ? room : carry;
  const inches = inchesOf(tape(gone.inches));
  const limbers = inches > 0 && hooksIn(fighter) ? ({ limbers: true } as const) : {};
  const wheels = (inches > 0 && book.movement.wheelsLost?.(fighter, pace, roll)) || [];
  const broken = wheels.length > 0 ? { wheels } : {};
  return { unit, placings: placingsOf(gone.body), inches, allowed: inchesOf(tape(allowed)), short, seen, ...limbers, ...broken };
}
