import { describe, expect, test } from 'vitest';
import type { Fighter, FighterStand } from '#rules/engine/contract';
import { troops } from '#rules/roster/roster';
import { fighter, gunStand, modeOf, standOf, usual } from '#test/rulings';
import { book, gunAt, offered, refusal, shotAlong, volley } from '#test/volleys';

const modes = ['direct', 'ricochet', 'high-trajectory', 'canister', 'small-arms'] as const;

/** A unit that could use the mode if nothing spoke against it. */
function able(mode: (typeof modes)[number], change: Partial<Fighter>, stand: Partial<FighterStand> = {}) {
  const firer =
    mode === 'small-arms'
      ? fighter('odessa', 'french-line', [standOf('a1', stand)], change)
      : fighter('bty', 'foot-artillery', [{ ...gunStand('a1', 'nap-12'), ...stand }], change);
  const [only] = firer.stands;
  if (!only) throw new Error('no stand');
  return modeOf(book, mode).offered(firer, only, usual(book));
}

describe.each(modes)('%s', (mode) => {
  test('is offered to a fresh unit that has the weapon', () => {
    expect(able(mode, {})).toBeNull();
  });

  test.each([
    ['destroyed', { state: 'destroyed' }, 'destroyed'],
    ['routed', { state: 'routed' }, 'routed'],
    ['engaged', { engaged: true }, 'engaged'],
  ] as const)('is refused to a unit that is %s', (_, change, code) => {
    expect(able(mode, change)?.code).toBe(code);
  });

  test.each(['stopped', 'shaken'] as const)('is allowed to a unit that is %s', (state) => {
    expect(able(mode, { state })).toBeNull();
  });

  test('is refused to a stand that has fired this turn', () => {
    expect(able(mode, {}, { hasFired: true })).toMatchObject({ code: 'has-fired', source: { reading: 'C001-26' } });
  });

  test('is refused in march column, and limbered', () => {
    const code = mode === 'small-arms' ? 'march-column' : 'limbered';
    expect(able(mode, { order: 'march-column' })?.code).toBe(code);
    if (mode !== 'small-arms') expect(able(mode, { order: 'limbered' })?.code).toBe('limbered');
  });
});

describe('guns', () => {
  test.each([
    ['the gun itself is lost', { hit: ['gun'] as const }, 'gun-lost'],
    ['the crew is lost', { hit: ['crew'] as const }, 'crewless'],
    ['the limber alone is lost', { hit: ['limber'] as const }, null],
    ['there is no crew', { crew: 0 }, 'crewless'],
    ['a stand serves it in the place of a lost crew', { hit: ['crew'] as const, crewedBy: 'f1' }, null],
    ['it was stopped', { stopped: true }, 'gun-stopped'],
  ] as const)('direct fire when %s', (_, gun, code) => {
    expect(offered(shotAlong({ parts: gun }))?.code ?? null).toBe(code);
    expect(offered(gunAt('canister', { gun }))?.code ?? null).toBe(code);
  });

  test.each([
    ['nap-howitzer', 'no-shot'],
    ['nap-light-howitzer', 'no-shot'],
    ['acw-howitzer-12', 'no-shot'],
    ['acw-howitzer-24', 'no-shot'],
    ['screw-gun', 'no-chart'],
    ['field-gun', 'no-chart'],
    ['gardner', 'no-chart'],
  ])('%s is refused direct fire', (piece, code) => {
    expect(offered(shotAlong({ piece }))?.code).toBe(code);
  });

  test.each(['screw-gun', 'field-gun', 'gardner'])('%s has no row in the chart for canister or high trajectory either', (piece) => {
    expect([offered(gunAt('canister', { piece }))?.code, offered(gunAt('high-trajectory', { piece }))?.code]).toEqual([
      'no-chart',
      'no-chart',
    ]);
  });

  test.each(['acw-parrott-10', 'acw-ordnance-3in', 'acw-parrott-20', 'acw-whitworth'])(
    '%s is rifled and does not ricochet, but fires direct',
    (piece) => {
      expect(offered(shotAlong({ piece, point: 5 }))).toMatchObject({
        code: 'rifled',
        because: 'Cannot ricochet: this gun is rifled.',
        source: { status: 'printed' },
      });
      expect(offered(shotAlong({ piece }))).toBeNull();
    },
  );

  test('a load that the mode does not fire is refused by name', () => {
    expect(offered(shotAlong(), 'shell')).toMatchObject({
      code: 'load',
      because: 'Cannot fire direct with shell: only shot is laid along a line.',
    });
    expect(offered(shotAlong(), 'shot')).toBeNull();
    expect(offered(gunAt('canister'), 'shrapnel')).toMatchObject({ code: 'load', because: 'Shrapnel is not canister.' });
    expect(offered(gunAt('canister'), 'canister')).toBeNull();
    expect(offered(gunAt('high-trajectory'), 'grape')).toMatchObject({
      code: 'load',
      because: 'No load is called grape. Shot, shell and shrapnel are.',
    });
    expect(offered(volley(), 'ball')?.code).toBe('load');
  });

  test('without a load the gun takes shot, and a howitzer shell', () => {
    expect(refusal(gunAt('high-trajectory', { range: 10 }))).toBeNull();
    expect(refusal(gunAt('high-trajectory', { piece: 'nap-howitzer', range: 10 }))).toBeNull();
    expect(refusal(gunAt('high-trajectory', { piece: 'nap-howitzer', load: 'shot', range: 10 }))?.code).toBe('no-shot');
  });

  test('shrapnel asks for a British unit; the unit says so, or its troop', () => {
    const shrapnel = (nation: string | null, troop = 'foot-artillery') => {
      const firer = fighter('bty', troop, [gunStand('g1', 'nap-howitzer')], { nation });
      const [stand] = firer.stands;
      return stand && modeOf(book, 'high-trajectory').offered(firer, stand, usual(book), 'shrapnel')?.code;
    };
    expect([shrapnel('British'), shrapnel('british'), shrapnel('Great Britain'), shrapnel(null, 'royal-artillery')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([shrapnel('French'), shrapnel(null), shrapnel('Hibrit')]).toEqual(['no-shrapnel', 'no-shrapnel', 'no-shrapnel']);
  });

  test('the light howitzer has no line of shrapnel in the chart, British or not', () => {
    expect(offered(gunAt('high-trajectory', { piece: 'nap-light-howitzer', fighter: { nation: 'British' } }), 'shrapnel')?.code).toBe(
      'no-chart',
    );
  });
});

describe('small arms', () => {
  test.each(troops.filter((troop) => troop.weapon === 'none').map((troop) => troop.id))('%s has none', (troop) => {
    expect(offered(volley({ troop }))?.code).toBe('no-fire');
  });

  test.each(['dragoons', 'union-cavalry', 'repeater-cavalry', 'confederate-cavalry'])('%s fires only dismounted', (troop) => {
    expect(offered(volley({ troop }))?.code).toBe('mounted');
    expect(offered(volley({ troop, fighter: { mounted: false } }))).toBeNull();
  });

  test('light cavalry fires mounted or dismounted', () => {
    expect([offered(volley({ troop: 'light-cavalry' })), offered(volley({ troop: 'light-cavalry', fighter: { mounted: false } }))]).toEqual(
      [null, null],
    );
  });

  test('a stand that serves a gun fires no muskets, nor does an empty one', () => {
    expect(offered(volley({ stand: { mans: 'g1' } }))?.code).toBe('mans-gun');
    expect(offered(volley({ stand: { mans: null } }))).toBeNull();
    expect(offered(volley({ stand: { figures: 0 } }))?.code).toBe('no-figures');
  });

  test('a foot stand has no gun to fire, a gun no muskets', () => {
    const foot = { ...volley(), mode: 'direct' };
    expect(offered(foot)).toMatchObject({ code: 'no-gun', because: 'Odessa, stand 1 has no gun.' });
    expect(offered({ ...shotAlong(), mode: 'small-arms' })?.code).toBe('no-fire');
  });

  test('breechloaders of the Sudan fire at rifled ranges and are not tripled: the text grants it to the Civil War', () => {
    expect(refusal(volley({ troop: 'british-foot', range: 12 }))).toBeNull();
    expect(refusal(volley({ troop: 'british-foot', range: 12.01 }))?.code).toBe('out-of-range');
  });
});
