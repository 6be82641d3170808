/** Which options a ruling names: those that had a part in it, with the choice made, and no others. Every option of every book. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fireVolley } from '#game/decide/fire';
import { scenarioFromData } from '#game/scenario/parse';
import type { GameState } from '#game/state';
import type { Shot } from '#rules/engine/contract';
import { books, library } from '#rules/sets/index';
import { FIRST } from '#rules/engine/march/sources';
import { sessionFrom } from '#test/games';
import { fileOf, fire, lof, onScene } from '#test/lof';
import { caught, cuirassiers, infantry } from '#test/melees';
import { battery, block, foot, gun, scene, unit, type UnitData } from '#test/scenes';

type Named = Readonly<Record<string, string>>;

const SMALL_ARMS = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const at = (mode: string, aim: object = { at: 'b' }) => ({ unit: 'bty', mode, aim });
const enemy = (y: number, more = {}) => unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, y, 180, { frontage: 4, ...more })]);
const deep = unit(
  'b',
  'red',
  'russian-musketeer',
  'line',
  [0, 1, 2].map((i) => foot(`b${i + 1}`, 20, 13.375 + 0.75 * i, 180, { frontage: 4 })),
);
const muskets = (more = {}) => unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0, { figures: 10, ...more })]);
const company = (more: Readonly<Record<string, unknown>> = {}) =>
  unit('a', 'blue', 'british-foot', 'line', [{ id: 'a1', x: 20, y: 10, facing: 0, frontage: 3, depth: 1, figures: 12, ranks: 2 }], more);
const ansar = (y: number) =>
  unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 20, y, 180, { frontage: 5, depth: 1, figures: 60, ranks: 4 })]);
const engaged = unit('c', 'red', 'russian-musketeer', 'line', [foot('c1', 20, 16, 180)], { engaged: true });
const guns = unit('b', 'red', 'foot-artillery', 'unlimbered', [gun('e1', 20, 17, 180)]);
const hill = block('h', 'hill', [10, 8, 30, 40], { level: 1 });
const slope = block('h', 'hill', [10, 13, 30, 40], { level: 1 });
const farm = block('farm', 'building', [18, 12.9, 22, 14], { stories: 2 });
const wall = block('w', 'wall', [10, 19.7, 30, 19.9]);
const screen = unit('f', 'blue', 'french-line', 'line', [foot('f1', 20.9, 11.5, 0, { frontage: 0.4, depth: 0.3 })]);

interface Case {
  readonly says: string;
  readonly book: string;
  readonly units: readonly UnitData[];
  readonly terrain?: readonly object[];
  readonly shot: object;
  readonly dice?: string;
  /** All that it names. */
  readonly names: readonly string[];
}

const cases: readonly Case[] = [
  // Text 000.
  {
    says: 'muskets in the open',
    book: 'linear',
    units: [muskets({ figures: 2 }), enemy(15.375)],
    shot: SMALL_ARMS,
    names: ['C000-2', 'C000-5', 'G-aim'],
  },
  {
    says: 'muskets that are sure of a hit',
    book: 'linear',
    units: [muskets(), enemy(12.375)],
    shot: SMALL_ARMS,
    names: ['C000-2', 'G-aim'],
  },
  {
    says: 'a target half out of the arc',
    book: 'linear',
    units: [muskets(), unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 22.75, 12.5, 180, { frontage: 1.5, depth: 0.5 })])],
    shot: SMALL_ARMS,
    names: ['C000-2', 'G-in-arc', 'G-aim'],
  },
  {
    says: 'a target beside a friend',
    book: 'linear',
    units: [muskets(), screen, enemy(13.375)],
    shot: SMALL_ARMS,
    names: ['C000-2', 'G-aim', 'G-obstruction'],
  },
  {
    says: 'muskets on a hill',
    book: 'linear',
    units: [muskets(), enemy(13.375)],
    terrain: [hill],
    shot: SMALL_ARMS,
    names: ['C000-2', 'G-aim', 'G-level'],
  },
  {
    says: 'canister at a wall',
    book: 'linear',
    units: [battery(), enemy(20.375)],
    terrain: [wall],
    shot: at('canister'),
    names: ['C000-7', 'C000-9a', 'C000-9b', 'G-aim'],
  },
  {
    says: 'canister at improvised works',
    book: 'linear',
    units: [battery(), enemy(20.375)],
    terrain: [block('w', 'works', [10, 19.6, 30, 19.8], { cover: 'improvised' })],
    shot: at('canister'),
    names: ['C000-9a', 'C000-9b', 'G-aim'],
  },
  {
    says: 'canister in the open',
    book: 'linear',
    units: [battery(), enemy(20.375)],
    shot: at('canister'),
    names: ['C000-9a', 'C000-9b', 'G-aim'],
  },
  { says: 'out of the arc', book: 'linear', units: [muskets(), enemy(3)], shot: SMALL_ARMS, names: ['G-in-arc', 'G-aim'] },
  {
    says: 'a unit that is routed',
    book: 'linear',
    units: [muskets({}), enemy(13.375)].map((one) => ({ ...one, state: 'routed' })),
    shot: SMALL_ARMS,
    names: [],
  },
  // Text 001.
  { says: 'muskets in the open', book: 'stands', units: [muskets(), enemy(13.375)], shot: SMALL_ARMS, names: ['G-arc', 'G-aim'] },
  {
    says: 'muskets that rake a column',
    book: 'stands',
    units: [muskets(), deep],
    shot: SMALL_ARMS,
    names: ['C001-18', 'G-arc', 'G-aim', 'G-obstruction'],
  },
  {
    says: 'muskets at a garrison',
    book: 'stands',
    units: [muskets(), enemy(13.375, { frontage: 0.9 })],
    terrain: [farm],
    shot: SMALL_ARMS,
    names: ['C001-10', 'G-arc', 'G-aim'],
  },
  {
    says: 'muskets uphill',
    book: 'stands',
    units: [muskets(), enemy(14)],
    terrain: [slope],
    shot: SMALL_ARMS,
    names: ['G-arc', 'G-aim', 'G-level'],
  },
  { says: 'out of the arc', book: 'stands', units: [muskets(), enemy(3)], shot: SMALL_ARMS, names: ['G-in-arc', 'G-arc', 'G-aim'] },
  { says: 'canister in the open', book: 'stands', units: [battery(), enemy(16)], shot: at('canister'), names: ['G-aim'] },
  {
    says: 'canister uphill',
    book: 'stands',
    units: [battery(), enemy(16)],
    terrain: [slope],
    shot: at('canister'),
    names: ['C001-8', 'G-aim', 'G-level'],
  },
  {
    says: 'canister down a column',
    book: 'stands',
    units: [battery(), deep],
    shot: at('canister'),
    names: ['C001-18', 'C001-30', 'G-aim', 'G-obstruction'],
  },
  { says: 'shot along a bearing', book: 'stands', units: [battery(), enemy(16)], shot: at('direct', { bearing: 0 }), names: [] },
  { says: 'shot at guns', book: 'stands', units: [battery(), guns], shot: at('direct', { bearing: 0 }), names: ['C001-22'] },
  {
    says: 'shot over a melee',
    book: 'stands',
    units: [battery(), engaged, enemy(18)],
    shot: at('direct', { bearing: 0 }),
    names: ['C001-11'],
  },
  { says: 'shot aimed at a unit', book: 'stands', units: [battery(), enemy(16)], shot: at('direct'), names: [] },
  {
    says: 'a short ricochet',
    book: 'stands',
    units: [battery(), enemy(16)],
    shot: { ...at('ricochet', { bearing: 0 }), ricochet: 8 },
    names: [],
  },
  {
    says: 'a ricochet past the effective range',
    book: 'stands',
    units: [battery(), enemy(16)],
    shot: { ...at('ricochet', { bearing: 0 }), ricochet: 15 },
    names: ['C001-15'],
  },
  {
    says: 'high trajectory',
    book: 'stands',
    units: [battery(), enemy(24)],
    shot: { ...at('high-trajectory'), load: 'shot' },
    names: ['C001-31', 'G-aim'],
  },
  // Text 004.
  { says: 'a company at 5 inches', book: 'sudan', units: [company(), ansar(15.375)], shot: SMALL_ARMS, dice: '9,3,1', names: ['G-aim'] },
  {
    says: 'a company at 15 inches',
    book: 'sudan',
    units: [company(), ansar(25.375)],
    shot: SMALL_ARMS,
    dice: '9,3,1',
    names: ['C004-1', 'G-aim'],
  },
  {
    says: 'Indians who hit',
    book: 'sudan',
    units: [company({ nation: 'Indian' }), ansar(15.375)],
    shot: SMALL_ARMS,
    dice: '9,3,1',
    names: ['C004-14', 'G-aim'],
  },
  {
    says: 'Indians who miss',
    book: 'sudan',
    units: [company({ nation: 'Indian' }), ansar(15.375)],
    shot: SMALL_ARMS,
    dice: '1',
    names: ['G-aim'],
  },
  { says: 'a unit that is routed', book: 'sudan', units: [company({ state: 'routed' }), ansar(15.375)], shot: SMALL_ARMS, names: [] },
];

const ruled = ({ book, units, terrain = [], shot, dice }: Case, options: object = {}) =>
  fire(scene(units, terrain, { book, options }), [shot], ...(dice === undefined ? ['--seed', '1'] : ['--dice', dice])).json;

const namesOf = ({ events, rulings, refused }: ReturnType<typeof ruled>): Named =>
  Object.assign({}, ...[...events, ...rulings, ...refused].map(({ readings }) => readings ?? {}));

const sorted = (named: Named): readonly string[] => Object.keys(named).toSorted();

describe('a ruling names the options that had a part in it, and no others', () => {
  test.each(cases)('$book: $says', (row) => {
    const json = ruled(row);
    expect(json.rulings.length + json.refused.length).toBeGreaterThan(0);
    expect(sorted(namesOf(json))).toEqual(row.names.toSorted());
    for (const { readings } of [...json.rulings, ...json.refused]) expect(sorted(readings)).toEqual(row.names.toSorted());
  });

  it('with the choice made, in each of its choices', () => {
    for (const row of cases) {
      const options = books.find((book) => book.id === row.book)?.options ?? [];
      for (const id of row.names) {
        for (const choice of options.find((option) => option.id === id)?.choices ?? []) {
          // Another choice may ask for other dice, or refuse: it is named all the same.
          const { dice: _, ...seeded } = row;
          const json = ruled(id === 'C004-14' ? row : seeded, { [id]: choice });
          expect([row.says, id, namesOf(json)[id]]).toEqual([row.says, id, choice]);
        }
      }
    }
  });

  it('every option of firing stands among them, and each is left out of some ruling of its own book', () => {
    for (const book of books) {
      const own = cases.filter((row) => row.book === book.id);
      const open = book.options.map(({ id }) => id);
      for (const id of open) expect([book.id, id, own.some((row) => !row.names.includes(id))]).toEqual([book.id, id, true]);
    }
  });
});

describe('what is said of it', () => {
  const [row] = cases.filter(({ says }) => says === 'a company at 15 inches');
  const files = (book: string, units: readonly UnitData[], shot: object) =>
    [
      fileOf('scene.lof.json', scene(units, [], { book, options: { 'C004-1': 'example' } })),
      fileOf('order.json', { shots: [shot] }),
    ] as const;

  test('in text each with its title, what the choice does, and its id', () => {
    if (!row) throw new Error('no such case');
    const { out } = lof('fire', ...files('sudan', row.units, row.shot), '--text', '--dice', '9,3,1');
    expect(out.split('\n').filter((line) => line.includes('[reading'))).toEqual([
      '  From 12 to 20 inches small arms are at: Medium, as the worked example has it. [reading C004-1]',
      '  A line of fire runs to: The nearest point in the arc. [reading G-aim]',
    ]);
  });

  test('a refusal too', () => {
    const { out } = lof('fire', ...files('stands', [muskets(), enemy(3)], SMALL_ARMS), '--text');
    expect(out).toContain('  Arc is laid from: A wedge from the middle of the front. [reading G-arc]');
  });

  test('a shot that strikes nothing too', () => {
    const { out } = lof('fire', ...files('stands', [battery(), enemy(40)], { ...at('ricochet', { bearing: 0 }), ricochet: 15 }), '--text');
    expect(out).toContain('bty fires and strikes nothing.\n  Ricochet runs on past the effective range: The run may pass');
  });
});

describe('chances name every option that has a part in any outcome', () => {
  const chance = (row: Case) =>
    onScene<{ rulings: { readings: Named }[]; targets: { readings: Named }[]; refused: { readings: Named }[] }>(
      'chance',
      scene(row.units, row.terrain ?? [], { book: row.book }),
      fileOf('order.json', { shots: [row.shot] }),
    ).json;

  test.each(cases.filter(({ says }) => says !== 'Indians who miss'))('$book: $says', (row) => {
    const { rulings, targets, refused } = chance(row);
    for (const { readings } of [...rulings, ...targets, ...refused]) expect(sorted(readings)).toEqual(row.names.toSorted());
  });

  it('Indians who may miss may hit as well', () => {
    const [row] = cases.filter(({ says }) => says === 'Indians who miss');
    if (!row) throw new Error('no such case');
    expect(sorted(chance(row).rulings[0]?.readings ?? {})).toEqual(['C004-14', 'G-aim']);
  });
});

test.each(['die', 'alternate', 'first-side'])('who moves first names by what it was found out: %s', (choice) => {
  const session = sessionFrom(scene([muskets(), enemy(20)], [], { options: { [FIRST]: choice } }));
  const decision = session.send({ type: 'who-first' });
  const known = decision.ok ? decision.events.find((event) => event.type === 'FirstKnown') : null;
  expect(known?.first.readings).toEqual({ [FIRST]: choice });
});

describe('melees', () => {
  interface MeleeJson {
    readonly rounds: readonly { readonly readings: Named }[];
  }
  const sides = ['--attacker', 'cav', '--defender', 'inf'] as const;
  const fought = (data: unknown) =>
    onScene<MeleeJson>('melee', data, ...sides, '--rounds', '2').json.rounds.map(({ readings }) => readings);

  test.each(['three-then-one', 'one-a-turn', 'to-the-end'])('each round names how many make a turn: %s', (choice) => {
    expect(fought(caught({ options: { 'C003-11': choice } }))).toEqual([{ 'C003-11': choice }, { 'C003-11': choice }]);
  });

  test('and by what the level was told, where one of them is on a hill', () => {
    const units = [cuirassiers({ charging: true }), infantry()];
    const uphill = scene(units, [block('h', 'hill', [0, 20.5, 40, 40], { level: 1 })], { book: 'linear', options: { 'G-level': 'most' } });
    for (const named of fought(uphill)) expect(named).toEqual({ 'C003-11': 'three-then-one', 'G-level': 'most' });
    const away = scene(units, [block('h', 'hill', [30, 30, 40, 40], { level: 1 })], { book: 'linear' });
    for (const named of fought(away)) expect(named).toEqual({ 'C003-11': 'three-then-one' });
  });

  test('under text 004 whose column Indians throw in', () => {
    const lancers = cuirassiers({ charging: true, troop: 'indian-cavalry', nation: 'Indian' });
    const data = (nation: string) =>
      scene(
        [
          { ...lancers, troop: 'british-foot', nation },
          { ...infantry(), troop: 'mahdist-foot' },
        ],
        [],
        { book: 'sudan' },
      );
    expect(fought(data('Indian'))[0]).toEqual({ 'C004-14': 'european' });
    expect(fought(data('British'))[0]).toEqual({});
  });

  test('their chances too, by command and in words', () => {
    const file = fileOf('scene.lof.json', caught());
    const { out } = lof('chance', file, '--melee', 'cav,inf');
    expect(JSON.parse(out)).toMatchObject({ readings: { 'C003-11': 'three-then-one' } });
    expect(lof('chance', file, '--melee', 'cav,inf', '--text').out).toContain(
      'Rounds of a melee in one turn: Rounds 1 to 3 and the first test',
    );
    expect(lof('melee', file, ...sides, '--rounds', '1', '--text').out).toContain('[reading C003-11]');
  });
});

describe('whatever an option changes names it', () => {
  /** A table at random: two firing stands, a target of two, a friend and perhaps a hill or a wood between. */
  const tables = fc.record({
    book: fc.constantFrom('linear', 'stands', 'sudan'),
    apart: fc.integer({ min: 20, max: 220 }),
    aside: fc.integer({ min: -60, max: 60 }),
    wing: fc.integer({ min: -30, max: 60 }),
    friend: fc.integer({ min: -40, max: 40 }),
    ground: fc.constantFrom('none', 'hill', 'woods', 'wall'),
    edge: fc.integer({ min: 90, max: 200 }),
    gunner: fc.boolean(),
  });
  type Table = typeof tables extends fc.Arbitrary<infer T> ? T : never;

  const dataOf = ({ book, apart, aside, wing, friend, ground, edge, gunner }: Table) => {
    const y = 10 + apart / 10;
    const b = [
      foot('b1', 20 + aside / 10, y, 180, { frontage: 3, figures: 30 }),
      foot('b2', 24 + aside / 10, y + 1 + Math.max(0, wing) / 20, 180, { frontage: 3, figures: 30 }),
    ];
    const a = gunner
      ? [gun('a1', 20, 9, 0, book === 'sudan' ? 'field-gun' : 'nap-12')]
      : [foot('a1', 20, 9.6, 0, { figures: 8, frontage: 2 }), foot('a2', 23, 9.6 + wing / 10, 0, { figures: 8, frontage: 2 })];
    const arms = book === 'sudan' ? 'british-foot' : 'french-line';
    // A hill ends under the first target stand, a quarter of whose base it may miss.
    const south = ground === 'hill' ? y - (edge % 8) / 10 : edge / 10;
    const west = ground === 'hill' ? 20 + aside / 10 + (edge % 5) / 10 : 19;
    const piece = ground === 'none' ? [] : [block('g', ground, [west, south, 26, south + (ground === 'wall' ? 0.2 : 3)], { level: 1 })];
    return scene(
      [
        unit('a', 'blue', gunner ? (book === 'sudan' ? 'sudan-artillery' : 'foot-artillery') : arms, gunner ? 'unlimbered' : 'line', a, {
          nation: 'Indian',
        }),
        unit('b', 'red', book === 'sudan' ? 'mahdist-foot' : 'russian-musketeer', 'line', b),
        unit('f', 'blue', arms, 'line', [foot('f1', 20.5 + friend / 20, 11.4, 0, { frontage: 0.6, depth: 0.3 })]),
      ],
      piece,
      { book },
    );
  };
  const shotOf = ({ book, gunner }: Table) => ({
    unit: 'a',
    mode: !gunner ? 'small-arms' : book === 'sudan' ? 'artillery' : 'canister',
    aim: { at: 'b' },
  });

  const answered = (state: GameState, shot: Shot): { readonly said: string; readonly named: Named } => {
    const { rulings, refused } = fireVolley(state, [shot], library.bookOf(state));
    const all = [...rulings, ...refused.map((one) => one.refused)];
    return {
      said: JSON.stringify(all.map((one) => ({ ...one, readings: null }))),
      named: Object.assign({}, ...all.map(({ readings }) => readings ?? {})),
    };
  };

  it('in the one ruling and in the other, on tables of any kind', () => {
    const changed = new Set<string>();
    fc.assert(
      fc.property(tables, (table) => {
        const options = books.find(({ id }) => id === table.book)?.options ?? [];
        const parsed = scenarioFromData(dataOf(table), library);
        fc.pre(parsed.ok);
        const state = parsed.value;
        const usual = answered(state, shotOf(table));
        for (const { id, choices } of options) {
          for (const choice of choices.slice(1)) {
            const other = answered({ ...state, options: { [id]: choice } }, shotOf(table));
            if (usual.said === other.said) continue;
            changed.add(id);
            expect([id, usual.named[id], other.named[id]]).toEqual([id, choices[0], choice]);
          }
        }
      }),
      { seed: 1815, numRuns: 90 },
    );
    expect([...changed].sort()).toEqual(expect.arrayContaining(['G-aim', 'G-in-arc', 'G-level', 'G-obstruction']));
  });
});
