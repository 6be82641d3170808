import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, decimal, floor, fraction, minus, ONE, plus, show, times, toNumber, ZERO } from '#rules/engine/fraction';

const parts = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 60 }));

describe('exact fractions', () => {
  test.each([
    [6, 4, 3, 2],
    [6, -4, -3, 2],
    [0, 7, 0, 1],
    [-8, 4, -2, 1],
  ])('%d/%d is %d/%d in lowest terms', (num, den, low, under) => {
    expect(fraction(num, den)).toEqual({ num: low, den: under });
  });

  test.each([
    [6, 6, 1],
    [-3, -3, 1],
    [20.5, 41, 2],
    [0.1, 1, 10],
    [1 / 3, 3333, 10_000],
  ])('a chart’s %d is %d/%d', (value, num, den) => {
    expect(decimal(value)).toEqual({ num, den });
  });

  test('0/−5 is plain 0, without a sign', () => {
    expect(Object.is(fraction(0, -5).num, 0)).toBe(true);
  });

  test.each([
    [1, 0],
    [1.5, 1],
    [Number.NaN, 1],
    [2 ** 53, 1],
  ])('%d/%d is no fraction', (num, den) => {
    expect(() => fraction(num, den)).toThrow('no fraction');
  });

  test.each([
    [6, 1, '6'],
    [9, 2, '4 1/2'],
    [1, 4, '1/4'],
    [-5, 2, '−2 1/2'],
    [0, 1, '0'],
  ])('%d/%d is written %s', (num, den, written) => {
    expect(show(fraction(num, den))).toBe(written);
  });

  test('three halves of five make 7 1/2, never 9 and never 6', () => {
    const half = times(fraction(5), fraction(1, 2));
    expect(show([half, half, half].reduce(plus, ZERO))).toBe('7 1/2');
  });

  test('floor goes down on both sides of zero', () => {
    expect([floor(fraction(9, 2)), floor(fraction(-9, 2)), floor(fraction(4))]).toEqual([4, -5, 4]);
  });

  test('sums, products and order agree with plain numbers', () => {
    fc.assert(
      fc.property(parts, parts, ([a, b], [c, d]) => {
        const [x, y] = [fraction(a, b), fraction(c, d)];
        expect(toNumber(plus(x, y))).toBeCloseTo(a / b + c / d, 9);
        expect(toNumber(times(x, y))).toBeCloseTo((a / b) * (c / d), 9);
        expect(plus(minus(x, y), y)).toEqual(x);
        expect(Math.sign(compare(x, y))).toBe(Math.sign(a * d - c * b));
        expect(times(x, ONE)).toEqual(x);
      }),
    );
  });
});
