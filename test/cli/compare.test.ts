import { describe, expect, test } from 'vitest';
import { fileOf, fire, lof, onScene } from '#test/lof';
import { battery, column, foot, gun, scene, twoLines, unit } from '#test/scenes';

interface Measured {
  readonly convention: string;
  readonly label: string;
  readonly inches: number;
  readonly yards: number;
}
interface ColumnJson {
  readonly book: string;
  readonly mode: string | null;
  readonly may: boolean;
  readonly refused: { readonly code: string; readonly because: string; readonly source: { readonly text: string } } | null;
  readonly said: string;
  readonly range: Measured | null;
  readonly set: { readonly inches: number; readonly yards: number } | null;
  readonly target: string | null;
  readonly mean: number | null;
  readonly groups: readonly {
    readonly stands: readonly string[];
    readonly figures: number;
    readonly range: Measured | null;
    readonly foreseen: Record<string, unknown> | null;
  }[];
  readonly foreseen: readonly { readonly trail: readonly { readonly because: string }[] }[];
  readonly chance: {
    readonly outcomes: readonly { readonly p: string }[];
    readonly figures: { readonly low: number; readonly high: number };
  } | null;
}
interface CompareJson {
  readonly by: string;
  readonly shots: readonly { readonly columns: readonly ColumnJson[] }[];
}

const VOLLEY = [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' } }];
const compare = (scenario: unknown, shots: readonly object[], ...args: readonly string[]) =>
  onScene<CompareJson>('compare', scenario, fileOf('order.json', { shots }), ...args);
const columnsOf = (result: ReturnType<typeof compare>): Readonly<Record<string, ColumnJson>> =>
  Object.fromEntries((result.json.shots[0]?.columns ?? []).map((one) => [one.book, one]));

describe('compare FILE ORDER', () => {
  test('every book answers the same volley: its range by its own convention, whether it may fire, its chances', () => {
    const result = compare(scene(twoLines(4.6)), VOLLEY);
    expect(result.code).toBe(0);
    const { linear, stands, sudan } = columnsOf(result);
    expect([linear?.range?.convention, stands?.range?.convention, sudan?.range?.convention]).toEqual([
      'mean-of-extremes',
      'front-to-target',
      'centre-to-nearest-figure',
    ]);
    expect(stands).toMatchObject({
      may: true,
      range: { inches: 4.6, yards: 230 },
      mean: 0.25,
      said: 'May fire. Musket at long range, 4.60″: halved.',
    });
    expect(sudan?.said).toContain('Hits on 3 or more');
    for (const one of [linear, stands, sudan]) {
      const [num, den] = (one?.chance?.outcomes ?? []).reduce(
        ([over, under], { p }) => {
          const [n = 0n, d = 1n] = p.split('/').map(BigInt);
          return [over * d + n * under, under * d] as const;
        },
        [0n, 1n] as readonly [bigint, bigint],
      );
      expect(num).toBe(den);
    }
  });

  test('what a column foresees is what fire --book rules', () => {
    const data = scene(twoLines(4.6));
    const columns = columnsOf(compare(data, VOLLEY));
    for (const book of ['linear', 'sudan']) {
      const ruled = fire(data, VOLLEY, '--book', book).json.rulings[0];
      const said = columns[book]?.foreseen[0]?.trail.map(({ because }) => because) ?? [];
      expect(said.length).toBeGreaterThan(2);
      expect(ruled?.trail.map(({ because }) => because)).toEqual(expect.arrayContaining(said.slice(0, 3)));
    }
  });

  test('two companies at two ranges are two groups of 004, each with its own number', () => {
    const firers = [0, 1, 2].map((i) => ({
      id: `a${i}`,
      x: 17 + 3 * i,
      y: i === 2 ? 6 : 10,
      facing: 0,
      frontage: 3,
      depth: 1,
      figures: 12,
      ranks: 2,
    }));
    const enemy = unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 20, 22, 180, { frontage: 12, figures: 30 })]);
    const { sudan } = columnsOf(compare(scene([unit('a', 'blue', 'british-foot', 'line', firers), enemy]), VOLLEY));
    expect(sudan?.groups.length).toBeGreaterThan(1);
    for (const group of sudan?.groups ?? []) {
      expect(group.range?.convention).toBe('centre-to-nearest-figure');
      expect(group.foreseen).toHaveProperty('needs');
    }
    expect(sudan?.groups.reduce((all, { figures }) => all + figures, 0)).toBe(36);
  });

  test('by yards each is asked at as many yards as the file’s book reads', () => {
    const { linear, stands } = columnsOf(compare(scene(twoLines(2)), VOLLEY, '--by', 'yards'));
    expect(stands).toMatchObject({ set: null, range: { yards: 100 } });
    expect(linear).toMatchObject({ set: { inches: 10, yards: 100 }, mean: 0.9 });
  });

  test('a refusal names its code, its reason and its text', () => {
    const { linear, stands } = columnsOf(compare(scene(twoLines(7)), VOLLEY));
    expect(linear?.may).toBe(true);
    expect(stands).toMatchObject({ may: false, refused: { code: 'out-of-range', source: { text: '001' } }, mean: null, chance: null });
  });

  test('exit 1 only where no book lets it fire', () => {
    expect(compare(scene(twoLines(7)), VOLLEY).code).toBe(0);
    expect(compare(scene(twoLines(35)), VOLLEY).code).toBe(1);
  });

  test('another home book may be named, and its modes are then asked', () => {
    const howitzer = unit('bty', 'blue', 'sudan-artillery', 'unlimbered', [gun('g1', 20, 10, 0, 'screw-gun')]);
    const shots = [{ unit: 'bty', mode: 'artillery', aim: { at: 'col' } }];
    const { sudan, linear } = columnsOf(compare(scene([howitzer, column()]), shots, '--book', 'sudan'));
    expect(sudan).toMatchObject({ mode: 'artillery', may: true });
    expect(linear?.mode).toBe('direct');
    expect(compare(scene([howitzer, column()]), shots).code).toBe(2);
  });

  test('a line by bearing is compared on the first enemy that it strikes', () => {
    const { stands, linear } = columnsOf(compare(scene([battery(), column()]), [{ unit: 'bty', mode: 'direct', aim: { bearing: 0 } }]));
    expect([stands?.target, linear?.target]).toEqual(['col', 'col']);
    expect(stands?.range).toMatchObject({ convention: 'along-the-line', inches: 7 });
  });

  test('for people: a paragraph a book', () => {
    const { out, code } = lof('compare', fileOf('scene.lof.json', scene(twoLines(4.6))), fileOf('order.json', { shots: VOLLEY }), '--text');
    expect(code).toBe(0);
    expect(out).toContain('Stands and odds: May fire. Musket at long range, 4.60″: halved.');
    expect(out).toMatch(/mean loss 1\.80 figures, mostly 1 to 2/);
    expect(out).toContain('4.60″, 230 yd, from the front to the nearest point in the arc');
    expect(out).toContain('mean loss 0.25 figures, mostly 0\n');
  });

  test('neither inches nor yards is bad input', () => {
    const { code, err } = compare(scene(twoLines(3)), VOLLEY, '--by', 'paces');
    expect(code).toBe(2);
    expect(err).toContain('--by: found "paces", expected inches or yards');
  });
});
