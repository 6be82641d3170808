import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fieldOf } from '#geometry/table/field';
import { pickStand, standsInRectangle } from '#geometry/table/pick';
import type { Box, Point, Stand } from '#geometry/table/table';
import { anyBox, anyPoint } from '#test/shapes';
import { at, slowBoxPolygon, slowContains, slowEdgeDistance, turned } from '#test/slowPlane';
import { box, stand, tableOf } from '#test/stands';

/** Slow second ways are slow, and a busy machine slower. */
vi.setConfig({ testTimeout: 60_000 });

const pick = (stands: readonly Stand[], p: Point) => pickStand(fieldOf(tableOf(stands)), p);

describe('picking', () => {
  test('rotated-box-vs-bounding-box: a click inside the bounds of a turned stand but off the stand picks nothing', () => {
    const slanted = [stand('slanted', box(20, 20, 45, 6, 1))];
    expect(pick(slanted, at(22, 22))).toBeNull();
    expect(pick(slanted, at(18, 22))).toBe('slanted');
    expect(pick(slanted, at(20.3, 20.3))).toBe('slanted');
    expect(pick(slanted, at(20.4, 20.4))).toBeNull();
  });

  test('the edge and the corner belong to the stand, a hair outside does not', () => {
    const one = [stand('one', box(10, 10))];
    expect(pick(one, at(11, 10.5))).toBe('one');
    expect(pick(one, at(11 + 2e-9, 10))).toBeNull();
  });

  test('where two touch, the later of the table, which is drawn on top, is picked', () => {
    const two = [stand('z', box(10, 10)), stand('a', box(12, 10))];
    expect(pick(two, at(11, 10))).toBe('a');
    expect(pick([...two].reverse(), at(11, 10))).toBe('z');
  });

  test('a general on top of his men is picked before them', () => {
    expect(pick([stand('men', box(10, 10)), stand('general', box(10, 10, 0, 1, 1), { marker: true })], at(10, 10))).toBe('general');
  });

  test('a place that is no number picks nothing', () => {
    expect(pick([stand('one', box(10, 10))], at(NaN, 10))).toBeNull();
  });

  test('ten-thousand-stands: through the index the same stand as by trying them all, for a thousand points', () => {
    const boxes: Box[] = fc
      .sample(anyBox, { numRuns: 10_000, seed: 1815 })
      .map((one) => ({ ...one, center: at(one.center.x * 10, one.center.y * 10) }));
    const stands = boxes.map((one, i) => stand(`s${i}`, one));
    const outlines = boxes.map(slowBoxPolygon);
    const field = fieldOf(tableOf(stands, [], 720, 480));
    let hits = 0;
    for (const p of fc.sample(anyPoint, { numRuns: 1000, seed: 1809 }).map(({ x, y }) => at(x * 10, y * 10))) {
      const near = boxes.flatMap((one, i) => (Math.hypot(one.center.x - p.x, one.center.y - p.y) < 5 ? [i] : []));
      if (near.some((i) => slowEdgeDistance(outlines[i]!, p) < 1e-6)) continue;
      const slow = near.filter((i) => slowContains(outlines[i]!, p)).at(-1);
      expect(pickStand(field, p)).toBe(slow === undefined ? null : `s${slow}`);
      if (slow !== undefined) hits += 1;
    }
    expect(hits).toBeGreaterThan(50);
  });
});

describe('the dragged rectangle', () => {
  const stands = [at(12, 8), at(20, 15), at(29, 19), at(31, 10)].map((p, i) => stand(`s${i}`, box(p.x, p.y)));
  const field = fieldOf(tableOf(stands));

  test('inverted-selection-rectangle: the same three stands from whichever corner it is dragged', () => {
    for (const [a, b] of [
      [at(30, 20), at(10, 5)],
      [at(10, 5), at(30, 20)],
      [at(10, 20), at(30, 5)],
      [at(30, 5), at(10, 20)],
    ] as const) {
      expect(standsInRectangle(field, a, b)).toEqual(['s0', 's1', 's2']);
    }
  });

  test('a centre on the edge is inside, a hair outside is not; no size holds what lies under it', () => {
    expect(standsInRectangle(field, at(12, 8), at(20, 15))).toEqual(['s0', 's1']);
    expect(standsInRectangle(field, at(12.001, 8), at(20, 14.999))).toEqual([]);
    expect(standsInRectangle(field, at(29, 19), at(29, 19))).toEqual(['s2']);
    expect(standsInRectangle(field, at(NaN, 0), at(72, 48))).toEqual([]);
  });

  test('a stand that reaches in but stands outside is not taken', () => {
    expect(standsInRectangle(field, at(10, 5), at(30.5, 12))).toEqual(['s0']);
  });

  test('inverted-selection-rectangle: equal to trying every centre, for any two corners', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 60 }), anyPoint, anyPoint, (boxes, a, b) => {
        const some = boxes.map((one, i) => stand(`s${i}`, one));
        const slow = some.filter(
          ({ box: { center } }) => (center.x - a.x) * (center.x - b.x) <= 0 && (center.y - a.y) * (center.y - b.y) <= 0,
        );
        expect(standsInRectangle(fieldOf(tableOf(some)), a, b)).toEqual(slow.map((one) => one.id));
      }),
      { numRuns: 150 },
    );
  });

  test('stale-spatial-index: after stands moved, went and came, a rectangle finds what is there now', () => {
    const start = Array.from({ length: 200 }, (_, i) => stand(`s${i}`, box(1 + (i % 20), 1 + Math.floor(i / 20) * 2, 0, 0.9, 0.75)));
    const moved = start.map((one, i) =>
      i % 2 ? { ...one, box: { ...one.box, center: at(one.box.center.x + 33, one.box.center.y) } } : one,
    );
    const went = moved.slice(50);
    for (const now of [start, moved, went, start, went]) {
      expect(standsInRectangle(fieldOf(tableOf(now)), at(0, 0), at(72, 48))).toHaveLength(now.length);
      const east = now.filter((one) => one.box.center.x >= 30).map((one) => one.id);
      expect(standsInRectangle(fieldOf(tableOf(now)), at(72, 48), at(30, 0))).toEqual(east);
    }
  });

  test('turned stands are taken by their centre alone', () => {
    const spun = [0, 45, 90, 200].map((facing, i) =>
      stand(`t${i}`, { ...box(20, 20, facing), center: turned(at(24, 20), facing, at(20, 20)) }),
    );
    const inside = spun.filter((one) => one.box.center.x >= 20);
    expect(standsInRectangle(fieldOf(tableOf(spun)), at(20, 0), at(72, 48))).toEqual(inside.map((one) => one.id));
  });
});
