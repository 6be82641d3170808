/** Who moves first, as the panel tells it. */
import { firstAsked } from '#game/decide/first';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import type { FirstView } from '#ui/desk';

/** null for a table with one side, which moves whenever it likes. */
export function firstOf(state: GameState, book: RuleSet): FirstView | null {
  if (state.sides.length < 2) return null;
  return { known: state.turn.first?.trail.at(-1) ?? null, asked: (faces) => firstAsked(state, book, faces) };
}
