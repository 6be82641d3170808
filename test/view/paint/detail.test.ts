import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detailAt, pictureScale } from '#view/paint/lod';

describe('How much of a stand is drawn', () => {
  test.each([
    [160, 'full'],
    [25, 'full'],
    [23.9, 'simple'],
    [12, 'simple'],
    [10.9, 'staff'],
    [4, 'staff'],
  ] as const)('at %d px an inch, with nothing drawn yet, the drawing is %s', (scale, detail) => {
    expect(detailAt(scale)).toBe(detail);
  });

  test.each([
    ['full', 23, 'full'],
    ['full', 22.99, 'simple'],
    ['simple', 24.99, 'simple'],
    ['simple', 25, 'full'],
    ['simple', 11, 'simple'],
    ['simple', 10.99, 'staff'],
    ['staff', 12.99, 'staff'],
    ['staff', 13, 'simple'],
  ] as const)('a %s drawing at %d px an inch becomes %s: a limit is passed by one pixel before it counts', (drawn, scale, detail) => {
    expect(detailAt(scale, drawn)).toBe(detail);
  });

  test('a detail once chosen is kept at the same scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 4, max: 160, noNaN: true }), fc.constantFrom('full', 'simple', 'staff', null), (scale, drawn) => {
        const chosen = detailAt(scale, drawn);
        expect(detailAt(scale, chosen)).toBe(chosen);
      }),
    );
  });

  test('a picture is drawn for a scale at or below the view, by less than a quarter octave', () => {
    fc.assert(
      fc.property(fc.double({ min: 4, max: 160, noNaN: true }), (scale) => {
        const drawn = pictureScale(scale);
        expect(drawn).toBeLessThanOrEqual(scale * (1 + 1e-8));
        expect(drawn * 2 ** 0.25).toBeGreaterThan(scale * (1 - 1e-8));
      }),
    );
    expect(pictureScale(32)).toBe(32);
    expect(pictureScale(31.99)).toBeCloseTo(32 / 2 ** 0.25, 9);
  });
});
