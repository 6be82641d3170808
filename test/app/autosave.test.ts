import { describe, expect, it, test } from 'vitest';
import { createAutosave } from '#app/autosave';
import type { Keeper } from '#app/storage';
import { openText, isFault } from '#app/desk/opening';
import { startSession } from '#game/session';
import { parseGame, saveOf } from '#game/save/save';
import { library } from '#rules/sets/index';
import { shelf, windowOn } from '#test/benches';
import { sessionFrom, stateFrom } from '#test/games';
import { battery, column, scene } from '#test/scenes';

const played = (turns: number): string => {
  const session = startSession({ state: stateFrom(scene([battery(), column()])) }, library.bookOf);
  for (let turn = 0; turn < turns; turn += 1) session.send({ type: 'end-turn' });
  return JSON.stringify(saveOf(session));
};

async function open(keeper: Keeper) {
  const page = await windowOn(keeper);
  const { touch } = createAutosave(page.store, keeper, page.revision);
  page.store.onFrame(touch);
  const endTurn = async (): Promise<void> => {
    page.store.get().session.send({ type: 'end-turn' });
    page.store.set({});
    await page.settle();
  };
  return { ...page, endTurn, turn: () => page.store.get().session.state().turn.number };
}

const turnKept = (text: string | undefined): number | null => {
  const parsed = parseGame(text ?? '', library);
  return parsed.ok ? startSession(parsed.value, library.bookOf).state().turn.number : null;
};

describe('keeping the game', () => {
  test('two-tabs: the older window is told and does not write over the newer game', async () => {
    const { held, keeper } = shelf(played(4));
    const [older, newer] = [await open(keeper), await open(keeper)];
    for (let i = 0; i < 3; i += 1) await newer.endTurn();
    expect(turnKept(held.game?.text)).toBe(8);
    await older.endTurn();
    await older.endTurn();
    expect(turnKept(held.game?.text)).toBe(8);
    expect(older.turn()).toBe(7);
    expect(older.store.get().saved).toBe('not saved');
    expect(older.store.get().notice?.body).toContain('Another window');
    expect(newer.store.get().notice).toBeNull();
  });

  test('two-tabs: a window that is only opened and looked at takes nothing from the one that plays', async () => {
    const { held, keeper } = shelf(played(4));
    const playing = await open(keeper);
    const looking = await open(keeper);
    looking.store.set({ dark: true });
    await looking.settle();
    expect(held.writes).toBe(0);
    await playing.endTurn();
    expect(turnKept(held.game?.text)).toBe(6);
    expect(playing.store.get().notice).toBeNull();
  });

  test('storage-quota: a full store is told once, keeps the last game, and is tried again at the next step', async () => {
    const { held, keeper } = shelf(played(1));
    const page = await open(keeper);
    await page.endTurn();
    expect(page.store.get().saved).toBe('saved at step 2');
    held.full = true;
    await page.endTurn();
    expect(turnKept(held.game?.text)).toBe(3);
    expect(page.turn()).toBe(4);
    expect(page.store.get().notice).toMatchObject({ tone: 'no', title: 'Not saved since step 2' });
    expect(page.store.get().notice?.body).toMatch(/store is full.*Save the game to a file now/);
    page.store.set({ notice: null });
    await page.endTurn();
    expect(page.store.get().notice).toBeNull();
    expect(page.store.get().saved).toBe('not saved');
    held.full = false;
    await page.endTurn();
    expect(turnKept(held.game?.text)).toBe(6);
    expect(page.store.get().saved).toBe('saved at step 5');
  });

  it('writes an undo too, and one step at a time', async () => {
    const { held, keeper } = shelf(played(2));
    const page = await open(keeper);
    page.store.get().session.undo();
    page.store.set({});
    await page.settle();
    expect(turnKept(held.game?.text)).toBe(2);
    expect(held.writes).toBe(1);
  });

  test('malformed-file: a kept game that no longer opens is set aside and said, and the start battle stands', async () => {
    const { held, keeper } = shelf(played(2).slice(0, 300));
    const page = await open(keeper);
    expect(page.store.get().fault?.said).toContain('the game kept in this browser');
    expect(page.turn()).toBe(1);
    expect(held.game).toBeNull();
  });
});

describe('opening', () => {
  test('a scenario that is called like the save format is a scenario all the same', () => {
    const opened = openText('a.lof.json', JSON.stringify(scene([battery()], [], { name: 'line-of-fire-game' })), library);
    expect(isFault(opened)).toBe(false);
  });

  test('a save opens at its head, with what was undone still to be redone', () => {
    const session = sessionFrom(scene([battery(), column()]));
    session.send({ type: 'end-turn' });
    session.undo();
    const opened = openText('a.lofgame.json', JSON.stringify(saveOf(session)), library);
    if (isFault(opened)) throw new Error(opened.said);
    expect([opened.session.head(), opened.session.log().length]).toEqual([0, 1]);
    expect(opened.session.redo()).toBe(true);
  });
});
