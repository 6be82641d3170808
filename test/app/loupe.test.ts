import { describe, expect, it } from 'vitest';
import { placeOf } from '#app/loupe';

const VIEW = [390, 460] as const;

describe('the magnifier', () => {
  it('stands up and to the right of the finger', () => {
    expect(placeOf({ x: 120, y: 300 }, ...VIEW)).toEqual({ x: 204, y: 196 });
  });

  it('changes to the left of the finger where there is no room on the right', () => {
    expect(placeOf({ x: 244, y: 300 }, ...VIEW).x).toBe(328);
    expect(placeOf({ x: 245, y: 300 }, ...VIEW).x).toBe(161);
  });

  it('stays within the view at its edges', () => {
    expect(placeOf({ x: 10, y: 10 }, ...VIEW)).toEqual({ x: 94, y: 62 });
    expect(placeOf({ x: 389, y: 20 }, ...VIEW)).toEqual({ x: 305, y: 62 });
  });
});
