/** Where signs lie: levels of hills, states of units, symbols of marks. */
import { toScreen } from '../../camera.ts';
import type { Camera, Scene } from '../../scene.ts';
import { quadOf, unitBounds } from '../labels/units.ts';
import type { Sign } from '../mark/symbols.ts';
import { holds, spotsIn } from '../plane.ts';

/** A sign at a place on the screen, css pixels. */
export interface SignAt {
  readonly id: string;
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
}

/** Pixels a state's sign needs clear of the stands to stand in the middle of a square. */
const ROOM = 6;
/** Pixels between the signs of one unit. */
const NEXT = 24;

export function symbolSigns(scene: Scene, camera: Camera): readonly SignAt[] {
  return scene.marks.flatMap((mark) => (mark.kind === 'symbol' ? [{ id: mark.id, sign: mark.symbol, ...toScreen(camera, mark.at) }] : []));
}

/** A unit's state, on the top right of its bounds; a square formation wears it in its middle. */
export function stateSigns(scene: Scene, camera: Camera): readonly SignAt[] {
  const troubled = scene.units.filter(({ state, engaged }) => state !== 'fresh' || engaged);
  if (troubled.length === 0) return [];
  const byId = new Map(scene.stands.map((stand) => [stand.id, stand]));
  return troubled.flatMap((unit) => {
    const stands = unit.stands.flatMap((id) => byId.get(id) ?? []);
    const bounds = unitBounds(stands, camera);
    if (bounds === null) return [];
    const signs: readonly Sign[] = [...(unit.state === 'fresh' ? [] : [unit.state]), ...(unit.engaged ? (['engaged'] as const) : [])];
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
    const hollow = stands.length >= 4 && stands.every(({ box }) => !holds(quadOf(box, camera, ROOM), middle));
    const at = hollow ? middle : { x: bounds.right, y: bounds.top };
    return signs.map((sign, i) => ({ id: `${sign}:${unit.id}`, sign, x: at.x - i * NEXT, y: at.y }));
  });
}

/** Each hill's level, on ground of its own level: not on a higher hill that lies on it. */
export function levelSigns(scene: Scene, camera: Camera): readonly SignAt[] {
  if (!scene.showLevels) return [];
  const hills = scene.terrain.flatMap(({ piece }) =>
    piece.kind === 'hill' ? piece.parts.flatMap((part) => (part.kind === 'polygon' ? [{ piece, ring: part.points }] : [])) : [],
  );
  return hills.flatMap(({ piece, ring }) => {
    const above = hills.filter((other) => other.piece.level > piece.level);
    const at = spotsIn(ring).find((spot) => !above.some((other) => holds(other.ring, spot))) ?? ring[0];
    return at === undefined ? [] : [{ id: `level:${piece.id}`, sign: `level-${piece.level}` as const, ...toScreen(camera, at) }];
  });
}
