import { expect, test } from 'vitest';
import type { Fighter } from '#rules/engine/contract';
import type { Pace, Way } from '#rules/engine/movement';
import { linearMovement, standsMovement } from '#rules/sets/house/index';
import { sudanMovement } from '#rules/sets/sudan/movement/index';
import { unit } from './troops.ts';

const books = [linearMovement, standsMovement, sudanMovement].map((make) => make([]).movement);

const barred = (change: Partial<Fighter>, pace: Pace, how: Way['how'] | null = null, troop = 'french-line'): string | null => {
  const order = troop === 'french-line' ? 'line' : 'unlimbered';
  const codes = books.map((book) => book.bars?.(unit(troop, order, change), pace, how, {})?.code ?? null);
  expect(new Set(codes).size).toBe(1);
  return codes[0] ?? null;
};

test('a fresh unit moves, charges, and does not run', () => {
  expect(barred({}, 'move', 'straight')).toBeNull();
  expect(barred({}, 'charge')).toBeNull();
  expect(barred({}, 'pursuit')).toBeNull();
  expect(barred({}, 'rout')).toBe('not-routed');
  expect(barred({}, 'manhandled')).toBe('no-guns');
});

test('a stopped unit neither advances nor charges, but turns, forms and falls back', () => {
  expect(barred({ state: 'stopped' }, 'move', 'straight')).toBe('stopped');
  expect(barred({ state: 'stopped' }, 'move', 'oblique')).toBe('stopped');
  for (const how of ['backwards', 'wheel', 'about-face', 'form', 'sideways'] as const)
    expect(barred({ state: 'stopped' }, 'move', how)).toBeNull();
  expect(barred({ state: 'stopped' }, 'charge')).toBe('stopped');
});

test('a shaken unit moves and does not charge', () => {
  expect(barred({ state: 'shaken' }, 'move', 'straight')).toBeNull();
  expect(barred({ state: 'shaken' }, 'charge', 'straight')).toBe('shaken');
});

test('a routed unit only runs', () => {
  expect(barred({ state: 'routed' }, 'rout')).toBeNull();
  expect(barred({ state: 'routed' }, 'move', 'straight')).toBe('routed');
  expect(barred({ state: 'routed' }, 'charge')).toBe('routed');
});

test('an engaged unit stays in its melee, unless it runs or pursues', () => {
  expect(barred({ engaged: true }, 'move', 'backwards')).toBe('engaged');
  expect(barred({ engaged: true, state: 'routed' }, 'rout')).toBeNull();
  expect(barred({ engaged: true }, 'pursuit')).toBeNull();
});

test('guns go by hand and by their teams, and do not charge', () => {
  expect(barred({}, 'manhandled', 'manhandled', 'foot-artillery')).toBeNull();
  expect(barred({}, 'move', 'straight', 'foot-artillery')).toBeNull();
  expect(barred({}, 'charge', null, 'foot-artillery')).toBe('guns-charge');
});

test('nobody left, nobody moves', () => {
  expect(barred({ figures: 0 }, 'move', 'straight')).toBe('destroyed');
  expect(barred({ state: 'destroyed' }, 'rout')).toBe('destroyed');
});
