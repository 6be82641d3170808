import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { BandChart, Chart, CurveChart, GridChart, ListChart } from '#rules/engine/chart';

const source = { text: '001', where: 'small arms', status: 'printed' } as const;
const bandsUpTo = (...limits: number[]): BandChart => ({
  kind: 'bands',
  id: 'b',
  title: 'B',
  source,
  bands: limits.map((upTo) => ({ upTo, name: `to ${upTo}`, value: [1, 1] })),
});
const gridOf = (change: Partial<GridChart>): GridChart => ({
  kind: 'grid',
  id: 'g',
  title: 'G',
  source,
  columns: ['0-6', '6-12', '12-18'],
  upTo: [6, 12, 18],
  runs: { across: 'rising' },
  rows: [{ key: 'k', cells: [4, 6, 8] }],
  ...change,
});
const listOf = (...ids: string[]): ListChart => ({ kind: 'list', id: 'l', title: 'L', source, rows: ids.map((id) => ({ id })) });

const curveOf = (upTo: number, ...coefficients: readonly (readonly [number, number])[]): CurveChart => ({
  kind: 'curves',
  id: 'c',
  title: 'C',
  source,
  rows: [{ id: 'k', label: 'K', upTo, coefficients }],
});

const faults = (...charts: Chart[]) => audit(charts).map((fault) => `${fault.chart} ${fault.path}: ${fault.said}`);

describe('audit', () => {
  test('sound charts have no fault', () => {
    expect(faults(bandsUpTo(2, 4, 6), gridOf({}), listOf('a', 'b'))).toEqual([]);
  });

  test.each([
    ['bands that do not rise', bandsUpTo(2, 2.5, 2.5), ['b bands[2].upTo: 2.5 does not lie beyond 2.5', 'b bands[2]: to 2.5 stands twice']],
    ['bands that fall', bandsUpTo(4, 2), ['b bands[1].upTo: 2 does not lie beyond 4']],
    ['a first band of no depth', bandsUpTo(0, 2), ['b bands[0].upTo: 0 does not lie beyond 0']],
    ['no bands', bandsUpTo(), ['b bands: no bands']],
    ['a row too short', gridOf({ rows: [{ key: 'k', cells: [4, 6] }] }), ['g rows[0].cells: 2 cells for 3 columns']],
    [
      'a row twice',
      gridOf({
        rows: [
          { key: 'k', cells: [4, 6, 8] },
          { key: 'k', cells: [4, 6, 8] },
        ],
      }),
      ['g rows[1]: k stands twice'],
    ],
    ['a column twice', gridOf({ columns: ['0-6', '0-6', '12-18'] }), ['g columns[1]: 0-6 stands twice']],
    ['a cell that falls', gridOf({ rows: [{ key: 'k', cells: [4, 3, 8] }] }), ['g rows[0].cells[1]: not rising']],
    ['a cell that falls beyond a dot', gridOf({ rows: [{ key: 'k', cells: [null, 6, 4] }] }), ['g rows[0].cells[2]: not rising']],
    ['a hole between two bands', gridOf({ rows: [{ key: 'k', cells: [4, null, 8] }] }), ['g rows[0].cells[1]: a gap between two bands']],
    ['a limit too few', gridOf({ upTo: [6, 12] }), ['g upTo: not one limit for each column']],
    ['limits that do not rise', gridOf({ upTo: [6, 6, 18] }), ['g upTo[1]: 6 does not lie beyond 6']],
    [
      'a column that rises where it should fall',
      gridOf({
        runs: { down: 'falling' },
        rows: [
          { key: 'k', cells: [1, 1, 1] },
          { key: 'm', cells: [2, 1, 0] },
        ],
      }),
      ['g rows[1].cells[0]: not falling down the column'],
    ],
    ['an id twice', listOf('a', 'b', 'a'), ['l rows[2]: a stands twice']],
    ['a curve that reaches nowhere', curveOf(0, [1, 1]), ['c rows[0].upTo: 0 is not more than 0 and at most 100 inches']],
    ['a curve beyond every table', curveOf(100.01, [1, 1]), ['c rows[0].upTo: 100.01 is not more than 0 and at most 100 inches']],
    ['a curve of nothing', curveOf(9), ['c rows[0].coefficients: no coefficients']],
    [
      'a fifth power',
      curveOf(9, [1, 1], [0, 1], [0, 1], [0, 1], [0, 1], [0, 1]),
      ['c rows[0].coefficients: a curve has at most the fourth power'],
    ],
    ['more than a hundred in a hundred', curveOf(9, [99, 1], [1, 4]), ['c rows[0].coefficients: more than 100% at 4.01 inches']],
    ['a blank source', { ...listOf('a'), source: { ...source, where: ' ' } }, ['l source: no source']],
    ['a blank source of a row', { ...listOf(), rows: [{ id: 'a', source: { ...source, where: '' } }] }, ['l rows[0].source: no source']],
  ] as const)('%s', (_, chart, said) => {
    expect(faults(chart)).toEqual(said);
  });

  test('a hundred in a hundred, the fourth power and a hundred inches are sound', () => {
    expect(faults(curveOf(4, [99, 1], [1, 4]), { ...curveOf(100, [1, 1], [0, 1], [0, 1], [0, 1], [1, 100_000_000]), id: 'd' })).toEqual([]);
  });

  test('dots before the first band and after the last are no holes; equal cells do not fall', () => {
    expect(
      faults(
        gridOf({
          rows: [
            { key: 'k', cells: [null, 6, null] },
            { key: 'm', cells: [6, 6, 6] },
          ],
        }),
      ),
    ).toEqual([]);
  });

  test('two charts of one id', () => {
    expect(faults(listOf('a'), listOf('b'))).toEqual(['l charts[1]: l stands twice']);
  });
});
