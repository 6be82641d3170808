/** The worked examples of text 000 as arithmetic: T000-01 to T000-20. */
import { describe, expect, test } from 'vitest';
import { tape } from '#geometry/shape/units';
import { toNumber } from '#rules/engine/fraction';
import { bandAt, chartIn, curveAt } from '#rules/engine/lookup';
import { exactChance } from '#rules/sets/linear/percent';
import { crossover } from '#rules/sets/linear/guns';
import { shipped, tablesOf } from '#rules/sets/linear/charts';
import { fraction } from '#rules/engine/fraction';
import { foot, foreseen, gun, linear, numbers, settled, type Fire } from '#test/linear';
import { pair, usual } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';

const tables = tablesOf(shipped);
const percentAt = (line: Parameters<typeof tables.line>[0], inches: number) => toNumber(curveAt(tables.line(line), tape(inches)));
const rifles = (figures: number, range: number) => foot(figures, range, { troop: 'british-rifles' });

/** A volley whose target stands right behind a wall. */
function atWall(fire: Fire): Fire {
  const wall = { terrain: 'w', kind: 'wall', how: 'behind', distance: 0.1, stories: 0, grade: null } as const;
  const facts = fire.facts.map(({ stand }) => {
    const behind = pair({
      firer: stand,
      range: fire.range?.[0] ?? fire.facts[0]?.pair?.ranges['front-to-target']?.inches ?? 0,
      change: { cover: [wall] },
    });
    return { stand, line: null, pair: behind, considered: [behind] };
  });
  return { ...fire, facts };
}

describe('T000: musket and rifle', () => {
  test('T000-01: a musket at 5 inches has 20%', () => expect(percentAt('musket', 5)).toBe(20));
  test('T000-02: eleven muskets at 5 inches are 220%: two sure hits and 20%', () => {
    expect(numbers(foot(11, 5))).toEqual([220, 2, 20]);
    expect([20, 21].map((face) => settled(foot(11, 5), scripted(face).roll).effect.figures)).toEqual([3, 2]);
  });
  test('T000-03: at no range both have 30%', () => expect([percentAt('musket', 0), percentAt('rifle', 0)]).toEqual([30, 30]));
  test('T000-04: two figures at 30% add up to 60%; exactly it is 51%, and 49% to miss', () => {
    expect(numbers(foot(2, 0))).toEqual([60, 0, 60]);
    expect(exactChance([{ figures: 2, percent: fraction(30) }])).toEqual({ num: 51, den: 1 });
    expect(foreseen(foot(2, 0)).numbers).toMatchObject({ exact: 51 });
    expect(foreseen(foot(2, 0)).trail.find((line) => line.id === 'exact')?.because).toBe(
      'Each figure for itself, at least one hit has a chance of 51%.',
    );
  });
  test('T000-05: ten men from 5 to 11 inches fire at 8: 140%, one sure hit and 40%', () => {
    expect(numbers(foot(10, [5, 11]))).toEqual([140, 1, 40]);
    expect(foreseen(foot(10, [5, 11])).trail[0]).toMatchObject({
      because: 'Narva reads 8.00″: the nearest figure 5.00″, the furthest 11.00″, half their sum.',
      shown: '8.00″',
    });
  });
  test('T000-06: a musket has nothing at 15 inches, nor at 20', () => {
    expect([14.99, 15, 20].map((range) => percentAt('musket', range))).toEqual([0.02, 0, 0]);
    expect(settled(foot(11, 15), noDice)).toMatchObject({ value: { num: 0 }, dice: [], effect: { figures: 0 } });
  });
  test('T000-07: a rifle has 15% at 15 inches and nothing at 30', () =>
    expect([15, 29.99, 30].map((range) => percentAt('rifle', range))).toEqual([15, 0.01, 0]));
  test('T000-08: at 3 inches the musket has 24%, the rifle 27%', () => {
    expect([percentAt('musket', 3), percentAt('rifle', 3)]).toEqual([24, 27]);
    expect([numbers(foot(10, 3))[0], numbers(rifles(10, 3))[0]]).toEqual([240, 270]);
  });
  test('T000-09: a musket at hard cover has 22% at no range, nothing at 11 and 12 inches', () => {
    expect([0, 10.99, 11, 12].map((range) => numbers(atWall(foot(1, range)))[0])).toEqual([22, 0.02, 0, 0]);
    expect(settled(atWall(foot(11, 12)), noDice)).toMatchObject({
      value: { num: 0 },
      result: 'No effect',
      modifiers: [{ id: 'hard-cover', value: -8 }],
    });
  });
  test('T000-10: a musket at hard cover at 3 inches has 16%, written either way', () => {
    expect(numbers(atWall(foot(1, 3)))[0]).toBe(16);
    const cover = chartIn(linear.charts, 'curves', 'linear.lines-in-cover').rows.find((row) => row.id === 'musket-cover');
    expect(cover && toNumber(curveAt(cover, 300))).toBe(16);
  });
});

describe('T000: canister and round shot', () => {
  test('T000-11: a full crew’s canister at 10 inches: 20%, 18 effectives, 360%: three sure hits and 60%', () => {
    expect(percentAt('canister', 10)).toBe(20);
    expect(numbers(gun('canister', 6, 10))).toEqual([360, 3, 60]);
  });
  test('T000-12: five of the crew: 15 effectives, 300%, three sure hits and no die', () => {
    expect(numbers(gun('canister', 5, 10))).toEqual([300, 3, 0]);
    expect(settled(gun('canister', 5, 10), noDice).effect.figures).toBe(3);
    // Fifteen figures of 20% each, and fifteen of 10% by round shot.
    expect(foreseen(gun('canister', 5, 10)).numbers?.['exact']).toBeCloseTo(100 * (1 - 0.8 ** 15), 5);
    expect(foreseen(gun('canister', 5, 10)).trail.find((line) => line.id === 'value/other-load')?.shown).toBe('150%');
  });
  test('T000-13: round shot has 12% at no range and nothing at 60 inches', () =>
    expect([0, 59.95, 60].map((range) => percentAt('round-shot', range))).toEqual([12, 0.01, 0]));
  test('T000-14: at 22.5 inches canister and round shot are alike at 7.5%; nearer canister is better, further round shot', () => {
    expect([22, 22.5, 23].map((range) => [percentAt('canister', range), percentAt('round-shot', range)])).toEqual([
      [8, 7.6],
      [7.5, 7.5],
      [7, 7.4],
    ]);
    expect(crossover(tables, {})).toBe(22.5);
  });
  test('T000-15: round shot at 50 inches: 2%, 36%, no sure hit', () => {
    expect(percentAt('round-shot', 50)).toBe(2);
    expect(numbers(gun('direct', 6, 50))).toEqual([36, 0, 36]);
  });
  test('T000-16: round shot at the muzzle: 216%, two sure hits and 16%', () => expect(numbers(gun('direct', 6, 0))).toEqual([216, 2, 16]));
  test('T000-17: canister at the muzzle is 540% and not the printed 450: five sure hits and 40%', () =>
    expect(numbers(gun('canister', 6, 0))).toEqual([540, 5, 40]));
  test('T000-18: round shot to 800 yards has 4% at 60 inches, canister to 400 yards 10% at 30', () => {
    expect([percentAt('round-shot-800', 60), percentAt('canister-400', 30)]).toEqual([4, 10]);
    expect(numbers(gun('direct', 6, 60, { options: { 'C000-9a': '800' } }))).toEqual([72, 0, 72]);
    expect(numbers(gun('canister', 6, 30, { options: { 'C000-9b': '400' } }))).toEqual([180, 1, 80]);
    const cross = (a: string, b: string) => crossover(tables, usual(linear, { 'C000-9a': a, 'C000-9b': b }));
    expect([cross('800', '300'), cross('600', '400'), cross('800', '400')]).toEqual([17.5, 35, 30]);
  });
  test('T000-19: an inch is ten yards', () => {
    expect([3, 11, 15, 22.5, 30, 50, 60].map((inches) => inches * linear.inchIsYards)).toEqual([30, 110, 150, 225, 300, 500, 600]);
  });
  test('T000-20: the staircase gives 1 more at 5.75 inches and nothing at 6.50', () => {
    const stairs = chartIn(linear.charts, 'bands', 'linear.staircase');
    const at = (inches: number) => bandAt(stairs, tape(inches))?.value[0] ?? null;
    expect([5.75, 6, 6.01, 6.5, 12, 12.01, 24, 24.01].map(at)).toEqual([1, 1, 0, 0, 0, -1, -1, null]);
  });
});

test('every figure of the text is drawn from charts and lines that the book has', () => {
  expect(linear.figures.map((figure) => figure.id)).toEqual(['figure-1', 'figure-2', 'figure-3', 'figure-4', 'figure-5']);
  for (const { curves, staircase } of linear.figures) {
    for (const { chart, row } of curves) expect(chartIn(linear.charts, 'curves', chart).rows.map((one) => one.id)).toContain(row);
    if (staircase) expect(chartIn(linear.charts, 'bands', staircase.chart).bands).toHaveLength(3);
  }
});
