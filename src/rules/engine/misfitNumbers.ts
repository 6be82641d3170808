/** The bounds that a book reckons with: how large a number may be, whether it may be negative, and whether it is counted or measured. */

export interface Found {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

export interface Bounds {
  /** 0: not negative. `positive`: more than 0. null: any. */
  readonly least: 0 | 'positive' | null;
  readonly whole: boolean;
  readonly most?: number;
}

/** Beyond this no number of a table means anything, and products of several would leave the exact ones. */
const MOST = 1000;

/** What the shipped numbers of one kind have in common. */
export function boundsOf(shipped: readonly number[]): Bounds {
  const least = Math.min(...shipped);
  const sign = least > 0 ? 'positive' : 0;
  return { least: least < 0 ? null : sign, whole: shipped.every(Number.isInteger) };
}

function wordsOf({ least, whole, most = MOST }: Bounds): string {
  const what = whole ? 'a whole number' : 'a number';
  const from = { positive: ' more than 0', 0: ' of 0 or more', any: '' }[least ?? 'any'];
  return `${what}${from}${from === '' ? ' of' : ' and'} at most ${most}`;
}

function fits(value: number, { least, whole, most = MOST }: Bounds): boolean {
  if (Math.abs(value) > most || (whole && !Number.isInteger(value))) return false;
  return least === null || (least === 0 ? value >= 0 : value > 0);
}

export const numberMisfit = (path: string, value: number, bounds: Bounds): readonly Found[] =>
  fits(value, bounds) ? [] : [{ path, found: String(value), expected: wordsOf(bounds) }];

/** An exact fraction: its size within the bounds, both its parts too. */
export function pairMisfit(path: string, [over, under]: readonly [number, number], bounds: Bounds): readonly Found[] {
  const small = Math.abs(over) <= MOST && under <= MOST;
  if (small && fits(over / under, bounds)) return [];
  return [{ path, found: `${over}/${under}`, expected: `${wordsOf(bounds)}, its parts too` }];
}

const signed = (value: number): string => String(value).replace('-', '−');

/** A fraction between the two ends of its scale, both of them in. */
export function limitMisfit(
  path: string,
  [over, under]: readonly [number, number],
  [least, most]: readonly [least: number, most: number],
): readonly Found[] {
  const value = over / under;
  if (value >= least && value <= most) return [];
  return [{ path, found: signed(value), expected: `a number from ${signed(least)} to ${signed(most)}` }];
}
