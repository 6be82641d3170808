/** Faults that people met in programs like this one, as far as text 001's arithmetic can show them. A name begins with the kind. */
import fc from 'fast-check';
import '#test/seed';
import { expect, test } from 'vitest';
import { tape } from '#geometry/shape/units';
import { compare, fraction, show, toNumber } from '#rules/engine/fraction';
import { bandAt } from '#rules/engine/lookup';
import { total } from '#rules/engine/trail';
import { charts } from '#rules/sets/stands/charts';
import { oddsOf } from '#rules/sets/stands/odds';
import { tablesOf } from '#rules/sets/stands/tables';
import { aimed, fighter, laid, nine, pair, standOf } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';
import { crossed, gunAt, refusal, settled, shotAlong, stepOf, volley } from '#test/volleys';

const tables = tablesOf(charts);
const COLUMNS = tables.effectColumns;

test.each([
  [19, 9, '2-1'],
  [18, 9, '2-1'],
  [17, 9, '1-1'],
  [27, 9, '3-1'],
  [4, 18, '1-5'],
  [12, 16, '1-2'],
  [10, 10, '1-1'],
  [9, 10, '1-2'],
  [35, 12, '2-1'],
  [36, 12, '3-1'],
])('odds-rounding: %d to %d is %s, in favour of the target', (points, figures, odds) => {
  expect(oddsOf(COLUMNS, fraction(points), figures)?.shown).toBe(odds);
});

test('odds-rounding: the odds shown never flatter the fire, and one step more would', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 60 }), (num, den, figures) => {
      const value = fraction(num, den);
      const [over = 0, under = 1] = (oddsOf(COLUMNS, value, figures)?.shown ?? '').split('-').map(Number);
      expect(compare(fraction(over * figures, under), value)).toBeLessThanOrEqual(0);
      const better = under > 1 ? fraction(figures, under - 1) : fraction((over + 1) * figures);
      expect(compare(better, value)).toBeGreaterThan(0);
    }),
  );
});

test('odds-with-zero: no points or no figures give no odds and no die', () => {
  expect([oddsOf(COLUMNS, fraction(12), 0), oddsOf(COLUMNS, fraction(0), 9), oddsOf(COLUMNS, fraction(0), 0)]).toEqual([null, null, null]);
  const target = nine({ figures: 0 });
  const shot = [1, 2].map((index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck: crossed(3) }));
  expect(settled(noDice, shot, { target })).toMatchObject({
    value: { num: 12 },
    odds: null,
    column: null,
    dice: [],
    result: 'Narva has no figures',
  });
  expect(refusal(volley(), { target })).toMatchObject({ code: 'no-figures', because: 'Narva has no figures left.' });
});

test('combine-before-rounding: three stands of five at long range are 7 1/2, and 1-2 against nine', () => {
  const ruling = settled(scripted(1).roll, [volley({ troop: 'russian-musketeer', range: 5 })]);
  expect([show(ruling.value), ruling.odds]).toEqual(['7 1/2', '1-2']);
});

test('combine-before-rounding: part-filled stands fire in exact proportion', () => {
  const firer = fighter('odessa', 'french-line', [
    standOf('a1', { figures: 2 }),
    standOf('a2', { figures: 1 }),
    standOf('a3', { figures: 3 }),
  ]);
  const ruling = settled(scripted(1).roll, [
    { firer, mode: 'small-arms', facts: ['a1', 'a2', 'a3'].map((id) => aimed({ firer: id, range: 5 })) },
  ]);
  expect(show(ruling.value)).toBe('6');
  const seventh = fighter('sevens', 'french-line', [standOf('a1', { figures: 5, full: 7 })]);
  expect(show(settled(noDice, [{ firer: seventh, mode: 'small-arms', facts: [aimed({ range: 6 })] }]).value)).toBe('2 1/7');
});

test('several-guns-one-target: 2 × (2 + 1 + 3) is one total against sixteen figures, 1-2, and one die', () => {
  const target = nine({ figures: 16 });
  const guns = [2, 1, 3].map((count, index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck: crossed(count) }));
  const dice = scripted(1);
  const ruling = settled(dice.roll, guns, { target });
  expect([toNumber(ruling.value), ruling.odds, ruling.dice, dice.left()]).toEqual([12, '1-2', [1], 0]);
});

test('modified-die-off-the-chart: 12 on a two-story building is row 16, the natural 12 kept', () => {
  const cover = [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories: 2, grade: null } as const];
  const ruling = settled(
    scripted(12).roll,
    [3, 3, 3, 3].map((count, index) =>
      shotAlong({ gun: `g${index}`, unit: `b${index}`, struck: crossed(count).map((one) => ({ ...one, cover })) }),
    ),
  );
  expect([toNumber(total(ruling.trail, 'die')), ruling.dice]).toEqual([16, [12]]);
});

test.each([
  [1, { levels: [0, 1] as const }, 1, 'none'],
  [12, { stories: 4 }, 18, 'routed'],
  [12, { stories: 3 }, 18, 'routed'],
  [12, {}, 12, 'stopped'],
])(
  'modified-die-off-the-chart: a natural %d with %o reads row %d',
  (face, { levels, stories }: { levels?: readonly [number, number]; stories?: number }, row, state) => {
    const cover =
      stories === undefined ? [] : [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories, grade: null } as const];
    const shell = gunAt('high-trajectory', {
      piece: 'acw-howitzer-24',
      load: 'shell',
      range: 10,
      ...(levels ? { levels } : {}),
      change: { cover },
    });
    const ruling = settled(scripted(12, face).roll, [shell], { target: nine({ figures: 16 }) });
    expect([ruling.odds, toNumber(total(ruling.trail, 'die')), ruling.dice, ruling.effect.state]).toEqual(['1-4', row, [12, face], state]);
  },
);

test('solid-shot-stand-count: two stands crossed are four points, 1-5 against eighteen', () => {
  const ruling = settled(noDice, [shotAlong({ struck: crossed(2, 12.5) })], { target: nine({ figures: 18 }) });
  expect([toNumber(ruling.value), ruling.odds, ruling.dice]).toEqual([4, '1-5', []]);
});

test('por-on-a-stand: a stand entered before the point counts 2 once and throws no die', () => {
  const ruling = settled(noDice, [shotAlong({ point: 12, struck: crossed(1, 11.5) })]);
  expect([toNumber(ruling.value), ruling.dice]).toEqual([2, []]);
});

test.each([
  [0, 'close'],
  [2, 'close'],
  [2.004, 'close'],
  [2.01, 'medium'],
  [4, 'medium'],
  [6, 'long'],
  [6.01, 'out of range'],
])('range-band-boundary: a musket at %d″ is %s', (inches, name) => {
  expect(bandAt(tables.smallArms('musket'), tape(inches))?.name ?? 'out of range').toBe(name);
});

test('float-on-band-edge: 8.3 − 2.3 reads 6.00 and may fire', () => {
  expect(refusal(volley({ range: 8.3 - 2.3 }))).toBeNull();
});

test('displayed-vs-actual-range: 6.004″ reads 6.00 and fires; 6.04″ is refused with the reading and the limit', () => {
  expect(refusal(volley({ range: 6.004 }))).toBeNull();
  expect(refusal(volley({ range: 6.04 }))).toMatchObject({
    code: 'out-of-range',
    because: 'Narva reads 6.04″; the musket reaches 6.00″.',
    source: { status: 'printed' },
  });
});

test('displayed-vs-actual-range: exactly on a shared limit is said, and both readings where they differ by a band', () => {
  const checks = (fired: ReturnType<typeof volley>) => stepOf([fired]).judge(fired)[0]?.checks ?? [];
  expect(checks(volley({ range: 2 })).find((check) => check.id === 'range')?.said).toBe(
    'Narva reads 2.00″: close. Shared limits count as the nearer band.',
  );
  expect(checks(volley({ range: 2.4, edges: 1.9 })).find((check) => check.id === 'edge')?.said).toBe(
    'Edge to edge the tape reads 1.90″, close; the range in the arc is 2.40″, medium.',
  );
  expect(checks(volley({ range: 2.4, edges: 2.1 })).find((check) => check.id === 'edge')).toBeUndefined();
});

test('range-measured-inside-arc: the range in the arc rules, not the nearest edges', () => {
  expect(toNumber(settled(scripted(1).roll, [volley({ range: 2.4, edges: 1.9 })]).value)).toBe(18);
});

test.each(['direct', 'ricochet'] as const)('engaged-target-refused: %s at a unit in melee, and across one', (mode) => {
  const target = nine({ engaged: true });
  const point = mode === 'ricochet' ? { point: 12 } : {};
  expect(refusal(shotAlong({ ...point, at: target, struck: crossed(1) }), { target })).toMatchObject({
    code: 'target-engaged',
    because: 'Narva is engaged in melee.',
  });
  expect(refusal(shotAlong({ ...point, struck: crossed(1, 7.5) }), { target })).toMatchObject({
    code: 'engaged-in-line',
    because: 'The line crosses Narva, engaged in melee, at 7.50″.',
  });
});

test('engaged-target-refused: canister, high trajectory and small arms; and nobody fires who is engaged himself', () => {
  const target = nine({ engaged: true });
  for (const fired of [gunAt('canister'), gunAt('high-trajectory'), volley()]) {
    expect(refusal(fired, { target })).toMatchObject({ code: 'target-engaged', source: { status: 'printed' } });
  }
  expect(refusal(volley({ fighter: { engaged: true } }))?.code).toBe('engaged');
});

test.each(['below', 'above'])(
  'different-levels: at a target %s direct and ricochet are refused, canister and high trajectory are not',
  (where) => {
    const levels = where === 'above' ? ([0, 1] as const) : ([1, 0] as const);
    const target = nine();
    const up = pair({ firer: 'g1', half: 90, levels });
    expect(refusal(shotAlong({ at: target, pair: up }), { target })?.code).toBe('other-level');
    expect(refusal(shotAlong({ at: target, pair: up, point: 12 }), { target })?.code).toBe('other-level');
    expect(refusal(gunAt('canister', { levels }))).toBeNull();
    expect(refusal(gunAt('high-trajectory', { levels }))).toBeNull();
  },
);

test('different-levels: laid on a bearing, a line passes by what stands on another level', () => {
  const shot = shotAlong({ passedBy: crossed(2) });
  expect(refusal(shot)).toBeNull();
  expect(stepOf([shot]).known(shot)).toEqual([]);
});

test('friends-in-solid-shot-line: a friend on the line is struck like an enemy, and named before firing', () => {
  const friend = fighter('friends', 'french-light', [standOf('f1')], { name: '13e Léger' });
  const shot = shotAlong({ struck: [{ stand: 'f1', unit: 'friends', enter: 5.12, side: 'blue' }, ...crossed(2, 8)] });
  const step = stepOf([shot], { others: [friend] });
  const [verdict] = step.judge(shot);
  expect(verdict?.friends).toEqual(['friends']);
  expect(verdict?.checks.find((check) => check.id === 'friend')?.said).toBe(
    'The line also crosses 13e Léger, a friend, at 5.12″. It will be struck.',
  );
  expect(verdict?.known.map((share) => [share.target, toNumber(total(share.value))])).toEqual([
    ['friends', 2],
    ['narva', 4],
  ]);
});

test('friends-in-solid-shot-line: another stand of the own battery is a friend too', () => {
  const shot = shotAlong({ struck: [{ stand: 'g2', unit: 'bty', enter: 3, side: 'blue' }] });
  expect(stepOf([shot]).judge(shot)[0]?.friends).toEqual(['bty']);
});

test('friend-obstructs-musketry: two stands see the target at 5.50″ and add 6; the third is refused alone and names the friend', () => {
  const friend = fighter('friends', 'french-light', [standOf('f1')], { name: '13e Léger' });
  const hidden = pair({
    firer: 'a2',
    range: 5.5,
    change: {
      clear: false,
      visible: 0,
      line: {
        from: { x: 0, y: 0 },
        to: { x: 0, y: 5.5 },
        blockedBy: [{ kind: 'stand', stand: 'f1', unit: 'friends', side: 'blue', at: 2, leave: 3, hides: 1 }],
      },
    },
  });
  const firer = fighter('odessa', 'french-line', [standOf('a1'), standOf('a2'), standOf('a3')]);
  const facts = [
    aimed({ firer: 'a1', range: 5.5 }),
    { stand: 'a2', line: null, pair: null, considered: [hidden] },
    aimed({ firer: 'a3', range: 5.5 }),
  ];
  const fired = { firer, mode: 'small-arms', facts };
  const step = stepOf([fired], { others: [friend] });
  expect(step.judge(fired).map((verdict) => verdict.refused?.code ?? null)).toEqual([null, 'line-blocked', null]);
  expect(step.judge(fired)[1]?.refused?.because).toBe('The line to Narva is blocked at 2.00″ by 13e Léger; 0% of Narva can be seen.');
  expect(toNumber(step.settle(nine(), scripted(1).roll, fired).value)).toBe(6);
});

test('canister-and-friends-beside-the-line: canister strikes its one target and warns of nobody', () => {
  const fired = gunAt('canister', { range: 6 });
  const [verdict] = stepOf([fired]).judge(fired);
  expect(verdict).toMatchObject({ refused: null, friends: [] });
  expect(verdict?.known.map((share) => [share.target, share.strikes])).toEqual([['narva', ['t1']]]);
});

test('enfilade-definition: more than one stand on the line doubles, whatever the angle; one does not', () => {
  expect(toNumber(settled(scripted(1).roll, [volley({ enfilade: ['t1', 't2'] })]).value)).toBe(36);
  expect(toNumber(settled(scripted(1).roll, [volley({ enfilade: ['t1'] })]).value)).toBe(18);
});

test('ricochet-run-length: the point must lie short of the effective range, read by the tape, and beyond the muzzle', () => {
  for (const [point, code] of [
    [17.99, null],
    [17.994, null],
    [17.996, 'point-too-far'],
    [18, 'point-too-far'],
    [0.01, null],
    [0.004, 'point-at-muzzle'],
    [0, 'point-at-muzzle'],
  ] as const) {
    expect([point, refusal(shotAlong({ point }))?.code ?? null]).toEqual([point, code]);
  }
});

test('simultaneous-resolution: what a target has when the step is settled makes the odds', () => {
  const target = nine();
  const less = { ...target, figures: 6, stands: target.stands.slice(0, 2) };
  expect(settled(scripted(1).roll, [volley()], { target: less }).odds).toBe('3-1');
});

test('unicode-names: a name of any sort stands in the sentences as it is', () => {
  const name = '<b>Нарва</b> 🎖 שלום __proto__';
  expect(refusal(volley({ range: 7 }), { target: nine({ name }) })?.because).toBe(`${name} reads 7.00″; the musket reaches 6.00″.`);
});

test('zero-length-line: a line without a direction is refused, not laid to the north', () => {
  const shot = { ...shotAlong(), facts: [{ ...laid(), line: null }] };
  expect(refusal(shot)).toMatchObject({ code: 'no-direction' });
});
