/** A unit's stands as one body that moves leg by leg. */
import type { March } from '#geometry/check/march';
import type { Stand } from '#geometry/table/table';
import type { Placing } from '../command.ts';
import { standsOf } from '../lookup.ts';
import type { GameState } from '../state.ts';

export const bodyOf = (state: GameState, unit: string): readonly Stand[] => standsOf(state, unit);

/** The body after a leg. */
export function after(body: readonly Stand[], march: March): readonly Stand[] {
  const boxes = new Map(march.moves.map(({ stand, box }) => [stand, box]));
  return body.map((stand) => ({ ...stand, box: boxes.get(stand.id) ?? stand.box }));
}

export const placingsOf = (body: readonly Stand[]): readonly Placing[] => body.map(({ id, box }) => ({ stand: id, box }));

/** The table with these boxes in place of its stands' own. */
export function withPlacings(state: GameState, placings: readonly Placing[]): GameState {
  const boxes = new Map(placings.map(({ stand, box }) => [stand, box]));
  const stands = state.table.stands.map((stand) => {
    const box = boxes.get(stand.id);
    return box ? { ...stand, box } : stand;
  });
  return { ...state, table: { ...state.table, stands } };
}
