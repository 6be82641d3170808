/** Every open reading of text 000, shown changing a ruling: the same scenario file with one choice and with the other, through `fire`. */
import { describe, expect, it, test } from 'vitest';
import { fire, namedIn, type FireJson, type RulingJson } from '#test/lof';
import { options } from '#rules/sets/linear/options';
import { block, foot, gun, scene, unit, type UnitData } from '#test/scenes';

const SMALL_ARMS = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const muskets = (stands: UnitData['stands']) => unit('a', 'blue', 'french-line', 'line', stands);
const one = muskets([foot('a1', 20, 9.625, 0, { figures: 10 })]);
const wide = (y: number, more = {}) =>
  unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, y, 180, { frontage: 6, figures: 30, ...more })]);
const battery = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 9.375, 0)]);
const by = (mode: string) => ({ unit: 'bty', mode, aim: { at: 'b' } });
const hill = (y: number) => [block('h', 'hill', [10, y, 30, y + 8], { level: 1 })];

/** A hill with a slot in its southern edge: the middle of a wide stand lies in the slot, the most of it on the hill. */
const slotted = {
  id: 'h',
  kind: 'hill',
  level: 1,
  outline: [
    [10, 12.6],
    [19.5, 12.6],
    [19.5, 14],
    [20.5, 14],
    [20.5, 12.6],
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
  /** Chosen beside it, the same for each choice. */
  readonly beside?: object;
  readonly dice?: Readonly<Record<string, string>>;
  readonly tells: (json: FireJson) => unknown;
  readonly by: Readonly<Record<string, unknown>>;
}

const percent = (json: FireJson) => (json.rulings[0] as (RulingJson & { percent: number }) | undefined)?.percent ?? json.refused[0]?.code;
const lost = (json: FireJson) => json.rulings[0]?.effect.figures;
const rulings = (json: FireJson) => json.rulings.length;

const cases: readonly Case[] = [
  {
    id: 'C000-2',
    // Three stands at 3.00 and one at 9.00 inches from the target: extremes 6.00, all figures 4.50.
    units: [
      muskets([
        ...[18, 20, 22].map((x, i) => foot(`a${i}`, x, 10, 0, { figures: 1, depth: 0.5 })),
        foot('a9', 25, 4, 0, { figures: 1, depth: 0.5 }),
      ]),
      wide(13.375, { frontage: 20 }),
    ],
    shot: SMALL_ARMS,
    tells: percent,
    by: { extremes: 72, 'all-figures': 84 },
  },
  {
    id: 'C000-5',
    units: [muskets([foot('a1', 20, 10, 0, { figures: 2, depth: 0.5 })]), wide(10.375 + 5)],
    shot: SMALL_ARMS,
    dice: { additive: '37', exact: '37' },
    tells: lost,
    by: { additive: 1, exact: 0 },
  },
  {
    id: 'C000-7',
    units: [battery, wide(20.375)],
    terrain: [block('w', 'wall', [10, 19.7, 30, 19.9])],
    shot: by('canister'),
    tells: percent,
    by: { 'small-arms': 360, 'artillery-too': 216 },
  },
  { id: 'C000-9a', units: [battery, wide(75.375)], shot: by('direct'), tells: percent, by: { '600': 'out-of-range', '800': 54 } },
  { id: 'C000-9b', units: [battery, wide(45.375)], shot: by('canister'), tells: percent, by: { '300': 'out-of-range', '400': 90 } },
  {
    id: 'G-in-arc',
    units: [one, unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 22.75, 12.5, 180, { frontage: 1.5, depth: 0.5 })])],
    shot: SMALL_ARMS,
    tells: rulings,
    by: { 'any-part': 1, centre: 0, half: 0 },
  },
  {
    id: 'G-aim',
    units: [
      one,
      unit('f', 'blue', 'french-line', 'line', [foot('f1', 21.5, 11.5, 0, { frontage: 0.6, depth: 0.3 })]),
      unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 22.9, 13.375, 180, { frontage: 6 })]),
    ],
    shot: SMALL_ARMS,
    tells: rulings,
    by: { nearest: 1, centre: 0 },
  },
  {
    id: 'G-level',
    // The target's middle lies in a slot of the hill: on the low ground the hill before it hides it, on the hill it is seen.
    units: [muskets([foot('a1', 17, 9.625, 0, { figures: 10 })]), wide(13.375, { frontage: 4 })],
    terrain: [slotted],
    shot: SMALL_ARMS,
    tells: rulings,
    by: { centre: 0, most: 1 },
  },
  {
    id: 'G-obstruction',
    units: [one, unit('f', 'blue', 'french-line', 'line', [foot('f1', 20, 11.5, 0, { frontage: 0.4, depth: 0.3 })]), wide(13.375)],
    shot: SMALL_ARMS,
    tells: rulings,
    by: { line: 0, 'any-visible': 1, 'half-visible': 1 },
  },
];

function ruled({ units, terrain = [], shot, dice = {} }: Case, choice: string, chosen: object) {
  const data = scene(units, terrain, { book: 'linear', table: { width: 72, depth: 90 }, options: chosen });
  const given = dice[choice];
  return fire(data, [shot], ...(given === undefined ? ['--seed', '1'] : ['--dice', given])).json;
}

const told = (row: Case, choice: string, chosen: object): unknown => row.tells(ruled(row, choice, chosen));

describe('a reading chosen in the scenario file changes the ruling', () => {
  test.each(cases)('$id', (row) => {
    for (const [choice, wanted] of Object.entries(row.by)) {
      expect([choice, told(row, choice, { [row.id]: choice })]).toEqual([choice, wanted]);
      expect([choice, namedIn(ruled(row, choice, { [row.id]: choice }), row.id)]).toEqual([choice, [choice]]);
    }
  });

  it('and so does every reading that the text has, each of its choices', () => {
    expect(cases.map((row) => row.id).toSorted()).toEqual(options.map((option) => option.id).toSorted());
    for (const option of options) {
      const row = cases.find((case_) => case_.id === option.id);
      expect([option.id, Object.keys(row?.by ?? {}).toSorted()]).toEqual([option.id, [...option.choices].toSorted()]);
      expect(new Set(Object.values(row?.by ?? {})).size).toBeGreaterThan(1);
    }
  });

  it('the first choice is what a file without options is ruled by', () => {
    for (const row of cases) {
      const first = options.find((option) => option.id === row.id)?.choices[0] ?? '';
      expect([row.id, told(row, first, {})]).toEqual([row.id, row.by[first]]);
    }
  });
});

test('a hill that hides nothing changes no chance', () => {
  const shot = (terrain: readonly object[]) =>
    percent(fire(scene([one, wide(14.375)], terrain, { book: 'linear' }), [SMALL_ARMS], '--seed', '1').json);
  expect(shot(hill(12.6))).toBe(shot([]));
});
