import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossingPoint, gapOfSegments, nearestOnSegment, offsetFromLine, segmentsMeet } from '#geometry/shape/segment';
import { anyPoint } from '#test/shapes';
import { at, slowBeside, slowDistance } from '#test/slowPlane';

describe('side of a line', () => {
  test('left of the line is positive, in inches', () => {
    expect(offsetFromLine(at(0, 0), at(10, 0), at(5, 2))).toBe(2);
    expect(offsetFromLine(at(0, 0), at(10, 0), at(5, -2))).toBe(-2);
    expect(offsetFromLine(at(0, 0), at(0, 10), at(3, 5))).toBe(-3);
  });

  test('the sign is right where a plain cross product rounds to nothing', () => {
    // 0.1 × 3 and 0.3 differ in the last digit: the point is off the line by less than floats tell apart at this size.
    const [a, b] = [at(12, 12), at(24, 24)];
    const p = at(0.5, 0.5 + Number.EPSILON / 2);
    expect(offsetFromLine(a, b, p)).toBeGreaterThan(0);
    expect(offsetFromLine(a, b, at(0.5, 0.5))).toBe(0);
    expect((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)).toBe(0);
  });

  test('a line of no length has no side: the distance is told', () => {
    expect(offsetFromLine(at(1, 1), at(1, 1), at(4, 5))).toBe(5);
  });
});

describe('nearest point of a segment', () => {
  test('the foot inside it, its ends beyond it', () => {
    expect(nearestOnSegment(at(0, 0), at(10, 0), at(4, 3))).toEqual(at(4, 0));
    expect(nearestOnSegment(at(0, 0), at(10, 0), at(-4, 3))).toEqual(at(0, 0));
    expect(nearestOnSegment(at(0, 0), at(10, 0), at(14, 3))).toEqual(at(10, 0));
    expect(nearestOnSegment(at(2, 2), at(2, 2), at(9, 9))).toEqual(at(2, 2));
  });

  test('it is as far as a search along the segment finds', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, p) => {
        expect(slowDistance(p, nearestOnSegment(a, b, p))).toBeCloseTo(slowBeside(a, b, p), 6);
      }),
    );
  });
});

describe('two segments', () => {
  test('a cross meets in its middle, at no distance', () => {
    expect(crossingPoint(at(0, 0), at(4, 4), at(0, 4), at(4, 0))).toEqual(at(2, 2));
    expect(gapOfSegments(at(0, 0), at(4, 4), at(0, 4), at(4, 0)).inches).toBe(0);
  });

  test('a touch is no crossing, but they meet; a hair apart they do not', () => {
    expect(crossingPoint(at(0, 0), at(4, 0), at(2, 0), at(2, 4))).toBeNull();
    expect(segmentsMeet(at(0, 0), at(4, 0), at(2, 0), at(2, 4))).toBe(true);
    expect(segmentsMeet(at(0, 0), at(4, 0), at(2, 5e-10), at(2, 4))).toBe(true);
    expect(segmentsMeet(at(0, 0), at(4, 0), at(2, 2e-9), at(2, 4))).toBe(false);
  });

  test('collinear segments that overlap meet and have no crossing', () => {
    expect(crossingPoint(at(0, 0), at(4, 0), at(2, 0), at(6, 0))).toBeNull();
    expect(segmentsMeet(at(0, 0), at(4, 0), at(2, 0), at(6, 0))).toBe(true);
    expect(gapOfSegments(at(0, 0), at(4, 0), at(7, 0), at(9, 0))).toEqual({ inches: 3, from: at(4, 0), to: at(7, 0) });
  });

  test('the gap is the same from either side, and no sampled pair is nearer', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, anyPoint, (a, b, c, d) => {
        const gap = gapOfSegments(a, b, c, d);
        expect(gapOfSegments(c, d, a, b).inches).toBeCloseTo(gap.inches, 12);
        expect(slowDistance(gap.from, gap.to)).toBeCloseTo(gap.inches, 9);
        for (let i = 0; i <= 20; i++) {
          const p = at(a.x + ((b.x - a.x) * i) / 20, a.y + ((b.y - a.y) * i) / 20);
          expect(slowBeside(c, d, p)).toBeGreaterThanOrEqual(gap.inches - 1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });
});
