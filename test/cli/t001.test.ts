/** The acceptance rows of text 001 as scenario files: the placed stands yield the inputs, `fire` the rulings. */
import { describe, expect, test } from 'vitest';
import { fire, onScene, rulingOn } from '#test/lof';
import { battery, block, column, foot, gun, scene, twoLines, unit, type UnitData } from '#test/scenes';

const SMALL_ARMS = [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' } }];

/** The volley of three stands at three, `apart` inches off. */
const volley = (apart: number, troop = 'french-line', terrain: readonly object[] = [], more = {}) =>
  fire(scene(twoLines(apart, troop, more), terrain), SMALL_ARMS, '--dice', '7');

/** Guns side by side, all laid north; their muzzles lie on y = 10.625. */
const guns = (pieces: readonly string[], x = 20): UnitData =>
  unit(
    'guns',
    'blue',
    pieces[0]?.startsWith('acw') ? 'acw-artillery' : 'foot-artillery',
    'unlimbered',
    pieces.map((piece, i) => gun(`k${i + 1}`, x + 1.2 * i, 10, 0, piece)),
  );

/** Nine figures in one line of three stands that the guns of `guns` all lay on: the front stands `inches` from the muzzles. */
const nineAt = (inches: number, more = {}): UnitData =>
  unit(
    't',
    'red',
    'russian-musketeer',
    'line',
    [0, 1, 2].map((i) => foot(`t${i + 1}`, 21.8, 10.625 + inches + 0.375 + 0.75 * i, 180, { frontage: 6, ...more })),
  );

describe('T001-01 to 15: small arms and odds', () => {
  test.each([
    ['T001-01', 3, 18, '2-1'],
    ['T001-07', 2, 36, '4-1'],
    ['T001-08', 5, 9, '1-1'],
  ])('%s: three French stands at %d″ against nine figures are %d, %s', (_, apart, value, odds) => {
    expect(rulingOn(volley(apart), 'b')).toMatchObject({ value, odds, dice: [7] });
  });

  test.each([
    ['T001-09 buck and ball', 'acw-smoothbore', 2, 54, '6-1'],
    ['T001-10 breechloaders at medium', 'us-sharpshooters', 5, 54, '6-1'],
    ['T001-10 breechloaders at close', 'us-sharpshooters', 3, 108, '12-1'],
    ['T001-14 a rifle at its extreme', 'acw-line', 10, 4.5, '1-2'],
  ])('%s: %s at %d″ is %d, %s', (_, troop, apart, value, odds) => {
    expect(rulingOn(volley(apart, troop), 'b')).toMatchObject({ value, odds });
  });

  test('T001-10, T001-11: odds beyond the chart are read in its last column', () => {
    expect(rulingOn(volley(3, 'us-sharpshooters'), 'b').column).toBe('6-1+');
    const six = { id: 'a', side: 'blue', name: 'a', troop: 'repeater-cavalry', order: 'line', mounted: false };
    const stands = [0, 1, 2, 3, 4, 5].map((i) => foot(`a${i}`, 17.75 + 0.9 * i, 9.625, 0));
    const wide = unit(
      'b',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`b${i}`, 20 + (i - 1) * 3, 10.375 + 3, 180, { frontage: 3 })),
    );
    expect(rulingOn(fire(scene([{ ...six, stands }, wide]), SMALL_ARMS, '--dice', '7'), 'b')).toMatchObject({
      value: 72,
      odds: '8-1',
      column: '6-1+',
    });
  });

  test('T001-12: uphill at medium halves 18 to 9, 1-1', () => {
    const hill = block('h', 'hill', [10, 12.9, 30, 20], { level: 1 });
    expect(rulingOn(volley(3, 'french-line', [hill]), 'b')).toMatchObject({ value: 9, odds: '1-1' });
  });

  test('T001-13: in enfilade at medium 18 becomes 36, 4-1', () => {
    const depth = unit(
      'b',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`b${i + 1}`, 20, 13.375 + 0.75 * i, 180, { frontage: 4 })),
    );
    const [firers] = twoLines(3);
    expect(rulingOn(fire(scene([firers as UnitData, depth]), SMALL_ARMS, '--dice', '7'), 'b')).toMatchObject({ value: 36, odds: '4-1' });
  });

  test.each([
    [17, '1-1'],
    [26, '2-1'],
    [27, '3-1'],
  ])('T001-15: %d against nine are %s', (value, odds) => {
    // One stand apiece: British line 8, guards 9, French line 6, light 7, Russian musketeers 5, all at medium.
    const worth: Record<number, readonly string[]> = {
      17: ['british-line', 'british-guards'],
      26: ['british-guards', 'british-guards', 'french-guard'],
      27: ['british-guards', 'british-guards', 'british-guards'],
    };
    const troops = worth[value] ?? [];
    const firers = troops.map((troop, i) => unit(`f${i}`, 'blue', troop, 'line', [foot(`f${i}`, 19.1 + 0.9 * i, 9.625, 0)]));
    const result = fire(
      scene([...firers, twoLines(3)[1] as UnitData]),
      firers.map((one) => ({ unit: one.id, mode: 'small-arms', aim: { at: 'b' } })),
      '--dice',
      '7',
    );
    expect(rulingOn(result, 'b')).toMatchObject({ value, odds });
  });
});

describe('T001-02 to 06, 16, 22, 26: solid shot', () => {
  const line = (units: readonly UnitData[], ...args: string[]) =>
    onScene<{ legal: boolean; length: number; legs: { length: number }[] }>('line', scene(units), '--gun', 'g1', ...args);

  test('T001-02: a point of ricochet 12″ from the muzzle carries 8″ more, reach 20″', () => {
    const { json } = line([battery()], '--bearing', '0', '--ricochet', '12');
    expect(json.length).toBeCloseTo(20, 9);
    expect(json.legs[1]?.length).toBeCloseTo(8, 9);
  });

  test('T001-04: one gun through three stands is 6 points', () => {
    expect(
      rulingOn(fire(scene([battery(), column()]), [{ unit: 'bty', mode: 'direct', aim: { bearing: 0 } }], '--dice', '7'), 'col').value,
    ).toBe(6);
  });

  test('T001-05: two stands beyond the point of ricochet, dice 5 and 2, are 7 points and not 4', () => {
    const two = unit('t', 'red', 'russian-musketeer', 'attack-column', [foot('t1', 20, 19, 180), foot('t2', 20, 19.75, 180)]);
    const result = fire(scene([battery(), two]), [{ unit: 'bty', mode: 'ricochet', aim: { bearing: 0 }, ricochet: 6 }], '--dice', '5,2,7');
    expect(rulingOn(result, 't').value).toBe(7);
  });

  test('T001-06: foot at 46° off are out of the arc, a gun lays 89° off its front', () => {
    const at = (degrees: number) => {
      const t = (degrees * Math.PI) / 180;
      const small = foot('b1', 20 + 5 * Math.sin(t), 10 + 5 * Math.cos(t), 0, { frontage: 0.02, depth: 0.02 });
      return fire(
        scene([
          unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0)]),
          unit('b', 'red', 'russian-musketeer', 'line', [small]),
        ]),
        SMALL_ARMS,
        '--dice',
        '7',
      );
    };
    expect(at(44).code).toBe(0);
    expect(at(46).code).toBe(1);
    expect(at(46).json.refused[0]?.code).toBe('out-of-arc');
    expect(line([battery()], '--bearing', '89').json.legal).toBe(true);
    expect(line([battery()], '--bearing', '91').json.legal).toBe(false);
  });

  test.each([
    ['one gun, one stand', 1, 1, 2, '1-5'],
    ['four guns, one stand', 4, 1, 8, '1-2'],
    ['four guns, three stands', 4, 3, 24, '2-1'],
  ])('T001-16: %s', (_, count, stands, value, odds) => {
    const nine = unit(
      't',
      'red',
      'russian-musketeer',
      'line',
      Array.from({ length: stands }, (_s, i) => foot(`t${i + 1}`, 21.8, 18 + 0.75 * i, 180, { frontage: 6, figures: 9 / stands })),
    );
    const dice = odds === '1-5' ? [] : ['--dice', '7'];
    const result = fire(
      scene([guns(Array.from({ length: count }, () => 'nap-12')), nine]),
      [{ unit: 'guns', mode: 'direct', aim: { bearing: 0 } }],
      ...dice,
    );
    expect(rulingOn(result, 't')).toMatchObject({ value, odds });
    if (odds === '1-5') expect(rulingOn(result, 't')).toMatchObject({ dice: [], effect: { state: 'none' } });
  });

  test('T001-22: two stands by direct fire, a shot and a 20-pounder shell by high trajectory are 10 against nine, one d12', () => {
    const nine = unit('t', 'red', 'acw-line', 'line', [
      foot('t1', 21.8, 18, 180, { frontage: 6, figures: 4 }),
      foot('t2', 21.8, 18.75, 180, { frontage: 6, figures: 5 }),
    ]);
    const battle = scene([guns(['acw-napoleon', 'acw-napoleon', 'acw-parrott-20']), nine]);
    const shots = (stand: string, mode: string, load?: string) => ({
      unit: 'guns',
      stands: [stand],
      mode,
      aim: mode === 'direct' ? { bearing: 0 } : { at: 't' },
      ...(load ? { load } : {}),
    });
    const order = [shots('k1', 'direct'), shots('k2', 'high-trajectory', 'shot'), shots('k3', 'high-trajectory', 'shell')];
    expect(rulingOn(fire(battle, order, '--dice', '12,12,7'), 't')).toMatchObject({ value: 10, odds: '1-1', dice: [12, 12, 7] });
    expect(rulingOn(fire(battle, order, '--dice', '1,12,7'), 't')).toMatchObject({ value: 8, odds: '1-2' });
  });

  test('T001-26: a point of ricochet inside a unit: one stand before it, two after, dice 5 and 1, are 8', () => {
    const result = fire(
      scene([battery(), column()]),
      [{ unit: 'bty', mode: 'ricochet', aim: { bearing: 0 }, ricochet: 7.5 }],
      '--dice',
      '5,1,7',
    );
    expect(rulingOn(result, 'col').value).toBe(8);
  });
});

describe('T001-03, 17 to 21, 23 to 31: steps, levels, guns as targets and who may not', () => {
  test('T001-03: stopped in step 1 and stopped in step 2 is shaken', () => {
    // Three guns through three stands: 18 : 9 = 2-1, where 6 stops; the volley at 2-1 stops on a 6 again.
    const firers = unit(
      'f',
      'blue',
      'french-line',
      'line',
      [0, 1, 2].map((i) => foot(`f${i}`, 26 + 0.9 * i, 15, 0)),
    );
    const target = unit(
      't',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`t${i}`, 23.2, 18.75 + 0.75 * i, 180, { frontage: 9 })),
    );
    const order = [
      { unit: 'guns', mode: 'direct', aim: { bearing: 0 } },
      { unit: 'f', mode: 'small-arms', aim: { at: 't' } },
    ];
    const { json } = fire(scene([guns(['nap-12', 'nap-12', 'nap-12']), firers, target]), order, '--dice', '6,4');
    expect(json.rulings.map((one) => one.effect.state)).toEqual(['stopped', 'shaken']);
    expect(fire(scene([firers, target]), [order[1] as object], '--dice', '4').json.rulings[0]?.effect.state).not.toBe('shaken');
  });

  const enemyGun = (more = {}) => unit('eb', 'red', 'foot-artillery', 'unlimbered', [gun('e1', 20, 18, 180, 'nap-6', more)]);

  test('T001-17: one gun by direct fire on one gun stand is 2 : 2 = 1-1, without the −4', () => {
    const ruling = rulingOn(
      fire(scene([battery(), enemyGun()]), [{ unit: 'bty', mode: 'direct', aim: { bearing: 0 } }], '--dice', '1,7'),
      'eb',
    );
    expect(ruling).toMatchObject({ value: 2, odds: '1-1', dice: [1, 7] });
    expect(ruling.modifiers.filter((one) => one.value !== 0)).toEqual([]);
  });

  test('T001-18: small arms on an unlimbered gun, a natural 7 is read in row 3', () => {
    const firers = unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 14, 0)]);
    const ruling = rulingOn(
      fire(scene([firers, enemyGun()]), [{ unit: 'a', mode: 'small-arms', aim: { at: 'eb' } }], '--dice', '1,7'),
      'eb',
    );
    expect(ruling.modifiers.reduce((sum, one) => sum + one.value, 7)).toBe(3);
  });

  const upHill = [block('h', 'hill', [10, 15, 30, 25], { level: 1 })];

  test('T001-19: at a unit one level up direct fire is refused, high trajectory is legal at −1, canister is legal', () => {
    const at = (mode: string, load?: string, dice: string[] = []) =>
      fire(
        scene([battery(), nineAt(6, { figures: 1 })], upHill),
        [{ unit: 'bty', mode, aim: { at: 't' }, ...(load ? { load } : {}) }],
        ...dice,
      );
    expect(at('direct')).toMatchObject({ code: 1 });
    expect(rulingOn(at('high-trajectory', 'shot', ['--dice', '12,7']), 't').modifiers.map((one) => one.value)).toContain(-1);
    expect(at('canister', undefined, ['--dice', '7']).code).toBe(0);
  });

  test.each([
    ['a rifled gun by ricochet', battery('acw-parrott-10'), { mode: 'ricochet', aim: { bearing: 0 }, ricochet: 8 }],
    ['a Whitworth with canister', battery('acw-whitworth'), { mode: 'canister', aim: { at: 't' } }],
    ['a Whitworth with shrapnel', battery('acw-whitworth'), { mode: 'high-trajectory', load: 'shrapnel', aim: { at: 't' } }],
    [
      'a French howitzer with shrapnel',
      battery('nap-howitzer', { nation: 'French' }),
      { mode: 'high-trajectory', load: 'shrapnel', aim: { at: 't' } },
    ],
    ['heavy cavalry', unit('bty', 'blue', 'heavy-cavalry', 'line', [foot('g1', 20, 16, 0)]), { mode: 'small-arms', aim: { at: 't' } }],
    ['mounted dragoons', unit('bty', 'blue', 'dragoons', 'line', [foot('g1', 20, 16, 0)]), { mode: 'small-arms', aim: { at: 't' } }],
  ])('T001-20: %s may not, with a reason and a clause', (_, firer, shot) => {
    const { json, code } = fire(scene([firer, nineAt(9, { frontage: 3 })]), [{ unit: 'bty', ...shot }]);
    expect(code).toBe(1);
    expect(json.refused[0]?.because.length).toBeGreaterThan(10);
    expect(json.refused[0]?.source.where).not.toBe('');
  });

  test('T001-20: a British howitzer throws shrapnel, dragoons on foot fire', () => {
    expect(
      fire(scene([battery('nap-howitzer', { nation: 'British' }), nineAt(9, { frontage: 3 })]), [
        { unit: 'bty', mode: 'high-trajectory', load: 'shrapnel', aim: { at: 't' } },
      ]).code,
    ).toBe(0);
    const dragoons = unit('bty', 'blue', 'dragoons', 'line', [foot('g1', 20, 16, 0)], { mounted: false });
    expect(fire(scene([dragoons, nineAt(9, { frontage: 3 })]), [{ unit: 'bty', mode: 'small-arms', aim: { at: 't' } }]).code).toBe(0);
  });

  test('T001-21: in step 2 canister 10 and musketry 12 are 22 against nine, 2-1, one die', () => {
    const muskets = unit('f', 'blue', 'french-line', 'line', [foot('f1', 24, 13.4, 0), foot('f2', 25, 13.4, 0)]);
    const target = unit(
      't',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`t${i}`, 20 + 3 * i, 10.625 + 6 + 0.375, 180, { frontage: 3 })),
    );
    const order = [
      { unit: 'bty', mode: 'canister', aim: { at: 't' } },
      { unit: 'f', mode: 'small-arms', aim: { at: 't' } },
    ];
    expect(rulingOn(fire(scene([battery(), muskets, target]), order, '--dice', '7'), 't')).toMatchObject({
      value: 22,
      odds: '2-1',
      dice: [7],
    });
  });

  test('T001-23: one unit with stands at close, medium and long is 12 + 6 + 3 = 21, 2-1', () => {
    const firers = unit('a', 'blue', 'french-line', 'line', [
      foot('a1', 17, 9.625 + 1, 0),
      foot('a2', 20, 9.625, 0),
      foot('a3', 23, 9.625 - 2, 0),
    ]);
    const target = unit(
      'b',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`b${i}`, 17 + 3 * i, 13.375, 180, { frontage: 3 })),
    );
    expect(rulingOn(fire(scene([firers, target]), SMALL_ARMS, '--dice', '7'), 'b')).toMatchObject({ value: 21, odds: '2-1' });
  });

  test('T001-24: two stands of a unit at one target and one at another are two rulings, 12 and 6', () => {
    const other = unit('c', 'red', 'russian-musketeer', 'line', [foot('c1', 22.5, 13.375, 180)]);
    const order = [
      { unit: 'a', stands: ['a1', 'a2'], mode: 'small-arms', aim: { at: 'b' } },
      { unit: 'a', stands: ['a3'], mode: 'small-arms', aim: { at: 'c' } },
    ];
    const result = fire(scene([...twoLines(3), other]), order, '--dice', '7,7');
    expect(rulingOn(result, 'b').value).toBe(12);
    expect(rulingOn(result, 'c').value).toBe(6);
  });

  test('T001-25: light cavalry 6, canister at medium 10 and foot 18 are 34 against nine, 3-1, one d12', () => {
    const target = unit(
      't',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`t${i}`, 20 + 5 * i, 17, 180, { frontage: 5 })),
    );
    const horse = unit(
      'h',
      'blue',
      'light-cavalry',
      'line',
      [0, 1, 2].map((i) => foot(`h${i}`, 23 + i, 16.625 - 2 - 0.375, 0)),
    );
    const men = unit(
      'f',
      'blue',
      'french-line',
      'line',
      [0, 1, 2].map((i) => foot(`f${i}`, 27 + i, 16.625 - 3 - 0.375, 0)),
    );
    const order = [
      { unit: 'bty', mode: 'canister', aim: { at: 't' } },
      { unit: 'h', mode: 'small-arms', aim: { at: 't' } },
      { unit: 'f', mode: 'small-arms', aim: { at: 't' } },
    ];
    expect(rulingOn(fire(scene([battery(), horse, men, target]), order, '--dice', '7'), 't')).toMatchObject({
      value: 34,
      odds: '3-1',
      dice: [7],
    });
  });

  test('T001-27: the garrison of a two-story building in step 1, a natural 6 is read in row 10', () => {
    const house = block('farm', 'building', [18, 15, 22, 20], { stories: 2 });
    const inside = unit(
      't',
      'red',
      'russian-musketeer',
      'line',
      [0, 1, 2].map((i) => foot(`t${i}`, 20, 16 + i, 180)),
    );
    const ruling = rulingOn(
      fire(
        scene([guns(['nap-12', 'nap-12'], 19.8), inside], [house]),
        [{ unit: 'guns', stands: ['k1'], mode: 'direct', aim: { bearing: 0 } }],
        '--dice',
        '6',
      ),
      't',
    );
    expect(ruling.modifiers.reduce((sum, one) => sum + one.value, 6)).toBe(10);
  });

  test('T001-28: a stand-in crew may fire direct and canister; ricochet, high trajectory and shell are refused', () => {
    const crewless = unit('bty', 'blue', 'acw-artillery', 'unlimbered', [
      gun('g1', 20, 10, 0, 'acw-napoleon', { crew: 0, crewedBy: 'm1' }),
    ]);
    const men = unit('m', 'blue', 'acw-line', 'line', [foot('m1', 22, 10, 0)]);
    const at = (shot: object) => fire(scene([crewless, men, nineAt(7, { frontage: 3 })]), [{ unit: 'bty', ...shot }]).code;
    expect(at({ mode: 'direct', aim: { bearing: 0 } })).toBe(0);
    expect(at({ mode: 'canister', aim: { at: 't' } })).toBe(0);
    expect(at({ mode: 'ricochet', aim: { bearing: 0 }, ricochet: 5 })).toBe(1);
    expect(at({ mode: 'high-trajectory', load: 'shot', aim: { at: 't' } })).toBe(1);
    expect(at({ mode: 'high-trajectory', load: 'shell', aim: { at: 't' } })).toBe(1);
  });

  test('T001-29: the loss die names what is hit already: a miss, and no d12', () => {
    const hit = enemyGun({ hit: ['gun'] });
    const ruling = rulingOn(fire(scene([battery(), hit]), [{ unit: 'bty', mode: 'direct', aim: { bearing: 0 } }], '--dice', '1'), 'eb');
    expect(ruling).toMatchObject({ dice: [1], effect: { state: 'none' } });
  });

  test.each([
    ['shell by a Napoleonic gun', 'nap-12', 'shell', 7, 1],
    ['shell by an ACW 6-pounder', 'acw-6', 'shell', 7, 1],
    ['shell by a 12-pounder Napoleon', 'acw-napoleon', 'shell', 7, 0],
    ['rifled shell at 1″', 'acw-parrott-10', 'shell', 1, 0],
    ['smoothbore shell at 1″', 'acw-napoleon', 'shell', 1, 1],
    ['smoothbore shell at 6.00″', 'acw-napoleon', 'shell', 6, 1],
    ['smoothbore shell at 6.01″', 'acw-napoleon', 'shell', 6.01, 0],
    ['shrapnel at 7.99″', 'acw-napoleon', 'shrapnel', 7.99, 1],
    ['shrapnel at 8.00″', 'acw-napoleon', 'shrapnel', 8, 0],
  ])('T001-30: %s (%s %s at %d″) exits with %d', (_, piece, load, inches, code) => {
    expect(fire(scene([battery(piece), nineAt(inches)]), [{ unit: 'bty', mode: 'high-trajectory', load, aim: { at: 't' } }]).code).toBe(
      code,
    );
  });

  test('T001-31: buck and ball is for the Civil War: a Napoleonic musket at close is doubled, not tripled', () => {
    expect(rulingOn(volley(2, 'french-line'), 'b').value).toBe(36);
    expect(rulingOn(volley(2, 'acw-smoothbore'), 'b').value).toBe(54);
  });
});

test('every trail line of a ruling has its words, its source and its status', () => {
  const { json } = fire(scene([battery(), column()]), [{ unit: 'bty', mode: 'ricochet', aim: { bearing: 0 }, ricochet: 8 }]);
  const lines = json.rulings.flatMap((one) => one.trail);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.every((line) => line.because !== '' && line.source.status !== '')).toBe(true);
  expect(lines.some((line) => line.source.status === 'reconstructed')).toBe(true);
});
