/** Chances as JSON: fractions in full beside their decimals. */
import type { EffectChances, Probability } from '#rules/engine/chance';
import type { Distribution } from '#rules/engine/distribution';
import type { Effect, Ruling } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import { readingsJson, trailJson } from './output.ts';

/** "7/12" and its nearest decimal. */
export const chanceJson = ({ p, exact }: Probability): { readonly p: string; readonly decimal: number } => ({
  p: exact,
  decimal: toNumber(p),
});

const effectJson = (effect: Effect): object => ({
  state: effect.state,
  figures: effect.figures,
  stands: effect.stands.length,
  lost: effect.stands,
  guns: effect.guns,
});

/** `atLeast[n - 1]` is the chance of n or more. */
export const distributionJson = (one: Distribution) => ({
  mean: toNumber(one.mean),
  deviation: one.deviation,
  low: one.low,
  high: one.high,
  of: one.of,
  values: one.values.map((each) => ({ value: each.value, ...chanceJson(each) })),
  atLeast: one.atLeast.map((each) => ({ n: each.n, ...chanceJson(each) })),
});

/** `mean` and `atLeast` count what the book counts its losses in. */
export function chancesJson(chances: EffectChances, counts: 'figures' | 'stands') {
  const losses = chances[counts];
  return {
    outcomes: chances.effects.map((one) => ({ effect: effectJson(one.effect), result: one.result, ...chanceJson(one) })),
    counts,
    mean: toNumber(losses.mean),
    atLeast: losses.atLeast.map((each) => ({ n: each.n, ...chanceJson(each) })),
    states: chances.states.map((one) => ({ state: one.state, ...chanceJson(one) })),
    destroyed: chanceJson(chances.destroyed),
    figures: distributionJson(chances.figures),
    stands: distributionJson(chances.stands),
  };
}

/** A ruling before its dice. */
export const foreseenJson = (ruling: Omit<Ruling, 'dice' | 'effect'>) => ({
  target: ruling.target,
  step: ruling.step,
  value: toNumber(ruling.value),
  odds: ruling.odds,
  column: ruling.column,
  modifiers: ruling.modifiers,
  result: ruling.result,
  ...ruling.numbers,
  ...readingsJson(ruling.readings),
  trail: trailJson(ruling.trail),
});
