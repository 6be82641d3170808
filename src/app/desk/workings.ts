/** What takes longer than a pointer move may: chances and the dice to come, asked of a worker when the hand rests. */
import { modeOf } from '#game/preview';
import type { Asker } from '../background/asker.ts';
import type { Odds, OddsAsk } from '../background/odds.ts';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import type { Store } from './store.ts';

/** Milliseconds without a change after which the chances are asked for. */
const REST = 70;
const NOTHING: Odds = { chances: [], asked: [], stepAsked: [] };

function askOf(bench: Bench): OddsAsk {
  const state = stateOf(bench);
  const plan = planOf(bench);
  const aimed = plan && !plan.refused ? plan.shot : null;
  return {
    state,
    aimed,
    targets: aimed === null ? [] : (plan?.foreseen ?? []).map((one) => one.target),
    declared: state.turn.declared.filter((shot) => modeOf(bookOf(bench), shot.mode)?.step === state.turn.step),
  };
}

export interface Workings {
  readonly worked: () => Odds;
}

/** Asks when the bench has rested and tells with one more change; what was asked for an aim since left is given up. */
export function createWorkings(store: Store, asker: Asker<OddsAsk, Odds>): Workings {
  let held: { readonly state: object; readonly plan: object | null; readonly odds: Odds } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fits = (bench: Bench) => held !== null && held.state === stateOf(bench) && held.plan === planOf(bench);

  const work = async (): Promise<void> => {
    const bench = store.get();
    const [state, plan] = [stateOf(bench), planOf(bench)];
    held = { state, plan, odds: NOTHING };
    asker.cancel();
    try {
      const odds = await asker.ask(askOf(bench));
      if (!fits(store.get())) return;
      held = { state, plan, odds };
      store.set({});
    } catch {
      // Given up for a newer aim, or the worker failed: the ruling stands without its chances, and the next aim asks anew.
    }
  };
  store.onFrame(() => {
    if (fits(store.get())) return;
    clearTimeout(timer);
    timer = setTimeout(() => void work(), REST);
  });
  return { worked: () => (fits(store.get()) && held ? held.odds : NOTHING) };
}
