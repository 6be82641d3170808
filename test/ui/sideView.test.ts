import { describe, expect, it } from 'vitest';
import type { SideView } from '#ui/desk';
import { drawing, levelAt } from '#ui/panel/sideView';

const flat = [
  { at: 0, level: 0 },
  { at: 20, level: 0 },
];
const cliff = [
  { at: 0, level: 0 },
  { at: 8, level: 0 },
  { at: 8, level: 1 },
  { at: 20, level: 1 },
];
const view = (more: Partial<SideView>): SideView => ({
  length: 20,
  ground: flat,
  features: [],
  stands: [],
  ricochetAt: null,
  end: 18,
  said: '',
  ...more,
});

describe('the line of fire from the side', () => {
  it('stands on the ground, and at a cliff on its upper edge', () => {
    expect([0, 7.99, 8, 8.01, 20].map((at) => levelAt(cliff, at))).toEqual([0, 0, 1, 1, 1]);
  });

  it('draws inches from left to right, and further stands further right', () => {
    const { stands } = drawing(
      view({
        stands: [
          { id: 'a', enter: 4, leave: 5, struck: true },
          { id: 'b', enter: 10, leave: 11, struck: false },
        ],
      }),
    );
    const [a, b] = stands;
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(6 * (a?.width ?? 0), 6);
    expect(stands.map((one) => one.struck)).toEqual([true, false]);
  });

  it('draws a stand on the hill above one below it', () => {
    const { stands } = drawing(
      view({
        ground: cliff,
        stands: [
          { id: 'low', enter: 4, leave: 5, struck: true },
          { id: 'high', enter: 10, leave: 11, struck: false },
        ],
      }),
    );
    expect(stands[1]?.y).toBeLessThan(stands[0]?.y ?? 0);
  });

  it('draws three hops after the point of ricochet and none without one', () => {
    const corners = (d: string) => d.split(/[ML]/).filter(Boolean).length;
    expect(corners(drawing(view({})).shot)).toBe(2);
    expect(corners(drawing(view({ ricochetAt: 12 })).shot)).toBe(8);
  });

  it('draws a house of two stories twice as tall as one of one', () => {
    const house = (stories: number) =>
      drawing(
        view({
          features: [
            { kind: 'building', enter: 9, leave: 11, stories: 2 },
            { kind: 'building', enter: 12, leave: 14, stories },
          ],
        }),
      ).features[1]?.height ?? 0;
    expect(house(2)).toBeCloseTo(2 * house(1), 6);
  });
});
