/** How many figures of a stand fire: two ranks of Imperials, the whole of a Mahdist base, and these only from the front. */
import type { Fighter, FighterStand } from '../../../engine/contract.ts';
import type { Sourced } from '../../../engine/lookup.ts';
import { isMahdist } from '../shared/index.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';

/** Figures in so many front ranks of a stand. */
function figuresInRanks({ figures, ranks }: Pick<FighterStand, 'figures' | 'ranks'>, count: number): number {
  return Math.min(figures, Math.max(0, count) * Math.ceil(figures / Math.max(1, ranks)));
}

/** Ranks that may still fire behind so many of the same company; of Mahdists only the front base does. */
export function ranksLeft(firer: Fighter, ranksAhead: number, tables: FireTables): number {
  if (isMahdist(firer)) return ranksAhead > 0 ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(0, tables.imperialRanks.value - ranksAhead);
}

/** Figures of a stand that fire, with the passage that says so. */
export function firingFigures(firer: Fighter, stand: FighterStand, ranksAhead: number, tables: FireTables): Sourced<number> {
  if (isMahdist(firer)) return { value: ranksAhead > 0 ? 0 : stand.figures, source: sources.mahdistBases };
  const source = ranksAhead > 0 ? sources.rearStand : tables.imperialRanks.source;
  return { value: figuresInRanks(stand, ranksLeft(firer, ranksAhead, tables)), source };
}
