/** The chances of the aimed shot and of the melee in sight, asked of a worker when the hand rests. */
import type { Asker } from '../background/asker.ts';
import type { Odds, OddsAsk } from '../background/odds.ts';
import { hoverPlan, planOf, selectedUnit } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { fightOf } from '#game/melee/fight';
import type { GameState } from '#game/state';
import type { ChargeChoice } from '#ui/melee/fight';
import { chargeable, type ChargeAsk } from '../background/charges.ts';
import type { FightAsk } from '../background/fightOdds.ts';
import { shownFight } from './fights.ts';
import { whenResting, type Resting } from './resting.ts';
import type { Store } from './store.ts';

const NOTHING: Odds = { chances: [] };

function askOf(bench: Bench): OddsAsk {
  const plan = planOf(bench) ?? hoverPlan(bench);
  return { state: stateOf(bench), aimed: plan && !plan.refused ? plan.shot : null };
}

export interface Workings {
  readonly worked: () => Odds;
}

export function createWorkings(store: Store, asker: Asker<OddsAsk, Odds>): Workings {
  const resting = whenResting(store, asker, (bench) => [stateOf(bench), planOf(bench) ?? hoverPlan(bench)], askOf);
  return { worked: () => resting.now() ?? NOTHING };
}

/** Chances of the melee in sight, of its coming round or of its end; nothing is asked where none goes on. */
export function createFightWorkings<Answer>(store: Store, asker: Asker<FightAsk, Answer>): Resting<Answer> {
  const about = (bench: Bench): readonly unknown[] | null => {
    const shown = shownFight(bench);
    if (!shown || !fightOf(stateOf(bench), shown.attacker, shown.defender)) return null;
    return [stateOf(bench), shown.attacker, shown.defender];
  };
  return whenResting(store, asker, about, (bench) => ({
    state: stateOf(bench),
    ...(shownFight(bench) ?? { attacker: '', defender: '' }),
  }));
}

/** The charges of the selected unit; none are asked about where no enemy is near enough. */
export function createCharges(store: Store, asker: Asker<ChargeAsk, readonly ChargeChoice[]>): Resting<readonly ChargeChoice[]> {
  const about = (bench: Bench): readonly unknown[] | null => {
    const unit = selectedUnit(bench);
    return unit !== null && mayCharge(bench, unit) ? [stateOf(bench), unit] : null;
  };
  const resting = whenResting(store, asker, about, (bench) => ({ state: stateOf(bench), unit: selectedUnit(bench) ?? '' }));
  return { now: () => (about(store.get()) === null ? [] : resting.now()) };
}

let near: { readonly state: GameState; readonly unit: string; readonly some: boolean } | null = null;

function mayCharge(bench: Bench, unit: string): boolean {
  const state = stateOf(bench);
  if (near?.state !== state || near.unit !== unit) near = { state, unit, some: chargeable(state, unit, bookOf(bench)).length > 0 };
  return near.some;
}
