/** Exact probabilities. They multiply die by die and soon leave the safe integers, so they are kept in whole numbers of any size. */
import { fraction, type Fraction } from './fraction.ts';

export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const NOTHING: Ratio = { num: 0n, den: 1n };
export const CERTAIN: Ratio = { num: 1n, den: 1n };

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

export function plus(a: Ratio, b: Ratio): Ratio {
  if (a.den === b.den) return { num: a.num + b.num, den: a.den };
  if (a.den % b.den === 0n) return { num: a.num + b.num * (a.den / b.den), den: a.den };
  if (b.den % a.den === 0n) return { num: a.num * (b.den / a.den) + b.num, den: b.den };
  return lowest({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
}

export const times = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.num, den: a.den * b.den });
/** The chance that it does not happen. */
export const not = ({ num, den }: Ratio): Ratio => ({ num: den - num, den });
export const scaled = ({ num, den }: Ratio, by: number): Ratio => ({ num: num * BigInt(by), den });
/** Negative, zero or positive as a is less than, equal to or more than b. */
export const compareRatios = (a: Ratio, b: Ratio): number => {
  const over = a.num * b.den - b.num * a.den;
  return over < 0n ? -1 : over > 0n ? 1 : 0;
};

export function lowest({ num, den }: Ratio): Ratio {
  const shared = gcd(num, den) || 1n;
  return { num: num / shared, den: den / shared };
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The nearest fraction of safe integers. What can happen never becomes 0 by it, and what can fail never becomes 1. */
export function asFraction(ratio: Ratio): Fraction {
  const { num, den } = lowest(ratio);
  let [over, under] = [num, den];
  while (under > SAFE || over > SAFE) [over, under] = [over / 2n, under / 2n];
  if (over === 0n && num > 0n) over = 1n;
  if (over === under && num < den) over -= 1n;
  return fraction(Number(over), Number(under));
}

/** A probability: `p` as a fraction, or the nearest one where it does not fit safe integers; `exact` always in full, "7/12". */
export interface Probability {
  readonly p: Fraction;
  readonly exact: string;
}

export function probability(ratio: Ratio): Probability {
  const { num, den } = lowest(ratio);
  return { p: asFraction(ratio), exact: `${num}/${den}` };
}

/** The ratio that a probability was made of. */
export function ratioOf({ exact }: Probability): Ratio {
  const [num = '0', den = '1'] = exact.split('/');
  return { num: BigInt(num), den: BigInt(den) };
}
