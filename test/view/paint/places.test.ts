import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figurePoints } from '#geometry/shape/box';
import { crewPlaces, figureScale, grid, placesOf } from '#view/paint/stand/places';

describe('Figures on their stand', () => {
  test('six in two ranks stand in three files, the front rank toward the front edge', () => {
    expect(grid(6, 2, 1.5, 1)).toEqual([
      { x: -0.5, y: -0.25 },
      { x: 0, y: -0.25 },
      { x: 0.5, y: -0.25 },
      { x: -0.5, y: 0.25 },
      { x: 0, y: 0.25 },
      { x: 0.5, y: 0.25 },
    ]);
  });

  test('a last rank that is not full is centred', () => {
    const [left, right, ...none] = grid(5, 2, 1.5, 1).slice(3);
    expect(left?.x).toBeCloseTo(-0.25, 12);
    expect(right?.x).toBeCloseTo(0.25, 12);
    expect(none).toEqual([]);
  });

  test('they are drawn where they are measured, at any facing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 359 }),
        (figures, ranks, facing) => {
          const box = { center: { x: 4, y: 9 }, width: 1.2, depth: 0.8, facing };
          const turn = (facing * Math.PI) / 180;
          const drawn = grid(figures, ranks, box.width, box.depth).map(({ x, y }) => ({
            x: 4 + x * Math.cos(turn) - y * Math.sin(turn),
            y: 9 - (x * Math.sin(turn) + y * Math.cos(turn)),
          }));
          figurePoints({ box, figures, ranks }).forEach((point, i) => {
            expect(drawn[i]?.x).toBeCloseTo(point.x, 9);
            expect(drawn[i]?.y).toBeCloseTo(point.y, 9);
          });
        },
      ),
    );
  });

  test('one of three lost leaves its empty place between the two that stand', () => {
    const { present, empty } = placesOf({ figures: 2, full: 3, ranks: 1, width: 1.2, depth: 0.8 });
    expect(present.map(({ x }) => x)).toEqual([-0.3, 0.3]);
    expect(empty).toHaveLength(1);
    expect(empty[0]?.x).toBeCloseTo(0, 12);
  });

  test('as many places are empty as figures are lost, on no figure', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        (figures, lost, ranks) => {
          const { present, empty } = placesOf({ figures, full: figures + lost, ranks, width: 1.5, depth: 1 });
          expect([present.length, empty.length]).toEqual([figures, lost]);
        },
      ),
    );
  });

  test('a gun whole has six gunners, four on both sides of the piece and two at the trail', () => {
    const { present, empty } = crewPlaces(6, 6, 1.75, 1.75);
    expect(present).toHaveLength(6);
    expect(empty).toEqual([]);
    expect(present.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 12);
    expect(present.filter(({ y }) => y > 0.6)).toHaveLength(2);
  });

  test('a gun without a crew shows six empty places', () => {
    expect(crewPlaces(0, 6, 1, 1.25)).toMatchObject({ present: [], empty: { length: 6 } });
  });

  test('crew stand on their stand, whatever its size', () => {
    for (const { x, y } of crewPlaces(6, 6, 1, 1.25).present) {
      expect(Math.abs(x)).toBeLessThan(0.5);
      expect(Math.abs(y)).toBeLessThan(0.625);
    }
  });

  test('figures are drawn smaller on a crowded stand and never beyond their limits', () => {
    expect(figureScale(3, 1, 1.2, 0.8)).toBeCloseTo(1.2 / 3 / 0.45, 9);
    expect(figureScale(40, 2, 1.5, 1)).toBe(0.45);
    expect(figureScale(1, 1, 4, 4)).toBe(1.2);
  });
});
