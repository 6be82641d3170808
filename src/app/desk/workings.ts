/** What takes longer than a pointer move may: chances and the dice to come, worked out when the hand rests. */
import { diceAsked, settlementOf } from '#game/decide/fire';
import { standsOf } from '#game/lookup';
import { modeOf } from '#game/preview';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { effectChances } from '#rules/engine/chance';
import type { Foreseen } from '#ui/desk';
import { planOf } from './aiming.ts';
import { stateOf, type Bench } from './bench.ts';
import { declaredOf, type Worked } from './deskView.ts';
import type { Store } from './store.ts';

/** Milliseconds without a change after which the chances are worked out. */
const REST = 70;
const NOTHING: Worked = { chances: [], asked: [], stepAsked: [] };

/** The exact chances of one target of a shot, by walking the very settlement that Enter would throw. */
function foreseen(state: GameState, shots: readonly Shot[], book: RuleSet, target: string): Foreseen {
  const settle = settlementOf(state, shots, book, target);
  const chances = effectChances((roll) => {
    const [ruling] = settle(roll);
    if (!ruling) throw new Error(`no ruling on ${target}`);
    return ruling;
  });
  const outcomes = chances.states.map(({ state: reached, p }) => ({ state: reached, label: reached, share: p }));
  return { target, outcomes, mean: { lost: chances.meanStands, of: standsOf(state, target).length, what: 'stands' } };
}

function work(bench: Bench): Worked {
  const state = stateOf(bench);
  const plan = planOf(bench);
  const shots = plan && !plan.refused ? [plan.shot] : [];
  const inStep = state.turn.declared.filter((shot) => modeOf(bench.book, shot.mode)?.step === state.turn.step);
  return {
    chances: shots.length === 0 ? [] : (plan?.foreseen ?? []).map((one) => foreseen(state, shots, bench.book, one.target)),
    asked: diceAsked(state, shots, bench.book),
    stepAsked: inStep.length === 0 ? [] : diceAsked(state, inStep, bench.book),
  };
}

export interface Workings {
  readonly worked: () => Worked;
}

/** Works when the bench has rested, and says so with one more change; until then the chances are empty. */
export function createWorkings(store: Store): Workings {
  let done: { readonly key: object; readonly shot: object | null; readonly worked: Worked } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fits = (bench: Bench) => done !== null && done.key === stateOf(bench) && done.shot === planOf(bench);
  store.onFrame(() => {
    const bench = store.get();
    if (fits(bench)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = store.get();
      done = { key: stateOf(now), shot: planOf(now), worked: work(now) };
      declaredOf(stateOf(now), now.book);
      store.set({});
    }, REST);
  });
  return { worked: () => (fits(store.get()) && done ? done.worked : NOTHING) };
}
