/** Short ways to write a trail's lines and the numbers in its sentences. */
import { showTape, tape, type Degrees, type Inches } from '#geometry/shape/units';
import type { Check } from './contract.ts';
import { decimal, type Fraction } from './fraction.ts';
import { total, type Trail, type TrailLine, type TrailOp } from './trail.ts';

type Told = Omit<TrailLine, 'id' | 'op' | 'value' | 'parts'>;

const written =
  (op: TrailOp) =>
  (id: string, value: Fraction | number, told: Told): TrailLine => ({
    id,
    op,
    value: typeof value === 'number' ? decimal(value) : value,
    ...told,
  });

export const base = written('base');
export const add = written('add');
export const multiply = written('times');
export const atLeast = written('atLeast');
export const atMost = written('atMost');
export const note = written('note');

/** A line that is worth the fold of its parts. */
export function sum(id: string, parts: Trail, told: Told): TrailLine {
  return { id, op: 'add', value: total(parts), parts, ...told };
}

/** Inches as the tape reads them: 6.04″. */
export const inches = (length: Inches): string => showTape(tape(length));

/** Degrees to one decimal: 89.4°. */
export const degrees = (angle: Degrees): string => `${angle.toFixed(1)}°`;

/** 0.6° right of front, 12.0° left of front, straight ahead. */
export function offFront(off: Degrees): string {
  if (Math.abs(off) < 0.05) return 'straight ahead';
  return `${degrees(Math.abs(off))} ${off > 0 ? 'right' : 'left'} of front`;
}

/** What is so little that it deserves a second look: the quarter inch of the panel's third colour. */
const CLOSE_CALL: Inches = 0.25;

export type Spare = Required<Pick<Check, 'spare' | 'near'>>;

/** Inches to spare, and said so when they are few: 11.00″ to spare; 0.20″ to spare, within 0.25″. */
export function spareInches(left: Inches): Spare {
  const near = left <= CLOSE_CALL;
  return { spare: `${inches(left)} to spare${near ? `, within ${inches(CLOSE_CALL)}` : ''}`, near };
}

export const spareDegrees = (left: Degrees): Spare => ({ spare: `${degrees(left)} to spare`, near: false });

/** 1 stand, 3 stands. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "A, B and C". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
