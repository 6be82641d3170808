/** Who moves first, as the panel tells it. */
import type { Asking } from '#game/asking';
import { firstAsked } from '#game/decide/first';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import type { FirstView } from '#ui/desk';

/** Every tie asks for more dice: the faces that are known are taken one after the other, as far as they are asked for. */
const asking =
  (state: GameState, book: RuleSet): Asking =>
  (known) => {
    const faces: number[] = [];
    for (;;) {
      const calls = firstAsked(state, book, faces);
      const next = calls[faces.length];
      const face = next ? known(faces.length, next.sides) : null;
      if (face === null) return calls;
      faces.push(face);
    }
  };

/** null for a table with one side, which moves whenever it likes. */
export function firstOf(state: GameState, book: RuleSet): FirstView | null {
  if (state.sides.length < 2) return null;
  return { known: state.turn.first?.trail.at(-1) ?? null, asked: asking(state, book) };
}
