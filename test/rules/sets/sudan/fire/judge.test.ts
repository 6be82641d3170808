/** Who fires at whom, past whom: the questions of one stand. */
import { describe, expect, test } from 'vitest';
import type { Blocker } from '#geometry/check/facts';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { fighter, gunStand, standOf } from '#test/rulings';
import { between, fireOf, type Given } from './firing.ts';

const code = (given: Given) => fireOf(given).refused?.code ?? null;
const friends = fighter('watch', 'british-foot', [standOf('w1')], { name: 'Black Watch' });
const beja = fighter('beja', 'mahdist-foot', [standOf('b1')], { name: 'Beja', side: 'red' });
const others = [friends, beja];

const woods: Blocker = { kind: 'terrain', terrain: 'trees', terrainKind: 'woods', at: 6, leave: 9, hides: 1 };

describe('who may fire', () => {
  test.each([
    ['destroyed', { firer: { state: 'destroyed' } }],
    ['routed', { firer: { state: 'routed' } }],
    ['engaged', { firer: { engaged: true } }],
    ['no-fire', { troop: 'mahdist-foot' }],
    ['no-fire', { troop: 'heavy-cavalry' }],
    ['has-fired', { stands: [{ change: { hasFired: true } }] }],
    ['mans-gun', { stands: [{ change: { mans: 'g1' } }] }],
    ['no-figures', { stands: [{ change: { figures: 0 } }] }],
    ['target-engaged', { target: { engaged: true } }],
    ['friend', { target: { side: 'blue' } }],
    ['no-figures', { target: { figures: 0 } }],
  ] as const)('%s', (expected, given) => {
    expect(code(given)).toBe(expected);
  });

  test.each(['stopped', 'shaken'] as const)('troops that are %s fire', (state) => {
    expect(code({ firer: { state } })).toBeNull();
  });

  test.each([
    ['limbered', { order: 'limbered' }, {}],
    ['gun-lost', {}, { hit: ['gun'] }],
    ['gun-stopped', {}, { stopped: true }],
    ['crewless', {}, { crew: 0 }],
    ['jammed', {}, { jammed: 0 }],
    [null, {}, { jammed: null }],
  ] as const)('a machine gun: %s', (expected, firer, gun) => {
    const change = gunStand('a1', 'gardner', gun);
    expect(code({ troop: 'sudan-artillery', mode: 'machine-gun', stands: [{ gun: 'gardner', change }], firer })).toBe(expected);
  });

  test('a field gun is no machine gun, a machine gun no cannon, and gunners have no rifles', () => {
    const battery = (gun: string, mode: string): Given => ({ troop: 'sudan-artillery', mode, stands: [{ gun }] });
    expect(code(battery('field-gun', 'machine-gun'))).toBe('no-gun');
    expect(code(battery('gardner', 'artillery'))).toBe('no-gun');
    expect(code(battery('field-gun', 'small-arms'))).toBe('no-fire');
    expect(code({ mode: 'artillery' })).toBe('no-gun');
  });

  test.each([
    [1, null],
    [20, null],
    [0, 'rounds'],
    [21, 'rounds'],
    [2.5, 'rounds'],
  ])('%d rounds', (rounds, expected) => {
    expect(code({ troop: 'sudan-artillery', mode: 'machine-gun', stands: [{ gun: 'gardner' }], shot: { rounds } })).toBe(expected);
  });
});

describe('past whom', () => {
  const over = (line: readonly Blocker[], options: Given['options'] = {}, troop = 'british-foot'): Given => ({
    troop,
    stands: [{ line }],
    options,
    others,
  });

  test('over friends the check names them and what is to spare', () => {
    const checks = fireOf(over([between('w1', 'watch', 'blue', 6.2)])).verdicts[0]?.checks ?? [];
    expect(checks.find((check) => check.id === 'overhead')).toMatchObject({
      ok: true,
      said: 'Over Black Watch: 6.20″ between them and Ansar, 6.00″ needed.',
      spare: '0.20″ to spare, within 0.25″',
      near: true,
    });
    expect(checks.find((check) => check.id === 'sight')?.said).toBe('Only its own side stands before Ansar.');
  });

  test('of several friends the one nearest to the target counts', () => {
    expect(code(over([between('w1', 'watch', 'blue', 9), between('w2', 'watch', 'blue', 5, 6)]))).toBe('overhead-gap');
  });

  test('woods bar the view even where friends could be fired over, and are named', () => {
    const refused = fireOf(over([between('w1', 'watch', 'blue', 9), woods])).refused;
    expect(refused).toMatchObject({ code: 'line-blocked' });
    expect(refused?.because).toContain('woods');
  });

  test('an enemy in between is named, not the friend before it', () => {
    expect(fireOf(over([between('w1', 'watch', 'blue', 9), between('b1', 'beja', 'red', 3, 7)])).refused?.because).toContain('Beja');
  });

  test('a nearer stand of the target that is hindered gives way to a lawful one', () => {
    const { context, verdicts } = fireOf(over([between('w1', 'watch', 'blue', 3)]));
    expect(verdicts[0]?.refused?.code).toBe('overhead-gap');
    const mode = sudanFire([]).fire.modes[0];
    const [near, far] = [3, 7].map((gap, index) => {
      const fire = fireOf({
        ...over([between('w1', 'watch', 'blue', gap)]),
        stands: [{ range: 15 + index, line: [between('w1', 'watch', 'blue', gap)] }],
      });
      const pair = fire.settling.facts[0]?.considered[0];
      if (!pair) throw new Error('no pair');
      return { ...pair, target: `t${index + 1}` };
    });
    if (!near || !far || !mode) throw new Error('no pairs');
    const facts = { stand: 'a1', line: null, pair: null, considered: [near, far] };
    const verdict = mode.judge(facts, context);
    expect(verdict.refused).toBeNull();
    const reading = near.ranges['centre-to-nearest-figure'];
    const [group] = mode.group?.([{ facts, verdict }], context, (_, kind) => (reading ? { ...reading, kind } : null)) ?? [];
    expect(group?.known[0]?.strikes).toEqual(['t2']);
  });

  test('G-obstruction: by what can be seen, friends aside', () => {
    const half: Blocker = { ...woods, hides: 0.4 };
    const most: Blocker = { ...woods, hides: 0.6 };
    const hidden = (by: string, blocker: Blocker) => code(over([between('w1', 'watch', 'blue', 9), blocker], { 'G-obstruction': by }));
    expect([hidden('line', half), hidden('half-visible', half), hidden('any-visible', half)]).toEqual(['line-blocked', null, null]);
    expect([hidden('half-visible', most), hidden('any-visible', most)]).toEqual(['line-blocked', null]);
    expect(hidden('any-visible', woods)).toBe('line-blocked');
  });

  test('an enemy that hides a part of it is not fired over: no gap is asked for', () => {
    const enemy = { ...between('b1', 'beja', 'red', 2, 7), hides: 0.3 };
    const fire = fireOf(over([between('w1', 'watch', 'blue', 9), enemy], { 'G-obstruction': 'half-visible' }));
    expect(fire.refused).toBeNull();
  });

  test('a base of Mahdists behind its own is no front base even where it sees part of the target', () => {
    const behind = between('a1', 'cameron', 'blue', 5, 0);
    const given: Given = {
      troop: 'mahdist-rifles',
      stands: [{ figures: 5 }, { figures: 5, line: [behind], pair: { clear: true } }],
      options: { 'G-obstruction': 'any-visible' },
    };
    expect(fireOf(given).verdicts.map((one) => one.refused?.code ?? null)).toEqual([null, 'rear-base']);
  });
});

describe('how it is measured', () => {
  const part = sudanFire([]);
  const policyOf = (options: Given['options'], gun?: string) => {
    const { context } = fireOf(
      gun ? { troop: 'sudan-artillery', mode: 'artillery', stands: [{ gun }], options: options ?? {} } : { options: options ?? {} },
    );
    const [stand] = context.firer.stands;
    const mode = part.fire.modes.find((one) => one.id === context.shot.mode);
    if (!stand || !mode) throw new Error('nothing to measure');
    return mode.measure(context.firer, stand, context.shot, context.options);
  };

  test('30° from the front corners, to 30″ for small arms and 72″ for guns, by figures', () => {
    expect(policyOf({})).toMatchObject({
      ranges: ['centre-to-nearest-figure', 'front-to-target'],
      arc: { half: 30, construction: 'front-corners', counts: 'any-part' },
      reach: 30,
      standsObstruct: true,
    });
    expect(policyOf({}, 'field-gun')).toMatchObject({ arc: { half: 30, construction: 'front-corners' }, reach: 72 });
  });

  test.each([
    ['G-in-arc', 'half', { arc: { counts: 'half' } }],
    ['G-aim', 'centre', { aim: 'centre' }],
    ['G-level', 'most', { level: 'most' }],
    ['G-obstruction', 'half-visible', { obstruction: 'half-visible' }],
  ])('%s %s', (id, choice, policy) => {
    expect(policyOf({ [id]: choice })).toMatchObject(policy);
  });
});
