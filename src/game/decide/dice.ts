/** Dice of a decision: thrown from the state's generator or typed in; typed dice that do not fit are a refusal. */
import type { Refused, Roll } from '#rules/engine/contract';
import { cupOf, DiceMisfit, misfitRefused } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import type { DiceState } from '../state.ts';

/** What happened with dice: the throws first, none where none was asked for. */
export function withDice(
  dice: DiceState,
  faces: readonly number[] | undefined,
  decide: (roll: Roll) => readonly GameEvent[] | Refused,
): readonly GameEvent[] | Refused {
  const cup = cupOf(dice, faces);
  try {
    const events = decide(cup.roll);
    if ('because' in events) return events;
    const then = cup.finish();
    return cup.throws.length === 0 ? events : [{ type: 'DiceThrown', throws: [...cup.throws], then, typed: cup.typed }, ...events];
  } catch (error) {
    if (error instanceof DiceMisfit) return misfitRefused(error);
    throw error;
  }
}
