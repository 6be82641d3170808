import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction } from '#rules/engine/fraction';
import { inchWords, lineWords, meanWords, percentWords, readFace, readInches, tapeWords, valueWords } from '#ui/words/number';

test.each([
  [fraction(220), '220'],
  [fraction(22689, 125), '181.51'],
  [fraction(1, 2), '0.5'],
  [fraction(-7, 2), '−3.5'],
  [fraction(0), '0'],
  [fraction(1, 500), '1/500'],
])('the value %o reads %s', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

describe('what can fail never reads as certain, what can happen never as impossible', () => {
  test.each([
    [fraction(0), '0%'],
    [fraction(1, 2500), '<0.1%'],
    [fraction(1, 1000), '0.1%'],
    [fraction(4, 1000), '0.4%'],
    [fraction(1, 100), '1%'],
    [fraction(5, 12), '42%'],
    [fraction(99, 100), '99%'],
    [fraction(996, 1000), '99.6%'],
    [fraction(999, 1000), '99.9%'],
    [fraction(9995, 10000), '>99.9%'],
    [fraction(1), 'sure'],
  ])('%o reads %s', (share, words) => {
    expect(percentWords(share)).toBe(words);
  });

  test('displayed-certainty: no fraction strictly between 0 and 1 reads 0 %, 100 % or sure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (part) => {
        expect(percentWords(fraction(part, 100_000))).not.toMatch(/^(0%|0\.0%|100%|100\.0%|sure)$/);
      }),
    );
  });

  test('a mean that is not nothing never reads 0.0', () => {
    expect(meanWords(fraction(1, 30))).toBe('<0.1');
    expect(meanWords(fraction(0))).toBe('0.0');
    expect(meanWords(fraction(1, 4))).toBe('0.3');
  });
});

describe('lengths as shown', () => {
  test('two decimals and a double prime', () => {
    expect(tapeWords(604)).toBe('6.04″');
    expect(inchWords(13)).toBe('13.00″');
    expect(inchWords(-0.27)).toBe('−0.27″');
  });
});

describe('inches as typed', () => {
  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['0,5', 0.5],
    [',5', 0.5],
    [' 12 ', 12],
    ['7 1/2', 7.5],
    ['13″', 13],
  ])('%s is %d', (typed, value) => {
    expect(readInches(typed, 24)).toEqual({ ok: true, value });
  });

  test('decimal-comma: 7,5 and 7.5 are seven and a half, 0,5 is a half; none of them is cut to 7 or to nothing', () => {
    expect(['7,5', '0,5', '7.5'].map((typed) => readInches(typed, 36))).toEqual([7.5, 0.5, 7.5].map((value) => ({ ok: true, value })));
  });

  test.each([
    '',
    ' ',
    '7,5,1',
    '1.000,5',
    '7,5 in',
    '7e0',
    '0x7',
    '-3',
    '−3',
    'NaN',
    'Infinity',
    '∞',
    '7.',
    '.',
    ',',
    '٧',
    '0',
    '0,0',
    '24',
    '24,0',
    '7 1/0',
  ])('“%s” is refused with a message, never cut to a number', (typed) => {
    const read = readInches(typed, 24);
    expect(read.ok).toBe(false);
    expect(read).toHaveProperty('said', expect.stringMatching(/\w+.*\./));
  });

  test('the limit itself is refused, a hundredth below it is not', () => {
    expect(readInches('23.99', 24)).toEqual({ ok: true, value: 23.99 });
    expect(readInches('24.00', 24)).toEqual({ ok: false, said: 'It must be short of 24.00″.' });
  });
});

describe('faces as typed', () => {
  test('both ends of the die are faces, the numbers beside them are not', () => {
    expect(readFace('1', 12)).toEqual({ ok: true, value: 1 });
    expect(readFace(' 12 ', 12)).toEqual({ ok: true, value: 12 });
    expect(readFace('0', 12)).toEqual({ ok: false, said: 'A d12 shows 1 to 12, not 0.' });
    expect(readFace('13', 12)).toEqual({ ok: false, said: 'A d12 shows 1 to 12, not 13.' });
  });

  test.each(['7,5', '7.0', '7.5', '-1', '1e1', '0x1', 'six', '7 5', '1/2', '٣'])('“%s” is no face and is not cut to one', (typed) => {
    const read = readFace(typed, 12);
    expect(read).toEqual({ ok: false, said: `“${typed}” is not a face of a d12. Type a whole number from 1 to 12.` });
  });
});

describe('what a line of a ruling is worth', () => {
  const line = { id: 'x', because: '', source: { text: '001', where: '', status: 'printed' } } as const;
  test.each([
    ['base', fraction(6), '6'],
    ['add', fraction(1), '+1'],
    ['add', fraction(-4), '−4'],
    ['times', fraction(1, 2), '× 1/2'],
    ['atLeast', fraction(0), 'at least 0'],
    ['atMost', fraction(18), 'at most 18'],
    ['note', fraction(0), ''],
  ] as const)('%s %o is shown as %s', (op, value, words) => {
    expect(lineWords({ ...line, op, value })).toBe(words);
  });

  test('what the rule wants shown is shown instead', () => {
    expect(lineWords({ ...line, op: 'base', value: fraction(6), shown: '3 × 2 = 6' })).toBe('3 × 2 = 6');
  });
});
