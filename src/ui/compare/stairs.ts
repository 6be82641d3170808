/** The staircase of modifiers by range that a text sets its lines against, as it is laid over other curves. */
import type { RuleSet } from '#rules/engine/contract';
import type { Stairs } from './curve.ts';

export interface RejectedStairs extends Stairs {
  readonly text: string;
}

/** Of the first book that has one among its figures; null where none has. */
export function stairsOf(books: readonly RuleSet[]): RejectedStairs | null {
  for (const book of books) {
    const staircase = book.figures.find((figure) => figure.staircase)?.staircase;
    const chart = staircase && book.charts.find((one) => one.id === staircase.chart);
    if (chart?.kind !== 'bands') continue;
    return {
      text: chart.source.text,
      label: 'Modifier by range, scale at the right',
      inchIsYards: book.inchIsYards,
      steps: chart.bands.map(({ upTo, value: [over, under] }) => ({ upTo, value: over / under })),
    };
  }
  return null;
}
