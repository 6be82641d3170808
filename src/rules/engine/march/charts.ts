/** The charts of what ground and drill cost and of who moves first, the same for every movement of ours, and how a shipped file of charts is read. */
import type { Chart } from '../chart.ts';
import { parseChart } from '../parseChart.ts';
import costs from './costs.json' with { type: 'json' };
import first from './first.json' with { type: 'json' };

/** Charts that are part of the program. @throws when one does not read. */
export function shippedCharts(json: readonly unknown[]): readonly Chart[] {
  return json.map((one) => {
    const parsed = parseChart(one);
    if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
    return parsed.value;
  });
}

export const marchCharts: readonly Chart[] = shippedCharts([...costs, ...first]);
