/** Small questions to a snapshot that several panels ask. */
import type { GameState } from '#game/state';
import type { Witness } from '#rules/engine/source';

/** A unit's name as text; an id that is not on the table stands for itself. */
export function nameOf(state: GameState, unit: string): string {
  return state.units.find((one) => one.id === unit)?.name ?? unit;
}

/** 0, 1 or 2: which of the three drawn liveries a side has. */
export function liveryOf(state: GameState, side: string): number {
  const index = state.sides.findIndex((one) => one.id === side);
  return index < 0 ? 2 : index % 3;
}

export function liveryOfUnit(state: GameState, unit: string): number {
  const side = state.units.find((one) => one.id === unit)?.side;
  return side === undefined ? 2 : liveryOf(state, side);
}

export const sideName = (state: GameState, side: string): string => state.sides.find((one) => one.id === side)?.name ?? side;

/** True where there is something to light up on the table. */
export function canShow(seen: Witness | undefined): seen is Witness {
  return seen !== undefined && [seen.spans, seen.stands, seen.terrain].some((part) => part !== undefined && part.length > 0);
}
