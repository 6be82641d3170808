/** The charts of text 001 as shipped. Printed, read, reconstructed and house numbers stand in files of their own. */
import type { Chart } from '../../engine/chart.ts';
import { parseChart } from '../../engine/parseChart.ts';
import house from './charts/house.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };
import readings from './charts/readings.json' with { type: 'json' };
import reconstructed from './charts/reconstructed.json' with { type: 'json' };

function shipped(json: unknown): Chart {
  const parsed = parseChart(json);
  if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
  return parsed.value;
}

export const charts: readonly Chart[] = [...printed, ...readings, ...reconstructed, ...house].map(shipped);
