/** What a reading changes for the shot at hand: the same shot, judged under each of its choices. */
import { describe, expect, test } from 'vitest';
import { effectOf, effectsOf } from '#app/desk/effects';
import { selecting } from '#app/desk/hands';
import { examples } from '#app/examples';
import type { Shot } from '#rules/engine/contract';
import { library } from '#rules/sets/index';
import { windowWith } from '#test/benches';
import { stateFrom } from '#test/games';
import { battery, block, column, foot, scene, unit } from '#test/scenes';

function effects(data: object, shot: Shot, id: string) {
  const state = stateFrom(data);
  const book = library.bookOf(state);
  const option = book.options.find((one) => one.id === id);
  if (!option) throw new Error(`no option ${id}`);
  return effectsOf(state, shot, book, option).map(({ choice, said, kind }) => [choice, kind, said]);
}

/** Three French stands fire at the head of a column, 3 inches off: one line of fire runs through all of it. */
const atColumn = (options: Readonly<Record<string, string>> = {}) =>
  scene(
    [
      unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0)]),
      unit('b', 'red', 'russian-musketeer', 'attack-column', [
        foot('b1', 20, 13.375, 180),
        foot('b2', 20, 14.125, 180),
        foot('b3', 20, 14.875, 180),
      ]),
    ],
    [],
    { options },
  );
const volley: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

describe('text 001', () => {
  test('a column met head on: enfilade at any angle doubles, and from a flank alone it does not', () => {
    const [any, flank] = effects(atColumn(), volley, 'C001-18');
    expect([any?.slice(0, 2), flank?.slice(0, 2)]).toEqual([
      ['any-angle', 'used'],
      ['flank', 'changes'],
    ]);
    expect(any?.[2]).toMatch(/^b: 12 : 9 = 1-1/);
    expect(flank?.[2]).toMatch(/^b: 6 : 9 = 1-2/);
  });

  test('the choice in force is the game’s, and the others are held against it', () => {
    expect(effects(atColumn({ 'C001-18': 'flank' }), volley, 'C001-18').map(([choice, kind]) => [choice, kind])).toEqual([
      ['any-angle', 'changes'],
      ['flank', 'used'],
    ]);
  });

  test('a reading that has no part in the shot changes nothing', () => {
    expect(effects(atColumn(), volley, 'C001-8').map(([, kind]) => kind)).toEqual(['used', 'same']);
  });

  test('a choice under which the shot may not be fired says why', () => {
    const woods = scene([battery(), column()], [block('wood', 'woods', [16, 14, 24, 16])]);
    const shot: Shot = { unit: 'bty', mode: 'high-trajectory', load: 'shot', aim: { at: 'col' } };
    const [view, free] = effects(woods, shot, 'C001-31');
    expect([view?.slice(0, 2), free?.slice(0, 2)]).toEqual([
      ['view', 'used'],
      ['free', 'changes'],
    ]);
    const [closed] = effects({ ...woods, options: { 'C001-31': 'free' } }, shot, 'C001-31');
    expect(closed?.slice(0, 2)).toEqual(['view', 'refused']);
    expect(closed?.[2]).toMatch(/\.$/);
  });
});

describe('texts 000 and 004', () => {
  const example = (id: string) => {
    const found = examples.find((one) => one.id === id);
    if (found?.order.kind !== 'shots') throw new Error(`no shot ${id}`);
    return { data: JSON.parse(found.file) as object, shot: found.order.shots[0] };
  };

  test('15 inches of the Camerons is medium by the example and long by the table', () => {
    const { data, shot } = example('T004-08');
    const [table, printed] = effects(data, shot, 'C004-1');
    expect([table?.slice(0, 2), printed?.slice(0, 2)]).toEqual([
      ['table', 'changes'],
      ['example', 'used'],
    ]);
    expect(table?.[2]).toContain('factor −2');
    expect(printed?.[2]).toContain('factor 0');
  });

  test('ten men no two of whom stand alike: the mean of the extremes, or of all', () => {
    const { data, shot } = example('T000-05');
    const [extremes] = effects(data, shot, 'C000-2');
    expect(extremes?.[2]).toContain('140%');
  });
});

test('without an aim there is nothing to judge; with one the answer is worked out once', async () => {
  const { store } = await windowWith(atColumn());
  store.set(selecting(store.get(), { stands: ['a1'], terrain: null }));
  expect(effectOf(store.get(), 'C001-18')).toEqual([]);
  store.set({ mode: { mode: 'small-arms', load: null }, aim: { at: 'b' } });
  const first = effectOf(store.get(), 'C001-18');
  expect(first).toHaveLength(2);
  expect(effectOf(store.get(), 'C001-18')).toBe(first);
  expect(effectOf(store.get(), 'no such option')).toEqual([]);
});
