/** Exact fractions: books halve, quarter and take percents, and only odds are ever rounded. */
export interface Fraction {
  readonly num: number;
  /** Always positive; the fraction is in lowest terms. */
  readonly den: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** A fraction in lowest terms. @throws when a part is not a safe whole number or `den` is 0. */
export function fraction(num: number, den = 1): Fraction {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den === 0) throw new Error(`no fraction ${num}/${den}`);
  const shared = gcd(num, den) * (den < 0 ? -1 : 1);
  return { num: num / shared + 0, den: den / shared };
}

export const ZERO: Fraction = { num: 0, den: 1 };
export const ONE: Fraction = { num: 1, den: 1 };

/** A number of a chart as a fraction: whole, or to the nearest ten-thousandth. */
export const decimal = (value: number): Fraction =>
  Number.isInteger(value) ? fraction(value) : fraction(Math.round(value * 10_000), 10_000);

/** A whole number, which most numbers of a ruling are: nothing to shorten. */
function whole(num: number): Fraction {
  if (!Number.isSafeInteger(num)) throw new Error(`no fraction ${num}/1`);
  return { num: num + 0, den: 1 };
}

/** Over the least common denominator, so that the sum of two fine fractions stays within the safe integers. */
export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.den === 1 && b.den === 1) return whole(a.num + b.num);
  const shared = gcd(a.den, b.den);
  return fraction(a.num * (b.den / shared) + b.num * (a.den / shared), (a.den / shared) * b.den);
}
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { num: -b.num, den: b.den });
export const times = (a: Fraction, b: Fraction): Fraction =>
  a.den === 1 && b.den === 1 ? whole(a.num * b.num) : fraction(a.num * b.num, a.den * b.den);

/** Negative, zero or positive as a is less than, equal to or more than b. */
export const compare = (a: Fraction, b: Fraction): number => a.num * b.den - b.num * a.den;
export const floor = (a: Fraction): number => Math.floor(a.num / a.den);
export const toNumber = (a: Fraction): number => a.num / a.den;

/** As a rule book writes it: 6, 4 1/2, 1/4, −2 1/2. */
export function show(a: Fraction): string {
  const sign = a.num < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(a.num) / a.den);
  const rest = Math.abs(a.num) % a.den;
  if (rest === 0) return `${sign}${whole}`;
  return whole === 0 ? `${sign}${rest}/${a.den}` : `${sign}${whole} ${rest}/${a.den}`;
}
