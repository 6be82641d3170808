/** Dice that were thrown beforehand. */
import type { DiceCall, Roll } from '#rules/engine/contract';

export interface Scripted {
  readonly roll: Roll;
  readonly calls: readonly DiceCall[];
  /** Faces that nobody asked for. */
  left(): number;
}

/** Gives these faces in order and keeps the calls. @throws when more are asked for than were given. */
export function scripted(...faces: readonly number[]): Scripted {
  const left = [...faces];
  const calls: DiceCall[] = [];
  const roll: Roll = (call) => {
    calls.push(call);
    if (left.length < call.count) throw new Error(`${call.why}: asked for more dice than were given`);
    return left.splice(0, call.count);
  };
  return { roll, calls, left: () => left.length };
}

/** A roll that nobody may ask. */
export const noDice: Roll = (call) => {
  throw new Error(`no dice expected: ${call.why}`);
};
