/** Refusals of the game itself, where no rule text speaks. */
import type { Refused } from '#rules/engine/contract';

export function refusal(code: string, because: string): Refused {
  return { code, because, source: { text: 'game', where: 'the order of play', status: 'house' } };
}
