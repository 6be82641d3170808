import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clippedLine, clippedRing } from '#view/paint/mark/clip';
import { lengthOf, turning } from '#view/paint/plane';

const table = { left: 0, top: 0, right: 10, bottom: 6 };
const area = (ring: readonly { x: number; y: number }[]): number => Math.abs(turning(ring)) / 2;

describe('Overlays end at the table edge', () => {
  test('an arc half off the table keeps the half on it', () => {
    const ring = [
      { x: 8, y: 1 },
      { x: 12, y: 1 },
      { x: 12, y: 5 },
      { x: 8, y: 5 },
    ];
    expect(area(clippedRing(ring, table))).toBeCloseTo(8, 12);
  });

  test('what lies on the table, its edge included, stays as it is', () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 6 },
      { x: 0, y: 6 },
    ];
    expect(clippedRing(ring, table)).toEqual(ring);
  });

  test('what lies off the table is gone', () => {
    expect(
      clippedRing(
        [
          { x: 11, y: 0 },
          { x: 12, y: 0 },
          { x: 12, y: 3 },
        ],
        table,
      ),
    ).toEqual([]);
  });

  test('a line out and in again is two lines', () => {
    const parts = clippedLine(
      [
        { x: 2, y: 3 },
        { x: 14, y: 3 },
        { x: 14, y: 5 },
        { x: 4, y: 5 },
      ],
      table,
    );
    expect(parts).toEqual([
      [
        { x: 2, y: 3 },
        { x: 10, y: 3 },
      ],
      [
        { x: 10, y: 5 },
        { x: 4, y: 5 },
      ],
    ]);
  });

  test('a line on the edge itself is kept, one beside it is not', () => {
    expect(
      clippedLine(
        [
          { x: 0, y: 6 },
          { x: 10, y: 6 },
        ],
        table,
      ),
    ).toHaveLength(1);
    expect(
      clippedLine(
        [
          { x: 0, y: 6.001 },
          { x: 10, y: 6.001 },
        ],
        table,
      ),
    ).toHaveLength(0);
  });

  test('no kept point lies off the table, and no more is kept than there was', () => {
    const point = fc.record({ x: fc.double({ min: -8, max: 18, noNaN: true }), y: fc.double({ min: -8, max: 14, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 7 }), (line) => {
        const parts = clippedLine(line, table);
        for (const { x, y } of parts.flat()) {
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(10 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(6 + 1e-9);
        }
        expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBeLessThanOrEqual(lengthOf(line) + 1e-9);
      }),
    );
  });
});
