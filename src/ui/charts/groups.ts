/** The charts of a book by the part that they belong to. */
import type { Chart } from '#rules/engine/chart';
import type { RuleSet } from '#rules/engine/contract';
import { PART_NAMES } from '../dialog/bookParts.ts';
import { PARTS } from '../words/en.ts';

export interface ChartGroup {
  readonly title: string;
  readonly charts: readonly Chart[];
}

/** Each chart once, with the first part that names it; what no part names belongs to the fire. */
export function chartGroups(book: RuleSet): readonly ChartGroup[] {
  const named = PART_NAMES.map((name) => ({ name, ids: new Set(book.parts[name].charts) }));
  const partOf = (chart: Chart) => named.find((one) => one.ids.has(chart.id))?.name ?? 'fire';
  return PART_NAMES.flatMap((name) => {
    const charts = book.charts.filter((chart) => partOf(chart) === name);
    return charts.length === 0 ? [] : [{ title: PARTS[name], charts }];
  });
}
