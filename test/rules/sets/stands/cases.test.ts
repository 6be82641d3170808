import { describe, expect, test } from 'vitest';
import { fraction, show, toNumber } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { charts } from '#rules/sets/stands/charts';
import { oddsOf } from '#rules/sets/stands/odds';
import { tablesOf } from '#rules/sets/stands/tables';
import { aimed, fighter, gunStand, nine, pair, standOf } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';
import { crossed, gunAt, offered, refusal, settled, shotAlong, stepOf, volley, type ShotGiven, type VolleyGiven } from '#test/volleys';

const odds = (points: string, figures: number): string | null => {
  const [num = 0, den = 1] = points.split('/').map(Number);
  return oddsOf(tablesOf(charts).effectColumns, fraction(num, den), figures)?.shown ?? null;
};

describe('small arms against nine figures', () => {
  const rows: readonly (readonly [string, string, VolleyGiven, number, string, string | null])[] = [
    ['T001-01', 'three French stands at 3.00″', { range: 3 }, 18, '2-1', '2-1'],
    ['T001-07', 'the same close, at 2.00″', { range: 2 }, 36, '4-1', '4-1'],
    ['T001-08', 'the same long, at 5.00″', { range: 5 }, 9, '1-1', '1-1'],
    ['T001-09', 'buck and ball at 2.00″', { range: 2, troop: 'acw-smoothbore' }, 54, '6-1', '6-1+'],
    ['T001-09 medium', 'buck and ball does nothing beyond close range', { range: 3, troop: 'acw-smoothbore' }, 18, '2-1', '2-1'],
    ['T001-10 medium', 'breechloaders at 4.00″', { range: 4, troop: 'us-sharpshooters' }, 54, '6-1', '6-1+'],
    ['T001-10 close', 'breechloaders at 3.00″', { range: 3, troop: 'us-sharpshooters' }, 108, '12-1', '6-1+'],
    ['T001-10 Sudan', 'breechloaders of the Sudan are not tripled', { range: 4, troop: 'british-foot' }, 18, '2-1', '2-1'],
    [
      'T001-11',
      'six stands of repeaters at 3.00″',
      { range: 3, troop: 'repeater-cavalry', count: 6, fighter: { mounted: false } },
      72,
      '8-1',
      '6-1+',
    ],
    ['T001-12', 'medium, uphill', { range: 3, levels: [0, 1] }, 9, '1-1', '1-1'],
    ['T001-12 down', 'medium, downhill changes nothing', { range: 3, levels: [1, 0] }, 18, '2-1', '2-1'],
    ['T001-13', 'medium, enfilade', { range: 3, enfilade: ['t1', 't2'] }, 36, '4-1', '4-1'],
    ['T001-14', 'rifled muskets at extreme range', { range: 12, troop: 'acw-line' }, 4.5, '1-2', '1-2'],
    ['T001-31', 'a Napoleonic musket doubles at close range', { range: 2, troop: 'french-line' }, 36, '4-1', '4-1'],
  ];
  test.each(rows)('%s: %s', (_, __, given, value, shown, column) => {
    const ruling = settled(scripted(1).roll, [volley(given)]);
    expect([toNumber(ruling.value), ruling.odds, ruling.column]).toEqual([value, shown, column]);
  });

  test('T001-23: one stand close, one medium, one long add 12 + 6 + 3', () => {
    const firer = fighter('odessa', 'french-line', [standOf('a1'), standOf('a2'), standOf('a3')]);
    const facts = [aimed({ firer: 'a1', range: 2 }), aimed({ firer: 'a2', range: 4 }), aimed({ firer: 'a3', range: 6 })];
    const ruling = settled(scripted(1).roll, [{ firer, mode: 'small-arms', facts }]);
    expect([toNumber(ruling.value), ruling.odds]).toEqual([21, '2-1']);
  });

  test('T001-24: two stands fire at one unit and the third at another: two rulings', () => {
    const firer = fighter('odessa', 'french-line', [standOf('a1'), standOf('a2'), standOf('a3')]);
    const [a, b] = [nine({ unit: 'a' }), nine({ unit: 'b' })];
    const atA = { firer, mode: 'small-arms', target: a, facts: [aimed({ firer: 'a1' }), aimed({ firer: 'a2' })] };
    const atB = { firer, mode: 'small-arms', target: b, facts: [aimed({ firer: 'a3' })] };
    const step = stepOf([atA, atB], { target: a, others: [b] });
    expect(toNumber(step.settle(a, scripted(1).roll, atA, atB).value)).toBe(12);
    expect(toNumber(step.settle(b, scripted(1).roll, atA, atB).value)).toBe(6);
  });

  test('T001-06: 46° off the axis is out of arc for foot; the sentence says by how much', () => {
    const out = pair({ inside: false, range: null, off: 46 });
    const refused = refusal({ ...volley({ count: 1 }), facts: [{ stand: 'odessa-1', line: null, pair: null, considered: [out] }] });
    expect(refused).toMatchObject({
      code: 'out-of-arc',
      because: expect.stringContaining('Out of arc by 0.27″: Narva is 46.0° right of front'),
    });
  });
});

describe('odds', () => {
  test.each([
    ['T001-15', '17', 9, '1-1'],
    ['T001-15', '26', 9, '2-1'],
    ['T001-15', '27', 9, '3-1'],
    ['T001-15', '18', 9, '2-1'],
    ['T001-15', '9', 9, '1-1'],
    ['T001-15', '17/2', 9, '1-2'],
    ['T001-16', '2', 9, '1-5'],
    ['T001-16', '8', 9, '1-2'],
    ['T001-16', '24', 9, '2-1'],
  ])('%s: %s to %d is %s', (_, points, figures, shown) => {
    expect(odds(points, figures)).toBe(shown);
  });
});

describe('direct fire and ricochet', () => {
  test.each([
    ['T001-04', 'one gun through three stands', [3], 6, '1-2'],
    ['T001-16', 'one gun through one stand', [1], 2, '1-5'],
    ['T001-16', 'four guns through one stand each', [1, 1, 1, 1], 8, '1-2'],
    ['T001-16', 'four guns through three stands each', [3, 3, 3, 3], 24, '2-1'],
  ])('%s: %s', (_, __, guns, value, shown) => {
    const fired = guns.map((count, index) => shotAlong({ gun: `g${index}`, unit: `bty${index}`, struck: crossed(count) }));
    const { roll } = scripted(1);
    const ruling = settled(roll, fired);
    expect([toNumber(ruling.value), ruling.odds]).toEqual([value, shown]);
  });

  test('T001-16: below 1-4 no die is thrown and nothing happens', () => {
    const ruling = settled(noDice, [shotAlong({ struck: crossed(1) })]);
    expect(ruling).toMatchObject({ odds: '1-5', column: null, dice: [], effect: { state: 'none', figures: 0, stands: [] } });
  });

  test('T001-02: the run is two thirds of the way to the point of ricochet, for the geometry to lay', () => {
    const fired = shotAlong({ point: 12 });
    const step = stepOf([fired]);
    const { firer, shot } = step.context(fired);
    const [stand] = firer.stands;
    const mode = step.book.fire.modes.find((each) => each.id === 'ricochet');
    if (!mode || !stand) throw new Error('no ricochet');
    expect(mode.measure(firer, stand, shot, step.options).path).toEqual({
      effective: 18,
      maximum: 35,
      run: [2, 3],
      runPastEffective: true,
    });
  });

  test('T001-05: beyond the point two stands count the dice, 5 + 2', () => {
    const dice = scripted(5, 2, 1);
    const ruling = settled(dice.roll, [shotAlong({ point: 12, struck: crossed(2, 13, 'ricochet') })]);
    expect([toNumber(ruling.value), ruling.dice, dice.left()]).toEqual([7, [5, 2, 1], 0]);
  });

  test('T001-26: a point inside a unit: one stand before it, two after, 2 + 5 + 1', () => {
    const struck = [...crossed(1, 11), ...crossed(2, 12, 'ricochet', 2)];
    expect(toNumber(settled(scripted(5, 1, 1).roll, [shotAlong({ point: 12, struck })]).value)).toBe(8);
  });

  test('T001-22: two stands crossed, a shot hit and a 20-pounder shell add 4 + 2 + 4; one die', () => {
    const direct = shotAlong({ struck: crossed(2) });
    const shot = gunAt('high-trajectory', { unit: 'b', firer: 'g2', piece: 'acw-parrott-10', range: 10, load: 'shot' });
    const shell = gunAt('high-trajectory', { unit: 'c', firer: 'g3', piece: 'acw-parrott-20', range: 10, load: 'shell' });
    const ruling = settled(scripted(12, 12, 1).roll, [direct, shot, shell]);
    expect([toNumber(ruling.value), ruling.odds, ruling.dice]).toEqual([10, '1-1', [12, 12, 1]]);
  });

  test('T001-22: a high trajectory miss adds nothing and harms nobody', () => {
    const shot = gunAt('high-trajectory', { range: 10, load: 'shot' });
    const ruling = settled(scripted(4).roll, [shot]);
    expect(ruling).toMatchObject({ value: { num: 0, den: 1 }, odds: null, column: null, dice: [4], effect: { state: 'none' } });
    expect(settled(scripted(5, 1).roll, [shot])).toMatchObject({ value: { num: 2, den: 1 }, odds: '1-5', dice: [5] });
  });

  test('T001-06: 89° off the axis lies in the arc of a gun with a degree to spare; 91° does not', () => {
    const inArc = shotAlong({ off: 89, struck: crossed(3) });
    expect(refusal(inArc)).toBeNull();
    expect(
      stepOf([inArc])
        .judge(inArc)[0]
        ?.checks.find((check) => check.id === 'arc'),
    ).toMatchObject({ ok: true, spare: '1.0° to spare' });
    expect(refusal(shotAlong({ off: 91, inside: false }))).toMatchObject({ code: 'out-of-arc', because: expect.stringContaining('91.0°') });
  });
});

describe('the two steps', () => {
  test('T001-03: stopped in step 1 and stopped again in step 2 is shaken', () => {
    const target = nine({ takenInStep: { 'step-1': 'stopped' } });
    expect(settled(scripted(6).roll, [volley()], { target }).effect.state).toBe('shaken');
    expect(settled(scripted(6).roll, [volley()]).effect.state).toBe('stopped');
  });

  test.each([
    ['a worse state first', 'shaken', 6, 'routed'],
    ['routed and hit again is destroyed', 'routed', 6, 'destroyed'],
    ['a worse state second', 'stopped', 9, 'routed'],
    ['no second effect', 'shaken', 5, 'none'],
  ] as const)('T001-03: %s', (_, before, die, after) => {
    const target = nine({ takenInStep: { 'step-1': before } });
    expect(settled(scripted(die).roll, [volley()], { target }).effect.state).toBe(after);
  });

  test('T001-03: only step 2 promotes, and only after step 1', () => {
    const target = nine({ takenInStep: { 'step-1': 'stopped' } });
    const fired = [3, 3, 3, 3].map((count, index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck: crossed(count) }));
    expect(settled(scripted(6).roll, fired, { target }).effect.state).toBe('stopped');
    expect(settled(scripted(6).roll, [volley()], { target: nine({ takenInStep: { 'step-2': 'stopped' } }) }).effect.state).toBe('stopped');
  });

  test('T001-21: ten of canister and twelve of musketry are one total and one die', () => {
    const canister = gunAt('canister', { range: 8 });
    const muskets = volley({ count: 2 });
    const dice = scripted(1);
    const ruling = settled(dice.roll, [canister, muskets]);
    expect([toNumber(ruling.value), ruling.odds, ruling.dice]).toEqual([22, '2-1', [1]]);
  });

  test('T001-25: light horse, canister and foot add 6 + 10 + 18', () => {
    const horse = volley({ troop: 'light-cavalry', unit: 'hussars', range: 2 });
    const canister = gunAt('canister', { range: 8 });
    const ruling = settled(scripted(1).roll, [horse, canister, volley()]);
    expect([toNumber(ruling.value), ruling.odds, ruling.dice]).toEqual([34, '3-1', [1]]);
  });

  test('T001-27: a garrison of two stories, natural 6: row 10', () => {
    const cover = [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories: 2, grade: null } as const];
    const struck = crossed(3).map((crossing) => ({ ...crossing, cover }));
    const fired = [0, 1, 2, 3].map((index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck }));
    const ruling = settled(scripted(6).roll, fired);
    expect(toNumber(total(ruling.trail, 'die'))).toBe(10);
    expect(ruling).toMatchObject({ odds: '2-1', modifiers: [{ id: 'building', value: 4 }], effect: { state: 'shaken', stands: ['t1'] } });
  });
});

describe('counter-battery', () => {
  const guns = (hit: readonly ('gun' | 'crew' | 'limber')[] = [], more = 1) =>
    fighter(
      'odessa-bty',
      'foot-artillery',
      Array.from({ length: more }, (_, index) => gunStand(`t${index + 1}`, 'nap-6', index === 0 ? { hit } : {})),
      { side: 'red', name: 'Odessa Battery' },
    );
  const through = (count = 1, gun = 'g1') =>
    shotAlong({ gun, unit: gun, struck: crossed(count).map((each) => ({ ...each, unit: 'odessa-bty' })) });

  test('T001-17: one gun through one stand is 2 : 2, 1-1, and nothing is taken off the die', () => {
    const ruling = settled(scripted(1, 8).roll, [through()], { target: guns() });
    expect(ruling).toMatchObject({ value: { num: 2, den: 1 }, odds: '1-1', modifiers: [], dice: [1, 8] });
    expect(toNumber(total(ruling.trail, 'die'))).toBe(8);
  });

  test('T001-18: small arms at an unlimbered gun, natural 7: row 3', () => {
    const ruling = settled(scripted(1, 7).roll, [volley()], { target: guns() });
    expect(toNumber(total(ruling.trail, 'die'))).toBe(3);
    expect(ruling).toMatchObject({ odds: '9-1', column: '6-1+', modifiers: [{ id: 'unlimbered', value: -4 }], dice: [1, 7] });
  });

  test('T001-18: a limbered battery takes the die as it falls', () => {
    expect(settled(scripted(1, 7).roll, [volley()], { target: { ...guns(), order: 'limbered' } }).modifiers).toEqual([]);
  });

  test('T001-29: the loss die names a part already hit: a miss, no d12', () => {
    const dice = scripted(2);
    const ruling = settled(dice.roll, [through()], { target: guns(['gun']) });
    expect(ruling).toMatchObject({
      odds: null,
      column: null,
      dice: [2],
      effect: { state: 'none', guns: [] },
      result: 'A miss: already hit',
    });
    expect(settled(scripted(3, 12).roll, [through()], { target: guns(['gun']) }).effect.guns).toEqual([
      { stand: 't1', part: 'crew', stopped: false },
    ]);
  });
});

describe('who may fire what', () => {
  test.each([
    ['T001-20', 'a rifled gun ricochets', shotAlong({ piece: 'acw-parrott-10', point: 12 }), null, 'rifled'],
    ['T001-20', 'a Whitworth fires canister', gunAt('canister', { piece: 'acw-whitworth' }), null, 'no-canister'],
    ['T001-20', 'a Whitworth fires shrapnel', gunAt('high-trajectory', { piece: 'acw-whitworth' }), 'shrapnel', 'no-shrapnel'],
    [
      'T001-20',
      'a French howitzer fires shrapnel',
      gunAt('high-trajectory', { piece: 'nap-howitzer', fighter: { nation: 'French' } }),
      'shrapnel',
      'no-shrapnel',
    ],
    [
      'T001-20',
      'a British howitzer fires shrapnel',
      gunAt('high-trajectory', { piece: 'nap-howitzer', fighter: { nation: 'British' } }),
      'shrapnel',
      null,
    ],
    ['T001-20', 'heavy cavalry fires', volley({ troop: 'heavy-cavalry' }), null, 'no-fire'],
    ['T001-20', 'a mounted dragoon fires', volley({ troop: 'dragoons' }), null, 'mounted'],
    ['T001-20', 'a dismounted dragoon fires', volley({ troop: 'dragoons', fighter: { mounted: false } }), null, null],
    ['T001-20', 'light cavalry fires mounted', volley({ troop: 'light-cavalry' }), null, null],
    ['T001-28', 'a stand-in crew fires direct', shotAlong({ parts: { crew: 0, crewedBy: 'f1' } }), null, null],
    ['T001-28', 'a stand-in crew fires canister', gunAt('canister', { gun: { crew: 0, crewedBy: 'f1' } }), null, null],
    ['T001-28', 'a stand-in crew ricochets', shotAlong({ parts: { crew: 0, crewedBy: 'f1' }, point: 12 }), null, 'stand-in'],
    [
      'T001-28',
      'a stand-in crew fires on a high trajectory',
      gunAt('high-trajectory', { gun: { crew: 0, crewedBy: 'f1' } }),
      'shot',
      'stand-in',
    ],
    [
      'T001-28',
      'a stand-in crew fires shell',
      gunAt('high-trajectory', { piece: 'acw-napoleon', gun: { crew: 0, crewedBy: 'f1' } }),
      'shell',
      'stand-in',
    ],
    ['T001-28', 'a gun without a crew fires direct', shotAlong({ parts: { crew: 0 } }), null, 'crewless'],
    ['T001-30', 'a Napoleonic gun fires shell', gunAt('high-trajectory', { piece: 'nap-12' }), 'shell', 'no-shell'],
    ['T001-30', 'a Civil War 6-pounder fires shell', gunAt('high-trajectory', { piece: 'acw-6' }), 'shell', 'no-shell'],
    ['T001-30', 'a Civil War 6-pounder fires shrapnel', gunAt('high-trajectory', { piece: 'acw-6' }), 'shrapnel', 'no-shrapnel'],
    ['T001-30', 'a 12-pounder Napoleon fires shell', gunAt('high-trajectory', { piece: 'acw-napoleon' }), 'shell', null],
    ['T001-30', 'a 12-pounder Napoleon fires shrapnel', gunAt('high-trajectory', { piece: 'acw-napoleon' }), 'shrapnel', null],
  ] as const)('%s: %s', (_, __, fired, load, code) => {
    expect(offered(fired, load)?.code ?? null).toBe(code);
  });

  test.each([
    ['T001-30', 'rifled shell', 'acw-parrott-10', 'shell', 1, null],
    ['T001-30', 'smoothbore shell', 'acw-napoleon', 'shell', 1, 'too-near'],
    ['T001-30', 'smoothbore shell', 'acw-napoleon', 'shell', 6, 'too-near'],
    ['T001-30', 'smoothbore shell', 'acw-napoleon', 'shell', 6.01, null],
    ['T001-30', 'shrapnel', 'acw-napoleon', 'shrapnel', 7.99, 'too-near'],
    ['T001-30', 'shrapnel', 'acw-napoleon', 'shrapnel', 8, null],
    ['T001-30', 'rifled shrapnel', 'acw-parrott-10', 'shrapnel', 7.99, 'too-near'],
    ['T001-30', 'rifled shrapnel', 'acw-parrott-10', 'shrapnel', 8, null],
  ] as const)('%s: %s of the %s, %s at %d″', (_, __, piece, load, range, code) => {
    expect(refusal(gunAt('high-trajectory', { piece, load, range }))?.code ?? null).toBe(code);
  });

  test('T001-19: direct fire at a target one level up is refused; high trajectory takes 1 off the die; canister is legal', () => {
    const target = nine();
    const up: ShotGiven = { at: target, pair: pair({ firer: 'g1', levels: [0, 1], half: 90 }) };
    expect(refusal(shotAlong(up), { target })).toMatchObject({
      code: 'other-level',
      because: 'Cannot fire direct: Narva is on level 1, the gun on level 0. Canister or high trajectory may.',
    });
    const high = [0, 1, 2].map((index) =>
      gunAt('high-trajectory', {
        piece: 'acw-howitzer-24',
        unit: `b${index}`,
        firer: `g${index}`,
        load: 'shell',
        range: 10,
        levels: [0, 1],
      }),
    );
    const ruling = settled(scripted(12, 12, 12, 9).roll, high);
    expect(ruling).toMatchObject({
      value: { num: 15, den: 1 },
      odds: '1-1',
      modifiers: [{ id: 'uphill', value: -1 }],
      effect: { state: 'stopped' },
    });
    expect(refusal(gunAt('canister', { levels: [0, 1] }))).toBeNull();
    expect(show(settled(scripted(1).roll, [gunAt('canister', { range: 4, levels: [0, 1] })]).value)).toBe('8');
  });

  test('T001-19: downhill is another level too', () => {
    const target = nine();
    expect(refusal(shotAlong({ at: target, pair: pair({ firer: 'g1', levels: [1, 0], half: 90 }) }), { target })?.code).toBe('other-level');
  });
});
