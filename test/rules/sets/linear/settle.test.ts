/** From percent to figures lost: sure hits, one die for what is left, and no more than there are. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { effectChances } from '#rules/engine/chance';
import { fraction, toNumber } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { exactChance, percentWords } from '#rules/sets/linear/percent';
import { enemy, foot, foreseen, gun, numbers, settled, shareOf } from '#test/linear';
import { noDice, scripted } from '#test/scripted';

const lost = (fire: ReturnType<typeof foot>, face: number) => settled(fire, scripted(face).roll).effect.figures;

describe('the die for one more', () => {
  test('hits at what is left or below, and misses one above', () => {
    expect([1, 20, 21, 100].map((face) => lost(foot(11, 5), face))).toEqual([3, 3, 2, 2]);
  });

  test('drops the fraction: 190.8% hit to 90', () => {
    // Round shot at 7 inches: 18 × 10.6
    expect(numbers(gun('direct', 6, 7))).toEqual([190.8, 1, 90.8]);
    expect([90, 91].map((face) => lost(gun('direct', 6, 7), face))).toEqual([2, 1]);
  });

  test('is one d100, and only its reaching a number matters', () => {
    const dice = scripted(50);
    const ruling = settled(foot(11, 5), dice.roll);
    expect(dice.calls).toEqual([
      {
        count: 1,
        sides: 100,
        why: 'One more hit on Narva at 20%',
        for: 'narva',
        against: 'narva',
        matters: { only: 'reaching', least: [21] },
      },
    ]);
    expect([ruling.dice, dice.left()]).toEqual([[50], 0]);
  });

  test('is not thrown where nothing is left, nor below 1%, and the ruling says so', () => {
    expect(settled(foot(10, 5), noDice)).toMatchObject({ dice: [], effect: { figures: 2 } });
    const little = settled(foot(1, 14.6), noDice);
    expect([toNumber(little.value), little.effect.figures]).toEqual([0.8, 0]);
    expect(little.trail.find((line) => line.id === 'no-die')?.because).toBe('0.8% is less than one face of the die: none is thrown.');
    expect(settled(foot(10, 5), noDice).trail.find((line) => line.id === 'no-die')?.because).toBe('Nothing is left to throw for.');
    expect(settled(foot(1, 14.5), scripted(1).roll).effect.figures).toBe(1);
  });
});

describe('the losses', () => {
  test('no more than are there, and then the unit is destroyed', () => {
    const target = enemy(3);
    expect(settled(foot(20, 5, { target }), noDice)).toMatchObject({
      numbers: { percent: 400, sure: 4 },
      effect: { state: 'destroyed', figures: 3, stands: [] },
      result: 'Destroyed: 3 figures lost',
    });
    expect(settled(foot(11, 5, { target }), scripted(21).roll).effect).toMatchObject({ state: 'none', figures: 2 });
    expect(settled(foot(11, 5, { target }), scripted(20).roll).effect).toMatchObject({ state: 'destroyed', figures: 3 });
  });

  test('who is left is said only where there are fewer than hits', () => {
    const said = (figures: number) =>
      settled(foot(10, 5, { target: enemy(figures) }), noDice).trail.find((line) => line.id === 'hits/present')?.because;
    expect([said(3), said(2), said(1)]).toEqual([undefined, undefined, 'Narva has 1 figure left.']);
  });

  test('a ruling’s numbers are the folds of its own lines', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 100 }),
        (figures, reading, face) => {
          const fire = foot(figures, reading / 100);
          const { sure, chance, percent } = foreseen(fire).numbers ?? {};
          const asks = Number(chance) >= 1;
          const ruling = settled(fire, asks ? scripted(face).roll : noDice);
          expect(toNumber(total(ruling.trail))).toBe(percent);
          expect([total(ruling.trail, 'sure'), toNumber(total(ruling.trail, 'chance')), toNumber(total(ruling.trail, 'hits'))]).toEqual([
            fraction(Number(sure)),
            chance,
            ruling.effect.figures,
          ]);
          expect(ruling.dice).toEqual(asks ? [face] : []);
          expect(ruling.trail.slice(0, shareOf(fire).value.length)).toEqual(shareOf(fire).value);
        },
      ),
    );
  });

  test('more figures, a nearer target or a lower die never cost fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 1400 }), (figures, reading) => {
        const percent = (n: number, r: number) => numbers(foot(n, r / 100))[0];
        expect(percent(figures + 1, reading)).toBeGreaterThan(percent(figures, reading));
        expect(percent(figures, reading)).toBeGreaterThan(percent(figures, reading + 1));
      }),
    );
  });
});

describe('the chances', () => {
  test('of eleven muskets at 5 inches: two figures 80 of 100, three 20 of 100', () => {
    const { effects, meanFigures } = effectChances((roll) => settled(foot(11, 5), roll));
    expect(effects.map(({ effect, exact }) => `${effect.figures}: ${exact}`).toSorted()).toEqual(['2: 4/5', '3: 1/5']);
    expect(toNumber(meanFigures)).toBe(2.2);
  });

  test('walked by the runs of faces that matter or over all hundred, they are the same', () => {
    for (const fire of [foot(11, 5), foot(2, 0), gun('direct', 6, 7), gun('canister', 5, 10)]) {
      const quick = effectChances((roll) => settled(fire, roll));
      const slow = effectChances((roll) => settled(fire, ({ count, sides, why, for: whose }) => roll({ count, sides, why, for: whose })));
      expect(quick).toEqual(slow);
    }
  });
});

describe('exact chance of at least one hit', () => {
  test('two at 30% have 51, three at 20% have 48.8, one has its own', () => {
    const of = (figures: number, percent: number) => toNumber(exactChance([{ figures, percent: fraction(percent) }]));
    expect([of(2, 30), of(3, 20), of(1, 30), of(5, 0), of(2, 100)]).toEqual([51, 48.8, 30, 0, 100]);
  });

  test('is what walking every outcome gives, never more than the added chances, and never rounded up to certainty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 100 }), (figures, percent) => {
        let any = 0;
        for (let pattern = 1; pattern < 2 ** figures; pattern += 1) {
          const hits = pattern.toString(2).replaceAll('0', '').length;
          any += (percent / 100) ** hits * (1 - percent / 100) ** (figures - hits);
        }
        const exact = toNumber(exactChance([{ figures, percent: fraction(percent) }]));
        expect(exact).toBeCloseTo(100 * any, 5);
        expect(exact).toBeLessThanOrEqual(figures * percent);
      }),
    );
    expect(toNumber(exactChance([{ figures: 400, percent: fraction(30) }]))).toBeLessThan(100);
  });

  test('of figures with different chances: 1 − 0.8 × 0.88 = 29.6%', () => {
    expect(
      toNumber(
        exactChance([
          { figures: 1, percent: fraction(20) },
          { figures: 1, percent: fraction(12) },
        ]),
      ),
    ).toBe(29.6);
  });
});

test.each([
  [fraction(21164, 100), '211.64%'],
  [fraction(4, 10), '0.4%'],
  [fraction(0), '0%'],
  [fraction(100), '100%'],
  [fraction(1, 3), 'about 0.33%'],
  [fraction(299999, 1500), 'just under 200%'],
  [fraction(300001, 1500), 'just over 200%'],
  [fraction(1, 3000), 'just over 0%'],
] as const)('%j reads %s', (percent, words) => expect(percentWords(percent)).toBe(words));
