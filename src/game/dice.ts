/** Dice live in the state: a throw is a pure function of four integers, so undo and replay repeat it exactly. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { DiceCall, DiceFault, Refused, Roll, Thrown } from '#rules/engine/contract';
import { refusal } from './refusal.ts';
import type { DiceState } from './state.ts';

/** FNV-1a over the seed's UTF-16 units: any text is a seed, and equal texts are equal seeds. */
function hash(seed: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  return h | 0;
}

export function seedDice(seed: string): DiceState {
  return { words: xoroshiro128plus(hash(seed)).getState(), thrown: 0 };
}

/** Throws `count` fair dice of `sides` faces, numbered from 1. The given state is not changed. */
export function rollDice(dice: DiceState, count: number, sides: number): { readonly faces: readonly number[]; readonly then: DiceState } {
  const generator = xoroshiro128plusFromState(dice.words);
  const faces = Array.from({ length: count }, () => uniformInt(generator, 1, sides));
  return { faces, then: { words: generator.getState(), thrown: dice.thrown + count } };
}

/** Real dice were typed in, and do not fit what the rules asked for. */
export class DiceMisfit extends Error {
  readonly fault: DiceFault;

  constructor(message: string, fault: DiceFault) {
    super(message);
    this.fault = fault;
  }
}

/** The same as a refusal. */
export const misfitRefused = ({ message, fault }: DiceMisfit): Refused => ({
  ...refusal('dice', `The dice do not fit: ${message}.`),
  dice: fault,
});

/** Collects the throws of one settlement, from the state's generator or from faces typed in. */
export interface Cup {
  readonly roll: Roll;
  readonly throws: readonly Thrown[];
  readonly typed: boolean;
  /** The generator's state after the throws. @throws DiceMisfit when typed faces are left over. */
  finish(): DiceState;
}

function typedFace(faces: readonly number[], at: number, call: DiceCall): number {
  const face = faces[at];
  const { sides, why } = call;
  const fault: DiceFault = { at, given: face ?? null, askedFor: { sides, why, for: call.for } };
  if (face === undefined) throw new DiceMisfit(`too few dice: ${faces.length} given, one more d${sides} is asked for (${why})`, fault);
  if (!Number.isInteger(face) || face < 1 || face > sides)
    throw new DiceMisfit(`die ${at + 1} reads ${face}; a d${sides} is asked for there (${why}), 1 to ${sides}`, fault);
  return face;
}

export function cupOf(dice: DiceState, faces?: readonly number[]): Cup {
  let now = dice;
  let used = 0;
  const throws: Thrown[] = [];
  const throwTyped = (call: DiceCall, given: readonly number[]) => Array.from({ length: call.count }, () => typedFace(given, used++, call));
  const throwSeeded = (call: DiceCall) => {
    const thrown = rollDice(now, call.count, call.sides);
    now = thrown.then;
    return thrown.faces;
  };
  return {
    typed: faces !== undefined,
    throws,
    roll: (call) => {
      const shown = faces === undefined ? throwSeeded(call) : throwTyped(call, faces);
      throws.push({ call, faces: shown });
      return shown;
    },
    finish: () => {
      if (faces !== undefined && used < faces.length) {
        const last = throws.at(-1)?.call;
        const after = last ? `; the last is a d${last.sides} (${last.why})` : '';
        const fault: DiceFault = { at: used, given: faces[used] ?? null, askedFor: null };
        throw new DiceMisfit(`too many dice: ${faces.length} given, ${used} asked for${after}`, fault);
      }
      return now;
    },
  };
}
