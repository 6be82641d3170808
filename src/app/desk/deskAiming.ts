/** The tool in hand, the way to fire and the aim. */
import { modeOf } from '#game/preview';
import type { Desk, ToolName } from '#ui/desk';
import { asksForPoint, modesOf, usableMode } from './aiming.ts';
import { bookOf, type Bench } from './bench.ts';
import type { DeskParts } from './deskParts.ts';
import { effectOf } from './effects.ts';

const NO_MODE: Bench['mode'] = { mode: '', load: null };

/** The mode that goes with a tool: ricochet where the book has it, else what the unit may; the other tools aim at nothing. */
function pickingTool(bench: Bench, tool: ToolName): Partial<Bench> {
  const ricochet = modeOf(bookOf(bench), 'ricochet');
  if (tool === 'ricochet' && ricochet) return { mode: { mode: ricochet.id, load: null }, lit: null };
  if (tool !== 'fire' && tool !== 'ricochet') return { aim: null, lit: null };
  const mode = bench.mode.mode === 'ricochet' ? usableMode({ ...bench, mode: NO_MODE }) : bench.mode;
  return { mode, lit: null };
}

/** The tool that lays a mode; null where the mode may not be used, which is shown and nothing else. */
function toolFor(bench: Bench, { mode, load }: Bench['mode']): ToolName | null {
  const choice = modesOf(bench).find((one) => one.mode === mode && one.load === load);
  const fire = modeOf(bookOf(bench), mode);
  if (!fire || !choice || choice.refused) return null;
  return asksForPoint(fire) ? 'ricochet' : 'fire';
}

type Aiming =
  'pickTool' | 'pickMode' | 'aimAt' | 'setRounds' | 'setRange' | 'setRicochet' | 'fire' | 'declare' | 'settleStep' | 'light' | 'effectOf';

export function deskAiming({ store, play, hand }: DeskParts): Pick<Desk, Aiming> {
  /** An aim that the pointer does not move is held with the new tool too, or the way from the panel to the table would spoil it. */
  const hold = (tool: ToolName): void => {
    if (hand.tool === tool) return;
    const follows = hand.state === 'aiming';
    hand.hold(tool);
    if (!follows && store.get().aim !== null) hand.lock();
  };
  return {
    pickTool: (tool) => {
      store.set(pickingTool(store.get(), tool));
      hand.hold(tool);
    },
    pickMode: (mode, load) => {
      store.set({ mode: { mode, load }, settled: null });
      const tool = toolFor(store.get(), { mode, load });
      if (tool !== null) hold(tool);
    },
    aimAt: (unit) => {
      store.set({ aim: unit === null ? null : { at: unit }, settled: null });
      hand.lock();
    },
    setRounds: (rounds) => store.set({ rounds, settled: null }),
    setRange: (umpiresRange) => store.set({ umpiresRange, settled: null }),
    setRicochet: (inches) => store.set({ ricochetAt: inches, settled: null }),
    fire: play.fire,
    declare: play.declare,
    settleStep: play.settleStep,
    light: (line, witness) => store.set({ lit: line === null || witness === null ? null : { line, witness } }),
    effectOf: (option) => effectOf(store.get(), option),
  };
}
