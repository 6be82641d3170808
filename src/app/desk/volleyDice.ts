/** The dice that firing will ask for, for those who type them in. */
import type { Asking } from '#game/asking';
import { diceAsked } from '#game/decide/fire';
import { modeOf } from '#game/preview';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';

const NONE: Asking = () => [];

/** What one table or plan asks for, measured once however often its faces are typed. */
function once<Key extends object>(work: (key: Key, bench: Bench) => Asking): (key: Key, bench: Bench) => Asking {
  const kept = new WeakMap<Key, Asking>();
  return (key, bench) => {
    const asking = kept.get(key) ?? work(key, bench);
    kept.set(key, asking);
    return asking;
  };
}

const ofPlan = once<ShotPlan>((plan, bench) => diceAsked(stateOf(bench), [plan.shot], bookOf(bench)));
const ofStep = once<GameState>((state, bench) => {
  const book = bookOf(bench);
  const shots = state.turn.declared.filter((shot) => modeOf(book, shot.mode)?.step === state.turn.step);
  return shots.length === 0 ? NONE : diceAsked(state, shots, book);
});

/** The dice of the present aim; none where nothing is aimed, or it may not fire. */
export function askedBy(bench: Bench): Asking {
  const plan = bench.typedDice ? planOf(bench) : null;
  return plan && !plan.refused ? ofPlan(plan, bench) : NONE;
}

/** The dice of the shots that are declared for the open step. */
export const askedByStep = (bench: Bench): Asking => (bench.typedDice ? ofStep(stateOf(bench), bench) : NONE);
