import fc from 'fast-check';
import '#test/seed';
import { expect, test } from 'vitest';
import { behindTheFront } from '#geometry/check/behind';
import { tape } from '#geometry/shape/units';
import { changedBox, mirroredAt, shiftedBy, turnedBy } from '#test/measuring';
import { anyFacing, real } from '#test/shapes';
import { at } from '#test/slowPlane';
import { box, stand } from '#test/stands';

const depths = (...boxes: readonly ReturnType<typeof box>[]) => [
  ...behindTheFront(boxes.map((one, index) => stand(`s${index}`, one))).values(),
];

test('in a column each stand lies behind by the depths before it', () => {
  expect(depths(box(20, 10, 0, 0.9, 0.75), box(20, 9.25, 0, 0.9, 0.75), box(20, 8.5, 0, 0.9, 0.75))).toEqual([0, 75, 150]);
});

test('fronts count, not centres: a deeper stand with its front on the same line is not behind', () => {
  expect(depths(box(20, 10, 0, 1, 1), box(21, 9.5, 0, 1, 2))).toEqual([0, 0]);
});

test('abreast nobody is behind, nor one that stands alone', () => {
  expect(depths(box(20, 10, 90), box(20, 12, 90))).toEqual([0, 0]);
  expect(depths(box(20, 10, 33))).toEqual([0]);
  expect(depths()).toEqual([]);
});

test('each is asked along the way that it faces itself: back to back nobody is behind', () => {
  expect(depths(box(20, 12, 0, 1, 1), box(20, 10, 180, 1, 1))).toEqual([0, 0]);
  expect(depths(box(20, 12, 180, 1, 1), box(20, 10, 0, 1, 1))).toEqual([tape(1), tape(1)]);
});

test('turned, shifted or mirrored the depths are the same', () => {
  fc.assert(
    fc.property(anyFacing, real(-20, 20), real(0.1, 9), real(-3, 3), (turn, shift, back, aside) => {
      const pair = [box(20, 10, 0, 1, 1), box(20 + aside, 10 - back, 0, 1, 1)] as const;
      for (const change of [turnedBy(turn, at(3, 4)), shiftedBy(shift, -shift), mirroredAt(shift)])
        expect(Math.abs((depths(...pair.map((one) => changedBox(one, change)))[1] ?? 0) - 100 * back)).toBeLessThanOrEqual(0.51);
    }),
  );
});
