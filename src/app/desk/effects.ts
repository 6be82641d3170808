/** What a reading changes for the shot at hand: the very same shot, judged under each of its choices. */
import { diceAsked } from '#game/decide/fire';
import { readingsOf } from '#game/fighter';
import { findUnit } from '#game/lookup';
import { planShot } from '#game/preview';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Option, RuleSet, Ruling, Shot } from '#rules/engine/contract';
import { show } from '#rules/engine/fraction';
import { total, type Trail } from '#rules/engine/trail';
import type { ChoiceEffect } from '#ui/desk';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';

type Foreseen = Omit<Ruling, 'dice' | 'effect'>;

/** Numbers that a text states by name, as a player knows them; those that work towards another are told by the trail. */
const NUMBERS: Readonly<Record<string, (value: number) => string>> = {
  percent: (value) => `${value}%`,
  needs: (value) => `needs ${value}`,
  factor: (value) => `factor ${value}`.replace('-', '−'),
};

/** "220%", "needs 3, factor 0". */
const numberWords = (numbers: Ruling['numbers']): string =>
  Object.entries(numbers ?? {})
    .flatMap(([name, value]) => (typeof value === 'number' && Object.hasOwn(NUMBERS, name) ? [NUMBERS[name]?.(value) ?? ''] : []))
    .join(', ');

/** The ruling's own sum where it prints one, "18 : 9 = 2-1"; its numbers or its bare value otherwise. */
function headline(one: Foreseen): string {
  const odds = one.trail.find((line) => line.of === 'odds' && line.shown !== undefined)?.shown;
  return odds ?? (numberWords(one.numbers) || show(one.value));
}

function foreseenWords(state: GameState, one: Foreseen): string {
  const name = findUnit(state, one.target)?.name ?? one.target;
  return `${name}: ${[headline(one), one.result].filter((words) => words !== '').join('. ')}`;
}

interface Judged {
  readonly plan: ShotPlan;
  readonly dice: number;
  /** All that a ruling could differ in, for comparing. */
  readonly mark: string;
}

/** Numbers of a trail without its words: two readings that rule alike may still name themselves. */
const folded = (trail: Trail): readonly string[] =>
  [...new Set(trail.map((line) => line.of ?? 'value'))].map((of) => show(total(trail, of)));

function judged(state: GameState, shot: Shot, book: RuleSet): Judged {
  const plan = planShot(state, shot, book);
  const asked = plan.refused ? [] : diceAsked(state, [shot], book)(() => null);
  const stands = plan.stands.map(({ facts, verdict }) => [facts.stand, verdict.refused?.code ?? null]);
  const rulings = plan.foreseen.map((one) => [one.target, one.odds, one.column, one.numbers, folded(one.trail), one.result]);
  const dice = asked.map((call) => [call.count, call.sides]);
  return {
    plan,
    dice: asked.reduce((sum, call) => sum + call.count, 0),
    mark: JSON.stringify([plan.refused?.code ?? null, stands, rulings, dice]),
  };
}

function wordsOf(state: GameState, { plan }: Judged): string {
  if (plan.refused) return plan.refused.because;
  return plan.foreseen.length === 0 ? 'Nothing is struck.' : plan.foreseen.map((one) => foreseenWords(state, one)).join('; ');
}

/** Every choice of an option for a shot. One that changes only the number of dice says so. */
export function effectsOf(state: GameState, shot: Shot, book: RuleSet, option: Option): readonly ChoiceEffect[] {
  const under = (choice: string) => judged({ ...state, options: { ...state.options, [option.id]: choice } }, shot, book);
  const used = readingsOf(state, book)[option.id] ?? '';
  const now = under(used);
  return option.choices.map((choice) => {
    const one = choice === used ? now : under(choice);
    const words = wordsOf(state, one);
    const said = words === wordsOf(state, now) && one.dice !== now.dice ? `${words} Dice to throw: ${one.dice}.` : words;
    const kind = choice === used ? 'used' : one.mark === now.mark ? 'same' : one.plan.refused ? 'refused' : 'changes';
    return { choice, said, kind };
  });
}

const kept = new WeakMap<ShotPlan, Map<string, readonly ChoiceEffect[]>>();

/** Empty while nothing is aimed; worked out once for a plan. */
export function effectOf(bench: Bench, id: string): readonly ChoiceEffect[] {
  const plan = planOf(bench);
  const option = bookOf(bench).options.find((one) => one.id === id);
  if (!plan || !option) return [];
  const known = kept.get(plan) ?? new Map<string, readonly ChoiceEffect[]>();
  kept.set(plan, known);
  const effects = known.get(id) ?? effectsOf(stateOf(bench), plan.shot, bookOf(bench), option);
  known.set(id, effects);
  return effects;
}
