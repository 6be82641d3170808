/** Figures of a text as they are drawn: lines that run on one another, a staircase over them, and what is read at a range. */
import { bookById } from '#rules/sets/index';
import { chartDrawn, figureDrawn, overlayOf, plotOf, readingsAt, type Drawn } from '#ui/charts/plot';
import { describe, expect, test } from 'vitest';

const LINEAR = bookById('linear');
if (!LINEAR) throw new Error('no book of lines');
const figure = (id: string): Drawn => {
  const found = LINEAR.figures.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return figureDrawn(found, LINEAR.charts);
};
const stairs = overlayOf(LINEAR);
const said = (drawn: Drawn, inches: number) => readingsAt(drawn, inches).map((one) => `${one.label} ${one.said}`);

describe('the staircase that the text rejects', () => {
  test('T000-20: is +1 up to 6″, 0 up to 12″, −1 up to 24″, each limit in the nearer band, and nothing beyond', () => {
    const alone = { rows: [], stairs };
    for (const [inches, words] of [
      [0, '+1'],
      [5.75, '+1'],
      [6, '+1'],
      [6.01, '0'],
      [6.5, '0'],
      [12, '0'],
      [12.01, '−1'],
      [24, '−1'],
      [24.01, 'nothing'],
    ] as const)
      expect(readingsAt(alone, inches).map((one) => one.said)).toEqual([words]);
  });

  test('lies over the musket’s line on a scale of its own, which alone it has at the left', () => {
    const musket = figure('figure-2');
    expect(plotOf(musket, 600)).toMatchObject({ steps: [] });
    const over = plotOf({ ...musket, stairs }, 600);
    expect(over.steps.map((tick) => tick.said)).toEqual(['−1', '0', '+1']);
    expect(over.lines.map(({ style }) => style)).toEqual([0, -1]);
    expect(over.y.map((tick) => tick.said)).toContain('30%');
    const alone = plotOf(figure('figure-1'), 600);
    expect([alone.steps, alone.y.map((tick) => tick.said)]).toEqual([[], ['−1', '0', '+1']]);
    expect(said({ ...musket, stairs }, 5.75)).toEqual(['Musket 18.5%', 'Modifier by range +1']);
  });

  test('a book without one lays nothing over its charts', () => {
    expect(overlayOf({ figures: [], charts: LINEAR.charts })).toBeNull();
  });
});

describe('lines that run on one another', () => {
  const lines = LINEAR.charts.find(({ id }) => id === 'linear.lines');
  const drawn = lines ? chartDrawn(lines) : null;
  if (!drawn) throw new Error('no lines');
  const byLabel = (label: string) => plotOf(drawn, 600).lines.find((line) => line.label === label);

  test('rifle and canister are one line: each is told its turn on it, and the musket has its own', () => {
    expect(byLabel('Rifle')?.d).toBe(byLabel('Canister')?.d);
    expect(byLabel('Rifle')?.shared).toEqual({ place: 0, of: 2, on: 'Rifle' });
    expect(byLabel('Canister')?.shared).toEqual({ place: 1, of: 2, on: 'Rifle' });
    expect(byLabel('Musket')?.shared).toBeNull();
  });

  test('that part at their end are two lines', () => {
    const parted = { ...drawn, rows: drawn.rows.map((row) => (row.label === 'Canister' ? { ...row, upTo: 29 } : row)) };
    expect(plotOf(parted, 600).lines.every(({ shared }) => shared === null)).toBe(true);
  });
});

describe('reading at a range', () => {
  test('is exact to the hundredth, up to the line’s end and no further', () => {
    const both = figure('figure-3');
    expect(said(both, 3)).toEqual(['Musket 24%', 'Rifle 27%']);
    expect(said(both, 30)[1]).toBe('Rifle 0%');
    expect(said(both, 30.01)[1]).toBe('Rifle nothing');
  });

  test('a place on the picture and a range are one another’s, and the picture’s edges are the range’s', () => {
    const plot = plotOf(figure('figure-5'), 600);
    for (const inches of [0, 22.5, 60]) expect(plot.rangeAt(plot.placeOf(inches))).toBe(inches);
    expect([plot.rangeAt(-100), plot.rangeAt(9999)]).toEqual([0, 60]);
  });
});
