/** Keeps the game after every step, one write at a time, and says plainly when it could not. */
import { saveOf } from '#game/save/save';
import type { Bench } from './desk/bench.ts';
import type { Store } from './desk/store.ts';
import type { Keeper } from './storage.ts';

type Notice = Bench['notice'];

const notSaved = (step: number, because: string): Notice => ({
  tone: 'no',
  title: `Not saved since step ${step}`,
  body: `${because} Save the game to a file now; nothing on the table is lost.`,
});

export interface Autosave {
  /** Writes the present log when it has changed since the last write. */
  readonly touch: () => void;
}

export function createAutosave(store: Store, keeper: Keeper, seen: number): Autosave {
  let revision = seen;
  let kept: object | null = null;
  let keptHead = -1;
  let busy = false;
  let stopped = false;

  const write = async (): Promise<void> => {
    const { session } = store.get();
    const log = session.log();
    const head = session.head();
    busy = true;
    const result = await keeper.keep(JSON.stringify(saveOf(session)), revision);
    busy = false;
    if (result.kind === 'kept') {
      revision = result.revision;
      kept = log;
      keptHead = head;
      store.set({ saved: `saved at step ${head}` });
      return touch();
    }
    stopped = true;
    const because =
      result.kind === 'overtaken'
        ? 'Another window went on with this game, and its steps are kept.'
        : `${result.because.charAt(0).toUpperCase()}${result.because.slice(1)}.`;
    store.set({ saved: 'not saved', notice: notSaved(Math.max(keptHead, 0), because) });
  };

  const touch = (): void => {
    const { session } = store.get();
    const changed = session.log() !== kept || session.head() !== keptHead;
    const begun = session.log().length > 0 || kept !== null;
    if (!busy && !stopped && changed && begun) void write();
  };
  return { touch };
}
