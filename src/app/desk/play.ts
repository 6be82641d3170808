/** Playing: commands to the session, undo and redo, firing and settling, and what each leaves in the player's hands. */
import { findStand } from '#game/lookup';
import type { Command } from '#game/command';
import type { Refused } from '#rules/engine/contract';
import { planOf, shotOf, usableMode } from './aiming.ts';
import { modeOf } from '#game/preview';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { outcomeOf } from './outcomes.ts';
import { hasThrow, settledOf } from './settling.ts';
import type { Store } from './store.ts';

/** What left the table leaves the player's hands too. */
function tidied(bench: Bench): Partial<Bench> {
  const state = stateOf(bench);
  const stands = bench.selection.stands.filter((id) => findStand(state, id));
  const terrain = state.table.terrain.some((piece) => piece.id === bench.selection.terrain) ? bench.selection.terrain : null;
  const selection =
    stands.length === bench.selection.stands.length && terrain === bench.selection.terrain ? bench.selection : { stands, terrain };
  const aim = bench.aim?.at !== undefined && !state.table.stands.some((stand) => stand.unit === bench.aim?.at) ? null : bench.aim;
  const hovered = bench.hovered !== null && state.units.some((unit) => unit.id === bench.hovered) ? bench.hovered : null;
  // Another book may not know the mode in hand.
  const mode = modeOf(bookOf(bench), bench.mode.mode) ? bench.mode : usableMode({ ...bench, selection });
  return { selection, aim, hovered, mode };
}

const refusedNotice = ({ code, because }: Refused): Bench['notice'] => ({
  tone: 'no',
  title: code === 'dice' ? 'Not these dice' : 'The rules refuse',
  body: because,
});

/** Commands after which the panel speaks of the melee. */
const FIGHTING: ReadonlySet<Command['type']> = new Set(['charge', 'begin-melee', 'fight-round', 'fight-on']);

export interface Play {
  readonly send: (command: Command) => Refused | null;
  /** Sends a shot or a step whose result is shown and flies. */
  readonly volley: (command: Command) => Refused | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goTo: (head: number) => void;
  readonly fire: (faces?: readonly number[]) => Refused | null;
  readonly declare: () => void;
  readonly settleStep: (faces?: readonly number[]) => Refused | null;
}

/** What follows on the table: a settled volley flies; a declared shot leaves the hand free for the next aim. */
export interface Follow {
  readonly settled: (bench: Bench) => void;
  readonly declared: () => void;
}

export function createPlay(store: Store, follow: Follow): Play {
  /** The game in which going back over dice was agreed to. */
  let agreed: Bench['session'] | null = null;

  const after = (change: Partial<Bench>): void => {
    store.set(change);
    store.set(tidied(store.get()));
  };

  const send = (command: Command): Refused | null => {
    const { session } = store.get();
    const decision = session.send(command);
    if (!decision.ok) {
      store.set({ notice: refusedNotice(decision.refused) });
      return decision.refused;
    }
    after({
      notice: outcomeOf(session.log()[session.head() - 1]),
      lit: null,
      ghostCharge: null,
      ...(FIGHTING.has(command.type) ? { fightClosed: false, fightLeft: false, settled: null, aim: null } : {}),
    });
    return null;
  };

  const volley = (command: Command): Refused | null => {
    const refused = send(command);
    if (refused) return refused;
    const { session } = store.get();
    store.set({ settled: settledOf(session.log()[session.head() - 1]) });
    follow.settled(store.get());
    return null;
  };

  const stepBack = (): void => {
    store.get().session.undo();
    after({ settled: null, lit: null, notice: null });
  };

  /** Going back over thrown dice is asked about once; the state brings the dice back, so the same shot throws the same faces. */
  const overDice = (go: () => void, crosses: boolean): void => {
    const { session } = store.get();
    if (!crosses || agreed === session) return go();
    const onYes = () => {
      agreed = session;
      go();
    };
    store.set({
      asking: {
        title: 'Undo over dice?',
        body: 'Dice were thrown in this step. They come back as they were: the same shot throws the same faces.',
        yes: 'Undo',
        no: 'Keep',
        onYes,
      },
    });
  };

  const undo = (): void => {
    const { session } = store.get();
    if (session.head() > 0) overDice(stepBack, hasThrow(session.log()[session.head() - 1]));
  };
  const redo = (): void => {
    if (store.get().session.redo()) after({ settled: null, lit: null });
  };
  const goTo = (head: number): void => {
    const { session } = store.get();
    const undone = session.log().slice(head, session.head());
    const go = () => {
      while (session.head() > head && session.undo());
      while (session.head() < head && session.redo());
      after({ settled: null, lit: null, notice: null });
    };
    overDice(go, undone.some(hasThrow));
  };

  const shot = () => {
    const bench = store.get();
    return planOf(bench) ? shotOf(bench) : null;
  };
  return {
    send,
    volley,
    undo,
    redo,
    goTo,
    fire: (faces) => {
      const now = shot();
      if (now) return volley({ type: 'fire-now', shot: now, ...(faces ? { faces } : {}) });
      store.set({ notice: { tone: 'info', title: 'Nothing is aimed', body: 'Select a gun or a unit, then point at a target.' } });
      return null;
    },
    declare: () => {
      const now = shot();
      if (!now || send({ type: 'declare-fire', shot: now }) !== null) return;
      store.set({ aim: null, mode: usableMode(store.get()) });
      follow.declared();
    },
    settleStep: (faces) => volley({ type: 'settle-step', ...(faces ? { faces } : {}) }),
  };
}
