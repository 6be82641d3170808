/** The range that a group or a gun is judged with: the tape's, a mean of readings kept exact, or the umpire's in its place. */
import { showTape, tape, type Tape } from '#geometry/shape/units';
import { failed, passed, type Asked } from '../../engine/checks.ts';
import type { GroupReading, Shot } from '../../engine/contract.ts';
import { compare, fraction, toNumber, type Fraction } from '../../engine/fraction.ts';
import type { SourceRef } from '../../engine/source.ts';
import { note, spareInches } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import type { FireLine } from './charts.ts';
import { sources } from './sources.ts';

export interface Judged {
  /** Hundredths of an inch; a mean of readings may fall between two. */
  readonly reading: Fraction;
  readonly measured: GroupReading;
  readonly byUmpire: boolean;
  /** How the measured range was come by, and where the text says so. */
  readonly how: string;
  readonly source: SourceRef;
}

function meanOf(readings: readonly Tape[]): Fraction {
  return fraction(
    readings.reduce((sum, one) => sum + one, 0),
    readings.length,
  );
}

export function judged(measured: GroupReading, { override }: Shot, how: string, source: SourceRef): Judged {
  const set = override?.range;
  if (set !== undefined) return { reading: fraction(tape(set)), measured, byUmpire: true, how, source };
  return { reading: meanOf(measured.readings ?? [measured.tape]), measured, byUmpire: false, how, source };
}

/** 5.38″; a mean between two hundredths with one place more: 5.385″. */
export function rangeWords(reading: Fraction): string {
  if (reading.den === 1) return showTape(reading.num as Tape);
  return `${(toNumber(reading) / 100).toFixed(reading.den === 2 ? 3 : 4)}″`;
}

const spansOf = ({ measured }: Judged) => ({ spans: measured.spans });

/** What was measured, or who set it: "Narva reads 8.00″: the nearest figure 5.00″, the furthest 11.00″, half their sum." */
function measuredWords(range: Judged, name: string): string {
  const read = `${name} reads ${rangeWords(range.reading)}${range.how}`;
  if (!range.byUmpire) return `${read}.`;
  const { readings, tape: shown } = range.measured;
  const taped = rangeWords(readings ? meanOf(readings) : fraction(shown));
  return `Range to ${name} set by the umpire at ${rangeWords(range.reading)}; the tape reads ${taped}.`;
}

const sourceFor = (range: Judged): SourceRef => (range.byUmpire ? sources.umpire : range.source);

const endOf = (line: FireLine): Fraction => fraction(Math.round(100 * line.upTo));

/** Whether a range lies within the line, its end counted in. */
export const reaches = (line: FireLine, range: Judged): boolean => compare(range.reading, endOf(line)) <= 0;

/** Beyond the end of its line a weapon does not fire; exactly at it, it may. */
export function rangeCheck(line: FireLine, range: Judged, name: string): Asked {
  const value = rangeWords(range.reading);
  const told = measuredWords(range, name);
  if (!reaches(line, range)) {
    const said = `${told} ${line.label} reaches ${rangeWords(endOf(line))}.`;
    return failed('range', 'out-of-range', range.byUmpire ? sources.umpire : sources.pastTheLine, { said, value, seen: spansOf(range) });
  }
  const left = line.upTo - toNumber(range.reading) / 100;
  return passed('range', sourceFor(range), { said: told, value, ...spareInches(left), seen: spansOf(range) });
}

export function rangeLine(by: string, range: Judged, name: string): TrailLine {
  const { num, den } = range.reading;
  return note(`${by}/range`, fraction(num, den * 100), {
    because: measuredWords(range, name),
    source: sourceFor(range),
    seen: spansOf(range),
    shown: rangeWords(range.reading),
  });
}

/** An umpire's range is a length; anything else is refused rather than passed over. */
export function overrideCheck({ override }: Shot): readonly Asked[] {
  const set = override?.range;
  if (set === undefined || (Number.isFinite(set) && set >= 0)) return [];
  return [failed('override', 'override', sources.umpire, { said: `A range set by the umpire is 0.00″ or more, not ${set}.` })];
}
