/** The charts on paper: one small table each, and one for bands of the same family. */
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { troopChoices } from '#app/desk/troopChoices';
import type { Chart } from '#rules/engine/chart';
import { books } from '#rules/sets/index';
import { paperTables } from '#ui/rules/paper';
import { BANDS, GRID, LIST } from './fixtureBook.ts';
import { shellOn } from './shellOn.ts';

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

test('headings stand upright only where side by side they would be wider than a column', () => {
  const grid = (...columns: string[]): Chart => ({ ...GRID, columns, rows: [{ key: '1', cells: columns.map(() => 1) }] }) as Chart;
  const upright = (...columns: string[]) => paperTables([grid(...columns)], plain)[0]?.upright;
  expect(upright('seven77', 'seven77', 'seven77', 'nine99999')).toBe(false);
  expect(upright('seven77', 'seven77', 'seven77', 'ten1000000')).toBe(true);
  expect(upright('seven77 seven77', 'seven77-sevenxx', 'seven77', 'nine99999')).toBe(false);
  expect(upright('36-4812', '36-4812', '36-4812', '36-48-129')).toBe(false);
  expect(upright('36-4812', '36-4812', '36-4812', '36-48-1290')).toBe(true);
  expect(upright('fifteen letters', 'abcdefghijklmnopq', 'abcdefghijklmnopq')).toBe(false);
});

/** What a printer is given: A4 across, less margins of 9 mm, 96 px to the inch. */
const PAPER = 1054;
const media = (name: 'print' | ''): Promise<unknown> => cdp().send('Emulation.setEmulatedMedia', { media: name });

afterEach(async () => {
  await media('');
  vi.restoreAllMocks();
});

test.for(books.map((book) => [book.label, book] as const))('every table of the sheet of %s keeps to its column of A4', async ([, book]) => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { ui, desk } = await shellOn('desk', { book, books });
  Object.assign(desk, { troops: troopChoices });
  ui.show('rules');
  await page.getByRole('button', { name: 'Print sheet' }).click();
  await page.viewport(PAPER, 745);
  await media('print');
  const sheet = document.querySelector<HTMLElement>('.paper .columns')!;
  await expect.poll(() => sheet.clientWidth).toBeGreaterThan(1000);
  const gap = Number.parseFloat(getComputedStyle(sheet).columnGap);
  const column = (sheet.clientWidth - 3 * gap) / 4;
  const pieces = [...sheet.querySelectorAll('table')].flatMap((table) =>
    [...table.getClientRects()].map(({ width }) => ({ title: table.caption?.textContent, width })),
  );
  expect(pieces.length).toBeGreaterThanOrEqual(paperTables(book.charts, plain).length);
  expect(pieces.filter(({ width }) => width > column + 0.5)).toEqual([]);
  const spilt = [...sheet.querySelectorAll<HTMLElement>('td, th')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
  expect(spilt.map((cell) => cell.textContent)).toEqual([]);
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
});
