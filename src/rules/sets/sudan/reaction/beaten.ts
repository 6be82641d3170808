/** After close combat: whether a side is beaten, or badly, by what it lost and inflicted in the round. */
import type { Fighter } from '../../../engine/contract.ts';
import { counted, note } from '../../../engine/tell.ts';
import type { Trail } from '../../../engine/trail.ts';
import type { ReactionRow, ReactionTables } from './tables.ts';

export interface Counted {
  /** Figures, those that fell to fire while charging among them. */
  readonly lost: number;
  readonly inflicted: number;
  /** Figures that the unit had before these losses. */
  readonly of: number;
}

/** The row that the side tests on; null where it was not beaten. */
export function beatenBy({ lost, inflicted, of }: Counted, tables: ReactionTables): ReactionRow | null {
  if (lost <= inflicted) return null;
  const badly = lost >= tables.when('badly-times').value * inflicted && 100 * lost >= tables.when('badly-percent').value * of;
  return badly ? 'beaten badly' : 'beaten';
}

/** Why that row. */
export function beatenLines(fighter: Fighter, { lost, inflicted, of }: Counted, row: ReactionRow, tables: ReactionTables): Trail {
  const source = tables.when('badly-times').source;
  const because = `${fighter.name} lost ${counted(lost, 'figure')} of ${of} and inflicted ${inflicted}: ${row}.`;
  return [note('beaten', lost, { of: 'holds', because, source })];
}
