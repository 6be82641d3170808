import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreToNearestFigure, edgeToEdge, frontToTarget, meanOfExtremes, meanOfFigures } from '#geometry/check/range';
import { tape } from '#geometry/shape/units';
import { changedBox, mirroredAt, policy, scaledBy, shiftedBy, turnedBy } from '#test/measuring';
import { anyBox, anyFacing, real } from '#test/shapes';
import { at, slowDistance } from '#test/slowPlane';
import { box, stand } from '#test/stands';

const { arc } = policy();
const readings = (spans: readonly { readonly from: { x: number; y: number }; readonly to: { x: number; y: number } }[]) =>
  spans.map(({ from, to }) => tape(slowDistance(from, to)));

describe('front to target', () => {
  const firer = box(20, 9.5, 0, 2, 1);

  test('to a face straight ahead: the perpendicular from the front midpoint', () => {
    expect(frontToTarget(firer, box(20, 14.5, 180, 4, 1), arc)).toEqual({
      tape: 400,
      inches: 4,
      spans: [{ from: at(20, 10), to: at(20, 14) }],
    });
  });

  test('only the part in the arc is measured, and there is none outside it', () => {
    expect(frontToTarget(firer, box(24.25, 12, 180, 5.5, 2), arc)?.inches).toBeCloseTo(Math.sqrt(4.5), 12);
    expect(frontToTarget(firer, box(26, 12, 180, 2, 2), arc)).toBeNull();
    expect(frontToTarget(firer, box(20, 4, 0, 2, 2), arc)).toBeNull();
  });

  test('a corner exactly on the limit is measured', () => {
    expect(frontToTarget(firer, box(24.5, 14.5, 0, 1, 2), arc)?.spans[0]?.to).toEqual(at(24, 14));
    expect(frontToTarget(firer, box(24.5 + 2e-9, 13.5, 0, 1, 1), arc)).toBeNull();
  });

  test('in contact it is 0', () => {
    expect(frontToTarget(firer, box(20, 10.5, 180, 2, 1), arc)?.tape).toBe(0);
  });
});

describe('edge to edge', () => {
  test('reads 8.3 − 2.3 as 6.00, and 0 in contact and in overlap', () => {
    const left = box(2.3 - 0.375, 12, 90, 0.9, 0.75);
    expect(edgeToEdge(left, box(8.3 + 0.375, 12, 270, 0.9, 0.75)).tape).toBe(600);
    expect(edgeToEdge(left, box(2.3 + 0.375, 12, 270, 0.9, 0.75)).tape).toBe(0);
    expect(edgeToEdge(left, box(2.3, 12, 270, 0.9, 0.75)).inches).toBe(0);
  });

  test('turned, shifted and mirrored it is the same length, scaled it scales, and it is the same both ways', () => {
    fc.assert(
      fc.property(anyBox, anyBox, anyFacing, real(-20, 20), real(0.2, 4), (a, b, turn, shift, size) => {
        const { inches } = edgeToEdge(a, b);
        for (const change of [turnedBy(turn, at(3, 4)), shiftedBy(shift, -shift), mirroredAt(shift)])
          expect(edgeToEdge(changedBox(a, change), changedBox(b, change)).inches).toBeCloseTo(inches, 9);
        expect(edgeToEdge(changedBox(a, scaledBy(size)), changedBox(b, scaledBy(size))).inches).toBeCloseTo(inches * size, 9);
        expect(edgeToEdge(b, a).inches).toBe(inches);
      }),
    );
  });
});

describe('centre to the nearest figure', () => {
  const front = [stand('a', box(10, 10, 0, 3, 1), { figures: 3 }), stand('b', box(13, 10, 0, 3, 1), { figures: 3 })];

  test('from the mean of all figures of the group to the nearest enemy figure', () => {
    const found = centreToNearestFigure(front, [stand('e', box(11.5, 15, 180, 3, 2), { figures: 6, ranks: 2 })]);
    expect(found).toMatchObject({ tape: 450, spans: [{ from: at(11.5, 10) }] });
    expect(found!.spans[0]!.to.y).toBeCloseTo(14.5, 12);
  });

  test('a group that is not of equal strength has its mean nearer the stronger', () => {
    const uneven = [stand('a', box(10, 10, 0, 3, 1), { figures: 3 }), stand('b', box(13, 10, 0, 3, 1), { figures: 1 })];
    expect(centreToNearestFigure(uneven, [stand('e', box(10.75, 20, 0, 1, 1), { figures: 1 })])?.inches).toBeCloseTo(10, 12);
  });

  test('a stand without figures counts by its centre; without stands there is no range', () => {
    expect(centreToNearestFigure([stand('g', box(10, 10), { figures: 0 })], [stand('e', box(10, 17), { figures: 0 })])?.tape).toBe(700);
    expect(centreToNearestFigure([], front)).toBeNull();
    expect(centreToNearestFigure(front, [])).toBeNull();
  });
});

describe('mean of the extremes', () => {
  test('eleven in one rank before a wide target all stand 5.38 off: the mean of two equal readings', () => {
    const found = meanOfExtremes([stand('a', box(20, 9.625, 0, 0.9, 0.75), { figures: 11 })], [stand('b', box(20, 15.375, 180, 20, 0.75))]);
    expect(found?.readings).toEqual([538, 538]);
    expect(found?.tape).toBe(538);
    expect(found?.inches).toBeCloseTo(5.375, 12);
  });

  test('the nearest and the furthest figure, each to the nearest point of the target', () => {
    const deep = stand('a', box(10, 10, 0, 1, 6), { figures: 3, ranks: 3 });
    const found = meanOfExtremes([deep], [stand('b', box(10, 16.5, 180, 2, 1))])!;
    expect(found.readings).toEqual([400, 800]);
    expect(readings(found.spans)).toEqual([400, 800]);
    expect([found.tape, found.inches]).toEqual([600, 6]);
  });

  test('the mean of two readings may fall between two hundredths: both readings are kept', () => {
    const thin = stand('a', box(10, 10, 0, 1, 0.02), { figures: 2, ranks: 2 });
    const found = meanOfExtremes([thin], [stand('b', box(10, 14.505, 180, 1, 1))])!;
    expect(found.readings).toEqual([400, 401]);
    expect(found.tape).toBe(401);
  });

  test('all figures, when that is the reading', () => {
    const deep = stand('a', box(10, 10, 0, 1, 6), { figures: 3, ranks: 3 });
    const far = stand('b', box(10, 16.5, 180, 2, 1));
    expect(meanOfFigures([deep], [far])?.readings).toEqual([400, 600, 800]);
    const two = [deep, stand('c', box(10, 4, 0, 1, 2), { figures: 1 })];
    expect(meanOfExtremes(two, [far])?.tape).toBe(800);
    expect(meanOfFigures(two, [far])?.tape).toBe(Math.round((400 + 600 + 800 + 1200) / 4));
    expect(meanOfFigures(two, [])).toBeNull();
  });

  test('several target stands: the nearest point of any', () => {
    const far = [stand('b', box(10, 30, 180, 2, 1)), stand('c', box(10, 16.5, 180, 2, 1))];
    expect(meanOfExtremes([stand('a', box(10, 10, 0, 1, 1), { figures: 1 })], far)?.tape).toBe(600);
  });
});

describe('to what each stand can fire at', () => {
  const left = stand('a', box(10, 10, 0, 1, 1), { figures: 1 });
  const right = stand('b', box(20, 10, 0, 1, 1), { figures: 1 });
  const near = stand('n', box(10, 14.5, 180, 1, 1), { figures: 1 });
  const far = stand('f', box(20, 18.5, 180, 1, 1), { figures: 1 });
  const own = (firer: { readonly id: string }) => (firer.id === 'a' ? [near] : [far]);

  test('a mean takes each figure to the stands of its own stand, and to no nearer one of another’s', () => {
    expect(meanOfExtremes([left, right], own)?.readings).toEqual([400, 800]);
    expect(meanOfFigures([left, right], own)?.readings).toEqual([400, 800]);
    expect(meanOfExtremes([left, right], [far])?.readings).toEqual([800, tape(Math.hypot(9.5, 8))]);
  });

  test('a figure with nothing to fire at is not counted; without any there is no range', () => {
    const one = (firer: { readonly id: string }) => (firer.id === 'b' ? [far] : []);
    expect(meanOfExtremes([left, right], one)?.readings).toEqual([800, 800]);
    expect(meanOfExtremes([left], one)).toBeNull();
    expect(centreToNearestFigure([left], one)).toBeNull();
  });

  test('a company’s centre goes to the nearest figure that any of its stands can fire at', () => {
    // From (15, 10): the near one stands 4.5 up, the far one 8.5, both 5 aside.
    expect(centreToNearestFigure([left, right], own)?.tape).toBe(tape(Math.hypot(5, 4.5)));
    expect(centreToNearestFigure([left, right], ({ id }) => (id === 'b' ? [far] : []))?.tape).toBe(tape(Math.hypot(5, 8.5)));
  });
});

describe('from the front ranks alone', () => {
  // Ranks at 9.5, 8.5 and 7.5; the target's face on y = 15.
  const deep = (figures: number) => [stand('a', box(20, 8.5, 0, 4, 3), { figures, ranks: 3 })];
  const target = [stand('t', box(20, 15.5, 180, 40, 1), { figures: 9 })];

  test('a rank that does not fire is not measured from', () => {
    expect(meanOfExtremes(deep(12), target)?.readings).toEqual([550, 750]);
    expect(meanOfExtremes(deep(12), target, 2)?.readings).toEqual([550, 650]);
    expect(meanOfExtremes(deep(12), target, 1)?.readings).toEqual([550, 550]);
    expect(meanOfFigures(deep(12), target, 2)?.readings).toEqual([...Array<number>(4).fill(550), ...Array<number>(4).fill(650)]);
  });

  test('files close up as figures are lost: of seven in three ranks six stand in two', () => {
    expect(meanOfFigures(deep(7), target, 2)?.readings).toHaveLength(6);
    expect(meanOfFigures(deep(7), target, 9)?.readings).toHaveLength(7);
  });

  test('a stand without figures counts by its centre all the same', () => {
    expect(meanOfExtremes(deep(0), target, 2)?.readings).toEqual([650, 650]);
  });
});

test('a figure’s range turns with the scene', () => {
  fc.assert(
    fc.property(anyFacing, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 4 }), (turn, figures, ranks) => {
      const change = turnedBy(turn, at(11, 7));
      const of = (c: typeof change) =>
        meanOfExtremes(
          [stand('a', changedBox(box(10, 10, 20, 3, 2), c), { figures, ranks })],
          [stand('b', changedBox(box(15, 17, 250, 4, 1), c))],
        )!.inches;
      expect(of(change)).toBeCloseTo(of(shiftedBy(0, 0)), 9);
    }),
  );
});
