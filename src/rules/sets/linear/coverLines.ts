/** The musket's and the rifle's lines against hard cover, worked out: the same curve lowered by the modifier. */
import type { CurveChart } from '../../engine/chart.ts';
import { floor, fraction, plus, times, type Fraction } from '../../engine/fraction.ts';
import { asFraction, type CurveRow, type Sourced } from '../../engine/lookup.ts';
import type { SourceRef } from '../../engine/source.ts';
import { toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';

/** Of the rifle's line against cover the text says only that there is one. */
const IN_COVER = { musket: sources.notBelowZero, rifle: sources.rifleInCover } as const;

/** Where a falling straight line meets 0, to the hundredth of an inch; its own end where it never does, or is no straight line. */
function endOf([level, slope, ...higher]: readonly Fraction[], upTo: number): number {
  if (!level || !slope || higher.length > 0 || slope.num >= 0 || level.num <= 0) return upTo;
  const zero = times(level, fraction(-slope.den, slope.num));
  return Math.min(upTo, floor(times(zero, fraction(100))) / 100);
}

function lowered(row: CurveRow, by: Sourced<Fraction>, passage: SourceRef): CurveRow {
  const [level = fraction(0), ...rest] = row.coefficients.map(asFraction);
  const coefficients = [plus(level, by.value), ...rest];
  return {
    id: `${row.id}-cover`,
    label: `${row.label} against hard cover`,
    upTo: endOf(coefficients, row.upTo),
    coefficients: coefficients.map(({ num, den }) => [num, den] as const),
    source: toldFrom(toldFrom(passage, by.source), row.source ?? passage),
  };
}

/** The player's own where either of what it is worked out from is. */
export function linesInCover(lines: CurveChart, cover: Sourced<Fraction>): CurveChart {
  return {
    kind: 'curves',
    id: 'linear.lines-in-cover',
    title: 'Fire at hard cover, worked out from the lines and the modifier',
    source: { ...toldFrom(lines.source, cover.source), where: 'hard cover' },
    workedOut: [lines.id, 'linear.cover'],
    rows: Object.entries(IN_COVER).flatMap(([id, passage]) =>
      lines.rows.filter((row) => row.id === id).map((row) => lowered(row, cover, passage)),
    ),
  };
}
