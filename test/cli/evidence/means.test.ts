/** What a volley of text 004 costs in the mean, the d10 included, reckoned on paper beforehand; and a second way, face by face. */
import { describe, expect, test } from 'vitest';
import { fileOf, onScene } from '#test/lof';
import { scene, unit, type StandData } from '#test/scenes';

interface ChanceJson {
  readonly rulings: readonly { readonly mean: number }[];
}

const SHOT = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const stand = (id: string, x: number, y: number, facing: number, more: object): StandData => ({
  id,
  x,
  y,
  facing,
  frontage: 3,
  depth: 1,
  figures: 12,
  ...more,
});
/** A mass whose nearest figures stand so many inches north of y = 10, one of them on x = 20. */
const mass = (inches: number) =>
  unit('b', 'red', 'mahdist-foot', 'line', [stand('b1', 20, 10.375 + inches, 180, { frontage: 9, figures: 100, ranks: 4 })]);

const mean = (firers: readonly StandData[], troop: string, target: ReturnType<typeof mass>, options: object = {}): number => {
  const data = scene([unit('a', 'blue', troop, 'line', firers), target], [], { book: 'sudan', options });
  const { json } = onScene<ChanceJson>('chance', data, fileOf('order.json', { shots: [SHOT] }));
  if (json.rulings.length !== 1) throw new Error(JSON.stringify(json));
  return json.rulings[0]?.mean ?? NaN;
};
/** Thirty-six British foot in three companies of two ranks, abreast where there is room before the mass. */
const companies = [17, 20, 23].map((x, i) => stand(`a${i}`, x, 10, 0, { ranks: 2 }));

/** Casualties of a hundred figures, from −4 to +6. */
const PER_HUNDRED = [63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630];
const EUROPEAN = [2, 1, 1, 0, -1, -2];
/** A d10 of so much or more, then a d6; ten casualties are a figure, and a rest falls as often as there are tenths of it. */
const onPaper = (figures: number, least: number, factor: number, column = EUROPEAN): number =>
  ((11 - least) / 10 / 6) *
  column.map((more) => Math.floor((figures * (PER_HUNDRED[factor + more + 4] ?? NaN)) / 100 + 0.5) / 10).reduce((a, b) => a + b, 0);

describe('thirty-six British foot at foot', () => {
  test.each([
    [25, 2.0, 6, -2, 'table'],
    [15, 2.4, 5, -2, 'table'],
    [15, 3.7, 5, 0, 'example'],
    [10, 4.4, 4, 0, 'table'],
    [5, 5.0, 3, 0, 'table'],
    [2, 5.6, 2, 0, 'table'],
    [1, 15.6, 1, 4, 'table'],
  ] as const)('at %d″ cost %d figures', (range, about, least, factor, choice) => {
    const found = mean(companies, 'british-foot', mass(range), { 'C004-1': choice });
    expect(found).toBeCloseTo(onPaper(36, least, factor), 9);
    expect(found.toFixed(1)).toBe(about.toFixed(1));
  });
});

test('ten Mahdist riflemen at foot at 6″ cost 1.0', () => {
  const bases = [19.5, 20.5].map((x, i) => stand(`a${i}`, x, 10, 0, { frontage: 1, figures: 5, ranks: 1 }));
  const target = unit('b', 'red', 'british-foot', 'line', mass(6).stands);
  const found = mean(bases, 'mahdist-rifles', target);
  expect(found).toBeCloseTo(onPaper(10, 3, -1, [2, 1, 0, -1, -2, -3]), 9);
  expect(found.toFixed(1)).toBe('1.0');
});
