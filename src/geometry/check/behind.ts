/** Which stands of a unit stand in its front: how far each one's front lies behind the foremost. */
import { frontCenter } from '../shape/box.ts';
import { tape, type Tape } from '../shape/units.ts';
import { forward } from '../shape/vec.ts';
import type { Stand, StandId } from '../table/table.ts';

/**
 * By stand, how far the middle of its front lies behind that of the foremost of them, each asked along the way that it faces
 * itself: 0 for one that has nobody's front before its own.
 */
export function behindTheFront(unit: readonly Stand[]): ReadonlyMap<StandId, Tape> {
  const fronts = unit.map(({ box }) => frontCenter(box));
  return new Map(
    unit.map(({ id, box }) => {
      const own = frontCenter(box);
      const way = forward(box.facing);
      const ahead = fronts.map((front) => (front.x - own.x) * way.x + (front.y - own.y) * way.y);
      return [id, tape(Math.max(0, ...ahead))] as const;
    }),
  );
}
