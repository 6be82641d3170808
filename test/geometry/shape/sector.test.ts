import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcPoints, cutToPlanes, deepest, drawnIn, leastOffset, offsetOf, stepsFor, wedge } from '#geometry/shape/sector';
import { tape } from '#geometry/shape/units';
import { along, distance } from '#geometry/shape/vec';
import { real } from '#test/shapes';
import { at, slowArea, slowContains, upright } from '#test/slowPlane';

const apex = at(10, 10);

describe('a wedge', () => {
  test('45 degrees off is on its limit, inside by nothing; the offset counts in inches', () => {
    const planes = wedge(apex, apex, 0, 45);
    expect(leastOffset(planes, at(14, 14))).toBeCloseTo(0, 14);
    expect(leastOffset(planes, at(10, 15))).toBeCloseTo(5 * Math.SQRT1_2, 12);
    expect(leastOffset(planes, at(15, 10))).toBeCloseTo(-5 * Math.SQRT1_2, 12);
    expect(leastOffset(planes, at(10, 5))).toBeLessThan(0);
  });

  test('at 90 degrees it is everything ahead of the front line, the line too', () => {
    const planes = wedge(apex, apex, 90, 90);
    expect(planes).toHaveLength(1);
    expect(leastOffset(planes, at(10, 40))).toBe(0);
    expect(leastOffset(planes, at(10.5, -30))).toBe(0.5);
    expect(leastOffset(planes, at(9, 10))).toBe(-1);
  });

  test('from two corners it is what lies ahead of them, between the rays turned outwards', () => {
    const planes = wedge(at(9, 10), at(11, 10), 0, 30);
    expect(leastOffset(planes, at(9, 10.5))).toBeGreaterThan(0);
    expect(leastOffset(planes, along(at(11, 10), 30, 6))).toBeCloseTo(0, 12);
    expect(leastOffset(planes, along(at(11, 10), 30.01, 6))).toBeLessThan(0);
    expect(leastOffset(planes, at(10, 9.9))).toBeCloseTo(-0.1, 12);
  });

  test.each([0, -1, 90.1, 180, Number.NaN])('a half angle of %d is refused', (half) => {
    expect(() => wedge(apex, apex, 0, half)).toThrow(RangeError);
  });

  test('it holds the points whose direction is within the half angle', () => {
    fc.assert(
      fc.property(real(0, 359.9), real(1, 89.9), real(-179, 179), real(0.1, 30), (facing, half, off, far) => {
        if (Math.abs(Math.abs(off) - half) < 1e-6) return;
        const p = along(apex, facing + off, far);
        expect(leastOffset(wedge(apex, apex, facing, half), p) >= -1e-9).toBe(Math.abs(off) < half);
      }),
    );
  });
});

describe('cutting to half-planes', () => {
  const below = { x: 0, y: 2, nx: 0, ny: -1 };

  test('keeps the part inside', () => {
    expect(slowArea(cutToPlanes(upright(0, 0, 4, 4), [below]))).toBe(8);
    expect(cutToPlanes(upright(0, 0, 4, 4), [drawnIn(below, 3)])).toEqual([]);
    expect(slowArea(cutToPlanes(upright(0, 0, 4, 4), [drawnIn(below, -1)]))).toBe(12);
  });

  test('a shape that only touches leaves the edge or the corner that touches', () => {
    expect(cutToPlanes(upright(0, 2, 4, 4), [below])).toEqual([at(0, 2), at(4, 2)]);
    expect(cutToPlanes([at(0, 2), at(4, 3), at(0, 4)], [below])).toEqual([at(0, 2)]);
    expect(cutToPlanes(upright(0, 2 + 2e-9, 4, 4), [below])).toEqual([]);
    expect(cutToPlanes(upright(0, 2 + 5e-10, 4, 4), [below])).toHaveLength(2);
  });

  test('the area is that of the points inside, by sampling', () => {
    fc.assert(
      fc.property(real(0, 359), real(20, 80), real(-3, 3), real(2, 9), (facing, half, dx, dy) => {
        const planes = wedge(apex, apex, facing, half);
        const square = upright(10 + dx, 10 + dy - 6, 14 + dx, 13 + dy - 6);
        const cut = cutToPlanes(square, planes);
        let inside = 0;
        for (let i = 0; i < 40; i++)
          for (let j = 0; j < 30; j++)
            if (leastOffset(planes, at(square[0]!.x + (i + 0.5) / 10, square[0]!.y + (j + 0.5) / 10)) >= 0) inside += 1;
        expect(Math.abs(slowArea(cut) - inside / 100)).toBeLessThan(0.3);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the deepest point', () => {
  test('lies on the outline, and no point of the outline lies deeper', () => {
    fc.assert(
      fc.property(real(0, 359), real(20, 90), real(-9, 9), real(-9, 9), (facing, half, dx, dy) => {
        const planes = wedge(at(9.5, 10), at(10.5, 10), facing, half === 90 ? 89 : half);
        const outline = upright(10 + dx, 10 + dy, 13 + dx, 12 + dy);
        const best = deepest(outline, planes);
        expect(leastOffset(planes, best.at)).toBeCloseTo(best.inches, 9);
        outline.forEach((a, i) => {
          const b = outline[(i + 1) % 4]!;
          for (let t = 0; t <= 1; t += 0.02)
            expect(leastOffset(planes, at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t))).toBeLessThanOrEqual(best.inches + 1e-9);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('of a stand wholly before a half-plane it is the furthest corner', () => {
    expect(deepest(upright(0, 1, 4, 3), [{ x: 0, y: 0, nx: 0, ny: 1 }]).inches).toBe(3);
    expect(offsetOf({ x: 0, y: 0, nx: 0, ny: 1 }, at(9, -2))).toBe(-2);
  });
});

describe('the drawn arc', () => {
  test('both ends lie exactly on their bearings', () => {
    const points = arcPoints(apex, 12, -45, 45, 32);
    expect(points).toHaveLength(33);
    expect(points[0]).toEqual(along(apex, -45, 12));
    expect(points[32]).toEqual(along(apex, 45, 12));
  });

  test('enough steps keep the chord within 0.002″ of the circle, fewer would not', () => {
    for (const [radius, sweep] of [
      [6, 90],
      [36, 180],
      [72, 90],
    ] as const) {
      const steps = stepsFor(radius, sweep);
      const sag = (n: number): number => radius * (1 - Math.cos(((sweep / n / 2) * Math.PI) / 180));
      expect(sag(steps)).toBeLessThanOrEqual(0.002);
      expect(sag(steps - 1)).toBeGreaterThan(0.002);
    }
    expect(stepsFor(0, 90)).toBeGreaterThan(0);
  });

  test('its points all lie at the radius', () => {
    for (const p of arcPoints(apex, 6, 10, 200, 17)) expect(tape(distance(apex, p))).toBe(600);
    expect(slowContains([...arcPoints(apex, 6, 350, 0, 32)], apex)).toBe(true);
  });
});
