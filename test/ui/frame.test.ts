/** Rulers, scale bar, the card's side, the phone's sheet, keys as shown. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf } from '#ui/bar/tools';
import { chords, keyGroups } from '#ui/dialog/keys';
import { heights, nearest, step } from '#ui/sheet';
import { cardSide } from '#ui/table/cardSide';
import { labelStep, scaleBar, ticks } from '#ui/table/ruler';

const camera = { pxPerInch: 20, center: { x: 20, y: 15 }, width: 800, height: 600 };

describe('the ruler strips', () => {
  test('count up from the south-west corner: 0 at the left end of the bottom strip, at the foot of the left one', () => {
    const across = ticks(camera, 'x', 40);
    const up = ticks(camera, 'y', 30);
    expect(across[0]).toEqual({ inch: 0, at: 0, size: 'big' });
    expect(across.at(-1)).toEqual({ inch: 40, at: 800, size: 'big' });
    expect(up[0]).toEqual({ inch: 0, at: 600, size: 'big' });
    expect(up.at(-1)).toMatchObject({ inch: 30, at: 0 });
  });

  test('stop at the edge of the table however far the view reaches', () => {
    const far = { ...camera, center: { x: 2, y: 1 } };
    expect(ticks(far, 'x', 40)[0]?.inch).toBe(0);
    expect(ticks({ ...camera, center: { x: 39, y: 29 } }, 'y', 30).at(-1)?.inch).toBe(30);
    expect(ticks({ ...camera, center: { x: 900, y: 0 } }, 'x', 40).length).toBeLessThanOrEqual(1);
  });

  test('every tick stands where the camera puts its inch, and labels keep 44 px apart', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 200, noNaN: true }), fc.double({ min: 0, max: 40, noNaN: true }), (pxPerInch, x) => {
        const marks = ticks({ ...camera, pxPerInch, center: { x, y: 0 } }, 'x', 40);
        for (const mark of marks) expect(mark.at).toBeCloseTo(400 + (mark.inch - x) * pxPerInch, 6);
        expect(labelStep(pxPerInch) * pxPerInch).toBeGreaterThanOrEqual(44);
      }),
    );
  });

  test('a camera that shows nothing has no ticks', () => {
    expect(ticks({ ...camera, pxPerInch: 0 }, 'x', 40)).toEqual([]);
  });
});

describe('the scale bar', () => {
  test('unit-conversion: the scale bar is the longest round length that has room, in inches and in the yards of the book', () => {
    expect(scaleBar(26, 50, 150)).toEqual({ inches: 5, yards: 250, px: 130 });
    expect(scaleBar(30, 50, 150)).toEqual({ inches: 5, yards: 250, px: 150 });
    expect(scaleBar(30.1, 50, 150)).toMatchObject({ inches: 2, yards: 100 });
  });
});

describe('the card on hover never comes under the pointer', () => {
  test('it keeps its side until the pointer would reach it', () => {
    expect(cardSide(500, 1000, 'right')).toBe('right');
    expect(cardSide(679, 1000, 'right')).toBe('right');
    expect(cardSide(681, 1000, 'right')).toBe('left');
    expect(cardSide(321, 1000, 'left')).toBe('left');
    expect(cardSide(319, 1000, 'left')).toBe('right');
  });

  test('wherever the pointer goes on whatever table, the card is elsewhere', () => {
    fc.assert(
      fc.property(fc.double({ min: 240, max: 2000, noNaN: true }), fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (width, path) => {
        let side: 'left' | 'right' = 'right';
        for (const share of path) {
          side = cardSide(share * width, width, side);
          const reach = 12 + Math.min(304, width / 2 - 18);
          if (side === 'left') expect(share * width).toBeGreaterThanOrEqual(reach);
          else expect(share * width).toBeLessThanOrEqual(width - reach);
        }
      }),
    );
  });
});

describe('the sheet of the phone', () => {
  test('rests at the nearest of its three heights', () => {
    expect(heights(844)).toEqual({ peek: 96, half: 272, full: 674 });
    expect(nearest(183, 844)).toBe('peek');
    expect(nearest(185, 844)).toBe('half');
    expect(nearest(472, 844)).toBe('half');
    expect(nearest(474, 844)).toBe('full');
  });

  test('steps stop at the ends', () => {
    expect(step('peek', -1)).toBe('peek');
    expect(step('peek', 1)).toBe('half');
    expect(step('full', 1)).toBe('full');
  });

  test('on a low window full is never below half and nothing is negative', () => {
    const low = heights(240);
    expect(low.half).toBeLessThanOrEqual(Math.max(low.full, low.peek));
    expect(low.full).toBeGreaterThan(0);
  });
});

describe('keys as shown', () => {
  test('chords are split into caps, ways into chords', () => {
    expect(chords('Ctrl Shift Z / Ctrl Y')).toEqual([
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ]);
    expect(chords('Ctrl+Z')).toEqual([['Ctrl', 'Z']]);
    expect(chords('+')).toEqual([['+']]);
  });

  test('groups keep the order of the table', () => {
    const keys = [
      { group: 'Tools', label: 'Select', keys: 'V' },
      { group: 'Fire', label: 'Fire', keys: 'Enter' },
      { group: 'Tools', label: 'Move', keys: 'G' },
    ];
    expect(keyGroups(keys).map((group) => [group.label, group.keys.length])).toEqual([
      ['Tools', 2],
      ['Fire', 1],
    ]);
    expect(keyOf(keys, 'move')).toBe('G');
    expect(keyOf(keys, 'fire')).toBe('');
  });
});
