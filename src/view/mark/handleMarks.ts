/** Handles of what is chosen: turn it by the one ahead of its front, wheel it by a front corner. */
import { forward } from '#geometry/shape/vec';
import type { Front } from '#geometry/check/march';
import type { Point } from '#geometry/table/table';
import type { Camera } from '../scene.ts';
import type { Mark } from './mark.ts';

export const ROTATE_HANDLE = 'rotate';
export const CORNER_HANDLES = { left: 'wheel-left', right: 'wheel-right' } as const;
const REACH_PX = 30;
/** On a front shorter than this on the screen the corners would lie under the hand that turns. */
const LEAST_FRONT_PX = 40;

/** The turning handle stands ahead of the middle of the front, always as far on the screen. */
export function rotateHandleAt(front: Front, camera: Camera): Point {
  const ahead = forward(front.facing);
  const reach = REACH_PX / camera.pxPerInch;
  return { x: front.center.x + ahead.x * reach, y: front.center.y + ahead.y * reach };
}

export function selectionHandles(front: Front, camera: Camera): readonly Mark[] {
  const rotate = rotateHandleAt(front, camera);
  const handles: readonly Mark[] = [
    { kind: 'line', id: 'handle:stem', points: [front.center, rotate], stroke: 'per-stand' },
    { kind: 'symbol', id: 'handle:rotate', at: rotate, symbol: 'rotate', handle: ROTATE_HANDLE },
  ];
  if (front.width * camera.pxPerInch < LEAST_FRONT_PX) return handles;
  return [
    ...handles,
    { kind: 'symbol', id: 'handle:left', at: front.left, symbol: 'corner', handle: CORNER_HANDLES.left },
    { kind: 'symbol', id: 'handle:right', at: front.right, symbol: 'corner', handle: CORNER_HANDLES.right },
  ];
}
