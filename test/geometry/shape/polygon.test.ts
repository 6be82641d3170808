import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, containsPoint, depthIn, nearestInPolygon, nearestOnOutline } from '#geometry/shape/polygon';
import { contains } from '#geometry/shape/planar';
import { anyOutline, real } from '#test/shapes';
import { at, slowContains, slowDistance, slowEdgeDistance, upright } from '#test/slowPlane';

/** A horseshoe open to the north. */
const shoe = [at(0, 0), at(9, 0), at(9, 9), at(6, 9), at(6, 3), at(3, 3), at(3, 9), at(0, 9)];

describe('inside and outside', () => {
  test.each([
    [at(1, 5), true],
    [at(8, 8), true],
    [at(4.5, 1), true],
    [at(4.5, 5), false],
    [at(4.5, 3), true],
    [at(4.5, 3 + 2e-9), false],
    [at(4.5, 3 + 5e-10), true],
    [at(9, 9), true],
    [at(9.1, 9), false],
    [at(-1, 0), false],
  ])('of a horseshoe: %o is %s', (p, inside) => {
    expect(containsPoint(shoe, p)).toBe(inside);
  });

  test('depth is positive inside, negative outside, nothing on the outline', () => {
    expect(depthIn(shoe, at(1, 5))).toBe(1);
    expect(depthIn(shoe, at(4.5, 5))).toBe(-1.5);
    expect(depthIn(shoe, at(3, 5))).toBeCloseTo(0, 15);
    expect(depthIn([], at(0, 0))).toBe(-Infinity);
  });

  test('it agrees with the sum of angles and with turf, and its depth with a search along the edges', () => {
    fc.assert(
      fc.property(anyOutline, real(-12, 12), real(-12, 12), (outline, dx, dy) => {
        const p = at(outline[0]!.x + dx, outline[0]!.y + dy);
        const off = slowEdgeDistance(outline, p);
        if (off < 1e-6) return;
        const inside = slowContains(outline, p);
        expect(containsPoint(outline, p)).toBe(inside);
        expect(contains(outline, p)).toBe(inside);
        expect(Math.abs(depthIn(outline, p))).toBeCloseTo(off, 6);
      }),
    );
  });
});

test('the nearest point: a foot on a side, a corner, or the point itself when it lies inside', () => {
  const square = upright(0, 0, 4, 4);
  expect(nearestInPolygon(square, at(2, 7))).toEqual(at(2, 4));
  expect(nearestInPolygon(square, at(7, 8))).toEqual(at(4, 4));
  expect(nearestInPolygon(square, at(1, 1))).toEqual(at(1, 1));
  expect(nearestOnOutline(square, at(1, 2))).toEqual(at(0, 2));
  expect(nearestInPolygon([at(3, 3)], at(0, 3))).toEqual(at(3, 3));
  expect(slowDistance(nearestInPolygon([at(0, 0), at(4, 0)], at(2, 3))!, at(2, 0))).toBe(0);
});

test('bounds of points', () => {
  expect(boundsOf(shoe)).toEqual({ minX: 0, minY: 0, maxX: 9, maxY: 9 });
});
