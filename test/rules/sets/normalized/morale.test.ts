/** The morale level, its edges, and when a unit tests outside a melee. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import type { Fighter } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import type { MoraleContext, MoraleSituation } from '#rules/engine/morale';
import { total } from '#rules/engine/trail';
import { normalizedMorale } from '#rules/sets/normalized/index';
import { percentLost } from '#rules/sets/normalized/level';
import { fighter, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';

const { morale } = normalizedMorale([]);

const unit = (troop = 'french-line', figures = 12, more: Partial<Fighter> = {}): Fighter =>
  fighter('u', troop, [standOf('u1', { figures, full: 12 })], { name: '5e Ligne', ...more });

const inMelee = (lost: number, started: number, ahead: number): MoraleContext => ({
  options: {},
  full: started,
  melee: { lost, started, ahead },
});
const holds = (one: Fighter, context: MoraleContext): number => morale.foresee(one, 'melee', context).holds;
const still: MoraleContext = { options: {}, full: 12 };

describe('the level', () => {
  test.each([
    ['cuirassiers, four of twelve lost and ahead', 'heavy-cavalry', 4, 12, 6, 57],
    ['the same of elite', 'french-guard', 4, 12, 6, 67],
    ['infantry, ten of thirty-six lost and behind', 'french-line', 10, 36, -6, 42],
    ['infantry, ten of twenty-four', 'french-line', 10, 24, -6, 28],
    ['conscripts, the same', 'conscript-foot', 10, 36, -6, 32],
    ['without losses, level', 'french-line', 0, 36, 0, 80],
    ['without losses, ahead', 'french-line', 0, 36, 1, 90],
    ['the guard, ahead', 'french-guard', 0, 36, 1, 95],
    ['half of them', 'french-line', 18, 36, 0, 30],
    ['all but three', 'conscript-foot', 33, 36, -30, 5],
  ])('of %s', (_, troop, lost, started, ahead, level) => {
    expect(holds(unit(troop), inMelee(lost, started, ahead))).toBe(level);
  });

  test('the column has its plus here and nowhere else, the march column has none', () => {
    const context = inMelee(0, 12, 0);
    expect(
      (['attack-column', 'march-column', 'line', 'square', 'skirmish'] as const).map((order) =>
        holds(unit('french-line', 12, { order }), context),
      ),
    ).toEqual([90, 80, 80, 80, 80]);
  });

  test('a leader with it is ten more, one that is lost is not', () => {
    const context = inMelee(0, 12, 0);
    expect(holds(unit('french-line', 12, { leader: true }), context)).toBe(90);
    expect(holds(unit('french-line', 12, { leader: true, officerLost: true }), context)).toBe(80);
  });

  test.each([
    [1, 8, 13],
    [3, 8, 38],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [1, 201, 0],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, 0],
  ])('%d of %d are %d percent, halves up', (lost, of, percent) => {
    expect(percentLost(lost, of)).toBe(percent);
  });

  test('never under 5 nor over 95, and every number is the fold of its lines', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('french-line', 'french-guard', 'landwehr'),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -20, max: 20 }),
        fc.boolean(),
        fc.boolean(),
        (troop, started, fallen, ahead, column, leader) => {
          const lost = Math.min(fallen, started);
          const one = unit(troop, 12, { leader, order: column ? 'attack-column' : 'line' });
          const found = morale.foresee(one, 'melee', inMelee(lost, started, ahead));
          const sum = { 'french-line': 80, 'french-guard': 90, landwehr: 70 }[troop] ?? 0;
          const plain = sum + (column ? 10 : 0) + (leader ? 10 : 0) + 10 * Math.sign(ahead) - Math.round((100 * lost) / started);
          expect(found.holds).toBe(Math.max(5, Math.min(95, plain)));
          expect(toNumber(total(found.trail))).toBe(found.holds);
        },
      ),
    );
  });

  test('more losses never help, and being ahead never harms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 35 }), fc.integer({ min: -5, max: 5 }), (lost, ahead) => {
        expect(holds(unit(), inMelee(lost + 1, 36, ahead))).toBeLessThanOrEqual(holds(unit(), inMelee(lost, 36, ahead)));
        expect(holds(unit(), inMelee(lost, 36, ahead + 1))).toBeGreaterThanOrEqual(holds(unit(), inMelee(lost, 36, ahead)));
      }),
    );
  });

  test('outside a melee: losses since the battle began, nothing ahead or behind', () => {
    expect(morale.foresee(unit('french-line', 8), 'charged', still)).toMatchObject({ holds: 47 });
    const { trail } = morale.foresee(unit('french-line', 8), 'charged', still);
    expect(trail.map(({ id }) => id)).toEqual(['level/base', 'level/elite', 'level/column', 'level/officer', 'level/losses']);
    expect(trail.at(-1)).toMatchObject({ because: '4 of 12 lost since the battle began: 33%.', source: { status: 'house' } });
  });
});

describe('the test', () => {
  test.each([
    ['charged', 80, true, 'holds'],
    ['charged', 81, false, 'breaks'],
    ['rally', 80, true, 'rallies'],
    ['rally', 81, false, 'stays routed'],
  ] as const)('%s: a d100 of %d', (cause, face, held, result) => {
    const dice = scripted(face);
    const found = morale.test(unit(), cause, still, dice.roll);
    expect(found).toMatchObject({ unit: 'u', cause, holds: 80, held, result, dice: [face] });
    expect(found.trail.at(-1)).toMatchObject({ of: 'die', shown: String(face) });
    expect(toNumber(total(found.trail))).toBe(80);
    expect(dice.calls).toEqual([
      {
        count: 1,
        sides: 100,
        why: `5e Ligne: ${cause === 'rally' ? 'rallies' : 'holds'} at 80 or under`,
        for: 'u',
        matters: { only: 'reaching', least: [81] },
      },
    ]);
  });
});

describe('when a unit tests', () => {
  const asked = (change: Partial<MoraleSituation> = {}, figures = 12, more: Partial<Fighter> = {}) =>
    morale.due({ fighter: unit('french-line', figures, more), full: 12, chargedBy: [], routedFriends: [], tested: [], ...change }, {});
  const keys = (...given: Parameters<typeof asked>) => asked(...given).map(({ key }) => key);

  test.each([
    [12, []],
    [9, []],
    [8, ['lost-a-third']],
    [1, ['lost-a-third']],
  ])('with %d of 12 left', (figures, due) => {
    expect(keys({}, figures)).toEqual(due);
  });

  test.each([
    [10, 7, []],
    [10, 6, ['lost-a-third']],
    [3, 2, ['lost-a-third']],
    [1, 1, []],
  ])('a third of %d: with %d left', (full, figures, due) => {
    expect(keys({ full }, figures)).toEqual(due);
  });

  test.each([
    [6, true],
    [6.004, true],
    [6.01, false],
    [0, true],
  ])('a friend that routs %d″ away: %s', (inches, due) => {
    expect(keys({ routedFriends: [{ unit: 'f', inches }] })).toEqual(due ? ['friend routed: f'] : []);
  });

  test('charged by two, a friend routed, a third lost: four occasions, each once', () => {
    const situation = { chargedBy: ['c1', 'c2'], routedFriends: [{ unit: 'f', inches: 2 }] };
    const all = keys(situation, 8);
    expect(all).toEqual(['lost-a-third', 'charged by c1', 'charged by c2', 'friend routed: f']);
    for (const key of all) expect(keys({ ...situation, tested: [key] }, 8)).toEqual(all.filter((one) => one !== key));
    expect(keys({ ...situation, tested: all }, 8)).toEqual([]);
  });

  test('what is said of each', () => {
    expect(asked({ chargedBy: ['c1'], routedFriends: [{ unit: 'f', inches: 2 }] }, 8).map(({ cause, said }) => [cause, said])).toEqual([
      ['lost-a-third', '5e Ligne lost 4 of 12.'],
      ['charged', 'A charge comes at 5e Ligne.'],
      ['friend-routed', 'A friend of 5e Ligne routs, 2.00″ away.'],
    ]);
  });

  test('a routed unit may rally, once, and tests for nothing else', () => {
    const situation = { chargedBy: ['c1'], routedFriends: [{ unit: 'f', inches: 2 }] };
    expect(keys(situation, 8, { state: 'routed' })).toEqual(['rally']);
    expect(keys({ ...situation, tested: ['rally'] }, 8, { state: 'routed' })).toEqual([]);
    expect([morale.mayRally(unit('french-line', 8, { state: 'routed' })), morale.mayRally(unit())]).toEqual([true, false]);
  });

  test('a unit in a melee, or gone, tests for nothing', () => {
    const situation = { chargedBy: ['c1'], routedFriends: [{ unit: 'f', inches: 2 }] };
    expect(keys(situation, 8, { engaged: true })).toEqual([]);
    expect(keys(situation, 8, { state: 'destroyed' })).toEqual([]);
    expect(keys(situation, 0)).toEqual([]);
  });
});
