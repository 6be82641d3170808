import { describe, expect, test } from 'vitest';
import { holds } from '#view/paint/plane';
import { hachures } from '#view/paint/terrain/hill';

const circle = (radius: number, steps: number) =>
  Array.from({ length: steps }, (_, i) => ({
    x: radius * Math.cos((2 * Math.PI * i) / steps),
    y: radius * Math.sin((2 * Math.PI * i) / steps),
  }));
const square = [
  { x: -2, y: -2 },
  { x: 2, y: -2 },
  { x: 2, y: 2 },
  { x: -2, y: 2 },
];

describe('Hachures of a hill', () => {
  test.each([
    ['a smooth contour', circle(3, 200)],
    ['a contour drawn the other way round', circle(3, 200).toReversed()],
    ['a contour of four corners', square],
  ])('on %s they point downhill, out of it', (_, ring) => {
    for (const { foot, downhill, length } of hachures(ring, () => 0.5)) {
      const tip = { x: foot.x + downhill.x * length, y: foot.y + downhill.y * length };
      expect(holds(ring, tip)).toBe(false);
      expect(Math.hypot(downhill.x, downhill.y)).toBeCloseTo(1, 9);
    }
  });

  test('they stand every 0.155 inches', () => {
    expect(hachures(square, () => 0.5)).toHaveLength(Math.round(16 / 0.155));
  });

  test('those away from the light, to the south-east, are the heaviest', () => {
    const marks = hachures(circle(3, 200), () => 0.5);
    const heaviest = marks.reduce((a, b) => (b.half > a.half ? b : a));
    const lightest = Math.min(...marks.map(({ half }) => half));
    expect(heaviest.foot.x).toBeGreaterThan(1);
    expect(heaviest.foot.y).toBeGreaterThan(1);
    expect(heaviest.half).toBeGreaterThan(3 * lightest);
  });
});
