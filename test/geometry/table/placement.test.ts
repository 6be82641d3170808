import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { overlapArea, placementProblems } from '#geometry/table/placement';
import { overlaps } from '#geometry/shape/box';
import type { Box, Stand } from '#geometry/table/table';
import { anyBox, nearBoxes, real } from '#test/shapes';
import { slowArea, slowBoxPolygon, slowClip, turned } from '#test/slowPlane';
import { box, stand, tableOf } from '#test/stands';

/** Slow second ways are slow, and a busy machine slower. */
vi.setConfig({ testTimeout: 60_000 });

const put = (id: string, at: Box) => [{ stand: id, box: at }];

describe('two stands', () => {
  const standing = stand('standing', box(10, 10, 0, 2, 2));
  const dropped = stand('dropped', box(30, 30, 0, 2, 2));
  const table = tableOf([standing, dropped]);

  test('stands-overlap-on-placement: an overlap is told with its area and the other stand, and nothing is moved', () => {
    const place = box(11.7, 10, 0, 2, 2);
    const [problem, ...rest] = placementProblems(table, put('dropped', place));
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ kind: 'overlap', stand: 'dropped', other: 'standing' });
    expect(problem?.kind === 'overlap' && problem.area).toBeCloseTo(0.6, 9);
    expect(place.center).toEqual({ x: 11.7, y: 10 });
    expect(table.stands.map((one) => one.box.center.x)).toEqual([10, 30]);
  });

  test('stands-overlap-on-placement: contact along a face and at a corner is legal, a hair more is not', () => {
    expect(placementProblems(table, put('dropped', box(12, 10, 0, 2, 2)))).toEqual([]);
    expect(placementProblems(table, put('dropped', box(12, 12, 90, 2, 2)))).toEqual([]);
    expect(placementProblems(table, put('dropped', box(11.99, 10, 0, 2, 2)))).toHaveLength(1);
    expect(placementProblems(table, put('dropped', box(12 - 5e-10, 10, 0, 2, 2)))).toEqual([]);
  });

  test('stands-overlap-on-placement: contact stays legal and overlap refused however the table is turned', () => {
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const spin = (b: Box): Box => ({ ...b, center: turned(b.center, degrees, { x: 30, y: 24 }), facing: (b.facing + degrees) % 360 });
      const spun = tableOf([{ ...standing, box: spin(box(29, 24, 0, 2, 2)) }, dropped]);
      expect(placementProblems(spun, put('dropped', spin(box(31, 24, 0, 2, 2))))).toEqual([]);
      expect(placementProblems(spun, put('dropped', spin(box(30.7, 24, 0, 2, 2))))).toHaveLength(1);
    }
  });

  test('a stand within a far larger one overlaps it by its own area', () => {
    const big = tableOf([stand('big', box(20, 20, 30, 12, 12)), dropped]);
    expect(placementProblems(big, put('dropped', box(20, 20, 70, 2, 1)))).toMatchObject([{ other: 'big' }]);
    expect(overlapArea(box(20, 20, 30, 12, 12), box(20, 20, 70, 2, 1))).toBeCloseTo(2, 9);
  });

  test('a stand put where it stands does not overlap itself, nor where it stood before', () => {
    expect(placementProblems(table, put('standing', standing.box))).toEqual([]);
    expect(placementProblems(table, put('standing', box(10.5, 10.5, 10, 2, 2)))).toEqual([]);
  });

  test('rotated-box-vs-bounding-box: bounds that overlap while the stands do not are legal', () => {
    const slanted = tableOf([stand('slanted', box(20, 20, 45, 6, 1)), dropped]);
    expect(placementProblems(slanted, put('dropped', box(21.8, 21.8, 45, 1, 1)))).toEqual([]);
    expect(placementProblems(slanted, put('dropped', box(20.5, 20.5, 45, 1, 1)))).toHaveLength(1);
  });
});

describe('the edge of the table', () => {
  const table = tableOf([stand('a', box(10, 10))]);

  test('a corner on the edge is on the table, a corner a hair over it is not', () => {
    expect(placementProblems(table, put('a', box(1, 0.5)))).toEqual([]);
    expect(placementProblems(table, put('a', box(71, 47.5)))).toEqual([]);
    expect(placementProblems(table, put('a', box(1, 0.4999)))).toEqual([{ kind: 'off-table', stand: 'a' }]);
    expect(placementProblems(table, put('a', box(71.0001, 24)))).toEqual([{ kind: 'off-table', stand: 'a' }]);
  });

  test('a turned stand lies off the table though its centre is well on it', () => {
    expect(placementProblems(table, put('a', box(1.2, 24, 0, 2, 1)))).toEqual([]);
    expect(placementProblems(table, put('a', box(1.2, 24, 30, 2.4, 1)))).toEqual([{ kind: 'off-table', stand: 'a' }]);
  });

  test('huge-coordinates: places beyond every table, infinities and NaN are off it, and no other stand is lost', () => {
    const two = tableOf([stand('a', box(10, 10)), stand('b', box(20, 10))]);
    for (const far of [1446912160, 1e308, Infinity, -Infinity, NaN]) {
      expect(placementProblems(two, put('a', box(far, 12)))).toEqual([{ kind: 'off-table', stand: 'a' }]);
      expect(placementProblems(two, put('a', box(12, 12, 0, Math.abs(far))))).toEqual([{ kind: 'off-table', stand: 'a' }]);
    }
    expect(placementProblems(two, put('a', box(20, 10)))).toMatchObject([{ kind: 'overlap', other: 'b' }]);
  });

  test('negative-or-zero-size: a box without a size has no place', () => {
    for (const [width, depth] of [
      [-2, 1],
      [2, -1],
      [2, 0],
      [0, 1],
    ]) {
      expect(placementProblems(table, put('a', box(20, 20, 0, width, depth)))).toEqual([{ kind: 'off-table', stand: 'a' }]);
    }
  });
});

describe('several at once', () => {
  const line = [0, 1, 2].map((i) => stand(`s${i}`, box(10 + 2 * i, 10)));
  const table = tableOf([...line, stand('other', box(40, 10))]);

  test('a line of touching stands moves into ground that its own stands leave', () => {
    const ahead = line.map((one) => ({ stand: one.id, box: { ...one.box, center: { x: one.box.center.x + 2, y: 10 } } }));
    expect(placementProblems(table, ahead)).toEqual([]);
  });

  test('two moved stands that overlap each other are told once, by the later', () => {
    const both = [
      { stand: 's0', box: box(30, 30) },
      { stand: 's2', box: box(31, 30) },
    ];
    expect(placementProblems(table, both)).toMatchObject([{ stand: 's2', other: 's0' }]);
  });

  test('every problem is told, in the order given', () => {
    const all = [
      { stand: 's2', box: box(40, 10.2) },
      { stand: 's1', box: box(-5, 10) },
      { stand: 's0', box: box(40, 9.5) },
    ];
    expect(placementProblems(table, all).map((problem) => [problem.kind, problem.stand])).toEqual([
      ['overlap', 's2'],
      ['off-table', 's1'],
      ['overlap', 's0'],
      ['overlap', 's0'],
    ]);
  });

  test('a newcomer that the table does not know is tested too', () => {
    expect(placementProblems(table, put('new', box(41, 10)))).toMatchObject([{ stand: 'new', other: 'other' }]);
    expect(placementProblems(table, put('new', box(50, 10)))).toEqual([]);
  });

  test('markers overlap nothing, either way', () => {
    const led = tableOf([...line, stand('general', box(20, 20, 0, 1, 1), { marker: true })]);
    expect(placementProblems(led, put('general', box(10, 10, 0, 1, 1)))).toEqual([]);
    expect(placementProblems(led, put('s0', box(20.1, 20.2)))).toEqual([]);
    expect(placementProblems(led, put('general', box(-1, 10, 0, 1, 1)))).toEqual([{ kind: 'off-table', stand: 'general' }]);
  });
});

describe('held against slow ways', () => {
  test('overlapArea equals the area cut out edge by edge, is symmetric, and is 0 exactly when interiors are apart', () => {
    fc.assert(
      fc.property(nearBoxes, ([a, b]) => {
        const slow = slowArea(slowClip(slowBoxPolygon(a), slowBoxPolygon(b)));
        expect(overlapArea(a, b)).toBeCloseTo(slow, 8);
        expect(overlapArea(b, a)).toBeCloseTo(overlapArea(a, b), 9);
        expect(overlapArea(a, b) > 0).toBe(overlaps(a, b));
      }),
      { numRuns: 150 },
    );
  });

  test('ten-thousand-stands: the overlaps found through the index are those found by trying every pair', () => {
    const boxes = fc.sample(anyBox, { numRuns: 400, seed: 1815 });
    const stands: Stand[] = boxes.map((one, i) => stand(`s${i}`, { ...one, center: { x: one.center.x * 6, y: one.center.y * 6 } }));
    const table = tableOf(stands, [], 460, 320);
    const told = placementProblems(
      table,
      stands.map((one) => ({ stand: one.id, box: one.box })),
    )
      .filter((problem) => problem.kind === 'overlap')
      .map((problem) => [problem.stand, problem.other].sort().join());
    const slow = stands.flatMap((a, i) =>
      stands
        .slice(0, i)
        .filter((b) => overlaps(a.box, b.box))
        .map((b) => [a.id, b.id].sort().join()),
    );
    expect(told.sort()).toEqual(slow.sort());
    expect(slow.length).toBeGreaterThan(5);
  });

  test('stale-spatial-index: asking about a thousand moves leaves the answers for the table itself unchanged', () => {
    const stands = Array.from({ length: 200 }, (_, i) => stand(`s${i}`, box(2 + (i % 20) * 3, 2 + Math.floor(i / 20) * 3)));
    const table = tableOf(stands);
    fc.assert(
      fc.property(fc.nat(199), real(0, 72), real(0, 48), (i, x, y) => {
        const moved = { ...stands[i]!.box, center: { x, y } };
        const slow = stands.filter((other) => other.id !== `s${i}` && overlaps(moved, other.box)).map((other) => other.id);
        const told = placementProblems(table, put(`s${i}`, moved)).flatMap((problem) =>
          problem.kind === 'overlap' ? [problem.other] : [],
        );
        expect(told).toEqual(slow.sort());
        expect(placementProblems(table, put(`s${i}`, stands[i]!.box))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
