/** The shipped charts of text 004's fire, those that it shares with the melee among them. */
import type { Chart } from '../../../engine/chart.ts';
import { sharedCharts, shipped } from '../shared/index.ts';
import found from './charts/found.json' with { type: 'json' };
import house from './charts/house.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };
import readings from './charts/readings.json' with { type: 'json' };
import reconstructed from './charts/reconstructed.json' with { type: 'json' };

export const charts: readonly Chart[] = [...[...printed, ...readings, ...found, ...reconstructed, ...house].map(shipped), ...sharedCharts];
