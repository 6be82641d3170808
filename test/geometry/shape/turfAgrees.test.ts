import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arcRegion, layArc } from '#geometry/check/arc';
import { runsThroughPart } from '#geometry/shape/area';
import { boxPolygon, crossing, facesOf, overlaps } from '#geometry/shape/box';
import { area, clip, contains, crossingParams, hull } from '#geometry/shape/planar';
import { containsPoint, depthIn, signedArea } from '#geometry/shape/polygon';
import { cutToPlanes } from '#geometry/shape/sector';
import { crossingPoint } from '#geometry/shape/segment';
import { TOUCH } from '#geometry/shape/units';
import type { Box, Point, Polygon } from '#geometry/table/table';
import { anyBox, anyOutline, anyPoint, nearBoxes } from '#test/shapes';
import { at, slowBoxPolygon, slowContains, slowDistance } from '#test/slowPlane';

/** Slow second ways are slow, and a busy machine slower. */
vi.setConfig({ testTimeout: 60_000 });

const sum = (parts: readonly Polygon[]): number => parts.reduce((total, part) => total + area(part), 0);
const nextOf = (outline: Polygon, i: number): Point => outline[(i + 1) % outline.length]!;

describe('turf and the plane geometry of our own tell the same', () => {
  test('the part of a stand inside an arc, for either construction and any half angle', () => {
    const arcs = fc.record({
      half: fc.constantFrom(15, 30, 45, 60, 90),
      construction: fc.constantFrom('front-centre' as const, 'front-corners' as const),
      counts: fc.constant('any-part' as const),
    });
    fc.assert(
      fc.property(nearBoxes, arcs, ([firer, target], policy) => {
        const whole = boxPolygon(target);
        const ours = Math.abs(signedArea(cutToPlanes(whole, layArc(firer, policy).planes)));
        expect(sum(clip(whole, arcRegion(firer, policy, 200)))).toBeCloseTo(ours, 7);
      }),
      { numRuns: 150 },
    );
  });

  test('how much of two stands overlaps, and whether they do', () => {
    fc.assert(
      fc.property(nearBoxes, ([a, b]) => {
        const parts = clip(boxPolygon(a), boxPolygon(b));
        expect(sum(parts)).toBeCloseTo(Math.abs(signedArea(cutToPlanes(boxPolygon(a), facesOf(b)))), 7);
        expect(parts.length > 0).toBe(overlaps(a, b));
      }),
      { numRuns: 150 },
    );
  });

  test('where a line enters and leaves a stand', () => {
    fc.assert(
      fc.property(anyBox, anyPoint, anyPoint, (stand, from, to) => {
        const ours = crossing(stand, from, to);
        const turf = runsThroughPart({ kind: 'polygon', points: slowBoxPolygon(stand) }, from, to);
        expect(turf).toHaveLength(ours === null ? 0 : 1);
        if (ours === null) return;
        expect(turf[0]!.enter).toBeCloseTo(ours.enter, 7);
        expect(turf[0]!.leave).toBeCloseTo(ours.leave, 7);
      }),
      { numRuns: 800 },
    );
  });

  test('where a line crosses terrain of any outline', () => {
    let crossed = 0;
    fc.assert(
      fc.property(anyOutline, anyPoint, anyPoint, (outline, from, to) => {
        const ours = outline
          .flatMap((a, i) => crossingPoint(from, to, a, nextOf(outline, i)) ?? [])
          .map((p) => slowDistance(from, p))
          .sort((a, b) => a - b);
        const nearCorner = outline.some((corner) => near(from, to, corner));
        fc.pre(!nearCorner);
        const turf = crossingParams(from, to, outline);
        expect(turf).toHaveLength(ours.length);
        turf.forEach((inches, i) => expect(inches).toBeCloseTo(ours[i]!, 7));
        crossed += turf.length;
      }),
      { numRuns: 800 },
    );
    expect(crossed).toBeGreaterThan(100);
  });

  test('whether a point lies in an outline, the edge included', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, fc.nat(13), fc.integer({ min: 0, max: 100 }), (outline, p, k, percent) => {
        expect(contains(outline, p)).toBe(containsPoint(outline, p));
        const [a, b] = [outline[k % outline.length]!, nextOf(outline, k % outline.length)];
        const onEdge = at(a.x + ((b.x - a.x) * percent) / 100, a.y + ((b.y - a.y) * percent) / 100);
        expect([contains(outline, onEdge), containsPoint(outline, onEdge)]).toEqual([true, true]);
      }),
      { numRuns: 200 },
    );
  });

  test('the hull of any points holds them all, and every corner of it is one of them', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 30 }), (points) => {
        const around = hull(points);
        fc.pre(around.length > 0);
        for (const p of points) expect(depthIn(around, p)).toBeGreaterThanOrEqual(-TOUCH);
        for (const corner of around) expect(points).toContainEqual(corner);
        around.forEach((a, i) => {
          const [b, c] = [nextOf(around, i), nextOf(around, i + 1)];
          expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)).toBeGreaterThan(0);
        });
      }),
    );
  });

  test('a stand inside an outline shares all of itself, one outside shares nothing', () => {
    fc.assert(
      fc.property(anyOutline, anyBox, (outline, loose) => {
        const tiny: Box = { ...loose, width: loose.width / 4, depth: loose.depth / 4 };
        const base = boxPolygon(tiny);
        const apart = outline.every((a, i) => base.every((c, k) => crossingPoint(a, nextOf(outline, i), c, nextOf(base, k)) === null));
        fc.pre(apart && !outline.some((corner) => slowContains(base, corner)));
        expect(sum(clip(base, outline))).toBeCloseTo(slowContains(outline, tiny.center) ? area(base) : 0, 7);
      }),
      { numRuns: 150 },
    );
  });
});

/** Whether the segment passes within a millionth of an inch of a corner, where crossings of edges are counted either way. */
function near(from: Point, to: Point, corner: Point): boolean {
  const length = slowDistance(from, to);
  if (length < 1e-6) return true;
  return Math.abs((corner.x - from.x) * (to.y - from.y) - (corner.y - from.y) * (to.x - from.x)) / length < 1e-6;
}
