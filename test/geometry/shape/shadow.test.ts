import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { darkFromEntry, shadowsOf, type Eye, type Judge } from '#geometry/shape/shadow';
import type { Point, Polygon } from '#geometry/table/table';
import { anyBox, anyFacing, anyOutline, real } from '#test/shapes';
import { at, slowArea, slowBoxPolygon, slowContains, slowEdgeDistance, turned, upright } from '#test/slowPlane';

const eye: Eye = { at: at(0, 0), facing: 0, reach: 20 };
const dark = (shadows: readonly { readonly polygon: Polygon }[], p: Point): boolean =>
  shadows.some(({ polygon }) => slowContains(polygon, p));

describe('a shadow', () => {
  test('of a square ahead begins on its near side and widens', () => {
    const shadows = shadowsOf(eye, [upright(-1, 5, 1, 7)], darkFromEntry);
    expect(shadows).toHaveLength(1);
    expect([4.99, 5.01, 6, 15].map((y) => dark(shadows, at(0, y)))).toEqual([false, true, true, true]);
    expect([1.99, 2.01].map((x) => dark(shadows, at(x, 10)))).toEqual([true, false]);
    expect(slowArea(shadows[0]!.polygon)).toBeGreaterThan(0);
  });

  test('is cast by nothing behind the eye, and by what straddles its front only ahead of it', () => {
    expect(shadowsOf(eye, [upright(-1, -7, 1, -5)], darkFromEntry)).toEqual([]);
    const beside = shadowsOf(eye, [upright(2, -3, 4, 3)], darkFromEntry);
    expect([at(3, 1), at(6, 0.5), at(6, 8)].map((p) => dark(beside, p))).toEqual([true, true, true]);
    expect([at(1.9, 0.5), at(6, 10), at(3, -1)].map((p) => dark(beside, p))).toEqual([false, false, false]);
  });

  test('of two that touch is one without a crack; of two with a gap there are two', () => {
    expect(shadowsOf(eye, [upright(-2, 5, 0, 7), upright(0, 5, 2, 7)], darkFromEntry)).toHaveLength(1);
    expect(shadowsOf(eye, [upright(-2, 5, -0.1, 7), upright(0.1, 5, 2, 7)], darkFromEntry)).toHaveLength(2);
  });

  test('of two that overlap begins where the nearer does', () => {
    const shadows = shadowsOf(eye, [upright(-1, 6, 1, 9), upright(-1, 5, 1, 7)], darkFromEntry);
    expect([4.9, 5.1, 6.5, 12].map((y) => dark(shadows, at(0, y)))).toEqual([false, true, true, true]);
  });

  test('falls from the start when the eye is inside or on the edge of what casts it', () => {
    expect(dark(shadowsOf(eye, [upright(-3, -3, 3, 3)], darkFromEntry), at(0, 0.1))).toBe(true);
    const touching = shadowsOf(eye, [upright(0, 0, 3, 3)], darkFromEntry);
    expect([at(0.1, 0.1), at(10, 0.5), at(-0.1, 5)].map((p) => dark(touching, p))).toEqual([true, true, false]);
  });

  test('lets light through a hole, and ends with the reach', () => {
    const ring = [upright(-4, 4, 4, 12), [...upright(-3, 5, 3, 11)].reverse()];
    const second: Judge = (runs) => (runs.length < 2 ? null : { from: runs[1]!.enter, by: 1, key: 7 });
    const shadows = shadowsOf(eye, ring, second);
    expect(shadows.every(({ key }) => key === 7)).toBe(true);
    expect([4.5, 8, 11.5].map((y) => dark(shadows, at(0, y)))).toEqual([false, false, true]);
    expect(shadowsOf({ ...eye, reach: 3.9 }, ring, darkFromEntry)).toEqual([]);
  });

  test('jumps where the judgement does: the change is found to a billionth', () => {
    // A wedge whose depth grows from left to right, dark only where it is more than an inch deep: right of x = 0.
    const wedge = [at(-2, 6), at(2, 6), at(2, 8), at(-2, 6.0000001)];
    const deep: Judge = (runs) => {
      const by = runs.findIndex((run) => run.leave - run.enter > 1);
      return by < 0 ? null : { from: runs[by]!.leave, by, key: 0 };
    };
    const [shadow, ...rest] = shadowsOf(eye, [wedge], deep, 1);
    expect(rest).toEqual([]);
    const left = Math.min(...shadow!.polygon.map((p) => Math.atan2(p.x, p.y)));
    // Depth along a ray of slope m: the far edge y = 7 + x/2 is met at y = 7 / (1 − m/2), the near one at 6.
    const depth = (m: number): number => (7 / (1 - m / 2) - 6) * Math.hypot(1, m);
    expect(depth(Math.tan(left))).toBeCloseTo(1, 5);
  });

  test('jumps from one stretch of the ray to another just where the judgement does', () => {
    const strips = [upright(-4, 5, 4, 6), upright(-4, 10, 4, 11)];
    const leftFirst: Judge = (runs, ray) => {
      const by = ray(1).x < 0.003 ? 0 : 1;
      return { from: runs[by]?.leave ?? 6, by, key: 0 };
    };
    const shadows = shadowsOf(eye, strips, leftFirst, 1);
    expect([0.02, 0.03].map((x) => dark(shadows, at(x, 8)))).toEqual([true, false]);
    expect([0.02, 0.04].map((x) => dark(shadows, at(x, 11.1)))).toEqual([true, true]);
  });
});

describe('held against the way to every place', () => {
  const side = (a: Point, b: Point, p: Point): number => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
  const part = (a: Point, b: Point, c: Point, d: Point): boolean => side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
  /** From outside, a way leads through an outline when it crosses an edge. */
  const crosses = (from: Point, p: Point, outlines: readonly Polygon[]): boolean =>
    outlines.some((outline) => outline.some((a, i) => part(from, p, a, outline[(i + 1) % outline.length]!)));

  test('a place is dark exactly when the way to it leads through an outline', () => {
    let [light, shade] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyBox.map(slowBoxPolygon), anyOutline), { minLength: 1, maxLength: 4 }),
        anyFacing,
        real(-25, 25),
        real(1, 25),
        (outlines, facing, x, y) => {
          const look: Eye = { at: at(36, 24), facing, reach: 40 };
          fc.pre(outlines.every((outline) => !slowContains(outline, look.at)));
          const off = turned(at(x, y), facing);
          const p = at(36 + off.x, 24 + off.y);
          const shadows = shadowsOf(look, outlines, darkFromEntry);
          fc.pre(shadows.every(({ polygon }) => slowEdgeDistance(polygon, p) > 1e-6));
          expect(dark(shadows, p)).toBe(crosses(look.at, p, outlines));
          if (dark(shadows, p)) shade += 1;
          else light += 1;
        },
      ),
      { numRuns: 600 },
    );
    expect(Math.min(light, shade)).toBeGreaterThan(20);
  });
});
