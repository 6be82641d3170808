/** The acceptance rows of text 004's fire as scenario files: the placed stands yield the inputs, `fire` the rulings. */
import { describe, expect, test } from 'vitest';
import { fire, rulingOn, type RulingJson } from '#test/lof';
import { block, foot, gun, scene, unit, type StandData, type UnitData } from '#test/scenes';

type Sudan = RulingJson & {
  readonly needs: number;
  readonly hit: boolean;
  readonly factor: number | null;
  readonly casualties: number;
  readonly rounds?: number;
  readonly fired?: number | null;
};

type More = Readonly<Record<string, unknown>>;
const SHOT = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

/** A company of twelve in two ranks: the mean of its figures is its centre, on y = 10. */
const men = (id: string, x: number, more: More = {}): StandData => ({
  id,
  x,
  y: 10,
  facing: 0,
  frontage: 3,
  depth: 1,
  figures: 12,
  ranks: 2,
  ...more,
});
/** A base of five Mahdist riflemen in one rank. */
const base = (id: string, x: number, y = 10): StandData => ({ id, x, y, facing: 0, frontage: 1, depth: 1, figures: 5 });
/** A hundred figures in four ranks; the nearest of them stand `inches` north of y = 10, one of them on x = 20. */
const mass = (inches: number): StandData => ({
  id: 'b1',
  x: 20,
  y: 10.375 + inches,
  facing: 180,
  frontage: 9,
  depth: 1,
  figures: 100,
  ranks: 4,
});
const enemy = (inches: number, more: More = {}, troop = 'mahdist-foot'): UnitData => unit('b', 'red', troop, 'line', [mass(inches)], more);
const company = (stands: readonly StandData[] = [men('a1', 20)], more: More = {}, troop = 'british-foot'): UnitData =>
  unit('a', 'blue', troop, 'line', stands, more);
const camerons = company([men('a1', 17), men('a2', 20), men('a3', 23)]);
const guns = (piece: string, more: More = {}, crew = 6): UnitData =>
  unit('a', 'blue', 'sudan-artillery', 'unlimbered', [gun('a1', 20, 10, 0, piece, { crew })], more);

const sudan = (units: readonly UnitData[], options: More = {}, terrain: readonly object[] = []) =>
  scene(units, terrain, { book: 'sudan', options });

/** The ruling on b. */
const ruled = (
  units: readonly UnitData[],
  dice: string,
  more: { options?: More; terrain?: readonly object[]; shot?: object } = {},
): Sudan => rulingOn(fire(sudan(units, more.options, more.terrain), [more.shot ?? SHOT], '--dice', dice), 'b') as Sudan;

const refusal = (units: readonly UnitData[], shot: object = SHOT) => fire(sudan(units), [shot]).json.refused;

describe('T004-01 to 09: the printed volley', () => {
  test('T004-01, 05, 06, 07, 08: the printed chain by the reading of the example', () => {
    expect(ruled([camerons, enemy(15)], '5,1', { options: { 'C004-1': 'example' } })).toMatchObject({
      value: 36,
      needs: 5,
      hit: true,
      factor: 2,
      casualties: 90,
      column: 'medium',
      dice: [5, 1],
      effect: { state: 'none', figures: 9 },
    });
  });

  test('T004-01: a 4 misses, and nothing more is thrown', () => {
    expect(ruled([camerons, enemy(15)], '4')).toMatchObject({
      needs: 5,
      hit: false,
      factor: null,
      casualties: 0,
      dice: [4],
      effect: { figures: 0 },
    });
  });

  test.each([
    [8, 6],
    [9, 5],
  ])('T004-09: by the table 58 casualties, and a %d on the last die makes it %d figures', (last, figures) => {
    expect(ruled([camerons, enemy(15)], `5,1,${last}`)).toMatchObject({
      needs: 5,
      factor: 0,
      casualties: 58,
      column: 'long',
      effect: { figures },
    });
  });

  test.each([
    ['T004-02 close order', {}, {}, 3],
    ['T004-03 open order', {}, { order: 'open' }, 6],
    ['T004-04 marksmen at open order', { marksmen: true }, { order: 'open' }, 5],
  ])('%s at 6″', (_, firer, target, needs) => {
    const riflemen = company([base('a1', 20)], firer, 'mahdist-rifles');
    expect(ruled([riflemen, enemy(6, target, 'sudanese-foot')], `${needs - 1}`)).toMatchObject({ needs, hit: false });
    expect(ruled([riflemen, enemy(6, target, 'sudanese-foot')], `${needs},6,10`)).toMatchObject({ needs, hit: true });
  });

  test('T004-05: at medium range, 10″, the base factor is 0', () => {
    const ruling = ruled([company(), enemy(10)], '4,4,10');
    expect(ruling).toMatchObject({ needs: 4, factor: 0, casualties: 19, column: 'medium' });
  });

  test('T004-14: 29 casualties are two figures, and a third on a 9 or less', () => {
    const eighteen = company([men('a1', 17), men('a2', 20, { figures: 6 })]);
    expect(ruled([eighteen, enemy(15)], '5,1,9')).toMatchObject({ casualties: 29, effect: { figures: 3 } });
    expect(ruled([eighteen, enemy(15)], '5,1,10')).toMatchObject({ casualties: 29, effect: { figures: 2 } });
  });

  test('T004-18: Egyptians without their officer, open order, 25″: a natural 10', () => {
    const egyptians = company([men('a1', 20)], { officerLost: true }, 'egyptian-foot');
    const target = enemy(25, { order: 'open' });
    expect(ruled([egyptians, target], '9')).toMatchObject({ needs: 10, hit: false });
    expect(ruled([egyptians, target], '10,6,10')).toMatchObject({ needs: 10, hit: true, factor: -4 });
  });

  test.each([
    ['british-foot', 0],
    ['egyptian-foot', 0],
    ['mahdist-rifles', -1],
  ])('T004-19: a 6 on the d6 of %s', (troop, medium) => {
    const random = troop === 'mahdist-rifles' ? -3 : -2;
    const firer = company([men('a1', 20)], {}, troop);
    expect(ruled([firer, enemy(10, {}, 'british-foot')], '10,6,10').factor).toBe(medium + random);
  });
});

test('T004-10: four Mahdist bases two deep fire ten figures, the rear bases none', () => {
  const bases = [base('a1', 19.5), base('a2', 20.5), base('a3', 19.5, 9), base('a4', 20.5, 9)];
  const result = fire(sudan([company(bases, {}, 'mahdist-rifles'), enemy(6, {}, 'british-foot')]), [SHOT], '--dice', '3,6,10');
  expect(rulingOn(result, 'b')).toMatchObject({ value: 10, needs: 3 });
  expect(result.json.refused.map((one) => [one.stand, one.code])).toEqual([
    ['a3', 'rear-base'],
    ['a4', 'rear-base'],
  ]);
});

test('two companies of one rank, one close behind the other, fire as two ranks; a third behind them does not', () => {
  const row = (id: string, y: number) => men(id, 20, { y, figures: 6, ranks: 1 });
  const result = fire(sudan([company([row('a1', 10), row('a2', 9), row('a3', 8)]), enemy(10)]), [SHOT], '--dice', '4,4,10');
  expect(rulingOn(result, 'b')).toMatchObject({ value: 12 });
  expect(result.json.refused.map((one) => [one.stand, one.code])).toEqual([['a3', 'rear-rank']]);
});

describe('T004-11, T004-13: moving and firing', () => {
  test.each([
    [6, []],
    [7, ['moved']],
  ])('T004-11: foot that moved %d″', (inches, codes) => {
    const result = fire(sudan([company([men('a1', 20)], { moved: { inches, how: 'marched' } }), enemy(15)]), [SHOT]);
    expect(result.json.refused.map((one) => one.code)).toEqual(codes);
    expect(result.code).toBe(codes.length);
  });

  test.each([
    ['field-gun', 'manhandled', 3, null],
    ['field-gun', 'manhandled', 4, 'moved'],
    ['screw-gun', 'manhandled', 6, null],
    ['screw-gun', 'assembled', 0, 'assembled'],
  ])('T004-13: a %s %s %d″', (piece, how, inches, code) => {
    const shot = { ...SHOT, mode: 'artillery' };
    const result = fire(sudan([guns(piece, { moved: { inches, how } }), enemy(15)]), [shot]);
    expect(result.json.refused.map((one) => one.code)).toEqual(code === null ? [] : [code]);
    expect(result.json.rulings).toHaveLength(code === null ? 1 : 0);
  });

  test.each([
    [6, null],
    [6.5, 'moved'],
  ])('T004-13: a machine gun manhandled %d″', (inches, code) => {
    const shot = { ...SHOT, mode: 'machine-gun', rounds: 8 };
    const result = fire(sudan([guns('gardner', { moved: { inches, how: 'manhandled' } }), enemy(15)]), [shot]);
    expect(result.json.refused.map((one) => one.code)).toEqual(code === null ? [] : [code]);
  });
});

describe('T004-12: over friends', () => {
  /** The target's front lies on y = 24.875; the friends face it from `gap` inches. */
  const friends = (gap: number) =>
    unit('f', 'blue', 'british-foot', 'line', [foot('f1', 20, 24.875 - gap - 0.375, 0, { frontage: 2 })], { name: 'Black Watch' });

  test('T004-12: at 6″ from the target it is lawful', () => {
    const result = fire(sudan([company(), friends(6), enemy(15)]), [SHOT], '--dice', '4');
    expect(rulingOn(result, 'b')).toMatchObject({ needs: 5, value: 12 });
  });

  test('T004-12: at 5″ it is refused, with the gap named', () => {
    expect(refusal([company(), friends(5), enemy(15)])).toMatchObject([
      { code: 'overhead-gap', because: 'Black Watch stands 5.00″ from b; overhead fire needs 6.00″ between them.' },
    ]);
  });

  test('T004-12: Mahdists never fire over friends', () => {
    expect(refusal([company([men('a1', 20)], {}, 'mahdist-rifles'), friends(8), enemy(15, {}, 'british-foot')])).toMatchObject([
      { code: 'no-overhead' },
    ]);
  });

  describe.each(['line', 'any-visible', 'half-visible'])('however much of the target must be seen: %s', (choice) => {
    const options = { 'G-obstruction': choice };
    const asked = (...units: readonly UnitData[]) => fire(sudan(units, options), [SHOT], '--dice', '4').json;

    test('6″ is enough, 5.99″ is not', () => {
      expect(asked(company(), friends(6), enemy(15)).rulings).toHaveLength(1);
      const refused = fire(sudan([company(), friends(5.99), enemy(15)], options), [SHOT]).json.refused;
      expect(refused).toMatchObject([{ code: 'overhead-gap', readings: { 'G-obstruction': choice } }]);
    });

    test('Mahdists do not fire over friends', () => {
      const rifles = company([men('a1', 20)], {}, 'mahdist-rifles');
      const { refused } = fire(sudan([rifles, friends(8), enemy(15, {}, 'british-foot')], options), [SHOT]).json;
      expect(refused).toMatchObject([{ code: 'no-overhead' }]);
    });

    test('friends to both sides of the line, who hide most of the target, are not fired over', () => {
      const flanks = [18.1, 21.9].map((x, i) => foot(`f${i}`, x, 21, 0, { frontage: 3.4 }));
      expect(asked(company(), unit('f', 'blue', 'british-foot', 'line', flanks), enemy(15)).rulings).toHaveLength(1);
    });

    test('a friend beside the line is not fired over', () => {
      const beside = unit('f', 'blue', 'british-foot', 'line', [foot('f1', 22, 21, 0, { frontage: 2 })]);
      expect(asked(company(), beside, enemy(15)).rulings).toHaveLength(1);
    });
  });

  describe('range and gap are read on one line', () => {
    const body = (id: string, x: number, y: number): StandData => ({ id, x, y, facing: 180, frontage: 4, depth: 1, figures: 50, ranks: 2 });
    /** Friends close before the nearer stand of the target; the further one, to the left, is seen past them. */
    const near = body('b1', 21, 22);
    const far = body('b2', 14, 26);
    const screen = unit('f', 'blue', 'british-foot', 'line', [foot('f1', 21, 18, 0, { frontage: 5 })], { name: 'Black Watch' });
    const target = (...stands: readonly StandData[]) => unit('b', 'red', 'mahdist-foot', 'line', stands);
    const rangeOf = (units: readonly UnitData[]) => ruled(units, '1').trail[0]?.because;

    test('the nearer stand is too near to friends: the further one is fired at, at its own range', () => {
      expect(refusal([company(), screen, target(near)])).toMatchObject([{ code: 'overhead-gap' }]);
      const alone = rangeOf([company(), screen, target(far)]);
      expect(alone).toMatch(/^b reads 1[5-7]/);
      expect(rangeOf([company(), screen, target(near, far)])).toBe(alone);
    });

    test('without the friends the nearer stand is', () => {
      const alone = rangeOf([company(), target(near)]);
      expect(alone).toMatch(/^b reads 11/);
      expect(rangeOf([company(), target(near, far)])).toBe(alone);
    });

    test('Mahdists turn from the nearer stand to the one that they see freely, however far from it their friends are', () => {
      const friend = unit('f', 'blue', 'british-foot', 'line', [foot('f1', 20.6, 15, 0, { frontage: 2 })]);
      const facing = (...stands: readonly StandData[]) => unit('b', 'red', 'egyptian-foot', 'line', stands);
      const of = (troop: string, ...stands: readonly StandData[]) =>
        rangeOf([company([men('a1', 20)], {}, troop), friend, facing(...stands)]);
      expect(of('british-foot', near, far)).toBe(of('british-foot', near));
      expect(of('mahdist-rifles', near, far)).toBe(of('mahdist-rifles', far));
      expect(of('mahdist-rifles', far)).not.toBe(of('british-foot', near));
    });

    test('and over friends far enough from it', () => {
      const back = unit('f', 'blue', 'british-foot', 'line', [foot('f1', 21, 13, 0, { frontage: 5 })], { name: 'Black Watch' });
      expect(rangeOf([company(), back, target(near, far)])).toBe(rangeOf([company(), target(near)]));
    });
  });

  test('T004-12: nor does anybody through woods', () => {
    const result = fire(sudan([company(), friends(6), enemy(15)], {}, [block('w', 'woods', [10, 12, 30, 15])]), [SHOT]);
    expect(result.json.refused).toMatchObject([{ code: 'line-blocked' }]);
  });
});

describe('T004-15 to 17: a machine gun', () => {
  const shot = (rounds?: number) => ({ ...SHOT, mode: 'machine-gun', ...(rounds === undefined ? {} : { rounds }) });
  const gardner = guns('gardner', {}, 4);

  test('T004-15: at 18″ a 5 or more; a 7 hits, a 4 throws nothing more', () => {
    expect(ruled([gardner, enemy(18)], '7,9,1,9', { shot: shot(8) })).toMatchObject({ needs: 5, hit: true });
    expect(ruled([gardner, enemy(18)], '4', { shot: shot(8) })).toMatchObject({ needs: 5, hit: false, dice: [4] });
  });

  test('T004-16: eight declared, a 9: fires as eight', () => {
    expect(ruled([gardner, enemy(18)], '7,9,1,9', { shot: shot(8) })).toMatchObject({
      value: 8,
      rounds: 8,
      fired: 8,
      factor: 0,
      casualties: 13,
    });
  });

  test('T004-17: twelve declared, a 5: jams and fires as five', () => {
    const ruling = ruled([gardner, enemy(18)], '7,5,1,9', { shot: shot(12) });
    expect(ruling).toMatchObject({ value: 5, rounds: 12, fired: 5, casualties: 8 });
    expect(ruling.result).toContain('the gun jams');
  });

  test('exactly on the number it does not jam; nothing declared is ten', () => {
    expect(ruled([gardner, enemy(18)], '7,8,1,9', { shot: shot(8) })).toMatchObject({ fired: 8, result: '13 casualties: 1 figure lost' });
    expect(ruled([gardner, enemy(18)], '7,20,1,9', { shot: shot() })).toMatchObject({ rounds: 10, fired: 10 });
  });
});

describe('cover and positions measured on the table', () => {
  const works = (y: number, cover: string) => block('w', 'works', [10, y, 30, y + 0.2], { cover });

  test('prepared works before the target take 2 off the die', () => {
    expect(ruled([company(), enemy(10)], '5', { terrain: [works(19.3, 'prepared')] })).toMatchObject({
      needs: 6,
      modifiers: [{ id: 'cover', value: -2 }],
    });
  });

  test('prepared works before the firer add 1, improvised ones nothing', () => {
    expect(ruled([company(), enemy(10)], '2', { terrain: [works(10.7, 'prepared')] })).toMatchObject({
      needs: 3,
      modifiers: [{ id: 'prepared', value: 1 }],
    });
    expect(ruled([company(), enemy(10)], '3', { terrain: [works(10.7, 'improvised')] })).toMatchObject({ needs: 4, modifiers: [] });
  });

  test('Mahdists fire into works by the rows of cover', () => {
    const riflemen = company([base('a1', 20)], {}, 'mahdist-rifles');
    const at = (cover: string) => ruled([riflemen, enemy(10, {}, 'british-foot')], '4,4,10', { terrain: [works(19.3, cover)] });
    expect([at('prepared').factor, at('improvised').factor]).toEqual([-5, -3]);
  });
});

describe('the arc', () => {
  const dot = (degrees: number): UnitData => {
    const turn = (degrees * Math.PI) / 180;
    const at = { x: 21.5 + 6 * Math.sin(turn), y: 10.5 + 6 * Math.cos(turn) };
    return unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', at.x, at.y, 0, { frontage: 0.02, depth: 0.02, figures: 1 })]);
  };

  test.each([
    [29.5, 1],
    [30.5, 0],
  ])('%d° outward from the front corner', (degrees, rulings) => {
    expect(fire(sudan([company(), dot(degrees)]), [SHOT]).json.rulings).toHaveLength(rulings);
  });
});

test('all fire is simultaneous: both sides fire with the figures that they had', () => {
  const back = (more: More = {}) => unit('b', 'red', 'egyptian-foot', 'line', [men('b1', 20, { y: 20, facing: 180, figures: 12 })], more);
  const shots = [SHOT, { unit: 'b', mode: 'small-arms', aim: { at: 'a' } }];
  const result = fire(sudan([company(), back()]), shots, '--dice', '10,1,10,1');
  expect(result.json.rulings.map((one) => [one.target, one.value])).toEqual([
    ['b', 12],
    ['a', 12],
  ]);
  expect(result.json.rulings.map((one) => one.effect.figures)).toEqual([3, 3]);
});

test('troops and guns of other wars fire by this book too', () => {
  const line = company([foot('a1', 19.1, 10, 0), foot('a2', 20, 10, 0), foot('a3', 20.9, 10, 0)], {}, 'french-line');
  expect(ruled([line, enemy(10, {}, 'russian-musketeer')], '4,4,10')).toMatchObject({ value: 9, needs: 4, factor: 0 });
  const battery = unit('a', 'blue', 'foot-artillery', 'unlimbered', [gun('a1', 20, 10, 0, 'nap-12')]);
  expect(ruled([battery, enemy(20)], '4,4', { shot: { ...SHOT, mode: 'artillery' } })).toMatchObject({ value: 15, needs: 4, factor: 1 });
});

describe('C004-20: all at the range of most', () => {
  /** Two stands forward on the left, three behind: from y = 10 and from y = 4. */
  const wings = company([
    men('a1', 14, { figures: 3 }),
    men('a2', 17.2, { figures: 3 }),
    ...['a3', 'a4', 'a5'].map((id, i) => men(id, 20.4 + 3.2 * i, { y: 4 })),
  ]);

  test('the range is told from the stands that it was measured from, as our reading', () => {
    const ruling = ruled([wings, enemy(10)], '4', { options: { 'C004-20': 'majority' } });
    expect(ruling.value).toBe(42);
    expect(ruling.trail[0]?.because).toMatch(/^b reads 1[67]\.\d\d″ from the centre of 3 stands of 5, where most of its figures stand\.$/);
    expect(ruling.trail[0]?.source).toMatchObject({ status: 'our-reading', reading: 'C004-20' });
  });

  test('company by company it is printed, and told from all that it was measured from', () => {
    const { rulings } = fire(sudan([wings, enemy(10)]), [SHOT], '--seed', '1').json;
    expect(rulings.map(({ trail }) => [trail[0]?.because.replace(/.* from/, 'from'), trail[0]?.source.status])).toEqual([
      ['from the centre of 2 stands.', 'printed'],
      ['from the centre of 3 stands.', 'printed'],
    ]);
  });
});
