/** The theme the page begins with, and what it remembers. */
import { expect, test } from 'vitest';
import { keepTheme, startsDark, type ThemeWindow } from '#app/theme';
import type { Bench } from '#app/desk/bench';

function pageWith(system: 'light' | 'dark', storage: 'open' | 'refused' = 'open') {
  const kept = new Map<string, string>();
  const refuse = (): never => {
    throw new Error('storage is refused');
  };
  const page: ThemeWindow = {
    localStorage: {
      getItem: (key) => (storage === 'open' ? (kept.get(key) ?? null) : refuse()),
      setItem: (key, value) => void (storage === 'open' ? kept.set(key, value) : refuse()),
    },
    matchMedia: (query) => ({ matches: query.includes('dark') === (system === 'dark') }),
  };
  return { page, kept };
}

function storeOf(first: boolean) {
  let dark = first;
  const frames: (() => void)[] = [];
  return {
    store: { get: () => ({ dark }) as Bench, onFrame: (run: () => void) => (frames.push(run), () => undefined) },
    turn: (to: boolean) => {
      dark = to;
      frames.forEach((run) => run());
    },
  };
}

test.each(['open', 'refused'] as const)('nothing chosen yet, it is as the system has it, with its storage %s', (storage) => {
  expect(startsDark(pageWith('dark', storage).page)).toBe(true);
  expect(startsDark(pageWith('light', storage).page)).toBe(false);
});

test('a choice outlasts the page, against the system, both ways', () => {
  for (const [system, choice] of [
    ['light', true],
    ['dark', false],
  ] as const) {
    const { page } = pageWith(system);
    const { store, turn } = storeOf(!choice);
    keepTheme(store, page);
    turn(choice);
    expect(startsDark(page)).toBe(choice);
  }
});

test('a frame without a choice writes nothing down, and a refused storage only forgets', () => {
  const { page, kept } = pageWith('dark');
  const { store, turn } = storeOf(true);
  keepTheme(store, page);
  turn(true);
  expect(kept.size).toBe(0);
  const refused = pageWith('light', 'refused').page;
  const other = storeOf(false);
  keepTheme(other.store, refused);
  expect(() => other.turn(true)).not.toThrow();
});
