/** What is asked of the charts of reaction: the letter of a throw, what a letter does, and when a side is beaten badly. */
import type { Chart, ListChart } from '../../../engine/chart.ts';
import { chartIn, listRow, rowIn, sourcedIn, sourceOf, wordsIn, type Sourced } from '../../../engine/lookup.ts';
import { shippedCharts } from '../../../engine/march/charts.ts';
import type { SourceRef } from '../../../engine/source.ts';
import found from './charts/found.json' with { type: 'json' };

export const reactionCharts: readonly Chart[] = shippedCharts(found);

export type ReactionRow = 'beaten' | 'beaten badly';

export interface Letter {
  /** As the table has it: M, F/L. */
  readonly id: string;
  /** In words, all that it may be. */
  readonly does: string;
  /** The unit stays in the fight. */
  readonly stays: boolean;
}

export interface ReactionTables {
  readonly letter: (row: ReactionRow, sum: number) => Sourced<Letter>;
  readonly when: (id: 'badly-times' | 'badly-percent' | 'emir-cells') => Sourced<number>;
  readonly source: SourceRef;
}

const LOWEST = 2;
const HIGHEST = 12;

/** F/L leaves a choice: it stays only where every letter of it does. */
function letterOf(id: string, letters: ListChart): Letter {
  const rows = id.split('/').map((one) => listRow(letters, one));
  const does = rows.map((row) => (row ? wordsIn(row, 'does') : 'leaves the fight')).join(' or ');
  return { id, does, stays: rows.every((row) => row?.['stays'] === true) };
}

/** @throws when a chart or a row is missing. */
export function reactionTablesOf(charts: readonly Chart[]): ReactionTables {
  const rows = chartIn(charts, 'list', 'reaction.rows');
  const letters = chartIn(charts, 'list', 'reaction.letters');
  const when = chartIn(charts, 'list', 'reaction.when');
  return {
    letter: (row, sum) => {
      const line = rowIn(rows, String(Math.min(HIGHEST, Math.max(LOWEST, sum))));
      return { value: letterOf(wordsIn(line, row), letters), source: sourceOf(rows, line) };
    },
    when: (id) => sourcedIn(when, rowIn(when, id), 'number'),
    source: rows.source,
  };
}
