import { describe, expect, test } from 'vitest';
import { compareShot, homeOf, type ShotColumn } from '#game/compare';
import { factRows } from '#game/facts';
import { tape } from '#geometry/shape/units';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import { bookById, books } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { battery, block, column, foot, gun, scene, twoLines, unit, type StandData, type UnitData } from '#test/scenes';

const VOLLEY: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const bookOf = (id: string): RuleSet => {
  const book = bookById(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};
const columnOf = (columns: readonly ShotColumn[], id: string): ShotColumn => {
  const found = columns.find(({ book }) => book === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};
const compared = (data: object, shot: Shot = VOLLEY, by: 'inches' | 'yards' = 'inches') =>
  compareShot(stateFrom(data), shot, books, { by });

/** One stand of nine figures in a rank against one, front to front, askew by two inches. */
const askew = (more = {}) =>
  scene(
    [
      unit('a', 'blue', 'british-foot', 'line', [foot('a1', 20, 9.625, 0, { frontage: 3, figures: 9 })]),
      unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 22, 14.975, 180, { frontage: 2, figures: 6 })]),
    ],
    [],
    more,
  );

describe('the same volley under every book', () => {
  test('a column for each book, in their order', () => {
    expect(compared(askew()).map(({ book }) => book)).toEqual(books.map(({ id }) => id));
  });

  test.each([
    ['stands', 'front-to-target'],
    ['linear', 'mean-of-extremes'],
  ] as const)('%s measures %s, and reads what the facts of the table read', (id, kind) => {
    const data = askew({ book: id });
    const { range } = columnOf(compared(data), id);
    const [row] = factRows(stateFrom(data), ['a1'], ['b1'], bookOf(id));
    const reading = row?.facts.ranges[kind];
    expect(range?.convention).toBe(kind);
    expect(range?.tape).toBe(reading?.tape);
    expect(range?.spans).toEqual(reading?.spans);
  });

  test('inches by each convention: 4.71 to the nearest point in the arc; half of the nearest and the furthest figure', () => {
    // Fronts 10.00 and 14.60 apart by 4.60; the target begins 1.00 to the right of the front's middle.
    const columns = compared(askew());
    expect(columnOf(columns, 'stands').range).toMatchObject({ inches: 4.71, yards: 235.5 });
    // Figures stand in the middle of the depth, 0.375 behind the front, every third of an inch from 18.67 to 21.33.
    const nearest = Math.hypot(4.975, 0);
    const furthest = Math.hypot(4.975, 21 - (20 - 3 / 2 + 3 / 18));
    const mean = (tape(nearest) + tape(furthest)) / 200;
    expect(columnOf(columns, 'linear').range?.inches).toBeCloseTo(mean, 10);
    expect(columnOf(columns, 'linear').range?.yards).toBeCloseTo(10 * mean, 10);
  });

  test('a mean between two hundredths is not rounded again', () => {
    // The figures stand 0.60 to either side; the target begins 0.40 to the right of the left one: 4.98 and 4.99.
    const rank = { frontage: 2.4, figures: 2, ranks: 1 };
    const data = scene([
      unit('a', 'blue', 'british-foot', 'line', [foot('a1', 20, 9.625, 0, rank)]),
      unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 21.8, 14.975, 180, { frontage: 4, figures: 6 })]),
    ]);
    const { range } = columnOf(compared(data), 'linear');
    expect(range?.inches).toBe(4.985);
    expect(range?.yards).toBe(49.85);
  });

  test('each says whether it may fire and what it makes of the range', () => {
    const columns = compared(scene(twoLines(4.6)));
    expect(columnOf(columns, 'stands')).toMatchObject({ may: true, refused: null, said: 'May fire. Musket at long range, 4.60″: halved.' });
    expect(columnOf(columns, 'linear')).toMatchObject({ may: true, said: 'May fire. 1 sure, 80.36% for one more.' });
  });

  test('mean losses in figures everywhere: 001’s stands carry theirs', () => {
    const columns = compared(scene(twoLines(3)));
    // 2-1: a stand of three lost on 3 of 12.
    expect(columnOf(columns, 'stands').mean).toEqual({ num: 3, den: 4 });
    expect(toNumber(columnOf(columns, 'linear').mean ?? { num: 0, den: 1 })).toBeGreaterThan(2);
  });

  test('where one may and the other may not, the reason stands in its column with its source', () => {
    const columns = compared(scene(twoLines(7)));
    expect(columnOf(columns, 'linear').may).toBe(true);
    expect(columnOf(columns, 'stands')).toMatchObject({
      may: false,
      refused: { code: 'out-of-range', source: { text: '001' } },
      mean: null,
      chances: null,
    });
    expect(columnOf(columns, 'stands').range?.inches).toBe(7);
    expect(columnOf(columns, 'stands').said).toBe(columnOf(columns, 'stands').refused?.because);
  });

  test('stand by stand where the text asks each, as one where it asks the unit', () => {
    const columns = compared(scene(twoLines(4.6)));
    expect(columnOf(columns, 'stands').groups.map(({ stands, figures, range }) => [stands, figures, range?.inches])).toEqual([
      [['a1'], 3, 4.6],
      [['a2'], 3, 4.6],
      [['a3'], 3, 4.6],
    ]);
    const [volley, ...more] = columnOf(columns, 'linear').groups;
    expect(more).toEqual([]);
    expect(volley).toMatchObject({ stands: ['a1', 'a2', 'a3'], figures: 9, refused: null });
    expect(volley?.foreseen?.numbers).toMatchObject({ sure: 1 });
    expect(columnOf(columns, 'stands').groups[0]?.foreseen).toBeNull();
  });

  test('a stand that may not fire is told beside those that may', () => {
    const [firers, target] = twoLines(3);
    const data = scene([{ ...(firers as UnitData), stands: [foot('a1', 20, 9.625, 0), foot('a2', 40, 9.625, 0)] }, target as UnitData]);
    for (const { may, groups } of compared(data)) {
      expect(may).toBe(true);
      expect(groups.filter(({ refused }) => refused !== null).map(({ stands }) => stands)).toEqual([['a2']]);
    }
  });

  test('nothing of one book’s column hangs on the other books asked', () => {
    const state = stateFrom(scene(twoLines(3)));
    const all = compareShot(state, VOLLEY, books, { by: 'inches' });
    for (const book of books.filter(({ id }) => id !== 'stands')) {
      const two = compareShot(state, VOLLEY, [bookOf('stands'), book], { by: 'inches' });
      expect(two[1]).toEqual(columnOf(all, book.id));
    }
  });
});

describe('at the same yards', () => {
  test('2.00″ of 001 are 100 yards and 10.00″ of 000', () => {
    const columns = compared(scene(twoLines(2)), VOLLEY, 'yards');
    expect(columnOf(columns, 'stands')).toMatchObject({ set: null, range: { inches: 2, yards: 100 } });
    expect(columnOf(columns, 'linear')).toMatchObject({ set: { inches: 10, yards: 100 }, may: true });
    // 9 × 2 × (15 − 10) is 90 in a hundred, whatever the tape reads.
    expect(columnOf(columns, 'linear').mean).toEqual({ num: 9, den: 10 });
    expect(columnOf(columns, 'linear').range?.inches).toBeCloseTo(2.375, 1);
  });

  test('from a file of 000 the other way round: 10.00″ there are 2.00″ of 001, close', () => {
    const data = scene(twoLines(9.62), [], { book: 'linear' });
    const columns = compared(data, VOLLEY, 'yards');
    const home = columnOf(columns, 'linear').range?.yards ?? 0;
    expect(columnOf(columns, 'linear').set).toBeNull();
    expect(columnOf(columns, 'stands').set?.inches).toBe(Math.round(2 * home) / 100);
    expect(columnOf(columns, 'stands').may).toBe(true);
    expect(columnOf(compared(data), 'stands').may).toBe(false);
  });

  test('out of reach there is said in inches of that book', () => {
    const linear = columnOf(compared(scene(twoLines(4.6)), VOLLEY, 'yards'), 'linear');
    expect(linear).toMatchObject({ may: false, refused: { code: 'out-of-range' }, said: '23.00″ is out of reach.' });
  });

  test('where the book at home measures nothing, the others measure for themselves', () => {
    const [firers, target] = twoLines(3);
    const data = scene([{ ...(firers as UnitData), stands: [foot('a1', 20, 9.625, 180)] }, target as UnitData]);
    const columns = compared(data, VOLLEY, 'yards');
    expect(columnOf(columns, 'stands')).toMatchObject({ may: false, range: null });
    expect(columnOf(columns, 'linear').set).toBeNull();
  });

  test('the umpire’s range is the one that is converted', () => {
    const columns = compared(scene(twoLines(5)), { ...VOLLEY, override: { range: 1 } }, 'yards');
    expect(columnOf(columns, 'stands').set).toEqual({ inches: 1, yards: 50 });
    expect(columnOf(columns, 'linear').set).toEqual({ inches: 5, yards: 50 });
  });
});

describe('guns', () => {
  const LINE: Shot = { unit: 'bty', mode: 'direct', aim: { bearing: 0 } };

  test('a line laid by 001 is round shot at the first enemy that it strikes under 000', () => {
    const columns = compared(scene([battery(), column()]), LINE);
    expect(columnOf(columns, 'stands').range).toMatchObject({ convention: 'along-the-line', inches: 7 });
    expect(columnOf(columns, 'linear')).toMatchObject({ shot: { mode: 'direct', aim: { at: 'col' } }, target: 'col', may: true });
  });

  test('a friend that stands first in the line is not what it is compared on', () => {
    const friend = unit('f', 'blue', 'french-line', 'line', [foot('f1', 20, 14, 0)]);
    const columns = compared(scene([battery(), column(), friend]), LINE);
    expect(columnOf(columns, 'stands').target).toBe('col');
    expect(columnOf(columns, 'stands').others.map(({ target }) => target)).toEqual(['f']);
    expect(columnOf(columns, 'linear').refused?.code).toBe('line-blocked');
  });

  test('a line that strikes nobody has no unit to aim at elsewhere, and that is said', () => {
    const columns = compared(scene([battery(), column()]), { ...LINE, aim: { bearing: 90 } });
    expect(columnOf(columns, 'stands')).toMatchObject({ may: true, target: null, mean: null });
    expect(columnOf(columns, 'linear')).toMatchObject({ may: false, shot: null, refused: { code: 'no-target' } });
    expect(columnOf(columns, 'linear').said).toBe('Linear fire fires at a unit, and this line strikes no enemy.');
  });

  test('ricochet becomes round shot without its point, a load only where it is known', () => {
    const columns = compared(scene([battery(), column()]), { ...LINE, mode: 'ricochet', ricochet: 6 });
    expect(columnOf(columns, 'stands').shot?.ricochet).toBe(6);
    expect(columnOf(columns, 'linear').shot).toEqual({ unit: 'bty', mode: 'direct', aim: { at: 'col' } });
    const shell: Shot = { unit: 'how', mode: 'high-trajectory', load: 'shell', aim: { at: 'col' } };
    const howitzer = unit('how', 'blue', 'foot-artillery', 'unlimbered', [gun('h1', 20, 10, 0, 'nap-howitzer')]);
    const fired = compared(scene([howitzer, column()]), shell);
    expect(columnOf(fired, 'stands').shot?.load).toBe('shell');
    expect(columnOf(fired, 'linear').shot).not.toHaveProperty('load');
  });

  test('two guns are two groups of 000, each with its own range and ruling', () => {
    const two = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [
      gun('k1', 20, 10, 0),
      gun('k2', 20, 8, 0, 'nap-12'),
      gun('k3', 22, 7, 0),
    ]);
    const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 21, 21, 180, { frontage: 8, figures: 30 })]);
    const { groups } = columnOf(compared(scene([two, target]), { ...LINE, aim: { at: 'b' } }), 'linear');
    const firing = groups.filter(({ refused }) => refused === null);
    expect(firing.map(({ stands, range }) => [stands, range?.inches])).toEqual([
      [['k1'], 10],
      [['k3'], 13],
    ]);
    expect(firing.map(({ foreseen }) => foreseen?.numbers?.['percent'])).toEqual([180, 169.2]);
  });
});

describe('companies of 004', () => {
  const company = (id: string, x: number, y: number) => foot(id, x, y, 0, { frontage: 3, depth: 1, figures: 12, ranks: 2 });
  const enemy = unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 20, 25.375, 180, { frontage: 9, depth: 1, figures: 100, ranks: 4 })]);
  const data = scene([
    unit('a', 'blue', 'british-foot', 'line', [company('a0', 17, 10), company('a1', 20, 10), company('a2', 23, 10)]),
    enemy,
  ]);

  test('thirty-six at 15″ need 5 and lose them 2.36 figures in the mean; 001 does not reach, 000 fires its rifles', () => {
    const columns = compared(data);
    const sudan = columnOf(columns, 'sudan');
    expect(sudan).toMatchObject({ may: true, range: { convention: 'centre-to-nearest-figure', inches: 15, yards: 150 } });
    expect(sudan.groups.map(({ figures, foreseen }) => [figures, foreseen?.numbers?.['needs']])).toEqual([[36, 5]]);
    expect(toNumber(sudan.mean ?? { num: 0, den: 1 })).toBeCloseTo(2.36, 2);
    expect(columnOf(columns, 'stands').refused?.code).toBe('out-of-range');
    expect(columnOf(columns, 'linear').may).toBe(true);
  });
});

describe('a company two deep', () => {
  const deep = (id: string, x: number, y: number) => foot(id, x, y, 0, { frontage: 1.5, depth: 1, figures: 5 });
  const enemy = unit('b', 'red', 'mahdist-rifles', 'line', [foot('b1', 18, 14, 180, { frontage: 1.5, depth: 1, figures: 5 })]);
  const data = (own: readonly StandData[]) => scene([unit('a', 'blue', 'british-foot', 'line', own), enemy]);
  const two = data([deep('a1', 17.25, 9), deep('a2', 17.25, 8), deep('a3', 18.75, 9)]);

  test('004 compares it at 5.33″, from the centre of those behind too, and a line one deep at 5.00″', () => {
    expect(columnOf(compared(two), 'sudan').range).toMatchObject({ convention: 'centre-to-nearest-figure', tape: 533 });
    expect(columnOf(compared(data([deep('a1', 17.25, 9), deep('a3', 18.75, 9)])), 'sudan').range?.tape).toBe(500);
  });

  test.each(books.map(({ id }) => id))('%s compares every group at the range that its own check reads', (id) => {
    const groups = columnOf(compared(two), id).groups.filter(({ checks }) => checks.some((one) => one.id === 'range'));
    expect(groups.length).toBeGreaterThan(0);
    for (const { checks, range } of groups)
      expect(range?.inches).toBeCloseTo(Number.parseFloat(checks.find((one) => one.id === 'range')?.value ?? ''), 2);
  });
});

describe('the book at home', () => {
  const state = stateFrom(scene(twoLines(3)));

  test('is the game’s own where it knows the fire, else the first that does', () => {
    expect(homeOf(state, VOLLEY, books).id).toBe('stands');
    expect(homeOf(state, VOLLEY, [bookOf('linear')]).id).toBe('linear');
  });

  test('terrain bears on each book as it says: a wall is hard cover to 000 alone', () => {
    const wall = block('w', 'wall', [17, 12.6, 23, 12.8]);
    const [open, covered] = [compared(scene(twoLines(3))), compared(scene(twoLines(3), [wall]))];
    expect(columnOf(covered, 'stands').mean).toEqual(columnOf(open, 'stands').mean);
    const mean = (columns: readonly ShotColumn[]) => toNumber(columnOf(columns, 'linear').mean ?? { num: 0, den: 1 });
    expect(mean(covered)).toBeLessThan(mean(open));
  });
});
