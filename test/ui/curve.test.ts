/** The loss by range as it is drawn: what is not known is a gap, and a loss of 0 is a line. */
import { pictureOf, type Standing } from '#ui/compare/curve';
import type { Frame } from '#ui/compare/frame';
import type { CurvePoint, RangeCurve } from '#game/rangeCurve';
import { describe, expect, test } from 'vitest';

const FRAME: Frame = { width: 500, height: 300, left: 40, right: 10, top: 10, bottom: 30 };
const BASE = FRAME.height - FRAME.bottom;
const point = (inches: number, mean: number): CurvePoint => ({ inches, yards: inches * 50, mean });
const curve = (...pieces: readonly (readonly CurvePoint[])[]): RangeCurve => ({
  book: 'stands',
  label: 'Stands',
  mode: 'small-arms',
  target: 'odessa',
  pieces,
  stops: [],
  bands: [],
  grain: 0.0101,
});
const draw = (one: RangeCurve, standing: readonly [string, Standing][] = []) =>
  pictureOf([one], new Map(standing), { by: 'inches', inchIsYards: 50, range: null }, FRAME).curves[0];
const heights = (path: string): readonly number[] =>
  path
    .slice(1)
    .split('L')
    .map((pair) => Number(pair.split(',')[1]));

describe('chart-gaps-and-zero: a range at which it may not fire', () => {
  test('parts the line in two, and neither comes down to the bottom at the gap', () => {
    const drawn = draw(curve([point(0, 3), point(4, 3)], [point(6, 2), point(8, 2)]));
    expect(drawn?.paths).toHaveLength(2);
    expect(drawn?.paths.flatMap(heights).every((y) => y < BASE)).toBe(true);
  });

  test('has no dot, whereas a loss of 0 has one on the bottom line', () => {
    const at = (mean: number | null) => draw(curve([point(0, 3), point(4, 0)]), [['stands', { inches: 4, yards: 200, mean }]]);
    expect(at(null)?.dot).toBeNull();
    expect(at(0)?.dot).toMatchObject({ y: BASE, words: '0.0' });
  });

  test('a loss of 0 is a line along the bottom', () => {
    const drawn = draw(curve([point(0, 3), point(4, 3)], [point(4, 0), point(6, 0)]));
    expect(drawn?.paths.map(heights)).toEqual([expect.not.arrayContaining([BASE]), [BASE, BASE]]);
  });
});

test('a line keeps the stroke of its book where a book before it has no line', () => {
  const asked = { by: 'inches', inchIsYards: 50, range: null, books: ['linear', 'stands', 'sudan'] } as const;
  const lines = [curve([point(0, 3), point(6, 1)]), { ...curve([point(0, 2), point(9, 1)]), book: 'sudan' }];
  const picture = pictureOf(lines.slice(1), new Map([['sudan', { inches: 4, yards: 40, mean: 1.5 }]]), asked, FRAME);
  expect([picture.curves.map(({ index }) => index), picture.labels.map(({ index }) => index)]).toEqual([[2], [2, 2]]);
  expect(pictureOf(lines, new Map(), asked, FRAME).curves.map(({ index }) => index)).toEqual([1, 2]);
});
