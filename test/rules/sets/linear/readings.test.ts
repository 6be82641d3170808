/** Both sides of every option of text 000: as arithmetic, and in what is measured. */
import { describe, expect, test } from 'vitest';
import type { CoverFact } from '#geometry/check/facts';
import { chosen, options } from '#rules/sets/linear/options';
import { asked, foot, foreseen, gun, groups, linear, numbers, settled, type Fire } from '#test/linear';
import { aimed, modeOf, usual } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';

const under = (id: string, choice: string, fire: Fire): Fire => ({ ...fire, options: { [id]: choice } });
const wall: CoverFact = { terrain: 'w', kind: 'wall', how: 'behind', distance: 0.2, stories: 0, grade: null };

test('the ids, choices and defaults', () => {
  expect(options.map(({ id, choices }) => `${id} ${choices.join(' ')}`)).toEqual([
    'C000-2 extremes all-figures',
    'C000-5 additive exact',
    'C000-7 small-arms artillery-too',
    'C000-9a 600 800',
    'C000-9b 300 400',
    'G-in-arc any-part centre half',
    'G-aim nearest centre',
    'G-level centre most',
    'G-obstruction line any-visible half-visible',
  ]);
  expect(chosen({}, 'C000-2')).toBe('extremes');
  expect(() => chosen({ 'C000-2': 'median' }, 'C000-2')).toThrow('option C000-2 has no choice median');
});

describe('C000-2: range of a unit', () => {
  test('the extremes or all figures are asked for, and said', () => {
    const kinds = ['extremes', 'all-figures'].map((choice) => {
      groups(under('C000-2', choice, foot(4, [4, 5, 6, 11])));
      return asked.map((one) => one.kind);
    });
    expect(kinds).toEqual([['mean-of-extremes'], ['mean-of-figures']]);
    const said = foreseen(under('C000-2', 'all-figures', foot(4, [4, 5, 6, 11]))).trail[0];
    expect([said?.because, said?.shown]).toEqual(['Narva reads 6.50″, the mean of 4 figures.', '6.50″']);
  });
});

describe('C000-5: added or exact', () => {
  const two = foot(2, 0);
  const face = (choice: string, die: number) => settled(under('C000-5', choice, two), scripted(die).roll).effect.figures;

  test('two figures at 30% hit to 60 by adding, to 51 exactly', () => {
    expect([51, 52, 60, 61].map((die) => [face('additive', die), face('exact', die)])).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(numbers(under('C000-5', 'exact', two))).toEqual([60, 0, 51]);
  });

  test('an exact chance drops its fraction as any other: three at 20% hit to 48', () => {
    const three = under('C000-5', 'exact', foot(3, 5));
    expect(numbers(three)).toEqual([60, 0, 48.8]);
    expect([48, 49].map((die) => settled(three, scripted(die).roll).effect.figures)).toEqual([1, 0]);
  });

  test('from 100% up nothing changes: the sure hits and what is left stay', () => {
    for (const figures of [5, 11]) expect(numbers(under('C000-5', 'exact', foot(figures, 5)))).toEqual(numbers(foot(figures, 5)));
    expect(settled(under('C000-5', 'exact', foot(5, 5)), noDice).effect.figures).toBe(1);
  });

  test('the exact chance is told beside either', () => {
    for (const choice of ['additive', 'exact'])
      expect(foreseen(under('C000-5', choice, two)).trail.find((line) => line.id === 'exact')?.shown).toBe('51%');
  });
});

describe('C000-7: cover against guns', () => {
  const behind = (mode: 'canister' | 'direct', range: number): Fire =>
    gun(mode, 6, range, { facts: [aimed({ firer: 'g1', range, half: 90, change: { cover: [wall] } })] });

  test('canister and round shot are lowered only by choice, and never below nothing', () => {
    expect([numbers(behind('canister', 10))[0], numbers(under('C000-7', 'artillery-too', behind('canister', 10)))[0]]).toEqual([360, 216]);
    expect([numbers(behind('direct', 10))[0], numbers(under('C000-7', 'artillery-too', behind('direct', 10)))[0]]).toEqual([180, 36]);
    expect(settled(under('C000-7', 'artillery-too', behind('direct', 30)), noDice).result).toBe('No effect');
    expect(foreseen(behind('canister', 10)).modifiers).toEqual([]);
    expect(foreseen(under('C000-7', 'artillery-too', behind('canister', 10))).modifiers).toEqual([{ id: 'hard-cover', value: -8 }]);
  });

  test('small arms are lowered by either', () => {
    const fire = foot(10, 3, { facts: [aimed({ range: 3, change: { cover: [wall] } })] });
    expect(['small-arms', 'artillery-too'].map((choice) => numbers(under('C000-7', choice, fire))[0])).toEqual([160, 160]);
  });
});

describe('C000-9: the longer reaches', () => {
  test('round shot to 600 or 800 yards: higher at the muzzle, further out', () => {
    const of = (choice: string, range: number) =>
      groups(under('C000-9a', choice, gun('direct', 6, range)))[0]?.refused?.code ??
      numbers(under('C000-9a', choice, gun('direct', 6, range)))[0];
    expect([of('600', 0), of('800', 0), of('600', 61), of('800', 61), of('800', 80), of('800', 80.01)]).toEqual([
      216,
      288,
      'out-of-range',
      68.4,
      0,
      'out-of-range',
    ]);
  });

  test('canister to 300 or 400 yards', () => {
    const of = (choice: string, range: number) =>
      groups(under('C000-9b', choice, gun('canister', 6, range)))[0]?.refused?.code ??
      numbers(under('C000-9b', choice, gun('canister', 6, range)))[0];
    expect([of('300', 0), of('400', 0), of('300', 31), of('400', 31), of('400', 40), of('400', 40.01)]).toEqual([
      540,
      720,
      'out-of-range',
      162,
      0,
      'out-of-range',
    ]);
  });

  test('neither changes the other, nor muskets', () => {
    expect(numbers(under('C000-9a', '800', gun('canister', 6, 10)))[0]).toBe(360);
    expect(numbers(under('C000-9b', '400', gun('direct', 6, 10)))[0]).toBe(180);
    expect(numbers(under('C000-9b', '400', foot(11, 5)))[0]).toBe(220);
  });
});

describe('readings that go into the measuring', () => {
  const measured = (mode: 'small-arms' | 'canister' | 'direct', id: string, choice: string) => {
    const fire = mode === 'small-arms' ? foot(3, 3) : gun(mode, 6, 3);
    const [stand] = fire.firer.stands;
    if (!stand) throw new Error('no stand');
    return modeOf(linear, mode).measure(fire.firer, stand, { unit: '', mode, aim: {} }, usual(linear, { [id]: choice }));
  };
  test.each([
    ['G-in-arc', 'any-part', 'small-arms', { arc: { half: 45, construction: 'front-centre', counts: 'any-part' } }],
    ['G-in-arc', 'centre', 'canister', { arc: { half: 90, construction: 'front-centre', counts: 'centre' } }],
    ['G-in-arc', 'half', 'direct', { arc: { half: 90, construction: 'front-centre', counts: 'half' } }],
    ['G-aim', 'nearest', 'small-arms', { aim: 'nearest' }],
    ['G-aim', 'centre', 'canister', { aim: 'centre' }],
    ['G-level', 'centre', 'small-arms', { level: 'centre' }],
    ['G-level', 'most', 'direct', { level: 'most' }],
    ['G-obstruction', 'line', 'small-arms', { obstruction: 'line', standsObstruct: true, terrainObstructs: true }],
    ['G-obstruction', 'any-visible', 'canister', { obstruction: 'any-visible' }],
    ['G-obstruction', 'half-visible', 'direct', { obstruction: 'half-visible' }],
    ['C000-9a', '600', 'direct', { reach: 60, ranges: ['front-to-target', 'edge-to-edge'] }],
    ['C000-9a', '800', 'direct', { reach: 80 }],
    ['C000-9b', '400', 'canister', { reach: 40 }],
    ['C000-2', 'extremes', 'small-arms', { reach: 15, ranges: ['mean-of-extremes', 'front-to-target', 'edge-to-edge'] }],
  ] as const)('%s %s is measured so by %s', (id, choice, mode, policy) => expect(measured(mode, id, choice)).toMatchObject(policy));
});
