import { describe, expect, test } from 'vitest';
import { parseChart } from '#rules/engine/parseChart';

const source = { text: '001', where: 'small arms', status: 'printed' };
const bands = { kind: 'bands', id: 'b', title: 'B', source, bands: [{ upTo: 2, name: 'close', value: [2, 1] }] };
const grid = { kind: 'grid', id: 'g', title: 'G', source, columns: ['0-6'], upTo: [6], rows: [{ key: 'k', cells: [null] }] };
const list = { kind: 'list', id: 'l', title: 'L', source, rows: [{ id: 'french-line', value: 6, tags: ['a'], note: null }] };
const modifiers = { kind: 'modifiers', id: 'm', title: 'M', source, rows: [{ id: 'uphill', label: 'Uphill', op: 'times', value: [1, 2] }] };
const curves = {
  kind: 'curves',
  id: 'c',
  title: 'C',
  source,
  rows: [
    {
      id: 'k',
      label: 'K',
      upTo: 15,
      coefficients: [
        [30, 1],
        [-2, 1],
      ],
    },
  ],
};

describe('a chart is read whole or refused with the path', () => {
  test.each([bands, grid, list, modifiers, { ...modifiers, limits: [-100, 100] }, curves])('$kind comes out as it went in', (chart) => {
    expect(parseChart(chart)).toEqual({ ok: true, value: chart });
  });

  test.each([
    ['nothing', undefined, '', 'nothing'],
    ['a list', [], '', 'a list of 0'],
    ['no kind', { ...bands, kind: undefined }, 'kind', 'nothing'],
    ['another kind', { ...bands, kind: 'pie' }, 'kind', '"pie"'],
    ['no id', { ...bands, id: '' }, 'id', '""'],
    ['no source', { ...bands, source: undefined }, 'source', 'nothing'],
    ['no status', { ...bands, source: { text: '001', where: 'x' } }, 'source.status', 'nothing'],
    ['a status of its own', { ...bands, source: { ...source, status: 'guessed' } }, 'source.status', '"guessed"'],
    ['a limit in words', { ...bands, bands: [{ upTo: '2', name: 'close', value: [2, 1] }] }, 'bands[0].upTo', '"2"'],
    ['a limit that is no number', { ...bands, bands: [{ upTo: Number.NaN, name: 'close', value: [2, 1] }] }, 'bands[0].upTo', 'NaN'],
    ['a value that is no fraction', { ...bands, bands: [{ upTo: 2, name: 'close', value: 2 }] }, 'bands[0].value', '2'],
    ['a fraction over 0', { ...bands, bands: [{ upTo: 2, name: 'close', value: [2, 0] }] }, 'bands[0].value[1]', '0'],
    ['half a figure in a fraction', { ...bands, bands: [{ upTo: 2, name: 'close', value: [1.5, 1] }] }, 'bands[0].value[0]', '1.5'],
    ['three parts of a fraction', { ...bands, bands: [{ upTo: 2, name: 'close', value: [1, 2, 3] }] }, 'bands[0].value', 'a list of 3'],
    ['a cell in words', { ...grid, rows: [{ key: 'k', cells: ['.'] }] }, 'rows[0].cells[0]', '"."'],
    ['an endless cell', { ...list, rows: [{ id: 'x', value: Number.POSITIVE_INFINITY }] }, 'rows[0].value', 'Infinity'],
    ['an object in a row', { ...list, rows: [{ id: 'x', value: {} }] }, 'rows[0].value', 'an object'],
    ['one end of a scale alone', { ...modifiers, limits: [0] }, 'limits', 'a list of 1'],
    ['three ends of a scale', { ...modifiers, limits: [0, 1, 2] }, 'limits', 'a list of 3'],
    ['a scale upside down', { ...modifiers, limits: [1, 0] }, 'limits', 'a list of 2'],
    ['an operation of its own', { ...modifiers, rows: [{ id: 'x', label: 'X', op: 'power', value: [1, 1] }] }, 'rows[0].op', '"power"'],
    [
      'a coefficient in words',
      { ...curves, rows: [{ id: 'k', label: 'K', upTo: 15, coefficients: ['30'] }] },
      'rows[0].coefficients[0]',
      '"30"',
    ],
    ['a bad source of a row', { ...list, rows: [{ id: 'x', source: { text: '001' } }] }, 'rows[0].source.where', 'nothing'],
  ])('%s', (_, chart, path, found) => {
    expect(parseChart(chart)).toMatchObject({ ok: false, path, found });
  });

  test('fields that no chart has are left out; odd names change nothing else', () => {
    const parsed = parseChart(
      JSON.parse(
        '{"kind":"list","id":"l","title":"L","source":{"text":"001","where":"x","status":"house"},"rows":[{"id":"a","__proto__":1}],"__proto__":{"polluted":true}}',
      ),
    );
    expect(parsed.ok).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
