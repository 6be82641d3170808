/** Exact chances of a shot: the very settlement that Enter throws, walked over every face. */
import { lossesIn, volleyChances } from '#game/chances';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import type { Foreseen } from '#ui/desk';

/** What is asked about: the aimed shot. */
export interface OddsAsk {
  readonly state: GameState;
  readonly aimed: Shot | null;
}

export interface Odds {
  readonly chances: readonly Foreseen[];
}

/** One answer for each target: what all rulings on it come to. */
function foreseen(state: GameState, shot: Shot, book: RuleSet): readonly Foreseen[] {
  const what = lossesIn(book);
  return volleyChances(state, [shot], book).targets.map(({ target, present, chances }) => ({
    target,
    outcomes: chances.states.map(({ state: reached, p }) => ({ state: reached, label: reached, share: p })),
    mean: { lost: chances[what].mean, of: present[what], what },
    loss: chances[what],
  }));
}

export const oddsOf = ({ state, aimed }: OddsAsk, book: RuleSet): Odds => ({ chances: aimed === null ? [] : foreseen(state, aimed, book) });
