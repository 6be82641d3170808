/** The browser's own store, as the game is kept in it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeeper } from '#app/storage';

/** A store of its own for every test. */
let name = '';
let stores = 0;
beforeEach(() => {
  stores += 1;
  name = `line-of-fire-under-test-${stores}`;
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('two-tabs: a window behind another does not write over it, and what is kept is the newer game', async () => {
  const [older, newer] = [createKeeper(name), createKeeper(name)];
  expect(await older.load()).toBeNull();
  expect(await older.keep('turn 5', 0)).toEqual({ kind: 'kept', revision: 1 });
  expect((await newer.load())?.revision).toBe(1);
  expect(await newer.keep('turn 8', 1)).toEqual({ kind: 'kept', revision: 2 });
  expect(await older.keep('turn 5, nudged', 1)).toEqual({ kind: 'overtaken' });
  expect(await newer.load()).toEqual({ revision: 2, text: 'turn 8' });
});

test('two-tabs: of two windows that write at the same moment one is kept and the other is told', async () => {
  const [one, other] = [createKeeper(name), createKeeper(name)];
  const kinds = (await Promise.all([one.keep('one', 0), other.keep('other', 0)])).map((result) => result.kind);
  expect(kinds.toSorted()).toEqual(['kept', 'overtaken']);
  expect((await one.load())?.revision).toBe(1);
});

test('storage-quota: a write that finds no room is told, and the last game is still there', async () => {
  const keeper = createKeeper(name);
  await keeper.keep('step 1', 0);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await keeper.keep('step 2', 1)).toEqual({ kind: 'failed', because: 'the browser’s store is full' });
  vi.restoreAllMocks();
  expect(await keeper.load()).toEqual({ revision: 1, text: 'step 1' });
  expect(await keeper.keep('step 2', 1)).toEqual({ kind: 'kept', revision: 2 });
});

test('unicode-names: any text is kept as it is, and a game set aside is written over by nobody', async () => {
  const keeper = createKeeper(name);
  const text = '{"name":"Régiment d’Élite 🐎 \u202E<b>"}';
  await keeper.keep(text, 0);
  expect((await keeper.load())?.text).toBe(text);
  await keeper.setAside();
  expect(await keeper.load()).toBeNull();
  expect(await keeper.keep('new', 0)).toEqual({ kind: 'kept', revision: 1 });
});

test('a browser that keeps nothing for the page is told of, and the page opens all the same', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  const keeper = createKeeper(name);
  expect(await keeper.load()).toBeNull();
  await keeper.setAside();
  expect(await keeper.keep('step 1', 0)).toEqual({ kind: 'failed', because: 'the browser keeps nothing for this page' });
});
