/** What a small step would change: the cliffs of a curve that are nearest to where the shot stands. */
import type { CurvePoint, RangeCurve } from '../rangeCurve.ts';

export interface Nudge {
  readonly way: 'forward' | 'back';
  /** Length of the step, and the reading after it, in this book's inches. */
  readonly by: number;
  readonly at: number;
  /** Name of the band that it leads to; null where it stays in its band, or may not fire. */
  readonly band: string | null;
  readonly from: number;
  /** null: it may not fire from there. */
  readonly to: number | null;
  /** "0.61″ forward is medium range: 1.4 becomes 2.7." */
  readonly said: string;
}

/** Readings are hundredths of an inch; two that differ by less than half a one are the same. */
const SAME = 0.005;
const NEIGHBOURS = 0.0101;
/** Refusals, of whatever text, that a step back meets for its distance. */
const TOO_FAR: ReadonlySet<string> = new Set(['out-of-range', 'nothing-struck']);

/** The loss that the line shows at a reading; null where there is no line. */
export function lossAt({ pieces }: RangeCurve, inches: number): number | null {
  for (const piece of pieces) {
    const after = piece.findIndex((point) => point.inches >= inches - SAME);
    const [next, before] = [piece[after], piece[after - 1]];
    if (!next || (!before && next.inches > inches + SAME)) continue;
    if (!before) return next.mean;
    return before.mean + ((next.mean - before.mean) * (inches - before.inches)) / (next.inches - before.inches);
  }
  return null;
}

/** Two neighbouring readings with different losses: the nearer, the further, and what each costs. */
interface Cliff {
  readonly near: number;
  readonly far: number;
  readonly from: number | null;
  readonly to: number | null;
}

function cliffsOf({ pieces, stops, grain }: RangeCurve): readonly Cliff[] {
  const differ = (a: number | null, b: number | null): boolean => Math.abs((a ?? 0) - (b ?? 0)) >= grain;
  const within = pieces.flatMap((piece) =>
    piece.flatMap((point, n): Cliff[] => {
      const next = piece[n + 1];
      if (!next || next.inches - point.inches > NEIGHBOURS) return [];
      return [{ near: point.inches, far: next.inches, from: point.mean, to: next.mean }];
    }),
  );
  const beside = (inches: number): CurvePoint | undefined =>
    pieces.flatMap((piece) => [piece[0], piece.at(-1)]).find((end) => end && Math.abs(end.inches - inches) < SAME);
  const ends = stops.flatMap(({ inches }): Cliff[] => {
    const [nearer, further] = [beside(inches - 0.01), beside(inches + 0.01)];
    return [
      ...(nearer ? [{ near: nearer.inches, far: inches, from: nearer.mean, to: null }] : []),
      ...(further ? [{ near: inches, far: further.inches, from: null, to: further.mean }] : []),
    ];
  });
  return [...within, ...ends].filter(({ from, to }) => differ(from, to)).toSorted((a, b) => a.near - b.near);
}

const meanWords = (mean: number | null): string => (mean === null ? 'none' : mean > 0 && mean < 0.05 ? '<0.1' : mean.toFixed(1));

const bandAt = ({ bands }: RangeCurve, inches: number): string | null => bands.find(({ upTo }) => inches <= upTo + SAME)?.name ?? null;

/** "medium 3+", as a ring on the table has it, is "medium range, 3 or more". */
function bandWords(band: string): string {
  const [, name, least] = /^(.+) (\d+)\+$/.exec(band) ?? [];
  return name === undefined ? `${band} range` : `${name} range, ${least} or more`;
}

/** Where a step leads: to another band, or no further than the reading; out of reach, or to a refusal, which gives its reason. */
function saidOf(curve: RangeCurve, { way, by, at, band, from, to }: Omit<Nudge, 'said'>): string {
  const [step, change] = [`${by.toFixed(2)}″ ${way}`, `${meanWords(from)} becomes ${meanWords(to)}.`];
  if (to !== null) return `${step} is ${band === null ? `${at.toFixed(2)}″` : bandWords(band)}: ${change}`;
  const stop = curve.stops.find(({ inches }) => Math.abs(inches - at) < SAME);
  if (!stop || (way === 'back' && TOO_FAR.has(stop.code))) return `${step} is out of reach: ${change}`;
  return `${step} it may not fire: ${change} ${stop.because}`;
}

function nudgeOf(curve: RangeCurve, here: number, { way, at, to }: Pick<Nudge, 'way' | 'at' | 'to'>): Nudge {
  const from = lossAt(curve, here) ?? 0;
  // A cliff within a band is none of the band's making.
  const band = to === null || bandAt(curve, at) === bandAt(curve, here) ? null : bandAt(curve, at);
  const nudge = { way, by: Math.round(100 * Math.abs(here - at)) / 100, at, band, from, to };
  return { ...nudge, said: saidOf(curve, nudge) };
}

/**
 * The nearest cliff on either side of a reading beyond which the loss reads otherwise; none where nothing may be fired from it.
 * Where the loss is 0 on both sides there is none.
 */
export function nudgesOf(curve: RangeCurve, here: number): readonly Nudge[] {
  const now = lossAt(curve, here);
  if (now === null) return [];
  const reads = (mean: number | null): boolean => meanWords(mean) !== meanWords(now);
  const cliffs = cliffsOf(curve);
  const forward = cliffs.findLast(({ near, from }) => near < here - SAME && reads(from));
  const back = cliffs.find(({ near, to }) => near >= here - SAME && reads(to));
  return [
    ...(forward ? [nudgeOf(curve, here, { way: 'forward', at: forward.near, to: forward.from })] : []),
    ...(back ? [nudgeOf(curve, here, { way: 'back', at: back.far, to: back.to })] : []),
  ];
}
