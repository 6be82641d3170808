import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutFace, costOf, form, frontOf, oblique, straight, wheel, type March } from '#geometry/check/march';
import { corners } from '#geometry/shape/box';
import { anyFacing, real } from '#test/shapes';
import { at, slowCorners, slowDistance, turned } from '#test/slowPlane';
import { box, stand } from '#test/stands';
import type { Box, Stand } from '#geometry/table/table';

/** Three stands of 2 × 1 in line, facing north: the front runs from (9, 10.5) to (15, 10.5). */
const line = [0, 1, 2].map((i) => stand(`s${i}`, box(10 + 2 * i, 10, 0, 2, 1)));
const centers = (march: March) => march.moves.map(({ box: { center } }) => [round(center.x), round(center.y)]);
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
const spun = (stands: readonly Stand[], degrees: number): Stand[] =>
  stands.map((one) => ({ ...one, box: { ...one.box, center: turned(one.box.center, degrees), facing: (one.box.facing + degrees) % 360 } }));

describe('the front of a body', () => {
  test('runs from the left end of its first rank to the right end', () => {
    expect(frontOf(line)).toMatchObject({ facing: 0, left: at(9, 10.5), right: at(15, 10.5), width: 6 });
  });

  test('of a column is its leading edge, of stands of several depths the foremost', () => {
    const column = [0, 1].map((i) => stand(`c${i}`, box(10, 10 - i, 0, 2, 1)));
    expect(frontOf(column)).toMatchObject({ left: at(9, 10.5), right: at(11, 10.5) });
    const mixed = [stand('a', box(10, 10, 0, 2, 1)), stand('b', box(12, 10, 0, 2, 2))];
    expect(frontOf(mixed)).toMatchObject({ left: at(9, 11), right: at(13, 11) });
  });

  test('of nobody is refused', () => {
    expect(() => frontOf([])).toThrow(RangeError);
  });
});

describe('straight and oblique', () => {
  test('three inches ahead cost three inches and keep every facing', () => {
    const march = straight(line, 3);
    expect(centers(march)).toEqual([
      [10, 13],
      [12, 13],
      [14, 13],
    ]);
    expect(march.tape).toBe(300);
    expect(march.path).toEqual([at(12, 10.5), at(12, 13.5)]);
    expect(march.pivot).toBeNull();
  });

  test('backwards costs the same', () => {
    expect(straight(line, -3)).toMatchObject({ inches: 3, tape: 300 });
    expect(centers(straight(line, -3))[0]).toEqual([10, 7]);
  });

  test('obliquely thirty degrees to the right for four inches: two to the right, 3.46 ahead, facing as before', () => {
    const march = oblique(line, 30, 4);
    expect(centers(march)[0]).toEqual([12, round(10 + 2 * Math.sqrt(3))]);
    expect(march.moves.every(({ box: { facing } }) => facing === 0)).toBe(true);
    expect(march.tape).toBe(400);
  });
});

describe('wheel', () => {
  test('a quarter wheel to the left about the left front corner costs a quarter circle of the width', () => {
    const march = wheel(line, 'left', -90);
    expect(march.inches).toBeCloseTo(3 * Math.PI, 12);
    expect(march.tape).toBe(942);
    expect(march.pivot).toEqual(at(9, 10.5));
    expect(march.path[0]).toEqual(at(15, 10.5));
    expect([round(march.path[1].x), round(march.path[1].y)]).toEqual([9, 16.5]);
    expect(march.moves.map(({ box: { facing } }) => facing)).toEqual([270, 270, 270]);
    expect(centers(march)).toEqual([
      [9.5, 11.5],
      [9.5, 13.5],
      [9.5, 15.5],
    ]);
  });

  test('to the right about the right corner it is the mirror image at the same cost', () => {
    const [left, right] = [wheel(line, 'left', -37), wheel(line, 'right', 37)];
    expect(right.inches).toBe(left.inches);
    const mirrored = centers(left).map(([x, y]) => [round(24 - x!), y]);
    expect(centers(right).reverse()).toEqual(mirrored);
  });

  test('a wheel of 0.01 inches is read as one hundredth, one of 0.0049 as nothing', () => {
    expect(wheel(line, 'left', -((0.01 / 6) * 180) / Math.PI).tape).toBe(1);
    expect(wheel(line, 'left', -((0.0049 / 6) * 180) / Math.PI).tape).toBe(0);
  });

  test('a whole turn or more, or no number, is refused', () => {
    expect(() => wheel(line, 'left', 360)).toThrow(RangeError);
    expect(() => wheel(line, 'left', NaN)).toThrow(RangeError);
    expect(wheel(line, 'left', 359.9).moves).toHaveLength(3);
  });

  test('the body keeps its shape, the pivot stays, and the cost is the way of the outer corner walked in small steps', () => {
    fc.assert(
      fc.property(anyFacing, real(-170, 170), fc.constantFrom('left' as const, 'right' as const), (facing, turn, about) => {
        const body = spun(line, facing);
        const march = wheel(body, about, turn);
        const before = body.flatMap((one) => slowCorners(one.box));
        const after = march.moves.flatMap((move) => slowCorners(move.box));
        before.forEach((p, i) => {
          expect(slowDistance(after[i]!, after[0]!)).toBeCloseTo(slowDistance(p, before[0]!), 8);
          expect(slowDistance(after[i]!, march.pivot!)).toBeCloseTo(slowDistance(p, march.pivot!), 8);
        });
        let walked = 0;
        let last = march.path[0];
        for (let step = 1; step <= 400; step += 1) {
          const next = turned(march.path[0], (turn * step) / 400, march.pivot!);
          walked += slowDistance(last, next);
          last = next;
        }
        expect(walked).toBeCloseTo(march.inches, 3);
        expect(slowDistance(last, march.path[1])).toBeCloseTo(0, 8);
      }),
      { numRuns: 100 },
    );
  });

  test('wheeled there and back, every stand is where it was', () => {
    const there = wheel(line, 'right', 51);
    const back = wheel(
      there.moves.map((move, i) => ({ ...line[i]!, box: move.box })),
      'right',
      -51,
    );
    back.moves.forEach((move, i) => {
      corners(move.box).forEach((p, k) => expect(slowDistance(p, slowCorners(line[i]!.box)[k]!)).toBeCloseTo(0, 9));
      expect(move.box.facing).toBe(0);
    });
  });
});

describe('about face and change of formation', () => {
  test('about face: the same ground, every facing turned, no inches', () => {
    const march = aboutFace(spun(line, 20));
    expect(march.tape).toBe(0);
    march.moves.forEach(({ from, box: to }) => {
      expect(to.facing).toBeCloseTo(200, 9);
      expect(to.center).toEqual(from.center);
    });
    expect(aboutFace(line.map((one) => ({ ...one, box: { ...one.box, facing: 180 } }))).moves[0]?.box.facing).toBe(0);
  });

  test('a line of three into a column of ones: the middle of the front stays, each rank close behind, the longest way is the cost', () => {
    const march = form(line, 1);
    expect(centers(march)).toEqual([
      [12, 10],
      [12, 9],
      [12, 8],
    ]);
    expect(march.inches).toBeCloseTo(Math.hypot(2, 2), 12);
    expect(frontOf(march.moves).center).toEqual(at(12, 10.5));
  });

  test('three in files of two: two ahead, the third centred behind', () => {
    expect(centers(form(line, 2))).toEqual([
      [11, 10],
      [13, 10],
      [12, 9],
    ]);
    expect(form(line, 3)).toMatchObject({ inches: 0 });
    expect(() => form(line, 0)).toThrow(RangeError);
  });

  test('a rank stands close behind the deepest stand of the one before', () => {
    const mixed = [stand('a', box(10, 10, 0, 2, 1)), stand('b', box(12, 10, 0, 2, 3)), stand('c', box(14, 10, 0, 4, 1))];
    const [, , behind] = form(mixed, 2).moves;
    expect(behind!.box.center.y).toBeCloseTo(11.5 - 3 - 0.5, 12);
  });

  test('a square opens into a line that faces as its guide does', () => {
    const square: Box[] = [box(10, 12, 0), box(11.5, 10.5, 90), box(10, 9, 180), box(8.5, 10.5, 270)];
    const march = form(
      square.map((one, i) => stand(`q${i}`, one)),
      4,
    );
    expect(march.moves.map((move) => move.box.facing)).toEqual([0, 0, 0, 0]);
    expect(frontOf(march.moves)).toMatchObject({ width: 8 });
  });
});

test('legs add up unrounded: three of 1.004 inches are read as 3.01 in all, though each is read as 1.00', () => {
  const legs = [straight(line, 1.004), straight(line, 1.004), straight(line, 1.004)];
  expect(legs.map((leg) => leg.tape)).toEqual([100, 100, 100]);
  expect(costOf(legs).tape).toBe(301);
  expect(costOf([]).tape).toBe(0);
});
