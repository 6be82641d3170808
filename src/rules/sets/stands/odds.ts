/** Odds of a total against a strength, rounded in the target's favour: 17 to 9 is 1-1, 9 to 7 1/2 is 1-2. */
import { compare, decimal, floor, fraction, ONE, type Fraction } from '../../engine/fraction.ts';

export interface Odds {
  /** As they stand: 12-1, 1-5. */
  readonly shown: string;
  /** The chart's column: the best that the odds reach, its last for anything above; null for anything below its first. */
  readonly column: string | null;
}

const KEY = /^(\d+)-(\d+)\+?$/;

/** A column's name as a ratio: 2-1 is 2, 1-4 a quarter, 6-1+ six. null for a name that is no odds. */
function ratioOf(column: string): Fraction | null {
  const [, over, under] = KEY.exec(column) ?? [];
  return over === undefined || under === undefined || Number(under) === 0 ? null : fraction(Number(over), Number(under));
}

function columnAt(columns: readonly string[], odds: Fraction): string | null {
  const reached = columns.flatMap((column) => {
    const ratio = ratioOf(column);
    return ratio !== null && compare(ratio, odds) <= 0 ? [{ column, ratio }] : [];
  });
  return reached.toSorted((a, b) => compare(b.ratio, a.ratio))[0]?.column ?? null;
}

/** `columns` are those of the Effect of Fire chart. null where there is nothing to compare: no value, or a target without figures. */
export function oddsOf(columns: readonly string[], value: Fraction, strength: number): Odds | null {
  const against = decimal(strength);
  if (value.num <= 0 || against.num <= 0) return null;
  const ratio = fraction(value.num * against.den, value.den * against.num);
  const down = compare(ratio, ONE) < 0;
  const n = down ? -floor(fraction(-ratio.den, ratio.num)) : floor(ratio);
  return { shown: down ? `1-${n}` : `${n}-1`, column: columnAt(columns, down ? fraction(1, n) : fraction(n)) };
}
