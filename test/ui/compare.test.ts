/** The Compare page: its cards, its curve with labels that keep apart, and what it asks of the desk. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comparisonOf } from '#app/background/comparison';
import type { CurvePoint, RangeCurve } from '#game/rangeCurve';
import { library } from '#rules/sets/index';
import { cliffsOf, noteOf } from '#ui/compare/cliffs';
import type { CompareView } from '#ui/compare/comparison';
import { pictureOf } from '#ui/compare/curve';
import type { Frame } from '#ui/compare/frame';
import { apart, groundOf, meet, type Label } from '#ui/compare/labels';
import { rangeOf, rowsOf } from '#ui/compare/rows';
import { stateFrom } from '#test/games';
import { foot, scene, unit } from '#test/scenes';
import { faultsFound, shellOn } from './shellOn.ts';

const point = (inches: number, mean: number): CurvePoint => ({ inches, yards: inches * 50, mean });
const curve = (pieces: readonly (readonly CurvePoint[])[], book = 'stands'): RangeCurve => ({
  book,
  label: book,
  mode: 'small-arms',
  target: 'b',
  pieces,
  here: null,
  nudges: [],
});

describe('what a line is like', () => {
  const staircase = curve([[point(0, 3), point(2, 3), point(2.01, 1), point(6, 1)]]);

  test('a step lies between two neighbouring readings, and at the end beyond which nothing may be fired', () => {
    expect(cliffsOf(staircase).map(({ at, to }) => [at.inches, to])).toEqual([
      [2, 1],
      [6, null],
    ]);
    expect(noteOf(staircase, 'inches')?.words).toBe('cliff at 6″: one step back costs everything');
    expect(noteOf(staircase, 'yards')?.words).toBe('cliff at 300 yd: one step back costs everything');
  });

  test('where the table ends the line of a shot along it, that is no cliff', () => {
    expect(cliffsOf(staircase, true).map(({ at }) => at.inches)).toEqual([2]);
    expect(noteOf(staircase, 'inches', true)?.words).toBe('step at 2″');
  });

  test('a line that goes on to the end of the chart has no cliff there', () => {
    expect(cliffsOf(curve([[point(0, 3), point(60, 3)]]))).toEqual([]);
    expect(cliffsOf(curve([[point(0, 3), point(59.99, 3)]]))).toHaveLength(1);
  });

  test('two readings further apart than the tape’s hundredth are a slope, and a difference under 0.03 is none', () => {
    expect(cliffsOf(curve([[point(0, 3), point(2, 3), point(2.02, 1), point(6, 0)]]))).toEqual([]);
    expect(cliffsOf(curve([[point(2, 1.029), point(2.01, 1), point(6, 0)]]))).toEqual([]);
    expect(cliffsOf(curve([[point(2, 1.04), point(2.01, 1), point(6, 0)]]))).toHaveLength(1);
  });

  test('a line that falls evenly to nothing is straight; a bent one is not called so', () => {
    expect(noteOf(curve([[point(0, 3), point(15, 0), point(20, 0)]]), 'inches')).toMatchObject({ words: 'straight line', mean: 0.54 });
    expect(noteOf(curve([[point(0, 3), point(5, 1), point(15, 0)]]), 'inches')).toBeNull();
  });
});

const FRAME: Frame = { width: 700, height: 300, left: 34, right: 18, top: 16, bottom: 44 };
const label = (n: number, x: number, y: number, words: string): Label => ({ id: `${n}`, words, index: n, x, y, end: false });

describe('words on the chart', () => {
  /** Numbers from 0 to 1, the same in every run. */
  function* numbers(): Generator<number> {
    for (let seed = 1815; ; seed = (seed * 16807) % 2147483647) yield seed / 2147483647;
  }

  test('never lie on one another, on a dot, or off the chart', () => {
    const draw = numbers();
    const next = (most: number): number => Math.floor(most * (draw.next().value ?? 0));
    for (let chart = 0; chart < 200; chart += 1) {
      const spots = Array.from({ length: next(7) }, (_, n) =>
        label(n, 34 + next(660), next(256), next(2) === 0 ? 'Odds 1.4' : 'cliff at 6″: one step back costs everything'),
      );
      const dots = Array.from({ length: next(4) }, () => ({ x: 34 + next(640), y: next(256) }));
      const placed = apart(spots, dots, FRAME).map(groundOf);
      placed.forEach((one, n) => {
        expect(placed.slice(n + 1).some((other) => meet(one, other))).toBe(false);
        expect(dots.some(({ x, y }) => meet(one, { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }))).toBe(false);
        expect([one.left >= 34, one.right <= 682.001, one.top >= 0, one.bottom <= 256]).toEqual([true, true, true, true]);
      });
    }
  });

  test('a label that is alone stays where it belongs', () => {
    expect(apart([label(0, 100, 100, 'Odds 1.4')], [], FRAME)).toEqual([label(0, 100, 100, 'Odds 1.4')]);
  });

  test('the hand stands at the range that is asked about, in inches and in yards', () => {
    const drawn = (by: 'inches' | 'yards') =>
      pictureOf([curve([[point(0, 3), point(8, 1)]])], new Map(), { by, inchIsYards: 50, range: 4 }, FRAME);
    expect(drawn('inches').rangeAt(drawn('inches').here ?? 0)).toBeCloseTo(4, 2);
    expect(drawn('yards').rangeAt(drawn('yards').here ?? 0)).toBeCloseTo(4, 2);
  });
});

/** Nine figures at nine, front to front, 4.60 apart: within reach of every book. */
const state = stateFrom(
  scene([
    unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0, { frontage: 3, figures: 9 })]),
    unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 14.975, 180, { frontage: 3, figures: 9 })]),
  ]),
);
const answer = comparisonOf({ state, shot: { unit: 'a', mode: 'small-arms', aim: { at: 'b' } }, by: 'inches', ghost: null }, library);
const OPEN: CompareView = { by: 'inches', ghost: null, title: 'A, small arms at B', answer };
const shown = (change: Partial<CompareView> = {}, size: 'desk' | 'tablet' | 'phone' = 'desk') =>
  shellOn(size, { state, books: library.books, compare: { ...OPEN, ...change } });
const dialog = page.getByRole('dialog', { name: /^Same shot/ });

describe('the page', () => {
  test('a card for each book with its range, its verdict and its loss; the charge beside it', async () => {
    await shown();
    for (const { label: name } of answer.columns) await expect.element(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    const stands = answer.columns.find(({ book }) => book === 'stands');
    expect(stands && rangeOf(stands)?.inches).toBe(4.6);
    await expect.element(dialog.getByRole('article').filter({ hasText: 'Stands and odds' }).getByText('230 yd')).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Charge, text 003' })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Charge, text 004' })).toBeVisible();
    expect(await faultsFound()).toEqual([]);
  });

  test('the cards and the curve are in sight together on a desk', async () => {
    await shown();
    const chart = () => dialog.getByRole('slider', { name: 'Range, in inches' }).element().getBoundingClientRect();
    await expect.poll(() => chart().bottom).toBeLessThanOrEqual(900);
    expect(chart().height).toBeGreaterThanOrEqual(240);
  });

  test.each(['tablet', 'phone'] as const)('nothing runs off the side of a %s', async (size) => {
    await shown({}, size);
    const body = dialog.element().querySelector('.page');
    expect(body?.scrollWidth).toBe(body?.clientWidth);
    expect(await faultsFound()).toEqual([]);
  });

  test('a press on the chart and its arrow keys ask about another range; by yards asks by yards', async () => {
    const { asked } = await shown();
    const chart = dialog.getByRole('slider', { name: 'Range, in inches' });
    await chart.click();
    const first = asked('compare').at(-1)?.[1] as { readonly ghost: number };
    expect(first.ghost).toBeGreaterThan(0);
    (chart.element() as unknown as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}{ArrowLeft}');
    expect(
      asked('compare')
        .slice(-3)
        .map(([, how]) => (how as { readonly ghost: number }).ghost),
    ).toEqual([4.85, 5.6, 4.35]);
    await dialog.getByRole('button', { name: 'Same yards' }).click();
    expect(asked('compare').at(-1)?.[1]).toEqual({ by: 'yards', ghost: null });
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(asked('compare').at(-1)?.[1]).toBeNull();
  });

  test('the last answer stays on the page while the next is worked out', async () => {
    const { desk } = await shown();
    desk.set({ compare: { ...OPEN, ghost: 5, answer: null } });
    await expect.element(dialog.getByText('A, small arms at B, as if at 5.00″')).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Stands and odds' })).toBeVisible();
  });

  test('differences only hides rows that every book has alike', async () => {
    const [first] = answer.columns;
    if (!first) throw new Error('no column');
    const twice = { ...answer, columns: [first, { ...first, book: 'again', label: 'Again' }], charges: [] };
    await shown({ answer: twice });
    const row = rowsOf(first)[0]?.label ?? '';
    await expect.element(dialog.getByText(row, { exact: false }).first()).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Differences only' }).click();
    await expect.element(dialog.getByText(row, { exact: false }).first()).not.toBeInTheDocument();
  });
});
