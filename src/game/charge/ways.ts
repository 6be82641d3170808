/**
 * The ways in which a body can come into contact: a wheel about its inner front corner, so far that it comes flush against a face it
 * sees or heads for a part of the target, then straight on until it touches, then a wheel on the corner that touches until the fronts lie close.
 */
import { contactOf } from '#geometry/check/contact';
import { untilContact } from '#geometry/check/impact';
import { frontOf, straight, wheel, type Front, type March } from '#geometry/check/march';
import { corners } from '#geometry/shape/box';
import { turnBetween, TOUCH, type Degrees } from '#geometry/shape/units';
import { bearing, distance, forward, midpoint } from '#geometry/shape/vec';
import type { Point, Stand } from '#geometry/table/table';
import { after } from '../march/body.ts';

/** A charge never begins with a wheel past a right angle. */
const WIDEST: Degrees = 90;

/** A forward wheel: to the right about the right end of the front, to the left about the left. */
function wheelBy(body: readonly Stand[], turn: Degrees): March {
  return wheel(body, turn < 0 ? 'left' : 'right', turn);
}

interface SeenFace {
  readonly from: Point;
  readonly to: Point;
  /** The facing of a body that stands flush against it. */
  readonly flush: Degrees;
}

/** Faces of a stand whose line the point lies beyond: those that a charge from there may strike. */
function facesSeen(stand: Stand, eye: Point): readonly SeenFace[] {
  const [fl, fr, rr, rl] = corners(stand.box);
  const faces: readonly (readonly [Point, Point, Degrees])[] = [
    [fl, fr, 0],
    [fr, rr, 90],
    [rr, rl, 180],
    [rl, fl, 270],
  ];
  return faces.flatMap(([from, to, off]) => {
    const outward = forward(stand.box.facing + off);
    const beyond = (eye.x - from.x) * outward.x + (eye.y - from.y) * outward.y;
    return beyond > TOUCH ? [{ from, to, flush: stand.box.facing + off + 180 }] : [];
  });
}

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
  return wheels.filter((turn, i) => wheels.findIndex((other) => Math.abs(other - turn) < 1e-6) === i);
}

/** Straight on until the first of the targets is touched; null where the body passes them by. */
function untilTouching(body: readonly Stand[], targets: readonly Stand[]): March | null {
  const way = forward(frontOf(body).facing);
  const gaps = body.flatMap((stand) =>
    targets.map((target) => untilContact(stand.box, way, target.box)).filter((inches) => inches !== null),
  );
  return gaps.length === 0 ? null : straight(body, Math.min(...gaps));
}

/** The wheel that brings a front whose corner touches a face flush against it; null where the fronts lie close already or another point touches. */
function closing(body: readonly Stand[], targets: readonly Stand[]): March | null {
  const front = frontOf(body);
  for (const target of targets) {
    for (const stand of body) {
      const contact = contactOf(stand, target);
      if (contact === null) continue;
      if (contact.inches > TOUCH) return null;
      const about = (
        [
          ['left', front.left],
          ['right', front.right],
        ] as const
      ).find(([, end]) => distance(end, contact.span.from) < 1e-6)?.[0];
      if (about === undefined) continue;
      const off = { front: 0, right: 90, rear: 180, left: 270 }[contact.b.face];
      const turn = turnBetween(front.facing, target.box.facing + off + 180);
      const forwards = about === 'left' ? turn < 0 : turn > 0;
      if (forwards && Math.abs(turn) < WIDEST) return wheel(body, about, turn);
    }
  }
  return null;
}

/** Every way tried, as legs; each ends in contact unless something lies between. */
export function waysIn(body: readonly Stand[], targets: readonly Stand[]): readonly (readonly March[])[] {
  return openings(body, targets).flatMap((turn) => {
    const opening = Math.abs(turn) < 1e-9 ? [] : [wheelBy(body, turn)];
    const wheeled = opening.reduce(after, body);
    const ahead = untilTouching(wheeled, targets);
    if (ahead === null) return [];
    const legs = [...opening, ahead];
    const shut = closing(after(wheeled, ahead), targets);
    return shut === null ? [legs] : [legs, [...legs, shut]];
  });
}
