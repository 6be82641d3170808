/** The range that a book's mode goes by: the first of the conventions that it measures. */
import type { PairFacts, RangeReading } from '#geometry/check/facts';
import type { Tape } from '#geometry/shape/units';

/** null where nothing of the target could be measured, as out of the arc. */
export function rangeOf({ ranges }: PairFacts): RangeReading | null {
  return Object.values(ranges).find((reading) => reading) ?? null;
}

/** Hundredths of an inch, as rules go by them: a mean of several readings is not rounded again. */
export function hundredthsOf({ tape, readings = [] }: Pick<RangeReading, 'tape' | 'readings'>): number {
  return readings.length === 0 ? tape : readings.reduce((sum, one) => sum + one, 0) / readings.length;
}

export const readingOf = (pair: PairFacts): Tape | null => rangeOf(pair)?.tape ?? null;
