/** The comparison on the bench: the range that was asked about, the ghost that stands there, and what the background answers. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { planOf } from '#app/desk/aiming';
import { atRange } from '#app/background/atRange';
import type { Asker } from '#app/background/asker';
import { cardsOf, comparisonOf, furtherOf, type CardsAsk, type FurtherAsk } from '#app/background/comparison';
import { stateOf, type Bench } from '#app/desk/bench';
import { comparingAt, compareView, createComparing, rangeGhostOf } from '#app/desk/comparing';
import { createStore } from '#app/desk/store';
import { selecting } from '#app/desk/hands';
import { targetOf } from '#game/compare/asked';
import { rangeOfPlan } from '#game/compare/column';
import { planShot } from '#game/preview';
import { bookById, library } from '#rules/sets/index';
import { windowWith } from '#test/benches';
import { stateFrom } from '#test/games';
import { battery, column, foot, scene, unit } from '#test/scenes';

/** Two lines askew, so that no convention shrinks inch by inch with the way. */
const lines = (book: string) =>
  scene(
    [
      unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0, { frontage: 3, figures: 9 })]),
      unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 22, 14.975, 180, { frontage: 2, figures: 6 })]),
    ],
    [],
    { book },
  );
const VOLLEY = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } } as const;

async function aimed(data: object = lines('stands')) {
  const { store } = await windowWith(data);
  store.set(selecting(store.get(), { stands: ['a1'], terrain: null }));
  store.set({ mode: { mode: 'small-arms', load: null }, aim: { at: 'b' } });
  return store;
}

describe('a unit at another range', () => {
  test.each(['stands', 'linear', 'sudan'])('reads that range by the convention of %s, nearer and further', (id) => {
    const book = bookById(id);
    if (!book) throw new Error(id);
    const state = stateFrom(lines(id));
    for (const inches of [2.5, 6]) {
      const there = atRange(state, VOLLEY, book, inches);
      if (!there) throw new Error('measures nothing');
      const range = rangeOfPlan(there.state, planShot(there.state, VOLLEY, book), book, targetOf(there.state, VOLLEY, book));
      expect(range?.inches).toBeCloseTo(inches, 2);
      expect(there.refused).toBeNull();
    }
  });

  test('measures nothing without a target, and off the table it says that it has no room', () => {
    const book = bookById('stands');
    if (!book) throw new Error('stands');
    expect(atRange(stateFrom(lines('stands')), { unit: 'a', mode: 'small-arms', aim: {} }, book, 3)).toBeNull();
    const answer = comparisonOf({ state: stateFrom(lines('stands')), shot: VOLLEY, by: 'inches', ghost: 40 }, library);
    expect(answer.noRoom).toMatch(/^The table has no room for it at 40\.00″\. .*corner off the table/);
  });
});

describe('the comparison', () => {
  test('is closed until it is opened, and closed where nothing is aimed', async () => {
    const store = await aimed();
    expect(compareView(store.get(), null)).toBeNull();
    store.set(comparingAt(store.get(), { by: 'inches', ghost: null }));
    expect(compareView(store.get(), null)).toMatchObject({ by: 'inches', ghost: null, title: 'a, small arms at b' });
    store.set({ aim: null });
    expect(compareView(store.get(), null)).toBeNull();
  });

  test('leaves the ghost of the range that was asked about last, until the next aim', async () => {
    const store = await aimed();
    store.set(comparingAt(store.get(), { by: 'inches', ghost: null }));
    expect(rangeGhostOf(store.get())).toBeNull();
    store.set(comparingAt(store.get(), { by: 'inches', ghost: 3 }));
    store.set(comparingAt(store.get(), null));
    const ghost = rangeGhostOf(store.get());
    expect(ghost?.mark).toMatchObject({ words: 'as if at 3.00″' });
    expect(ghost?.placings.map(({ stand }) => stand)).toEqual(['a1']);
    expect(stateOf(store.get()).table.stands.find(({ id }) => id === 'a1')?.box.center).toEqual({ x: 20, y: 9.625 });
    store.set({ aim: { at: 'a' } });
    expect(planOf(store.get())).not.toBeNull();
    expect(rangeGhostOf(store.get())).toBeNull();
  });

  test('asked as it stands again, it takes the ghost away', async () => {
    const store = await aimed();
    store.set(comparingAt(store.get(), { by: 'inches', ghost: 3 }));
    store.set(comparingAt(store.get(), { by: 'yards', ghost: null }));
    expect(rangeGhostOf(store.get())).toBeNull();
  });
});

describe('a shot along a line at another range', () => {
  test('is judged from there even where the table has no room for it, and the room is told beside it', () => {
    const data = scene([battery(), column()]);
    const shot = { unit: 'bty', mode: 'direct', aim: { at: 'col' } } as const;
    const here = comparisonOf({ state: stateFrom(data), shot, by: 'inches', ghost: null }, library);
    const now = here.columns.find(({ book }) => book === 'stands')?.range?.inches ?? Number.NaN;
    const other = { ...column(), id: 'other', stands: [foot('o1', 20, 13, 0)] };
    const crowded = stateFrom(scene([battery(), column(), other]));
    const answer = comparisonOf({ state: crowded, shot, by: 'inches', ghost: now - 3 }, library);
    const stands = answer.columns.find(({ book }) => book === 'stands');
    expect(answer).toMatchObject({ ghost: now - 3, noRoom: expect.stringMatching(/^The table has no room for it at /) as string });
    expect(stands?.range?.inches).toBeCloseTo(now - 3, 2);
    expect(answer.placings.length).toBeGreaterThan(0);
  });

  test('is laid from where its gun would stand, and every book measures from there', () => {
    const state = stateFrom(scene([battery(), column()]));
    const shot = { unit: 'bty', mode: 'direct', aim: { at: 'col' } } as const;
    const range = (ghost: number | null) =>
      comparisonOf({ state, shot, by: 'inches', ghost }, library).columns.find(({ book }) => book === 'stands')?.range?.inches ??
      Number.NaN;
    const here = range(null);
    expect(range(here - 2)).toBeCloseTo(here - 2, 2);
  });
});

describe('what the background is asked', () => {
  /** An asker that answers with what the library says, when the test lets it. */
  function asking<Ask, Answer>(answer: (ask: Ask) => Answer) {
    const asked: Ask[] = [];
    const asker: Asker<Ask, Answer> = {
      ask: (ask) => {
        asked.push(ask);
        return Promise.resolve(answer(ask));
      },
      cancel: () => {
        throw new Error('nothing is given up');
      },
      pending: () => 0,
    };
    return { asked, asker };
  }
  async function comparing() {
    const bench = (await aimed()).get();
    vi.useFakeTimers();
    const store = createStore(bench, (run) => void setTimeout(run, 16));
    const cards = asking((ask: CardsAsk) => cardsOf(ask, library));
    const further = asking((ask: FurtherAsk) => furtherOf(ask, library));
    const now = createComparing(store, { cards: cards.asker, further: further.asker });
    const set = async (change: Partial<Bench>, ms: number): Promise<void> => {
      store.set(change);
      await vi.advanceTimersByTimeAsync(ms);
    };
    return { store, cards, further, now, set };
  }
  afterEach(() => void vi.useRealTimers());

  test('is the cards and one curve beforehand, and the rest only when the comparison is opened', async () => {
    const { store, cards, further, now, set } = await comparing();
    await set({}, 300);
    expect([cards.asked.length, further.asked.length]).toEqual([0, 0]);
    await set({}, 3000);
    expect([cards.asked.length, further.asked.map(({ of }) => of)]).toEqual([1, [{ curve: library.books[0]?.id }]]);
    await set(comparingAt(store.get(), { by: 'inches', ghost: null }), 0);
    expect(now.now()).toMatchObject({ by: 'inches', ghost: null, working: true });
    await set({}, 500);
    expect(cards.asked).toHaveLength(1);
    expect(further.asked.map(({ of }) => of)).toEqual([...library.books.map(({ id }) => ({ curve: id })), 'charges']);
    expect(now.now()).toMatchObject({ working: false, curves: library.books.map(({ id }) => ({ book: id })) });
  });

  test('is at another range the cards alone', async () => {
    const { store, cards, further, now, set } = await comparing();
    await set(comparingAt(store.get(), { by: 'inches', ghost: null }), 1000);
    const before = further.asked.length;
    await set(comparingAt(store.get(), { by: 'inches', ghost: 3 }), 200);
    await set(comparingAt(store.get(), { by: 'yards', ghost: 3 }), 200);
    expect(cards.asked.map(({ by, ghost }) => [by, ghost])).toEqual([
      ['inches', null],
      ['inches', 3],
      ['yards', 3],
    ]);
    expect(further.asked).toHaveLength(before);
    expect(now.now()).toMatchObject({ by: 'yards', ghost: 3, working: false });
  });

  test('is of the shot that is aimed now: parts of another one are not shown with it', async () => {
    const { store, further, now, set } = await comparing();
    await set(comparingAt(store.get(), { by: 'inches', ghost: null }), 1000);
    await set({ umpiresRange: 2 }, 0);
    expect(now.now()).toBeNull();
    await set({}, 1000);
    expect(further.asked.slice(-4).map(({ shot }) => shot.override?.range)).toEqual([2, 2, 2, 2]);
    expect(now.now()?.working).toBe(false);
  });
});
