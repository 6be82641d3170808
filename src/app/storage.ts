/**
 * The game in progress, kept in the browser after every step. One record, replaced whole in one transaction: a failed write
 * leaves the last one as it was, and a window that is behind another never writes over it.
 */
import { openDB, type IDBPDatabase } from 'idb';

const DATABASE = 'line-of-fire';
const STORE = 'games';
const CURRENT = 'current';

export interface KeptGame {
  /** Rises with every write, whoever writes. */
  readonly revision: number;
  readonly text: string;
}

export type Kept =
  | { readonly kind: 'kept'; readonly revision: number }
  /** Another window has gone on with the game since this one read or wrote it. */
  | { readonly kind: 'overtaken' }
  /** The browser's store is full, closed to us, or broken. */
  | { readonly kind: 'failed'; readonly because: string };

export interface Keeper {
  readonly load: () => Promise<KeptGame | null>;
  /** Writes when the stored revision is still `seen` (0: nothing was there). */
  readonly keep: (text: string, seen: number) => Promise<Kept>;
  /** Moves the stored game out of the way, under a key of its own: what cannot be read is never written over. */
  readonly setAside: () => Promise<void>;
}

async function swap(db: IDBPDatabase, text: string, seen: number): Promise<Kept> {
  const transaction = db.transaction(STORE, 'readwrite');
  const stored = (await transaction.store.get(CURRENT)) as KeptGame | undefined;
  if ((stored?.revision ?? 0) !== seen) {
    await transaction.done;
    return { kind: 'overtaken' };
  }
  const next: KeptGame = { revision: seen + 1, text };
  await Promise.all([transaction.store.put(next, CURRENT), transaction.done]);
  return { kind: 'kept', revision: next.revision };
}

async function setAside(db: IDBPDatabase): Promise<void> {
  const transaction = db.transaction(STORE, 'readwrite');
  const stored = (await transaction.store.get(CURRENT)) as KeptGame | undefined;
  if (stored) await Promise.all([transaction.store.put(stored, `aside-${stored.revision}`), transaction.store.delete(CURRENT)]);
  await transaction.done;
}

export function createKeeper(name: string = DATABASE): Keeper {
  let opening: Promise<IDBPDatabase> | null = null;
  // A browser that keeps nothing for the page may say so by throwing here and now.
  const database = async () => (opening ??= openDB(name, 1, { upgrade: (db) => void db.createObjectStore(STORE) }));
  return {
    setAside: async () => {
      try {
        await setAside(await database());
      } catch {
        // It stays where it is; as nobody has seen its revision, nobody will write over it.
      }
    },
    load: async () => {
      try {
        return ((await (await database()).get(STORE, CURRENT)) as KeptGame | undefined) ?? null;
      } catch {
        return null;
      }
    },
    keep: async (text, seen) => {
      try {
        return await swap(await database(), text, seen);
      } catch (error) {
        const full = error instanceof DOMException && error.name === 'QuotaExceededError';
        return { kind: 'failed', because: full ? 'the browser’s store is full' : 'the browser keeps nothing for this page' };
      }
    },
  };
}
