import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strewn } from '#view/paint/scatter';
import { pick, seeded, seedOf } from '#view/paint/seeded';
import { distance, holds } from '#view/paint/plane';

const square = (side: number) => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];

describe('Chance in pictures', () => {
  test('the same id always gives the same stream, another id another', () => {
    const draw = (id: string): readonly number[] => {
      const random = seeded(seedOf(id));
      return Array.from({ length: 8 }, () => random());
    };
    expect(draw('bois')).toEqual(draw('bois'));
    expect(draw('bois')).not.toEqual(draw('bois2'));
  });

  test('numbers lie in [0, 1) and fill it evenly', () => {
    const random = seeded(1815);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 4000; i += 1) {
      const number = random();
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
      tenths[Math.floor(number * 10)]! += 1;
    }
    for (const count of tenths) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  test('a choice is one of those offered, and none cannot be chosen from', () => {
    const random = seeded(7);
    expect(new Set(Array.from({ length: 60 }, () => pick(random, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => pick(random, [])).toThrow('at least one');
  });

  test('trees stand in their wood, no two nearer than the spacing, the same ones every time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 6, noNaN: true }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        fc.nat(),
        (side, spacing, seed) => {
          const ring = square(side);
          const trees = strewn(ring, spacing, seeded(seed));
          expect(strewn(ring, spacing, seeded(seed))).toEqual(trees);
          trees.forEach((tree, i) => {
            expect(holds(ring, tree)).toBe(true);
            for (const other of trees.slice(0, i)) expect(distance(tree, other)).toBeGreaterThanOrEqual(spacing);
          });
        },
      ),
      { numRuns: 10 },
    );
  });

  test('a wood is filled: no gap is wide enough for three trees abreast', () => {
    const trees = strewn(square(8), 0.7, seeded(3));
    for (let x = 1; x < 7.5; x += 0.5) {
      for (let y = 1; y < 7.5; y += 0.5) {
        expect(Math.min(...trees.map((tree) => distance(tree, { x, y })))).toBeLessThan(1.4);
      }
    }
  });
});
