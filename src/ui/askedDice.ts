/** Throws that typed dice must answer, in the order asked. `sure` is false where one hangs on dice before it. */
import type { AskedThrow, Asking } from '#game/asking';

export type AskedDice = AskedThrow;
export type { Asking };
