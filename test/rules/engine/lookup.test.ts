import { describe, expect, test } from 'vitest';
import { tape, type Tape } from '#geometry/shape/units';
import type { BandChart, GridChart, ListChart, ModifierChart } from '#rules/engine/chart';
import { asFraction, bandAt, columnAt, gridRow, listRow, modifierRow, numberIn, reachOf, sourceOf } from '#rules/engine/lookup';

const source = { text: '001', where: 'small arms', status: 'printed' } as const;
const carbine: BandChart = {
  kind: 'bands',
  id: 'c',
  title: 'Carbine',
  source,
  bands: [
    { upTo: 1.5, name: 'close', value: [2, 1] },
    { upTo: 3, name: 'medium', value: [1, 1] },
    { upTo: 4.5, name: 'long', value: [1, 2] },
  ],
};
const grid: GridChart = {
  kind: 'grid',
  id: 'g',
  title: 'G',
  source,
  columns: ['0-6', '6-12'],
  upTo: [6, 12],
  rows: [{ key: 'nap-6', cells: [4, null] }],
};
const list: ListChart = {
  kind: 'list',
  id: 'l',
  title: 'L',
  source,
  rows: [
    { id: 'a', value: 6, source: { ...source, status: 'house' } },
    { id: 'b', value: 'six' },
  ],
};
const modifiers: ModifierChart = {
  kind: 'modifiers',
  id: 'm',
  title: 'M',
  source,
  rows: [{ id: 'uphill', label: 'Uphill', op: 'times', value: [1, 2] }],
};

describe('looking a number up', () => {
  test.each([
    [0, 'close'],
    [1.5, 'close'],
    [1.504, 'close'],
    [1.506, 'medium'],
    [3, 'medium'],
    [3.01, 'long'],
    [4.5, 'long'],
    [4.51, undefined],
  ])('a carbine at %d″ is in band %s', (inches, name) => {
    expect(bandAt(carbine, tape(inches))?.name).toBe(name);
  });

  test('a chart of bands reaches to its last limit', () => {
    expect(reachOf(carbine)).toBe(4.5);
  });

  test.each([
    [600, 0],
    [601, 1],
    [1200, 1],
    [1201, null],
  ])('a reading of %d hundredths is in column %s', (reading, column) => {
    expect(columnAt(grid, reading as Tape)).toBe(column);
  });

  test('rows are found by name, and a name that is missing is null', () => {
    expect([gridRow(grid, 'nap-6')?.cells, gridRow(grid, 'nap-7')]).toEqual([[4, null], null]);
    expect([listRow(list, 'a')?.id, listRow(list, '__proto__')]).toEqual(['a', null]);
  });

  test('a row names its own source before its chart', () => {
    expect(sourceOf(list, listRow(list, 'a')).status).toBe('house');
    expect(sourceOf(list, listRow(list, 'b')).status).toBe('printed');
  });

  test('what a book asks for and its chart lacks is said by name', () => {
    const words = listRow(list, 'b');
    expect(() => words && numberIn(words, 'value')).toThrow('row b has no number value');
    expect(() => modifierRow(modifiers, 'downhill')).toThrow('chart m has no modifier downhill');
    expect(asFraction(modifierRow(modifiers, 'uphill').value)).toEqual({ num: 1, den: 2 });
  });
});
