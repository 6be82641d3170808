/** A copy of a unit with ids of its own, set down clear of the original. */
import type { Box } from '#geometry/table/table';
import type { NewStand } from '../command.ts';
import { recordOf, standsOf, unitOf } from '../lookup.ts';
import type { GameState, Unit } from '../state.ts';

/** `wanted`, or the first of `wanted-2`, `wanted-3` … that is free. */
export function freeId(taken: ReadonlySet<string>, wanted: string): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  return id;
}

const shifted = (box: Box, by: readonly [number, number]): Box => ({
  ...box,
  center: { x: box.center.x + by[0], y: box.center.y + by[1] },
});

export function duplicateOf(
  state: GameState,
  id: string,
  by: readonly [number, number],
): { readonly unit: Unit; readonly stands: readonly NewStand[] } {
  const original = unitOf(state, id);
  const unitId = freeId(new Set(state.units.map((unit) => unit.id)), original.id);
  const taken = new Set(state.stands.map((record) => record.id));
  const stands = standsOf(state, id).map((stand): NewStand => {
    const standId = freeId(taken, stand.id);
    taken.add(standId);
    return {
      record: { ...recordOf(state, stand.id), id: standId, hasFired: false },
      box: shifted(stand.box, by),
      figures: stand.figures,
      ranks: stand.ranks,
    };
  });
  return { unit: { ...original, id: unitId, name: `${original.name} (copy)`, losses: 0, takenInStep: {} }, stands };
}
