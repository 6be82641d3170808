import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#test/planted';
import type { SourceRef } from '#rules/engine/source';
import { clauses } from '#rules/sets/linear/clauses';
import { options } from '#rules/sets/linear/options';
import { sources } from '#rules/sets/linear/sources';
import { linearFire } from '#rules/sets/linear/index';

const { charts } = linearFire([]);
const chartSources: readonly SourceRef[] = charts.flatMap((chart) => [
  chart.source,
  ...(chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => (row.source ? [row.source] : []))),
]);
const all = [...Object.values(sources), ...chartSources, ...options.map((option) => option.source)];

test('every source of a ruling, a chart and an option has its clause', () => {
  const places = clauses.map((clause) => `${clause.text} ${clause.where}`);
  expect([...new Set(all.map(({ text, where }) => `${text} ${where}`))].filter((place) => !places.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test('no clause stands there that nothing names, or without words', () => {
  const named = new Set(all.map(({ where }) => where));
  expect(clauses.filter(({ where, words }) => !named.has(where) || words.length === 0 || words.some((one) => one.length < 20))).toEqual([]);
});

test('a clause names only charts that the text has', () => {
  const ids = charts.map((chart) => chart.id);
  expect(clauses.flatMap((clause) => clause.charts ?? []).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every option has its reading, its reason, what each choice does, and a quotation of twelve words at most', () => {
  for (const { id, choices, means, reads, why, quote } of options) {
    expect([id, means.length]).toEqual([id, choices.length]);
    expect([reads, why, ...means].every((words) => words.length > 5)).toBe(true);
    expect((quote ?? '').split(' ').length).toBeLessThanOrEqual(12);
  }
});

test('the page of readings names every reading that a source, a clause or an option names', () => {
  const page = readFileSync(join(projectRoot, 'src/rules/sets/linear/READINGS.md'), 'utf8');
  const named = [...all.map((source) => source.reading), ...clauses.map((clause) => clause.reading)];
  const missing = [...new Set(named)].filter((id) => id !== undefined && !id.startsWith('G-') && !page.includes(id));
  expect(missing).toEqual([]);
  expect(readdirSync(join(projectRoot, 'src/rules/sets/linear/charts')).toSorted()).toEqual(['house.json', 'printed.json']);
});
