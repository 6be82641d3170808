import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, partsOfOutline, partsOfPath, whyNotPath } from '#geometry/shape/pathParts';
import type { Part, Point } from '#geometry/table/table';
import { anyPoint } from '#test/shapes';
import { at, slowArea, slowBeside, slowContains, slowDistance, slowEdgeDistance, upright } from '#test/slowPlane';

const covers = (parts: readonly Part[], p: Point): boolean =>
  parts.some((part) => (part.kind === 'disc' ? slowDistance(part.center, p) <= part.radius : slowContains(part.points, p)));

describe('a path with a width', () => {
  test('is a rectangle for each segment and a disc at each inner joint only', () => {
    const parts = partsOfPath([at(0, 40), at(30, 38), at(72, 41)], 1);
    expect(parts.map((part) => part.kind)).toEqual(['polygon', 'polygon', 'disc']);
    expect(parts[2]).toEqual({ kind: 'disc', center: at(30, 38), radius: 0.5 });
  });

  test('its rectangle is as long as the segment, as wide as the path, and counter-clockwise', () => {
    const [part] = partsOfPath([at(2, 3), at(8, 11)], 1.5);
    expect(part?.kind === 'polygon' && slowArea(part.points)).toBeCloseTo(15, 9);
  });

  test('its ends are flat: a point just past the end is off the path, just before it is on', () => {
    const parts = partsOfPath([at(0, 0), at(10, 0)], 2);
    expect(covers(parts, at(10.001, 0))).toBe(false);
    expect(covers(parts, at(9.999, 0.999))).toBe(true);
    expect(covers(parts, at(5, 1.001))).toBe(false);
  });

  test('a bend has no notch on its outer side', () => {
    const parts = partsOfPath([at(0, 0), at(10, 0), at(10, 10)], 2);
    expect(covers(parts, at(10.6, -0.6))).toBe(true);
    expect(covers(parts, at(10.8, -0.8))).toBe(false);
  });

  test('covers what lies within half its width of it, away from its flat ends', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 6 }), anyPoint, (path, p) => {
        fc.pre(whyNotPath(path, 2) === null);
        const off = Math.min(...path.slice(1).map((to, i) => slowBeside(path[i]!, to, p)));
        const nearEnd = Math.min(slowDistance(path[0]!, p), slowDistance(path.at(-1)!, p)) < 1.5;
        fc.pre(Math.abs(off - 1) > 1e-5 && !nearEnd);
        fc.pre(partsOfPath(path, 2).every((part) => part.kind === 'disc' || slowEdgeDistance(part.points, p) > 1e-6));
        expect(covers(partsOfPath(path, 2), p)).toBe(off < 1);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    [[at(0, 0)], 1, 'a path needs at least 2 points, found 1'],
    [[at(0, 0), at(NaN, 1)], 1, 'point 2 is not a place: (NaN, 1)'],
    [[at(0, 0), at(4, 0)], 0, 'a path needs a width above 0, found 0'],
    [[at(0, 0), at(4, 0)], -1, 'a path needs a width above 0, found -1'],
    [[at(0, 0), at(4, 0)], Infinity, 'a path needs a width above 0, found Infinity'],
    [[at(0, 0), at(4, 0), at(4, 0)], 1, 'points 2 and 3 are the same place'],
  ])('is refused with the reason: %j, %d', (points, width, reason) => {
    expect(whyNotPath(points, width)).toBe(reason);
  });

  test('may come back to where it was', () => {
    expect(whyNotPath([at(0, 0), at(4, 0), at(4, 4), at(0, 0)], 1)).toBeNull();
  });
});

test('an outline is one part, turned counter-clockwise', () => {
  const square = upright(0, 0, 4, 4);
  expect(partsOfOutline([...square].reverse())).toHaveLength(1);
  const [part] = partsOfOutline([...square].reverse());
  expect(part?.kind === 'polygon' && slowArea(part.points)).toBe(16);
  expect(partsOfOutline(square)).toEqual([{ kind: 'polygon', points: square }]);
});

test('bounds reach around rectangles and discs; no parts have none', () => {
  expect(boundsOf(partsOfPath([at(0, 0), at(10, 0), at(10, 10)], 2))).toEqual({ minX: 0, minY: -1, maxX: 11, maxY: 10 });
  expect(boundsOf([{ kind: 'disc', center: at(3, 4), radius: 2 }])).toEqual({ minX: 1, minY: 2, maxX: 5, maxY: 6 });
  expect(boundsOf([]).minX).toBe(Infinity);
});
