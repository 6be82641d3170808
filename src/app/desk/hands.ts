/** What the hand asks for, done on the bench: each call takes effect at once, the picture follows with the next frame. */
import { standsOf } from '#game/lookup';
import type { Command } from '#game/command';
import { allowanceOf, usedBy } from '#game/march/price';
import { modeOf } from '#game/preview';
import { inchesOf, tape, type Tape } from '#geometry/shape/units';
import type { HandHost } from '#view/tool/hand';
import type { Selection, ToolContext } from '#view/tool/tool';
import { planOf, ricochetOf, selectedUnit, usableMode } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import type { Play } from './play.ts';
import type { Store } from './store.ts';

/** What is left of a unit's move, as the tape reads it; a general's or an unknown unit's is not reckoned. */
function leftOf(bench: Bench, id: string): Tape | null {
  const state = stateOf(bench);
  if (!standsOf(state, id).some((stand) => !stand.marker)) return null;
  const { inches } = allowanceOf(state, id, 'move', bookOf(bench));
  return tape(Math.max(0, inches - inchesOf(usedBy(state, id))));
}

function contextOf(bench: Bench): ToolContext {
  return {
    state: stateOf(bench),
    camera: bench.camera,
    selection: bench.selection,
    plan: planOf(bench),
    aim: bench.aim,
    aimedAt: modeOf(bookOf(bench), bench.mode.mode)?.aim ?? 'unit',
    ricochet: ricochetOf(bench),
    allowance: (unit) => leftOf(bench, unit),
  };
}

/** What a new selection brings with it: a mode that its unit may use, and no aim of another unit's. */
export function selecting(bench: Bench, selection: Selection): Partial<Bench> {
  const before = selectedUnit(bench);
  const changed = selectedUnit({ ...bench, selection }) !== before;
  const next: Bench = changed
    ? { ...bench, selection, aim: null, ricochetAt: null, rounds: null, umpiresRange: null, settled: null }
    : { ...bench, selection };
  return {
    selection,
    ...(changed ? { fightClosed: false, fightLeft: true, ghostCharge: null } : {}),
    aim: next.aim,
    ricochetAt: next.ricochetAt,
    rounds: next.rounds,
    umpiresRange: next.umpiresRange,
    settled: next.settled,
    mode: usableMode(next),
  };
}

/** A move of the hand as a march: it counts against the unit's move, and the book may refuse it. */
const asMarch = (command: Command): Command =>
  command.type === 'place' ? { ...command, note: { ...command.note, march: true } } : command;

const sameAim = (a: Bench['aim'], b: Bench['aim']): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `fireNow` fires with the dice typed so far, as the panel's own button does. */
export function handHost(store: Store, play: Play, fireNow: () => void): HandHost {
  return {
    context: () => contextOf(store.get()),
    send: (command) => void play.send(store.get().marching ? asMarch(command) : command),
    select: (selection) => store.set(selecting(store.get(), selection)),
    aim: (aim) => {
      if (!sameAim(aim, store.get().aim)) store.set({ aim, rounds: null, umpiresRange: null, settled: null, notice: null });
    },
    setRicochet: (ricochetAt) => store.set({ ricochetAt, settled: null }),
    fire: (how) => (how === 'now' ? fireNow() : play.declare()),
    changed: () => store.set({}),
  };
}
