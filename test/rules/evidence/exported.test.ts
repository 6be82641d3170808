/** Every chart of every book, handed out as JSON and read in again: it is the same chart, marked as the player's, and is played as the shipped one. */
import { describe, expect, test } from 'vitest';
import { workedOutFrom, type Chart } from '#rules/engine/chart';
import { scenarioFromData } from '#game/scenario/parse';
import { scenarioOf } from '#game/scenario/write';
import { describeProblem } from '#game/scenario/problem';
import { library } from '#rules/sets/index';
import { sessionFrom, stateFrom } from '#test/games';
import { scene, twoLines } from '#test/scenes';
import { readChart } from '#ui/charts/readChart';

const own = library.books.flatMap((book) =>
  book.charts.filter((chart) => workedOutFrom(chart).length === 0).map((chart) => [book.id, chart.id, book, chart] as const),
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

describe('a chart that is worked out from others', () => {
  const worked = library.books.flatMap((book) =>
    book.charts.filter((chart) => workedOutFrom(chart).length > 0).map((chart) => [book.id, chart.id, book, chart] as const),
  );
  const EXPECTED = 'expected a change of what it is worked out from: linear.lines and linear.cover';

  test('is there', () => {
    expect(worked.map(([, id]) => id)).toEqual(['linear.lines-in-cover']);
  });

  test.each(worked)('%s, %s: is refused from a file, in a game and in a scenario, and those are named', (id, name, book, chart) => {
    const mine = { ...chart, source: { ...chart.source, status: 'yours' } } as Chart;
    const read = readChart('mine.json', JSON.stringify(mine), book);
    expect(read.ok ? '' : read.said).toBe(`mine.json, id: found ${name}, which is worked out from other charts, ${EXPECTED}.`);

    const session = sessionFrom(scene(twoLines(3), [], { book: id }));
    const sent = session.send({ type: 'set-chart', chart: mine });
    expect(sent.ok ? '' : sent.refused.because).toBe(
      `Chart ${name}, id: found ${name}, which is worked out from other charts, ${EXPECTED}.`,
    );
    expect(session.log()).toHaveLength(0);

    const file = scenarioFromData(scene(twoLines(3), [], { book: id, charts: [mine] }), library);
    expect(file.ok ? '' : describeProblem('battle.json', file.problem)).toMatch(
      new RegExp(`battle\\.json.*charts\\[0\\]\\.id.*which is worked out from other charts.*${EXPECTED}`, 's'),
    );
  });

  test('those that it is worked out from are taken', () => {
    const linear = library.books.find((book) => book.id === 'linear');
    for (const one of linear?.charts.filter((chart) => ['linear.lines', 'linear.cover'].includes(chart.id)) ?? [])
      expect([one.id, readChart('mine.json', JSON.stringify(one), linear!).ok]).toEqual([one.id, true]);
  });
});
