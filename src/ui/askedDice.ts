/** A throw that typed dice must answer, in the order asked. `sure` is false where it depends on dice before it. */
import type { DiceCall } from '#rules/engine/contract';

export interface AskedDice extends DiceCall {
  readonly sure: boolean;
}
