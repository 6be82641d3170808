/** A move before it is made: its path, its cost, and what stands in the way. */
import { showTape, tape, type Degrees, type Inches, type Tape } from '#geometry/shape/units';
import { distance } from '#geometry/shape/vec';
import type { Point } from '#geometry/table/table';
import type { Mark } from './mark.ts';
import { PRIORITY } from './priority.ts';
import { degreeWords } from './words.ts';

/** What a move costs and may cost; `allowed` is null where no book limits it. */
export interface Cost {
  readonly inches: Inches;
  readonly allowed: Tape | null;
}

/** "5.00″ of 6.00″", or the cost alone. */
export function costWords(cost: Cost): string {
  const spent = showTape(tape(cost.inches));
  return cost.allowed === null ? spent : `${spent} of ${showTape(cost.allowed)}`;
}

/** Why the place is refused, as a sentence; null where the stands may stand. */
export type Trouble = string | null;

export function moveMarks(from: Point, to: Point, cost: Cost, trouble: Trouble): readonly Mark[] {
  if (distance(from, to) === 0) return [];
  return [
    { kind: 'line', id: 'move:path', points: [from, to], stroke: trouble === null ? 'path' : 'refused' },
    { kind: 'pill', id: 'move:cost', at: to, words: costWords(cost), tone: 'ink', priority: PRIORITY.moved, away: 1 },
    ...troubleMarks(to, trouble),
  ];
}

export interface WheelDrawing {
  readonly pivot: Point;
  /** The way of the outer front corner, from where it was to where it comes. */
  readonly arc: readonly Point[];
  readonly turn: Degrees;
}

export function wheelMarks(wheel: WheelDrawing, cost: Cost, trouble: Trouble): readonly Mark[] {
  const corner = wheel.arc.at(-1) ?? wheel.pivot;
  const words = `${costWords(cost)} · ${degreeWords(wheel.turn)}`;
  return [
    { kind: 'line', id: 'wheel:path', points: wheel.arc, stroke: trouble === null ? 'path' : 'refused' },
    { kind: 'symbol', id: 'wheel:pivot', at: wheel.pivot, symbol: 'pivot' },
    { kind: 'symbol', id: 'wheel:corner', at: corner, symbol: 'corner' },
    { kind: 'pill', id: 'wheel:cost', at: corner, words, tone: 'ink', priority: PRIORITY.moved, away: 1 },
    ...troubleMarks(corner, trouble),
  ];
}

/** A turn on the spot: by how much, and which way it then faces. */
export function turnMarks(handle: Point, center: Point, turn: Degrees, facing: Degrees): readonly Mark[] {
  const words = `${degreeWords(turn)}, facing ${degreeWords(facing)}`;
  return [
    { kind: 'line', id: 'turn:hand', points: [center, handle], stroke: 'path' },
    { kind: 'symbol', id: 'turn:handle', at: handle, symbol: 'rotate' },
    { kind: 'pill', id: 'turn:pill', at: handle, words, tone: 'ink', priority: PRIORITY.moved, away: 1 },
  ];
}

export function troubleMarks(at: Point, trouble: Trouble): readonly Mark[] {
  if (trouble === null) return [];
  return [{ kind: 'pill', id: 'move:refused', at, words: trouble, tone: 'no', icon: 'cross', priority: PRIORITY.refusal, away: 2 }];
}
