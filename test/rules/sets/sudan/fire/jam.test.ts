/** Machine guns: how many rounds a d20 lets them fire, and how a jam is cleared. */
import { describe, expect, test } from 'vitest';
import { effectChances } from '#rules/engine/chance';
import { fraction, toNumber } from '#rules/engine/fraction';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { fighter, gunStand } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';
import { fireOf, rulingOf, type Given } from './firing.ts';

const gardner = (rounds: number, range = 18): Given => ({
  troop: 'sudan-artillery',
  mode: 'machine-gun',
  stands: [{ gun: 'gardner', range }],
  shot: { rounds },
});

describe('the d20', () => {
  test.each([
    [8, 9, 8, false],
    [8, 20, 8, false],
    [8, 8, 8, false],
    [8, 7, 7, true],
    [8, 1, 1, true],
    [12, 5, 5, true],
    [20, 19, 19, true],
    [20, 20, 20, false],
    [1, 1, 1, false],
  ])('%d declared and a %d: fires %d', (rounds, face, fired, jams) => {
    const ruling = rulingOf(gardner(rounds), scripted(10, face, 4, 10, 10).roll);
    expect([ruling.numbers?.['fired'], ruling.firer !== undefined]).toEqual([fired, jams]);
    expect(ruling.value).toEqual(fraction(fired));
  });

  test('it is thrown after a hit and before the d6; a miss throws none, so a miss cannot jam', () => {
    const dice = scripted(9, 3, 2, 1);
    rulingOf(gardner(8), dice.roll);
    expect(dice.calls.map((call) => call.sides)).toEqual([10, 20, 6, 10]);
    expect(dice.calls[1]?.matters).toEqual({ only: 'reaching', least: [2, 3, 4, 5, 6, 7, 8] });
    expect(rulingOf(gardner(8), scripted(4).roll).firer).toBeUndefined();
  });

  test('each gun of a battery fires for itself, with dice of its own', () => {
    const two: Given = {
      ...gardner(8),
      stands: [
        { gun: 'gardner', range: 18 },
        { gun: 'gardner', range: 18 },
      ],
    };
    const dice = scripted(4, 9, 3, 1, 10);
    expect(
      fireOf(two)
        .settle(dice.roll)
        .map((one) => one.firer?.stand ?? null),
    ).toEqual([null, 'a2']);
    expect(dice.left()).toBe(0);
  });

  test('its exact mean agrees with a plain sum over every face', () => {
    const fire = fireOf(gardner(8));
    const chances = effectChances((roll) => {
      const [ruling] = fire.settle(roll);
      if (!ruling) throw new Error('no ruling');
      return ruling;
    });
    // Long range, −2 and the European column; 5 or more on the d10.
    const per: Readonly<Record<string, number>> = { '0': 160, '-1': 125, '-2': 100, '-3': 80, '-4': 63 };
    const random = [2, 1, 1, 0, -1, -2];
    let sum = 0;
    for (let d20 = 1; d20 <= 20; d20 += 1) {
      for (const add of random) {
        const casualties = Math.floor((Math.min(d20, 8) * (per[String(-2 + add)] ?? 0)) / 100 + 0.5);
        sum += casualties / 10;
      }
    }
    expect(toNumber(chances.meanFigures)).toBeCloseTo((0.6 * sum) / 120, 12);
  });
});

describe('clearing a jam', () => {
  const { jams } = sudanFire([]).fire;
  if (!jams) throw new Error('nothing jams');
  const gun = (jammed: number | null, figures = 6, hit: readonly 'gun'[] = []) => ({
    ...gunStand('g1', 'gardner', { jammed, hit }),
    figures,
  });
  const crew = fighter('brigade', 'sudan-artillery', [gun(0)], { name: 'Naval Brigade' });

  test.each([
    [0, 1, 'cleared', null],
    [0, 2, 'jammed', 1],
    [1, 2, 'cleared', null],
    [1, 3, 'jammed', 2],
    [2, 3, 'cleared', null],
    [2, 4, 'jammed', 3],
    [3, 4, 'cleared', null],
    [3, 5, 'jammed', 4],
    [4, 5, 'cleared', null],
    [4, 6, 'wrecked', null],
  ])('after %d turns of trying a %d: %s', (tried, face, becomes, jammed) => {
    expect(jams.clear(crew, gun(tried), scripted(face).roll)).toMatchObject({ face, becomes, jammed });
  });

  test.each([
    ['not-jammed', gun(null), {}],
    ['gunners', gun(0, 1), {}],
    ['gun-lost', gun(0, 6, ['gun']), {}],
    ['engaged', gun(0), { engaged: true }],
  ] as const)('it may not be tried: %s', (code, stand, change) => {
    const firer = { ...crew, ...change };
    expect(jams.mayClear(firer, stand)?.code).toBe(code);
    expect(() => jams.clear(firer, stand, noDice)).toThrow('Naval Brigade');
  });

  test('two gunners are enough', () => {
    expect(jams.mayClear(crew, gun(0, 2))).toBeNull();
  });
});
