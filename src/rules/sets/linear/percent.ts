/** Percent as this text writes them, and the exact chance of at least one hit beside the added one. */
import { compare, fraction, toNumber, type Fraction } from '../../engine/fraction.ts';

const PLACES = 1000;

/**
 * 20%, 211.64%, 0.4%. Never rounded onto a whole hundred that it is not: what can fail never reads as sure, and what can happen
 * never as nothing.
 */
export function percentWords(percent: Fraction): string {
  if (PLACES % percent.den === 0) return `${toNumber(percent)}%`;
  const rounded = Math.round(toNumber(percent) * 100) / 100;
  if (rounded % 100 !== 0) return `about ${rounded}%`;
  return compare(percent, fraction(rounded)) < 0 ? `just under ${rounded}%` : `just over ${rounded}%`;
}

/** Figures that fire with the same chance each, in percent. */
export interface Alike {
  readonly figures: number;
  readonly percent: Fraction;
}

const MILLION = 1_000_000n;

/** The chance of at least one hit in percent, each figure for itself: exact but for what lies below a millionth of a percent, never rounded up. */
export function exactChance(parts: readonly Alike[]): Fraction {
  let [num, den] = [1n, 1n];
  for (const { figures, percent } of parts) {
    const whole = BigInt(percent.den) * 100n;
    num *= (whole - BigInt(percent.num)) ** BigInt(figures);
    den *= whole ** BigInt(figures);
  }
  const any = den - num;
  const millionths = (any * 100n * MILLION) / den;
  return fraction(Number(millionths), Number(MILLION));
}
