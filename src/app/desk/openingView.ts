/** Where a table is first looked at: all of it where its figures can be told apart, else where the sides are nearest. */
import { gap } from '#geometry/shape/box';
import type { GameState } from '#game/state';
import { fit } from '#view/camera';
import type { Camera } from '#view/scene';

/** Below this many pixels an inch a whole table says too little; it opens this much nearer instead. */
const TOO_FAR = 14;
const NEAR = 20;

/** The middle between the two opposed stands that are nearest to one another, guns of the first side before the rest. */
function nearestMeeting(state: GameState): Camera['center'] | null {
  const stands = state.table.stands.filter((stand) => !stand.marker);
  const side = stands[0]?.side;
  const guns = stands.filter((stand) => stand.side === side && state.stands.some((record) => record.id === stand.id && record.gun));
  const own = guns.length > 0 ? guns : stands.filter((stand) => stand.side === side);
  const pairs = own
    .slice(0, 1)
    .flatMap((a) => stands.filter((b) => b.side !== side).map((b) => ({ a, b, inches: gap(a.box, b.box).inches })));
  const best = pairs.reduce<(typeof pairs)[number] | null>(
    (nearest, pair) => (nearest === null || pair.inches < nearest.inches ? pair : nearest),
    null,
  );
  return best && { x: (best.a.box.center.x + best.b.box.center.x) / 2, y: (best.a.box.center.y + best.b.box.center.y) / 2 };
}

export function openingView(camera: Camera, state: GameState): Camera {
  const whole = fit(camera, state.table);
  const center = whole.pxPerInch < TOO_FAR ? nearestMeeting(state) : null;
  return center ? { ...whole, pxPerInch: NEAR, center } : whole;
}
