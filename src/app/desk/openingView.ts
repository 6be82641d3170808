/** Where a table is first looked at: all of it where its figures can be told apart, else where the sides are nearest. */
import { gap } from '#geometry/shape/box';
import { recordOf } from '#game/lookup';
import type { GameState } from '#game/state';
import { fit } from '#view/camera';
import type { Camera } from '#view/scene';

/** Below this many pixels an inch a whole table says too little; it opens this much nearer instead. */
const TOO_FAR = 14;
const NEAR = 21;

/** The middle between the first gun of the first side, or its first stand when it has none, and the enemy's nearest stand. */
function nearestMeeting(state: GameState): Camera['center'] | null {
  const stands = state.table.stands.filter((stand) => !stand.marker);
  const own = stands.filter((stand) => stand.side === stands[0]?.side);
  const a = own.find((stand) => recordOf(state, stand.id).gun) ?? own[0];
  if (!a) return null;
  const pairs = stands.filter((b) => b.side !== a.side).map((b) => ({ b, inches: gap(a.box, b.box).inches }));
  const best = pairs.reduce<(typeof pairs)[number] | null>(
    (nearest, pair) => (nearest === null || pair.inches < nearest.inches ? pair : nearest),
    null,
  );
  return best && { x: (a.box.center.x + best.b.box.center.x) / 2, y: (a.box.center.y + best.b.box.center.y) / 2 };
}

export function openingView(camera: Camera, state: GameState): Camera {
  const whole = fit(camera, state.table);
  const center = whole.pxPerInch < TOO_FAR ? nearestMeeting(state) : null;
  return center ? { ...whole, pxPerInch: NEAR, center } : whole;
}

/** Room for a message of two or three lines, in css pixels, and the width up to which it lies at the top of the table. */
const MESSAGE = 84;
const PHONE = 640;

/** The same look with what lies under a message moved out from under it: up from the bottom, on a phone down from the top. */
export function besideMessage(camera: Camera): Camera {
  const up = camera.width > PHONE ? MESSAGE : -MESSAGE;
  return { ...camera, center: { x: camera.center.x, y: camera.center.y - up / camera.pxPerInch } };
}
