import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profile } from '#geometry/check/profile';
import { fieldOf } from '#geometry/table/field';
import { anyOutline, anyPoint } from '#test/shapes';
import { at, slowContains, slowEdgeDistance, turned, upright } from '#test/slowPlane';
import { laid, outlined, tableOf } from '#test/stands';

const ridge = outlined('ridge', 'hill', upright(20, 0, 40, 48), { level: 1 });
const knoll = outlined('knoll', 'hill', upright(28, 5, 32, 15), { level: 2 });
const field = fieldOf(
  tableOf(
    [],
    [ridge, knoll, outlined('farm', 'building', upright(10, 8, 12, 12), { stories: 2 }), laid('lane', 'road', [at(15, 0), at(15, 48)], 1)],
  ),
);

describe('the side view along a line', () => {
  test('over a ridge with a knoll on it: every edge is a cliff at its distance', () => {
    const side = profile(field, at(0, 10), at(60, 10));
    expect(side.ground).toEqual([
      { at: 0, level: 0 },
      { at: 20, level: 0 },
      { at: 20, level: 1 },
      { at: 28, level: 1 },
      { at: 28, level: 2 },
      { at: 32, level: 2 },
      { at: 32, level: 1 },
      { at: 40, level: 1 },
      { at: 40, level: 0 },
      { at: 60, level: 0 },
    ]);
    expect(side.features).toEqual([
      { terrain: 'farm', kind: 'building', enter: 10, leave: 12, stories: 2 },
      { terrain: 'lane', kind: 'road', enter: 14.5, leave: 15.5, stories: 0 },
    ]);
    expect(side.levels).toEqual({ from: 0, to: 0, way: 'same' });
  });

  test('up and down, told from the ends; the edge of a hill is the hill', () => {
    expect(profile(field, at(0, 40), at(30, 40)).levels).toEqual({ from: 0, to: 1, way: 'up' });
    expect(profile(field, at(30, 10), at(30, 40)).levels).toEqual({ from: 2, to: 1, way: 'down' });
    expect(profile(field, at(0, 40), at(20, 40)).levels.to).toBe(1);
    expect(profile(field, at(0, 40), at(19.999, 40)).levels.to).toBe(0);
  });

  test('line-wholly-inside-area: a line on top of a hill is at its level all along, though it crosses no edge', () => {
    expect(profile(field, at(25, 30), at(35, 30)).ground).toEqual([
      { at: 0, level: 1 },
      { at: 10, level: 1 },
    ]);
  });

  test('along the edge of a hill, in no hill, and of no length', () => {
    expect(profile(field, at(20, 5), at(20, 30)).ground.map(({ level }) => level)).toEqual([0, 0]);
    expect(profile(field, at(0, 5), at(9, 5)).ground).toEqual([
      { at: 0, level: 0 },
      { at: 9, level: 0 },
    ]);
    expect(profile(field, at(30, 10), at(30, 10)).ground).toEqual([{ at: 0, level: 2 }]);
  });

  test('two hills that touch make one step from the first to the second', () => {
    const steps = fieldOf(tableOf([], [ridge, outlined('next', 'hill', upright(40, 0, 50, 48), { level: 1 })]));
    expect(profile(steps, at(30, 10), at(60, 10)).ground).toEqual([
      { at: 0, level: 1 },
      { at: 20, level: 1 },
      { at: 20, level: 0 },
      { at: 30, level: 0 },
    ]);
  });

  test('hills that touch show no crack, however they are turned', () => {
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const spin = (x: number, y: number) => turned(at(x, y), degrees, at(30, 24));
      const hills = [upright(20, 0, 30, 48), upright(30, -9, 40, 61)].map((shape, i) =>
        outlined(
          `h${i}`,
          'hill',
          shape.map(({ x, y }) => spin(x, y)),
          { level: 1 },
        ),
      );
      const { ground } = profile(fieldOf(tableOf([], hills)), spin(10, 13), spin(55, 17));
      expect(ground.map(({ level }) => level)).toEqual([0, 0, 1, 1, 0, 0]);
    }
  });

  test('where a higher and a lower hill overlap, the ground is the higher, whichever the line meets first', () => {
    const both = fieldOf(
      tableOf(
        [],
        [outlined('high', 'hill', upright(10, 0, 30, 48), { level: 2 }), outlined('low', 'hill', upright(20, 0, 40, 48), { level: 1 })],
      ),
    );
    const cliffs = (from: number, to: number) => profile(both, at(from, 20), at(to, 20)).ground.flatMap(({ at: d, level }) => [d, level]);
    expect(cliffs(0, 50)).toEqual([0, 0, 10, 0, 10, 2, 30, 2, 30, 1, 40, 1, 40, 0, 50, 0]);
    expect(cliffs(50, 0)).toEqual([0, 0, 10, 0, 10, 1, 20, 1, 20, 2, 40, 2, 40, 0, 50, 0]);
  });

  test('backwards it is the same view from the other end', () => {
    const there = profile(field, at(3, 4), at(61, 17));
    const back = profile(field, at(61, 17), at(3, 4));
    expect(back.ground.map(({ level }) => level)).toEqual(there.ground.map(({ level }) => level).reverse());
    back.ground.forEach(({ at: d }, i) => expect(d).toBeCloseTo(there.length - there.ground[there.ground.length - 1 - i]!.at, 9));
  });

  test('at any place along any line the ground has the level of the highest hill that holds the place', () => {
    fc.assert(
      fc.property(anyOutline, anyOutline, anyPoint, anyPoint, fc.integer({ min: 1, max: 99 }), (one, two, from, to, percent) => {
        const hills = fieldOf(tableOf([], [outlined('one', 'hill', one, { level: 1 }), outlined('two', 'hill', two, { level: 3 })]));
        const { ground, length } = profile(hills, from, to);
        const spot = at(from.x + ((to.x - from.x) * percent) / 100, from.y + ((to.y - from.y) * percent) / 100);
        fc.pre(length > 1 && slowEdgeDistance(one, spot) > 1e-6 && slowEdgeDistance(two, spot) > 1e-6);
        const slow = slowContains(two, spot) ? 3 : slowContains(one, spot) ? 1 : 0;
        const here = (length * percent) / 100;
        const step = ground.findIndex(({ at: d }) => d >= here);
        expect(ground[step]!.level).toBe(slow);
        expect(ground[step - 1]!.level).toBe(slow);
      }),
      { numRuns: 200 },
    );
  });
});
