/**
 * The three kinds of number on the table, and the only tolerance in the program.
 *
 * Floats end at the tape (docs/decisions/0003): topology works in unrounded inches, rules compare `Tape` readings.
 */

/** A length in inches, unrounded. Never compared with a rule's limit: read it off the tape first. */
export type Inches = number;
/** A bearing or facing in degrees clockwise from north (+y), in [0, 360). */
export type Degrees = number;

declare const tapeBrand: unique symbol;
/** A length as read off the tape: a whole number of hundredths of an inch, exact. 600 is 6.00″. */
export type Tape = number & { readonly [tapeBrand]: true };

/** Anything within this many inches of a boundary is on it. The only tolerance in the program. */
export const TOUCH: Inches = 1e-9;

/** Reads a length off the tape, rounding once, half up: 8.3 − 2.3 reads 600, 2.504 reads 250, 6.04 reads 604. */
export function tape(length: Inches): Tape {
  return Math.floor(100 * length + 0.5 + 1e-7) as Tape;
}

/** A limit printed in inches as a tape reading; limits are given to the hundredth at most. */
export function tapeOf(limit: Inches): Tape {
  return Math.round(100 * limit) as Tape;
}

/** A tape reading as plain inches, for files and the command line: 604 is 6.04. */
export function inchesOf(reading: Tape): number {
  return reading / 100;
}

/** A tape reading as it is shown: two decimals and the double prime. */
export function showTape(reading: Tape): string {
  return `${(reading / 100).toFixed(2)}″`;
}

/** The smallest angle that turns `from` onto `to`, clockwise positive, in (−180, 180]. 350 to 9.5 is 19.5. */
export function turnBetween(from: Degrees, to: Degrees): Degrees {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** A facing brought into [0, 360), with whole turns and their rounding dust folded to 0 (25 turns of 14.4° face north). */
export function normalFacing(facing: Degrees): Degrees {
  const folded = ((facing % 360) + 360) % 360;
  return folded < TOUCH || folded > 360 - TOUCH ? 0 : folded;
}
