import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfAtLeast, distributionOf, sumOf, type Distribution } from '#rules/engine/distribution';
import { fraction, toNumber } from '#rules/engine/fraction';
import type { Ratio } from '#rules/engine/ratio';

const of = (ways: Readonly<Record<number, number>>, most: number | null = null): Distribution => {
  const den = BigInt(Object.values(ways).reduce((a, b) => a + b, 0));
  return distributionOf(
    Object.entries(ways).map(([value, some]) => ({ value: Number(value), p: { num: BigInt(some), den } })),
    most,
  );
};
const exact = (distribution: Distribution) => Object.fromEntries(distribution.values.map(({ value, exact: p }) => [value, p]));

describe('how a loss falls', () => {
  test('2 sure and 20 in a hundred for one more', () => {
    const loss = of({ 2: 80, 3: 20 }, 9);
    expect(exact(loss)).toEqual({ 2: '4/5', 3: '1/5' });
    expect(loss.mean).toEqual(fraction(11, 5));
    expect(loss.deviation).toBeCloseTo(0.4, 12);
    expect(loss.atLeast.map(({ n, exact: p }) => [n, p])).toEqual([
      [1, '1/1'],
      [2, '1/1'],
      [3, '1/5'],
    ]);
    expect(loss.any.exact).toBe('1/1');
    expect(loss.all?.exact).toBe('0/1');
  });

  test('percentages are added: 60 in a hundred for a hit, not the 48.8 of three apart', () => {
    const loss = of({ 0: 40, 1: 60 }, 3);
    expect([loss.mean, loss.any.exact]).toEqual([fraction(3, 5), '3/5']);
  });

  test('the bar from ten to ninety in a hundred: a tenth itself counts as reached', () => {
    expect(of({ 0: 10, 1: 80, 2: 10 })).toMatchObject({ low: 0, high: 1 });
    expect(of({ 0: 9, 1: 80, 2: 11 })).toMatchObject({ low: 1, high: 2 });
    expect(of({ 0: 1, 5: 99 })).toMatchObject({ low: 5, high: 5 });
  });

  test('nothing to lose in any case: no chance of one, and no step of the staircase', () => {
    expect(of({ 0: 1 }, 4)).toMatchObject({ low: 0, high: 0, deviation: 0, atLeast: [], any: { exact: '0/1' }, all: { exact: '0/1' } });
  });

  test('all of nine lost is told where nine are there, and not where nothing is known of it', () => {
    expect(of({ 0: 3, 9: 1 }, 9).all?.exact).toBe('1/4');
    expect(of({ 0: 3, 9: 1 }).all).toBeNull();
  });

  test('a value that comes twice is one, and one without a chance is none', () => {
    const p = (num: bigint): Ratio => ({ num, den: 6n });
    const loss = distributionOf([
      { value: 1, p: p(1n) },
      { value: 0, p: p(3n) },
      { value: 1, p: p(2n) },
      { value: 7, p: p(0n) },
    ]);
    expect(exact(loss)).toEqual({ 0: '1/2', 1: '1/2' });
  });

  test('at least none is certain, at least more than can be lost impossible', () => {
    const loss = of({ 0: 1, 2: 1 });
    expect([0, -1, 1, 2, 3].map((n) => chanceOfAtLeast(loss, n).exact)).toEqual(['1/1', '1/1', '1/2', '1/2', '0/1']);
  });
});

describe('two losses at once', () => {
  test('they add up and end at what is there', () => {
    const one = of({ 2: 1, 3: 1 }, 5);
    expect(exact(sumOf(one, one, 5))).toEqual({ 4: '1/4', 5: '3/4' });
    expect(exact(sumOf(one, one))).toEqual({ 4: '1/4', 5: '1/2', 6: '1/4' });
  });
});

const ways = fc
  .dictionary(fc.integer({ min: 0, max: 12 }).map(String), fc.integer({ min: 1, max: 50 }), { minKeys: 1, maxKeys: 6 })
  .map((found) => Object.fromEntries(Object.entries(found).map(([key, some]) => [Number(key), some])));

/** Every case laid out one beside another. */
const cases = (some: Readonly<Record<number, number>>): readonly number[] =>
  Object.entries(some)
    .flatMap(([value, count]) => Array.from({ length: count }, () => Number(value)))
    .sort((a, b) => a - b);

test('mean, deviation, tenths and steps are those of all cases laid out in a row', () => {
  fc.assert(
    fc.property(ways, (some) => {
      const loss = of(some);
      const row = cases(some);
      const mean = row.reduce((a, b) => a + b, 0) / row.length;
      const spread = Math.sqrt(row.reduce((all, each) => all + (each - mean) ** 2, 0) / row.length);
      expect(toNumber(loss.mean)).toBeCloseTo(mean, 10);
      expect(loss.deviation).toBeCloseTo(spread, 6);
      expect(loss.low).toBe(row[Math.ceil(row.length / 10) - 1]);
      expect(loss.high).toBe(row[Math.ceil((9 * row.length) / 10) - 1]);
      for (const { n, p } of loss.atLeast) expect(toNumber(p)).toBeCloseTo(row.filter((each) => each >= n).length / row.length, 12);
      expect(loss.values.map(({ p }) => toNumber(p)).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    }),
    { seed: 1815 },
  );
});

test('the mean is the sum of the chances of at least one, two, three …', () => {
  fc.assert(
    fc.property(ways, (some) => {
      const loss = of(some);
      expect(loss.atLeast.reduce((all, { p }) => all + toNumber(p), 0)).toBeCloseTo(toNumber(loss.mean), 10);
    }),
    { seed: 1815 },
  );
});

test('a sum of two losses is every pair of their cases', () => {
  fc.assert(
    fc.property(ways, ways, fc.integer({ min: 1, max: 20 }), (a, b, most) => {
      const pairs = cases(a).flatMap((one) => cases(b).map((other) => Math.min(most, one + other)));
      const both = sumOf(of(a), of(b), most);
      expect(toNumber(both.mean)).toBeCloseTo(pairs.reduce((all, each) => all + each, 0) / pairs.length, 9);
      expect(both.values.map(({ value }) => value)).toEqual([...new Set(pairs)].sort((x, y) => x - y));
    }),
    { seed: 1815, numRuns: 30 },
  );
});
