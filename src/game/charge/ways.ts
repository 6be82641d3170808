/**
 * The ways in which a body can come into contact: a wheel about its inner front corner, so far that it comes flush against a face it
 * sees or heads for a part of the target, then straight on until it touches, or until the end of its front is level with the face that it
 * would touch, and a wheel about that end until the fronts lie close.
 */
import { contactOf } from '#geometry/check/contact';
import { untilContact } from '#geometry/check/impact';
import { frontOf, straight, wheel, type Front, type March } from '#geometry/check/march';
import { corners } from '#geometry/shape/box';
import { nearestOnSegment } from '#geometry/shape/segment';
import { turnBetween, TOUCH, type Degrees } from '#geometry/shape/units';
import { bearing, distance, forward, midpoint } from '#geometry/shape/vec';
import type { Point, Stand } from '#geometry/table/table';
import { after } from '../march/body.ts';

/** A charge never begins with a wheel past a right angle. */
const WIDEST: Degrees = 90;
/** Opening wheels closer together than this lead to the same place; what they leave is taken up by the last wheel. */
const ALIKE: Degrees = 0.25;

/** A forward wheel: to the right about the right end of the front, to the left about the left. */
function wheelBy(body: readonly Stand[], turn: Degrees): March {
  return wheel(body, turn < 0 ? 'left' : 'right', turn);
}

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** The facing of a body that stands flush against it. */
  readonly flush: Degrees;
}

function sidesOf({ box }: Stand): readonly Side[] {
  const [fl, fr, rr, rl] = corners(box);
  return [
    { from: fl, to: fr, flush: box.facing + 180 },
    { from: fr, to: rr, flush: box.facing + 270 },
    { from: rr, to: rl, flush: box.facing },
    { from: rl, to: fl, flush: box.facing + 90 },
  ];
}

/** Inches that a point lies on the far side of a face's line, as the body sees it that comes flush; negative before it. */
function beyond({ from, flush }: Side, point: Point): number {
  const inward = forward(flush);
  return (point.x - from.x) * inward.x + (point.y - from.y) * inward.y;
}

/** Faces of a stand whose line the point lies before: those that a charge from there may strike. */
const facesSeen = (stand: Stand, eye: Point): readonly Side[] => sidesOf(stand).filter((side) => beyond(side, eye) < -TOUCH);

/**
 * The forward wheel after which the middle of the front heads for a point; null where none up to a right angle does. The line ahead of the
 * middle runs half a front beside the corner that stays, so the point is seen from there half a front off the new facing.
 */
function wheelToward(front: Front, aim: Point): Degrees | null {
  const way = bearing(front.center, aim);
  const off = way === null ? 0 : turnBetween(front.facing, way);
  if (Math.abs(off) < TOUCH) return 0;
  const pivot = off < 0 ? front.left : front.right;
  const [half, far, from] = [front.width / 2, distance(pivot, aim), bearing(pivot, aim)];
  if (from === null || far < half) return null;
  const lead = (Math.asin(half / far) * 180) / Math.PI;
  const turn = turnBetween(front.facing, off < 0 ? from - lead : from + lead);
  return Math.sign(turn) === Math.sign(off) && Math.abs(turn) <= WIDEST ? turn : null;
}

/** Opening wheels worth trying, none twice: none at all, flush with a face that is seen, toward a stand's middle or the middle of such a face. */
function openings(body: readonly Stand[], targets: readonly Stand[]): readonly Degrees[] {
  const front = frontOf(body);
  const faces = targets.flatMap((target) => facesSeen(target, front.center));
  const flush = faces.map((face) => turnBetween(front.facing, face.flush));
  const aims = [...targets.map((target) => target.box.center), ...faces.map(({ from, to }) => midpoint(from, to))];
  const toward = aims.map((aim) => wheelToward(front, aim)).filter((turn) => turn !== null);
  const wheels = [0, ...flush, ...toward].filter((turn) => Math.abs(turn) <= WIDEST + TOUCH);
  return wheels.filter((turn, i) => wheels.findIndex((other) => Math.abs(other - turn) < ALIKE) === i);
}

/** Straight on until the first of the targets is touched; null where the body passes them by. */
function untilTouching(body: readonly Stand[], targets: readonly Stand[]): March | null {
  const way = forward(frontOf(body).facing);
  const gaps = body.flatMap((stand) =>
    targets.map((target) => untilContact(stand.box, way, target.box)).filter((inches) => inches !== null),
  );
  return gaps.length === 0 ? null : straight(body, Math.min(...gaps));
}

/** The faces of the targets that a body touches at a corner alone; none where it lies close along one already. */
function touchedAtCorner(body: readonly Stand[], targets: readonly Stand[]): readonly Side[] {
  const touches = targets.flatMap((target) =>
    body.flatMap((stand) => {
      const contact = contactOf(stand, target);
      return contact === null ? [] : [{ target, inches: contact.inches, at: contact.span.from }];
    }),
  );
  if (touches.some(({ inches }) => inches > TOUCH)) return [];
  return touches.flatMap(({ target, at }) =>
    sidesOf(target).filter(({ from, to }) => distance(nearestOnSegment(from, to, at), at) <= TOUCH),
  );
}

/** Whether any of the body is in contact with a target along an edge. */
const liesAlong = (body: readonly Stand[], targets: readonly Stand[]): boolean =>
  body.some((stand) => targets.some((target) => (contactOf(stand, target)?.inches ?? 0) > TOUCH));

/**
 * The last legs that bring a front flush against a face which it would touch at a corner: straight on until one end is level with the face,
 * then a wheel about that end. Where the end passes the face by, the body stops a little before it would touch.
 */
function closings(body: readonly Stand[], ahead: March, targets: readonly Stand[]): readonly (readonly March[])[] {
  const met = after(body, ahead);
  const front = frontOf(met);
  const found = new Map<string, readonly March[]>();
  for (const side of touchedAtCorner(met, targets)) {
    const turn = turnBetween(front.facing, side.flush);
    if (Math.abs(turn) < 1e-6 || Math.abs(turn) >= WIDEST) continue;
    const about = turn < 0 ? 'left' : 'right';
    const past = beyond(side, front[about]);
    const way = ahead.inches - Math.max(0, past) / Math.cos((turn * Math.PI) / 180);
    if (past < -TOUCH || way < 0) continue;
    const key = `${turn.toFixed(6)} ${way.toFixed(6)}`;
    if (found.has(key)) continue;
    const until = straight(body, way);
    const level = after(body, until);
    const shut = wheel(level, about, turn);
    if (liesAlong(after(level, shut), targets)) found.set(key, [until, shut]);
  }
  return [...found.values()];
}

interface Approach {
  readonly opening: readonly March[];
  readonly wheeled: readonly Stand[];
  readonly ahead: March;
}

/** An opening wheel and the way on until something is touched; none where the body passes the targets by. */
function approach(body: readonly Stand[], targets: readonly Stand[], turn: Degrees): readonly Approach[] {
  const opening = Math.abs(turn) < 1e-9 ? [] : [wheelBy(body, turn)];
  const wheeled = opening.reduce(after, body);
  const ahead = untilTouching(wheeled, targets);
  return ahead === null ? [] : [{ opening, wheeled, ahead }];
}

/** Every way tried, as legs; each ends in contact unless something lies between. */
export function waysIn(body: readonly Stand[], targets: readonly Stand[]): readonly (readonly March[])[] {
  return openings(body, targets)
    .flatMap((turn) => approach(body, targets, turn))
    .flatMap(({ opening, wheeled, ahead }) => [
      [...opening, ahead],
      ...closings(wheeled, ahead, targets).map((last) => [...opening, ...last]),
    ]);
}

/** Opening wheels that lead a body past what stands before one end of it. */
const ASIDE: readonly Degrees[] = [2, 4, 7, 10, 14, 20].flatMap((turn) => [turn, -turn]);

/** Ways that first wheel a little aside and square up at the end, for a body that nothing else brings in along its front. */
export function waysAside(body: readonly Stand[], targets: readonly Stand[]): readonly (readonly March[])[] {
  return ASIDE.flatMap((turn) => approach(body, targets, turn)).flatMap(({ opening, wheeled, ahead }) =>
    closings(wheeled, ahead, targets).map((last) => [...opening, ...last]),
  );
}
