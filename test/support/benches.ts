/** A bench with a scenario's game on it, frames that come when asked for, and a keeper in memory. */
import { firstBench } from '#app/desk/firstBench';
import { createStore } from '#app/desk/store';
import type { Kept, Keeper, KeptGame } from '#app/storage';
import { library } from '#rules/sets/index';

/** What windows of one browser share: the kept game. `full` makes the next writes fail as a full store does. */
export function shelf(text?: string) {
  const held: { game: KeptGame | null; full: boolean; writes: number } = {
    game: text === undefined ? null : { revision: 5, text },
    full: false,
    writes: 0,
  };
  const keep = (next: string, seen: number): Kept => {
    if ((held.game?.revision ?? 0) !== seen) return { kind: 'overtaken' };
    if (held.full) return { kind: 'failed', because: 'the browser’s store is full' };
    held.game = { revision: seen + 1, text: next };
    held.writes += 1;
    return { kind: 'kept', revision: seen + 1 };
  };
  const keeper: Keeper = {
    load: () => Promise.resolve(held.game),
    keep: (next, seen) => Promise.resolve(keep(next, seen)),
    setAside: () => Promise.resolve(void (held.game = null)),
  };
  return { held, keeper };
}

/** A window: its store, with every frame drawn by `frame`, and the revision it was read at. */
export async function windowOn(keeper: Keeper) {
  const { bench, revision } = await firstBench(keeper, library);
  let due: (() => void) | null = null;
  const store = createStore(bench, (run) => (due = run));
  const frame = (): void => {
    const run = due;
    due = null;
    run?.();
  };
  /** Frames until nothing is waiting, with writes in between. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) {
      frame();
      await Promise.resolve();
    }
  };
  return { store, revision, frame, settle };
}

/** A window on a scenario of a test. @throws when it does not open. */
export async function windowWith(data: object) {
  const page = await windowOn(shelf(JSON.stringify(data)).keeper);
  const { fault } = page.store.get();
  if (fault) throw new Error(fault.said);
  return page;
}
