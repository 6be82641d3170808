/** Text 000 through the command line, beside its worked examples: what is measured, a player's charts, its pictures, and what is said instead of a line. */
import { describe, expect, test } from 'vitest';
import { fileOf, fire, lof, onScene, rulingOn, type RulingJson } from '#test/lof';
import { block, foot, gun, scene, unit, type StandData } from '#test/scenes';

type Linear = RulingJson & { readonly percent: number; readonly exact: number; readonly yours?: readonly string[] };

const tall = { table: { width: 72, depth: 110 }, book: 'linear' };
const rank = (id: string, x: number, y: number, figures = 10): StandData => ({
  ...foot(id, x, y, 0, { figures }),
  depth: 0.001,
  frontage: 0.5,
});
const muskets = (...stands: readonly StandData[]) => unit('a', 'blue', 'french-line', 'line', stands);
const enemies = (...stands: readonly StandData[]) => unit('b', 'red', 'russian-musketeer', 'line', stands);
const wide = (id: string, x: number, range: number): StandData =>
  foot(id, x, 10 + range + 0.375, 180, { frontage: 20, figures: 30, ranks: 2 });
const battery = (crew = 6, more: object = {}) =>
  unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 36, 9.375, 0, 'nap-12', { crew, ...more })]);
const SMALL_ARMS = [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' } }];
const CANISTER = [{ unit: 'bty', mode: 'canister', aim: { at: 'b' } }];

describe('what nobody can fire at is no part of the range', () => {
  const aside = [muskets(rank('a1', 36, 10)), enemies(foot('b1', 40, 10, 180), wide('b2', 36, 10))];

  test('ten muskets at ten inches are 100%, whoever stands at their side', () => {
    const ruling = rulingOn(fire(scene(aside, [], tall), SMALL_ARMS), 'b') as Linear;
    expect([ruling.percent, ruling.trail[0]?.because]).toEqual([100, 'b reads 10.00″.']);
  });

  test('compare tells the same range', () => {
    interface Compared {
      readonly shots: readonly {
        readonly columns: readonly { readonly book: string; readonly range: { readonly inches: number } | null }[];
      }[];
    }
    const { json } = onScene<Compared>('compare', scene(aside, [], tall), fileOf('order.json', { shots: SMALL_ARMS }));
    expect(json.shots[0]?.columns.find((one) => one.book === 'linear')?.range?.inches).toBe(10);
  });
});

test('facts tell a mean as the ruling has it, from the ranks that fire', () => {
  // Ranks of 0.125, 0.375 and 0.625 behind the front; the first two fire.
  const deep = muskets(foot('a1', 36, 9.625, 0, { figures: 9, ranks: 3 }));
  const data = scene([deep, enemies(foot('b1', 36, 25.025, 180, { frontage: 20, figures: 30, ranks: 2 }))], [], tall);
  const { json } = onScene<{ ranges: Record<string, number>; inRange: boolean }[]>('facts', data, '--from', 'a', '--at', 'b');
  expect([json[0]?.ranges['mean-of-extremes'], json[0]?.inRange]).toEqual([14.905, true]);
  expect(lof('facts', fileOf('deep.json', data), '--from', 'a', '--at', 'b', '--text').out).toContain('14.905″');
  expect(rulingOn(fire(data, SMALL_ARMS), 'b').trail[0]?.because).toContain('b reads 14.905″');
});

describe('a player’s own cover', () => {
  const charts = (over: number, under = 1) => [
    {
      kind: 'modifiers',
      id: 'linear.cover',
      title: 'Cover',
      source: { text: '000', where: 'hard cover', status: 'yours' },
      rows: [{ id: 'hard-cover', label: 'Behind hard cover', op: 'add', value: [over, under] }],
    },
  ];
  const wall = [block('w', 'wall', [26, 14.7, 46, 14.9])];
  const game = (over: number, under = 1) =>
    scene([muskets(rank('a1', 36, 10)), enemies(wide('b1', 36, 5))], wall, { ...tall, charts: charts(over, under) });

  test.each([
    [101, 1, '101', 'a number from −100 to 100'],
    [800, 1, '800', 'a number from −100 to 100'],
    [-101, 1, '−101', 'a number from −100 to 100'],
    [1001, 1, '1001/1', 'a whole number of at most 1000'],
    [-17, 2, '-17/2', 'a whole number of at most 1000'],
  ])('of %d/%d is refused with its file, its field, what was found and what was expected', (over, under, found, expected) => {
    const { code, err } = fire(game(over, under), SMALL_ARMS);
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('scene.lof.json: charts[0].rows[0].value (linear.cover): found ');
    expect(err).toContain(found);
    expect(err).toContain(expected);
  });

  test('within its ends it is played, and no figure has more than 100%', () => {
    const ruled = (over: number) => rulingOn(fire(game(over), SMALL_ARMS), 'b') as Linear;
    expect([ruled(80).percent, ruled(81).percent, ruled(100).percent, ruled(-100).percent]).toEqual([1000, 1000, 1000, 0]);
    expect([ruled(80), ruled(81)].map((one) => one.trail.some((line) => line.id === 'value/certain'))).toEqual([false, true]);
    expect([ruled(100).exact, ruled(100).yours]).toEqual([100, ['linear.cover']]);
    expect(ruled(79)).toMatchObject({ percent: 990 });
  });
});

describe('the crew', () => {
  const target = enemies(wide('b1', 36, 10));
  test('beyond six it adds nothing, and marked as lost it does not fire', () => {
    const percent = (crew: number) => (rulingOn(fire(scene([battery(crew), target], [], tall), CANISTER), 'b') as Linear).percent;
    expect([5, 6, 7, 30].map(percent)).toEqual([300, 360, 360, 360]);
    const { code, json } = fire(scene([battery(6, { hit: ['crew'] }), target], [], tall), CANISTER);
    expect([code, json.refused[0]?.code]).toEqual([1, 'crewless']);
  });

  test('canister is not loaded for round shot, and the refusal says how to fire it', () => {
    const { json } = fire(scene([battery(), target], [], tall), [{ ...CANISTER[0], mode: 'direct', load: 'canister' }]);
    expect(json.refused[0]?.because).toBe('This mode fires round shot; canister is fired by a mode of its own, canister.');
  });
});

test('stands told off to two targets are two rulings, each at its own range', () => {
  const units = [
    muskets(rank('a1', 30, 10, 5), rank('a2', 40, 4, 5)),
    enemies(foot('b1', 30, 23.375, 180)),
    unit('e', 'red', 'russian-musketeer', 'line', [foot('e1', 40, 12.375, 180)]),
  ];
  const shots = [
    { ...SMALL_ARMS[0], stands: ['a1'] },
    { ...SMALL_ARMS[0], stands: ['a2'], aim: { at: 'e' } },
  ];
  const { json } = fire(scene(units, [], tall), shots);
  expect(json.rulings.map((one) => [one.target, (one as Linear).percent])).toEqual([
    ['b', 20],
    ['e', 70],
  ]);
});

describe('a line of shot', () => {
  test('is not laid here, and what can be asked instead is said', () => {
    const data = scene([battery(), enemies(wide('b1', 36, 12))], [], tall);
    const { code, json } = onScene<{ refused: { code: string; because: string } }>('line', data, '--gun', 'g1', '--at', 'b');
    expect([code, json.refused.code]).toEqual([1, 'no-line']);
    expect(json.refused.because).toBe(
      'Linear fire lays no direct shot along a line: its fire is aimed at a unit. Ask "facts" with --from g1 --at b for its range, arc and sight, "fire" for its ruling, and "line" with --book stands for the path by Stands and odds.',
    );
    expect(onScene('line', data, '--gun', 'g1', '--at', 'b', '--book', 'stands').code).toBe(0);
    expect(onScene('facts', data, '--from', 'g1', '--at', 'b').code).toBe(0);
    const bare = onScene<{ refused: { because: string } }>('line', data, '--gun', 'g1', '--bearing', '0').json.refused.because;
    expect(bare).toContain('--from g1 --at UNIT');
  });
});

describe('the charts', () => {
  interface Entry {
    readonly book: string;
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly source: { readonly status: string };
    readonly curves?: readonly {
      readonly chart: string;
      readonly row: string;
      readonly label: string;
      readonly upTo: number;
      readonly coefficients: unknown;
    }[];
    readonly staircase?: { readonly chart: string; readonly bands: readonly { readonly upTo: number }[] };
    readonly rows?: readonly { readonly id: string; readonly coefficients?: unknown }[];
  }
  const all = (...args: readonly string[]) => JSON.parse(lof('charts', ...args).out) as readonly Entry[];
  const own = all('--book', 'linear');
  const pictures = own.filter((one) => one.kind === 'figure');

  test('the five pictures of the text stand among them, drawn from the charts beside them', () => {
    expect(pictures.map(({ id, curves, staircase }) => [id, curves?.map((one) => `${one.row} to ${one.upTo}`), staircase?.chart])).toEqual([
      ['figure-1', [], 'linear.staircase'],
      ['figure-2', ['musket to 15'], undefined],
      ['figure-3', ['musket to 15', 'rifle to 30'], undefined],
      ['figure-4', ['musket to 15', 'musket-cover to 11'], undefined],
      ['figure-5', ['canister to 30', 'round-shot to 60'], undefined],
    ]);
    for (const { curves = [] } of pictures)
      for (const { chart, row, coefficients } of curves)
        expect(own.find((one) => one.id === chart)?.rows?.find((one) => one.id === row)?.coefficients).toEqual(coefficients);
    expect(pictures[3]?.curves?.map((one) => one.label)).toEqual(['In the open', 'Hard cover']);
    expect(pictures[0]?.staircase?.bands.map((band) => band.upTo)).toEqual([6, 12, 24]);
  });

  test('every entry has a source with a status, and books without pictures list none', () => {
    expect(all().filter((one) => !one.source.status)).toEqual([]);
    expect(all('--book', 'stands').filter((one) => one.kind === 'figure')).toEqual([]);
    expect(lof('charts', '--book', 'linear', '--text').out).toContain(
      'linear figure-4: Figure 4. Musket fire at hard cover (printed; 000, musket fire)',
    );
  });
});
