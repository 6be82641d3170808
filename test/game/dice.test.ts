import { describe, expect, it, test } from 'vitest';
import { cupOf, DiceMisfit, rollDice, seedDice } from '#game/dice';

const call = (count: number, sides: number) => ({ count, sides, why: 'a test', for: 'a1' });

/** Upper 0.1 % points of chi-square for sides − 1 degrees of freedom. */
const CHI_SQUARE_MAX = [
  [4, 16.266],
  [6, 20.515],
  [10, 27.877],
  [12, 31.264],
  [100, 148.23],
] as const;

describe('dice', () => {
  test.each(CHI_SQUARE_MAX)('dice-uniformity: 120,000 throws of a d%d favour no face', (sides, most) => {
    const rolls = 120_000;
    const { faces } = rollDice(seedDice('1815'), rolls, sides);
    const counts = Array.from({ length: sides }, (_, i) => faces.filter((face) => face === i + 1).length);
    const each = rolls / sides;
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(rolls);
    expect(counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0)).toBeLessThan(most);
  });

  test('a throw does not change the state it starts from, so the same state throws the same faces', () => {
    const dice = seedDice('7F3A');
    const first = rollDice(dice, 20, 12);
    expect(rollDice(dice, 20, 12)).toEqual(first);
    expect(first.then).not.toEqual(dice);
    expect(first.then.thrown).toBe(20);
  });

  test('twenty dice at once are the same as twenty one after the other', () => {
    let dice = seedDice('x');
    const apart: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      const one = rollDice(dice, 1, 12);
      apart.push(...one.faces);
      dice = one.then;
    }
    const together = rollDice(seedDice('x'), 20, 12);
    expect(apart).toEqual(together.faces);
    expect(dice).toEqual(together.then);
  });

  test('rng-state-in-save: five dice after a save and a load are the five that would have come', () => {
    const saved = rollDice(seedDice('1809'), 3, 12).then;
    const onward = rollDice(saved, 5, 12).faces;
    const loaded = JSON.parse(JSON.stringify(saved)) as typeof saved;
    expect(rollDice(loaded, 5, 12).faces).toEqual(onward);
    expect(rollDice(seedDice('1809'), 5, 12).faces).not.toEqual(onward);
  });

  test('different seeds, near ones too, throw differently', () => {
    const of = (seed: string) => rollDice(seedDice(seed), 12, 100).faces;
    expect(of('1815')).not.toEqual(of('1816'));
    expect(of('')).not.toEqual(of(' '));
  });
});

describe('the cup', () => {
  it('gives typed faces in the order asked for and leaves the generator alone', () => {
    const dice = seedDice('1815');
    const cup = cupOf(dice, [5, 6, 11]);
    expect(cup.roll(call(2, 6))).toEqual([5, 6]);
    expect(cup.roll(call(1, 12))).toEqual([11]);
    expect(cup.finish()).toBe(dice);
    expect(cup.throws.map((one) => one.faces)).toEqual([[5, 6], [11]]);
    expect(cup.typed).toBe(true);
  });

  test.each([
    ['one too few', [5], 'too few'],
    ['one too many', [5, 6, 3], 'too many'],
    ['a seven on a d6', [5, 7], 'die 2 reads 7'],
    ['a nought', [0, 1], 'die 1 reads 0'],
    ['half a face', [2.5, 1], 'die 1 reads 2.5'],
  ])('refuses typed dice: %s', (_, faces, words) => {
    const use = () => {
      const cup = cupOf(seedDice('1815'), faces);
      cup.roll(call(2, 6));
      cup.finish();
    };
    expect(use).toThrow(DiceMisfit);
    expect(use).toThrow(words);
  });

  it('takes no dice where none are asked for', () => {
    expect(cupOf(seedDice('a')).finish()).toEqual(seedDice('a'));
    expect(() => cupOf(seedDice('a'), [1]).finish()).toThrow('too many');
  });
});
