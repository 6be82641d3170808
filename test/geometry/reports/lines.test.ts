/** Faults with lines and boxes that people met elsewhere: each kind with the case it was met in, and others like it. */
import { describe, expect, test } from 'vitest';
import { followShot } from '#geometry/check/lineOfFire';
import { measurePair } from '#geometry/check/pairFacts';
import { standsMet } from '#geometry/check/standsMet';
import { terrainMet } from '#geometry/check/terrainMet';
import { containsPoint, corners, crossing, gap } from '#geometry/shape/box';
import { boundsOf } from '#geometry/shape/polygon';
import { along, bearing, distance } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Box, Point, Stand } from '#geometry/table/table';
import { changedTable, fromEast, gunPolicy, policy, turnedBy } from '#test/measuring';
import { at, upright } from '#test/slowPlane';
import { box, outlined, stand, tableOf } from '#test/stands';

const hits = (stands: readonly Stand[], from: Point, to: Point): readonly string[] =>
  standsMet(fieldOf(tableOf(stands)), from, to, () => true).map((one) => one.stand.id);
/** A gun whose muzzle is where it is said. */
const gunAt = (muzzle: Point, facing: number): Stand => stand('gun', { center: along(muzzle, facing, -0.5), width: 1, depth: 1, facing });

describe('collinear-along-edge', () => {
  const b = box(11, 5.5, fromEast(0), 1, 2);

  test('collinear-along-edge: along the top edge it strikes nothing, a thousandth lower two inches of it', () => {
    expect(crossing(b, at(4, 6), at(20, 6))).toBeNull();
    const inside = crossing(b, at(4, 5.999), at(20, 5.999))!;
    expect(inside.leave - inside.enter).toBeCloseTo(2, 9);
  });

  test.each([
    [at(10, 0), at(10, 20)],
    [at(20, 5), at(0, 5)],
    [at(12, 20), at(12, 0)],
  ])('collinear-along-edge: nor along any other side, from %o to %o', (from, to) => {
    expect(hits([stand('e', b)], from, to)).toEqual([]);
  });

  test('collinear-along-edge: nor along the sides of a stand at any facing', () => {
    for (let facing = 0; facing < 360; facing += 3) {
      const [fl, fr, rr] = corners(box(36, 24, facing, 2, 1));
      expect(hits([stand('e', box(36, 24, facing, 2, 1))], along(fl, facing + 270, 7), along(fr, facing + 90, 7))).toEqual([]);
      expect(hits([stand('e', box(36, 24, facing, 2, 1))], along(rr, facing + 180, 7), along(fr, facing, 7))).toEqual([]);
    }
  });
});

describe('corner-graze', () => {
  test('corner-graze: a line through one corner only strikes nothing and blocks nothing', () => {
    const block = stand('e', box(11, 6, 0, 2, 2));
    expect(hits([block], at(5, 2), at(15, 12))).toEqual([]);
    expect(hits([block], at(5, 1.999), at(15, 11.999))).toEqual(['e']);
  });

  test('corner-graze: the same about every corner of a turned stand', () => {
    for (let facing = 0; facing < 360; facing += 7)
      for (const corner of corners(box(36, 24, facing, 2, 2))) {
        const out = bearing(at(36, 24), corner)!;
        const graze = (inwards: number) => {
          const at0 = along(corner, out + 180, inwards);
          return hits([stand('e', box(36, 24, facing, 2, 2))], along(at0, out + 90, 9), along(at0, out + 270, 9));
        };
        expect([graze(0), graze(1e-6), graze(-1e-6)]).toEqual([[], ['e'], []]);
      }
  });
});

describe('seam-and-gap-between-stands', () => {
  const friends = [stand('f1', box(15, 9, 90, 2, 2)), stand('f2', box(15, 11, 90, 2, 2))];
  const firer = stand('a', box(9.5, 10, 90, 1, 1));
  const target = stand('t', box(20.5, 10, 270, 1, 1), { side: 'red' });
  const seen = (between: readonly Stand[]) => measurePair(fieldOf(tableOf([firer, target, ...between])), firer, target, policy());

  test('seam-and-gap-between-stands: a gap of width 0 is no gap', () => {
    expect(seen(friends).clear).toBe(false);
    expect(seen(friends).line.blockedBy).toMatchObject([{ stand: 'f1', at: 4, leave: 6 }]);
    expect(seen(friends).visible).toBeCloseTo(0, 9);
  });

  test('seam-and-gap-between-stands: a true gap is one, however narrow', () => {
    const apart = [friends[0]!, stand('f2', box(15, 11 + 1e-6, 90, 2, 2))];
    expect(seen(apart).clear).toBe(true);
    expect(seen(apart).visible).toBeGreaterThan(0);
  });

  test('seam-and-gap-between-stands: a shot down the seam strikes exactly one, the lower id, at any facing', () => {
    for (let facing = 0; facing < 360; facing += 5) {
      const muzzle = at(36, 24);
      const beside = (id: string, off: number): Stand =>
        stand(id, { center: along(along(muzzle, facing, 6), facing + 90, off), width: 2, depth: 2, facing });
      const gun = gunAt(muzzle, facing);
      const field = fieldOf(tableOf([gun, beside('z', -1), beside('b', 1)], [], 80, 80));
      expect(followShot(field, gun, facing, null, gunPolicy(12)).struck).toMatchObject([
        { stand: 'b', enter: expect.closeTo(5, 9), leave: expect.closeTo(7, 9) },
      ]);
    }
  });

  test('seam-and-gap-between-stands: the seam of three ranks is one stand a rank', () => {
    const ranks = [0, 2, 4].flatMap((y) => [stand(`l${y}`, box(15, 9 + y, 0, 2, 2)), stand(`r${y}`, box(17, 9 + y, 0, 2, 2))]);
    expect(hits(ranks, at(16, 5), at(16, 30))).toEqual(['l0', 'l2', 'l4']);
  });
});

describe('zero-length-line', () => {
  const column = [stand('e', box(10, 20, 0, 2, 1))];

  test('zero-length-line: an aim at the muzzle has no direction, and nothing on the same column is hit', () => {
    expect(bearing(at(10, 10), at(10, 10))).toBeNull();
    expect(hits(column, at(10, 10), at(10, 10))).toEqual([]);
  });

  test('zero-length-line: nor inside a stand or a wood', () => {
    expect(hits(column, at(10, 20), at(10, 20))).toEqual([]);
    expect(terrainMet(fieldOf(tableOf([], [outlined('w', 'woods', upright(0, 0, 30, 30))])), at(10, 10), at(10, 10))).toEqual([]);
  });

  test('zero-length-line: a shot from the table’s edge outwards has no length and no NaN', () => {
    const gun = stand('gun', box(20, 47.5, 0, 1, 1));
    const line = followShot(fieldOf(tableOf([gun])), gun, 0, null, gunPolicy());
    expect([line.length, line.to.x, line.to.y, line.legs[0]!.length]).toEqual([0, 20, 48, 0]);
  });
});

describe('overlap-and-contact-range-zero', () => {
  test('overlap-and-contact-range-zero: stands that overlap by half an inch are 0 apart, never less', () => {
    expect(gap(box(10, 10, fromEast(0), 2, 2), box(11.5, 10, fromEast(180), 2, 2)).inches).toBe(0);
  });

  test.each([
    [12, 0],
    [12 + 5e-10, 0],
    [12.01, 0.01],
    [10, 0],
  ])('overlap-and-contact-range-zero: with the other centre at x %d it is %d', (x, inches) => {
    expect(gap(box(10, 10, 0, 2, 2), box(x, 10, 180, 2, 2)).inches).toBeCloseTo(inches, 9);
  });

  test('overlap-and-contact-range-zero: a firer in contact reads 0.00 and sees its target', () => {
    const [a, b] = [stand('a', box(10, 10, 0, 2, 1)), stand('b', box(10, 11, 180, 2, 1))];
    const facts = measurePair(fieldOf(tableOf([a, b])), a, b, policy());
    expect(facts.ranges).toMatchObject({ 'front-to-target': { tape: 0 }, 'edge-to-edge': { tape: 0 } });
    expect([facts.clear, facts.arc.inside, facts.arc.off]).toEqual([true, true, 0]);
  });
});

describe('rotated-box-vs-bounding-box', () => {
  test('rotated-box-vs-bounding-box: a point in the bounds of a turned stand is not in the stand', () => {
    const turned = box(20, 20, fromEast(45), 6, 1);
    expect(containsPoint(turned, at(22, 22))).toBe(false);
    expect(boundsOf(corners(turned)).maxX).toBeCloseTo(22.474874, 6);
    expect(containsPoint(turned, at(22, 18))).toBe(true);
  });

  test('rotated-box-vs-bounding-box: a line through the empty corner of its bounds does not strike it', () => {
    const turned = stand('e', box(20, 20, fromEast(45), 6, 1));
    expect(hits([turned], at(22.2, 30), at(22.2, 21))).toEqual([]);
    expect(hits([turned], at(18.5, 30), at(18.5, 21))).toEqual(['e']);
  });
});

describe('line-leaves-table', () => {
  test('line-leaves-table: a shot of 24″ six inches from the edge is six inches long', () => {
    const gun = gunAt(at(66, 24), fromEast(0));
    const beyond = stand('e', box(73, 24, 90, 1, 1));
    const line = followShot(fieldOf(tableOf([gun, beyond])), gun, 90, null, gunPolicy(24));
    expect(line).toMatchObject({ length: 6, to: at(72, 24), planned: at(72, 24), stoppedBy: { edge: 'table', at: 6 }, struck: [] });
  });

  test.each([0, 33, 90, 123.4, 180, 222, 270, 301])('line-leaves-table: along %d no coordinate lies beyond the edge', (facing) => {
    const gun = stand('gun', box(36, 24, facing, 1, 1));
    const line = followShot(fieldOf(tableOf([gun])), gun, facing, null, gunPolicy(400));
    for (const { x, y } of [line.to, line.planned, ...line.legs.flatMap((leg) => [leg.from, leg.to])])
      expect([x >= 0, x <= 72, y >= 0, y <= 48]).toEqual([true, true, true, true]);
    expect(distance(line.from, line.to)).toBeCloseTo(line.length, 9);
  });
});

describe('own-stand-does-not-block', () => {
  test.each([0, 45, -45, 90, -90])('own-stand-does-not-block: a shot %d degrees off meets nothing of its own', (off) => {
    const gun = stand('gun', box(10, 10, fromEast(0), 2, 2));
    const line = followShot(fieldOf(tableOf([gun])), gun, 90 + off, null, gunPolicy(20));
    expect(line.struck).toEqual([]);
    expect(line.arc.inside).toBe(true);
  });

  test('own-stand-does-not-block: a target beside the front line is seen past the own corner', () => {
    const gun = stand('gun', box(20, 20, 0, 6, 2));
    const foe = stand('foe', box(30, 21.2, 270, 1, 1));
    const facts = measurePair(fieldOf(tableOf([gun, foe])), gun, foe, gunPolicy());
    expect([facts.clear, facts.visible]).toEqual([true, 1]);
  });
});

describe('parallel-faces-many-shortest-lines', () => {
  const firer = stand('a', box(12, 9.5, fromEast(90), 4, 1));
  const target = stand('t', box(12, 16.5, fromEast(270), 4, 1));
  const obstacle = stand('o', box(10.25, 13, fromEast(90), 2.5, 2));

  test('parallel-faces-many-shortest-lines: the line is the perpendicular from the front midpoint, and the obstacle is missed', () => {
    for (const order of [
      [firer, target, obstacle],
      [obstacle, target, firer],
    ]) {
      const facts = measurePair(fieldOf(tableOf(order)), firer, target, policy());
      expect(facts.line).toMatchObject({ from: at(12, 10), to: at(12, 16), blockedBy: [] });
      expect(facts.ranges).toMatchObject({
        'front-to-target': { tape: 600 },
        'edge-to-edge': { tape: 600, spans: [{ from: at(12, 10), to: at(12, 16) }] },
      });
    }
  });

  test('parallel-faces-many-shortest-lines: at any facing the same line', () => {
    for (let turn = 0; turn < 360; turn += 15) {
      const table = changedTable(tableOf([firer, target, obstacle], [], 400, 400), turnedBy(turn, at(12, 13)));
      const [a, t] = [table.stands[0]!, table.stands[1]!];
      const facts = measurePair(fieldOf(table), a, t, policy());
      expect(facts.clear).toBe(true);
      expect(distance(facts.line.from, facts.line.to)).toBeCloseTo(6, 9);
    }
  });
});

describe('near-parallel-numerics', () => {
  test('near-parallel-numerics: a line less than the tolerance inside the edge grazes it', () => {
    const b = stand('e', box(11, 9, fromEast(0), 2, 2));
    expect(hits([b], at(0, 10.0000000000001), at(40, 9.9999999999991))).toEqual([]);
    expect(hits([b], at(0, 10.0000000000001), at(40, 9.9999))).toEqual(['e']);
  });

  test('near-parallel-numerics: with terrain too', () => {
    const field = fieldOf(tableOf([], [outlined('w', 'woods', upright(10, 8, 12, 10))]));
    expect(terrainMet(field, at(0, 10.0000000000001), at(40, 9.9999999999991))).toEqual([]);
    expect(terrainMet(field, at(0, 10.0000000000001), at(40, 9.9999))).toHaveLength(1);
  });
});

describe('rotation-invariance', () => {
  const scene = tableOf(
    [
      stand('a', {
        center: along(at(30, 24), bearing(at(30, 24), at(38, 25))!, -0.5),
        width: 1,
        depth: 1,
        facing: bearing(at(30, 24), at(38, 25))!,
      }),
      stand('t', {
        center: along(at(38, 25), bearing(at(30, 24), at(38, 25))!, 0.5),
        width: 1,
        depth: 1,
        facing: 0 + bearing(at(30, 24), at(38, 25))!,
      }),
      stand('o', box(34, 24.5, 0, 1, 1)),
    ],
    [],
    400,
    400,
  );

  test.each([0, 90, 180, 270, 1, 33, 45, 123.456])(
    'rotation-invariance: turned by %d degrees the obstacle blocks and the range is 8.06',
    (turn) => {
      const table = changedTable(scene, turnedBy(turn, at(36, 24)));
      const facts = measurePair(fieldOf(table), table.stands[0]!, table.stands[1]!, policy());
      expect(facts.clear).toBe(false);
      expect(facts.ranges['front-to-target']?.inches).toBeCloseTo(8.062258, 6);
      expect(facts.ranges['front-to-target']?.tape).toBe(806);
    },
  );
});

describe('line-wholly-inside-area', () => {
  test('line-wholly-inside-area: ten inches of it lie in the woods though no edge is crossed', () => {
    const field = fieldOf(tableOf([], [outlined('w', 'woods', upright(10, 10, 30, 30))]));
    expect(terrainMet(field, at(15, 20), at(25, 20))).toMatchObject([{ enter: 0, leave: 10 }]);
  });

  test('line-wholly-inside-area: in a concave wood, from arm to arm, only what lies inside', () => {
    const shoe = outlined('w', 'woods', [at(10, 10), at(30, 10), at(30, 30), at(24, 30), at(24, 16), at(16, 16), at(16, 30), at(10, 30)]);
    const runs = terrainMet(fieldOf(tableOf([], [shoe])), at(12, 25), at(28, 25));
    expect(runs.map(({ enter, leave }) => [enter, leave])).toEqual([
      [0, 4],
      [12, 16],
    ]);
  });
});

test('a gun’s muzzle is where these tests put it', () => {
  const b: Box = gunAt(at(66, 24), 90).box;
  expect(along(b.center, 90, 0.5)).toEqual(at(66, 24));
});
