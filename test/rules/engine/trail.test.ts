import { describe, expect, test } from 'vitest';
import { fraction, show } from '#rules/engine/fraction';
import type { SourceRef } from '#rules/engine/source';
import { add, atLeast, atMost, base, multiply, note, sum } from '#rules/engine/tell';
import { total } from '#rules/engine/trail';

const source: SourceRef = { text: '001', where: 'small arms', status: 'printed' };
const told = { because: 'so', source };

describe('a trail is worth the fold of its lines', () => {
  test('base, add, times in the order of the lines', () => {
    expect(show(total([base('a', 6, told), multiply('b', fraction(1, 2), told), add('c', 2, told)]))).toBe('5');
    expect(show(total([base('a', 6, told), add('c', 2, told), multiply('b', fraction(1, 2), told)]))).toBe('4');
  });

  test('a line that was looked at and not applied does not count', () => {
    expect(show(total([base('a', 6, told), multiply('b', 2, { ...told, counts: false })]))).toBe('6');
  });

  test('a note folds into nothing, and an empty trail is 0', () => {
    expect([show(total([base('a', 6, told), note('n', 99, told)])), show(total([]))]).toEqual(['6', '0']);
  });

  test.each([
    [0, '1'],
    [1, '1'],
    [2, '2'],
    [18, '18'],
    [19, '18'],
  ])('kept between 1 and 18, %d is %s', (face, kept) => {
    const lines = [
      base('die', face, { ...told, of: 'die' }),
      atLeast('low', 1, { ...told, of: 'die' }),
      atMost('high', 18, { ...told, of: 'die' }),
    ];
    expect(show(total(lines, 'die'))).toBe(kept);
  });

  test('lines of another number are left out', () => {
    const lines = [base('value', 6, told), base('die', 7, { ...told, of: 'die' })];
    expect([show(total(lines)), show(total(lines, 'die')), show(total(lines, 'odds'))]).toEqual(['6', '7', '0']);
  });

  test('the whole part of a negative number goes down', () => {
    expect(show(total([base('a', fraction(-9, 2), told), { id: 'f', op: 'floor', value: fraction(0), ...told }]))).toBe('−5');
  });

  test('a line with parts is worth the fold of its parts', () => {
    const line = sum('s', [base('a', 3, told), multiply('b', 2, told)], told);
    expect([line.op, show(line.value), show(total([base('x', 1, told), line]))]).toEqual(['add', '6', '7']);
  });
});
