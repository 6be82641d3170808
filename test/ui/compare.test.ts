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
import { rangeOf, scopeWords } from '#ui/compare/rows';
import { sharedBy, sharedWords, toldAlready } from '#ui/compare/same';
import { stateFrom } from '#test/games';
import { foot, gun, scene, unit } from '#test/scenes';
import { faultsFound, shellOn } from './shellOn.ts';

const point = (inches: number, mean: number): CurvePoint => ({ inches, yards: inches * 50, mean });
const curve = (pieces: readonly (readonly CurvePoint[])[], book = 'stands'): RangeCurve => ({
  book,
  label: book,
  mode: 'small-arms',
  target: 'b',
  pieces,
  stops: [],
  bands: [],
  grain: 0.0101,
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

  test('each card names the readings that had a part in its ruling', async () => {
    await shellOn('desk', { state, book: library.bookOf(state), books: library.books, compare: OPEN });
    const card = dialog.getByRole('article').filter({ hasText: 'Stands and odds' });
    const readings = card.getByRole('group', { name: 'Readings chosen' });
    await readings.getByText(/readings? chosen/).click();
    await expect.element(readings.getByRole('listitem').first()).toBeVisible();
    await expect.element(readings.getByRole('button', { name: /Change/ })).not.toBeInTheDocument();
  });

  test('the cards and the curve are in sight together on a desk', async () => {
    await shown();
    const chart = () => dialog.getByRole('slider', { name: 'Range, in inches' }).element().getBoundingClientRect();
    await expect.poll(() => chart().bottom).toBeLessThanOrEqual(900);
    expect(chart().height).toBeGreaterThanOrEqual(230);
  });

  test.each(['tablet', 'phone'] as const)('nothing runs off the side of a %s', async (size) => {
    await shown({}, size);
    const body = dialog.element().querySelector('.page');
    expect(body?.scrollWidth).toBe(body?.clientWidth);
    const [card, chart] = ['section.curve', '.curve .chart'].map((place) => body?.querySelector(place)?.getBoundingClientRect());
    expect([(chart?.right ?? 1) <= (card?.right ?? 0), (chart?.bottom ?? 1) <= (card?.bottom ?? 0)]).toEqual([true, true]);
    const [title, close] = [dialog.getByRole('heading', { name: /^Same shot/ }), dialog.getByRole('button', { name: 'Close' })].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(close?.top).toBeLessThan(title?.bottom ?? 0);
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

  test('the last answer stays on the page while the next is worked out, and title and range do not run ahead of it', async () => {
    const { desk } = await shown();
    desk.set({ compare: { ...OPEN, by: 'yards', ghost: 5, answer: null } });
    await expect.poll(() => dialog.element().querySelector('.page')?.getAttribute('aria-busy')).toBe('true');
    await expect.element(dialog.getByRole('heading', { name: 'Stands and odds' })).toBeVisible();
    await expect.element(dialog.getByText(/as if at/).first()).not.toBeInTheDocument();
    desk.set({ compare: { ...OPEN, by: 'yards', ghost: 5, answer: { ...answer, by: 'yards', ghost: 5 } } });
    await expect.element(dialog.getByText('A, small arms at B, as if at 5.00″').first()).toBeVisible();
  });

  test('at the first opening every book has its place, and the charges theirs', async () => {
    await shown({ answer: null });
    expect(dialog.element().querySelectorAll('.cards .card')).toHaveLength(library.books.length + 2);
    await expect.element(dialog.getByText('Every book is being asked.')).toBeInTheDocument();
    expect(await faultsFound()).toEqual([]);
  });

  test('the cards come before the curves: the chart waits for all of them and keeps its place', async () => {
    const { desk } = await shown({ answer: { ...answer, curves: answer.curves.slice(0, 1), charges: [], working: true } });
    await expect.element(dialog.getByRole('heading', { name: 'Linear fire', exact: true })).toBeVisible();
    await expect.element(dialog.getByText('Every book is asked at every range.')).toBeVisible();
    const place = () => dialog.getByRole('region', { name: 'Loss by range' }).element().getBoundingClientRect();
    const before = place();
    desk.set({ compare: OPEN });
    await expect.element(dialog.getByRole('slider', { name: 'Range, in inches' })).toBeVisible();
    expect([place().top, place().height]).toEqual([before.top, before.height]);
  });

  test('differences only tells once what every book has alike, and shows the steps that differ', async () => {
    await shown();
    await expect.element(dialog.getByText('B has 9 figures.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Differences only' }).click();
    await expect.element(dialog.getByText(/^The same in every book: it may fire; .*9 figures in the target/)).toBeVisible();
    await expect.element(dialog.getByText('B has 9 figures.')).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/^May fire/).first()).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/Musket at long range/).first()).toBeVisible();
  });

  test('the staircase that a text rejects is laid over the curves, with its own numbers', async () => {
    await shown();
    const chart = () => dialog.getByRole('slider', { name: 'Range, in inches' }).element();
    expect(chart().querySelector('.stairs')).toBeNull();
    await dialog.getByRole('checkbox', { name: 'Staircase that text 000 rejects' }).click();
    await expect.poll(() => chart().querySelector('path.stairs')).not.toBeNull();
    expect([...chart().querySelectorAll('.tick')].map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['+1', '−1']));
  });
});

describe('what the books have alike', () => {
  const [linear, stands] = answer.columns;
  if (!linear || !stands) throw new Error('no columns');

  test('is what every column says, and nothing where one says otherwise', () => {
    expect(sharedWords(sharedBy([linear, linear]))).toMatch(/^The same in every book: it may fire; .*the range is .*lost on average\.$/);
    expect(sharedBy([linear, { ...linear, may: false }]).facts.size).toBe(0);
    expect(sharedWords(sharedBy([linear, { ...linear, may: false }]))).toBe('Nothing reads the same in every book.');
    expect(sharedBy([linear]).facts.size).toBe(0);
  });

  test('a step is left out only where it says no more than the number that all have', () => {
    const shared = sharedBy(answer.columns);
    const row = (label: string, value: string) => ({
      id: label,
      label,
      value,
      source: stands.refused?.source ?? linear.groups[0]!.checks[0]!.source,
    });
    expect(toldAlready(row('B has 9 figures.', '9'), shared)).toBe(true);
    expect(toldAlready(row('9 figures fire.', '× 9'), shared)).toBe(true);
    expect(toldAlready(row('9 figures fire.', '+18'), shared)).toBe(false);
    expect(toldAlready(row('9 or more on the d12.', '9'), shared)).toBe(false);
    expect(toldAlready(row('B has 19 figures.', '19'), shared)).toBe(false);
  });
});

describe('several rulings on one target', () => {
  const battery = unit('g', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 19.4, 10, 0), gun('g2', 21.2, 10, 0)]);
  const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20.3, 20, 180, { frontage: 6, figures: 12 })]);
  const told = (stands?: readonly string[]) =>
    comparisonOf(
      {
        state: stateFrom(scene([battery, target], [], { book: 'linear' })),
        shot: { unit: 'g', mode: 'direct', aim: { at: 'b' }, ...(stands ? { stands } : {}) },
        by: 'inches',
        ghost: null,
      },
      library,
    ).columns.find(({ book }) => book === 'linear');

  test('the headline speaks of both guns, as the loss does, and the card says that its steps are of the first', () => {
    const both = told();
    expect(both?.said).toMatch(/^May fire\. 2 guns(, each)?: .* for one more/);
    expect(both && scopeWords(both)).toBe('Steps of the first of 2; the loss is of both together.');
  });

  test('of one gun it speaks as it did', () => {
    const one = told(['g1']);
    expect(one?.said).toMatch(/^May fire\. \d sure, /);
    expect(one && scopeWords(one)).toBeNull();
  });
});
