/** Asking for dice. The faces come from elsewhere; what comes back is checked, since typed and scripted dice can be wrong. */
import type { UnitId } from '#geometry/table/table';

export interface DiceCall {
  readonly count: number;
  readonly sides: number;
  readonly why: string;
  /** The unit or stand that throws or suffers, for the log. */
  readonly for: string;
  /** The faces count against this unit alone, so that the chances of another need not walk them. */
  readonly against?: UnitId;
  /** What of the faces matters: only their sum with the other dice summed against the same unit, or only which of these numbers each reaches. */
  readonly matters?: { readonly only: 'sum' } | { readonly only: 'reaching'; readonly least: readonly number[] };
}

export type Roll = (call: DiceCall) => readonly number[];

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
