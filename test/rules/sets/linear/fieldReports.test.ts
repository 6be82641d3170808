/** Faults that people met in programs like this one, as far as text 000's arithmetic can show them. A name begins with the kind. */
import fc from 'fast-check';
import '#test/seed';
import { expect, test } from 'vitest';
import type { CoverFact } from '#geometry/check/facts';
import { throwDie } from '#rules/engine/dice';
import { fraction } from '#rules/engine/fraction';
import { clauses } from '#rules/sets/linear/clauses';
import { percentWords } from '#rules/sets/linear/percent';
import { foot, foreseen, gun, groups, numbers, settled, type Fire } from '#test/linear';
import { aimed } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';

const wall: CoverFact = { terrain: 'w', kind: 'wall', how: 'behind', distance: 0.2, stories: 0, grade: null };
const behind = (figures: number, range: number): Fire => foot(figures, range, { facts: [aimed({ range, change: { cover: [wall] } })] });

test.each([
  [20, 180, 144, 'worse here'],
  [22.5, 135, 135, 'the same'],
  [22.6, 133.2, 134.64, 'better here'],
  [0, 540, 216, 'worse here'],
  [22.4, 136.8, 135.36, 'worse here'],
  [29.9, 1.8, 108.36, 'better here'],
  [5.55, 440.1, 196.02, 'worse here'],
])(
  'canister-or-roundshot: at %d inches a full crew’s canister is worth %d percent, its round shot %d',
  (range, canister, shot, verdict) => {
    expect([numbers(gun('canister', 6, range))[0], numbers(gun('direct', 6, range))[0]]).toEqual([canister, shot]);
    const told = foreseen(gun('canister', 6, range)).trail.find((line) => line.id === 'value/other-load');
    expect(told?.because).toBe(`Round shot would give ${shot}%: ${verdict}.`);
  },
);

test('canister-or-roundshot: beyond canister’s reach the round shot’s ruling says so', () => {
  const told = (range: number) => foreseen(gun('direct', 6, range)).trail.find((line) => line.id === 'value/other-load')?.because;
  expect([told(30), told(30.01)]).toEqual(['Canister would give 0%: worse here.', 'Canister does not reach so far.']);
});

test.each([
  [11, 0, [330, 3, 30], 31, 3],
  [5, 4, [110, 1, 10], 10, 2],
  [10, 5, [200, 2, 0], null, 2],
  [11, 5, [220, 2, 20], 20, 3],
  [11, 5, [220, 2, 20], 21, 2],
  [20, 0, [600, 6, 0], null, 6],
  [7, 1, [196, 1, 96], 96, 2],
  [7, 1, [196, 1, 96], 97, 1],
  [3, 14, [6, 0, 6], 6, 1],
  [25, 13, [100, 1, 0], null, 1],
] as const)('poh-split-sure-and-chance: %d muskets at %d inches are %j', (figures, range, split, face, lost) => {
  expect(numbers(foot(figures, range))).toEqual(split);
  const ruling = settled(foot(figures, range), face === null ? noDice : scripted(face).roll);
  expect([ruling.effect.figures, ruling.dice.length]).toEqual([lost, face === null ? 0 : 1]);
});

test('poh-split-sure-and-chance: the sure hundreds and what is left make the whole, for any figures and range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 1500 }), (figures, reading) => {
      const [percent, sure, chance] = numbers(foot(figures, reading / 100));
      expect(100 * sure + chance).toBeCloseTo(percent, 9);
      expect(Number.isInteger(sure) && chance >= 0 && chance < 100).toBe(true);
      expect(percent).toBeCloseTo((figures * (3000 - 2 * reading)) / 100, 9);
    }),
  );
});

test.each([
  [3, 5, 60, 48.8],
  [2, 0, 60, 51],
  [4, 5, 80, 59.04],
  [9, 10, 90, 61.257951],
  [1, 7, 16, 16],
])('poh-adding-not-binomial: %d muskets at %d inches have %d percent and not %d', (figures, range, added, exact) => {
  expect(numbers(foot(figures, range))).toEqual([added, 0, added]);
  expect(foreseen(foot(figures, range)).numbers?.['exact']).toBeCloseTo(exact, 6);
  expect(settled(foot(figures, range), scripted(added).roll).effect.figures).toBe(1);
});

test.each([
  [16, false, 'out-of-range'],
  [15, false, 0],
  [12, true, 0],
  [11, true, 0],
  [3, true, 16],
  [10.99, true, 0.02],
  [14.5, true, 0],
  [15, true, 0],
  [0, true, 22],
] as const)('negative-chance-clamped: a musket at %d inches, behind a wall %s: %s', (range, hard, percent) => {
  const fire = hard ? behind(1, range) : foot(1, range);
  const refused = groups(fire)[0]?.refused?.code;
  expect(refused ?? numbers(fire)[0]).toBe(percent);
  if (percent === 0) expect(settled(fire, noDice)).toMatchObject({ dice: [], effect: { state: 'none', figures: 0 } });
});

test('negative-chance-clamped: no ruling anywhere states less than nothing, or a chance of a hundred', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 1500 }), fc.boolean(), (figures, reading, hard) => {
      const [percent, , chance] = numbers(hard ? behind(figures, reading / 100) : foot(figures, reading / 100));
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThan(100);
    }),
  );
});

test('percentile-zero-faces: 00 and 2 are 2, 00 and 0 are 100, 90 and 0 are 90: a hundred misses, there is no face 0 and none above 100', () => {
  // Five rifles at 26 inches: 20%, as in the report.
  const lost = (face: number) => settled(foot(5, 26, { troop: 'british-rifles' }), scripted(face).roll).effect.figures;
  expect([2, 100, 9, 90, 20, 21].map(lost)).toEqual([1, 0, 1, 0, 1, 0]);
  const call = { sides: 100, why: 'One more hit', for: 'b' };
  for (const face of [0, 101, 102, -1, 20.5]) expect(() => throwDie(() => [face], call)).toThrow(`no face ${face} on a d100`);
});

test.each([
  [12, 4, 9, 6.5, [204, 2, 4]],
  [10, 5, 11, 8, [140, 1, 40]],
  [8, 0, 15, 7.5, [120, 1, 20]],
  [20, 7.25, 7.75, 7.5, [300, 3, 0]],
  [10, 13, 16.5, 14.75, [5, 0, 5]],
])('unit-average-range: %d muskets from %d to %d inches fire at %d', (figures, closest, furthest, average, split) => {
  expect(numbers(foot(figures, [closest, furthest]))).toEqual(split);
  expect(numbers(foot(figures, [average]))).toEqual(split);
});

test('overlap-and-contact-range-zero: in contact four muskets have 30% each, 120%, never more', () => {
  expect(numbers(foot(4, 0))).toEqual([120, 1, 20]);
  expect(numbers(gun('canister', 6, 0))).toEqual([540, 5, 40]);
  const umpire = (range: number) => groups(foot(4, 0, { shot: { override: { range } } }))[0]?.refused?.code ?? null;
  expect(umpire(0)).toBeNull();
});

test.each([
  [fraction(996, 10), '99.6%'],
  [fraction(9995, 100), '99.95%'],
  [fraction(4, 10), '0.4%'],
  [fraction(99996, 1000), '99.996%'],
  [fraction(299999, 3000), 'just under 100%'],
  [fraction(600001, 3000), 'just over 200%'],
  [fraction(1, 3000), 'just over 0%'],
] as const)('displayed-certainty: %j reads %s', (percent, words) => expect(percentWords(percent)).toBe(words));

test('displayed-certainty: a whole hundred is a sure hit without a die, a hair less is not', () => {
  expect(foreseen(foot(5, 5)).result).toBe('1 sure');
  expect(foreseen(foot(5, 5.01)).result).toBe('99.9% for a hit');
  expect(settled(foot(5, 5.01), scripted(100).roll).effect.figures).toBe(0);
  expect(foreseen(foot(200, 0)).numbers?.['exact']).toBeLessThan(100);
});

test('combine-before-rounding: what is left is kept exact until the die, and only its fraction is dropped', () => {
  // Seven muskets at 5.01: 139.86; nine at 5.55: 170.1.
  expect([numbers(foot(7, 5.01)), numbers(foot(9, 5.55))]).toEqual([
    [139.86, 1, expect.closeTo(39.86, 9)],
    [170.1, 1, expect.closeTo(70.1, 9)],
  ]);
  expect([39, 40].map((face) => settled(foot(7, 5.01), scripted(face).roll).effect.figures)).toEqual([2, 1]);
});

test('fractional-figures: hits are whole figures, never a part of one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 1400 }),
      fc.integer({ min: 1, max: 100 }),
      (figures, reading, face) => {
        const fire = foot(figures, reading / 100);
        const asks = numbers(fire)[2] >= 1;
        expect(Number.isInteger(settled(fire, asks ? scripted(face).roll : noDice).effect.figures)).toBe(true);
      },
    ),
  );
});

test('rules-text-conflict: the sum of 450 that the text prints is not what is ruled, and the clause says so', () => {
  const ruling = settled(gun('canister', 6, 0), scripted(41).roll);
  expect([numbers(gun('canister', 6, 0))[0], ruling.effect.figures]).toEqual([540, 5]);
  expect(clauses.find((clause) => clause.where === 'a gun is a battery')?.words.join(' ')).toContain('450');
});
