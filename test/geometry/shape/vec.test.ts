import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { along, bearing, distance, forward, midpoint, onTheWay } from '#geometry/shape/vec';
import { turnBetween } from '#geometry/shape/units';
import { anyPoint, real } from '#test/shapes';
import { at } from '#test/slowPlane';

describe('forward', () => {
  test.each([
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
    [360, 0, 1],
    [-90, -1, 0],
    [450, 1, 0],
  ])('a stand facing %d looks along (%d, %d), to the last digit', (facing, x, y) => {
    expect(forward(facing).x + 0).toBe(x);
    expect(forward(facing).y + 0).toBe(y);
  });

  test('a quarter turn clockwise takes (x, y) to (y, −x) in the same digits', () => {
    for (let facing = 0; facing < 360; facing += 7) {
      const f = forward(facing);
      const g = forward(facing + 90);
      expect([g.x, g.y]).toEqual([f.y, 0 - f.x]);
    }
  });

  test('it is the sine and the cosine, and of length 1', () => {
    fc.assert(
      fc.property(real(-720, 720), (facing) => {
        const f = forward(facing);
        expect(f.x).toBeCloseTo(Math.sin((facing * Math.PI) / 180), 12);
        expect(f.y).toBeCloseTo(Math.cos((facing * Math.PI) / 180), 12);
        expect(Math.hypot(f.x, f.y)).toBeCloseTo(1, 14);
      }),
    );
  });
});

describe('bearing', () => {
  test.each([
    [at(20, 30), 0],
    [at(21, 21), 45],
    [at(30, 20), 90],
    [at(26, 14), 135],
    [at(20, 10), 180],
    [at(14, 14), 225],
    [at(10, 20), 270],
    [at(14, 26), 315],
  ])('from (20, 20) to %o it is %d degrees', (to, degrees) => {
    expect(bearing(at(20, 20), to)).toBeCloseTo(degrees, 12);
  });

  test('of a point to itself there is none, of one a hair further there is', () => {
    expect(bearing(at(3, 4), at(3, 4))).toBeNull();
    expect(bearing(at(3, 4), at(3 + 1e-10, 4))).toBeNull();
    expect(bearing(at(3, 4), at(3 + 1e-8, 4))).toBeCloseTo(90, 6);
  });

  test('a hair west of north folds to 0, never to 360', () => {
    expect(bearing(at(0, 0), at(-1e-13, 10))).toBe(0);
    expect(bearing(at(0, 0), at(-1e-3, 10))).toBeGreaterThan(359.9);
  });

  test('going along a bearing and asking for it again gives it back', () => {
    fc.assert(
      fc.property(anyPoint, real(0, 359.99), real(0.01, 80), (from, degrees, inches) => {
        const to = along(from, degrees, inches);
        expect(distance(from, to)).toBeCloseTo(inches, 10);
        expect(turnBetween(degrees, bearing(from, to) ?? NaN)).toBeCloseTo(0, 8);
      }),
    );
  });
});

test('a point on the way, a middle, and the way from a point to itself', () => {
  expect(onTheWay(at(0, 0), at(6, 8), 5)).toEqual(at(3, 4));
  expect(onTheWay(at(2, 2), at(2, 2), 5)).toEqual(at(2, 2));
  expect(midpoint(at(0, 0), at(6, 8))).toEqual(at(3, 4));
});
