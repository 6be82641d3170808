/** The bounces after the point of ricochet: each shorter than the last, the last so short that it lands where the run ends. */
import type { Inches } from '#geometry/shape/units';

const FIRST: Inches = 2.5;
const SHRINK = 0.76;
const LEAST: Inches = 0.35;
const HEIGHT = 0.36;

/** One bounce along the run: from and to in inches from the point, and its height. */
export interface Hop {
  readonly from: Inches;
  readonly to: Inches;
  readonly height: Inches;
}

export function hopsOf(run: Inches): readonly Hop[] {
  const hops: Hop[] = [];
  let from = 0;
  let full = FIRST;
  while (from < run - 1e-9) {
    const to = full < LEAST ? run : Math.min(from + full, run);
    hops.push({ from, to, height: HEIGHT * (to - from) });
    from = to;
    full *= SHRINK;
  }
  return hops;
}

/** Height of the ball above the ground, in inches, at so many inches along the run. */
export function heightAt(hops: readonly Hop[], run: Inches): Inches {
  const hop = hops.find(({ from, to }) => run >= from && run <= to);
  if (hop === undefined) return 0;
  const share = (run - hop.from) / (hop.to - hop.from);
  return 4 * hop.height * share * (1 - share);
}
