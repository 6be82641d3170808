import { describe, expect, test } from 'vitest';
import type { Check } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import type { Fired } from '#test/rulings';
import { aimed, fighter, gunStand, nine, pair, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';
import { book, crossed, gunAt, refusal, settled, shotAlong, stepOf, volley, type Settlement } from '#test/volleys';

const checksOf = (fired: Fired, how: Settlement = {}): readonly Check[] => stepOf([fired], how).judge(fired)[0]?.checks ?? [];
const check = (fired: Fired, id: string, how: Settlement = {}) => checksOf(fired, how).find((each) => each.id === id);

describe('checks in the order asked', () => {
  test('small arms', () => {
    expect(checksOf(volley({ range: 3.8, off: -0.6 })).map((each) => [each.id, each.ok, each.value, each.spare])).toEqual([
      ['may-fire', true, '', null],
      ['target', true, '', null],
      ['arc', true, '0.6° left of front', '44.4° to spare'],
      ['sight', true, '100% seen', null],
      ['range', true, '3.80″', '0.20″ to spare, within 0.25″'],
    ]);
  });

  test('a ricochet', () => {
    const shot = shotAlong({ point: 7, length: 11.67, off: 0.6, struck: crossed(4, 6) });
    expect(checksOf(shot).map((each) => [each.id, each.ok, each.value, each.spare])).toEqual([
      ['may-fire', true, '', null],
      ['point', true, '7.00″', '11.00″ to spare'],
      ['arc', true, '0.6° right of front', '89.4° to spare'],
      ['engaged', true, '', null],
      ['crosses', true, '4', null],
      ['end', true, '11.67″', null],
    ]);
  });

  test('uphill and enfilade are announced', () => {
    const fired = volley({ levels: [0, 1], enfilade: ['t1', 't2'] });
    expect(check(fired, 'level')?.said).toBe('Narva is on level 1, the firer on level 0: uphill, halved.');
    expect(check(fired, 'enfilade')).toMatchObject({ said: 'Enfilades Narva: the line passes through 2 stands.', value: '× 2' });
    expect(check(volley({ levels: [1, 0] }), 'level')?.said).toBe('Narva is on level 0, the firer on level 1.');
    expect(check(gunAt('canister', { levels: [0, 1] }), 'level', { options: { 'C001-8': 'full' } })?.said).toBe(
      'Narva is on level 1, the firer on level 0.',
    );
  });
});

describe('arc and sight', () => {
  const lost = (considered: ReturnType<typeof pair>[]): Fired => ({
    ...volley({ count: 1 }),
    facts: [{ stand: 'odessa-1', line: null, pair: null, considered }],
  });

  test('out of arc is said of the stand that comes nearest to it, with its witness', () => {
    const far = pair({
      target: 't1',
      inside: false,
      range: null,
      off: 80,
      change: { arc: { ...pair({ inside: false, off: 80 }).arc, margin: -3 } },
    });
    const near = pair({ target: 't2', inside: false, range: null, off: -46 });
    expect(refusal(lost([far, near]))).toMatchObject({
      code: 'out-of-arc',
      because: 'Out of arc by 0.27″: Narva is 46.0° left of front, the arc opens 45.0° to either side.',
      source: { reading: 'C001-2' },
      seen: { stands: ['t2'] },
    });
  });

  test('blocked is said of the nearest stand in the arc, the first blocker named with its distance', () => {
    const woods = { kind: 'terrain', terrain: 'w1', terrainKind: 'woods', at: 6.5, leave: 7, hides: 0.4 } as const;
    const at = (target: string, range: number) =>
      pair({
        target,
        range,
        change: { clear: false, visible: 0.6, line: { from: { x: 0, y: 0 }, to: { x: 0, y: range }, blockedBy: [woods] } },
      });
    const outside = pair({ target: 't3', inside: false, range: null });
    expect(refusal(lost([outside, at('t1', 9), at('t2', 8)]))).toMatchObject({
      code: 'line-blocked',
      because: 'The line to Narva is blocked at 6.50″ by woods; 60% of Narva can be seen.',
      seen: { terrain: ['w1'], spans: [{ to: { y: 8 } }] },
    });
  });

  test('too little seen is said even where nothing is on the line itself', () => {
    expect(refusal(lost([pair({ change: { clear: false, visible: 0.3 } })]))?.because).toBe('30% of Narva can be seen.');
  });

  test('a chosen stand that is not clear is refused all the same', () => {
    expect(refusal({ ...volley({ count: 1 }), facts: [aimed({ firer: 'odessa-1', change: { clear: false, visible: 0 } })] })?.code).toBe(
      'line-blocked',
    );
  });

  test('an arc laid from the front corners has its spare in inches', () => {
    const corners = aimed({ firer: 'odessa-1', change: { arc: { ...pair().arc, construction: 'front-corners', margin: 1.25 } } });
    expect(check({ ...volley({ count: 1 }), facts: [corners] }, 'arc')?.spare).toBe('1.25″ to spare');
  });

  test('a target that has left the table is no target', () => {
    expect(refusal(lost([]))).toMatchObject({ code: 'no-target', because: 'Narva has no stand on the table.' });
    expect(refusal({ ...volley(), target: null })).toMatchObject({ code: 'no-target', because: 'This fire needs a target unit.' });
  });

  test('a friend is not aimed at', () => {
    expect(refusal({ ...volley(), target: nine({ side: 'blue' }) })).toMatchObject({
      code: 'friend',
      because: 'Narva is a friend.',
      source: { status: 'house' },
    });
  });

  test('a battery without gunners is a target still', () => {
    const target = fighter(
      'enemy',
      'foot-artillery',
      [gunStand('t1', 'nap-6', { crew: 0 })].map((stand) => ({ ...stand, figures: 0 })),
      { side: 'red' },
    );
    expect(refusal(volley(), { target })).toBeNull();
  });
});

describe('a line aimed at a unit', () => {
  const target = nine();
  const aimedAt = (given: Parameters<typeof shotAlong>[0]) => refusal(shotAlong({ at: target, ...given }), { target });

  test('strikes it', () => {
    expect(aimedAt({ struck: crossed(1) })).toBeNull();
  });

  test('ends short of it: both lengths are said', () => {
    expect(aimedAt({ pair: pair({ firer: 'g1', half: 90, range: 20 }) })).toMatchObject({
      code: 'out-of-range',
      because: 'Narva reads 20.00″; direct fire reaches 18.00″.',
    });
  });

  test('is stopped before it: the piece is named and lit', () => {
    expect(aimedAt({ stop: { terrain: 'w1', kind: 'wall', at: 3.275 }, pair: pair({ firer: 'g1', half: 90, range: 8 }) })).toMatchObject({
      code: 'line-blocked',
      because: 'The shot is stopped at 3.28″ by a wall, short of Narva.',
      seen: { terrain: ['w1'] },
    });
  });

  test('passes it by on another level', () => {
    expect(aimedAt({ passedBy: crossed(1) })).toMatchObject({ code: 'other-level', seen: { stands: ['t1'] } });
  });

  test('crosses nothing of it', () => {
    expect(aimedAt({ pair: pair({ firer: 'g1', half: 90, range: 8 }) })).toMatchObject({
      code: 'line-blocked',
      because: 'The line ends at 18.00″ and does not strike Narva.',
    });
  });

  test('has no stand of it in the arc', () => {
    const shot = {
      ...shotAlong({ at: target }),
      facts: [{ stand: 'g1', line: null, pair: null, considered: [pair({ firer: 'g1', half: 90, inside: false, range: null, off: 120 })] }],
    };
    expect(refusal(shot, { target })).toMatchObject({ code: 'out-of-arc', source: { status: 'printed' } });
  });
});

describe('where a line ends', () => {
  const end = (given: Parameters<typeof shotAlong>[0]) => check(shotAlong(given), 'end');

  test.each([
    ['its effective range', {}, 'Runs to its effective range, 18.00″.', 'printed'],
    ['the table edge', { stop: { edge: 'table', at: 7.375 }, length: 7.375 } as const, 'Leaves the table at 7.38″.', 'printed'],
    [
      'woods, by our reading',
      { stop: { terrain: 'w', kind: 'woods', at: 6.5 }, length: 6.5 } as const,
      'Stopped by woods at 6.50″.',
      'our-reading',
    ],
    [
      'a ploughed field, as printed',
      { point: 13, stop: { terrain: 'p', kind: 'plough', at: 19.3 }, length: 19.3 } as const,
      'Stopped by a ploughed field at 19.30″.',
      'printed',
    ],
    ['the end of its run', { point: 12, length: 20 }, 'Runs to the end of its run, 20.00″.', 'printed'],
    [
      'the maximum range',
      { point: 17, length: 35, stop: { limit: 'maximum', at: 35 } } as const,
      'Runs to its maximum range, 35.00″.',
      'printed',
    ],
  ] as const)('%s', (_, given, said, status) => {
    expect(end(given)).toMatchObject({ said, source: { status } });
  });

  test('a line that strikes nothing is legal and says so', () => {
    expect(refusal(shotAlong())).toBeNull();
    expect(check(shotAlong(), 'crosses')?.said).toBe('Strikes nothing on its way.');
    expect(check(shotAlong({ struck: crossed(1) }), 'crosses')?.said).toBe('Crosses 1 stand of 1 unit.');
  });

  test('a ricochet without a point is refused', () => {
    expect(refusal({ ...shotAlong(), mode: 'ricochet' })).toMatchObject({ code: 'no-point' });
    expect(refusal({ ...shotAlong(), mode: 'ricochet', shot: { ricochet: Number.NaN } })).toMatchObject({ code: 'no-point' });
  });

  test('a point at the effective range is refused with both lengths', () => {
    expect(refusal(shotAlong({ point: 18 }))?.because).toBe(
      'The point of ricochet is at 18.00″; it must be short of the effective range, 18.00″.',
    );
  });
});

describe('an umpire may set the range', () => {
  const set = (range: number, given: Parameters<typeof volley>[0] = {}): Fired => ({ ...volley(given), shot: { override: { range } } });

  test('the shot is judged with it, and the check and the trail say whose it is', () => {
    const fired = set(2, { range: 6.04 });
    expect(refusal(fired)).toBeNull();
    expect(check(fired, 'range')).toMatchObject({
      said: expect.stringMatching(/^Set by the umpire; the tape reads 6\.04″\. Narva reads 2\.00″: close\./),
      source: { status: 'yours' },
    });
    const ruling = settled(scripted(1).roll, [fired]);
    expect(toNumber(ruling.value)).toBe(36);
    expect(ruling.trail[0]?.parts?.[0]).toMatchObject({
      because: 'Range to Narva set by the umpire at 2.00″; the tape reads 6.04″.',
      source: { status: 'yours' },
    });
  });

  test('it may refuse a shot that the tape allows', () => {
    expect(refusal(set(7))).toMatchObject({
      code: 'out-of-range',
      because: 'Narva reads 7.00″; the musket reaches 6.00″.',
      source: { status: 'yours' },
    });
  });

  test('high trajectory and canister too', () => {
    expect(
      refusal({ ...gunAt('high-trajectory', { range: 40, load: 'shot' }), shot: { load: 'shot', override: { range: 10 } } }),
    ).toBeNull();
    const canister = { ...gunAt('canister', { range: 12 }), shot: { override: { range: 4 } } };
    expect(toNumber(settled(scripted(1).roll, [canister]).value)).toBe(16);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no range', (range) => {
    expect(refusal(set(range))).toMatchObject({ code: 'override', source: { status: 'yours' } });
  });

  test('it brings nobody into the arc', () => {
    const fired = { ...set(2), facts: [{ stand: 'odessa-1', line: null, pair: null, considered: [pair({ inside: false, range: null })] }] };
    expect(refusal(fired)?.code).toBe('out-of-arc');
  });
});

describe('high trajectory', () => {
  const high = (given: Parameters<typeof gunAt>[1]) => gunAt('high-trajectory', { load: 'shot', ...given });

  test.each([
    ['nap-12', 0, 3],
    ['nap-12', 6, 3],
    ['nap-12', 6.01, 5],
    ['nap-12', 35, 12],
    ['acw-parrott-10', 36, 10],
    ['acw-parrott-10', 36.01, 11],
    ['acw-parrott-10', 37, 11],
    ['acw-whitworth', 56, 10],
  ])('shot of %s at %d″ hits on %d', (piece, range, least) => {
    const fired = high({ piece, range });
    expect(stepOf([fired]).judge(fired)[0]?.dice[0]?.matters).toEqual({ only: 'reaching', least: [least] });
    expect(toNumber(settled(scripted(least, 1).roll, [fired], { target: nine({ figures: 8 }) }).value)).toBe(2);
    expect(toNumber(settled(scripted(least - 1).roll, [fired]).value)).toBe(0);
  });

  test.each([
    ['nap-12', 35.01, 'Narva reads 35.01″; shot from the 12-pounder reaches 35.00″.'],
    ['acw-parrott-10', 37.01, 'Narva reads 37.01″; shot from the 10-pounder Parrott reaches 37.00″.'],
  ])('%s at %d″ is out of range', (piece, range, because) => {
    expect(refusal(high({ piece, range }))).toMatchObject({ code: 'out-of-range', because });
  });

  test('too near is said with what the load needs', () => {
    expect(refusal(high({ piece: 'acw-napoleon', load: 'shell', range: 6 }))?.because).toContain(
      'shell from the 12-pounder Napoleon needs more than 6.00″',
    );
    expect(refusal(high({ piece: 'acw-napoleon', load: 'shrapnel', range: 7.99 }))?.because).toContain('needs 8.00″ or more');
  });

  test('a hit counts a flat value however many stands stand behind', () => {
    const fired = high({ range: 10, enfilade: ['t1', 't2', 't3'] });
    expect(toNumber(settled(scripted(12, 1).roll, [fired], { target: nine({ figures: 8 }) }).value)).toBe(2);
  });
});

describe('the card and the bands', () => {
  const gun = (piece: string, nation: string | null = null) => fighter('bty', 'foot-artillery', [gunStand('g1', piece)], { nation });
  const bands = (unit: ReturnType<typeof gun>) => {
    const [stand] = unit.stands;
    return stand ? book.bands(unit, stand).map((band) => `${band.mode} ${band.name} ${band.upTo}`) : [];
  };
  const card = (unit: ReturnType<typeof gun>) => {
    const [stand] = unit.stands;
    return stand ? Object.fromEntries(book.card(unit, stand).map((line) => [line.label, line.value])) : {};
  };

  test('a 12-pounder', () => {
    expect(bands(gun('nap-12'))).toEqual([
      'direct effective 18',
      'ricochet effective 18',
      'high-trajectory shot 3+ 6',
      'high-trajectory shot 5+ 12',
      'high-trajectory shot 7+ 18',
      'high-trajectory shot 9+ 24',
      'high-trajectory shot 10+ 30',
      'high-trajectory shot 12+ 35',
      'canister close 4',
      'canister medium 8',
      'canister long 12',
    ]);
    expect(card(gun('nap-12'))).toEqual({
      Gun: '12-pounder',
      Crew: '6 figures',
      'Direct fire': 'to 18.00″',
      Ricochet: 'May ricochet',
      'High trajectory': 'shot to 35.00″',
      Canister: '16 to 4.00″, 10 to 8.00″, 5 to 12.00″',
      Arc: '180°',
    });
  });

  test('a rifled Whitworth has no ricochet and no canister', () => {
    expect(bands(gun('acw-whitworth')).filter((band) => /^(ricochet|canister)/.test(band))).toEqual([]);
    expect(card(gun('acw-whitworth'))).toMatchObject({
      Ricochet: 'Cannot ricochet: this gun is rifled.',
      Canister: 'none',
      'High trajectory': 'shot to 56.00″, shell to 56.00″',
    });
  });

  test('shrapnel stands on the card of a British howitzer alone', () => {
    expect(card(gun('nap-howitzer', 'British'))['High trajectory']).toBe('shell to 24.00″, shrapnel to 24.00″');
    expect(card(gun('nap-howitzer', 'French'))['High trajectory']).toBe('shell to 24.00″');
  });

  test('a gun that the chart does not list says so', () => {
    expect(card(gun('gardner'))).toEqual({ Gun: 'The artillery chart has no row for the Gardner machine gun.' });
  });

  test('foot and horse', () => {
    const line = fighter('odessa', 'acw-smoothbore', [standOf('a1')]);
    expect(bands(line)).toEqual(['small-arms close 2', 'small-arms medium 4', 'small-arms long 6']);
    expect(card(line)).toMatchObject({
      Weapon: 'musket',
      'Fire value': '6 a stand',
      Ammunition: 'buck and ball, × 3 close',
      Arc: '90°',
      'Small arms': 'May fire',
    });
    expect(card(fighter('dr', 'dragoons', [standOf('a1')]))['Small arms']).toBe('dr is mounted and fires only dismounted.');
    expect(card(fighter('h', 'heavy-cavalry', [standOf('a1')]))).toEqual({ Weapon: 'no firearms' });
    expect(card(fighter('s', 'us-sharpshooters', [standOf('a1')]))['Loading']).toBe('breechloaders, × 3');
  });
});
