/**
 * Fact 10: how a body of stands moves as one, and what it costs in inches. Straight on and obliquely each stand keeps its facing; a
 * wheel turns the whole front about one of its corners and costs the arc that the other corner travels; an about-face turns every
 * stand where it is and costs nothing by the tape. Nothing here asks whether the move is allowed.
 */
import { corners } from '../shape/box.ts';
import { movedBox, movedPoint, type Motion } from '../shape/motion.ts';
import { normalFacing, tape, type Degrees, type Inches, type Tape } from '../shape/units.ts';
import { distance, forward, midpoint } from '../shape/vec.ts';
import type { Box, Point, Stand, StandId } from '../table/table.ts';

/** One stand of a move: where it was, where it comes to stand, and how it got there (null: it turned on the spot). */
export interface StandMove {
  readonly stand: StandId;
  readonly from: Box;
  readonly box: Box;
  readonly motion: Motion | null;
}

export interface March {
  readonly how: 'straight' | 'oblique' | 'wheel' | 'about-face' | 'form';
  readonly moves: readonly StandMove[];
  /** Length of the leg, unrounded, and as the tape reads it. */
  readonly inches: Inches;
  readonly tape: Tape;
  /** The corner that stays where it is in a wheel; null for every other leg. */
  readonly pivot: Point | null;
  /** What was measured: the way of the front's middle, or in a wheel of the outer front corner, from its start to its end. */
  readonly path: readonly [Point, Point];
}

/** The front of a whole body, as its guide (the first stand) faces: the line ahead of every stand, from its left to its right end. */
export interface Front {
  readonly facing: Degrees;
  readonly left: Point;
  readonly right: Point;
  readonly center: Point;
  readonly width: Inches;
}

/** The front of several stands taken as one body. Throws a RangeError when there is none. */
export function frontOf(stands: readonly Pick<Stand, 'box'>[]): Front {
  const guide = stands[0];
  if (guide === undefined) throw new RangeError('a move needs at least one stand');
  const f = forward(guide.box.facing);
  const outline = stands.flatMap(({ box }) => corners(box));
  const ahead = Math.max(...outline.map((p) => p.x * f.x + p.y * f.y));
  const across = outline.map((p) => p.x * f.y - p.y * f.x);
  const at = (side: number): Point => ({ x: ahead * f.x + side * f.y, y: ahead * f.y - side * f.x });
  const [left, right] = [at(Math.min(...across)), at(Math.max(...across))];
  return { facing: guide.box.facing, left, right, center: midpoint(left, right), width: distance(left, right) };
}

/** Ahead by so many inches; backwards when negative, at the same cost. */
export function straight(stands: readonly Stand[], inches: Inches): March {
  return shifted('straight', stands, 0, inches);
}

/** So many inches along a line `off` degrees from the front, clockwise positive; every stand keeps its facing. */
export function oblique(stands: readonly Stand[], off: Degrees, inches: Inches): March {
  return shifted('oblique', stands, off, inches);
}

function shifted(how: 'straight' | 'oblique', stands: readonly Stand[], off: Degrees, inches: Inches): March {
  const front = frontOf(stands);
  const f = forward(front.facing + off);
  const motion: Motion = { kind: 'shift', dx: f.x * inches, dy: f.y * inches };
  const to = { x: front.center.x + motion.dx, y: front.center.y + motion.dy };
  return { how, moves: movesOf(stands, motion), ...cost(Math.abs(inches)), pivot: null, path: [front.center, to] };
}

/**
 * A wheel about the left or the right end of the front, `turn` degrees clockwise (so a wheel forward to the left is about `left` by a
 * negative turn). Costs the arc of the other end of the front. `turn` lies between −360 and 360, both left out.
 */
export function wheel(stands: readonly Stand[], about: 'left' | 'right', turn: Degrees): March {
  if (!(Math.abs(turn) < 360)) throw new RangeError(`a wheel is less than a whole turn, found ${turn} degrees`);
  const front = frontOf(stands);
  const pivot = front[about];
  const outer = about === 'left' ? front.right : front.left;
  const motion: Motion = { kind: 'turn', about: pivot, degrees: turn };
  const inches = (front.width * Math.abs(turn) * Math.PI) / 180;
  return { how: 'wheel', moves: movesOf(stands, motion), ...cost(inches), pivot, path: [outer, movedPoint(motion, outer)] };
}

/** Every stand turns round where it is: no inches. */
export function aboutFace(stands: readonly Stand[]): March {
  const { center } = frontOf(stands);
  const moves = stands.map(({ id, box }) => ({
    stand: id,
    from: box,
    box: { ...box, facing: normalFacing(box.facing + 180) },
    motion: null,
  }));
  return { how: 'about-face', moves, ...cost(0), pivot: null, path: [center, center] };
}

/**
 * A change of formation: the stands, in the order given, side by side in ranks of `files`, each rank close behind the one before, all
 * facing as the guide does, the middle of the front where it was. Costs the longest way of any stand's centre [D].
 */
export function form(stands: readonly Stand[], files: number): March {
  if (!Number.isInteger(files) || files < 1) throw new RangeError(`a rank holds at least one stand, found ${files}`);
  const front = frontOf(stands);
  const f = forward(front.facing);
  const moves: StandMove[] = [];
  let behind = 0;
  for (let first = 0; first < stands.length; first += files) {
    const rank = stands.slice(first, first + files);
    let across = -rank.reduce((sum, { box }) => sum + box.width, 0) / 2;
    for (const { id, box } of rank) {
      const [side, back] = [across + box.width / 2, behind + box.depth / 2];
      const center = { x: front.center.x + side * f.y - back * f.x, y: front.center.y - side * f.x - back * f.y };
      const motion: Motion = { kind: 'shift', dx: center.x - box.center.x, dy: center.y - box.center.y };
      moves.push({ stand: id, from: box, box: { ...box, center, facing: front.facing }, motion });
      across += box.width;
    }
    behind += Math.max(...rank.map(({ box }) => box.depth));
  }
  const longest = Math.max(...moves.map(({ from, box }) => distance(from.center, box.center)));
  return { how: 'form', moves, ...cost(longest), pivot: null, path: [front.center, front.center] };
}

/** What several legs cost together. The tape is laid once along the whole way, so rounding does not add up. */
export function costOf(legs: readonly March[]): Pick<March, 'inches' | 'tape'> {
  return cost(legs.reduce((sum, leg) => sum + leg.inches, 0));
}

function cost(inches: Inches): Pick<March, 'inches' | 'tape'> {
  return { inches, tape: tape(inches) };
}

function movesOf(stands: readonly Stand[], motion: Motion): StandMove[] {
  return stands.map(({ id, box }) => ({ stand: id, from: box, box: movedBox(motion, box), motion }));
}
