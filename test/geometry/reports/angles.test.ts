/** Faults with angles and arcs that people met elsewhere: each kind with the case it was met in, and others like it. */
import { describe, expect, test } from 'vitest';
import { arcFact, arcRegion } from '#geometry/check/arc';
import type { ArcPolicy } from '#geometry/check/facts';
import { frontToTarget } from '#geometry/check/range';
import { corners } from '#geometry/shape/box';
import { contains } from '#geometry/shape/planar';
import { arcPoints } from '#geometry/shape/sector';
import { normalFacing, turnBetween } from '#geometry/shape/units';
import { along, bearing } from '#geometry/shape/vec';
import type { Box, Point } from '#geometry/table/table';
import { fromEast } from '#test/measuring';
import { at, slowDistance } from '#test/slowPlane';
import { box } from '#test/stands';

const arc = (half: number, construction: ArcPolicy['construction'] = 'front-centre'): ArcPolicy => ({
  half,
  construction,
  counts: 'any-part',
});
/** A firing stand whose front midpoint is the apex. */
const firingFrom = (apex: Point, facing: number, width = 1): Box => ({ center: along(apex, facing, -0.5), width, depth: 1, facing });
const spot = (p: Point): Box => ({ center: p, width: 1e-9, depth: 1e-9, facing: 0 });

describe('angle-wrap', () => {
  test('angle-wrap: facing 350°, a point at 9.46° is 19.46° off and in the arc', () => {
    const apex = at(24, 18);
    // The report counts both from one zero, so the turn between them is ours too.
    const facing = fromEast(350);
    const target = at(30, 19);
    expect(fromEast(bearing(apex, target)!)).toBeCloseTo(9.462322, 6);
    const fact = arcFact(firingFrom(apex, facing), spot(target), arc(45));
    expect(Math.abs(fact.off)).toBeCloseTo(19.462322, 5);
    expect(fact.inside).toBe(true);
  });

  test.each([
    [359.9, 0.1, 0.2],
    [0.1, 359.9, -0.2],
    [350, 9.5, 19.5],
    [10, 190, 180],
    [190, 10, 180],
    [1, 182, -179],
    [720.5, 0, -0.5],
  ])('angle-wrap: from %d to %d is %d', (from, to, turn) => {
    expect(turnBetween(from, to)).toBeCloseTo(turn, 9);
  });

  test('angle-wrap: at every facing a point 44° to either side is in, 46° out', () => {
    for (let facing = 0; facing < 360; facing += 5)
      for (const off of [-44, 44, -46, 46]) {
        const fact = arcFact(firingFrom(at(36, 24), facing), spot(along(at(36, 24), facing + off, 8)), arc(45));
        expect(fact.inside).toBe(Math.abs(off) < 45);
        expect(fact.off).toBeCloseTo(off, 6);
      }
  });
});

describe('arc-edge-inclusive', () => {
  test('arc-edge-inclusive: a stand that only meets the limit with its corner is in, and its range runs to that corner', () => {
    const firer = firingFrom(at(10, 10), fromEast(0));
    const target = box(13.5, 14.5, fromEast(0), 1, 1);
    expect(arcFact(firer, target, arc(45)).inside).toBe(true);
    const range = frontToTarget(firer, target, arc(45))!;
    expect(range.inches).toBeCloseTo(5.656854, 6);
    expect(slowDistance(range.spans[0]!.to, at(14, 14))).toBeLessThan(1e-9);
  });

  test.each([
    [13.5 - 0.01, false],
    [13.5, true],
    [13.5 + 0.01, true],
  ])('arc-edge-inclusive: with its centre at x %d it is in: %s', (x, inside) => {
    expect(arcFact(firingFrom(at(10, 10), 90), box(x, 14.5, 90, 1, 1), arc(45)).inside).toBe(inside);
  });

  test('arc-edge-inclusive: a gun sees a stand whose rear edge lies on its front line', () => {
    expect(arcFact(firingFrom(at(20, 10), 0), box(30, 9.5, 0, 2, 1), arc(90)).inside).toBe(true);
    expect(arcFact(firingFrom(at(20, 10), 0), box(30, 9.49, 0, 2, 1), arc(90)).inside).toBe(false);
  });
});

describe('arc-straddle', () => {
  test('arc-straddle: any part of it in the arc will do, a third here, with its centre outside', () => {
    const firer = firingFrom(at(20, 10), fromEast(90));
    const target = box(25.5, 15, fromEast(270), 3, 1);
    const fact = arcFact(firer, target, arc(45));
    expect(fact.inside).toBe(true);
    expect(fact.share).toBeCloseTo(0.333333, 6);
    expect(arcFact(firer, target, { ...arc(45), counts: 'centre' }).inside).toBe(false);
    expect(arcFact(firer, target, { ...arc(45), counts: 'half' }).inside).toBe(false);
    const range = frontToTarget(firer, target, arc(45))!;
    expect(range.inches).toBeCloseTo(6.020797, 6);
    expect(range.spans[0]!.to).toEqual(at(24, 14.5));
  });

  test.each([
    [24.5, 2 / 3],
    [26.5, 0.125 / 3],
    [22, 1],
    [30, 0],
  ])('arc-straddle: with its centre at x %d the share inside is %d', (x, share) => {
    expect(arcFact(firingFrom(at(20, 10), 0), box(x, 15, 180, 3, 1), arc(45)).share).toBeCloseTo(share, 6);
  });
});

describe('arc-origin', () => {
  const firer = box(20, 10, fromEast(90), 4, 1);

  test('arc-origin: 55.0° off the front centre is out, 40.6° off the corner is in; the two are two settings', () => {
    const point = at(25, 14);
    expect(turnBetween(0, bearing(at(20, 10.5), point)!)).toBeCloseTo(55.00798, 5);
    expect(turnBetween(0, bearing(at(22, 10.5), point)!)).toBeCloseTo(40.601295, 5);
    expect(arcFact(firer, spot(point), arc(45)).inside).toBe(false);
    expect(arcFact(firer, spot(point), arc(45, 'front-corners')).inside).toBe(true);
  });

  test.each([
    [at(24.4, 14), false, true],
    [at(23.4, 14), true, true],
    [at(15.6, 14), false, true],
    [at(26, 14), false, false],
    [at(20, 10.4), false, false],
  ])('arc-origin: %o from the centre %s, from the corners %s', (point, centre, corner) => {
    expect(arcFact(firer, spot(point), arc(45)).inside).toBe(centre);
    expect(arcFact(firer, spot(point), arc(45, 'front-corners')).inside).toBe(corner);
  });
});

describe('arc-outline-last-vertex', () => {
  test('arc-outline-last-vertex: 32 steps have 33 vertices, the first and the last on the limits', () => {
    const points = arcPoints(at(0, 0), 12, fromEast(-45), fromEast(45) - 360, 32);
    expect(points).toHaveLength(33);
    expect(slowDistance(points[0]!, at(8.485281, -8.485281))).toBeLessThan(1e-6);
    const sector = arcRegion(firingFrom(at(0, 0), 90), arc(45), 12);
    expect(slowDistance(sector[1]!, at(8.485281, -8.485281))).toBeLessThan(1e-6);
    expect(slowDistance(sector.at(-1)!, at(8.485281, 8.485281))).toBeLessThan(1e-6);
  });

  test('arc-outline-last-vertex: two neighbouring sectors meet without a gap', () => {
    for (const facing of [0, 17, 91, 222.5]) {
      const one = arcRegion(firingFrom(at(36, 24), facing), arc(20), 12);
      const next = arcRegion(firingFrom(at(36, 24), facing + 40), arc(20), 12);
      expect(slowDistance(one[1]!, next.at(-1)!)).toBeLessThan(1e-9);
    }
  });

  test('arc-outline-last-vertex: what is drawn agrees with what is tested a millionth of an inch to either side of the limit', () => {
    for (const half of [30, 45, 89.5])
      for (const construction of ['front-centre', 'front-corners'] as const) {
        const firer = box(36, 24, 33, 2, 1);
        const region = arcRegion(firer, arc(half, construction), 30);
        const edge = construction === 'front-centre' ? along(firer.center, 33, 0.5) : corners(firer)[1];
        for (const nudge of [-1e-6, 1e-6]) {
          const p = along(along(edge, 33 + half, 9), 33 + half + 90, nudge);
          expect(contains(region, p)).toBe(nudge < 0);
          expect(arcFact(firer, { center: p, width: 1e-12, depth: 1e-12, facing: 0 }, arc(half, construction)).inside).toBe(nudge < 0);
        }
      }
  });
});

describe('bearing-quadrant', () => {
  test('bearing-quadrant: from (20, 20) to (14, 26) is 135° counter-clockwise from east, north-west', () => {
    const found = bearing(at(20, 20), at(14, 26))!;
    expect(found).toBeCloseTo(315, 9);
    expect(fromEast(found)).toBeCloseTo(135, 9);
  });

  test.each([
    [at(26, 26), 45],
    [at(26, 14), 135],
    [at(14, 14), 225],
    [at(20, 14), 180],
    [at(14, 20), 270],
  ])('bearing-quadrant: to %o it is %d', (to, degrees) => {
    expect(bearing(at(20, 20), to)).toBeCloseTo(degrees, 9);
  });
});

describe('rotation-drift', () => {
  test.each([
    [14.4, 25],
    [0.1, 3600],
    [7.2, 50],
    [-14.4, 25],
  ])('rotation-drift: %d degrees, %d times, is back at the start, corners and all', (step, times) => {
    let facing = fromEast(0);
    for (let i = 0; i < times; i += 1) facing = normalFacing(facing + step);
    expect(Math.abs(turnBetween(facing, 90))).toBeLessThan(1e-9);
    const start = [at(10.5, 11), at(10.5, 9), at(9.5, 9), at(9.5, 11)];
    corners(box(10, 10, facing, 2, 1)).forEach((corner, i) => expect(slowDistance(corner, start[i]!)).toBeLessThan(1e-9));
  });

  test('rotation-drift: a hair under a full turn is north', () => {
    expect(normalFacing(359.9999999999999)).toBe(0);
    expect(normalFacing(1e-12)).toBe(0);
    expect(normalFacing(359.99)).toBe(359.99);
  });
});
