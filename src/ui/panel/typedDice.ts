/** Dice typed by hand: which fields to show, what they hold, and whether all of it may be sent. */
import type { AskedDice, Asking } from '../askedDice.ts';
import { WORDS } from '../words/en.ts';
import { readFace } from '../words/number.ts';

export interface DieField {
  readonly sides: number;
  readonly why: string;
  readonly for: string;
  /** Whether this die is thrown in any case; one that hangs on others is asked for once they are typed, or goes. */
  readonly sure: boolean;
}

/** One field a die, in the order in which the dice are asked for. */
export function fieldsFor(asked: readonly AskedDice[]): readonly DieField[] {
  return asked.flatMap((call) =>
    Array.from({ length: call.count }, () => ({ sides: call.sides, why: call.why, for: call.for, sure: call.sure })),
  );
}

/** The fields that what was typed so far leads to: every good face may ask for a die more, or for one less. */
export function fieldsAfter(asked: Asking, typed: readonly string[]): readonly DieField[] {
  return fieldsFor(
    asked((at, sides) => {
      const read = readFace(typed[at] ?? '', sides);
      return read.ok ? read.value : null;
    }),
  );
}

export interface DieGroup {
  readonly why: string;
  readonly sides: number;
  /** Places of its dice among all fields. */
  readonly at: readonly number[];
}

/** Dice in a row that are thrown for the same reason stand under it together. */
export function groupsOf(fields: readonly DieField[]): readonly DieGroup[] {
  const groups: { why: string; sides: number; at: number[] }[] = [];
  fields.forEach((field, at) => {
    const last = groups.at(-1);
    if (last?.why === field.why && last.sides === field.sides) last.at.push(at);
    else groups.push({ why: field.why, sides: field.sides, at: [at] });
  });
  return groups;
}

export type Faces =
  { readonly ok: true; readonly faces: readonly number[] } | { readonly ok: false; readonly at: number; readonly said: string };

/** The faces of all fields in order, or the first field that is empty or wrong and why. What is typed beyond the fields counts for nothing. */
export function readFaces(fields: readonly DieField[], typed: readonly string[]): Faces {
  const faces: number[] = [];
  for (const [at, field] of fields.entries()) {
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
