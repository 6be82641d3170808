/** Every colour of the table, by its job, and the one transform that darkens ground and terrain. */
import type { Livery } from '../scene.ts';

export const INK = '#1C242B';
export const CASING = '#FFFFFF';
export const BRASS = '#805300';
export const GOLD = '#FFD24A';
export const PAPER = '#FCF9F2';
export const HAIRLINE = '#D3C8B0';
export const YES = '#1E6A4E';
export const NO = '#B3261E';
export const NEAR = '#F2B632';
export const SHADE = '#282210';

/** The paper round the table's edge. */
export const MARGIN = { light: '#F4EEE1', dark: '#171C21' } as const;

/** A side's livery: map colours, not uniforms. The dark edge is always drawn; it is what carries the contrast. */
export interface LiveryColors {
  readonly base: string;
  readonly edge: string;
  readonly tint: string;
  readonly stripe: string;
  readonly trim: string;
  readonly coat: string;
  readonly horses: readonly string[];
}

export const LIVERIES: Readonly<Record<Livery, LiveryColors>> = {
  blue: {
    base: '#27548F',
    edge: '#14325C',
    tint: '#D3DEEA',
    stripe: '#A9C3E2',
    trim: '#F4F1E6',
    coat: '#27548F',
    horses: ['#5B4233', '#8B6646', '#3C2E26'],
  },
  russet: {
    base: '#AE4A12',
    edge: '#6A2A06',
    tint: '#F1DDCB',
    stripe: '#F0BE98',
    trim: '#FBF3E6',
    coat: '#B9531A',
    horses: ['#554238', '#936F4E', '#3A312C'],
  },
  ivory: {
    base: '#F4ECD6',
    edge: '#3E382C',
    tint: '#FFFDF6',
    stripe: '#3E382C',
    trim: '#FFFFFF',
    coat: '#EFE3C4',
    horses: ['#755F4C', '#B39876', '#5A4B3E'],
  },
};

export const GROUND = {
  fill: '#D2D0AB',
  washes: ['#DAD6AE', '#C8CBA0', '#D9CFA6', '#C3C79C', '#D6D7B4'],
  tick: '#8C9468',
} as const;

export const HILL = { tints: ['#DCD3A9', '#E6DAB2', '#EDE2BF'], hachure: '#6A5533', contour: '#8A7550' } as const;

export const WOODS = {
  floor: '#A9B384',
  crowns: ['#6E8A58', '#7C9763', '#5F7B4D'],
  light: '#A9BD82',
  glint: '#D5DFB0',
  ink: '#34452C',
} as const;

export const WATER = { fill: '#A3C2C8', bank: '#5F7F84', flow: '#D2E3E4', margin: '#A9A77C', reed: '#52735A' } as const;
export const PLOUGH = { fill: '#C2A67E', furrow: '#97784F', light: '#D8C098' } as const;
export const ROAD = { fill: '#E9DEBD', edge: '#A39266' } as const;
export const STONE = { faces: ['#BDB6A6', '#A9A191', '#CFC8B9'], ink: '#5C5547' } as const;
export const TIMBER = { plank: '#D2BD8F', light: '#E0CFA6', rail: '#6B5330', ink: '#4A3B22' } as const;
export const EARTH = { bank: '#CBB78C', crest: '#E0D0A6', gabion: '#B89A63', ink: '#6A5533' } as const;

export const ROOFS = [
  { lit: '#B8694A', shaded: '#9A5238' },
  { lit: '#8D959B', shaded: '#717A82' },
  { lit: '#C9AE74', shaded: '#AC9158' },
] as const;

type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (channel: number): string =>
  Math.round(Math.min(Math.max(channel, 0), 255))
    .toString(16)
    .padStart(2, '0');

const BRIGHTNESS = 0.66;
const SATURATION = 0.8;

/**
 * A ground colour in the dark theme: brightness .66, saturation .8. Both are linear in the channels, so darkening every
 * colour of a drawing equals darkening the drawing.
 */
export function darkened(color: string): string {
  const [r, g, b] = channels(color);
  const grey = 0.213 * r + 0.715 * g + 0.072 * b;
  return `#${[r, g, b].map((channel) => hex(BRIGHTNESS * (grey + SATURATION * (channel - grey)))).join('')}`;
}

const dark = new Map<string, string>();

function darkenedOnce(color: string): string {
  const known = dark.get(color) ?? darkened(color);
  dark.set(color, known);
  return known;
}

/** How a drawing of ground and terrain looks its colours up in this theme. */
export type Tone = (color: string) => string;

export function toneOf(isDark: boolean): Tone {
  return isDark ? darkenedOnce : (color) => color;
}

/** A colour with an opacity, for strokes of a 2D canvas. */
export function faded(color: string, alpha: number): string {
  return `rgba(${channels(color).join(',')},${alpha})`;
}

/** Between two colours: 0 gives the first, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a.map((channel, i) => hex(channel + ((b[i] ?? 0) - channel) * share)).join('')}`;
}
