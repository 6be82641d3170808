import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcFact, arcRegion, directionInArc } from '#geometry/check/arc';
import type { ArcPolicy } from '#geometry/check/facts';
import { frontCenter } from '#geometry/shape/box';
import { area, contains } from '#geometry/shape/planar';
import { along } from '#geometry/shape/vec';
import type { Box } from '#geometry/table/table';
import { changedBox, mirroredAt, scaledBy, shiftedBy, turnedBy } from '#test/measuring';
import { anyBox, anyFacing, anyPoint, real } from '#test/shapes';
import { at, slowArea, slowBoxPolygon, slowClip, slowContains, slowDistance } from '#test/slowPlane';
import { box } from '#test/stands';

const wedge = (half: number, more: Partial<ArcPolicy> = {}): ArcPolicy => ({
  half,
  construction: 'front-centre',
  counts: 'any-part',
  ...more,
});
const corners = (half: number): ArcPolicy => wedge(half, { construction: 'front-corners' });
/** Front midpoint at (20, 10), facing north. */
const firer = box(20, 9.5, 0, 2, 1);
const everyPolicy: readonly ArcPolicy[] = [
  wedge(45),
  wedge(90),
  corners(30),
  corners(90),
  wedge(12.5),
  wedge(45, { counts: 'centre' }),
  wedge(45, { counts: 'half' }),
];

describe('any part in the arc', () => {
  test('wholly in: the whole share, spare to the deepest corner', () => {
    const fact = arcFact(firer, box(20, 16, 180, 2, 2), wedge(45));
    expect(fact).toMatchObject({ inside: true, share: 1, off: 0, half: 45, construction: 'front-centre' });
    expect(fact.margin).toBeCloseTo(7 * Math.SQRT1_2, 9);
  });

  test('a third of it inside: the part, its share, the aim off the front', () => {
    const fact = arcFact(firer, box(25.5, 15, 180, 3, 1), wedge(45));
    expect(fact.inside).toBe(true);
    expect(fact.share).toBeCloseTo(1 / 3, 9);
    expect(area(fact.part)).toBeCloseTo(1, 9);
    expect(fact.off).toBeCloseTo((Math.atan2(4, 4.5) * 180) / Math.PI, 9);
    expect(fact.margin).toBeCloseTo((5.5 - 4) * Math.SQRT1_2, 9);
    expect(slowDistance(fact.witness.from, fact.witness.to)).toBeCloseTo(fact.margin, 9);
  });

  test('touching the limit with a corner it is in, with no part and no margin', () => {
    const fact = arcFact(firer, box(24.5, 13.5, 0, 1, 1), wedge(45));
    expect(fact).toMatchObject({ inside: true, share: 0, part: [] });
    expect(fact.margin).toBeCloseTo(0, 12);
    expect(fact.off).toBeCloseTo(45, 9);
  });

  test('a hundredth beyond it is out, by the distance to the limit', () => {
    const fact = arcFact(firer, box(24.51, 13.5, 0, 1, 1), wedge(45));
    expect(fact).toMatchObject({ inside: false, share: 0, part: [] });
    expect(fact.margin).toBeCloseTo(-0.01 * Math.SQRT1_2, 9);
    expect(slowDistance(fact.witness.from, fact.witness.to)).toBeCloseTo(-fact.margin, 9);
  });

  test('behind the apex it is out by the distance to the apex', () => {
    expect(arcFact(firer, box(20, 5.5, 0, 1, 1), wedge(45)).margin).toBeCloseTo(-4, 12);
    expect(arcFact(firer, box(20, 5.5, 0, 1, 1), corners(30)).margin).toBeCloseTo(-4, 12);
    expect(arcFact(firer, box(23.5, 7, 0, 1, 1), corners(30)).margin).toBeCloseTo(-Math.hypot(2, 2.5), 12);
  });

  test('of a half-plane it is out by the distance to the front line', () => {
    expect(arcFact(firer, box(50, 8, 0, 2, 2), wedge(90))).toMatchObject({ inside: false, margin: expect.closeTo(-1, 9) });
    expect(arcFact(firer, box(50, 9, 0, 2, 2), wedge(90))).toMatchObject({ inside: true, margin: expect.closeTo(0, 9) });
    expect(arcFact(firer, box(50, 9.5, 0, 2, 2), wedge(90)).share).toBeCloseTo(0.25, 9);
  });

  test('at every facing the corner on 45.000° is in, a millionth of an inch beyond is out', () => {
    for (let facing = 0; facing < 360; facing += 1) {
      const gun = box(36, 24, facing, 2, 1);
      for (const side of [-1, 1]) {
        const touch = (outwards: number): Box => {
          const corner = along(along(frontCenter(gun), facing + side * 45, 6), facing + side * 135, outwards);
          return { ...box(0, 0, facing + 45, 1, 1), center: along(corner, facing + side * 135, 0.5) };
        };
        // Its face lies along the ray: from 5.5 to 6.5 inches out it touches the limit.
        expect(arcFact(gun, touch(0), wedge(45)).inside).toBe(true);
        expect(arcFact(gun, touch(1e-6), wedge(45)).inside).toBe(false);
        expect(arcFact(gun, touch(-1e-6), wedge(45)).inside).toBe(true);
      }
    }
  });
});

describe('other ways to count', () => {
  const target = (x: number): Box => box(x, 15, 0, 2, 2);

  test('by its centre: on the limit in, beyond it out', () => {
    const fact = (x: number) => arcFact(firer, target(x), wedge(45, { counts: 'centre' }));
    expect(fact(25).inside).toBe(true);
    expect(fact(25).margin).toBeCloseTo(0, 12);
    expect(fact(25.1)).toMatchObject({ inside: false, margin: expect.closeTo(-0.1 * Math.SQRT1_2, 9) });
    expect(fact(20).margin).toBeCloseTo(5 * Math.SQRT1_2, 9);
    expect(arcFact(firer, target(25.1), wedge(45)).inside).toBe(true);
  });

  test('by half its area: exactly half in, less out; the margin is how far the limits could be drawn in', () => {
    const fact = (x: number) => arcFact(firer, target(x), wedge(45, { counts: 'half' }));
    expect(fact(25)).toMatchObject({ inside: true, share: expect.closeTo(0.5, 9) });
    expect(fact(25.01).inside).toBe(false);
    expect(fact(24).margin).toBeCloseTo(Math.SQRT1_2, 6);
    expect(fact(26).margin).toBeCloseTo(-Math.SQRT1_2, 6);
    expect(fact(20).margin).toBeGreaterThan(1);
    expect(fact(40)).toMatchObject({ inside: false, share: 0 });
  });
});

describe('the two constructions', () => {
  test('from the corners more is in than from the middle', () => {
    const target = box(22.5, 12, 0, 0.2, 0.2);
    expect(arcFact(firer, target, wedge(45)).inside).toBe(false);
    expect(arcFact(firer, target, corners(45)).inside).toBe(true);
  });

  test('at 90 degrees both are the half-plane ahead of the front line', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (a, b) => {
        const one = arcFact(a, b, wedge(90));
        const other = arcFact(a, b, corners(90));
        expect([other.inside, other.share]).toEqual([one.inside, expect.closeTo(one.share, 9)]);
      }),
    );
  });
});

describe('drawn and tested', () => {
  test('the polygon that is drawn holds the points that are in the arc, within a millionth of an inch', () => {
    fc.assert(
      fc.property(anyFacing, anyPoint, fc.nat(everyPolicy.length - 1), (facing, p, which) => {
        const gun = box(36, 24, facing, 2, 1);
        const arc = everyPolicy[which]!;
        const fact = arcFact(gun, { center: p, width: 1e-9, depth: 1e-9, facing: 0 }, { ...arc, counts: 'any-part' });
        if (Math.abs(fact.margin) < 1e-6) return;
        expect(contains(arcRegion(gun, arc, 200), p)).toBe(fact.inside);
      }),
      { numRuns: 300 },
    );
  });

  test('its last vertex lies on the limit, at the radius', () => {
    for (const half of [30, 45, 90]) {
      const region = arcRegion(box(36, 24, 10, 2, 1), wedge(half), 12);
      const apex = region[0]!;
      expect(apex).toEqual(frontCenter(box(36, 24, 10, 2, 1)));
      expect(slowDistance(region.at(-1)!, along(apex, 10 - half, 12))).toBeLessThan(1e-12);
      expect(slowDistance(region[1]!, along(apex, 10 + half, 12))).toBeLessThan(1e-12);
      expect(slowArea(region)).toBeGreaterThan(0);
      expect(slowArea(region)).toBeCloseTo(((Math.PI * 144) / 360) * 2 * half, 0);
    }
  });

  test('from the corners it is the front’s length wider, and rounded by the radius', () => {
    const region = arcRegion(box(20, 9.5, 0, 2, 1), corners(30), 6);
    expect(slowArea(region)).toBeCloseTo(((Math.PI * 36) / 360) * 60 + 2 * 6, 1);
    expect(region.slice(0, 2)).toEqual([at(19, 10), at(21, 10)]);
  });

  test('turf’s cut of the drawn arc, cutting by hand and sampling give the same share', () => {
    fc.assert(
      fc.property(anyBox, anyFacing, fc.constantFrom(wedge(45), wedge(90), corners(30)), (target, facing, arc) => {
        const gun = box(36, 24, facing, 2, 1);
        const fact = arcFact(gun, target, arc);
        const region = arcRegion(gun, arc, 300);
        const cut = Math.abs(slowArea(slowClip(slowBoxPolygon(target), region))) / (target.width * target.depth);
        expect(fact.share).toBeCloseTo(cut, 6);
        let inside = 0;
        for (let i = 0; i < 20; i++)
          for (let j = 0; j < 20; j++) {
            const p = along(
              along(target.center, target.facing, ((i + 0.5) / 20 - 0.5) * target.depth),
              target.facing + 90,
              ((j + 0.5) / 20 - 0.5) * target.width,
            );
            if (slowContains(region, p)) inside += 1;
          }
        expect(Math.abs(fact.share - inside / 400)).toBeLessThan(0.08);
        expect(fact.inside).toBe(fact.margin >= -1e-9);
      }),
      { numRuns: 80 },
    );
  });
});

describe('symmetry', () => {
  test('turned, shifted, mirrored and scaled: the same answer, the share kept, the margin to scale', () => {
    fc.assert(
      fc.property(anyBox, anyBox, anyFacing, real(-9, 9), real(0.3, 3), fc.constantFrom(...everyPolicy), (a, b, turn, shift, size, arc) => {
        const fact = arcFact(a, b, arc);
        if (Math.abs(fact.margin) < 1e-6) return;
        const changes = [
          [turnedBy(turn, at(9, 9)), 1],
          [shiftedBy(shift, 2 * shift), 1],
          [mirroredAt(shift), -1],
          [scaledBy(size), 1],
        ] as const;
        for (const [change, hand] of changes) {
          const changed = arcFact(changedBox(a, change), changedBox(b, change), arc);
          expect(changed.inside).toBe(fact.inside);
          expect(changed.share).toBeCloseTo(fact.share, 6);
          expect(changed.margin).toBeCloseTo(fact.margin * change.size, 6);
          if (Math.abs(fact.off) < 179.999) expect(changed.off).toBeCloseTo(hand * fact.off, 6);
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('a direction', () => {
  test('89 degrees off a gun’s front is in, 90 on the limit is in, 90.001 is out', () => {
    const gun = box(36, 24, 0, 1, 1.25);
    expect(directionInArc(gun, 89, { half: 90 }, 18)).toMatchObject({
      inside: true,
      off: 89,
      margin: expect.closeTo(18 * Math.sin(Math.PI / 180), 9),
    });
    expect(directionInArc(gun, 90, { half: 90 }, 18)).toMatchObject({ inside: true, margin: expect.closeTo(0, 12) });
    expect(directionInArc(gun, 270, { half: 90 }, 18)).toMatchObject({ inside: true, off: -90 });
    expect(directionInArc(gun, 90.001, { half: 90 }, 18).inside).toBe(false);
    expect(directionInArc(gun, 180, { half: 90 }).margin).toBe(-1);
  });

  test('at every facing a direction exactly on the limit is in, and a thousandth of a degree further out', () => {
    for (let facing = 0; facing < 360; facing += 1)
      for (const half of [30, 45, 90]) {
        expect(directionInArc(box(36, 24, facing), facing + half, { half }).inside).toBe(true);
        expect(directionInArc(box(36, 24, facing), facing - half - 0.001, { half }).inside).toBe(false);
      }
  });
});
