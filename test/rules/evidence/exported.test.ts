/** Every chart of every book, handed out as JSON and read in again: it is the same chart, marked as the player's, and is played as the shipped one. */
import { describe, expect, test } from 'vitest';
import { scenarioFromData } from '#game/scenario/parse';
import { scenarioOf } from '#game/scenario/write';
import { library } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { scene, twoLines } from '#test/scenes';
import { readChart } from '#ui/charts/readChart';

const own = library.books.flatMap((book) =>
  book.charts.filter((chart) => !(chart.kind === 'curves' && chart.workedOut)).map((chart) => [book.id, chart.id, book, chart] as const),
);

describe('a chart from a file', () => {
  test.each(own)('%s: %s', (id, _, book, chart) => {
    const read = readChart('mine.json', JSON.stringify(chart, null, 2), book);
    if (!read.ok) throw new Error(read.said);
    expect(read.chart.source.status).toBe('yours');
    const bare = (one: unknown): unknown =>
      JSON.parse(JSON.stringify(one, (key, value: unknown) => (key === 'source' ? undefined : value)));
    expect(bare(read.chart)).toEqual(bare(chart));

    const state = stateFrom(scene(twoLines(3), [], { book: id, charts: [read.chart] }));
    expect(library.bookOf(state).charts.find((one) => one.id === chart.id)?.source.status).toBe('yours');
    const again = scenarioFromData(JSON.parse(JSON.stringify(scenarioOf(state))), library);
    expect(again.ok && again.value.charts).toEqual([read.chart]);
  });
});
