/** The shared charts of text 004 against a second typing, and what lies beyond their ends. */
import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { Chart, GridChart } from '#rules/engine/chart';
import { fraction, show, toNumber } from '#rules/engine/fraction';
import { sharedCharts, sharedTablesOf, type RandomColumn } from '#rules/sets/sudan/shared/index';

/** By die, as the text sets it: European, Egyptian and Sudanese, Mahdist fire, Mahdist melee. */
const RANDOM = `
1  2  2  2  2
2  1  1  1  1
3  1  0  0  0
4  0 -1 -1  0
5 -1 -2 -2 -1
6 -2 -2 -3 -2`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number));
const COLUMNS: readonly RandomColumn[] = ['european', 'egyptian', 'mahdist-fire', 'mahdist-melee'];

/** Casualties of a hundred figures at −11 to +8. */
const PER_HUNDRED = '12.5 16 20 25 31.5 40 50 63 80 100 125 160 200 250 315 400 500 630 800 1000'.split(' ').map(Number);

const tables = sharedTablesOf(sharedCharts);
const perHundred = (factor: number, from = tables) => toNumber(from.perHundred(factor).value);

const changed = (id: string, change: (chart: GridChart) => GridChart): readonly Chart[] =>
  sharedCharts.map((chart) => (chart.id === id && chart.kind === 'grid' ? change(chart) : chart));

describe('the random factors', () => {
  test.each(RANDOM)('a %d adds %d, %d, %d, %d', (face = 0, ...cells) => {
    expect(COLUMNS.map((column) => tables.randomFactor(face, column).value)).toEqual(cells);
  });

  test('a seventh face has no row', () => {
    expect(() => tables.randomFactor(7, 'european')).toThrow('random-factors has no european for a 7');
  });

  test('their means are 1/6, −1/3, −1/2 and 0', () => {
    const sums = COLUMNS.map((column) => [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + tables.randomFactor(face, column).value, 0));
    expect(sums.map((sum) => show(fraction(sum, 6)))).toEqual(['1/6', '−1/3', '−1/2', '0']);
  });
});

describe('the casualty table', () => {
  test('its cells from −11 to +8', () => {
    expect(PER_HUNDRED.map((_, index) => perHundred(index - 11))).toEqual(PER_HUNDRED);
  });

  test('it rises with every step, by a quarter to three in ten', () => {
    for (let factor = -10; factor <= 20; factor += 1) {
      const step = perHundred(factor) / perHundred(factor - 1);
      expect(step, String(factor)).toBeGreaterThan(1.24);
      expect(step, String(factor)).toBeLessThan(1.29);
    }
  });

  test('below its first factor nothing, above its last the same growth', () => {
    expect([perHundred(-12), perHundred(-40), perHundred(9), perHundred(10), perHundred(12), perHundred(22)]).toEqual([
      0, 0, 1250, 1600, 2500, 25000,
    ]);
    expect(tables.perHundred(-12).source).toMatchObject({ where: 'casualty table, beyond its ends', status: 'reconstructed' });
  });

  test("a player's own cell counts, and a hole takes the row below", () => {
    const own = sharedTablesOf(
      changed('casualties', (chart) => ({
        ...chart,
        rows: chart.rows.filter((row) => row.key !== '3').map((row) => (row.key === '2' ? { ...row, cells: [300] } : row)),
      })),
    );
    expect([perHundred(2, own), perHundred(3, own), perHundred(4, own), perHundred(12, own)]).toEqual([300, 300, 400, 3000]);
  });

  test("a player's short table ends with its last row", () => {
    const own = sharedTablesOf(changed('casualties', (chart) => ({ ...chart, rows: chart.rows.slice(11, 14) })));
    expect([-1, 0, 1, 2, 3, 9].map((factor) => perHundred(factor, own))).toEqual([0, 160, 200, 250, 250, 250]);
  });
});

test('the charts are sound, and each number says where it is from', () => {
  expect(audit(sharedCharts)).toEqual([]);
  expect(sharedCharts.map((chart) => [chart.id, chart.source.status])).toEqual([
    ['random-factors', 'printed'],
    ['figure-scale', 'found'],
    ['casualties', 'reconstructed'],
  ]);
});
