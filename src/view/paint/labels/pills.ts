/** The words of marks: readings on leaders, what belongs to a sign, the quiet limits of bands. */
import type { Point } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Mark } from '../../mark/mark.ts';
import { PRIORITY } from '../../mark/priority.ts';
import type { Scene } from '../../scene.ts';
import { spanEnds } from '../mark/lines.ts';
import { distance, towards } from '../plane.ts';
import type { Card } from './card.ts';
import { wish, type Asked, type LabelWish } from './wish.ts';

type Pill = Extract<Mark, { kind: 'pill' }>;

const MARKED = 10;
const DOWN = Math.PI / 2;

export function pillWishes(asked: Asked): readonly LabelWish[] {
  return asked.scene.marks.flatMap((mark) => {
    if (mark.kind === 'span') return [spanWish(mark, asked)];
    if (mark.kind !== 'pill') return [];
    const at = toScreen(asked.camera, mark.at);
    if (at.x < 0 || at.y < 0 || at.x > asked.camera.width || at.y > asked.camera.height) return [];
    return [isBand(mark) ? bandWish(mark, at, asked) : pillWish(mark, at, asked)];
  });
}

function spanWish(mark: Extract<Mark, { kind: 'span' }>, asked: Asked): LabelWish {
  const [from, to] = spanEnds(mark.from, mark.to, asked.camera);
  const card: Card = { kind: 'pill', words: mark.words, tone: mark.tone, number: null, icon: null };
  const at = towards(from, to, 0.5);
  return wish(card, { id: mark.id, priority: PRIORITY.reading, at, clear: { x: 6, y: 6 }, towards: DOWN }, asked);
}

/** The limit of a range band is a quiet word on its line. */
const isBand = (mark: Pill): boolean => mark.tone === 'brass' && mark.priority <= PRIORITY.band;

function bandWish(mark: Pill, at: Point, asked: Asked): LabelWish {
  const where = { at, clear: { x: 4, y: 4 }, spots: [at], leads: null };
  return wish({ kind: 'band', words: mark.words }, { id: mark.id, priority: mark.priority, ...where }, asked);
}

function pillWish(mark: Pill, at: Point, asked: Asked): LabelWish {
  const card: Card = { kind: 'pill', words: mark.words, tone: mark.tone, number: mark.number ?? null, icon: mark.icon ?? null };
  const where = { at, clear: { x: MARKED, y: MARKED }, towards: leaning(mark, asked.scene), leads: leads(mark), optional: yields(mark) };
  return wish(card, { id: mark.id, priority: mark.priority, ...where }, asked);
}

/** Labels of a battery's further guns rank just below a first gun's: they are shown only where they tangle with nothing. */
const yields = (mark: Pill): boolean => !RANKS.has(mark.priority);
const RANKS: ReadonlySet<number> = new Set(Object.values(PRIORITY));

/** Numbered crossings stand off by a leader; others only when they must, or when asked to. */
const leads = (mark: Pill): number => mark.away ?? (mark.number === undefined ? 0 : 1);

/** Crossings go up from the line; what belongs to a sign on the line, and the hops rise over it, goes down. */
function leaning(mark: Pill, scene: Scene): number | null {
  if (mark.number !== undefined) return acrossLine(mark, scene);
  const onSign = scene.marks.some(
    (other) =>
      other.kind === 'symbol' &&
      (other.symbol === 'por' || other.symbol === 'stopper' || other.symbol === 'cross') &&
      distance(other.at, mark.at) < 1e-6,
  );
  return onSign ? DOWN : null;
}

/** The upper side of the tested line that runs through a pill's point, in radians on the screen. */
function acrossLine(mark: Pill, scene: Scene): number {
  const tick = scene.marks.find((other) => other.kind === 'tick' && distance(other.at, mark.at) < 1e-6);
  if (tick?.kind !== 'tick') return -DOWN;
  const across = (tick.along * Math.PI) / 180;
  const [x, y] = [Math.cos(across), Math.sin(across)];
  return y < -0.2 || (Math.abs(y) <= 0.2 && x > 0) ? Math.atan2(y, x) : Math.atan2(-y, -x);
}
