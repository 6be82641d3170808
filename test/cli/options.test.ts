/** Every open reading of text 001, shown changing a ruling: the same scenario file with one choice and with the other, through `fire`. */
import { describe, expect, it, test } from 'vitest';
import { fire, namedIn, type FireJson } from '#test/lof';
import { standsFire } from '#rules/sets/stands/index';
import { standsBook } from '#test/games';
import { battery, block, column, foot, gun, scene, unit, type UnitData } from '#test/scenes';

const SMALL_ARMS = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const one = (id: string, side: string, stand: ReturnType<typeof foot>, more = {}) =>
  unit(id, side, side === 'blue' ? 'french-line' : 'russian-musketeer', 'line', [stand], more);
const firer = one('a', 'blue', foot('a1', 20, 9.625, 0));
const wide = (y: number, more = {}) => one('b', 'red', foot('b1', 20, y, 180, { frontage: 6, ...more }));
const deep = unit(
  'b',
  'red',
  'russian-musketeer',
  'line',
  [0, 1, 2].map((i) => foot(`b${i + 1}`, 20, 13.375 + 0.75 * i, 180, { frontage: 4 })),
);
const hill = block('h', 'hill', [10, 12.9, 30, 25], { level: 1 });

/** A hill with a slot in its southern edge: the middle of a wide stand lies in the slot, the most of it on the hill. */
const slotted = {
  id: 'h',
  kind: 'hill',
  level: 1,
  outline: [
    [10, 12.6],
    [19.9, 12.6],
    [19.9, 14],
    [20.1, 14],
    [20.1, 12.6],
    [30, 12.6],
    [30, 25],
    [10, 25],
  ],
};

interface Case {
  readonly id: string;
  readonly units: readonly UnitData[];
  readonly terrain?: readonly object[];
  readonly shot: object;
  readonly dice?: Readonly<Record<string, string>>;
  /** What each choice makes of it: the part of the answer that tells them apart. */
  readonly tells: (json: FireJson) => unknown;
  readonly by: Readonly<Record<string, unknown>>;
}

const value = (json: FireJson) => json.rulings[0]?.value ?? json.refused[0]?.code;
const added = (json: FireJson) => json.rulings[0]?.modifiers.reduce((sum, row) => sum + row.value, 0);

const canister = { unit: 'bty', mode: 'canister', aim: { at: 'b' } };
const cases: readonly Case[] = [
  { id: 'C001-8', units: [battery(), wide(17)], terrain: [hill], shot: canister, tells: value, by: { halved: 5, full: 10 } },
  {
    id: 'C001-10',
    units: [firer, wide(13.375)],
    terrain: [block('farm', 'building', [16, 12.9, 24, 14], { stories: 2 })],
    shot: SMALL_ARMS,
    tells: added,
    by: { no: 0, yes: 4 },
  },
  {
    id: 'C001-11',
    units: [battery(), column({ engaged: true }), one('b', 'red', foot('b1', 20, 25, 180))],
    shot: { unit: 'bty', mode: 'direct', aim: { bearing: 0 } },
    tells: (json) => json.rulings.map((ruling) => ruling.target),
    by: { illegal: [], skipped: ['b'] },
  },
  {
    id: 'C001-15',
    units: [battery(), one('b', 'red', foot('b1', 20, 31, 180))],
    shot: { unit: 'bty', mode: 'ricochet', aim: { bearing: 0 }, ricochet: 15 },
    dice: { yes: '5,7' },
    tells: (json) => json.rulings.map((ruling) => [ruling.target, ruling.value]),
    by: { yes: [['b', 5]], no: [] },
  },
  { id: 'C001-18', units: [firer, deep], shot: SMALL_ARMS, tells: value, by: { 'any-angle': 12, flank: 6 } },
  {
    id: 'C001-22',
    units: [
      unit('g', 'blue', 'foot-artillery', 'unlimbered', [gun('k1', 20, 10, 0), gun('k2', 22, 10, 0)]),
      unit('b', 'red', 'foot-artillery', 'unlimbered', [gun('e1', 20, 18, 180), gun('e2', 22, 18, 180)]),
    ],
    shot: { unit: 'g', mode: 'direct', aim: { bearing: 0 } },
    dice: { 'one-die': '1,7', 'per-gun': '1,4,7' },
    tells: (json) => json.rulings[0]?.dice,
    by: { 'one-die': [1, 7], 'per-gun': [1, 4, 7] },
  },
  {
    id: 'C001-30',
    units: [
      battery(),
      unit(
        'b',
        'red',
        'russian-musketeer',
        'line',
        [0, 1, 2].map((i) => foot(`b${i + 1}`, 20, 17 + 0.75 * i, 180)),
      ),
    ],
    shot: canister,
    tells: value,
    by: { 'small-arms': 10, 'and-canister': 20 },
  },
  {
    id: 'C001-31',
    units: [battery(), wide(22)],
    terrain: [block('w', 'woods', [10, 15, 30, 17])],
    shot: { unit: 'bty', mode: 'high-trajectory', load: 'shot', aim: { at: 'b' } },
    dice: { free: '12,7' },
    tells: (json) => json.rulings.length,
    by: { view: 0, free: 1 },
  },
  {
    id: 'G-arc',
    units: [
      one('a', 'blue', foot('a1', 20, 10, 0, { frontage: 2, depth: 0.5 })),
      one('b', 'red', foot('b1', 22.5, 12, 180, { frontage: 0.1, depth: 0.1 })),
    ],
    shot: SMALL_ARMS,
    tells: (json) => json.rulings.length,
    by: { 'front-centre': 0, 'front-corners': 1 },
  },
  {
    id: 'G-in-arc',
    units: [firer, one('b', 'red', foot('b1', 22.75, 12.5, 180, { frontage: 1.5, depth: 0.5 }))],
    shot: SMALL_ARMS,
    tells: (json) => json.rulings.length,
    by: { 'any-part': 1, centre: 0, half: 0 },
  },
  {
    id: 'G-aim',
    units: [
      firer,
      one('f', 'blue', foot('f1', 21.5, 11.5, 0, { frontage: 0.6, depth: 0.3 })),
      one('b', 'red', foot('b1', 22.9, 13.375, 180, { frontage: 6 })),
    ],
    shot: SMALL_ARMS,
    tells: (json) => json.rulings.length,
    by: { nearest: 1, centre: 0 },
  },
  {
    id: 'G-level',
    units: [firer, one('b', 'red', foot('b1', 20, 13.375, 180, { frontage: 4 }))],
    terrain: [slotted],
    shot: SMALL_ARMS,
    tells: value,
    by: { centre: 6, most: 3 },
  },
  {
    id: 'G-obstruction',
    units: [firer, one('f', 'blue', foot('f1', 20, 11.5, 0, { frontage: 0.4, depth: 0.3 })), wide(13.375)],
    shot: SMALL_ARMS,
    tells: (json) => json.rulings.length,
    by: { line: 0, 'any-visible': 1, 'half-visible': 1 },
  },
];

describe('a reading chosen in the scenario file changes the ruling', () => {
  test.each(cases)('$id', ({ id, units, terrain = [], shot, dice = {}, tells, by }) => {
    for (const [choice, told] of Object.entries(by)) {
      const given = dice[choice];
      const { json } = fire(
        scene(units, terrain, { options: { [id]: choice } }),
        [shot],
        ...(given === undefined ? [] : ['--dice', given]),
      );
      expect([choice, tells(json)]).toEqual([choice, told]);
      expect([choice, namedIn(json, id)]).toEqual([choice, [choice]]);
    }
  });

  it('and so does every reading of its fire, each of its choices', () => {
    expect(cases.map((row) => row.id).sort()).toEqual(
      standsFire([])
        .options.map((option) => option.id)
        .sort(),
    );
    for (const option of standsFire([]).options) {
      const row = cases.find((one) => one.id === option.id);
      expect([option.id, Object.keys(row?.by ?? {}).sort()]).toEqual([option.id, [...option.choices].sort()]);
    }
  });

  it('the first choice is what a file without options is ruled by', () => {
    for (const { id, units, terrain = [], shot, dice = {}, tells, by } of cases) {
      const first = standsBook().options.find((option) => option.id === id)?.choices[0] ?? '';
      const given = dice[first];
      const { json } = fire(scene(units, terrain), [shot], ...(given === undefined ? [] : ['--dice', given]));
      expect([id, tells(json)]).toEqual([id, by[first]]);
    }
  });
});
