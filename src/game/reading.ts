/** The range that a book's mode goes by: the first of the conventions that it measures. */
import type { PairFacts, RangeReading } from '#geometry/check/facts';
import type { Tape } from '#geometry/shape/units';

/** null where nothing of the target could be measured, as out of the arc. */
export function rangeOf({ ranges }: PairFacts): RangeReading | null {
  return Object.values(ranges).find((reading) => reading) ?? null;
}

export const readingOf = (pair: PairFacts): Tape | null => rangeOf(pair)?.tape ?? null;
