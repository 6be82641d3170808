/** What labels keep off. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Mark } from '../../mark/mark.ts';
import type { Camera, Scene, StandLook } from '../../scene.ts';
import type { Obstacles } from './place.ts';
import { quadOf } from './units.ts';

const SYMBOL_CLEAR: Readonly<Partial<Record<Extract<Mark, { kind: 'symbol' }>['symbol'], number>>> = {
  por: 13,
  stopper: 11,
  cross: 11,
  rotate: 12,
};

/** What labels keep off. `signs` are the middles of state and level signs already laid. */
export function obstaclesOf(scene: Scene, camera: Camera, signs: readonly Point[]): Obstacles {
  const struck = new Set(scene.units.filter(({ emphasis }) => emphasis === 'selected').flatMap(({ stands }) => stands));
  const held = (stand: StandLook): boolean => stand.emphasis === 'selected' || struck.has(stand.id);
  const lines = scene.marks.flatMap((mark) => (mark.kind === 'line' && isMeasured(mark.stroke) ? segments(mark.points, camera) : []));
  const symbols = scene.marks.flatMap((mark) => {
    if (mark.kind !== 'symbol') return [];
    const [{ x, y }, reach] = [toScreen(camera, mark.at), SYMBOL_CLEAR[mark.symbol] ?? 7];
    return [{ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }];
  });
  const edges = scene.marks.flatMap((mark) => (mark.kind === 'line' && mark.stroke === 'arc-edge' ? segments(mark.points, camera) : []));
  return {
    lines,
    edges,
    quads: scene.stands.filter(held).map(({ box }) => quadOf(box, camera, 6)),
    rects: [...symbols, ...signs.map(({ x, y }) => ({ left: x - SIGN, top: y - SIGN, right: x + SIGN, bottom: y + SIGN }))],
    ground: scene.terrain.flatMap(({ piece }) => (STANDING.has(piece.kind) ? standing(piece, camera) : [])),
    soft: scene.stands.filter((stand) => isNear(stand, camera) && !held(stand)).map(({ box }) => quadOf(box, camera, 1)),
  };
}

/** Whether a stand is in or close to the view: others are in no label's way. */
function isNear({ box }: StandLook, camera: Camera): boolean {
  const { x, y } = toScreen(camera, box.center);
  return x > -NEAR && y > -NEAR && x < camera.width + NEAR && y < camera.height + NEAR;
}

const NEAR = 200;

/** Half the room that a state or level sign takes, pixels. */
const SIGN = 12;
const STANDING: ReadonlySet<TerrainPiece['kind']> = new Set(['building', 'woods', 'works', 'wall', 'bridge', 'road']);

function standing(piece: TerrainPiece, camera: Camera): readonly (readonly Point[])[] {
  return piece.parts.flatMap((part) => (part.kind === 'polygon' ? [part.points.map((point) => toScreen(camera, point))] : []));
}

const isMeasured = (stroke: Extract<Mark, { kind: 'line' }>['stroke']): boolean =>
  stroke === 'tested' || stroke === 'after-por' || stroke === 'refused' || stroke === 'ruler' || stroke === 'path';

function segments(points: readonly Point[], camera: Camera): readonly (readonly [Point, Point])[] {
  const line = points.map((point) => toScreen(camera, point));
  return line.slice(1).map((to, i) => [line[i] ?? to, to] as const);
}
