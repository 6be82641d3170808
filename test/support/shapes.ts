/** Random shapes for property tests, on a table of 72 × 48 unless said otherwise. */
import fc from 'fast-check';
import type { Box, Point, Polygon } from '#geometry/table/table';

/** Evenly spread decimals: fast-check's own doubles crowd at zero, where all shapes are alike. */
export const real = (min: number, max: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: Math.ceil(min * 1e6), max: Math.floor(max * 1e6) })).map((millionths) => millionths / 1e6);

export const anyPoint: fc.Arbitrary<Point> = fc.record({ x: real(0, 72), y: real(0, 48) });

export const anyFacing: fc.Arbitrary<number> = fc.oneof(
  real(0, 359.999),
  fc.integer({ min: 0, max: 23 }).map((step) => step * 15),
);

/** A stand's box of ordinary size, anywhere. */
export const anyBox: fc.Arbitrary<Box> = fc.record({ center: anyPoint, width: real(0.5, 6), depth: real(0.3, 4), facing: anyFacing });

/** Two boxes near enough to meet often. */
export const nearBoxes: fc.Arbitrary<readonly [Box, Box]> = fc
  .tuple(anyBox, anyBox, real(-4, 4), real(-4, 4))
  .map(([a, b, dx, dy]) => [a, { ...b, center: { x: a.center.x + dx, y: a.center.y + dy } }]);

/** A star-shaped outline about a centre: simple, mostly concave, counter-clockwise. */
export const anyOutline: fc.Arbitrary<Polygon> = fc
  .tuple(anyPoint, fc.array(real(1, 9), { minLength: 5, maxLength: 14 }))
  .map(([center, radii]) =>
    radii.map((radius, i) => {
      const turn = (i / radii.length) * 2 * Math.PI;
      return { x: center.x + radius * Math.cos(turn), y: center.y + radius * Math.sin(turn) };
    }),
  );
