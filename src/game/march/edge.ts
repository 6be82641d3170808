/** A side's own edge of the table, where its routed units run to. Ours: no text names it. */
import { turnBetween, type Degrees } from '#geometry/shape/units';
import { bearing } from '#geometry/shape/vec';
import type { Point, SideId } from '#geometry/table/table';
import type { GameState } from '../state.ts';

/** Bearings of the edges: south, north, west, east. */
const EDGES: readonly Degrees[] = [180, 0, 270, 90];

function middleOf(state: GameState, ofSide: (side: SideId) => boolean): Point | null {
  const stands = state.table.stands.filter((stand) => !stand.marker && ofSide(stand.side));
  if (stands.length === 0) return null;
  return {
    x: stands.reduce((sum, { box }) => sum + box.center.x, 0) / stands.length,
    y: stands.reduce((sum, { box }) => sum + box.center.y, 0) / stands.length,
  };
}

function roomTo(edge: Degrees, { x, y }: Point, { width, depth }: GameState['table']): number {
  return edge === 180 ? y : edge === 0 ? depth - y : edge === 270 ? x : width - x;
}

/**
 * The bearing of a side's own edge: the one that lies most squarely behind it as seen from the enemy, by the mean of each side's stands;
 * with no enemy on the table the nearest one. South before north before west before east where two are equal.
 */
export function ownEdge(state: GameState, side: SideId): Degrees {
  const own = middleOf(state, (one) => one === side);
  const enemy = middleOf(state, (one) => one !== side);
  if (own === null) return 180;
  const back = enemy === null ? null : bearing(enemy, own);
  const off = (edge: Degrees): number => (back === null ? roomTo(edge, own, state.table) : Math.abs(turnBetween(back, edge)));
  return EDGES.reduce((best, edge) => (off(edge) < off(best) - 1e-9 ? edge : best));
}
