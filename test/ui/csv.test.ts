/** Charts as CSV: what a spreadsheet would run is told to be words, what is a number stays one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartCsv, csvOf, type CsvCell } from '#ui/charts/csv';
import { BANDS, CURVES, GRID, LIST, MODIFIERS } from './fixtureBook.ts';

test('csv-formula: a name that starts as a formula is prefixed, a negative number is not', () => {
  expect(csvOf([['=2+5', -4]])).toBe("'=2+5,-4\r\n");
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['1-3', '1-3'],
  ['a=b', 'a=b'],
  [' =1', ' =1'],
  ["'=1", "'=1"],
  ['', ''],
])('the words %j stand as %j', (words, cell) => {
  expect(csvOf([[words]])).toBe(`${cell}\r\n`);
});

test('commas, quotes and line ends are kept within their cell', () => {
  expect(csvOf([['a,b', 'say "no"', 'two\nlines', null, 0.5]])).toBe('"a,b","say ""no""","two\nlines",,0.5\r\n');
});

/** The slow second way: a reader of CSV. */
function read(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (letter === '\r' && text[i + 1] === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
      i += 1;
    } else cell += letter;
  }
  return rows.slice(0, -1);
}

test('whatever the words, a reader gets every cell back, and no cell of words begins a formula', () => {
  const cell = fc.oneof(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', '"', "'", 'a', '1') }), fc.integer());
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows: CsvCell[][]) => {
      const back = read(csvOf(rows));
      const expected = rows.map((row) => row.map((one) => (typeof one === 'string' && /^[=+\-@\t\r]/.test(one) ? `'${one}` : String(one))));
      expect(back).toEqual(expected);
    }),
  );
});

test('every kind of chart stands under its title and source, fractions as over and under', () => {
  expect(chartCsv(BANDS)).toBe(
    [
      'Smoothbore musket',
      'source,001,"small arms, ranges of the smoothbore musket",printed',
      '',
      'up to inches,band,value over,value under',
      '2,close,2,1',
      '4,medium,1,1',
      '6,long,1,2',
      '',
    ].join('\r\n'),
  );
  expect(chartCsv(GRID).split('\r\n').slice(3)).toEqual([',S,H', '1-3,8,11', '1-2,7,', '']);
  expect(chartCsv(LIST).split('\r\n').slice(3)).toEqual(['id,effective', 'nap-6,16', 'nap-12,20', '']);
  expect(chartCsv(MODIFIERS).split('\r\n').slice(3)).toEqual([
    'id,what,how,value over,value under',
    'column,Attack column,add,1,1',
    'uphill,Uphill,times,1,2',
    '',
  ]);
  expect(chartCsv(CURVES).split('\r\n').slice(3)).toEqual([
    'id,what,up to inches,r^0 over,r^0 under,r^1 over,r^1 under',
    'musket,Musket,15,30,1,-2,1',
    'rifle,Rifle,30,30,1,-1,1',
    '',
  ]);
});
