import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { untilContact, untilEdge } from '#geometry/check/impact';
import { gap, overlaps } from '#geometry/shape/box';
import { movedBox } from '#geometry/shape/motion';
import { forward } from '#geometry/shape/vec';
import type { Box } from '#geometry/table/table';

const box = (x: number, y: number, facing = 0, width = 2, depth = 1): Box => ({ center: { x, y }, width, depth, facing });
const north = { x: 0, y: 1 };

describe('how far a stand goes before it touches', () => {
  it('goes from face to face', () => {
    expect(untilContact(box(10, 10), north, box(10, 15))).toBe(4);
  });

  it('touches ahead already: nothing is left to go', () => {
    expect(untilContact(box(10, 10), north, box(10, 11))).toBe(0);
  });

  test.each([
    [1.999, 4],
    [2, null],
    [2.001, null],
  ])('a stand %d″ to the side of one 2″ wide is met after %s', (aside, inches) => {
    expect(untilContact(box(10, 10), north, box(10 + aside, 15))).toBe(inches);
  });

  it('what it touches behind it does not hold it back', () => {
    expect(untilContact(box(10, 10), north, box(10, 9))).toBeNull();
    expect(untilContact(box(10, 10), north, box(10, 5))).toBeNull();
  });

  it('meets the corner of a stand that is turned by 45°', () => {
    expect(untilContact(box(10, 10), north, box(10, 15, 45, 2, 2))).toBeCloseTo(4.5 - Math.SQRT2, 12);
  });

  it('its own corner meets the face of a stand that is turned', () => {
    const own = box(10, 10, 45, 2, 2);
    expect(untilContact(own, north, box(10, 15, 0, 4, 1))).toBeCloseTo(4.5 - Math.SQRT2, 12);
  });

  const some = fc.record({
    x: fc.double({ min: -6, max: 6, noNaN: true }),
    y: fc.double({ min: -6, max: 6, noNaN: true }),
    facing: fc.double({ min: 0, max: 360, noNaN: true }),
    own: fc.double({ min: 0, max: 360, noNaN: true }),
    way: fc.double({ min: 0, max: 360, noNaN: true }),
  });

  test('property: there it touches and overlaps nothing, and a hair before it is apart', () => {
    fc.assert(
      fc.property(some, ({ x, y, facing, own, way }) => {
        const [a, b] = [box(20, 20, own), box(20 + x, 20 + y, facing, 3, 0.8)];
        fc.pre(!overlaps(a, b));
        const f = forward(way);
        const inches = untilContact(a, f, b);
        fc.pre(inches !== null && inches > 0.001);
        const at = (gone: number): Box => movedBox({ kind: 'shift', dx: f.x * gone, dy: f.y * gone }, a);
        expect(overlaps(at(inches ?? 0), b)).toBe(false);
        expect(gap(at(inches ?? 0), b).inches).toBeLessThan(1e-9);
        expect(gap(at((inches ?? 0) - 0.001), b).inches).toBeGreaterThan(1e-9);
      }),
      { seed: 1815, numRuns: 400 },
    );
  });

  test('property: a second way, in small steps, meets it at the same place or not at all', () => {
    fc.assert(
      fc.property(some, ({ x, y, facing, own, way }) => {
        const [a, b] = [box(20, 20, own), box(20 + x, 20 + y, facing, 3, 0.8)];
        fc.pre(!overlaps(a, b));
        const f = forward(way);
        const met = Array.from({ length: 1200 }, (_, i) => i / 100).find((gone) =>
          overlaps(movedBox({ kind: 'shift', dx: f.x * gone, dy: f.y * gone }, a), b),
        );
        const inches = untilContact(a, f, b);
        if (met === undefined) expect(inches === null || inches > 11.9 || isSliver(a, b, f)).toBe(true);
        else expect(Math.abs((inches ?? Infinity) - met)).toBeLessThan(0.0101);
      }),
      { seed: 1815, numRuns: 60 },
    );
  });
});

/** Passing at less than a step's depth may fall between two steps. */
function isSliver(a: Box, b: Box, f: { readonly x: number; readonly y: number }): boolean {
  const grown = { ...b, width: b.width - 0.05, depth: b.depth - 0.05 };
  return untilContact(a, f, grown) === null;
}

describe('how far a stand goes before the table ends', () => {
  const table = { width: 72, depth: 48 };

  it('is measured from the corner that comes there first', () => {
    expect(untilEdge(box(10, 10), north, table)).toBe(37.5);
    expect(untilEdge(box(10, 10), { x: -1, y: 0 }, table)).toBe(9);
    expect(untilEdge(box(10, 10, 45, 2, 2), { x: -1, y: 0 }, table)).toBeCloseTo(10 - Math.SQRT2, 12);
  });

  it('is nothing on the edge', () => {
    expect(untilEdge(box(1, 10), { x: -1, y: 0 }, table)).toBe(0);
  });
});
