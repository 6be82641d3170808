import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '#geometry/table/table';
import { distance, holds, towards } from '#view/paint/plane';
import { cornersOf, unionEdges, type Edge } from '#view/paint/rings';

const box = (x: number, y: number, width = 1.5, depth = 1, facing = 0): Box => ({ center: { x, y }, width, depth, facing });
const ring = (...boxes: readonly Box[]): readonly Edge[] => unionEdges(boxes.map((one) => cornersOf(one)));
const around = (edges: readonly Edge[]): number => edges.reduce((sum, { from, to }) => sum + distance(from, to), 0);

const anyBox = fc.record({
  center: fc.record({ x: fc.double({ min: -2, max: 2, noNaN: true }), y: fc.double({ min: -2, max: 2, noNaN: true }) }),
  width: fc.double({ min: 0.5, max: 2, noNaN: true }),
  depth: fc.double({ min: 0.5, max: 2, noNaN: true }),
  facing: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
});

/** The outline measured slowly: every edge in small steps, those counted that lie in no other base. */
function slowly(boxes: readonly Box[]): number {
  const quads = boxes.map((one) => cornersOf(one));
  const steps = 800;
  return quads.reduce(
    (sum, quad, i) =>
      sum +
      quad.reduce((side, from, n) => {
        const to = quad[(n + 1) % 4] ?? from;
        const bare = Array.from({ length: steps }, (_, k) => towards(from, to, (k + 0.5) / steps)).filter(
          (point) => !quads.some((other, j) => j !== i && holds(other, point)),
        );
        return side + (bare.length * distance(from, to)) / steps;
      }, 0),
    0,
  );
}

describe('The ring round a unit', () => {
  test('a base facing north has its front to the top of the screen', () => {
    const [frontLeft, frontRight, rearRight, rearLeft] = cornersOf(box(3, 5));
    expect([frontLeft, frontRight, rearRight, rearLeft]).toEqual([
      { x: 2.25, y: -5.5 },
      { x: 3.75, y: -5.5 },
      { x: 3.75, y: -4.5 },
      { x: 2.25, y: -4.5 },
    ]);
  });

  test('a base facing east has its front to the right', () => {
    const [frontLeft] = cornersOf(box(0, 0, 1.5, 1, 90), 0.25);
    expect(frontLeft.x).toBeCloseTo(0.75, 12);
    expect(frontLeft.y).toBeCloseTo(-1, 12);
  });

  test('one stand is ringed by its four sides', () => {
    expect(ring(box(0, 0))).toHaveLength(4);
    expect(around(ring(box(0, 0)))).toBeCloseTo(5, 12);
  });

  test('two stands a hair into each other have one ring, without the seam', () => {
    expect(around(ring(box(0, 0), box(1.49, 0)))).toBeCloseTo(2 * (1.5 + 1.49) + 2, 9);
  });

  test('two equal stands on one place have one ring', () => {
    expect(around(ring(box(0, 0), box(0, 0)))).toBeCloseTo(5, 9);
  });

  test('stands apart have a ring each; a stand under another adds none', () => {
    expect(around(ring(box(0, 0), box(3, 0)))).toBeCloseTo(10, 12);
    expect(around(ring(box(0, 0, 2, 2), box(0, 0, 0.5, 0.5, 30)))).toBeCloseTo(8, 9);
  });

  test('a square keeps its inner ring', () => {
    const square = [box(0, 2, 4, 1), box(0, -2, 4, 1), box(-1.9, 0, 1, 4), box(1.9, 0, 1, 4)];
    expect(around(ring(...square))).toBeCloseTo(slowly(square), 1);
    expect(ring(...square).some(({ from, to }) => Math.abs((from.x + to.x) / 2) < 1.5 && Math.abs((from.y + to.y) / 2) < 1.6)).toBe(true);
  });

  test('it is as long as when walked slowly, whatever the stands', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 1, maxLength: 4 }), (boxes) => {
        expect(Math.abs(around(ring(...boxes)) - slowly(boxes))).toBeLessThan(0.12);
      }),
      { numRuns: 60 },
    );
  });

  test('no part of it lies inside a stand', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 2, maxLength: 4 }), (boxes) => {
        const shrunk = boxes.map((one) => cornersOf(one, -0.001));
        for (const { from, to } of ring(...boxes)) {
          expect(shrunk.some((quad) => holds(quad, towards(from, to, 0.5)))).toBe(false);
        }
      }),
    );
  });

  test('turning and shifting all stands together changes its shape in no way', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 359 }), (boxes, turn) => {
        const angle = (turn * Math.PI) / 180;
        const turned = boxes.map(({ center: { x, y }, facing, ...size }) => ({
          ...size,
          facing: facing + turn,
          center: { x: x * Math.cos(angle) + y * Math.sin(angle) + 7, y: y * Math.cos(angle) - x * Math.sin(angle) - 3 },
        }));
        expect(around(ring(...turned))).toBeCloseTo(around(ring(...boxes)), 6);
      }),
    );
  });
});
