/**
 * The explanation trail. A number that a ruling states is the fold of its lines, so words and number cannot part.
 * Lines `of` the same name fold into one number ("value", "die"); a line with `parts` is worth the fold of its parts.
 */
import { compare, floor, fraction, plus, times, ZERO, type Fraction } from './fraction.ts';
import type { SourceRef, Witness } from './source.ts';

export type TrailOp = 'base' | 'add' | 'times' | 'atLeast' | 'atMost' | 'floor' | 'note';

export interface TrailLine {
  readonly id: string;
  /** Which number of the ruling this line is about; "value" when absent. A `note` folds into nothing. */
  readonly of?: string;
  readonly op: TrailOp;
  readonly value: Fraction;
  readonly because: string;
  readonly source: SourceRef;
  /** False for a modifier that was looked at and not applied. */
  readonly counts?: false;
  readonly seen?: Witness;
  readonly parts?: Trail;
  /** What the panel prints at the right when the bare number says too little: "3 × 2 = 6", "6 : 18 = 1-3". */
  readonly shown?: string;
}
export type Trail = readonly TrailLine[];

function fold(sum: Fraction, line: TrailLine): Fraction {
  switch (line.op) {
    case 'base':
      return line.value;
    case 'add':
      return plus(sum, line.value);
    case 'times':
      return times(sum, line.value);
    case 'atLeast':
      return compare(sum, line.value) < 0 ? line.value : sum;
    case 'atMost':
      return compare(sum, line.value) > 0 ? line.value : sum;
    case 'floor':
      return fraction(floor(sum));
    case 'note':
      return sum;
    default:
      throw new Error(`no trail operation ${String(line.op satisfies never)}`);
  }
}

/** The number that the lines of this name fold to, exact. */
export function total(trail: Trail, of = 'value'): Fraction {
  let sum = ZERO;
  for (const line of trail) if ((line.of ?? 'value') === of && line.counts !== false) sum = fold(sum, line);
  return sum;
}
