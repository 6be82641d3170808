import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  area,
  clip,
  contains,
  crossingParams,
  fromFeature,
  hull,
  lineFeature,
  lineMeets,
  meets,
  pointFeature,
  selfCrossings,
  subtract,
  subtractRings,
  toFeature,
  unite,
} from '#geometry/shape/planar';
import type { Point, Polygon } from '#geometry/table/table';
import { anyBox, anyOutline, anyPoint, nearBoxes } from '#test/shapes';
import { at, slowArea, slowBoxPolygon, slowClip, slowContains, slowEdgeDistance, turned, upright } from '#test/slowPlane';

/** Slow second ways are slow, and a busy machine slower. */
vi.setConfig({ testTimeout: 60_000 });

const square = upright(20, 20, 30, 30);
const sum = (pieces: readonly Polygon[]): number => pieces.reduce((total, piece) => total + slowArea(piece), 0);
const spun = (shape: Polygon, degrees: number): Polygon => shape.map((p) => turned(p, degrees, at(31, 17)));

describe('clip', () => {
  test('two squares share the quarter where they overlap, counter-clockwise and without a closing point', () => {
    const [part, ...rest] = clip(square, upright(25, 25, 35, 35));
    expect(rest).toEqual([]);
    expect(part).toHaveLength(4);
    expect(slowArea(part!)).toBe(25);
  });

  test.each([
    ['an edge', upright(30, 20, 40, 30)],
    ['half an edge', upright(30, 25, 40, 40)],
    ['a corner', upright(30, 30, 40, 40)],
  ])('stands that only touch along %s share nothing, at every angle', (_, other) => {
    for (let degrees = 0; degrees < 360; degrees += 7) expect(clip(spun(square, degrees), spun(other, degrees))).toEqual([]);
  });

  test('an overlap a hair deeper than the tolerance counts, a hair less deep is contact', () => {
    expect(sum(clip(square, upright(30 - 2e-9, 20, 40, 30)))).toBeCloseTo(2e-8, 12);
    expect(clip(square, upright(30 - 5e-10, 20, 40, 30))).toEqual([]);
    const sliver = upright(30 - 5e-10, 20, 40, 30).map((p, i) => (i === 0 ? at(30 + 5e-10, 15) : p));
    for (let degrees = 0; degrees < 360; degrees += 11) expect(clip(spun(square, degrees), spun(sliver, degrees))).toEqual([]);
    expect(clip(upright(0, 0, 0.1 + 0.2, 1), upright(0.3, 0, 0.6, 1))).toEqual([]);
  });

  test('clockwise input gives the same part', () => {
    expect(sum(clip([...square].reverse(), [...upright(25, 25, 35, 35)].reverse()))).toBe(25);
  });

  test('a concave outline is cut into two parts', () => {
    const horseshoe = [at(0, 0), at(10, 0), at(10, 10), at(7, 10), at(7, 3), at(3, 3), at(3, 10), at(0, 10)];
    const parts = clip(horseshoe, upright(-1, 5, 11, 8));
    expect(parts.map(slowArea)).toEqual([9, 9]);
  });

  test('turf agrees with cutting edge by edge on random boxes', () => {
    fc.assert(
      fc.property(nearBoxes, ([a, b]) => {
        const other = slowBoxPolygon(b);
        expect(sum(clip(slowBoxPolygon(a), other))).toBeCloseTo(Math.max(0, slowArea(slowClip(slowBoxPolygon(a), other))), 8);
      }),
      { numRuns: 200 },
    );
  });

  test('turf agrees with cutting edge by edge on concave outlines', () => {
    fc.assert(
      fc.property(anyOutline, anyBox, (outline, box) => {
        const cut = slowBoxPolygon(box);
        expect(sum(clip(outline, cut))).toBeCloseTo(slowArea(slowClip(outline, cut)), 8);
      }),
      { numRuns: 100 },
    );
  });
});

describe('subtract and unite', () => {
  test('a stand in the middle leaves a ring with a hole', () => {
    const [piece, ...rest] = subtract(square, [upright(22, 22, 24, 24)]);
    expect(rest).toEqual([]);
    expect(piece!.map(slowArea)).toEqual([100, 4]);
  });

  test('a corner drawn twice, a hair apart, is one corner and no less', () => {
    for (let step = 0; step < 40; step += 1) {
      const hair = 1e-10 * step;
      const doubled = [at(22, 22), at(26, 22), at(26 + hair, 22 + hair), at(26, 26), at(22, 26)];
      for (let start = 0; start < 5; start += 1) {
        const ring = [...doubled.slice(start), ...doubled.slice(0, start)];
        expect(slowArea(clip(square, ring)[0]!)).toBeCloseTo(16, 6);
        expect(subtract(square, [ring])[0]!.map(slowArea)[1]).toBeCloseTo(16, 6);
      }
    }
  });

  test('a ring is cut out with its hole left standing', () => {
    const ring = [upright(21, 21, 29, 29), upright(24, 24, 26, 26)];
    const pieces = subtractRings(square, [ring]);
    expect(new Set(pieces.map((rings) => rings.map(slowArea).join()))).toEqual(new Set(['100,64', '4']));
    expect(subtractRings(square, [[]])).toEqual([[square]]);
  });

  test('a strip right across leaves two pieces; nothing cut leaves the whole; the same shape cut leaves nothing', () => {
    expect(subtract(square, [upright(0, 24, 60, 26)]).map((rings) => slowArea(rings[0]!))).toEqual([40, 40]);
    expect(subtract(square, [])).toEqual([[square]]);
    expect(subtract(square, [square])).toEqual([]);
    expect(subtract(square, [upright(30, 20, 40, 30)])).toHaveLength(1);
  });

  test('three touching boxes melt into one outline with four corners at every angle', () => {
    const boxes = [upright(0, 0, 2, 1), upright(2, 0, 4, 1), upright(4, 0, 6, 1)];
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const melted = unite(boxes.map((box) => spun(box, degrees)));
      expect(melted).toHaveLength(1);
      expect(melted[0]![0]).toHaveLength(4);
    }
  });

  test('boxes that touch at a corner stay two', () => {
    expect(unite([upright(0, 0, 1, 1), upright(1, 1, 2, 2)])).toHaveLength(2);
    expect(unite([])).toEqual([]);
  });

  test('what is shared, what is left of each and what is melted together add up', () => {
    fc.assert(
      fc.property(nearBoxes, ([a, b]) => {
        const [p, q] = [slowBoxPolygon(a), slowBoxPolygon(b)];
        const shared = sum(clip(p, q));
        const net = (pieces: readonly (readonly Polygon[])[]): number =>
          pieces.reduce((total, [outer, ...holes]) => total + slowArea(outer!) - sum(holes), 0);
        expect(net(subtract(p, [q]))).toBeCloseTo(slowArea(p) - shared, 8);
        expect(net(unite([p, q]))).toBeCloseTo(slowArea(p) + slowArea(q) - shared, 8);
      }),
      { numRuns: 100 },
    );
  });
});

describe('crossingParams', () => {
  test('a line across a square is met where it enters and where it leaves, in inches from its start', () => {
    expect(crossingParams(at(10, 25), at(40, 25), square)).toEqual([10, 20]);
    expect(crossingParams(at(40, 25), at(10, 25), square)).toEqual([10, 20]);
  });

  test('a line that stops short, at, or past the face', () => {
    expect(crossingParams(at(10, 25), at(19.999, 25), square)).toEqual([]);
    expect(crossingParams(at(10, 25), at(20, 25), square)).toEqual([10]);
    expect(crossingParams(at(10, 25), at(20.001, 25), square)).toEqual([10]);
  });

  test('line-wholly-inside-area: no edge is met, and yet the middle of the line lies inside', () => {
    expect(crossingParams(at(22, 25), at(28, 25), square)).toEqual([]);
    expect(contains(square, at(25, 25))).toBe(true);
  });

  test('a line exactly through two corners, or along an edge, is met at both corners at each of 720 angles', () => {
    for (let half = 0; half < 720; half++) {
      const spin = (x: number, y: number): Point => turned(at(x, y), half / 2, at(31, 17));
      const box = spun(square, half / 2);
      const diagonal = crossingParams(spin(10, 10), spin(40, 40), box);
      expect(diagonal).toHaveLength(2);
      expect(diagonal[0]).toBeCloseTo(10 * Math.SQRT2, 9);
      const along = crossingParams(spin(10, 20), spin(40, 20), box);
      expect(along[0]).toBeCloseTo(10, 9);
      expect(along.at(-1)).toBeCloseTo(20, 9);
    }
  });

  test('corners on the same line but behind its start or past its end are not met', () => {
    expect(crossingParams(at(31, 20), at(40, 20), square)).toEqual([]);
    expect(crossingParams(at(0, 20), at(19, 20), square)).toEqual([]);
    expect(crossingParams(at(22, 22), at(28, 28), square)).toEqual([]);
  });

  test('a line of no length meets nothing', () => {
    expect(crossingParams(at(20, 25), at(20, 25), square)).toEqual([]);
  });

  test('between two neighbours the line is wholly inside or wholly outside', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyOutline, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, outline, share) => {
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        fc.pre(length > 1);
        const cuts = [0, ...crossingParams(from, to, outline), length];
        const on = (s: number): Point => at(from.x + ((to.x - from.x) * s) / length, from.y + ((to.y - from.y) * s) / length);
        cuts.slice(1).forEach((end, i) => {
          const [middle, other] = [on((cuts[i]! + end) / 2), on(cuts[i]! + (end - cuts[i]!) * share)];
          if (Math.min(slowEdgeDistance(outline, middle), slowEdgeDistance(outline, other)) > 1e-6) {
            expect(slowContains(outline, middle)).toBe(slowContains(outline, other));
          }
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('contains', () => {
  test('the edge and the corners are inside, a hair outside is not', () => {
    expect(contains(square, at(20, 25))).toBe(true);
    expect(contains(square, at(30, 30))).toBe(true);
    expect(contains(square, at(30 + 5e-10, 25))).toBe(true);
    expect(contains(square, at(30 + 2e-9, 25))).toBe(false);
  });

  test('points on a slanted edge are inside at every angle', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      expect(contains(spun(square, degrees), turned(at(23.3, 20), degrees, at(31, 17)))).toBe(true);
    }
  });

  test('turf agrees with the angle sum away from the edge', () => {
    fc.assert(
      fc.property(anyOutline, anyPoint, (outline, p) => {
        fc.pre(slowEdgeDistance(outline, p) > 1e-6);
        expect(contains(outline, p)).toBe(slowContains(outline, p));
      }),
      { numRuns: 200 },
    );
  });
});

describe('shapes made ready before', () => {
  test('meets: contact counts, a gap does not', () => {
    const meet = (other: Polygon): boolean => meets(toFeature(square), toFeature(other));
    expect(meet(upright(30, 20, 40, 30))).toBe(true);
    expect(meet(upright(30.001, 20, 40, 30))).toBe(false);
    expect(meet(upright(22, 22, 24, 24))).toBe(true);
    expect([25, 30, 30.001].map((x) => meets(toFeature(square), pointFeature(at(x, 25))))).toEqual([true, true, false]);
  });

  test('lineMeets: two points across, none within; collinear-along-edge: points along an edge that no ball enters, so points are never counted', () => {
    const met = (from: Point, to: Point): number => lineMeets(lineFeature(from, to), toFeature(square)).length;
    expect(met(at(10, 25), at(40, 25))).toBe(2);
    expect(met(at(22, 25), at(28, 25))).toBe(0);
    expect(met(at(10, 20), at(40, 20))).toBe(2);
  });
});

describe('selfCrossings', () => {
  test('a bow tie crosses itself once', () => {
    expect(selfCrossings([at(0, 0), at(4, 4), at(4, 0), at(0, 4)])).toEqual([at(2, 2)]);
  });

  test('a repeated corner is not a crossing', () => {
    expect(selfCrossings([at(0, 0), at(0, 0), at(4, 0), at(4, 4), at(4, 4), at(0, 4), at(0, 0)])).toEqual([]);
  });

  test('star-shaped outlines never cross themselves', () => {
    fc.assert(
      fc.property(anyOutline, (outline) => {
        expect(selfCrossings(outline)).toEqual([]);
      }),
    );
  });
});

describe('hull', () => {
  test('the inner point is left out; two points or points on one line have no hull', () => {
    expect(slowArea(hull([at(0, 0), at(4, 0), at(4, 4), at(1, 2), at(0, 4)]))).toBe(16);
    expect(hull([at(0, 0), at(1, 1)])).toEqual([]);
    expect(hull([at(0, 0), at(1, 1), at(2, 2)])).toEqual([]);
  });
});

describe('area', () => {
  test('planar-not-geodesic: ten by ten inches are 100 square inches at the south edge and at the far north alike', () => {
    expect(area(upright(0, 0, 10, 10))).toBe(100);
    expect(area(upright(0, 60, 10, 70))).toBe(100);
    expect(area([...upright(0, 60, 10, 70)].reverse())).toBe(100);
    expect(area([at(1, 1), at(2, 2)])).toBe(0);
  });

  test('planar-not-geodesic: a crossing far north lies where the plane says, and shapes keep their area when shifted', () => {
    expect(crossingParams(at(10, 80), at(16, 88), upright(12, 70, 14, 95))[0]).toBeCloseTo(10 / 3, 9);
    fc.assert(
      fc.property(nearBoxes, fc.integer({ min: -40, max: 40 }), ([a, b], dy) => {
        const moved = (shape: Polygon): Polygon => shape.map((p) => at(p.x, p.y + dy));
        const [p, q] = [slowBoxPolygon(a), slowBoxPolygon(b)];
        expect(sum(clip(moved(p), moved(q)))).toBeCloseTo(sum(clip(p, q)), 8);
      }),
      { numRuns: 50 },
    );
  });
});

describe('GeoJSON', () => {
  test('rings are closed, the outer counter-clockwise and the hole clockwise, and come back as they were', () => {
    const feature = toFeature([...square].reverse(), [upright(22, 22, 24, 24)]);
    const [outer, hole] = feature.geometry.coordinates;
    expect(outer).toHaveLength(5);
    expect(outer![0]).toEqual(outer![4]);
    const open = (ring: typeof outer): Polygon => ring!.slice(1).map(([x, y]) => at(x!, y!));
    expect([slowArea(open(outer)), slowArea(open(hole))]).toEqual([100, -4]);
    expect(fromFeature(feature)[0]!.map(slowArea)).toEqual([100, 4]);
    expect(fromFeature(null)).toEqual([]);
  });

  test('a number that is not finite is refused before turf sees it', () => {
    expect(() => toFeature([at(0, 0), at(NaN, 0), at(1, 1)])).toThrow(RangeError);
    expect(() => clip(square, [at(0, 0), at(Infinity, 0), at(1, 1)])).toThrow(/finite/);
  });
});
