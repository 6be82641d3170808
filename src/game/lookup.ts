/** Finding things in a state by id. Ids are any text, so look-ups go through Maps, cached by the array they index. */
import type { Stand, StandId, TerrainId, TerrainPiece, UnitId } from '#geometry/table/table';
import type { GameState, StandRecord, Unit } from './state.ts';

const caches = new WeakMap<readonly object[], Map<string, object>>();

function byId<T extends { readonly id: string }>(list: readonly T[], id: string): T | null {
  let map = caches.get(list);
  if (!map) {
    map = new Map(list.map((item) => [item.id, item]));
    caches.set(list, map);
  }
  return (map.get(id) as T | undefined) ?? null;
}

function must<T>(found: T | null, what: string, id: string): T {
  if (found === null) throw new Error(`no ${what} ${id} on this table`);
  return found;
}

export const findUnit = (state: GameState, id: UnitId): Unit | null => byId(state.units, id);
export const findStand = (state: GameState, id: StandId): Stand | null => byId(state.table.stands, id);
export const findTerrain = (state: GameState, id: TerrainId): TerrainPiece | null => byId(state.table.terrain, id);
export const unitOf = (state: GameState, id: UnitId): Unit => must(findUnit(state, id), 'unit', id);
export const standOf = (state: GameState, id: StandId): Stand => must(findStand(state, id), 'stand', id);
export const recordOf = (state: GameState, id: StandId): StandRecord => must(byId(state.stands, id), 'stand', id);

/** Whether the gun of this stand waits to be cleared; markers and foot have none. */
export const isJammed = (state: GameState, id: StandId): boolean => typeof byId(state.stands, id)?.gun?.jammed === 'number';

const members = new WeakMap<readonly Stand[], Map<UnitId, Stand[]>>();

/** The stands of a unit that facts may test, in the file's order; markers never count. */
export function standsOf(state: GameState, unit: UnitId): readonly Stand[] {
  let map = members.get(state.table.stands);
  if (!map) {
    map = new Map();
    for (const stand of state.table.stands) {
      if (stand.marker) continue;
      const list = map.get(stand.unit);
      if (list) list.push(stand);
      else map.set(stand.unit, [stand]);
    }
    members.set(state.table.stands, map);
  }
  return map.get(unit) ?? [];
}

/** Figures present over all stands of a unit; a gun's crew are its figures. */
export function figuresOf(state: GameState, unit: UnitId): number {
  return standsOf(state, unit).reduce((sum, stand) => sum + stand.figures, 0);
}
