import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxPolygon,
  containsPoint,
  corners,
  crossing,
  facesOf,
  figurePoints,
  frontCenter,
  frontEdge,
  gap,
  inFrame,
  nearestInBox,
  overlaps,
} from '#geometry/shape/box';
import { leastOffset } from '#geometry/shape/sector';
import { area, clip, contains, crossingParams } from '#geometry/shape/planar';
import { tape } from '#geometry/shape/units';
import { along, distance, forward } from '#geometry/shape/vec';
import type { Box } from '#geometry/table/table';
import { anyBox, anyPoint, nearBoxes, real } from '#test/shapes';
import { at, slowArea, slowClip, slowContains, slowCorners, slowBoxPolygon, slowDistance, slowEdgeDistance, turned } from '#test/slowPlane';
import { box, stand } from '#test/stands';

const everyFacing = Array.from({ length: 360 }, (_, facing) => facing);

describe('corners and front', () => {
  test('of a stand 4 wide and 2 deep facing north: front-left, front-right, rear-right, rear-left', () => {
    expect(corners(box(10, 10, 0, 4, 2))).toEqual([at(8, 11), at(12, 11), at(12, 9), at(8, 9)]);
    expect(frontCenter(box(10, 10, 0, 4, 2))).toEqual(at(10, 11));
    expect(frontEdge(box(10, 10, 0, 4, 2))).toEqual({ from: at(8, 11), to: at(12, 11) });
  });

  test('facing east its left is north', () => {
    expect(corners(box(10, 10, 90, 4, 2))).toEqual([at(11, 12), at(11, 8), at(9, 8), at(9, 12)]);
  });

  test('they are where turning the corners about the centre puts them, and run counter-clockwise as a polygon', () => {
    fc.assert(
      fc.property(anyBox, (b) => {
        const slow = slowCorners(b);
        corners(b).forEach((corner, i) => expect(slowDistance(corner, slow[i]!)).toBeLessThan(1e-12));
        expect(slowArea(boxPolygon(b))).toBeCloseTo(b.width * b.depth, 9);
      }),
    );
  });

  test('a frame is the stand’s own: right and ahead', () => {
    expect(inFrame(box(10, 10, 90), at(13, 10))).toEqual({ x: 0, y: 3 });
    expect(inFrame(box(10, 10, 90), at(10, 8))).toEqual({ x: 2, y: 0 });
  });
});

describe('a line through a stand', () => {
  const b = box(11, 5.5, 0, 2, 1);

  test('along the edge it strikes nothing, a thousandth inside it the whole length', () => {
    expect(crossing(b, at(4, 6), at(20, 6))).toBeNull();
    expect(crossing(b, at(4, 5.999), at(20, 5.999))).toEqual({ enter: 6, leave: 8 });
    expect(crossing(b, at(4, 6 - 5e-10), at(20, 6 - 5e-10))).toBeNull();
    expect(crossing(b, at(4, 6 - 2e-9), at(20, 6 - 2e-9))).toEqual({ enter: 6, leave: 8 });
  });

  test('ending on a face it does not enter; a thousandth further it does, and leaves where it ends', () => {
    expect(crossing(b, at(4, 5.5), at(10, 5.5))).toBeNull();
    expect(crossing(b, at(4, 5.5), at(10.001, 5.5))).toEqual({ enter: 6, leave: expect.closeTo(6.001, 9) });
    expect(crossing(b, at(12, 5.5), at(20, 5.5))).toBeNull();
  });

  test('begun inside it enters at once', () => {
    expect(crossing(b, at(11, 5.5), at(20, 5.5))).toEqual({ enter: 0, leave: 1 });
    expect(crossing(b, at(11, 5.5), at(11.5, 5.5))).toEqual({ enter: 0, leave: 0.5 });
  });

  test('a line of no length passes through nothing', () => {
    expect(crossing(b, at(11, 5.5), at(11, 5.5))).toBeNull();
    expect(crossing(b, at(11, 5.5), at(11 + 1e-10, 5.5))).toBeNull();
  });

  test('at every facing: along each edge nothing, just inside it the edge’s length, through a corner nothing', () => {
    for (const facing of everyFacing) {
      const turnedBox = box(36, 24, facing, 3, 2);
      const outline = slowCorners(turnedBox);
      outline.forEach((a, i) => {
        const c = outline[(i + 1) % 4]!;
        const length = slowDistance(a, c);
        const [ux, uy] = [(c.x - a.x) / length, (c.y - a.y) / length];
        const line = (inwards: number) =>
          [
            at(a.x - 5 * ux + inwards * uy, a.y - 5 * uy - inwards * ux),
            at(c.x + 5 * ux + inwards * uy, c.y + 5 * uy - inwards * ux),
          ] as const;
        expect(crossing(turnedBox, ...line(0))).toBeNull();
        expect(crossing(turnedBox, ...line(-1e-6))).toBeNull();
        expect(crossing(turnedBox, ...line(1e-6))).toEqual({ enter: expect.closeTo(5, 9), leave: expect.closeTo(5 + length, 9) });
        // Square to the diagonal through this corner.
        const [dx, dy] = [a.x - 36, a.y - 24];
        expect(crossing(turnedBox, at(a.x - 3 * dy, a.y + 3 * dx), at(a.x + 3 * dy, a.y - 3 * dx))).toBeNull();
      });
    }
  });

  test('stepping along the line finds as much of it inside', () => {
    fc.assert(
      fc.property(anyBox, real(-8, 8), real(-8, 8), real(0, 360), real(0.5, 30), (target, dx, dy, bearing, length) => {
        const from = at(target.center.x + dx, target.center.y + dy);
        const to = along(from, bearing, length);
        const passage = crossing(target, from, to);
        const polygon = slowBoxPolygon(target);
        const steps = 400;
        let inside = 0;
        for (let i = 0; i < steps; i++) if (slowContains(polygon, along(from, bearing, ((i + 0.5) / steps) * length))) inside += 1;
        const found = passage ? passage.leave - passage.enter : 0;
        expect(Math.abs(found - (inside / steps) * length)).toBeLessThanOrEqual((2 * length) / steps);
      }),
    );
  });

  test('turf meets its outline where it enters and where it leaves', () => {
    fc.assert(
      fc.property(anyBox, anyPoint, anyPoint, (target, from, towards) => {
        const to = slowDistance(from, towards) < 1 ? at(from.x + 10, from.y) : towards;
        const passage = crossing(target, from, to);
        const met = crossingParams(from, to, boxPolygon(target));
        if (!passage) {
          for (let i = 1; i < met.length; i++) {
            const middle = along(from, (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI, (met[i]! + met[i - 1]!) / 2);
            if (slowEdgeDistance(boxPolygon(target), middle) > 1e-6) expect(contains(boxPolygon(target), middle)).toBe(false);
          }
          return;
        }
        if (passage.enter > 0) expect(met.some((m) => Math.abs(m - passage.enter) < 1e-9)).toBe(true);
        if (passage.leave < distance(from, to)) expect(met.some((m) => Math.abs(m - passage.leave) < 1e-9)).toBe(true);
      }),
    );
  });
});

describe('points and stands', () => {
  test('a point on the edge is in the stand, one beyond the tolerance is not', () => {
    expect(containsPoint(box(10, 10), at(11, 10.5))).toBe(true);
    expect(containsPoint(box(10, 10), at(11 + 5e-10, 10))).toBe(true);
    expect(containsPoint(box(10, 10), at(11 + 2e-9, 10))).toBe(false);
  });

  test('the nearest point of a stand: a foot, a corner, itself', () => {
    expect(nearestInBox(box(10, 10), at(10.5, 20))).toEqual(at(10.5, 10.5));
    expect(nearestInBox(box(10, 10), at(20, 20))).toEqual(at(11, 10.5));
    expect(nearestInBox(box(10, 10), at(10.2, 10.1))).toEqual(at(10.2, 10.1));
  });

  test('no point of the outline is nearer than the nearest', () => {
    fc.assert(
      fc.property(anyBox, anyPoint, (b, p) => {
        const found = slowDistance(p, nearestInBox(b, p));
        const outside = !slowContains(slowBoxPolygon(b), p);
        expect(found).toBeCloseTo(outside ? slowEdgeDistance(slowBoxPolygon(b), p) : 0, 6);
      }),
    );
  });

  test('the faces hold exactly what the box holds', () => {
    fc.assert(
      fc.property(anyBox, real(-4, 4), real(-4, 4), (b, dx, dy) => {
        const p = at(b.center.x + dx, b.center.y + dy);
        expect(leastOffset(facesOf(b), p) >= -1e-9).toBe(containsPoint(b, p));
      }),
    );
  });
});

describe('overlap', () => {
  test('at every facing: side by side is contact, not overlap; a hair nearer is overlap', () => {
    for (const facing of everyFacing) {
      const left = box(36, 24, facing, 2, 1);
      const beside = (inches: number): Box => ({ ...left, center: along(left.center, facing + 90, inches) });
      const behind = (inches: number): Box => ({ ...left, center: along(left.center, facing + 180, inches) });
      expect(overlaps(left, beside(2))).toBe(false);
      expect(overlaps(left, beside(2 - 1e-8))).toBe(true);
      expect(overlaps(left, behind(1))).toBe(false);
      expect(overlaps(left, behind(1 - 1e-8))).toBe(true);
      expect(gap(left, beside(2)).inches).toBe(0);
      expect(gap(left, beside(2 + 1e-6)).inches).toBeCloseTo(1e-6, 12);
    }
  });

  test('it is overlap exactly where turf finds a shared area, and where cutting finds one', () => {
    fc.assert(
      fc.property(nearBoxes, ([a, b]) => {
        const shared = clip(boxPolygon(a), boxPolygon(b)).reduce((sum, part) => sum + area(part), 0);
        expect(shared).toBeCloseTo(Math.abs(slowArea(slowClip(slowBoxPolygon(a), slowBoxPolygon(b)))), 8);
        if (shared > 1e-6 || shared === 0) expect(overlaps(a, b)).toBe(shared > 0);
        expect(overlaps(b, a)).toBe(overlaps(a, b));
      }),
    );
  });
});

describe('gap', () => {
  test('between parallel faces: from the front midpoint where it looks at the other', () => {
    expect(gap(box(12, 9.5, 0, 4, 1), box(13, 16.5, 180, 4, 1))).toEqual({ inches: 6, from: at(12, 10), to: at(12, 16) });
  });

  test('between parallel faces that only half meet: the middle of what faces what', () => {
    const found = gap(box(12, 9.5, 0, 4, 1), box(15, 16.5, 180, 4, 1));
    expect(found).toEqual({ inches: 6, from: at(13.5, 10), to: at(13.5, 16) });
    expect(gap(box(12, 9.5, 0, 4, 1), box(12, 3, 0, 4, 1))).toEqual({ inches: 5.5, from: at(12, 9), to: at(12, 3.5) });
  });

  test('corner to corner it is the root', () => {
    expect(gap(box(10, 10, 0, 2, 2), box(15, 16, 0, 2, 2))).toEqual({ inches: 5, from: at(11, 11), to: at(14, 15) });
  });

  test('overlapping or touching stands have none, and it is never negative', () => {
    expect(gap(box(10, 10, 90, 2, 2), box(11.5, 10, 270, 2, 2))).toEqual({ inches: 0, from: at(11, 10), to: at(11, 10) });
    expect(gap(box(10, 10, 0, 2, 2), box(10, 10, 0, 2, 2)).inches).toBe(0);
    expect(gap(box(10, 10, 0, 2, 2), box(12, 12, 0, 2, 2))).toEqual({ inches: 0, from: at(11, 11), to: at(11, 11) });
  });

  test('it is the same from either side in the same digits, both ends lie on their stands, and no corner or edge is nearer', () => {
    fc.assert(
      fc.property(nearBoxes, ([a, b]) => {
        const there = gap(a, b);
        expect(gap(b, a).inches).toBe(there.inches);
        expect(distance(there.from, there.to)).toBeCloseTo(there.inches, 9);
        expect(containsPoint(a, there.from) || slowDistance(nearestInBox(a, there.from), there.from) < 1e-9).toBe(true);
        expect(slowDistance(nearestInBox(b, there.to), there.to)).toBeLessThan(1e-9);
        if (there.inches === 0) return;
        const nearest = Math.min(
          ...slowCorners(a).map((p) => slowEdgeDistance(slowBoxPolygon(b), p)),
          ...slowCorners(b).map((p) => slowEdgeDistance(slowBoxPolygon(a), p)),
        );
        expect(there.inches).toBeCloseTo(nearest, 6);
      }),
    );
  });

  test('a front edge exactly 12″ away reads 12.00 at every facing', () => {
    for (const facing of everyFacing) {
      const a = box(36, 24, facing, 0.9, 0.75);
      const b = { ...box(0, 0, (facing + 180) % 360, 0.9, 0.75), center: along(a.center, facing, 12.75) };
      expect(tape(gap(a, b).inches)).toBe(1200);
      expect(tape(distance(frontCenter(a), nearestInBox(b, frontCenter(a))))).toBe(1200);
    }
  });
});

describe('figures', () => {
  test('three in one rank stand at the sixths of the front, in the middle of the depth', () => {
    expect(figurePoints(stand('a', box(10, 10, 0, 3, 1), { figures: 3 }))).toEqual([at(9, 10), at(10, 10), at(11, 10)]);
  });

  test('five in two ranks: three in front, two centred on the files behind', () => {
    expect(figurePoints(stand('a', box(10, 10, 0, 3, 2), { figures: 5, ranks: 2 }))).toEqual([
      at(9, 10.5),
      at(10, 10.5),
      at(11, 10.5),
      at(9.5, 9.5),
      at(10.5, 9.5),
    ]);
  });

  test('more ranks than figures: one file, the rear ranks empty; no figures, no points', () => {
    expect(figurePoints(stand('a', box(10, 10, 0, 2, 4), { figures: 2, ranks: 4 }))).toEqual([at(10, 11.5), at(10, 10.5)]);
    expect(figurePoints(stand('a', box(10, 10), { figures: 0 }))).toEqual([]);
  });

  test('they turn with the stand and lie inside it', () => {
    fc.assert(
      fc.property(anyBox, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }), (b, figures, ranks) => {
        const points = figurePoints({ box: b, figures, ranks });
        const north = figurePoints({ box: { ...b, facing: 0 }, figures, ranks });
        expect(points).toHaveLength(figures);
        points.forEach((p, i) => {
          expect(containsPoint(b, p)).toBe(true);
          expect(slowDistance(p, turned(north[i]!, b.facing, b.center))).toBeLessThan(1e-9);
        });
      }),
    );
  });
});

test('a stand’s forward is that of its facing', () => {
  expect(forward(30).x).toBeCloseTo(0.5, 15);
});
