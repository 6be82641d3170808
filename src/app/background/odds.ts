/** Exact chances of a shot and the dice it will ask for: the very settlement that Enter throws, walked over every face. */
import { diceAsked, settlementOf } from '#game/decide/fire';
import { standsOf } from '#game/lookup';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { effectChances } from '#rules/engine/chance';
import type { AskedDice, Foreseen } from '#ui/desk';

/** What is asked about: the aimed shot with its targets, and the shots declared for the open step. */
export interface OddsAsk {
  readonly state: GameState;
  readonly aimed: Shot | null;
  readonly targets: readonly string[];
  readonly declared: readonly Shot[];
}

export interface Odds {
  readonly chances: readonly Foreseen[];
  readonly asked: readonly AskedDice[];
  readonly stepAsked: readonly AskedDice[];
}

function foreseen(state: GameState, shot: Shot, book: RuleSet, target: string): Foreseen {
  const settle = settlementOf(state, [shot], book, target);
  const chances = effectChances((roll) => {
    const [ruling] = settle(roll);
    if (!ruling) throw new Error(`no ruling on ${target}`);
    return ruling;
  });
  const outcomes = chances.states.map(({ state: reached, p }) => ({ state: reached, label: reached, share: p }));
  return { target, outcomes, mean: { lost: chances.meanStands, of: standsOf(state, target).length, what: 'stands' } };
}

export function oddsOf({ state, aimed, targets, declared }: OddsAsk, book: RuleSet): Odds {
  return {
    chances: aimed === null ? [] : targets.map((target) => foreseen(state, aimed, book, target)),
    asked: aimed === null ? [] : diceAsked(state, [aimed], book),
    stepAsked: declared.length === 0 ? [] : diceAsked(state, declared, book),
  };
}
