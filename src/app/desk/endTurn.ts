/** The end of a turn: tests that only this turn asks for would be passed over, so they are spoken of first. */
import { unitOf } from '#game/lookup';
import { moraleDue } from '#game/morale';
import type { MoraleCause } from '#rules/engine/morale';
import type { Refused } from '#rules/engine/contract';
import { bookOf, stateOf, type Bench } from './bench.ts';
import type { Play } from './play.ts';
import type { Store } from './store.ts';

/** Occasions that are over with the turn; losses stay, a charge is tested before the turn may end, and a try to rally is free to the player. */
const PASSES: ReadonlySet<MoraleCause> = new Set(['friend-routed']);

/** Names of the units whose tests would be passed over, each once. */
function passedOver(bench: Bench): readonly string[] {
  const state = stateOf(bench);
  const due = moraleDue(state, bookOf(bench)).filter(({ asked }) => PASSES.has(asked.cause));
  return [...new Set(due.map(({ unit }) => unitOf(state, unit).name))];
}

export function endTurn(store: Store, play: Play): Refused | null {
  const names = passedOver(store.get());
  if (names.length === 0) return play.send({ type: 'end-turn' });
  store.set({
    asking: {
      title: 'End the turn with tests due?',
      body: `Morale tests of this turn are not taken: ${names.join(', ')}. They are passed over when it ends.`,
      yes: 'End the turn',
      no: 'Stay',
      onYes: () => void play.send({ type: 'end-turn' }),
    },
  });
  return null;
}
