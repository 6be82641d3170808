/** How a whole-number quantity falls: figures lost, stands lost, rounds fought. Plain data, so that a worker can send it. */
import type { Fraction } from './fraction.ts';
import {
  asFraction,
  CERTAIN,
  compareRatios,
  lowest,
  NOTHING,
  not,
  plus,
  probability,
  ratioOf,
  scaled,
  times,
  type Probability,
  type Ratio,
} from './ratio.ts';

export interface ValueChance extends Probability {
  readonly value: number;
}

export interface AtLeast extends Probability {
  readonly n: number;
}

export interface Distribution {
  /** Every value that can happen, rising; the probabilities sum to exactly 1. */
  readonly values: readonly ValueChance[];
  readonly mean: Fraction;
  /** Standard deviation. */
  readonly deviation: number;
  /** The least value that is not exceeded in at least one case of ten, and in nine of ten. */
  readonly low: number;
  readonly high: number;
  /** `atLeast[n - 1]` is the chance of n or more, from 1 to the greatest value that can happen. */
  readonly atLeast: readonly AtLeast[];
  /** The chance of 1 or more. */
  readonly any: Probability;
  /** How many there are to lose, and the chance to lose all; null where there is no such number. */
  readonly of: number | null;
  readonly all: Probability | null;
}

/** Values with their chances; the same value may come more than once. */
export type Weighted = readonly { readonly value: number; readonly p: Ratio }[];

const TENTH: Ratio = { num: 1n, den: 10n };

function gathered(weighted: Weighted): Weighted {
  const found = new Map<number, Ratio>();
  for (const { value, p } of weighted) if (p.num !== 0n) found.set(value, plus(found.get(value) ?? NOTHING, p));
  return [...found].map(([value, p]) => ({ value, p: lowest(p) })).toSorted((a, b) => a.value - b.value);
}

function quantile(values: Weighted, share: Ratio): number {
  let below = NOTHING;
  for (const { value, p } of values) {
    below = plus(below, p);
    if (compareRatios(below, share) >= 0) return value;
  }
  return values.at(-1)?.value ?? 0;
}

const momentOf = (values: Weighted, power: 1 | 2): Ratio => values.map(({ value, p }) => scaled(p, value ** power)).reduce(plus, NOTHING);

function deviationOf(values: Weighted, mean: Ratio): number {
  const square = times(mean, mean);
  const { num, den } = asFraction(plus(momentOf(values, 2), { num: -square.num, den: square.den }));
  return Math.sqrt(Math.max(0, num / den));
}

const fromOn = (values: Weighted, n: number): Ratio =>
  values.filter(({ value }) => value >= n).reduce((all, { p }) => plus(all, p), NOTHING);

/** @param of how many there are to lose; null where there is no such number. Values are whole and 0 or more. */
export function distributionOf(weighted: Weighted, of: number | null = null): Distribution {
  const values = gathered(weighted);
  const mean = momentOf(values, 1);
  const most = values.at(-1)?.value ?? 0;
  return {
    values: values.map(({ value, p }) => ({ value, ...probability(p) })),
    mean: asFraction(mean),
    deviation: deviationOf(values, mean),
    low: quantile(values, TENTH),
    high: quantile(values, not(TENTH)),
    atLeast: Array.from({ length: most }, (_, index) => ({ n: index + 1, ...probability(fromOn(values, index + 1)) })),
    any: probability(fromOn(values, 1)),
    of,
    all: of === null ? null : probability(fromOn(values, of)),
  };
}

/** The chance of n or more, for any n. */
export function chanceOfAtLeast(distribution: Distribution, n: number): Probability {
  if (n <= 0) return probability(CERTAIN);
  return distribution.atLeast[Math.ceil(n) - 1] ?? probability(NOTHING);
}

/** The sum of two quantities that do not hang together, never more than `of`: losses of two volleys at once. */
export function sumOf(a: Distribution, b: Distribution, of: number | null = null): Distribution {
  const cap = of ?? Infinity;
  const both = a.values.flatMap((one) =>
    b.values.map((other) => ({ value: Math.min(cap, one.value + other.value), p: times(ratioOf(one), ratioOf(other)) })),
  );
  return distributionOf(both, of);
}
