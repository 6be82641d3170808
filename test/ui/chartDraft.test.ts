/** A chart being edited: what is typed, whether it reads and holds, and what it becomes; and charts from files. */
import { describe, expect, test } from 'vitest';
import type { Chart } from '#rules/engine/chart';
import { asYours, cellOfFault, differs, draftOf, typedFraction, typedNumber, widened, type Typed } from '#ui/charts/draft';
import { readChart } from '#ui/charts/readChart';
import { cellsOf, sheetOf, shownByPath } from '#ui/charts/sheet';
import { BANDS, BOOK, CURVES, GRID, LIST, MODIFIERS } from './fixtureBook.ts';

const BANDS_REST = BANDS.kind === 'bands' ? BANDS.bands.slice(1) : [];
const LIST_ROWS = LIST.kind === 'list' ? LIST.rows : [];

const draft = (chart: Chart, typed: Typed) => draftOf(chart, BOOK.charts.find((one) => one.id === chart.id) ?? chart, typed);
const changedTo = (chart: Chart, typed: Typed): Chart => {
  const made = draft(chart, typed);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.chart;
};
const faultsOf = (chart: Chart, typed: Typed) => {
  const made = draft(chart, typed);
  return made.ok ? [] : made.faults;
};

describe('what is typed', () => {
  test.each([
    ['1/2', [1, 2]],
    [' 1 / 2 ', [1, 2]],
    ['1 1/2', [3, 2]],
    ['-1/2', [-1, 2]],
    ['−1 1/4', [-5, 4]],
    ['2', [2, 1]],
    ['0.5', [5, 10]],
    ['0,25', [25, 100]],
    ['1/0', null],
    ['half', null],
    ['1/2/3', null],
    ['', null],
  ] as const)('%j as a fraction is %j', (typed, pair) => {
    expect(typedFraction(typed)).toEqual(pair);
  });

  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['−4', -4],
    ['.5', 0.5],
    ['7.5.1', '7.5.1'],
    ['1e9', '1e9'],
    ['Infinity', 'Infinity'],
    ['', ''],
  ] as const)('%j as a number is %j: whole or not at all', (typed, value) => {
    expect(typedNumber(typed)).toBe(value);
  });
});

describe('what differs', () => {
  test.each([
    ['number', '-2', '−2', false],
    ['number', '−2.0', '-2', false],
    ['number', '2', '−2', true],
    ['number', '7,5', '7.5', false],
    ['fraction', '-1/2', '−1/2', false],
    ['fraction', '2/4', '1/2', false],
    ['fraction', '0.5', '1/2', false],
    ['fraction', '0.51', '1/2', true],
    ['fraction', 'half', '1/2', true],
    ['dotted', '.', '·', false],
    ['dotted', '0', '·', true],
    ['numbers', '1/-2', '1 / −2', false],
    ['numbers', '1/2/3', '1 / 2', true],
  ] as const)('a %s typed %j where %j stands differs: %j', (kind, typed, shown, is) => {
    expect(differs({ path: 'x', shown, kind }, typed, shown)).toBe(is);
  });
});

describe('a draft', () => {
  test('with nothing typed is the chart itself, of every kind', () => {
    for (const chart of [BANDS, GRID, LIST, MODIFIERS, CURVES]) expect(changedTo(chart, {})).toEqual(chart);
  });

  test('every cell typed as it is shown changes nothing, of every kind', () => {
    for (const chart of [BANDS, GRID, LIST, MODIFIERS, CURVES]) {
      const cells = cellsOf(sheetOf(chart)).filter((cell) => cell.kind !== null);
      expect(cells.length).toBeGreaterThan(0);
      expect(changedTo(chart, Object.fromEntries(cells.map((cell) => [cell.path, cell.shown])))).toEqual(chart);
    }
  });

  test('takes a number, a fraction and a dot where they belong', () => {
    expect(changedTo(BANDS, { 'bands[0].upTo': '2,5', 'bands[2].value': '1/4' })).toMatchObject({
      bands: [{ upTo: 2.5 }, {}, { value: [1, 4] }],
    });
    expect(changedTo(GRID, { 'rows[0].cells[1]': '·' })).toMatchObject({ rows: [{ cells: [8, null] }, {}] });
    expect(changedTo(GRID, { 'rows[1].cells[1]': '9' })).toMatchObject({ rows: [{}, { cells: [7, 9] }] });
  });

  test('names every cell that does not read, with what was found and what was expected', () => {
    expect(faultsOf(BANDS, { 'bands[0].upTo': 'abc', 'bands[1].value': '1/x' })).toEqual([
      { path: 'bands[0].upTo', said: 'Found “abc”, expected a number.' },
      { path: 'bands[1].value', said: 'Found “1/x”, expected a number or a fraction such as 1/2.' },
    ]);
    expect(faultsOf(LIST, { 'rows[0].effective': ' ' })).toEqual([
      { path: 'rows[0].effective', said: 'Found nothing, expected a number.' },
    ]);
  });

  test('that reads is audited as a file’s would be: bands that do not rise, a run that turns back', () => {
    expect(faultsOf(BANDS, { 'bands[1].upTo': '2' })).toEqual([{ path: 'bands[1].upTo', said: '2 does not lie beyond 2.' }]);
    expect(faultsOf(BANDS, { 'bands[1].upTo': '2.01' })).toEqual([]);
    expect(faultsOf(GRID, { 'rows[0].cells[1]': '7' })).toEqual([{ path: 'rows[0].cells[1]', said: 'not rising.' }]);
    expect(faultsOf(GRID, { 'rows[0].cells[1]': '8' })).toEqual([]);
  });

  test('is held against the shipped chart: a factor below nothing is told at its cell, nothing itself is not', () => {
    const [fault] = faultsOf(BANDS, { 'bands[2].value': '-1' });
    expect(fault?.path).toBe('bands[2].value');
    expect(fault?.said).toMatch(/^Found -1\/1, expected a number of 0 or more/);
    expect(faultsOf(BANDS, { 'bands[2].value': '0' })).toEqual([]);
  });

  test('of a curve may be bent by a power, and a power of nothing is none', () => {
    const bent = changedTo(widened(CURVES, 3), { 'rows[0].coefficients[2]': '1/10' });
    expect(bent).toMatchObject({
      rows: [
        {
          coefficients: [
            [30, 1],
            [-2, 1],
            [1, 10],
          ],
        },
        {
          coefficients: [
            [30, 1],
            [-1, 1],
          ],
        },
      ],
    });
    expect(changedTo(bent, { 'rows[0].coefficients[2]': '0' })).toEqual(CURVES);
    expect(faultsOf(CURVES, { 'rows[0].coefficients[0]': '101' })[0]?.said).toContain('100%');
    expect(faultsOf(CURVES, { 'rows[0].coefficients[0]': '100' })).toEqual([]);
  });

  test('a fault is shown at its own cell, or at the first of those it speaks of', () => {
    const cells = cellsOf(sheetOf(CURVES));
    expect(cellOfFault(cells, 'rows[0].upTo')).toBe('rows[0].upTo');
    expect(cellOfFault(cells, 'rows[1].coefficients')).toBe('rows[1].coefficients[0]');
    expect(cellOfFault(cells, 'source')).toBeNull();
  });
});

describe('a chart of the player’s own', () => {
  test('is marked yours, its changed rows too, and the others still name where they came from', () => {
    const own = asYours(changedTo(LIST, { 'rows[1].effective': '21' }), LIST);
    expect(own.source).toEqual({ ...LIST.source, status: 'yours' });
    expect(own).toMatchObject({
      rows: [
        { id: 'nap-6', source: { status: 'reconstructed' } },
        { id: 'nap-12', effective: 21, source: { status: 'yours', reading: 'C001-15' } },
      ],
    });
  });

  test('changed back by hand has no row of its own left', () => {
    const own = asYours(changedTo(MODIFIERS, { 'rows[0].value': '2' }), MODIFIERS);
    const back = asYours(changedTo(own, { 'rows[0].value': '1' }), MODIFIERS);
    expect(back).toMatchObject({ rows: [{ source: { status: 'printed' } }, { source: { status: 'our-reading' } }] });
    expect([...shownByPath(back)]).toEqual([...shownByPath(MODIFIERS)]);
  });
});

describe('a chart from a file', () => {
  const reading = (json: unknown) => readChart('mine.json', typeof json === 'string' ? json : JSON.stringify(json), BOOK);

  test('is read, audited and marked yours; its title is the book’s', () => {
    const read = reading({ ...BANDS, title: 'x', bands: [{ upTo: 3, name: 'close', value: [2, 1] }, ...BANDS_REST] });
    expect(read).toMatchObject({
      ok: true,
      chart: { title: 'Smoothbore musket', source: { status: 'yours' }, bands: [{ upTo: 3 }, {}, {}] },
    });
  });

  test.each([
    ['no JSON', '{', 'mine.json is not JSON.'],
    ['a list', [], 'mine.json, the file: found a list of 0, expected an object.'],
    [
      'another kind of file',
      { format: 'line-of-fire-scenario' },
      'mine.json, kind: found nothing, expected one of bands, grid, list, modifiers, curves.',
    ],
    ['a chart that the book has not', { ...BANDS, id: 'bows' }, 'mine.json, id: Stands and odds has no chart bows.'],
    [
      'a number that is words',
      { ...BANDS, bands: [{ upTo: '2', name: 'close', value: [1, 1] }] },
      'mine.json, bands[0].upTo: found "2", expected a number.',
    ],
    [
      'bands that do not rise',
      { ...BANDS, bands: [{ upTo: 4, name: 'close', value: [1, 1] }, ...BANDS_REST] },
      'mine.json, bands[1].upTo: 4 does not lie beyond 4.',
    ],
    [
      'a band too few',
      { ...BANDS, bands: [{ upTo: 2, name: 'close', value: [2, 1] }] },
      'mine.json, bands: found no medium, long, expected every one of close, medium, long.',
    ],
    [
      'a field that is gone',
      { ...LIST, rows: [{ id: 'nap-6' }, { id: 'nap-12', effective: 20 }] },
      'mine.json, rows[0].effective: found nothing, expected a number.',
    ],
    ['another kind of chart', { ...GRID, id: 'small-arms.musket' }, 'mine.json, kind: found grid, expected bands.'],
  ])('%s is refused in words', (_, json, said) => {
    expect(reading(json)).toEqual({ ok: false, said });
  });

  test('may add rows, which are the player’s', () => {
    const read = reading({ ...LIST, rows: [...LIST_ROWS, { id: 'nap-24', effective: 1 }] });
    expect(read).toMatchObject({ ok: true, chart: { rows: [{}, {}, { id: 'nap-24', source: { status: 'yours' } }] } });
  });

  test('fits the chart it was made from, of every kind', () => {
    for (const chart of [BANDS, GRID, LIST, MODIFIERS, CURVES]) expect(reading(chart)).toMatchObject({ ok: true, chart: { id: chart.id } });
  });
});
