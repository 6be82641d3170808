/** The charts of movement as shipped. */
import type { Chart } from '../../../engine/chart.ts';
import { marchCharts, shippedCharts } from '../../../engine/march/charts.ts';
import found from './charts/found.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };

const own = [...shippedCharts(found), ...shippedCharts(printed)];

export const movementCharts: readonly Chart[] = [...own, ...marchCharts];

/** Close combat asks the same list. */
export const leastChargeChart: readonly Chart[] = own.filter((chart) => chart.id === 'march-sudan.least-charge');
