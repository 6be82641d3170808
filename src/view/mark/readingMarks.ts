/** Readings on demand: the line of every firing stand, and where a reading falls in the bands. */
import { showTape, tapeOf, type Inches } from '#geometry/shape/units';
import { midpoint } from '#geometry/shape/vec';
import type { RangeReading } from '#geometry/check/facts';
import type { ShotPlan } from '#game/session.types';
import type { StandId } from '#geometry/table/table';
import { NEAR } from './marginMarks.ts';
import type { Mark } from './mark.ts';
import { rangeOf } from '#game/reading';
import { PRIORITY } from './priority.ts';
import { inchWords } from './words.ts';

/** A thin line and a reading for each stand that bears, the refused ones in red. */
export function standLineMarks(plan: ShotPlan): readonly Mark[] {
  return plan.stands.flatMap(({ facts, verdict }): readonly Mark[] => {
    const refused = verdict.refused !== null;
    const id = `stand-line:${facts.stand}`;
    const stroke = refused ? 'refused' : 'per-stand';
    if (facts.line) {
      const { from, to, length } = facts.line;
      return lineAndReading(id, stroke, { from, to, words: inchWords(length) });
    }
    const reading = facts.pair && rangeOf(facts.pair);
    const spans = reading?.spans ?? [];
    return spans.flatMap((span, n) =>
      lineAndReading(`${id}:${n}`, stroke, { ...span, words: reading && n === 0 ? showTape(reading.tape) : '' }),
    );
  });
}

interface Read {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly words: string;
}

function lineAndReading(id: string, stroke: 'refused' | 'per-stand', read: Read): readonly Mark[] {
  const line: Mark = { kind: 'line', id, points: [read.from, read.to], stroke };
  if (read.words === '') return [line];
  const at = midpoint(read.from, read.to);
  return [line, { kind: 'pill', id: `${id}:pill`, at, words: read.words, tone: 'paper', priority: PRIORITY.reading }];
}

/** A band of a weapon: its name and its limit in inches. */
export interface Band {
  readonly name: string;
  readonly upTo: Inches;
}

/**
 * Where a reading falls: "2.00″ counts as close". A reading on a limit, or within 0.25″ of one, is said to be near; the
 * limit itself belongs to the nearer band. Beyond the last band it says so.
 */
export function rangeBandMarks(stand: StandId, reading: RangeReading, bands: readonly Band[]): readonly Mark[] {
  const span = reading.spans[0];
  if (!span) return [];
  const rising = [...bands].sort((a, b) => a.upTo - b.upTo);
  const band = rising.find((one) => reading.tape <= tapeOf(one.upTo));
  const near = rising.some((one) => Math.abs(reading.tape - tapeOf(one.upTo)) <= tapeOf(NEAR));
  const words = band ? `${showTape(reading.tape)} counts as ${band.name}` : `${showTape(reading.tape)} is beyond range`;
  const id = `band:${stand}`;
  const tone = band ? (near ? 'near' : 'paper') : 'no';
  const icon = band ? (near ? { icon: 'near' as const } : {}) : { icon: 'cross' as const };
  return [{ kind: 'pill', id: `${id}:pill`, at: span.to, words, tone, ...icon, priority: PRIORITY.reading }];
}
