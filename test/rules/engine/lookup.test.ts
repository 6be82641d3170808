import { describe, expect, test } from 'vitest';
import { tape, type Tape } from '#geometry/shape/units';
import { fraction, toNumber, ZERO } from '#rules/engine/fraction';
import type { BandChart, GridChart, ListChart, ModifierChart } from '#rules/engine/chart';
import {
  asFraction,
  bandAt,
  chartIn,
  columnAt,
  curveAt,
  gridRow,
  listRow,
  modifierRow,
  numberIn,
  reachOf,
  rowIn,
  sourcedIn,
  sourceOf,
  wordsIn,
} from '#rules/engine/lookup';

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

const curve = (upTo: number, ...coefficients: readonly (readonly [number, number])[]) => ({ id: 'c', label: 'C', upTo, coefficients });

describe('a curve over range', () => {
  const musket = curve(15, [30, 1], [-2, 1]);

  test.each([
    [0, 30, 1],
    [1, 1499, 50],
    [750, 15, 1],
    [1499, 1, 50],
    [1500, 0, 1],
    [1501, 0, 1],
  ])('30 − 2 r at %d hundredths is %d/%d', (reading, num, den) => {
    expect(curveAt(musket, reading)).toEqual({ num, den });
  });

  test('half a hundredth, as a mean of two readings may be, is exact', () => {
    expect(curveAt(musket, fraction(1501, 2))).toEqual(fraction(1499, 100));
  });

  test('it is never below 0 and ends where it ends, whatever it is worth there', () => {
    expect(curveAt(curve(20, [30, 1], [-2, 1]), 1600)).toEqual(ZERO);
    expect(curveAt(curve(10, [30, 1], [-2, 1]), 1000)).toEqual(fraction(10));
    expect(curveAt(curve(10, [30, 1], [-2, 1]), 1001)).toEqual(ZERO);
  });

  test('powers rise from the first coefficient on: 80 − r + r²/10', () => {
    expect(curveAt(curve(30, [80, 1], [-1, 1], [1, 10]), 1000)).toEqual(fraction(80));
    expect(curveAt(curve(30, [80, 1], [-1, 1], [1, 10]), 50)).toEqual(fraction(3181, 40));
    expect(curveAt(curve(30), 50)).toEqual(ZERO);
  });

  test('where the parts of a high power leave the safe integers the nearest hundred-millionth below stands', () => {
    const steep = curve(60, [0, 1], [1, 999_979], [0, 1], [0, 1], [1, 999_983]);
    const value = curveAt(steep, 5999);
    expect(100_000_000 % value.den).toBe(0);
    expect(Math.abs(toNumber(value) - 59.99 / 999_979 - 59.99 ** 4 / 999_983)).toBeLessThan(1e-8);
  });
});

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

  test('a chart is found by its id and kind together', () => {
    expect(chartIn([carbine, grid, list], 'list', 'l')).toBe(list);
    expect(() => chartIn([carbine, grid, list], 'grid', 'l')).toThrow('no chart l of kind grid');
    expect(() => chartIn([], 'list', 'l')).toThrow('no chart l of kind list');
  });

  test('a number comes with the source of its row', () => {
    expect(sourcedIn(list, rowIn(list, 'a'), 'value')).toEqual({ value: 6, source: { ...source, status: 'house' } });
    expect(() => rowIn(list, 'c')).toThrow('chart l has no row c');
  });

  test('what a book asks for and its chart lacks is said by name', () => {
    const words = listRow(list, 'b');
    expect(() => words && numberIn(words, 'value')).toThrow('row b has no number value');
    const numbers = listRow(list, 'a');
    expect(() => numbers && wordsIn(numbers, 'value')).toThrow('row a has no words value');
    expect(numbers && wordsIn(numbers, 'id')).toBe('a');
    expect(() => modifierRow(modifiers, 'downhill')).toThrow('chart m has no modifier downhill');
    expect(asFraction(modifierRow(modifiers, 'uphill').value)).toEqual({ num: 1, den: 2 });
  });
});
