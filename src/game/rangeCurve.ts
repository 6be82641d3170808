/**
 * A shot's mean loss by range under one book: staircases and straight lines as points to be joined. Where the book refuses there is
 * no point at all, which is not the same as a loss of 0. Plain data in, plain data out: a background thread can draw it up.
 */
import type { UnitId } from '#geometry/table/table';
import type { Refused, RuleSet, Shot } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import { chancesOfPlans } from './chances.ts';
import { rangeOfPlan } from './compare/column.ts';
import { bothUnits } from './compare/range.ts';
import { fighterOf, readingsOf } from './fighter.ts';
import { slid } from './compare/slide.ts';
import { modeOf, planShot, ruledTogether } from './preview.ts';
import { refusal } from './refusal.ts';
import type { GameState } from './state.ts';

export interface CurvePoint {
  readonly inches: number;
  readonly yards: number;
  /** Mean loss of the target in figures. */
  readonly mean: number;
}

/** A reading next to the line at which nothing may be fired, and why. */
export interface Stop {
  readonly inches: number;
  readonly code: string;
  readonly because: string;
}

export interface RangeCurve {
  readonly book: string;
  readonly label: string;
  readonly mode: string;
  readonly target: UnitId;
  /** Lines to be drawn, nearest first; between two of them there is nothing. */
  readonly pieces: readonly (readonly CurvePoint[])[];
  /** What ends the lines, nearest first: the first refused reading on either side of each. */
  readonly stops: readonly Stop[];
  /** Bands of the fire in inches, as the book names them. */
  readonly bands: readonly { readonly name: string; readonly upTo: number }[];
  /** Losses in figures that differ by less lie on one line. */
  readonly grain: number;
}

/** Hundredths of an inch, as the tape reads. */
type Reading = number;

/** Mean loss at a reading, or why there is none. */
type MeanAt = (reading: Reading) => number | Refused;

const isLoss = (found: number | Refused): found is number => typeof found === 'number';

interface Means {
  readonly at: MeanAt;
  readonly grain: number;
  /** Only the range changes, so that the same loss at both ends and in the middle of a stretch of one band is that of all of it. */
  readonly byRangeAlone: boolean;
}

/** What a face of a d100 is worth in figures, and a hair: losses that differ by less, for each die thrown for them, lie on one line. */
const FACE = 0.0101;
/** No stretch longer than two inches is trusted to be straight by its ends and its middle. */
const STRETCH: Reading = 200;

const NOTHING_STRUCK = refusal('nothing-struck', 'The shot does not strike it from there.');
const NO_LINE = refusal('no-line', 'The shot has no line to be moved along.');

function meanLoss(state: GameState, shot: Shot, book: RuleSet, target: UnitId): number | Refused {
  const plan = planShot(state, shot, book);
  if (plan.refused) return plan.refused;
  const found = chancesOfPlans(state, [plan], book).targets.find((one) => one.target === target);
  return found ? toNumber(found.chances.meanFigures) : NOTHING_STRUCK;
}

/** Each reading asked about once. An aimed shot is judged with the range set; a line is laid again with the firers moved along it. */
function meansOf(state: GameState, shot: Shot, book: RuleSet, target: UnitId, here: Reading): Means {
  const known = new Map<Reading, number | Refused>();
  const aimed = modeOf(book, shot.mode)?.aim === 'unit';
  const ask = (reading: Reading): number | Refused => {
    if (aimed) return meanLoss(state, { ...shot, override: { range: reading / 100 } }, book, target);
    const moved = slid(state, shot, book, (here - reading) / 100);
    return moved ? meanLoss(moved, shot, book, target) : NO_LINE;
  };
  const at: MeanAt = (reading) => {
    const mean = known.get(reading) ?? ask(reading);
    known.set(reading, mean);
    return mean;
  };
  const rulings = ruledTogether(planShot(state, shot, book).shares, book).filter(([share]) => share.target === target).length;
  return { at, grain: FACE * Math.max(1, rulings), byRangeAlone: aimed };
}

/** Readings between two that are asked about already, as many as it takes for straight lines to join them. */
function between(low: Reading, high: Reading, means: Means): readonly Reading[] {
  if (high - low <= 1) return [];
  const middle = Math.floor((low + high) / 2);
  const [a, b, m] = [means.at(low), means.at(high), means.at(middle)];
  const even = isLoss(a) && isLoss(b) && isLoss(m) && Math.abs(a + ((b - a) * (middle - low)) / (high - low) - m) < means.grain;
  const refused = !isLoss(a) && !isLoss(b) && !isLoss(m);
  const level = means.byRangeAlone && (refused || (a === m && m === b));
  if (level || ((even || refused) && high - low <= STRETCH)) return [middle];
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

/** The ends of a line and the points that lie off the straight way between their neighbours, the furthest off first. */
function cornersOf(piece: readonly CurvePoint[], grain: number): readonly CurvePoint[] {
  const [first, last] = [piece[0], piece.at(-1)];
  if (!first || !last || piece.length < 3) return piece;
  const slope = (last.mean - first.mean) / (last.inches - first.inches);
  const offs = piece.map((point) => Math.abs(first.mean + slope * (point.inches - first.inches) - point.mean));
  const most = Math.max(...offs);
  if (most < grain) return [first, last];
  const corner = offs.indexOf(most);
  return [...cornersOf(piece.slice(0, corner + 1), grain).slice(0, -1), ...cornersOf(piece.slice(corner), grain)];
}

/** Points in pieces that refusals part; one that lies on the straight line of others, to the face of a die, is left out. */
function piecesOf(readings: readonly Reading[], means: Means, book: RuleSet): readonly (readonly CurvePoint[])[] {
  const pieces: CurvePoint[][] = [];
  let open: CurvePoint[] | null = null;
  for (const reading of readings) {
    const mean = means.at(reading);
    if (!isLoss(mean)) {
      open = null;
      continue;
    }
    if (open === null) pieces.push((open = []));
    open.push({ ...bothUnits(reading, book), mean });
  }
  return pieces.map((piece) => cornersOf(piece, means.grain));
}

/** Refused readings with a line beside them: between a loss and a refusal every hundredth was asked about. */
function stopsOf(readings: readonly Reading[], means: Means): readonly Stop[] {
  const lossAt = (reading: Reading | undefined): boolean => reading !== undefined && isLoss(means.at(reading));
  return readings.flatMap((reading, index): Stop[] => {
    const found = means.at(reading);
    if (isLoss(found) || !(lossAt(readings[index - 1]) || lossAt(readings[index + 1]))) return [];
    return [{ inches: reading / 100, code: found.code, because: found.because }];
  });
}

/**
 * The curve of a shot as this book is asked it (a column's own `shot`), on `target`, from 0 to `upTo` inches of this book.
 * Everything but the range stays as it is on the table. A shot laid along a line is drawn by moving its unit along that line in
 * thought, whether or not there is room for it: the range is asked about, not the ground.
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
    stops: stopsOf(readings, means),
    bands: bands.map(({ name, upTo }) => ({ name, upTo: upTo / 100 })),
    grain: means.grain,
  };
}
