import { describe, expect, test } from 'vitest';
import {
  workedOutFrom,
  type BandChart,
  type Chart,
  type CurveChart,
  type GridChart,
  type ListChart,
  type ModifierChart,
} from '#rules/engine/chart';
import { misfits } from '#rules/engine/misfits';

const source = { text: '001', where: 'small arms', status: 'printed' } as const;
const head = { id: 'c', title: 'C', source };

const bands: BandChart = {
  kind: 'bands',
  ...head,
  bands: [
    { upTo: 2, name: 'close', value: [2, 1] },
    { upTo: 4, name: 'long', value: [1, 2] },
  ],
};
const grid: GridChart = {
  kind: 'grid',
  ...head,
  columns: ['S', 'H'],
  runs: { across: 'rising', down: 'falling' },
  rows: [
    { key: '1-1', cells: [8, 11] },
    { key: '2-1', cells: [6, null] },
  ],
};
const full: GridChart = { kind: 'grid', ...head, columns: ['0-6'], upTo: [6], rows: [{ key: 'k', cells: [-2] }] };
const list: ListChart = {
  kind: 'list',
  ...head,
  rows: [
    { id: 'a', label: 'A', value: 6, state: 'routed', effective: 16 },
    { id: 'b', label: 'B', value: 1, state: 'shaken', effective: null },
    { id: 'c', label: 'C', value: 2, state: 'shaken', half: 45, sure: true },
  ],
};
const dice: ModifierChart = { kind: 'modifiers', ...head, rows: [{ id: 'uphill', label: 'U', op: 'add', value: [-1, 1] }] };
const points: ModifierChart = { ...dice, limits: [-100, 50] };
const ofPoints = (value: number): ModifierChart => ({ ...dice, rows: [{ id: 'uphill', label: 'U', op: 'add', value: [value, 1] }] });
const factors: ModifierChart = { kind: 'modifiers', ...head, rows: [{ id: 'uphill', label: 'U', op: 'times', value: [1, 2] }] };
const curves: CurveChart = { kind: 'curves', ...head, rows: [{ id: 'musket', label: 'M', upTo: 15, coefficients: [[30, 1]] }] };

const said = (shipped: Chart, yours: Chart): readonly string[] =>
  misfits(shipped, yours).map(({ chart, path, found, expected }) => `${chart} ${path}: found ${found}, expected ${expected}`);

const row = (id: string, change: object): ListChart => ({
  ...list,
  rows: list.rows.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
const without = (id: string, field: string): ListChart => ({
  ...list,
  rows: list.rows.map((one) =>
    one.id === id ? { id, ...Object.fromEntries(Object.entries(one).filter(([name]) => name !== field)) } : one,
  ),
});

describe('a chart that may take the shipped one’s place', () => {
  test.each<[string, Chart, Chart]>([
    ['the same bands', bands, bands],
    [
      'other limits and values',
      bands,
      {
        ...bands,
        bands: [
          { upTo: 2.5, name: 'close', value: [3, 1] },
          { upTo: 1000, name: 'long', value: [0, 1] },
        ],
      },
    ],
    [
      'a band between',
      bands,
      {
        ...bands,
        bands: [
          { upTo: 2, name: 'close', value: [2, 1] },
          { upTo: 3, name: 'medium', value: [1, 1] },
          { upTo: 4, name: 'long', value: [1, 2] },
        ],
      },
    ],
    [
      'a value below 0 where one is shipped',
      { ...bands, bands: [{ upTo: 2, name: 'close', value: [-1, 1] }] },
      { ...bands, bands: [{ upTo: 2, name: 'close', value: [-3, 2] }] },
    ],
    [
      'other cells, a dot, a row and a column more',
      grid,
      {
        ...grid,
        columns: ['S', 'S2', 'H'],
        rows: [...grid.rows.map((one) => ({ ...one, cells: [9, null, 12] })), { key: '3-1', cells: [1, 1, 1] }],
      },
    ],
    ['a negative cell where one is shipped', full, { ...full, rows: [{ key: 'k', cells: [-5] }] }],
    ['another number, words for people', list, row('a', { label: 'Anything', value: 7 })],
    ['a measured number need not be whole', list, row('a', { effective: 16.5 })],
    ['nothing where the shipped chart has nothing too', list, row('a', { effective: null })],
    ['a number where the shipped row has nothing', list, row('b', { effective: 3 })],
    ['a word that another row has', list, row('a', { state: 'shaken' })],
    ['a row more', list, { ...list, rows: [...list.rows, { id: 'd', label: 'D', value: 3, state: 'routed' }] }],
    ['an arc of half a circle', list, row('c', { half: 90 })],
    ['a field that no book reads', list, row('a', { extra: [1, 'x'] })],
    ['another modifier of the die', dice, { ...dice, rows: [{ id: 'uphill', label: 'U', op: 'add', value: [-3, 1] }] }],
    ['the upper end of a scale', points, ofPoints(50)],
    ['the lower end of a scale', points, ofPoints(-100)],
    ['a scale of his own is no wider', points, { ...ofPoints(50), limits: [-1000, 1000] }],
    ['another factor', factors, { ...factors, rows: [{ id: 'uphill', label: 'U', op: 'times', value: [2, 3] }] }],
    ['a curve more', curves, { ...curves, rows: [...curves.rows, { id: 'rifle', label: 'R', upTo: 30, coefficients: [] }] }],
  ])('%s', (_, shipped, yours) => {
    expect(said(shipped, yours)).toEqual([]);
  });
});

describe('a chart that is refused, with path, found and expected', () => {
  const of = (change: object) => ({ ...bands, bands: [{ ...bands.bands[0], ...change }, bands.bands[1]] }) as BandChart;

  test.each<[string, Chart, Chart, readonly string[]]>([
    ['beyond the upper end of a scale', points, ofPoints(51), ['c rows[0].value: found 51, expected a number from −100 to 50']],
    [
      'beyond its lower end, whatever his own chart says',
      points,
      { ...ofPoints(-101), limits: [-1000, 1000] },
      ['c rows[0].value: found −101, expected a number from −100 to 50'],
    ],
    ['a band missing', bands, { ...bands, bands: bands.bands.slice(0, 1) }, ['c bands: found no long, expected every one of close, long']],
    [
      'bands that changed places',
      bands,
      { ...bands, bands: [...bands.bands].toReversed() },
      ['c bands: found long, close, expected close, long, in this order'],
    ],
    [
      'a limit beyond every table',
      bands,
      of({ upTo: 1000.01 }),
      ['c bands[0].upTo: found 1000.01, expected a number of 0 or more and at most 1000'],
    ],
    [
      'a negative value',
      bands,
      of({ value: [-1, 2] }),
      ['c bands[0].value: found -1/2, expected a number of 0 or more and at most 1000, its parts too'],
    ],
    [
      'a fraction of too large parts',
      bands,
      of({ value: [1, 1001] }),
      ['c bands[0].value: found 1/1001, expected a number of 0 or more and at most 1000, its parts too'],
    ],
    [
      'a column missing',
      grid,
      { ...grid, columns: ['S'], rows: grid.rows.map((one) => ({ ...one, cells: [1] })) },
      ['c columns: found no H, expected every one of S, H'],
    ],
    ['a row missing', grid, { ...grid, rows: grid.rows.slice(0, 1) }, ['c rows: found no 2-1, expected every one of 1-1, 2-1']],
    [
      'half a face of a die',
      grid,
      {
        ...grid,
        rows: [
          { key: '1-1', cells: [8, 10.5] },
          { key: '2-1', cells: [0, null] },
        ],
      },
      [
        'c rows[0].cells[1]: found 10.5, expected a whole number more than 0 and at most 1000',
        'c rows[1].cells[0]: found 0, expected a whole number more than 0 and at most 1000',
      ],
    ],
    [
      'a dot where the chart has none',
      full,
      { ...full, rows: [{ key: 'k', cells: [null] }] },
      ['c rows[0].cells[0]: found nothing, expected a number'],
    ],
    [
      'limits of range gone',
      full,
      { kind: 'grid', ...head, columns: ['0-6'], rows: full.rows },
      ['c upTo: found no limits of range, expected limits of range'],
    ],
    [
      'a run forgotten',
      grid,
      { ...grid, runs: { across: 'rising' } },
      ['c runs: found rising across, expected rising across, falling down'],
    ],
    ['a list’s row missing', list, { ...list, rows: list.rows.slice(1) }, ['c rows: found no a, expected every one of a, b, c']],
    ['a field missing', list, without('a', 'value'), ['c rows[0].value: found nothing, expected a number']],
    ['a field that its own row has', list, without('c', 'half'), ['c rows[2].half: found nothing, expected a number']],
    ['words for a number', list, row('a', { value: 'six' }), ['c rows[0].value: found text, expected a number']],
    ['a number for a flag', list, row('c', { sure: 1 }), ['c rows[2].sure: found a number, expected true or false']],
    ['a number for words', list, row('a', { label: 3 }), ['c rows[0].label: found a number, expected text']],
    [
      'half a thing that is counted',
      list,
      row('a', { value: 6.5 }),
      ['c rows[0].value: found 6.5, expected a whole number more than 0 and at most 1000'],
    ],
    [
      'none of what every row has some of',
      list,
      row('a', { value: 0 }),
      ['c rows[0].value: found 0, expected a whole number more than 0 and at most 1000'],
    ],
    ['a word that no book knows', list, row('a', { state: 'fled' }), ['c rows[0].state: found "fled", expected one of routed, shaken']],
    [
      'an arc of more than half a circle',
      list,
      row('c', { half: 90.5 }),
      ['c rows[2].half: found 90.5, expected a number more than 0 and at most 90'],
    ],
    [
      'a row more without what each has',
      list,
      { ...list, rows: [...list.rows, { id: 'd', label: 'D', state: 'routed' }] },
      ['c rows[3].value: found nothing, expected a number'],
    ],
    ['a modifier missing', dice, { ...dice, rows: [] }, ['c rows: found no uphill, expected every one of uphill']],
    [
      'half a pip on a die',
      dice,
      { ...dice, rows: [{ id: 'uphill', label: 'U', op: 'add', value: [1, 2] }] },
      ['c rows[0].value: found 1/2, expected a whole number of at most 1000, its parts too'],
    ],
    [
      'another operation',
      factors,
      { ...factors, rows: [{ id: 'uphill', label: 'U', op: 'add', value: [1, 1] }] },
      ['c rows[0].op: found add, expected times'],
    ],
    [
      'a negative factor',
      factors,
      { ...factors, rows: [{ id: 'uphill', label: 'U', op: 'times', value: [-1, 2] }] },
      ['c rows[0].value: found -1/2, expected a number of 0 or more and at most 1000, its parts too'],
    ],
    ['a curve missing', curves, { ...curves, rows: [] }, ['c rows: found no musket, expected every one of musket']],
    ['another kind', curves, { ...bands, id: 'd' }, ['d id: found d, expected c', 'd kind: found bands, expected curves']],
  ])('%s', (_, shipped, yours, words) => {
    expect(said(shipped, yours)).toEqual(words);
  });
});

describe('a level that is held between two numbers', () => {
  const level = (least: number, most: number): ListChart => ({
    kind: 'list',
    id: 'level',
    title: 'Level',
    source: { text: '003', where: 'level', status: 'yours' },
    rows: [
      { id: 'least', value: least },
      { id: 'most', value: most },
    ],
  });

  test.each([
    [5, 95, []],
    [95, 95, []],
    [1, 100, []],
    [96, 95, ['rows[0].value: found 96, expected no more than 95, the most that the level may be']],
    [101, 95, ['rows[0].value: found 101, expected no more than 95, the most that the level may be']],
    [5, 101, ['rows[1].value: found 101, expected at most 100, since a d100 is thrown']],
  ])('from %d to %d: %j', (least, most, said) => {
    expect(
      misfits(level(5, 95), level(least, most)).map(({ path, found, expected }) => `${path}: found ${found}, expected ${expected}`),
    ).toEqual(said);
  });
});

describe('a chart that is worked out from others', () => {
  const worked: CurveChart = { ...curves, workedOut: ['lines', 'cover'] };

  test('has no place to take, whatever stands in the other: those that it is worked out from are named', () => {
    const steep: CurveChart = { ...curves, rows: curves.rows.map((one) => ({ ...one, upTo: 10 })) };
    const wanted = [
      'c id: found c, which is worked out from other charts, expected a change of what it is worked out from: lines and cover',
    ];
    expect([said(worked, steep), said(worked, worked), said(worked, list)]).toEqual([wanted, wanted, wanted]);
  });

  test('one that stands by itself takes it, also where a file says that it was worked out', () => {
    expect([said(curves, curves), said(curves, worked)]).toEqual([[], []]);
    expect([worked, curves, bands].map((one) => workedOutFrom(one).length)).toEqual([2, 0, 0]);
  });
});
