/** The dice that something is going to ask for, found by running it dry. */
import type { DiceCall, Roll } from '#rules/engine/contract';

/** A throw that is going to be asked for; `sure` is false where it hangs on faces that are not known yet. */
export interface AskedThrow extends DiceCall {
  readonly sure: boolean;
}

/** The face that is known for the die at this place among all dice asked for, or null where none is, or it is no face of that die. */
export type KnownFace = (at: number, sides: number) => number | null;

/** The throws in the order asked, to their end, when these faces are known. With every face known nothing is unsure. */
export type Asking = (known: KnownFace) => readonly AskedThrow[];

/** What `run` asks for: the known faces first, from the first unknown one on lowest, middle and highest faces in turn. */
export const throwsAsked =
  (run: (roll: Roll) => unknown): Asking =>
  (known) => {
    const callsWith = (face: (sides: number) => number): readonly DiceCall[] => {
      const calls: DiceCall[] = [];
      let at = 0;
      let open = false;
      const throwOne = (sides: number): number => {
        const given = open ? null : known(at, sides);
        open = given === null;
        at += 1;
        return given ?? face(sides);
      };
      run((call) => {
        calls.push(call);
        return Array.from({ length: call.count }, () => throwOne(call.sides));
      });
      return calls;
    };
    const runs = [callsWith((sides) => Math.ceil(sides / 2)), callsWith(() => 1), callsWith((sides) => sides)];
    const longest = runs.reduce((a, b) => (b.length > a.length ? b : a));
    return longest.map((call, i) => ({ ...call, sure: runs.every((one) => one[i]?.why === call.why && one[i]?.count === call.count) }));
  };
