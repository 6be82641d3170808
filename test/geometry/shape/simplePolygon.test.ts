import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whyNotSimple } from '#geometry/shape/simplePolygon';
import type { Point } from '#geometry/table/table';
import { anyOutline, anyPoint } from '#test/shapes';
import { at, slowBeside, turned, upright } from '#test/slowPlane';

describe('an outline that is refused says which corners and edges are wrong', () => {
  test.each([
    ['two corners', [at(0, 0), at(1, 1)], 'an outline needs at least 3 corners, found 2'],
    ['a corner that is no number', [at(0, 0), at(NaN, 1), at(1, 1)], 'corner 2 is not a place: (NaN, 1)'],
    ['a corner at infinity', [at(0, 0), at(1, 1), at(0, Infinity)], 'corner 3 is not a place: (0, Infinity)'],
    [
      'a closing corner',
      [at(0, 0), at(4, 0), at(4, 4), at(0, 0)],
      'corners 1 and 4 are the same place (0, 0) (leave the closing corner out)',
    ],
    ['a repeated corner', [at(0, 0), at(4, 0), at(4, 0), at(4, 4)], 'corners 2 and 3 are the same place (4, 0)'],
    [
      'two lobes joined at a corner',
      [at(0, 0), at(2, 2), at(4, 0), at(4, 4), at(2, 2), at(0, 4)],
      'corners 2 and 5 are the same place (2, 2)',
    ],
    ['corners on one line', [at(0, 0), at(4, 4), at(2, 2)], 'the outline encloses no area'],
    ['a sliver thinner than the tolerance', [at(0, 0), at(4, 0), at(2, 5e-10)], 'the outline encloses no area'],
    [
      'a bow tie, whose signed area is zero',
      [at(0, 0), at(4, 4), at(4, 0), at(0, 4)],
      'the edge from corner 1 to corner 2 crosses the edge from corner 3 to corner 4 at (2, 2)',
    ],
    [
      'a last edge that crosses',
      [at(0, 0), at(6, 0), at(6, 4), at(2, 4), at(2, -2)],
      'the edge from corner 1 to corner 2 crosses the edge from corner 4 to corner 5 at (2, 0)',
    ],
    [
      'a spike that runs back along its edge',
      [at(0, 0), at(6, 0), at(3, 0), at(3, 4)],
      'corner 3 (3, 0) lies on the edge from corner 1 to corner 2',
    ],
  ])('%s', (_, outline, reason) => {
    expect(whyNotSimple(outline)).toBe(reason);
  });

  test('a corner that rests on another edge is refused at every angle, one that stays a hair off is not', () => {
    const pinched = [at(0, 0), at(8, 0), at(8, 4), at(4, 0), at(0, 4)];
    const free = pinched.map((p, i) => (i === 3 ? at(4, 1e-6) : p));
    for (let degrees = 0; degrees < 360; degrees += 3) {
      expect(whyNotSimple(pinched.map((p) => turned(p, degrees)))).toContain('corner');
      expect(whyNotSimple(free.map((p) => turned(p, degrees)))).toBeNull();
    }
  });
});

describe('an outline that may be terrain', () => {
  test('a triangle, a square run either way, a concave horseshoe, a corner in the middle of a straight edge', () => {
    expect(whyNotSimple([at(0, 0), at(1, 0), at(0, 1)])).toBeNull();
    expect(whyNotSimple(upright(0, 0, 4, 4))).toBeNull();
    expect(whyNotSimple([...upright(0, 0, 4, 4)].reverse())).toBeNull();
    expect(whyNotSimple([at(0, 0), at(10, 0), at(10, 10), at(7, 10), at(7, 3), at(3, 3), at(3, 10), at(0, 10)])).toBeNull();
    expect(whyNotSimple([at(0, 0), at(2, 0), at(4, 0), at(4, 4)])).toBeNull();
  });

  test('every star-shaped outline, started at any corner', () => {
    fc.assert(
      fc.property(anyOutline, fc.nat(13), (outline, start) => {
        const k = start % outline.length;
        expect(whyNotSimple([...outline.slice(k), ...outline.slice(0, k)])).toBeNull();
      }),
    );
  });

  test('corners in any order: refused exactly when two edges part each other', () => {
    const side = (a: Point, b: Point, p: Point): number => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
    const part = (a: Point, b: Point, c: Point, d: Point): boolean => side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 4, maxLength: 7 }), (points) => {
        const next = (i: number): Point => points[(i + 1) % points.length]!;
        const near = points.some((p, i) => points.some((a, k) => k !== i && next(k) !== p && slowBeside(a, next(k), p) < 1e-6));
        fc.pre(!near);
        const crossed = points.some((a, i) =>
          points.some((c, k) => k > i + 1 && (k + 1) % points.length !== i && part(a, next(i), c, next(k))),
        );
        expect(whyNotSimple(points) !== null).toBe(crossed);
      }),
      { numRuns: 200 },
    );
  });
});
