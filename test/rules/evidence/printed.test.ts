/** The printed and the found charts of every book against a second typing, and none of them without one. */
import { describe, expect, test } from 'vitest';
import { workedOutFrom, type Chart } from '#rules/engine/chart';
import type { SourceRef } from '#rules/engine/source';
import { books } from '#rules/sets/index';
import { PRINTED } from './printed.second.ts';

const charts: ReadonlyMap<string, Chart> = new Map(books.flatMap((book) => book.charts.map((chart) => [chart.id, chart] as const)));

const isGiven = ({ status }: SourceRef): boolean => status === 'printed' || status === 'found';
const share = ([over, under]: readonly [number, number]): string => (under === 1 ? `${over}` : `${over}/${under}`);

/** Words for readers and pointers to the pages; every other field of a list's row is a number or a name that rules. */
const UNTYPED = new Set(['id', 'label', 'source', 'does', 'reading']);

/** The numbers of a chart, a line a row; of a list of another status only the rows that are printed or found. */
function told(chart: Chart): readonly string[] {
  switch (chart.kind) {
    case 'bands':
      return chart.bands.map(({ upTo, name, value }) => `to ${upTo} ${name} ${share(value)}`);
    case 'curves':
      return chart.rows.map(({ id, upTo, coefficients }) => `${id} ${coefficients.map(share).join(' ')} to ${upTo}`);
    case 'grid':
      return [
        ...(chart.upTo ? [`inches ${chart.upTo.join(' ')}`] : []),
        ...chart.rows.map(({ key, cells }) => `${key} ${cells.map((cell) => cell ?? '.').join(' ')}`),
      ];
    case 'modifiers':
      return chart.rows.map(({ id, op, value }) => `${id} ${op} ${share(value)}`);
    case 'list':
      return chart.rows
        .filter((row) => isGiven(row.source ?? chart.source))
        .map((row) =>
          Object.entries(row)
            .flatMap(([field, value]) => (UNTYPED.has(field) ? [] : [`${field} ${String(value)}`]))
            .reduce((line, part) => `${line} ${part}`, row.id),
        );
  }
}

const rowsOf = (chart: Chart): readonly { readonly source?: SourceRef }[] => (chart.kind === 'bands' ? [] : chart.rows);
const isTold = (chart: Chart): boolean =>
  workedOutFrom(chart).length > 0
    ? false
    : isGiven(chart.source) || rowsOf(chart).some((row) => row.source !== undefined && isGiven(row.source));

const typed = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));

describe('the second typing', () => {
  test.each(Object.entries(PRINTED))('%s, cell by cell', (id, text) => {
    const chart = charts.get(id);
    expect(chart ? told(chart) : [`no chart ${id}`]).toEqual(typed(text));
  });

  test('no chart that is printed or found is without one', () => {
    const given = [...charts.values()].filter(isTold).map((chart) => chart.id);
    expect(given.toSorted()).toEqual(Object.keys(PRINTED).toSorted());
  });

  test('every number is looked at: one more anywhere is another line', () => {
    for (const id of Object.keys(PRINTED)) {
      const chart = charts.get(id);
      if (!chart) continue;
      const bare = JSON.stringify(chart, (key, value: unknown) => (['title', 'label', 'source', 'limits'].includes(key) ? '' : value));
      const numbers = [...bare.matchAll(/-?\d+(\.\d+)?(?=[,\]}])/g)];
      for (const { 0: number, index } of numbers) {
        const other = `${bare.slice(0, index)}${Number(number) + 1}${bare.slice(index + number.length)}`;
        const now = { ...(JSON.parse(other) as Chart), source: chart.source } as Chart;
        expect([id, index, told(now).join() === told(chart).join()]).toEqual([id, index, false]);
      }
    }
  });
});
