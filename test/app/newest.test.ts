/** Short questions that follow each other: the newest is asked when the one that is out has come back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asker } from '#app/background/asker';
import type { Bench } from '#app/desk/bench';
import { createNewest } from '#app/desk/newest';
import { createStore } from '#app/desk/store';
import { windowWith } from '#test/benches';
import { battery, column, scene } from '#test/scenes';

/** An asker whose answers the test gives by hand. */
function byHand() {
  const asked: { readonly ask: string; readonly answer: (said: string) => void; readonly fail: () => void }[] = [];
  const asker: Asker<string, string> = {
    ask: (ask) => new Promise((answer, fail) => asked.push({ ask, answer, fail: () => fail(new Error('the worker failed')) })),
    cancel: () => {
      throw new Error('nothing is given up');
    },
    pending: () => 0,
  };
  return { asked, asker };
}

async function bench(rest: number) {
  const { asked, asker } = byHand();
  const first: Bench = (await windowWith(scene([battery(), column()]))).store.get();
  vi.useFakeTimers();
  const store = createStore(first, (run) => void setTimeout(run, 16));
  const newest = createNewest(store, asker, {
    about: ({ hovered }) => (hovered === null ? null : [hovered]),
    askOf: ({ hovered }) => hovered ?? '',
    // Dark stands here for whatever lets a question be asked otherwise.
    rest: ({ dark }) => (dark ? 0 : rest),
    failed: (_, why) => ({ saved: why }),
  });
  const at = async (hovered: string | null, ms = 20): Promise<void> => {
    store.set({ hovered });
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { asked, newest, at, store };
}

beforeEach(() => void vi.useRealTimers());

describe('the newest question', () => {
  test('is asked at once; while it is out the next ones wait, and of those the last is asked', async () => {
    const { asked, newest, at } = await bench(0);
    await at('one');
    await at('two');
    await at('three');
    expect(asked.map(({ ask }) => ask)).toEqual(['one']);
    asked[0]?.answer('1');
    await vi.advanceTimersByTimeAsync(40);
    expect(asked.map(({ ask }) => ask)).toEqual(['one', 'three']);
    expect(newest.now()).toBeNull();
    asked[1]?.answer('3');
    await vi.advanceTimersByTimeAsync(40);
    expect(newest.now()).toBe('3');
    expect(asked).toHaveLength(2);
  });

  test('waits until nothing has changed for as long as it is told to', async () => {
    const { asked, at } = await bench(400);
    await at('one', 300);
    await at('two', 300);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.map(({ ask }) => ask)).toEqual(['two']);
  });

  test('that came to nothing is told of, and is asked once more when it is asked otherwise', async () => {
    const { asked, newest, at, store } = await bench(10);
    await at('one', 60);
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(100);
    expect([asked.length, store.get().saved]).toEqual([1, 'the worker failed']);
    store.set({ dark: true });
    await vi.advanceTimersByTimeAsync(60);
    expect(asked).toHaveLength(2);
    asked[1]?.answer('1');
    await vi.advanceTimersByTimeAsync(60);
    expect(newest.now()).toBe('1');
  });

  test('without an answer is not asked again and again; another one is', async () => {
    const { asked, newest, at } = await bench(0);
    await at('one');
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(1);
    expect(newest.now()).toBeNull();
    await at('two');
    expect(asked.map(({ ask }) => ask)).toEqual(['one', 'two']);
  });

  test('nothing to ask about asks nothing', async () => {
    const { asked, at } = await bench(0);
    await at(null, 500);
    expect(asked).toEqual([]);
  });
});
