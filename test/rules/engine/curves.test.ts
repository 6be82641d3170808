/** Curves of a player's own: exact where a tape can read them, harmless where their numbers run away, refused where they cannot be. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { CurveChart } from '#rules/engine/chart';
import { fraction, minus, plus, times, toNumber, type Fraction } from '#rules/engine/fraction';
import { curveAt, isCut } from '#rules/engine/lookup';
import { parseChart } from '#rules/engine/parseChart';

type Coefficients = CurveChart['rows'][number]['coefficients'];
const row = (upTo: number, coefficients: Coefficients) => ({ id: 'c', label: 'C', upTo, coefficients });
const chart = (upTo: number, coefficients: Coefficients): CurveChart => ({
  kind: 'curves',
  id: 'c',
  title: 'C',
  source: { text: '000', where: 'x', status: 'yours' },
  rows: [row(upTo, coefficients)],
});
const faults = (upTo: number, coefficients: Coefficients) =>
  audit([chart(upTo, coefficients)]).map((fault) => `${fault.path}: ${fault.said}`);

const coefficient = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 5000 }));

describe('a curve’s value', () => {
  test('up to the fourth power it is the polynomial, or nothing where that is below nothing', () => {
    fc.assert(
      fc.property(fc.array(coefficient, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 6000 }), (coefficients, reading) => {
        const r = reading / 100;
        const slow = coefficients.reduce((sum, [over, under], power) => sum + (over / under) * r ** power, 0);
        const value = toNumber(curveAt(row(60, coefficients), reading));
        expect(Math.abs(value - Math.max(0, slow))).toBeLessThan(2e-6 + Math.abs(slow) * 1e-9);
      }),
    );
  });

  test('with whole coefficients it is exact to the fourth power at every reading of the tape', () => {
    const whole = fc.array(fc.integer({ min: -2000, max: 2000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 6000 }), (coefficients, reading) => {
        const own = row(
          60,
          coefficients.map((one) => [one, 1] as const),
        );
        // In hundred-millionths, by whole numbers alone.
        const slow = coefficients.reduce(
          (sum, one, power) => sum + BigInt(one) * BigInt(reading) ** BigInt(power) * 100n ** BigInt(4 - power),
          0n,
        );
        const { num, den } = curveAt(own, reading);
        if (slow > 9_000_000_000_000_000n) return;
        expect(BigInt(num) * 10n ** 8n).toBe((slow > 0n ? slow : 0n) * BigInt(den));
        expect(isCut(own, reading)).toBe(false);
      }),
    );
  });

  test('what is finer than a hundred-millionth is never rounded up, and is known to be cut', () => {
    // (r/7)⁴ at 3.33 = 0.05121289…, and at 7, where it is 1
    const seventh = row(60, [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 2401],
    ]);
    const value = curveAt(seventh, 333);
    expect([value, isCut(seventh, 333)]).toEqual([fraction(Math.floor(333 ** 4 / 2401), 10 ** 8), true]);
    expect([curveAt(seventh, 700), isCut(seventh, 700)]).toEqual([fraction(1), false]);
    // A mean between two readings has parts sixteen times as fine.
    const fourth = row(60, [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
    expect([isCut(fourth, 333), isCut(fourth, fraction(667, 2)), isCut(fourth, fraction(668, 2))]).toEqual([false, true, false]);
    expect([isCut(fourth, 6001), curveAt(fourth, 6001)]).toEqual([false, fraction(0)]);
  });

  test('it may be multiplied by a battalion and added to another without leaving the safe integers', () => {
    const quartic: Coefficients = [
      [30, 1],
      [0, 1],
      [-4, 15],
      [0, 1],
      [2, 3375],
    ];
    const [one, two] = [curveAt(row(15, quartic), 777), curveAt(row(15, quartic), 779)];
    const sum = plus(times(one, fraction(400)), times(two, fraction(400)));
    const slow = (r: number) => 30 - (4 / 15) * r ** 2 + (2 / 3375) * r ** 4;
    expect(toNumber(sum)).toBeCloseTo(400 * (slow(7.77) + slow(7.79)), 2);
  });

  test('a value that no percent can have stays a number', () => {
    const huge = curveAt(
      row(60, [
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
        [Number.MAX_SAFE_INTEGER, 1],
      ]),
      6000,
    );
    expect(huge).toEqual(fraction(Number.MAX_SAFE_INTEGER));
    expect(
      curveAt(
        row(60, [
          [0, 1],
          [-Number.MAX_SAFE_INTEGER, 1],
        ]),
        6000,
      ),
    ).toEqual(fraction(0));
  });
});

describe('what is refused of a curve', () => {
  test.each([
    ['reaches nowhere', 0, [[30, 1]], 'rows[0].upTo: 0 is not more than 0 and at most 100 inches'],
    ['reaches backwards', -1, [[30, 1]], 'rows[0].upTo: -1 is not more than 0 and at most 100 inches'],
    ['ends between two hundredths', 10.005, [[30, 1]], 'rows[0].upTo: 10.005 is finer than the tape, which reads hundredths of an inch'],
    [
      'runs away',
      60,
      [
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
        [Number.MAX_SAFE_INTEGER, 1],
      ],
      'rows[0].coefficients: more than 100% at 0.01 inches',
    ],
    [
      'is above a hundred at the muzzle',
      15,
      [
        [101, 1],
        [-7, 1],
      ],
      'rows[0].coefficients: more than 100% at 0.00 inches',
    ],
    [
      'rises above a hundred at its very end',
      20,
      [
        [80, 1],
        [1, 1],
        [1, 10_000],
      ],
      'rows[0].coefficients: more than 100% at 19.97 inches',
    ],
  ] as const)('one that %s', (_, upTo, coefficients, said) => {
    expect(faults(upTo, coefficients)).toEqual([said]);
  });

  test.each([
    [
      'exactly a hundred at the muzzle',
      15,
      [
        [100, 1],
        [-7, 1],
      ],
    ],
    [
      'exactly a hundred at its end',
      20,
      [
        [80, 1],
        [1, 1],
      ],
    ],
    ['a hundredth of an inch of reach', 0.01, [[30, 1]]],
    [
      'a hundred inches',
      100,
      [
        [30, 1],
        [-3, 10],
      ],
    ],
    [
      'above a hundred only beyond its end',
      19.99,
      [
        [80, 1],
        [1, 1],
      ],
    ],
    [
      'below nothing within its reach',
      60,
      [
        [30, 1],
        [-2, 1],
      ],
    ],
    ['the text’s 5.75 inches', 5.75, [[30, 1]]],
  ] as const)('but not one of %s', (_, upTo, coefficients) => expect(faults(upTo, coefficients)).toEqual([]));

  test('coefficients are read as exact fractions of whole numbers, over a positive one', () => {
    const read = (coefficients: unknown) => {
      const parsed = parseChart({ ...chart(15, []), rows: [{ id: 'c', label: 'C', upTo: 15, coefficients }] });
      return parsed.ok ? 'read' : parsed.path;
    };
    expect([
      read([
        [30, 1],
        [-1, 5],
      ]),
      read([30, -2]),
      read([[1.5, 1]]),
      read([[1, 0]]),
      read([[1, -5]]),
      read([[1]]),
      read('30'),
    ]).toEqual([
      'read',
      'rows[0].coefficients[0]',
      'rows[0].coefficients[0][0]',
      'rows[0].coefficients[0][1]',
      'rows[0].coefficients[0][1]',
      'rows[0].coefficients[0]',
      'rows[0].coefficients',
    ]);
  });
});

test('sums over the least common denominator are those over the product', () => {
  const part = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 1, max: 900 }));
  const slow = (a: Fraction, b: Fraction, sign: number) => fraction(a.num * b.den + sign * b.num * a.den, a.den * b.den);
  fc.assert(
    fc.property(part, part, ([a, b], [c, d]) => {
      const [one, two] = [fraction(a, b), fraction(c, d)];
      expect(plus(one, two)).toEqual(slow(one, two, 1));
      expect(minus(one, two)).toEqual(slow(one, two, -1));
    }),
  );
  expect(plus(fraction(9_000_000_000, 1_000_003), fraction(1, 1_000_003))).toEqual(fraction(9_000_000_001, 1_000_003));
});
