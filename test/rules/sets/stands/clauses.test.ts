/** Text 001 in our own words: no chip leads nowhere, and nothing pretends to be printed that is not. */
import { describe, expect, test } from 'vitest';
import type { SourceRef } from '#rules/engine/source';
import { charts } from '#rules/sets/stands/charts';
import { clauses } from '#rules/sets/stands/clauses';
import { options } from '#rules/sets/stands/options';
import { sources } from '#rules/sets/stands/sources';

const told: readonly SourceRef[] = [
  ...Object.values(sources),
  ...options.map((option) => option.source),
  ...charts.flatMap((chart) => [
    chart.source,
    ...(chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => (row.source ? [row.source] : []))),
  ]),
];
const clauseOf = (source: SourceRef) => clauses.find((clause) => clause.text === source.text && clause.where === source.where);

describe('clauses', () => {
  test.each([...new Set(told.map((source) => source.where))])('a chip of "%s" opens somewhere', (where) => {
    expect(clauseOf({ text: '001', where, status: 'printed' })).toBeDefined();
  });

  test('every clause is told from somewhere, once, with a heading and words that end in a full stop', () => {
    const wheres = clauses.map((clause) => clause.where);
    expect(new Set(wheres).size).toBe(wheres.length);
    expect(new Set(clauses.map((clause) => clause.heading)).size).toBe(clauses.length);
    const reached = new Set(told.map((source) => source.where));
    expect(wheres.filter((where) => !reached.has(where))).toEqual([]);
    for (const clause of clauses) {
      expect([clause.where, clause.heading !== '', clause.words.length > 0]).toEqual([clause.where, true, true]);
      for (const words of clause.words) expect(words).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('what is ours says so: house and reconstructed passages name themselves in words too', () => {
    for (const clause of clauses) {
      if (clause.status === 'house') expect([clause.where, clause.words.join(' ')]).toEqual([clause.where, expect.stringMatching(/house/)]);
      if (clause.status === 'reconstructed')
        expect([clause.where, clause.words.join(' ')]).toEqual([clause.where, expect.stringMatching(/reconstruct|rebuilt/i)]);
    }
  });

  test('no clause is more certain than what is told from it', () => {
    const sure = ['printed', 'found', 'our-reading', 'reconstructed', 'house', 'yours'];
    for (const chart of charts) {
      const clause = clauseOf(chart.source);
      expect([chart.id, sure.indexOf(clause?.status ?? 'printed') >= sure.indexOf(chart.source.status)]).toEqual([chart.id, true]);
    }
  });

  test('every chart is shown by a clause, and every chart that a clause shows is there', () => {
    const shown = new Set(clauses.flatMap((clause) => clause.charts ?? []));
    expect([...shown].toSorted()).toEqual(charts.map((chart) => chart.id).toSorted());
  });

  test('every open reading has a clause that names it', () => {
    const named = new Set(clauses.map((clause) => clause.reading));
    for (const option of options.filter((each) => each.id.startsWith('C')))
      expect([option.id, named.has(option.id)]).toEqual([option.id, true]);
  });
});
