/** Exact chances of a ruling, by walking the dice of the very settlement that rules. */
import type { Effect, Roll, Ruling } from './contract.ts';
import { effectWords } from './effectWords.ts';
import { distributionOf, type Distribution } from './distribution.ts';
import type { Fraction } from './fraction.ts';
import { lowest, probability, times, type Probability } from './ratio.ts';
import { chanceThat, merged, walk, type Outcome } from './walk.ts';

export type { Probability } from './ratio.ts';

export interface StateChance extends Probability {
  readonly state: Effect['state'];
}

export interface EffectChance extends Probability {
  readonly effect: Effect;
  readonly result: string;
}

export interface EffectChances {
  /** By state reached, mildest first; sums to 1. */
  readonly states: readonly StateChance[];
  /** By effect, told apart by all that it does; sums to 1. */
  readonly effects: readonly EffectChance[];
  readonly meanFigures: Fraction;
  readonly meanStands: Fraction;
  /** Losses in figures; a stand lost takes its figures with it. */
  readonly figures: Distribution;
  readonly stands: Distribution;
  /** The chance that nothing of the target is left. */
  readonly destroyed: Probability;
}

/** What a target has to lose. */
export interface Present {
  readonly figures: number;
  readonly stands: number;
}

/** An effect with the words of its ruling. */
export interface Suffered {
  readonly effect: Effect;
  readonly result: string;
}

const LADDER: readonly Effect['state'][] = ['none', 'stopped', 'shaken', 'routed', 'destroyed'];

const rung = (state: Effect['state']): number => LADDER.indexOf(state);

const graver = (a: Effect['state'], b: Effect['state']): Effect['state'] => (rung(b) > rung(a) ? b : a);

function isDestroyed(effect: Effect, present: Present | null): boolean {
  if (effect.state === 'destroyed') return true;
  if (!present) return false;
  return (present.figures > 0 && effect.figures >= present.figures) || (present.stands > 0 && effect.stands.length >= present.stands);
}

/** What the effects of a walk come to. */
export function chancesOf(suffered: readonly Outcome<Suffered>[], present: Present | null = null): EffectChances {
  const states = merged(suffered, ({ effect }) => effect.state).toSorted((a, b) => rung(a.value.effect.state) - rung(b.value.effect.state));
  const figures = distributionOf(
    suffered.map(({ value, p }) => ({ value: value.effect.figures, p })),
    present?.figures ?? null,
  );
  const stands = distributionOf(
    suffered.map(({ value, p }) => ({ value: value.effect.stands.length, p })),
    present?.stands ?? null,
  );
  return {
    states: states.map(({ value, p }) => ({ state: value.effect.state, ...probability(p) })),
    effects: suffered
      .map(({ value: { effect, result }, p }) => ({ effect, result, ...probability(p) }))
      .toSorted((a, b) => rung(a.effect.state) - rung(b.effect.state)),
    meanFigures: figures.mean,
    meanStands: stands.mean,
    figures,
    stands,
    destroyed: probability(chanceThat(suffered, ({ effect }) => isDestroyed(effect, present))),
  };
}

/** What rulings do, those that do the same as one. */
export function sufferedBy(rulings: readonly Outcome<Ruling>[]): readonly Outcome<Suffered>[] {
  return alikeAsOne(rulings.map(({ value: { effect, result, outcome }, p }) => ({ value: { effect, result: outcome ?? result }, p })));
}

/** Effects that do the same as one. Its words hold for all of them: where they were told differently, it says what they all do. */
export function alikeAsOne(suffered: readonly Outcome<Suffered>[]): readonly Outcome<Suffered>[] {
  const keys = new Map(suffered.map(({ value }) => [value, JSON.stringify(value.effect)]));
  const keyOf = (value: Suffered): string => keys.get(value) ?? '';
  const told = new Map<string, string>();
  for (const { value } of suffered) {
    const known = told.get(keyOf(value));
    told.set(keyOf(value), known === undefined || known === value.result ? value.result : effectWords(value.effect));
  }
  return merged(suffered, keyOf).map(({ value, p }) => ({ value: { ...value, result: told.get(keyOf(value)) ?? value.result }, p }));
}

/**
 * The exact chances of one ruling. `settle` throws for the shares and settles, asking for all its dice through the roll that it is
 * handed. @param present what the target has to lose, where it is known.
 */
export function effectChances(settle: (roll: Roll) => Ruling, present: Present | null = null): EffectChances {
  const { target } = settle((call) => Array.from({ length: call.count }, () => 1));
  return chancesOf(sufferedBy(walk(settle, { target })), present);
}

const together = (a: Effect, b: Effect, present: Present): Effect => {
  const figures = Math.min(present.figures, a.figures + b.figures);
  const gone = present.figures > 0 && figures >= present.figures;
  return {
    state: gone ? 'destroyed' : graver(a.state, b.state),
    figures,
    stands: [...new Set([...a.stands, ...b.stands])].toSorted(),
    ...(a.befalls === 'guns' && b.befalls === 'guns' ? { befalls: 'guns' as const } : {}),
    guns: [...a.guns, ...b.guns],
  };
};

/**
 * Several rulings on one target at once, each with dice of its own: their losses add up and end at what is there. The words of
 * the result are left out where more than one ruling makes it.
 */
export function sufferedTogether(rulings: readonly (readonly Outcome<Suffered>[])[], present: Present): readonly Outcome<Suffered>[] {
  const [first, ...others] = rulings;
  return others.reduce<readonly Outcome<Suffered>[]>((all, one) => {
    const both = all.flatMap((a) =>
      one.map((b) => ({
        value: { effect: together(a.value.effect, b.value.effect, present), result: '' },
        p: lowest(times(a.p, b.p)),
      })),
    );
    return merged(both, ({ effect }) => JSON.stringify(effect));
  }, first ?? []);
}
