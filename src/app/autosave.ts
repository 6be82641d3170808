/** Keeps the game after every step, one write at a time, and says plainly when it could not. A window that only looks writes nothing. */
import { saveOf } from '#game/save/save';
import type { Bench } from './desk/bench.ts';
import type { Store } from './desk/store.ts';
import type { Kept, Keeper } from './storage.ts';

type Notice = Bench['notice'];

const notSaved = (step: number, because: string): Notice => ({
  tone: 'no',
  title: `Not saved since step ${step}`,
  body: `${because} Save the game to a file now; nothing on the table is lost.`,
});

function reasonOf(result: Exclude<Kept, { kind: 'kept' }>): string {
  if (result.kind === 'overtaken') return 'Another window went on with this game, and its steps are kept.';
  return `${result.because.charAt(0).toUpperCase()}${result.because.slice(1)}.`;
}

export interface Autosave {
  /** Writes the present log when it has changed since the last try. */
  readonly touch: () => void;
}

/** `seen` is the revision that the game on the bench was read at; 0 when nothing was kept. */
export function createAutosave(store: Store, keeper: Keeper, seen: number): Autosave {
  const position = () => ({ log: store.get().session.log(), head: store.get().session.head() });
  let revision = seen;
  let tried = position();
  let keptHead = tried.head;
  let busy = false;
  let overtaken = false;
  let told = false;

  const note = (result: Kept, head: number): void => {
    if (result.kind === 'kept') {
      revision = result.revision;
      keptHead = head;
      told = false;
      return store.set({ saved: `saved at step ${head}` });
    }
    overtaken = result.kind === 'overtaken';
    // A full store may have room again at the next step, so it is tried again and told of once.
    store.set({ saved: 'not saved', ...(told ? {} : { notice: notSaved(keptHead, reasonOf(result)) }) });
    told = true;
  };
  const write = async (): Promise<void> => {
    const text = JSON.stringify(saveOf(store.get().session));
    const { head } = tried;
    busy = true;
    const result = await keeper.keep(text, revision);
    busy = false;
    note(result, head);
    touch();
  };
  const touch = (): void => {
    const now = position();
    if (busy || overtaken || (now.log === tried.log && now.head === tried.head)) return;
    tried = now;
    void write();
  };
  return { touch };
}
