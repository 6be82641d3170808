/** Faults with obstruction, overhead fire and levels that people met elsewhere: each kind with its case, and others like it. */
import { describe, expect, test } from 'vitest';
import { chooseTarget } from '#geometry/check/aim';
import { levelOf, levelShares } from '#geometry/check/level';
import { followShot, layOn } from '#geometry/check/lineOfFire';
import { measurePair } from '#geometry/check/pairFacts';
import { gap } from '#geometry/shape/box';
import { inchesOf, tape, tapeOf } from '#geometry/shape/units';
import { along } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Point, Stand } from '#geometry/table/table';
import { fromEast, gunPolicy, policy } from '#test/measuring';
import { at, upright } from '#test/slowPlane';
import { box, outlined, stand, tableOf } from '#test/stands';

const north = fromEast(90);
const gunAt = (muzzle: Point, facing: number): Stand => stand('gun', { center: along(muzzle, facing, -0.5), width: 1, depth: 1, facing });

describe('overhead-fire-gap', () => {
  const friends = stand('friends', box(20, 14, north, 4, 1));
  const target = (y: number): Stand => stand('t', box(20, y, fromEast(270), 4, 1), { side: 'red' });

  test.each([
    [21, 600, true],
    [20.9, 590, false],
    [20.996, 600, true],
    [20.99, 599, false],
    [15, 0, false],
  ])('overhead-fire-gap: with the target’s centre at y %d the gap is %d hundredths, face to face', (y, hundredths, enough) => {
    const firer = stand('a', box(20, 8, north, 4, 1));
    const foe = target(y);
    const facts = measurePair(fieldOf(tableOf([firer, friends, foe])), firer, foe, policy());
    expect(facts.line.blockedBy).toMatchObject([{ stand: 'friends', gap: hundredths }]);
    expect(tape(gap(friends.box, foe.box).inches)).toBe(hundredths);
    expect(hundredths >= tapeOf(6)).toBe(enough);
  });
});

describe('engaged-target-refused', () => {
  test('engaged-target-refused: the two are in contact, at no distance, and a shot at one is told whom it passes', () => {
    const friend = stand('friend', box(19.5, 10, fromEast(0), 2, 1), { unit: 'f' });
    const enemy = stand('enemy', box(20.5, 10, fromEast(180), 2, 1), { unit: 'e', side: 'red' });
    expect(gap(friend.box, enemy.box).inches).toBe(0);
    const gun = gunAt(at(10, 10), 90);
    const line = followShot(fieldOf(tableOf([gun, friend, enemy])), gun, 90, null, gunPolicy());
    expect(line.struck.map((one) => one.unit)).toEqual(['f', 'e']);
  });
});

describe('different-levels', () => {
  const ridge = outlined('ridge', 'hill', upright(0, 5, 14, 15), { level: 1 });
  const gun = gunAt(at(10, 10), 90);
  const low = stand('low', box(20, 10, 270, 2, 1), { side: 'red' });

  test('different-levels: from a hill a shot passes by who stands below; the levels are told for the other modes', () => {
    const field = fieldOf(tableOf([gun, low], [ridge]));
    const line = followShot(field, gun, 90, null, gunPolicy());
    expect([line.level, line.struck.length, line.passedBy.map((one) => one.stand)]).toEqual([1, 0, ['low']]);
    expect(followShot(field, gun, 90, 5, gunPolicy()).struck).toEqual([]);
    expect(measurePair(field, gun, low, gunPolicy())).toMatchObject({ clear: true, levels: { from: 1, to: 0 } });
  });

  test('different-levels: from below a shot at the hill is stopped at its edge', () => {
    const up = gunAt(at(24, 10), 270);
    const high = stand('high', box(12, 10, 90, 2, 1), { side: 'red' });
    const field = fieldOf(tableOf([up, high], [ridge]));
    expect(followShot(field, up, 270, null, gunPolicy())).toMatchObject({ struck: [], stoppedBy: { terrain: 'ridge', at: 10 } });
    expect(layOn(field, up, [high], gunPolicy())).toMatchObject({ stand: 'high', bearing: 270 });
    expect(measurePair(field, up, high, gunPolicy())).toMatchObject({ clear: true, levels: { from: 0, to: 1 } });
  });

  test('different-levels: a wall on the floor below does not block one who looks over it to another height', () => {
    const far = outlined('far', 'hill', upright(20, 5, 40, 15), { level: 1 });
    const wall = outlined('wall', 'wall', upright(16, 5, 16.2, 15));
    const there = stand('there', box(22, 10, 270, 2, 1), { side: 'red' });
    expect(measurePair(fieldOf(tableOf([gun, there], [ridge, far, wall])), gun, there, gunPolicy()).clear).toBe(true);
    expect(measurePair(fieldOf(tableOf([gun, there], [far, wall])), gun, there, gunPolicy()).clear).toBe(false);
  });
});

describe('hill-straddle-level', () => {
  const straddling = stand('s', box(20, 20, north, 4, 1));

  test('hill-straddle-level: three eighths on the hill, the centre off it: level 0 by either reading', () => {
    const field = fieldOf(tableOf([straddling], [outlined('h', 'hill', upright(20.5, 10, 40, 30), { level: 1 })]));
    expect(levelShares(field, straddling).get(1)).toBeCloseTo(0.375, 9);
    expect([levelOf(field, straddling, 'centre'), levelOf(field, straddling, 'most')]).toEqual([0, 0]);
  });

  test.each([
    [19.5, 1, 1],
    [20, 1, 0],
    [20.001, 0, 0],
    [18, 1, 1],
  ])('hill-straddle-level: with the hill from x %d it is on level %d by its centre, %d by most of it', (x, centre, most) => {
    const field = fieldOf(tableOf([straddling], [outlined('h', 'hill', upright(x, 10, 40, 30), { level: 1 })]));
    expect([levelOf(field, straddling, 'centre'), levelOf(field, straddling, 'most')]).toEqual([centre, most]);
  });
});

describe('hill-between-line-of-sight', () => {
  const firer = gunAt(at(5, 10), 90);
  const target = stand('t', box(25.5, 10, 270, 2, 1), { side: 'red' });
  const hill = (level: number, x0 = 12, x1 = 18) => outlined('h', 'hill', upright(x0, 5, x1, 15), { level });

  test('hill-between-line-of-sight: ground higher than both ends blocks, from where it begins to where it ends', () => {
    const facts = measurePair(fieldOf(tableOf([firer, target], [hill(1)])), firer, target, policy());
    expect(facts.clear).toBe(false);
    expect(facts.line.blockedBy).toMatchObject([{ terrain: 'h', at: 7, leave: 13 }]);
  });

  test.each([
    [1, 1, 0, true],
    [2, 1, 0, false],
    [1, 1, 1, true],
    [2, 1, 1, false],
    [1, 0, 0, false],
    [1, 0, 1, true],
  ])('hill-between-line-of-sight: a hill of level %d between levels %d and %d: clear is %s', (level, from, to, clear) => {
    const ground = [
      ...(from ? [outlined('f', 'hill', upright(0, 5, 8, 15), { level: from })] : []),
      ...(to ? [outlined('t', 'hill', upright(22, 5, 30, 15), { level: to })] : []),
    ];
    expect(measurePair(fieldOf(tableOf([firer, target], [hill(level), ...ground])), firer, target, policy()).clear).toBe(clear);
  });
});

describe('friend-obstructs-musketry', () => {
  const line = [10, 12, 14].map((x, i) => stand(`f${i + 1}`, box(x, 10, north, 2, 1), { unit: 'f' }));
  const target = stand('t', box(12, 16.5, fromEast(270), 8, 1), { side: 'red' });
  const friend = stand('friend', box(12, 13, north, 1.5, 1));

  test('friend-obstructs-musketry: each stand looks for itself: the middle one is blocked, its neighbours fire', () => {
    const field = fieldOf(tableOf([...line, target, friend]));
    const seen = line.map((one) => chooseTarget(field, one, [target], policy()));
    expect(seen.map(({ chosen }) => chosen !== null)).toEqual([true, false, true]);
    expect(seen[0]!.chosen?.ranges['front-to-target']?.tape).toBe(550);
    expect(inchesOf(seen[2]!.chosen!.ranges['front-to-target']!.tape)).toBe(5.5);
    expect(seen[1]!.considered[0]).toMatchObject({ clear: false, line: { blockedBy: [{ stand: 'friend' }] } });
  });

  test.each([
    [9.9, 12.5, [false, false, true]],
    [10, 11.5, [true, true, true]],
    [9.99, 11.5, [false, true, true]],
    [12, 14, [true, true, true]],
    [11.9, 14.1, [true, false, false]],
  ])('friend-obstructs-musketry: a friend from x %d to %d leaves them clear: %o', (left, right, clear) => {
    const between = stand('friend', box((left + right) / 2, 13, north, right - left, 1));
    const field = fieldOf(tableOf([...line, target, between]));
    expect(line.map((one) => measurePair(field, one, target, policy()).clear)).toEqual(clear);
  });
});

describe('canister-and-friends-beside-the-line', () => {
  const gun = gunAt(at(10, 10), 90);
  const target = stand('t', box(16.5, 10, fromEast(180), 2, 1), { side: 'red' });

  test('canister-and-friends-beside-the-line: a friend an inch and a half off the line is not in it; there is no cone', () => {
    const friend = stand('friend', box(14, 12, fromEast(0), 1, 1));
    const facts = measurePair(fieldOf(tableOf([gun, target, friend])), gun, target, gunPolicy());
    expect(facts).toMatchObject({ clear: true, visible: 1, hiders: [] });
    expect(facts.ranges['front-to-target']?.tape).toBe(600);
  });

  test.each([
    [10.51, true],
    [10.5, true],
    [10.49, false],
    [9.5, true],
  ])('canister-and-friends-beside-the-line: a friend an inch wide with its centre at y %d: clear is %s', (y, clear) => {
    const friend = stand('friend', box(13, y, 90, 1, 1));
    expect(measurePair(fieldOf(tableOf([gun, target, friend])), gun, target, gunPolicy()).clear).toBe(clear);
  });
});
