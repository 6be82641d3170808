/** From figures and factor to casualties, and from these to figures with the die for the rest. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { fraction } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import {
  casualtiesAt,
  casualtiesLine,
  sharedCharts,
  sharedTablesOf,
  splitCasualties,
  throwFigureLoss,
} from '#rules/sets/sudan/shared/index';
import { fighter, standOf } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';

const tables = sharedTablesOf(sharedCharts);
const enemy = (figures: number) => fighter('ansar', 'mahdist-foot', [standOf('t1', { figures })], { side: 'red', name: 'Ansar' });
const casualties = (figures: number, factor: number) => casualtiesAt(fraction(figures), factor, tables);

describe('casualties', () => {
  test('T004-07: 36 figures at +2 cause 90, the cell that the text prints', () => {
    expect(casualties(36, 2)).toBe(90);
  });

  test('36 figures from −11 to +8, rounded from the exact product', () => {
    const exact = '4.5 5.8 7.2 9 11.3 14.4 18 22.7 28.8 36 45 57.6 72 90 113.4 144 180 226.8 288 360'.split(' ').map(Number);
    expect(exact.map((_, index) => casualties(36, index - 11))).toEqual(exact.map((value) => Math.floor(value + 0.5)));
  });

  test('a half is rounded up, a little less is not: 12 1/2 and 12.4', () => {
    expect([casualties(10, -1), casualties(36, -11), casualties(31, -6), casualties(3, -10)]).toEqual([13, 5, 12, 0]);
  });

  test('below the table nobody falls', () => {
    expect([casualties(36, -11), casualties(36, -12)]).toEqual([5, 0]);
  });

  test('a crew of five in six fires as 8 1/3 figures', () => {
    expect(casualtiesAt(fraction(25, 3), 1, tables)).toBe(17);
  });

  test('the line says the number that it is worth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: -14, max: 14 }),
        (num, den, factor) => {
          const figures = fraction(num, den);
          const line = casualtiesLine(figures, factor, tables);
          expect(line.value).toEqual(fraction(casualtiesAt(figures, factor, tables)));
          expect(total([line], 'casualties')).toEqual(line.value);
          expect(total(line.parts ?? [])).toEqual(line.value);
        },
      ),
    );
  });
});

describe('figures lost', () => {
  test('T004-14: of 29 casualties two figures go; a 9 takes the third, a 10 saves it', () => {
    expect(splitCasualties(29, tables)).toEqual({ sure: 2, remainder: 9, sides: 10 });
    expect(throwFigureLoss(29, enemy(20), tables, scripted(9).roll)).toMatchObject({ figures: 3, faces: [9] });
    expect(throwFigureLoss(29, enemy(20), tables, scripted(10).roll)).toMatchObject({ figures: 2, faces: [10] });
  });

  test('the die is thrown only where a rest is left', () => {
    expect(throwFigureLoss(90, enemy(20), tables, noDice)).toMatchObject({ figures: 9, remainder: 0, faces: [] });
    expect(throwFigureLoss(0, enemy(20), tables, noDice)).toMatchObject({ figures: 0, faces: [] });
    expect(throwFigureLoss(1, enemy(20), tables, scripted(2).roll).figures).toBe(0);
    expect(throwFigureLoss(1, enemy(20), tables, scripted(1).roll).figures).toBe(1);
  });

  test('nobody loses more than it has, and the trail says so', () => {
    const loss = throwFigureLoss(90, enemy(4), tables, noDice);
    expect(loss.figures).toBe(4);
    expect(loss.lines.at(-1)?.because).toBe('Ansar has 4 figures.');
  });

  test('the lines fold to the figures lost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 60 }),
        (sum, face, there) => {
          const loss = throwFigureLoss(sum, enemy(there), tables, scripted(face).roll);
          expect(total(loss.lines, 'figures')).toEqual(fraction(loss.figures));
          expect(loss.figures).toBe(Math.min(there, Math.floor(sum / 10) + (sum % 10 >= face ? 1 : 0)));
        },
      ),
    );
  });

  test('of the die only whether it is over the rest matters', () => {
    const dice = scripted(5);
    throwFigureLoss(47, enemy(20), tables, dice.roll);
    expect(dice.calls).toMatchObject([{ count: 1, sides: 10, against: 'ansar', matters: { only: 'reaching', least: [8] } }]);
  });

  test("a player's scale of twelve throws a d12", () => {
    const own = sharedTablesOf(
      sharedCharts.map((chart) =>
        chart.id === 'figure-scale' && chart.kind === 'list' ? { ...chart, rows: [{ id: 'figure', casualties: 12 }] } : chart,
      ),
    );
    const dice = scripted(5);
    expect(throwFigureLoss(29, enemy(20), own, dice.roll)).toMatchObject({ figures: 3, remainder: 5 });
    expect(dice.calls[0]?.sides).toBe(12);
  });
});
