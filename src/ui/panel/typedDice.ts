/** Dice typed by hand: which fields to show, what they hold, and whether all of it may be sent. */
import type { AskedDice } from '../desk.ts';
import { WORDS } from '../words/en.ts';
import { readFace } from '../words/number.ts';

export interface DieField {
  readonly sides: number;
  readonly why: string;
  readonly for: string;
  /** Whether this die is thrown in any case; a die that hangs on others may stay empty. */
  readonly sure: boolean;
}

/** One field a die, in the order in which the dice are asked for. */
export function fieldsFor(asked: readonly AskedDice[]): readonly DieField[] {
  return asked.flatMap((call) =>
    Array.from({ length: call.count }, () => ({ sides: call.sides, why: call.why, for: call.for, sure: call.sure })),
  );
}

export type Faces =
  { readonly ok: true; readonly faces: readonly number[] } | { readonly ok: false; readonly at: number; readonly said: string };

/**
 * The faces of all fields in order, or the first field that is wrong and why. Only dice at the end that may not be asked for
 * may be left empty; an empty field before a filled one is refused.
 */
export function readFaces(fields: readonly DieField[], typed: readonly string[]): Faces {
  const faces: number[] = [];
  let last = fields.length - 1;
  while (last >= 0 && fields[last]?.sure === false && (typed[last] ?? '').trim() === '') last -= 1;
  for (let at = 0; at <= last; at += 1) {
    const field = fields[at];
    if (field === undefined) break;
    const read = readFace(typed[at] ?? '', field.sides);
    if (!read.ok) return { ok: false, at, said: read.said };
    faces.push(read.value);
  }
  return { ok: true, faces };
}

/** How many fields that must be filled are still empty. */
export function leftToType(fields: readonly DieField[], typed: readonly string[]): string | null {
  const left = fields.filter((field, at) => field.sure && (typed[at] ?? '').trim() === '').length;
  return left === 0 ? null : WORDS.needDice(left);
}

/** A list pasted or typed into one field, spread from it on: "7 3 11", "7; 3" or "7, 3". A lone "7,5" is not a list. */
export function spread(text: string): readonly string[] | null {
  const parts = text.trim().split(/[;\s]+|,\s+/);
  return parts.length > 1 && parts.every((part) => part !== '') ? parts : null;
}

/** True when the field is complete, so that the focus may go to the next: no further digit could make it another face. */
export function isComplete(text: string, sides: number): boolean {
  const read = readFace(text, sides);
  return read.ok && read.value * 10 > sides;
}
