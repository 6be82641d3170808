/** The desk that the panels talk to: every wish becomes a change of the bench or a command to the game. */
import { helpSheet } from '#view/keys';
import type { Desk, DeskView, KeyHelp } from '#ui/desk';
import { comparingAt } from './comparing.ts';
import { deskAiming } from './deskAiming.ts';
import { deskChoosing } from './deskChoosing.ts';
import { deskOpening } from './deskOpening.ts';
import type { DeskParts } from './deskParts.ts';
import { deskSaving } from './deskSaving.ts';
import { deskView } from './deskView.ts';
import { endTurn } from './endTurn.ts';
import { shownFight } from './fights.ts';
import type { Store } from './store.ts';

function keyHelp(): readonly KeyHelp[] {
  return helpSheet().flatMap(({ group, rows }) => rows.map((row) => ({ group, ...row })));
}

/** Closes what is on top: a fault, a notice, a melee in sight, else the settled result and the aim. */
function dismissed(store: Store): void {
  const bench = store.get();
  if (bench.fault) return store.set({ fault: null });
  if (bench.notice) return store.set({ notice: null });
  const inSight = bench.settled === null && bench.aim === null && shownFight(bench) !== null;
  store.set(inSight ? { fightClosed: true } : { settled: null, aim: null });
}

function answered(store: Store, how: 'yes' | 'no' | 'first'): void {
  const { asking } = store.get();
  store.set({ asking: null });
  if (how === 'first') asking?.onFirst?.();
  if (how !== 'no') asking?.onYes();
}

export function createDesk(parts: DeskParts): Desk {
  const { store, play, hand } = parts;
  let shown: DeskView | null = null;
  const view = (): DeskView => {
    shown ??= deskView(store.get(), hand, parts.worked());
    return shown;
  };
  store.onFrame(() => (shown = null));
  const placingsOf = (target: string | null) => view().orders?.charges?.find((one) => one.target === target)?.placings ?? null;

  return {
    view,
    subscribe: (listener) => store.onFrame(() => listener(view())),
    send: (command) => (command.type === 'end-turn' ? endTurn(store, play) : play.send(command)),
    undo: play.undo,
    redo: play.redo,
    goTo: play.goTo,
    ...deskAiming(parts),
    ...deskChoosing(parts),
    ...deskOpening(parts),
    ...deskSaving(parts),
    compare: (comparing) => store.set(comparingAt(store.get(), comparing)),
    ghostCharge: (target) => store.set({ ghostCharge: placingsOf(target) }),
    setOverlay: (name, on) => store.set({ overlays: { ...store.get().overlays, [name]: on } }),
    setTypedDice: (typedDice) => store.set({ typedDice }),
    setMarching: (marching) => store.set({ marching }),
    setDark: (dark) => store.set({ dark }),
    zoom: parts.zoom,
    fit: parts.fit,
    dismiss: () => dismissed(store),
    answer: (how) => answered(store, how),
    keys: keyHelp(),
  };
}
