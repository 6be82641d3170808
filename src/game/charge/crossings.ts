/** The legs of a charge as ways to be priced. A charge is one move: a wall that two of its legs cross in part is crossed once. */
import type { March } from '#geometry/check/march';
import type { Table, TerrainPiece } from '#geometry/table/table';
import type { Way } from '#rules/engine/movement';
import { wayOf } from '../march/way.ts';

const isBarrier = ({ kind }: { readonly kind: TerrainPiece['kind'] }): boolean => kind === 'wall' || kind === 'works';

const through = (table: Table, terrain: readonly TerrainPiece[], leg: March): Way =>
  wayOf({ ...table, stands: [], terrain }, leg, { how: leg.how, pace: 'charge' });

/** The ways of the legs, in order; a wall or work is met by the first leg that brings any of the front over it, and by no later one. */
export function crossings(table: Table, legs: readonly March[]): readonly Way[] {
  const ways = legs.map((leg) => wayOf(table, leg, { how: leg.how, pace: 'charge' }));
  return ways.map((way, i) => {
    const [leg, before] = [legs[i], legs.slice(0, i)];
    const meetsAgain = way.through.some(isBarrier) && ways.slice(0, i).some((other) => other.through.some(isBarrier));
    if (!leg || !meetsAgain) return way;
    const crossed = (piece: TerrainPiece): boolean =>
      isBarrier(piece) && before.some((other) => through(table, [piece], other).through.length > 0);
    const left = table.terrain.filter((piece) => !crossed(piece));
    return through(table, left, leg);
  });
}
