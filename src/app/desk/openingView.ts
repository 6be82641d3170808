/** Where a table is first looked at: all of it where its figures can be told apart, else where the sides are nearest. */
import { corners, gap } from '#geometry/shape/box';
import { recordOf } from '#game/lookup';
import type { GameState } from '#game/state';
import { fit, frame, type Margins } from '#view/camera';
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

/** Inches of ground around the stands: a retreat does not leave the picture at once. */
const AROUND = 6;
/** Nothing is gained by coming nearer than this many pixels an inch. */
const NEAREST = 32;

/** The camera at this scale with a point of the table in the middle of what the margins leave. */
function around(camera: Camera, { x, y }: Camera['center'], pxPerInch: number, margins: Margins): Camera {
  const right = (camera.width - margins.left - margins.right) / pxPerInch / 2;
  const up = (camera.height - margins.top - margins.bottom) / pxPerInch / 2;
  return frame(camera, { x: x - right, y: y - up }, { x: x + right, y: y + up }, margins);
}

/** Every stand with some ground around it; the whole table where there are none. */
function sceneView(camera: Camera, state: GameState, margins: Margins): Camera {
  const points = state.table.stands.flatMap((stand) => corners(stand.box));
  if (points.length === 0) return fit(camera, state.table, margins);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const least = { x: Math.min(...xs) - AROUND, y: Math.min(...ys) - AROUND };
  const most = { x: Math.max(...xs) + AROUND, y: Math.max(...ys) + AROUND };
  const close = frame(camera, least, most, margins);
  if (close.pxPerInch <= NEAREST) return close;
  return around(camera, { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 }, NEAREST, margins);
}

/** `scene`: what is on the table is shown whole, however small: an example is about all of it. */
export function openingView(camera: Camera, state: GameState, margins: Margins, scene = false): Camera {
  if (scene) return sceneView(camera, state, margins);
  const whole = fit(camera, state.table, margins);
  const center = whole.pxPerInch < TOO_FAR ? nearestMeeting(state) : null;
  return center ? around(camera, center, NEAR, margins) : whole;
}

/** Room for a message of two or three lines, in css pixels, and the width up to which it lies at the top of the table. */
const MESSAGE = 84;
const PHONE = 640;
const EDGE = 10;

/** What lies over the table: a message at the bottom, on a phone at the top, and a panel on the right. In css pixels. */
export function marginsOf(camera: Camera, message: boolean, panel: number): Margins {
  const clear = { top: EDGE, right: EDGE + panel, bottom: EDGE, left: EDGE };
  if (!message) return clear;
  return camera.width > PHONE ? { ...clear, bottom: MESSAGE } : { ...clear, top: MESSAGE };
}
