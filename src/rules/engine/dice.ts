/** Asking for dice. The faces come from elsewhere; what comes back is checked, since typed and scripted dice can be wrong. */
import type { DiceCall, Roll } from './contract.ts';

/** The faces of a call. @throws when there are too few or too many, or one is no face of the die. */
export function throwDice(roll: Roll, call: DiceCall): readonly number[] {
  const faces = roll(call);
  if (faces.length !== call.count) throw new Error(`${call.why}: ${faces.length} dice for ${call.count}`);
  const wrong = faces.find((face) => !Number.isInteger(face) || face < 1 || face > call.sides);
  if (wrong !== undefined) throw new Error(`${call.why}: no face ${wrong} on a d${call.sides}`);
  return faces;
}

/** The face of a single die. */
export function throwDie(roll: Roll, call: Omit<DiceCall, 'count'>): number {
  const [face] = throwDice(roll, { ...call, count: 1 });
  if (face === undefined) throw new Error(`${call.why}: no die`);
  return face;
}
