import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiceCall, Roll } from '#rules/engine/contract';
import { asFraction, compareRatios, NOTHING, plus, probability, ratioOf, type Ratio } from '#rules/engine/ratio';
import { chanceThat, merged, TooManyPaths, walk, type Outcome } from '#rules/engine/walk';

const die = (sides: number, more: Partial<DiceCall> = {}): DiceCall => ({ count: 1, sides, why: 'a die', for: 'a', ...more });
const face = (roll: Roll, call: DiceCall): number => roll(call)[0] ?? 0;
const sumOf = (outcomes: readonly Outcome<unknown>[]): Ratio => outcomes.map(({ p }) => p).reduce(plus, NOTHING);
const isOne = ({ num, den }: Ratio): boolean => num === den;
const told = (outcomes: readonly Outcome<number>[]) =>
  Object.fromEntries(merged(outcomes, String).map(({ value, p }) => [value, probability(p).exact]));

describe('every outcome of the dice', () => {
  test('a die that only one face of another asks for is weighed by both', () => {
    const outcomes = walk((roll) => (face(roll, die(6)) === 6 ? 10 + face(roll, die(4)) : 0));
    expect(told(outcomes)).toEqual({ 0: '5/6', 11: '1/24', 12: '1/24', 13: '1/24', 14: '1/24' });
  });

  test('no die at all is one outcome, and certain', () => {
    expect(walk(() => 'as it is')).toEqual([{ value: 'as it is', p: { num: 1n, den: 1n } }]);
  });

  test('two dice of one call are both walked', () => {
    const outcomes = walk((roll) => roll({ ...die(6), count: 2 }).reduce((a, b) => a + b, 0));
    expect(outcomes).toHaveLength(36);
    expect(told(outcomes)).toMatchObject({ 2: '1/36', 7: '1/6', 12: '1/36' });
  });

  test('of a die that must reach 5 and 9 of 12 only three faces are run', () => {
    const faces: number[] = [];
    const outcomes = walk((roll) => {
      const shown = face(roll, die(12, { matters: { only: 'reaching', least: [9, 5] } }));
      faces.push(shown);
      return shown >= 9 ? 2 : shown >= 5 ? 1 : 0;
    });
    expect(faces).toEqual([1, 1, 5, 9]);
    expect(told(outcomes)).toEqual({ 0: '1/3', 1: '1/3', 2: '1/3' });
  });

  test.each([
    ['below every face', 1, '0/1', '1/1'],
    ['the highest face', 12, '11/12', '1/12'],
    ['above every face', 13, '1/1', '0/1'],
    ['a half between two faces', 6.5, '1/2', '1/2'],
  ])('a number to reach %s', (_, least, misses, hits) => {
    const outcomes = walk((roll) => face(roll, die(12, { matters: { only: 'reaching', least: [least] } })) >= least);
    expect(probability(chanceThat(outcomes, (hit) => !hit)).exact).toBe(misses);
    expect(probability(chanceThat(outcomes, (hit) => hit)).exact).toBe(hits);
  });

  test('twelve summed dice take one run a sum', () => {
    let runs = 0;
    const outcomes = walk((roll) => {
      runs += 1;
      return roll({ ...die(6, { matters: { only: 'sum' } }), count: 12 }).reduce((a, b) => a + b, 0);
    });
    expect(runs).toBe(1 + 61);
    expect(isOne(sumOf(outcomes))).toBe(true);
    expect(told(outcomes)[12]).toBe(`1/${6 ** 12}`);
  });

  test('summed dice whose number another die decides are walked face by face, and as exactly', () => {
    const outcomes = walk((roll) => {
      const count = face(roll, die(2)) === 1 ? 1 : 2;
      return roll({ ...die(6, { matters: { only: 'sum' } }), count }).reduce((a, b) => a + b, 0);
    });
    expect(isOne(sumOf(outcomes))).toBe(true);
    // Half of a die's sixth, and half of the pairs' sixth.
    expect(told(outcomes)).toMatchObject({ 1: '1/12', 6: '11/72', 7: '1/12', 12: '1/72' });
  });

  test('a run that throws fewer summed dice than the first is still exact', () => {
    const outcomes = walk((roll) => {
      const count = face(roll, die(2)) === 1 ? 2 : 1;
      return roll({ ...die(6, { matters: { only: 'sum' } }), count }).reduce((a, b) => a + b, 0);
    });
    expect(told(outcomes)).toMatchObject({ 1: '1/12', 6: '11/72', 7: '1/12', 12: '1/72' });
  });

  test('summed dice that the first run asked for and another leaves out are still exact', () => {
    const outcomes = walk((roll) => (face(roll, die(2)) === 1 ? roll({ ...die(6, { matters: { only: 'sum' } }), count: 2 }).length : 0));
    expect(told(outcomes)).toEqual({ 0: '1/2', 2: '1/2' });
  });

  test('dice against another unit are not walked when a target is named, and are when none is', () => {
    const run = (roll: Roll): number => face(roll, die(6, { against: 'other' })) + 10 * face(roll, die(2, { against: 'us' }));
    expect(walk(run, { target: 'us' })).toHaveLength(2);
    expect(walk(run)).toHaveLength(12);
  });

  test('more runs than are allowed are refused, as many as are allowed are not', () => {
    const run = (roll: Roll): number => face(roll, die(6));
    expect(() => walk(run, { most: 5 })).toThrow(TooManyPaths);
    expect(walk(run, { most: 6 })).toHaveLength(6);
  });

  test('what goes wrong in a run is thrown as it is', () => {
    expect(() =>
      walk((roll) => {
        if (face(roll, die(6)) === 4) throw new Error('a fault of the rules');
        return 0;
      }),
    ).toThrow('a fault of the rules');
  });

  test('any tree of dice sums to exactly 1 and agrees with every die one by one', () => {
    const trees = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()), { maxLength: 5 });
    fc.assert(
      fc.property(trees, (dice) => {
        const run = (roll: Roll): number =>
          dice.reduce((all, [sides, onlyIfEven]) => (onlyIfEven && all % 2 ? all : 7 * all + face(roll, die(sides))), 0);
        const outcomes = walk(run);
        const slow = slowly(run);
        return (
          isOne(sumOf(outcomes)) &&
          merged(outcomes, String).every(({ value, p }) => Math.abs(Number(p.num) / Number(p.den) - (slow.get(value) ?? -1)) < 1e-12)
        );
      }),
      { seed: 1815 },
    );
  });
});

/** Every die one by one, in floating point. */
function slowly(run: (roll: Roll) => number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open = Symbol('open');
  const from = (prefix: readonly number[], share: number): void => {
    let used = 0;
    let sides = 0;
    try {
      const value = run((call) => {
        const next = prefix[used];
        used += 1;
        if (next !== undefined) return [next];
        sides = call.sides;
        throw open;
      });
      found.set(value, (found.get(value) ?? 0) + share);
    } catch (error) {
      if (error !== open) throw error;
      for (let shown = 1; shown <= sides; shown += 1) from([...prefix, shown], share / sides);
    }
  };
  from([], 1);
  return found;
}

describe('a probability as it is shown', () => {
  const huge = 10n ** 40n;

  test.each([
    ['one miss in ten to the fortieth never becomes certain', { num: huge - 1n, den: huge }],
    ['one chance in ten to the fortieth never becomes impossible', { num: 1n, den: huge }],
    ['one miss in two to the sixtieth', { num: 2n ** 60n - 1n, den: 2n ** 60n }],
    ['one miss in two to the fifty-third, less one', { num: 2n ** 53n - 2n, den: 2n ** 53n - 1n }],
  ])('%s', (_, ratio) => {
    const { num, den } = asFraction(ratio);
    expect(num).toBeGreaterThan(0);
    expect(num).toBeLessThan(den);
    expect(compareRatios(ratioOf(probability(ratio)), ratio)).toBe(0);
  });

  test('what is certain is 1 and what is impossible 0, exactly', () => {
    expect(asFraction({ num: huge, den: huge })).toEqual({ num: 1, den: 1 });
    expect(asFraction({ num: 0n, den: huge })).toEqual({ num: 0, den: 1 });
  });

  test('99.6 in a hundred keeps its fraction', () => {
    expect(probability({ num: 996n, den: 1000n })).toEqual({ p: { num: 249, den: 250 }, exact: '249/250' });
  });
});
