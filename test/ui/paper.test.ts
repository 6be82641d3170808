/** The charts on paper: one small table each, and one for bands of the same family. */
import { expect, test } from 'vitest';
import type { Chart } from '#rules/engine/chart';
import { paperTables } from '#ui/rules/paper';
import { BANDS, GRID, LIST } from './fixtureBook.ts';

const plain = (key: string): string => key;
const bands = (id: string, title: string, ...limits: readonly number[]): Chart => ({
  kind: 'bands',
  id,
  title,
  source: { text: '001', where: title, status: 'reconstructed' },
  bands: limits.map((upTo, i) => ({ upTo, name: ['close', 'medium', 'long'][i] ?? '', value: [i + 1, 2] })),
});

test('bands of one family share a table, those with fewer have a dot', () => {
  const charts = [bands('canister.a', 'Canister, 6-pounder', 3, 6, 9), GRID, bands('canister.b', 'Canister, howitzer', 4, 8)];
  const tables = paperTables(charts, plain);
  expect(tables.map((table) => table.title)).toEqual(['Canister, up to inches: value', GRID.title]);
  expect(tables[0]?.columns).toEqual(['close', 'medium', 'long']);
  expect(tables[0]?.rows).toEqual([
    { label: '6-pounder', status: 'reconstructed', cells: ['3″: 1/2', '6″: 1', '9″: 1 1/2'].map((said) => ({ said, words: false })) },
    { label: 'Howitzer', status: 'reconstructed', cells: ['4″: 1/2', '8″: 1', '·'].map((said) => ({ said, words: false })) },
  ]);
});

test('a chart of bands alone, and one whose bands have other names, stand by themselves', () => {
  expect(paperTables([BANDS], plain)[0]).toMatchObject({ title: 'Smoothbore musket', corner: 'band', columns: ['up to, inches', 'value'] });
  const other: Chart = { ...bands('canister.c', 'Canister, other', 5), bands: [{ upTo: 5, name: 'near', value: [1, 1] }] } as Chart;
  expect(paperTables([bands('canister.a', 'Canister, 6-pounder', 3), other], plain)).toHaveLength(2);
});

test('rows are named as players know them, and a row of another source keeps its mark', () => {
  const [table] = paperTables([LIST], (key) => `the ${key}`);
  expect(table?.rows.map((row) => [row.label, row.status])).toEqual([
    ['the nap-6', null],
    ['the nap-12', 'our-reading'],
  ]);
});
