/** Both sides of every option of text 001 that changes a ruling, a refusal or what is measured. */
import { describe, expect, test } from 'vitest';
import { toNumber } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { options } from '#rules/sets/stands/options';
import { fighter, gunStand, modeOf, nine, standOf, usual } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';
import { book, crossed, gunAt, refusal, settled, shotAlong, stepOf, volley } from '#test/volleys';

const foot = standOf('a1');
const muskets = fighter('odessa', 'french-line', [foot]);
const gun = gunStand('g1', 'nap-12');
const battery = fighter('bty', 'foot-artillery', [gun]);

/** What a mode measures under one changed reading. */
const measured = (mode: string, id: string, choice: string) => {
  const [firer, stand] = mode === 'small-arms' ? [muskets, foot] : [battery, gun];
  return modeOf(book, mode).measure(firer, stand, { unit: firer.unit, mode, aim: { bearing: 0 } }, usual(book, { [id]: choice }));
};

describe('readings that go into the measuring', () => {
  test.each([
    ['C001-15', 'yes', 'ricochet', { path: { effective: 18, maximum: 35, run: [2, 3], runPastEffective: true } }],
    ['C001-15', 'no', 'ricochet', { path: { effective: 18, maximum: 35, run: [2, 3], runPastEffective: false } }],
    ['C001-18', 'any-angle', 'small-arms', { enfilade: 'any-angle' }],
    ['C001-18', 'flank', 'small-arms', { enfilade: 'flank' }],
    ['C001-31', 'view', 'high-trajectory', { standsObstruct: false, terrainObstructs: true }],
    ['C001-31', 'free', 'high-trajectory', { standsObstruct: false, terrainObstructs: false }],
    ['G-arc', 'front-centre', 'small-arms', { arc: { half: 45, construction: 'front-centre', counts: 'any-part' } }],
    ['G-arc', 'front-corners', 'small-arms', { arc: { half: 45, construction: 'front-corners', counts: 'any-part' } }],
    ['G-in-arc', 'centre', 'canister', { arc: { half: 90, construction: 'front-centre', counts: 'centre' } }],
    ['G-in-arc', 'half', 'canister', { arc: { half: 90, construction: 'front-centre', counts: 'half' } }],
    ['G-aim', 'nearest', 'small-arms', { aim: 'nearest' }],
    ['G-aim', 'centre', 'small-arms', { aim: 'centre' }],
    ['G-level', 'centre', 'direct', { level: 'centre' }],
    ['G-level', 'most', 'direct', { level: 'most' }],
    ['G-obstruction', 'line', 'small-arms', { obstruction: 'line' }],
    ['G-obstruction', 'any-visible', 'small-arms', { obstruction: 'any-visible' }],
    ['G-obstruction', 'half-visible', 'small-arms', { obstruction: 'half-visible' }],
  ] as const)('%s %s is measured so in %s', (id, choice, mode, policy) => {
    expect(measured(mode, id, choice)).toMatchObject(policy);
  });

  test('the free reading of C001-31 loosens high trajectory alone', () => {
    for (const mode of ['canister', 'small-arms']) {
      expect(measured(mode, 'C001-31', 'free')).toMatchObject({ standsObstruct: true, terrainObstructs: true });
    }
  });
});

describe('readings that change a ruling', () => {
  test('C001-8: canister uphill is halved, or whole; small arms are halved either way', () => {
    const canister = gunAt('canister', { range: 4, levels: [0, 1] });
    const worth = (choice: string) => toNumber(settled(scripted(1).roll, [canister], { options: { 'C001-8': choice } }).value);
    expect([worth('halved'), worth('full')]).toEqual([8, 16]);
    const arms = (choice: string) =>
      toNumber(settled(scripted(1).roll, [volley({ levels: [0, 1] })], { options: { 'C001-8': choice } }).value);
    expect([arms('halved'), arms('full')]).toEqual([9, 9]);
  });

  test('C001-10: a building helps no musketry, or +2 a story', () => {
    const cover = [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories: 2, grade: null } as const];
    const modifiers = (choice: string) =>
      settled(scripted(6).roll, [volley({ change: { cover } })], { options: { 'C001-10': choice } }).modifiers;
    expect(modifiers('no')).toEqual([]);
    expect(modifiers('yes')).toEqual([{ id: 'building', value: 4 }]);
  });

  test('C001-11: an engaged unit makes the line illegal, or is passed over and not struck', () => {
    const engaged = nine({ unit: 'melee', name: 'Ostrov', engaged: true });
    const struck = [...crossed(2), { stand: 'm1', unit: 'melee', enter: 12 }];
    const shot = shotAlong({ struck });
    expect(refusal(shot, { others: [engaged] })).toMatchObject({
      code: 'engaged-in-line',
      because: 'The line crosses Ostrov, engaged in melee, at 12.00″.',
    });
    expect(refusal(shot, { others: [engaged], options: { 'C001-11': 'skipped' } })).toBeNull();
    const known = stepOf([shot], { others: [engaged], options: { 'C001-11': 'skipped' } }).known(shot);
    expect(known.map((share) => [share.target, toNumber(total(share.value))])).toEqual([['narva', 4]]);
  });

  test('C001-22: one loss die for the battery, or one for each gun that strikes it', () => {
    const target = fighter('enemy', 'foot-artillery', [gunStand('t1', 'nap-6', { hit: ['gun'] }), gunStand('t2', 'nap-6')], {
      side: 'red',
    });
    const fired = ['g1', 'g2'].map((id) => shotAlong({ gun: id, unit: id, struck: [{ stand: 't1', unit: 'enemy', enter: 8 }] }));
    const together = settled(scripted(2, 8).roll, fired, { target });
    expect(together).toMatchObject({ value: { num: 4, den: 1 }, odds: '2-1', dice: [2, 8] });
    const apart = settled(scripted(1, 4, 8).roll, fired, { target, options: { 'C001-22': 'per-gun' } });
    expect(apart).toMatchObject({ value: { num: 2, den: 1 }, odds: '1-1', dice: [1, 4, 8] });
    const both = settled(scripted(2, 4, 12).roll, fired, { target, options: { 'C001-22': 'per-gun' } });
    expect(both).toMatchObject({
      value: { num: 4, den: 1 },
      odds: '1-1',
      effect: {
        guns: [
          { stand: 't1', part: 'crew' },
          { stand: 't2', part: 'gun' },
        ],
      },
    });
    const none = settled(scripted(1, 1).roll, fired, { target, options: { 'C001-22': 'per-gun' } });
    expect(none).toMatchObject({ odds: null, dice: [1, 1], result: 'A miss: already hit' });
  });

  test('C001-22: the gun-by-gun dice are for artillery fire; canister and small arms throw one', () => {
    const target = fighter('enemy', 'foot-artillery', [gunStand('t1', 'nap-6')], { side: 'red' });
    const fired = [volley(), gunAt('canister', { range: 8 })];
    expect(settled(scripted(1, 5).roll, fired, { target, options: { 'C001-22': 'per-gun' } }).dice).toEqual([1, 5]);
  });

  test('C001-30: enfilade doubles small arms alone, or canister too', () => {
    const canister = gunAt('canister', { range: 4, enfilade: ['t1', 't2'] });
    const worth = (choice: string) => toNumber(settled(scripted(1).roll, [canister], { options: { 'C001-30': choice } }).value);
    expect([worth('small-arms'), worth('and-canister')]).toEqual([16, 32]);
    expect(toNumber(settled(scripted(1).roll, [gunAt('canister', { range: 4 })], { options: { 'C001-30': 'and-canister' } }).value)).toBe(
      16,
    );
  });
});

describe('the list of options', () => {
  test('every option of text 001 is offered with its choices, the default first', () => {
    expect(Object.fromEntries(options.map((option) => [option.id, option.choices]))).toEqual({
      'C001-8': ['halved', 'full'],
      'C001-10': ['no', 'yes'],
      'C001-11': ['illegal', 'skipped'],
      'C001-15': ['yes', 'no'],
      'C001-18': ['any-angle', 'flank'],
      'C001-22': ['one-die', 'per-gun'],
      'C001-30': ['small-arms', 'and-canister'],
      'C001-31': ['view', 'free'],
      'G-arc': ['front-centre', 'front-corners'],
      'G-in-arc': ['any-part', 'centre', 'half'],
      'G-aim': ['nearest', 'centre'],
      'G-level': ['centre', 'most'],
      'G-obstruction': ['line', 'any-visible', 'half-visible'],
    });
  });

  test('a choice that an option does not have is a fault, not a default', () => {
    expect(() => settled(noDice, [gunAt('canister', { range: 4, levels: [0, 1] })], { options: { 'C001-8': 'doubled' } })).toThrow(
      'option C001-8 has no choice doubled',
    );
  });
});
