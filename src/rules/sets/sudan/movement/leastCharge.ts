/** What counts as a charge: asked by movement and by close combat. */
import type { Chart } from '../../../engine/chart.ts';
import type { Fighter } from '../../../engine/contract.ts';
import { chartIn, rowIn, sourcedIn, type Sourced } from '../../../engine/lookup.ts';

/** Least inches of a charge of this fighter. @throws when the charts lack the list. */
export function leastChargeIn(charts: readonly Chart[]): (fighter: Pick<Fighter, 'mounted'>) => Sourced<number> {
  const list = chartIn(charts, 'list', 'march-sudan.least-charge');
  return ({ mounted }) => sourcedIn(list, rowIn(list, mounted ? 'mounted' : 'foot'), 'inches');
}
