/** A copy of a unit with ids of its own, set down clear of the original. */
import type { Box } from '#geometry/table/table';
import type { NewStand } from '../command.ts';
import { recordOf, standsOf, unitOf } from '../lookup.ts';
import { NAME_LIMIT } from '../scenario/schema.ts';
import type { GameState, StandRecord, Unit } from '../state.ts';

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

/** A stand-in serves one gun: the copy of a gun that has one is without. */
const copyOf = (record: StandRecord, id: string): StandRecord => ({
  ...record,
  id,
  hasFired: false,
  gun: record.gun && { ...record.gun, crewedBy: null },
});

/** What a unit did and went through is not its copy's; a routed unit's copy is routed and has not run. */
const bygone = ({ charge, tested, rout }: Unit): Partial<Unit> => ({
  ...(charge ? { charge: null } : {}),
  ...(tested ? { tested: [] } : {}),
  ...(rout ? { rout: null } : {}),
});

const COPY = ' (copy)';

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
      record: copyOf(recordOf(state, stand.id), standId),
      box: shifted(stand.box, by),
      figures: stand.figures,
      ranks: stand.ranks,
    };
  });
  return {
    unit: {
      ...original,
      id: unitId,
      name: `${original.name.slice(0, NAME_LIMIT - COPY.length)}${COPY}`,
      losses: 0,
      takenInStep: {},
      ...bygone(original),
    },
    stands,
  };
}
