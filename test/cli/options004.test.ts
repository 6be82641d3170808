/** Every open reading of text 004's fire, shown changing a ruling: the same scenario file with one choice and with the other, through `fire`. */
import { describe, expect, it, test } from 'vitest';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { fire, namedIn, type FireJson } from '#test/lof';
import { block, foot, scene, unit, type UnitData } from '#test/scenes';

const SHOT = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

type More = Readonly<Record<string, unknown>>;
const men = (id: string, x: number, y: number, more: More = {}) => ({
  id,
  x,
  y,
  facing: 0,
  frontage: 3,
  depth: 1,
  figures: 12,
  ranks: 2,
  ...more,
});
const company = (stands = [men('a1', 20, 10)], more: More = {}): UnitData => unit('a', 'blue', 'british-foot', 'line', stands, more);
const facing = (x: number, y: number, more: More = {}): UnitData =>
  unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', x, y, 180, { frontage: 9, depth: 1, figures: 100, ranks: 4, ...more })]);

/** A hill whose southern edge has a slot: the middle of a wide stand lies in the slot, the most of it on the hill. */
const slotted = {
  id: 'h',
  kind: 'hill',
  level: 1,
  outline: [
    [10, 19],
    [19.5, 19],
    [19.5, 22],
    [20.5, 22],
    [20.5, 19],
    [30, 19],
    [30, 30],
    [10, 30],
  ],
};
const ridge = block('r', 'hill', [10, 13, 30, 15], { level: 1 });

interface Case {
  readonly id: string;
  readonly units: readonly UnitData[];
  readonly terrain?: readonly object[];
  readonly dice?: Readonly<Record<string, string>>;
  /** What each choice makes of it: the part of the answer that tells them apart. */
  readonly tells: (json: FireJson) => unknown;
  readonly by: Readonly<Record<string, unknown>>;
}

const fired = (json: FireJson) => json.rulings.length;
const column = (json: FireJson) => json.rulings[0]?.column;
const figures = (json: FireJson) => json.rulings[0]?.effect.figures;

const cases: readonly Case[] = [
  {
    id: 'C004-1',
    units: [company(), facing(20, 25.375)],
    dice: { table: '5,1,10', example: '5,1' },
    tells: column,
    by: { table: 'long', example: 'medium' },
  },
  {
    id: 'C004-14',
    units: [company([men('a1', 20, 10)], { nation: 'Indian' }), facing(20, 20.375)],
    dice: { european: '9,5,5', egyptian: '9,5,5' },
    tells: figures,
    by: { european: 2, egyptian: 1 },
  },
  {
    id: 'C004-20',
    units: [company([men('a1', 17, 10), men('a2', 20, 10), men('a3', 23, 12.6)]), facing(20, 23.375)],
    dice: { company: '4,3', majority: '4' },
    tells: (json) => json.rulings.map((ruling) => ruling.value),
    by: { company: [24, 12], majority: [36] },
  },
  {
    id: 'G-in-arc',
    units: [company(), facing(26.5, 15, { frontage: 5, depth: 0.5 })],
    tells: fired,
    by: { 'any-part': 1, centre: 0, half: 0 },
  },
  {
    id: 'G-aim',
    units: [company(), facing(24, 25.375)],
    terrain: [block('h', 'building', [19.7, 16, 20.3, 16.6], { stories: 1 })],
    tells: fired,
    by: { nearest: 0, centre: 1 },
  },
  {
    id: 'G-level',
    units: [company(), facing(20, 20.375, { frontage: 6 })],
    terrain: [ridge, slotted],
    tells: fired,
    by: { centre: 0, most: 1 },
  },
  {
    id: 'G-obstruction',
    units: [company(), facing(20, 25.375)],
    terrain: [block('h', 'building', [19.7, 16, 20.3, 16.6], { stories: 1 })],
    tells: fired,
    by: { line: 0, 'any-visible': 1, 'half-visible': 1 },
  },
];

const run = ({ units, terrain = [] }: Case, options: More, dice: string | undefined) =>
  fire(scene(units, terrain, { book: 'sudan', options }), [SHOT], ...(dice === undefined ? [] : ['--dice', dice])).json;

describe('a reading chosen in the scenario file changes the ruling', () => {
  test.each(cases)('$id', (row) => {
    for (const [choice, told] of Object.entries(row.by)) {
      const json = run(row, { [row.id]: choice }, row.dice?.[choice]);
      expect([choice, row.tells(json)]).toEqual([choice, told]);
      expect([choice, namedIn(json, row.id)]).toEqual([choice, [choice]]);
    }
  });

  it('and so does every reading of its fire, each of its choices', () => {
    const { options } = sudanFire([]);
    expect(cases.map((row) => row.id).sort()).toEqual(options.map((option) => option.id).sort());
    for (const option of options) {
      const row = cases.find((one) => one.id === option.id);
      expect([option.id, Object.keys(row?.by ?? {}).sort()]).toEqual([option.id, [...option.choices].sort()]);
    }
  });

  it('the first choice is what a file without options is ruled by', () => {
    for (const row of cases) {
      const first = sudanFire([]).options.find((option) => option.id === row.id)?.choices[0] ?? '';
      expect([row.id, row.tells(run(row, {}, row.dice?.[first]))]).toEqual([row.id, row.by[first]]);
    }
  });
});
