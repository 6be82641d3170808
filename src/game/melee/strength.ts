/** Whom a melee takes and whom it gives back: men fall from the rear stands first, for the front is filled from behind. */
import { gap } from '#geometry/shape/box';
import type { Stand, UnitId } from '#geometry/table/table';
import type { Strength } from '../event.ts';
import { recordOf, standsOf } from '../lookup.ts';
import type { GameState } from '../state.ts';

/** Stands of a unit, the nearest to the enemy first; of equals in the file's order. */
function frontFirst(state: GameState, unit: UnitId, enemy: UnitId): readonly Stand[] {
  const enemies = standsOf(state, enemy);
  const off = new Map(standsOf(state, unit).map((stand) => [stand.id, Math.min(...enemies.map((one) => gap(stand.box, one.box).inches))]));
  const order = (stand: Stand): number => Math.round((off.get(stand.id) ?? 0) * 1e6);
  return standsOf(state, unit).toSorted((a, b) => order(a) - order(b));
}

/** Figures of the unit's stands after so many fell. A stand that is empty stays until the melee is over. */
export function afterLosses(state: GameState, unit: UnitId, enemy: UnitId, losses: number): readonly Strength[] {
  let left = losses;
  return frontFirst(state, unit, enemy)
    .toReversed()
    .flatMap(({ id, figures }) => {
      const taken = Math.min(left, figures);
      left -= taken;
      return taken === 0 ? [] : [{ stand: id, figures: figures - taken }];
    });
}

/** Figures of the unit's stands after so many came back: front stands first, none above what it holds when whole. */
export function afterRecovery(state: GameState, unit: UnitId, enemy: UnitId, recovered: number): readonly Strength[] {
  let left = recovered;
  return frontFirst(state, unit, enemy).flatMap(({ id, figures }) => {
    const back = Math.min(left, Math.max(0, recordOf(state, id).full - figures));
    left -= back;
    return back === 0 ? [] : [{ stand: id, figures: figures + back }];
  });
}
