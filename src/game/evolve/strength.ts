/** Figures on stands: a gun's crew are its figures, and a gun whose crew are gone stays where it is. */
import type { Stand, StandId, UnitId } from '#geometry/table/table';
import type { Strength } from '../event.ts';
import { afterLeaving } from '../leave.ts';
import type { GameState } from '../state.ts';

export function withStrength(state: GameState, left: readonly Strength[]): GameState {
  if (left.length === 0) return state;
  const now = new Map<StandId, number>(left.map(({ stand, figures }) => [stand, figures]));
  const stands = state.table.stands.map((stand) => {
    const figures = now.get(stand.id);
    return figures === undefined || figures === stand.figures ? stand : { ...stand, figures };
  });
  return { ...state, table: { ...state.table, stands }, stands: crewed(state.stands, stands) };
}

/** Gun records with as many men as their stands have figures. */
export function crewed(records: GameState['stands'], stands: readonly Stand[]): GameState['stands'] {
  const figures = new Map(stands.map((stand) => [stand.id, stand.figures]));
  return records.map((record) => {
    const men = record.gun === null ? undefined : figures.get(record.id);
    return record.gun === null || men === undefined || men === record.gun.crew ? record : { ...record, gun: { ...record.gun, crew: men } };
  });
}

/** Stands of these units that nobody is left on leave the table; guns do not. */
export function withoutEmpty(state: GameState, units: readonly UnitId[]): GameState {
  const guns = new Set(state.stands.flatMap((record) => (record.gun ? [record.id] : [])));
  const staying = state.table.stands.filter(
    ({ id, unit, figures, marker }) => figures > 0 || marker || guns.has(id) || !units.includes(unit),
  );
  return staying.length === state.table.stands.length ? state : afterLeaving({ ...state, table: { ...state.table, stands: staying } });
}
