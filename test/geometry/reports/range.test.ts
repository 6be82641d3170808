/** Faults with ranges that people met elsewhere: each kind with the case it was met in, and others like it. */
import { describe, expect, test } from 'vitest';
import type { ArcPolicy } from '#geometry/check/facts';
import { edgeToEdge, frontToTarget, meanOfExtremes } from '#geometry/check/range';
import { gap, nearestInBox } from '#geometry/shape/box';
import { showTape, tape, tapeOf } from '#geometry/shape/units';
import { along, distance } from '#geometry/shape/vec';
import type { Box, Point } from '#geometry/table/table';
import { fromEast } from '#test/measuring';
import { at, slowDistance } from '#test/slowPlane';
import { box, stand } from '#test/stands';

const arc: ArcPolicy = { half: 45, construction: 'front-centre', counts: 'any-part' };
const firingFrom = (apex: Point, facing: number): Box => ({ center: along(apex, facing, -0.5), width: 1, depth: 1, facing });
const bandOf = (inches: number, limits: readonly number[]): number => limits.findIndex((limit) => tape(inches) <= tapeOf(limit));
const musket = [2, 4, 6];

describe('range-nearest-not-centre', () => {
  test('range-nearest-not-centre: from front to near face it is 6.50, not the 8 between the centres', () => {
    const reading = frontToTarget(box(10, 10, fromEast(0), 2, 1), box(18, 10, fromEast(180), 4, 2), arc)!;
    expect(reading.tape).toBe(650);
    expect(bandOf(reading.inches, musket)).toBe(-1);
    expect(bandOf(reading.inches, [2.5, 5, 7.5, 9])).toBe(2);
  });

  test.each([
    [1, 7],
    [4, 5.5],
    [10, 2.5],
  ])('range-nearest-not-centre: a target %d deep with the same centre is %d away', (depth, inches) => {
    expect(frontToTarget(box(10, 10, 90, 2, 1), box(18, 10, 270, 4, depth), arc)?.inches).toBeCloseTo(inches, 12);
  });
});

describe('range-to-edge-not-vertex', () => {
  test('range-to-edge-not-vertex: 5 to the side of the stand, not 6.40 to its corner', () => {
    const target = box(20, 16, fromEast(0), 2, 8);
    expect(nearestInBox(target, at(20, 10))).toEqual(at(20, 15));
    expect(distance(at(20, 10), nearestInBox(target, at(20, 10)))).toBe(5);
  });

  test.each([
    [at(16, 10), 5],
    [at(24, 10), 5],
    [at(27, 11), 5],
    [at(20, 15.5), 0],
  ])('range-to-edge-not-vertex: from %o it is %d', (from, inches) => {
    expect(distance(from, nearestInBox(box(20, 16, 90, 2, 8), from))).toBeCloseTo(inches, 12);
  });
});

describe('range-measured-inside-arc', () => {
  test('range-measured-inside-arc: the nearest corner is outside the arc; what lies inside is 2.12 away', () => {
    const target = box(24.25, 12, fromEast(270), 5.5, 2);
    const reading = frontToTarget(firingFrom(at(20, 10), fromEast(90)), target, arc)!;
    expect(distance(at(20, 10), nearestInBox(target, at(20, 10)))).toBeCloseTo(1.802776, 6);
    expect(reading.inches).toBeCloseTo(2.12132, 6);
    expect(slowDistance(reading.spans[0]!.to, at(21.5, 11.5))).toBeLessThan(1e-9);
    expect(bandOf(reading.inches, musket)).toBe(1);
  });

  test.each([
    [24, 1.25 * Math.SQRT2],
    [22.25, 1],
    [25.25, 2.5 * Math.SQRT2],
  ])('range-measured-inside-arc: moved to x %d it is %d', (x, inches) => {
    expect(frontToTarget(firingFrom(at(20, 10), 0), box(x, 12, 180, 5.5, 2), arc)?.inches).toBeCloseTo(inches, 9);
  });
});

describe('range-band-boundary', () => {
  test('range-band-boundary: 0, 2, 2.01, 4, 6 and 6.01 are close, close, medium, medium, long and out', () => {
    expect([0, 2, 2.01, 4, 6, 6.01].map((inches) => bandOf(inches, musket))).toEqual([0, 0, 1, 1, 2, -1]);
  });

  test('range-band-boundary: two stands placed 2.00 and 2.01 apart read so', () => {
    const from = box(20, 9.5, 0, 2, 1);
    expect([12.5, 12.51].map((y) => bandOf(frontToTarget(from, box(20, y, 180, 2, 1), arc)!.inches, musket))).toEqual([0, 1]);
  });
});

describe('float-on-band-edge', () => {
  test.each([
    [2.3, 8.3, 600, 2],
    [6.3, 8.3, 200, 0],
    [4.3, 8.3, 400, 1],
    [0.1, 0.3, 20, 0],
    [1.1, 7.1, 600, 2],
    [70.7, 66.7, 400, 1],
  ])('float-on-band-edge: from %d to %d the tape reads %d hundredths', (from, to, reading, band) => {
    const facing = to > from ? 90 : 270;
    const found = frontToTarget(firingFrom(at(from, 12), facing), box(to + (to > from ? 0.5 : -0.5), 12, 0, 1, 1), arc)!;
    expect(found.tape).toBe(reading);
    expect(bandOf(found.inches, musket)).toBe(band);
  });

  test('float-on-band-edge: 6.00 at every bearing', () => {
    for (let facing = 0; facing < 360; facing += 1) {
      const target = { center: along(at(36, 24), facing, 6.5), width: 1, depth: 1, facing };
      expect(frontToTarget(firingFrom(at(36, 24), facing), target, arc)?.tape).toBe(600);
    }
  });
});

describe('displayed-vs-actual-range', () => {
  test('displayed-vs-actual-range: 6.04 is beyond 6 and is never shown as 6.0', () => {
    const reading = tape(distance(at(10, 10), at(16.04, 10)));
    expect([reading, reading <= tapeOf(6), showTape(reading)]).toEqual([604, false, '6.04″']);
  });

  test.each([
    [2.504, '2.50″', true],
    [2.505, '2.51″', false],
    [2.499, '2.50″', true],
    [0, '0.00″', true],
  ])('displayed-vs-actual-range: %d is shown %s, and what is shown is what is ruled', (inches, shown, close) => {
    expect(showTape(tape(inches))).toBe(shown);
    expect(tape(inches) <= tapeOf(2.5)).toBe(close);
  });
});

describe('unit-average-range', () => {
  test('unit-average-range: twelve men of whom the nearest stands 4 and the furthest 9 off average 6.50', () => {
    const men = stand('a', box(10, 10, 0, 1, 6), { figures: 12, ranks: 12 });
    const reading = meanOfExtremes([men], [stand('e', box(10, 13 - 0.25 + 4 + 0.5, 180, 4, 1))])!;
    expect(reading.readings?.map((one) => one / 100)).toEqual([4, 9.5]);
    const closer = stand('a', box(10, 10, 0, 1, 10), { figures: 2, ranks: 2 });
    const even = meanOfExtremes([closer], [stand('e', box(10, 12.5 + 4 + 0.5, 180, 4, 1))])!;
    expect([even.readings, even.tape]).toEqual([[400, 900], 650]);
  });

  test('unit-average-range: over several stands the extremes are those of the unit, not of its first stand', () => {
    const unit = [10, 7, 4].map((y, i) => stand(`a${i}`, box(10, y, 0, 1, 1), { figures: 1 }));
    expect(meanOfExtremes(unit, [stand('e', box(10, 14.5, 180, 4, 1))])).toMatchObject({ readings: [400, 1000], tape: 700 });
  });
});

describe('range-symmetry', () => {
  test('range-symmetry: 13 both ways, to the last digit', () => {
    const a = box(10, 10, fromEast(36.86989764584402), 4, 2);
    const b = box(22, 19, fromEast(216.86989764584402), 6, 2);
    expect([gap(a, b).inches, gap(b, a).inches]).toEqual([expect.closeTo(13, 9), expect.closeTo(13, 9)]);
    expect(gap(a, b).inches - gap(b, a).inches).toBe(0);
    expect([edgeToEdge(a, b).tape, edgeToEdge(b, a).tape]).toEqual([1300, 1300]);
  });

  test('range-symmetry: between all pairs of a scattered dozen', () => {
    const boxes = Array.from({ length: 12 }, (_, i) => box(10 + ((i * 17) % 50), 5 + ((i * 29) % 38), i * 47, 1 + (i % 4), 1 + (i % 3)));
    for (const a of boxes) for (const b of boxes) expect(gap(a, b).inches).toBe(gap(b, a).inches);
  });
});
