import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaContains, gapToArea, grownBox, mergeRuns, partBounds, partPolygon, runsThrough, withoutRuns } from '#geometry/shape/area';
import { area } from '#geometry/shape/planar';
import { nearestInBox } from '#geometry/shape/box';
import { partsOfOutline, partsOfPath } from '#geometry/shape/pathParts';
import { along } from '#geometry/shape/vec';
import type { Part, Point } from '#geometry/table/table';
import { anyBox, anyOutline, real } from '#test/shapes';
import { at, slowContains, slowDistance, slowEdgeDistance, upright } from '#test/slowPlane';
import { box } from '#test/stands';

const field = partsOfOutline(upright(10, 10, 20, 16));
/** A horseshoe open to the north, arms 3 wide. */
const shoe = partsOfOutline([at(0, 0), at(9, 0), at(9, 9), at(6, 9), at(6, 3), at(3, 3), at(3, 9), at(0, 9)]);
const disc: Part = { kind: 'disc', center: at(10, 10), radius: 2 };

describe('stretches of a line inside a piece', () => {
  test('a field crossed: where it enters and where it leaves', () => {
    expect(runsThrough(field, at(0, 12), at(30, 12))).toEqual([{ enter: 10, leave: 20 }]);
    expect(runsThrough(field, at(0, 12), at(15, 12))).toEqual([{ enter: 10, leave: 15 }]);
    expect(runsThrough(field, at(12, 12), at(15, 12))).toEqual([{ enter: 0, leave: 3 }]);
    expect(runsThrough(field, at(0, 12), at(10, 12))).toEqual([]);
  });

  test('along its edge it is not in it, a thousandth inside it is', () => {
    expect(runsThrough(field, at(0, 16), at(30, 16))).toEqual([]);
    expect(runsThrough(field, at(0, 16.001), at(30, 16.001))).toEqual([]);
    expect(runsThrough(field, at(0, 15.999), at(30, 15.999))).toEqual([{ enter: 10, leave: 20 }]);
    expect(runsThrough(field, at(0, 16 - 5e-10), at(30, 16 - 5e-10))).toEqual([]);
  });

  test('through one corner only it is not in it', () => {
    expect(runsThrough(field, at(6, 14), at(14, 22))).toEqual([]);
    expect(runsThrough(field, at(6, 6), at(26, 26))).toHaveLength(1);
  });

  test('a horseshoe is crossed twice, and along the inner edge of its back not at all', () => {
    expect(runsThrough(shoe, at(-5, 6), at(20, 6))).toEqual([
      { enter: 5, leave: 8 },
      { enter: 11, leave: 14 },
    ]);
    // On y = 3 the line runs in the arms and along the bottom of the gap: inside, edge, inside.
    expect(runsThrough(shoe, at(-5, 3), at(20, 3))).toEqual([
      { enter: 5, leave: 8 },
      { enter: 11, leave: 14 },
    ]);
    expect(runsThrough(shoe, at(-5, 2.999), at(20, 2.999))).toEqual([{ enter: 5, leave: 14 }]);
  });

  test('a line that just touches an inward corner stays inside', () => {
    const notched = partsOfOutline([at(0, 0), at(10, 0), at(10, 8), at(5, 4), at(0, 8)]);
    expect(runsThrough(notched, at(-2, 4), at(12, 4))).toEqual([{ enter: 2, leave: 12 }]);
  });

  test('a disc: the chord, and nothing of a tangent', () => {
    expect(runsThrough([disc], at(0, 10), at(20, 10))).toEqual([{ enter: 8, leave: 12 }]);
    expect(runsThrough([disc], at(0, 12), at(20, 12))).toEqual([]);
    const [chord] = runsThrough([disc], at(0, 11), at(20, 11));
    expect(chord!.enter).toBeCloseTo(10 - Math.sqrt(3), 12);
    expect(runsThrough([disc], at(10, 10), at(20, 10))).toEqual([{ enter: 0, leave: 2 }]);
    expect(runsThrough([disc], at(0, 10), at(8, 10))).toEqual([]);
  });

  test('a bent path is one piece: along it, across its joint, and past its flat end', () => {
    const path = partsOfPath([at(0, 10), at(10, 10), at(10, 20)], 2);
    expect(runsThrough(path, at(-5, 10), at(30, 10))).toEqual([{ enter: 5, leave: 16 }]);
    expect(runsThrough(path, at(10, 0), at(10, 30))).toEqual([{ enter: 9, leave: 20 }]);
    expect(runsThrough(path, at(0, 0), at(0, 30))).toEqual([]);
    expect(runsThrough(path, at(0.001, 0), at(0.001, 30))).toEqual([{ enter: 9, leave: 11 }]);
  });

  test('stepping along the line finds the same stretches, of any simple outline', () => {
    fc.assert(
      fc.property(anyOutline, real(-10, 10), real(-10, 10), real(0, 360), real(2, 40), (outline, dx, dy, bearing, length) => {
        const from = at(outline[0]!.x + dx, outline[0]!.y + dy);
        const runs = runsThrough(partsOfOutline(outline), from, along(from, bearing, length));
        for (let i = 0; i < 150; i++) {
          const inches = ((i + 0.5) / 150) * length;
          const p = along(from, bearing, inches);
          if (slowEdgeDistance(outline, p) < 1e-6) continue;
          expect(runs.some((run) => run.enter < inches && inches < run.leave)).toBe(slowContains(outline, p));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the far way round gives the same stretches from the other end', () => {
    fc.assert(
      fc.property(anyOutline, real(0, 72), real(0, 48), real(0, 72), real(0, 48), (outline, ax, ay, bx, by) => {
        const length = slowDistance(at(ax, ay), at(bx, by));
        const there = runsThrough(partsOfOutline(outline), at(ax, ay), at(bx, by));
        const back = runsThrough(partsOfOutline(outline), at(bx, by), at(ax, ay)).toReversed();
        expect(back).toHaveLength(there.length);
        there.forEach((run, i) => {
          expect(length - back[i]!.leave).toBeCloseTo(run.enter, 8);
          expect(length - back[i]!.enter).toBeCloseTo(run.leave, 8);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('runs', () => {
  test('those that overlap or touch are one, those apart stay', () => {
    expect(
      mergeRuns([
        { enter: 5, leave: 7 },
        { enter: 1, leave: 3 },
        { enter: 3, leave: 4 },
        { enter: 6, leave: 6.5 },
      ]),
    ).toEqual([
      { enter: 1, leave: 4 },
      { enter: 5, leave: 7 },
    ]);
    expect(
      mergeRuns([
        { enter: 1, leave: 2 },
        { enter: 2 + 2e-9, leave: 3 },
      ]),
    ).toHaveLength(2);
  });

  test('a bridge takes its part out of the stream', () => {
    expect(withoutRuns([{ enter: 0, leave: 10 }], [{ enter: 4, leave: 6 }])).toEqual([
      { enter: 0, leave: 4 },
      { enter: 6, leave: 10 },
    ]);
    expect(withoutRuns([{ enter: 4, leave: 5 }], [{ enter: 3, leave: 6 }])).toEqual([]);
    expect(withoutRuns([{ enter: 4, leave: 5 }], [{ enter: 6, leave: 8 }])).toEqual([{ enter: 4, leave: 5 }]);
    expect(withoutRuns([{ enter: 4, leave: 5 }], [{ enter: 5, leave: 8 }])).toEqual([{ enter: 4, leave: 5 }]);
  });
});

describe('ground held', () => {
  test('the edge belongs to it, a hair beyond does not', () => {
    expect(areaContains(field, at(10, 12))).toBe(true);
    expect(areaContains(field, at(10 - 2e-9, 12))).toBe(false);
    expect(areaContains([disc], at(12, 10))).toBe(true);
    expect(areaContains([disc], at(12 + 2e-9, 10))).toBe(false);
    expect(areaContains(shoe, at(4.5, 6))).toBe(false);
  });

  test('how far a stand is from it: 0 in contact, across and inside', () => {
    expect(gapToArea(box(15, 18, 0, 2, 1), field)).toBeCloseTo(1.5, 12);
    expect(gapToArea(box(15, 16.5, 0, 2, 1), field)).toBe(0);
    expect(gapToArea(box(15, 13, 0, 2, 1), field)).toBe(0);
    expect(gapToArea(box(15, 13, 0, 40, 1), field)).toBe(0);
    expect(gapToArea(box(14, 10, 0, 2, 2), [disc])).toBeCloseTo(1, 12);
    expect(gapToArea(box(4.5, 6, 0, 1, 1), shoe)).toBeCloseTo(1, 12);
  });

  test('bounds and polygons of parts', () => {
    expect(partBounds(disc)).toEqual({ minX: 8, minY: 8, maxX: 12, maxY: 12 });
    expect(partBounds(field[0]!)).toEqual({ minX: 10, minY: 10, maxX: 20, maxY: 16 });
    expect(area(partPolygon(disc, 256))).toBeCloseTo(4 * Math.PI, 1);
    expect(partPolygon(field[0]!)).toBe((field[0] as { points: readonly Point[] }).points);
  });

  test('everything within an inch of a stand: the sides exactly, the corners round', () => {
    expect(area(grownBox(box(10, 10, 0, 2, 1), 1, 64))).toBeCloseTo(2 + 2 * 3 + Math.PI, 2);
    expect(area(grownBox(box(10, 10, 0, 2, 0), 1, 64))).toBeCloseTo(2 * 2 + Math.PI, 2);
    fc.assert(
      fc.property(anyBox, real(0.5, 3), (b, reach) => {
        for (const p of grownBox(b, reach)) expect(slowDistance(p, nearestInBox(b, p))).toBeCloseTo(reach, 9);
      }),
    );
  });
});
