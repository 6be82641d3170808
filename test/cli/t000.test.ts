/** The worked examples of text 000 as scenario files through the command line, T000-01 to T000-20, and what their tables add. */
import { describe, expect, test } from 'vitest';
import { fileOf, fire, lof, onScene, rulingOn, type RulingJson } from '#test/lof';
import { block, foot, gun, scene, unit, type StandData } from '#test/scenes';

type Linear = RulingJson & { readonly percent: number; readonly sure: number; readonly chance: number; readonly exact: number };

/** A stand of no depth to speak of, so that its figures stand on y = 10. */
const rank = (id: string, figures: number, x = 20, more: object = {}): StandData => ({
  ...foot(id, x, 10, 0),
  depth: 0.001,
  frontage: 0.5,
  figures,
  ...more,
});
/** A broad stand whose near face lies so far from y = 10, or from a muzzle on it. */
const target = (range: number, figures = 30, more: object = {}) =>
  unit('b', 'red', 'russian-musketeer', 'line', [{ ...foot('b1', 20, 10 + range + 0.375, 180), frontage: 20, figures, ranks: 2, ...more }]);
const firing = (troop: string, stands: readonly StandData[]) => unit('a', 'blue', troop, 'line', stands);
/** The battery of six with its muzzle on y = 10. */
const guns = (crew = 6) => unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 9.375, 0, 'nap-12', { crew })]);
const tall = { table: { width: 72, depth: 110 }, book: 'linear' };

const SMALL_ARMS = [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' } }];
const by = (mode: string) => [{ unit: 'bty', mode, aim: { at: 'b' } }];
const ruling = (
  units: Parameters<typeof scene>[0],
  shots: readonly object[],
  dice = '',
  terrain: readonly object[] = [],
  options: object = {},
) => rulingOn(fire(scene(units, terrain, { ...tall, options }), shots, ...(dice === '' ? [] : ['--dice', dice])), 'b') as Linear;
const told = ({ percent, sure, chance }: Linear) => [percent, sure, chance];

const muskets = (figures: number, range: number, dice = '', terrain: readonly object[] = []) =>
  ruling([firing('french-line', [rank('a1', figures)]), target(range)], SMALL_ARMS, dice, terrain);
const rifles = (figures: number, range: number, dice = '') =>
  ruling([firing('british-rifles', [rank('a1', figures)]), target(range)], SMALL_ARMS, dice);
const shot = (mode: string, range: number, dice = '', crew = 6, options: object = {}) =>
  ruling([guns(crew), target(range)], by(mode), dice, [], options);
/** A wall whose far edge lies a tenth of an inch before the target. */
const wallAt = (range: number) => [block('w1', 'wall', [5, 10 + range - 0.3, 35, 10 + range - 0.1])];

describe('T000 on the table', () => {
  test('T000-01, T000-02: eleven muskets at 5 inches, 220%: two sure hits and a third on 20', () => {
    expect(told(muskets(11, 5, '20'))).toEqual([220, 2, 20]);
    expect([muskets(11, 5, '20').effect.figures, muskets(11, 5, '21').effect.figures]).toEqual([3, 2]);
  });

  test('T000-03: musket and rifle in contact have 30% a figure', () => {
    // The figures stand on the middle of a stand a thousandth deep: the tape reads 0.00.
    expect([told(muskets(10, 0.0005)), told(rifles(10, 0.0005))]).toEqual([
      [300, 3, 0],
      [300, 3, 0],
    ]);
  });

  test('T000-04: two muskets in contact hit on 60, and the exact 51 is told beside', () => {
    const close = muskets(2, 0.0005, '60');
    expect([told(close), close.exact, close.effect.figures]).toEqual([[60, 0, 60], 51, 1]);
    expect(muskets(2, 0.0005, '61').effect.figures).toBe(0);
  });

  test('T000-05: ten men, the nearest at 5 and the furthest at 11 inches, fire at 8: 140%', () => {
    const near = Array.from({ length: 5 }, (_, i) => rank(`n${i}`, 1, 17 + i));
    const far = Array.from({ length: 5 }, (_, i) => ({ ...rank(`f${i}`, 1, 23 + i), y: 4 }));
    const result = ruling([firing('french-line', [...near, ...far]), target(5)], SMALL_ARMS, '40');
    expect([told(result), result.effect.figures]).toEqual([[140, 1, 40], 2]);
    expect(result.trail[0]?.because).toBe('b reads 8.00″: the nearest figure 5.00″, the furthest 11.00″, half their sum.');
  });

  test('T000-06: a musket at 15 inches is a ruling of nothing, at 20 it is refused', () => {
    const at = muskets(11, 15);
    expect([told(at), at.dice, at.effect.state, at.effect.figures]).toEqual([[0, 0, 0], [], 'none', 0]);
    const beyond = fire(scene([firing('french-line', [rank('a1', 11)]), target(20)], [], tall), SMALL_ARMS);
    expect([beyond.code, beyond.json.refused[0]?.code, beyond.json.refused[0]?.because]).toEqual([
      1,
      'out-of-range',
      'b reads 20.00″. Musket reaches 15.00″.',
    ]);
  });

  test('T000-07: rifles at 15 inches have 15%, at 30 nothing', () => {
    expect([told(rifles(10, 15, '50')), told(rifles(10, 30))]).toEqual([
      [150, 1, 50],
      [0, 0, 0],
    ]);
  });

  test('T000-08: at 3 inches muskets have 24%, rifles 27%', () => {
    expect([muskets(10, 3, '1').percent, rifles(10, 3, '1').percent]).toEqual([240, 270]);
  });

  test('T000-09, T000-10: at a target behind a wall 22% in contact, 16% at 3 inches, nothing at 11 and 12', () => {
    expect(told(muskets(10, 3, '60', wallAt(3)))).toEqual([160, 1, 60]);
    expect(muskets(10, 3, '60', wallAt(3)).modifiers).toEqual([{ id: 'hard-cover', value: -8 }]);
    expect([told(muskets(10, 11, '', wallAt(11))), told(muskets(10, 12, '', wallAt(12)))]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    // Nose to nose within a house: the building holds the target’s centre.
    const house = [block('h1', 'building', [5, 10.1, 35, 12], { stories: 1 })];
    expect(told(muskets(10, 0.0005, '20', house))).toEqual([220, 2, 20]);
  });

  test('T000-11, T000-12: canister at 10 inches, 360% with a full crew, 300% with five', () => {
    expect(told(shot('canister', 10, '60'))).toEqual([360, 3, 60]);
    expect([shot('canister', 10, '60').effect.figures, shot('canister', 10, '61').effect.figures]).toEqual([4, 3]);
    expect(told(shot('canister', 10, '', 5))).toEqual([300, 3, 0]);
  });

  test('T000-13: round shot in contact has 12%, at 60 inches nothing', () => {
    expect([told(shot('direct', 0, '16')), told(shot('direct', 60))]).toEqual([
      [216, 2, 16],
      [0, 0, 0],
    ]);
  });

  test('T000-14: canister and round shot at 22, 22.5 and 23 inches', () => {
    const both = (range: number) => [shot('canister', range, '99').percent, shot('direct', range, '99').percent];
    expect([22, 22.5, 23].map(both)).toEqual([
      [144, 136.8],
      [135, 135],
      [126, 133.2],
    ]);
  });

  test('T000-15: round shot at 50 inches, 36%', () => expect(told(shot('direct', 50, '36'))).toEqual([36, 0, 36]));
  test('T000-16: round shot in contact, 216%', () => expect(told(shot('direct', 0, '17'))).toEqual([216, 2, 16]));
  test('T000-17: canister in contact, 540% and not 450', () => {
    expect(told(shot('canister', 0, '40'))).toEqual([540, 5, 40]);
    expect(shot('canister', 0, '40').effect.figures).toBe(6);
  });

  test('T000-18: the longer reaches: round shot at 60 inches 4%, canister at 30 inches 10%', () => {
    expect(told(shot('direct', 60, '72', 6, { 'C000-9a': '800' }))).toEqual([72, 0, 72]);
    expect(told(shot('canister', 30, '80', 6, { 'C000-9b': '400' }))).toEqual([180, 1, 80]);
  });

  test('T000-19: the ends of the lines in yards, by the scale of the charts', () => {
    interface ChartJson {
      readonly id: string;
      readonly rows?: readonly { readonly id: string; readonly upTo?: number; readonly yards?: number }[];
    }
    const charts = JSON.parse(lof('charts', '--book', 'linear').out) as readonly ChartJson[];
    const rows = (id: string) => charts.find((chart) => chart.id === id)?.rows ?? [];
    const yards = rows('linear.scale')[0]?.yards ?? 0;
    expect(rows('linear.lines').map((row) => [row.id, (row.upTo ?? 0) * yards])).toEqual([
      ['musket', 150],
      ['rifle', 300],
      ['canister', 300],
      ['round-shot', 600],
      ['round-shot-800', 800],
      ['canister-400', 400],
    ]);
  });

  test('T000-20: across the staircase’s step from 5.75 to 6.50 inches the line falls by 1.5% a figure only', () => {
    expect([muskets(100, 5.75).percent, muskets(100, 6.5).percent]).toEqual([1850, 1700]);
  });
});

describe('what the table adds', () => {
  test('eleven muskets in one rank half a stand behind their front: the tape reads 5.38, 211.64%', () => {
    const stands = [{ ...foot('a1', 20, 9.625, 0), figures: 11, ranks: 1 }];
    const result = ruling([firing('french-line', stands), target(5)], SMALL_ARMS, '11');
    expect([told(result), result.effect.figures]).toEqual([[211.64, 2, 11.64], 3]);
    expect(ruling([firing('french-line', stands), target(5)], SMALL_ARMS, '12').effect.figures).toBe(2);
  });

  test('of a line three deep the third rank neither fires nor is measured from', () => {
    const deep = [{ ...foot('a1', 20, 8.5, 0), depth: 3, figures: 12, ranks: 3 }];
    // Ranks stand 0.5, 1.5 and 2.5 behind the front; the first two are at 5.50 and 6.50.
    expect(told(ruling([firing('french-line', deep), target(5)], SMALL_ARMS))).toEqual([144, 1, 44]);
  });

  test('of an attack column only the front stand fires; its friends behind are refused', () => {
    const stands = [0, 1, 2].map((i) => ({ ...rank(`a${i + 1}`, 4), y: 10 - 0.75 * i, depth: 0.5 }));
    const column = unit('a', 'blue', 'french-line', 'attack-column', stands);
    const { json } = fire(scene([column, target(5)], [], tall), SMALL_ARMS, '--dice', '1');
    expect([(json.rulings[0] as Linear).percent, json.refused.map((one) => one.stand)]).toEqual([80, ['a2', 'a3']]);
  });

  test('the rear of a column does not fire where it alone has the target in its arc', () => {
    const stands = [0, 1].map((i) => ({ ...rank(`a${i + 1}`, 4), x: 20, y: 10 - 3 * i, frontage: 0.3, depth: 0.5 }));
    const aside = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 25, 13, 180)]);
    const rear = (order: string) => {
      const { json } = fire(scene([unit('a', 'blue', 'french-line', order, stands), aside], [], tall), SMALL_ARMS, '--seed', '1');
      return [json.rulings.length, json.refused.map((one) => [one.stand, one.code])];
    };
    expect(rear('attack-column')).toEqual([
      0,
      [
        ['a1', 'out-of-arc'],
        ['a2', 'behind-the-front'],
      ],
    ]);
    expect(rear('skirmish')).toEqual([1, [['a1', 'out-of-arc']]]);
  });

  test('each gun of a battery is a ruling of its own, with its own range', () => {
    const two = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 18, 9.375, 0), gun('g2', 22, 7.375, 0)]);
    const { json } = fire(scene([two, target(10)], [], tall), by('canister'), '--dice', '99,99');
    expect((json.rulings as readonly Linear[]).map(told)).toEqual([
      [360, 3, 60],
      [324, 3, 24],
    ]);
  });

  test('a machine gun has no line here', () => {
    const gardner = unit('bty', 'blue', 'sudan-artillery', 'unlimbered', [gun('g1', 20, 9.375, 0, 'gardner')]);
    const { json, code } = fire(scene([gardner, target(10)], [], tall), by('canister'));
    expect([code, json.refused[0]?.code]).toEqual([1, 'no-line']);
  });

  test('fire at a battery costs its crew, and then its own fire', () => {
    const bty = unit('b', 'red', 'foot-artillery', 'unlimbered', [gun('b1', 20, 15.625, 180)]);
    const result = ruling([firing('french-line', [rank('a1', 11)]), bty], SMALL_ARMS, '100');
    expect([told(result), result.effect.figures]).toEqual([[220, 2, 20], 2]);
  });

  test('both sides fire on the same table: what one loses in the step still fires in it', () => {
    const facing = [
      firing('french-line', [rank('a1', 20)]),
      unit('b', 'red', 'russian-musketeer', 'line', [rank('b1', 20, 20, { y: 15, facing: 180 })]),
    ];
    const both = [...SMALL_ARMS, { unit: 'b', mode: 'small-arms', aim: { at: 'a' } }];
    const { json } = fire(scene(facing, [], tall), both);
    expect((json.rulings as readonly Linear[]).map((one) => [one.target, one.percent, one.effect.figures])).toEqual([
      ['b', 400, 4],
      ['a', 400, 4],
    ]);
  });

  test('the umpire’s range judges a whole unit', () => {
    const shots = [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' }, override: { range: 5 } }];
    expect(told(ruling([firing('french-line', [rank('a1', 11)]), target(12)], shots, '20'))).toEqual([220, 2, 20]);
  });

  test('chances of eleven muskets at 5 inches: 4/5 for two figures, 1/5 for three', () => {
    const data = scene([firing('french-line', [rank('a1', 11)]), target(5)], [], tall);
    interface ChanceJson {
      readonly rulings: readonly { readonly outcomes: readonly { readonly effect: { readonly figures: number }; readonly p: string }[] }[];
    }
    const { json } = onScene<ChanceJson>('chance', data, fileOf('order.json', { shots: SMALL_ARMS }));
    expect(json.rulings[0]?.outcomes.map(({ effect, p }) => [effect.figures, p]).toSorted()).toEqual([
      [2, '4/5'],
      [3, '1/5'],
    ]);
  });

  test('the same seed throws the same dice', () => {
    const data = scene([firing('french-line', [rank('a1', 11)]), target(5)], [], tall);
    expect(fire(data, SMALL_ARMS, '--seed', 'x').json).toEqual(fire(data, SMALL_ARMS, '--seed', 'x').json);
  });
});
