import { describe, expect, test } from 'vitest';
import type { BandChart, Chart, CurveChart, GridChart, ListChart, ModifierChart } from '#rules/engine/chart';
import { fraction } from '#rules/engine/fraction';
import { withYours } from '#rules/engine/parts';
import type { SourceRef } from '#rules/engine/source';
import type { TrailLine } from '#rules/engine/trail';
import { asYours, naming, toldFrom, yoursIn } from '#rules/engine/yours';

const printed: SourceRef = { text: '001', where: 'small arms', status: 'printed' };
const damaged: SourceRef = { text: '001', where: 'arcs', status: 'our-reading', reading: 'C001-2' };
const claimed: SourceRef = { text: '009', where: 'somewhere', status: 'printed' };
const head = { id: 'c', title: 'C', source: printed };

const bands: BandChart = { kind: 'bands', ...head, bands: [{ upTo: 2, name: 'close', value: [2, 1] }] };
const grid: GridChart = { kind: 'grid', ...head, columns: ['a'], rows: [{ key: 'k', cells: [1], source: damaged }] };
const list: ListChart = { kind: 'list', ...head, rows: [{ id: 'k', value: 1, source: damaged }] };
const modifiers: ModifierChart = {
  kind: 'modifiers',
  ...head,
  rows: [{ id: 'k', label: 'K', op: 'add', value: [1, 1], source: damaged }],
};
const curves: CurveChart = { kind: 'curves', ...head, rows: [{ id: 'k', label: 'K', upTo: 9, coefficients: [[1, 1]], source: damaged }] };

const rowsOf = (chart: Chart) => (chart.kind === 'bands' ? [] : chart.rows);

describe('a chart of the player’s own', () => {
  test.each([bands, grid, list, modifiers, curves])('$kind: every number is marked yours and opens at the shipped passage', (shipped) => {
    const claims = { ...shipped, source: claimed };
    const own = asYours(shipped, claims);
    expect(own.source).toEqual({ ...printed, status: 'yours', chart: 'c' });
    expect(rowsOf(own).map((row) => row.source)).toEqual(rowsOf(shipped).map(() => ({ ...damaged, status: 'yours', chart: 'c' })));
  });

  test('a row that the shipped chart lacks opens at the chart’s own passage, whatever it says of itself', () => {
    const own = asYours(list, { ...list, rows: [...list.rows, { id: 'new', value: 3, source: claimed }] });
    expect(rowsOf(own)[1]).toEqual({ id: 'new', value: 3, source: { ...printed, status: 'yours', chart: 'c' } });
  });

  test('takes the place of the shipped one of its id and kind, and only of that', () => {
    const other: BandChart = { ...bands, id: 'other' };
    const own: BandChart = { ...bands, bands: [{ upTo: 5, name: 'close', value: [3, 1] }] };
    expect(withYours([bands, other], [own])).toEqual([asYours(bands, own), other]);
    expect(withYours([bands], [{ ...own, id: 'unknown' }])).toEqual([bands]);
    expect(withYours([bands], [{ ...list, id: 'c' }])).toEqual([bands]);
    expect(withYours([bands, other], [])).toEqual([bands, other]);
  });
});

const line = (id: string, source: SourceRef, more: Partial<TrailLine> = {}): TrailLine => ({
  id,
  op: 'add',
  value: fraction(1),
  because: '.',
  source,
  ...more,
});
const mine = (chart: string): SourceRef => ({ ...printed, status: 'yours', chart });

describe('what a ruling names', () => {
  test('charts by the lines that count, their parts too, in the order told and once each', () => {
    const trail = [
      line('a', printed),
      line('b', mine('second'), { parts: [line('c', mine('third')), line('d', mine('second'))] }),
      line('e', printed, { parts: [line('f', mine('fourth'))] }),
      line('g', mine('unused'), { counts: false, parts: [line('h', mine('unused too'))] }),
    ];
    expect(yoursIn(trail)).toEqual(['second', 'third', 'fourth']);
    expect(naming(trail)).toEqual({ yours: ['second', 'third', 'fourth'] });
  });

  test('no chart where none had a part, and an umpire’s word is no chart', () => {
    expect(naming([line('a', printed), line('b', { ...printed, status: 'yours' })])).toEqual({});
  });

  test('a line of a passage and a number is the player’s where the number is', () => {
    expect(toldFrom(damaged, printed)).toEqual(damaged);
    expect(toldFrom(damaged, mine('c'))).toEqual({ ...damaged, status: 'yours', chart: 'c' });
  });
});
