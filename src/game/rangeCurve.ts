/**
 * A shot's mean loss by range under one book: staircases and straight lines as points to be joined. Where the book refuses there is
 * no point at all, which is not the same as a loss of 0. Plain data in, plain data out: a background thread can draw it up.
 */
import type { UnitId } from '#geometry/table/table';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import { chancesOfPlans } from './chances.ts';
import { rangeOfPlan } from './compare/column.ts';
import { bothUnits } from './compare/range.ts';
import { fighterOf, readingsOf } from './fighter.ts';
import { slid } from './compare/slide.ts';
import { modeOf, planShot, ruledTogether } from './preview.ts';
import type { GameState } from './state.ts';

export interface CurvePoint {
  readonly inches: number;
  readonly yards: number;
  /** Mean loss of the target in figures. */
  readonly mean: number;
}

/** What a small step would change. */
export interface Nudge {
  readonly way: 'forward' | 'back';
  /** Length of the step, and the reading after it, in this book's inches. */
  readonly by: number;
  readonly at: number;
  /** Name of the band that it leads to; null where the book names none, or refuses there. */
  readonly band: string | null;
  readonly from: number;
  /** null: it may not fire from there. */
  readonly to: number | null;
  /** "0.61″ forward is medium range: 1.4 becomes 2.7." */
  readonly said: string;
}

export interface RangeCurve {
  readonly book: string;
  readonly label: string;
  readonly mode: string;
  readonly target: UnitId;
  /** Lines to be drawn, nearest first; between two of them there is nothing. */
  readonly pieces: readonly (readonly CurvePoint[])[];
  /** Where the shot is now; null where it measures nothing, `mean` null where it may not fire. */
  readonly here: { readonly inches: number; readonly yards: number; readonly mean: number | null } | null;
  readonly nudges: readonly Nudge[];
}

/** Hundredths of an inch, as the tape reads. */
type Reading = number;

/** Mean loss at a reading; null where the book refuses. */
type MeanAt = (reading: Reading) => number | null;

interface Means {
  readonly at: MeanAt;
  readonly near: (a: number | null, b: number | null) => boolean;
}

/** What a face of a d100 is worth in figures, and a hair: losses that differ by less, for each die thrown for them, lie on one line. */
const FACE = 0.0101;
/** No stretch longer than two inches is trusted to be straight by its ends and its middle. */
const STRETCH: Reading = 200;

function meanLoss(state: GameState, shot: Shot, book: RuleSet, target: UnitId): number | null {
  const plan = planShot(state, shot, book);
  if (plan.refused) return null;
  const found = chancesOfPlans(state, [plan], book).targets.find((one) => one.target === target);
  return found ? toNumber(found.chances.meanFigures) : null;
}

/** Each reading asked about once. An aimed shot is judged with the range set; a line is laid again with the firers moved along it. */
function meansOf(state: GameState, shot: Shot, book: RuleSet, target: UnitId, here: Reading): Means {
  const known = new Map<Reading, number | null>();
  const aimed = modeOf(book, shot.mode)?.aim === 'unit';
  const ask = (reading: Reading): number | null => {
    if (aimed) return meanLoss(state, { ...shot, override: { range: reading / 100 } }, book, target);
    const moved = slid(state, shot, book, (here - reading) / 100);
    return moved && meanLoss(moved, shot, book, target);
  };
  const at: MeanAt = (reading) => {
    const before = known.get(reading);
    const mean = before === undefined ? ask(reading) : before;
    known.set(reading, mean);
    return mean;
  };
  const rulings = ruledTogether(planShot(state, shot, book).shares, book).filter(([share]) => share.target === target).length;
  const same = FACE * Math.max(1, rulings);
  return { at, near: (a, b) => (a === null || b === null ? a === b : Math.abs(a - b) < same) };
}

/** Readings between two that are asked about already, as many as it takes for straight lines to join them. */
function between(low: Reading, high: Reading, means: Means): readonly Reading[] {
  if (high - low <= 1) return [];
  const middle = Math.floor((low + high) / 2);
  const [a, b, m] = [means.at(low), means.at(high), means.at(middle)];
  const straight = a !== null && b !== null ? a + ((b - a) * (middle - low)) / (high - low) : null;
  if ((a === null) === (b === null) && means.near(m, straight) && high - low <= STRETCH) return [middle];
  return [...between(low, middle, means), middle, ...between(middle, high, means)];
}

interface Band {
  readonly name: string;
  readonly upTo: Reading;
}

function bandsOf(state: GameState, shot: Shot, book: RuleSet): readonly Band[] {
  const firer = fighterOf(state, shot.unit);
  const stand = firer.stands.find(({ id }) => shot.stands?.includes(id) ?? true);
  if (!stand) return [];
  const own = book.bands(firer, stand, readingsOf(state, book)).filter(({ mode }) => mode === shot.mode);
  const loaded = shot.load === undefined ? [] : own.filter(({ name }) => name.startsWith(shot.load ?? ''));
  return (loaded.length > 0 ? loaded : own).map(({ name, upTo }) => ({ name, upTo: Math.round(100 * upTo) }));
}

/** Both sides of every limit, the ends, and what lies between: every reading that makes a corner of the curve. */
function readingsFor(bands: readonly Band[], upTo: Reading, here: Reading | null, means: Means): readonly Reading[] {
  const limits = bands.flatMap((band) => [band.upTo, band.upTo + 1]);
  const asked = [0, ...limits, ...(here === null ? [] : [here]), upTo].filter((reading) => reading >= 0 && reading <= upTo);
  const corners = [...new Set(asked)].toSorted((a, b) => a - b);
  return corners.flatMap((reading, index) => {
    const next = corners[index + 1];
    return next === undefined ? [reading] : [reading, ...between(reading, next, means)];
  });
}

/** Points in pieces that refusals part; one in the middle of a straight line is left out. */
function piecesOf(readings: readonly Reading[], means: Means, book: RuleSet): readonly (readonly CurvePoint[])[] {
  const pieces: CurvePoint[][] = [];
  let open: CurvePoint[] | null = null;
  for (const reading of readings) {
    const mean = means.at(reading);
    if (mean === null) {
      open = null;
      continue;
    }
    if (open === null) pieces.push((open = []));
    open.push({ ...bothUnits(reading, book), mean });
  }
  return pieces.map((piece) => piece.filter((point, index) => !isBetween(piece[index - 1], point, piece[index + 1])));
}

function isBetween(before: CurvePoint | undefined, point: CurvePoint, after: CurvePoint | undefined): boolean {
  if (!before || !after) return false;
  const share = (point.inches - before.inches) / (after.inches - before.inches);
  return Math.abs(before.mean + share * (after.mean - before.mean) - point.mean) < 1e-9;
}

const meanWords = (mean: number | null): string => (mean === null ? 'none' : mean > 0 && mean < 0.05 ? '<0.1' : mean.toFixed(1));

const bandAt = (bands: readonly Band[], reading: Reading): string | null => bands.find(({ upTo }) => reading <= upTo)?.name ?? null;

function nudgeOf(way: Nudge['way'], here: Reading, at: Reading, bands: readonly Band[], means: Means): Nudge {
  const [from, to] = [means.at(here) ?? 0, means.at(at)];
  // A cliff within a band is none of the band's making.
  const band = to === null || bandAt(bands, at) === bandAt(bands, here) ? null : bandAt(bands, at);
  const by = Math.abs(here - at) / 100;
  const where = to === null ? 'out of reach' : band === null ? `${(at / 100).toFixed(2)}″` : `${band} range`;
  const said = `${by.toFixed(2)}″ ${way} is ${where}: ${meanWords(from)} becomes ${meanWords(to)}.`;
  return { way, by, at: at / 100, band, from, to, said };
}

/** The nearest cliff on either side: two neighbouring readings whose losses differ. Where the loss is 0 on both sides there is none. */
function nudgesOf(readings: readonly Reading[], here: Reading | null, bands: readonly Band[], means: Means): readonly Nudge[] {
  if (here === null || means.at(here) === null) return [];
  const cliffs = readings.filter((reading, index) => {
    const next = readings[index + 1];
    return next === reading + 1 && !means.near(means.at(reading) ?? 0, means.at(next) ?? 0);
  });
  const forward = cliffs.findLast((reading) => reading < here);
  const back = cliffs.find((reading) => reading >= here);
  return [
    ...(forward === undefined ? [] : [nudgeOf('forward', here, forward, bands, means)]),
    ...(back === undefined ? [] : [nudgeOf('back', here, back + 1, bands, means)]),
  ];
}

/**
 * The curve of a shot as this book is asked it (a column's own `shot`), on `target`, from 0 to `upTo` inches of this book.
 * Everything but the range stays as it is on the table. A shot laid along a line is drawn by moving its unit along that line;
 * where it would stand on others or off the table there is a gap.
 */
export function rangeCurve(
  state: GameState,
  shot: Shot,
  book: RuleSet,
  on: { readonly target: UnitId; readonly upTo: number },
): RangeCurve {
  const { target } = on;
  const measured = rangeOfPlan(state, planShot(state, shot, book), book, target);
  const set = shot.override?.range;
  const here = set !== undefined ? Math.round(100 * set) : measured === null ? null : Math.round(100 * measured.inches);
  const means = meansOf(state, shot, book, target, here ?? 0);
  const bands = bandsOf(state, shot, book);
  const readings = here === null ? [] : readingsFor(bands, Math.round(100 * on.upTo), here, means);
  return {
    book: book.id,
    label: book.label,
    mode: shot.mode,
    target,
    pieces: piecesOf(readings, means, book),
    here: here === null ? null : { ...bothUnits(here, book), mean: means.at(here) },
    nudges: nudgesOf(readings, here, bands, means),
  };
}
