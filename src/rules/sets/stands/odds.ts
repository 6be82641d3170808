/** Odds of a total against a strength, rounded in the target's favour: 17 to 9 is 1-1, 9 to 7 1/2 is 1-2. */
import { compare, floor, fraction, times, type Fraction } from '../../engine/fraction.ts';
import { effectColumns } from './charts.ts';

export interface Odds {
  /** As they stand: 12-1, 1-5. */
  readonly shown: string;
  /** The chart's column: its last for anything above, null for anything below its first. */
  readonly column: string | null;
}

/** null where there is nothing to compare: no value, or a target without figures. */
export function oddsOf(value: Fraction, strength: number): Odds | null {
  if (compare(value, fraction(0)) <= 0 || strength <= 0) return null;
  const ratio = times(value, fraction(1, strength));
  if (compare(ratio, fraction(1)) < 0) {
    const shown = `1-${-floor(fraction(-ratio.den, ratio.num))}`;
    return { shown, column: effectColumns.includes(shown) ? shown : null };
  }
  const shown = `${floor(ratio)}-1`;
  return { shown, column: effectColumns.includes(shown) ? shown : (effectColumns.at(-1) ?? null) };
}
