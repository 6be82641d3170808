/** Lines of a player's own in a scenario file: another maximum and slope, a polynomial, and what is refused of either. */
import { describe, expect, test } from 'vitest';
import type { CurveChart } from '#rules/engine/chart';
import { bookById } from '#rules/sets/index';
import { fire, rulingOn, type RulingJson } from '#test/lof';
import { foot, scene, unit, type StandData } from '#test/scenes';

type Linear = RulingJson & { readonly percent: number; readonly sure: number; readonly chance: number; readonly yours?: readonly string[] };
type Row = CurveChart['rows'][number];

const shipped = bookById('linear')?.charts.find((chart): chart is CurveChart => chart.id === 'linear.lines' && chart.kind === 'curves');
const lines = (change: Partial<Row>): object => ({
  ...shipped,
  source: { ...shipped?.source, status: 'yours' },
  rows: shipped?.rows.map((row) => (row.id === 'musket' ? { ...row, ...change } : row)),
});

/** Eleven figures on y = 10, and a broad target so many inches before them. */
const rank: StandData = { ...foot('a1', 20, 10, 0, { figures: 11 }), depth: 0.001, frontage: 0.5 };
const data = (range: number, change: Partial<Row>) =>
  scene(
    [
      unit('a', 'blue', 'french-line', 'line', [rank]),
      unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 10.375 + range, 180, { frontage: 20, figures: 30, ranks: 2 })]),
    ],
    [],
    { book: 'linear', charts: [lines(change)] },
  );
const SHOT = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const ruled = (range: number, change: Partial<Row>, dice: string) => {
  const thrown = dice === '' ? [] : ['--dice', dice];
  return rulingOn(fire(data(range, change), [SHOT], ...thrown), 'b') as Linear;
};

describe('a maximum and a slope', () => {
  const steep: Partial<Row> = {
    upTo: 10,
    coefficients: [
      [40, 1],
      [-4, 1],
    ],
  };

  test('40 − 4 r: 220% at 5″, nothing at 10″, out of range beyond', () => {
    const { percent, sure, chance, yours } = ruled(5, steep, '20');
    expect([percent, sure, chance, yours]).toEqual([220, 2, 20, ['linear.lines']]);
    expect(ruled(6, steep, '76')).toMatchObject({ percent: 176, sure: 1, chance: 76 });
    expect(ruled(10, steep, '').percent).toBe(0);
    const beyond = fire(data(10.01, steep), [SHOT]);
    expect([beyond.code, beyond.json.refused[0]?.because]).toEqual([1, 'b reads 10.01″. Musket reaches 10.00″.']);
  });
});

describe('a polynomial', () => {
  /** 30 − 2/15 r²: 30 at the muzzle, nothing at 15″. */
  const bent: Partial<Row> = {
    coefficients: [
      [30, 1],
      [0, 1],
      [-2, 15],
    ],
  };

  test('30 − 2/15 r² at 5″ is 26 2/3%, eleven figures 293 1/3%: a 93 takes a third and a 94 does not', () => {
    const hit = ruled(5, bent, '93');
    expect([hit.percent, hit.sure, hit.effect.figures, hit.yours]).toEqual([expect.closeTo(880 / 3, 9), 2, 3, ['linear.lines']]);
    expect(ruled(5, bent, '94').effect.figures).toBe(2);
    expect(ruled(15, bent, '').percent).toBe(0);
  });

  test('at 7.50″ it is 22 1/2% where the straight line has 15', () => {
    expect(ruled(7.5, bent, '47').percent).toBeCloseTo(247.5, 9);
    expect(ruled(7.5, {}, '65').percent).toBe(165);
  });
});

describe('what is refused, with its field', () => {
  const fault = (change: Partial<Row>) => {
    const { code, err } = fire(data(5, change), [SHOT]);
    expect([code, err.trim().split('\n')]).toEqual([2, [expect.stringContaining('scene.lof.json: charts[0].rows[0]')]]);
    return err;
  };
  const level = (...coefficients: Row['coefficients']): Partial<Row> => ({ coefficients });

  test('more than a hundred in a hundred at the muzzle; a hundred is sound', () => {
    expect(fault(level([101, 1], [-2, 1]))).toContain('coefficients');
    expect(ruled(5, level([100, 1], [-2, 1]), '').percent).toBe(990);
  });

  test('a line that rises to more than a hundred further off', () => {
    expect(fault(level([30, 1], [5, 1]))).toContain('coefficients');
  });

  test('no coefficient at all, and more than the fourth power', () => {
    expect(fault(level())).toContain('coefficients');
    expect(fault(level([30, 1], [0, 1], [0, 1], [0, 1], [0, 1], [-1, 1000]))).toContain('coefficients');
  });

  test.each([0, -5, 100.01, 'far'])('a reach of %j', (upTo) => {
    expect(fault({ upTo: upTo as number })).toContain('upTo');
  });
});
