/** What is chosen on the table, and what a click, a Tab or a rectangle makes of it. */
import type { GameState } from '#game/state';
import { findStand } from '#game/lookup';
import type { Stand, StandId, TerrainId, UnitId } from '#geometry/table/table';
import { NOTHING_SELECTED, type Selection, type ToolContext } from './tool.ts';

/** Every stand of a unit, markers too: a general is chosen and dragged like the rest. */
export function piecesOf(state: GameState, unit: UnitId): readonly StandId[] {
  return state.table.stands.filter((stand) => stand.unit === unit).map((stand) => stand.id);
}

export const selectUnit = (state: GameState, unit: UnitId): Selection => ({ stands: piecesOf(state, unit), terrain: null });
export const selectStand = (stand: StandId): Selection => ({ stands: [stand], terrain: null });
export const selectTerrain = (terrain: TerrainId): Selection => ({ stands: [], terrain });

/** The chosen stands as they now stand, in the order in which they were chosen; those no longer on the table are left out. */
export function chosenStands({ state, selection }: Pick<ToolContext, 'state' | 'selection'>): readonly Stand[] {
  return selection.stands.flatMap((id) => findStand(state, id) ?? []);
}

/** Units with a chosen stand, each once. */
export function chosenUnits(context: Pick<ToolContext, 'state' | 'selection'>): readonly UnitId[] {
  return [...new Set(chosenStands(context).map((stand) => stand.unit))];
}

/** Adds these stands, or takes them out when all of them were chosen. */
export function toggled(selection: Selection, stands: readonly StandId[]): Selection {
  const chosen = new Set(selection.stands);
  if (stands.every((id) => chosen.has(id))) return { stands: selection.stands.filter((id) => !stands.includes(id)), terrain: null };
  return { stands: [...selection.stands, ...stands.filter((id) => !chosen.has(id))], terrain: null };
}

/** Whole units of the stands that were caught in a rectangle, in the table's order. */
export function withUnits(state: GameState, stands: readonly StandId[], added: Selection): Selection {
  const units = new Set(stands.flatMap((id) => findStand(state, id)?.unit ?? []));
  const caught = state.table.stands.filter((stand) => units.has(stand.unit)).map((stand) => stand.id);
  return { stands: [...new Set([...added.stands, ...caught])], terrain: null };
}

/** The unit `step` places on from the chosen one in the state's order, round and round; units without stands are passed over. */
export function unitOnward(context: Pick<ToolContext, 'state' | 'selection'>, step: 1 | -1): Selection {
  const { state } = context;
  const present = new Set(state.table.stands.map((stand) => stand.unit));
  const units = state.units.filter((unit) => present.has(unit.id)).map((unit) => unit.id);
  const now = chosenUnits(context)[0];
  const from = now === undefined ? (step === 1 ? -1 : 0) : units.indexOf(now);
  const next = units[(from + step + units.length) % Math.max(units.length, 1)];
  return next === undefined ? NOTHING_SELECTED : selectUnit(state, next);
}
