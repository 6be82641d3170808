import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { darkened, faded, LIVERIES, mixed, toneOf } from '#view/paint/colors';

const channels = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe('Colours of the table', () => {
  test('white in the dark theme is two thirds grey, black stays black, grey loses no hue', () => {
    expect(darkened('#ffffff')).toBe('#a8a8a8');
    expect(darkened('#000000')).toBe('#000000');
    const [r, g, b] = channels(darkened('#646464'));
    expect(r).toBe(g);
    expect(g).toBe(b);
  });

  test('a dark colour keeps 0.8 of its saturation', () => {
    const [r = 0, , b = 0] = channels(darkened('#c80032'));
    expect(r - b).toBeCloseTo((200 - 50) * 0.8 * 0.66, -0.5);
  });

  test('darkening every colour of a drawing is darkening the drawing', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.double({ min: 0, max: 1, noNaN: true }), (below, above, alpha) => {
        const first = channels(darkened(mixed(below, above, alpha)));
        const after = channels(mixed(darkened(below), darkened(above), alpha));
        first.forEach((channel, i) => expect(Math.abs(channel - (after[i] ?? 0))).toBeLessThanOrEqual(2));
      }),
    );
  });

  test('the light theme leaves colours as they are', () => {
    expect(toneOf(false)('#a3c2c8')).toBe('#a3c2c8');
    expect(toneOf(true)('#a3c2c8')).toBe(darkened('#a3c2c8'));
    expect(faded('#ff8000', 0.25)).toBe('rgba(255,128,0,0.25)');
  });

  test.each(['#D2D0AB', '#C2A67E', '#A9B384', '#E6DAB2', '#A3C2C8'])('every side’s dark edge stands out on %s', (ground) => {
    for (const { edge } of Object.values(LIVERIES)) expect(contrast(edge, ground)).toBeGreaterThan(4.5);
  });
});
