/** Exact chances of a shot and the dice it will ask for: the very settlement that Enter throws, walked over every face. */
import { lossesIn, volleyChances } from '#game/chances';
import { diceAsked } from '#game/decide/fire';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import type { AskedDice, Foreseen } from '#ui/desk';

/** What is asked about: the aimed shot, and the shots declared for the open step. */
export interface OddsAsk {
  readonly state: GameState;
  readonly aimed: Shot | null;
  readonly declared: readonly Shot[];
}

export interface Odds {
  readonly chances: readonly Foreseen[];
  readonly asked: readonly AskedDice[];
  readonly stepAsked: readonly AskedDice[];
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

export function oddsOf({ state, aimed, declared }: OddsAsk, book: RuleSet): Odds {
  return {
    chances: aimed === null ? [] : foreseen(state, aimed, book),
    asked: aimed === null ? [] : diceAsked(state, [aimed], book),
    stepAsked: declared.length === 0 ? [] : diceAsked(state, declared, book),
  };
}
