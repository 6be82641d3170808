/** Clearing a jammed machine gun: what the chart asks for, turn by turn. */
import type { Chart } from '../../../engine/chart.ts';
import { chartIn, rowIn, sourcedIn, type Sourced } from '../../../engine/lookup.ts';

export interface Clearing {
  /** Most on the d6 of each turn after the jam, in order; after the last the gun is wrecked. */
  readonly most: readonly Sourced<number>[];
  /** Gunners who must be free for it. */
  readonly gunners: Sourced<number>;
}

export function clearingOf(charts: readonly Chart[]): Clearing {
  const list = chartIn(charts, 'list', 'machine-guns.clearing');
  const turns = list.rows.filter((row) => /^\d+$/.test(row.id)).toSorted((a, b) => Number(a.id) - Number(b.id));
  return {
    most: turns.map((row) => sourcedIn(list, row, 'most')),
    gunners: sourcedIn(list, rowIn(list, 'gunners'), 'least'),
  };
}
