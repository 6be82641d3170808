/** The acceptance rows of text 003 as arithmetic: the printed examples, and what was added to them. */
import { describe, expect, test } from 'vitest';
import { toNumber } from '#rules/engine/fraction';
import type { Role } from '#rules/engine/melee';
import { total } from '#rules/engine/trail';
import { scripted, noDice } from '#test/scripted';
import { at, clash, cover, foresee, fought, round, type Clash, type ClashGiven } from './clash.ts';

/** A man's own value, before the two are set against each other. */
const raw = (one: Clash, role: Role): number => toNumber(total(foresee(one)[role].trail, 'value'));

const uphill: ClashGiven = {
  attacker: { troop: 'ancient-heavy-cavalry', contact: 4, charges: true },
  defender: { troop: 'ancient-elite-light-foot', contact: 5, level: 1 },
};

const works: ClashGiven = {
  attacker: { troop: 'ancient-elite-heavy-foot', contact: 8, charges: true },
  defender: { troop: 'ancient-conscript-foot', contact: 7, cover: [cover('works', 'prepared')] },
};

const cuirassiers = (infantry = 36): ClashGiven => ({
  attacker: { troop: 'heavy-cavalry', contact: 4, figures: 12, charges: true },
  defender: { troop: 'french-line', contact: 4, figures: infantry },
});

/** The printed dice: 42 and 63, both miss, both hit. */
const PRINTED = [42, 63, 99, 99, 1, 1];

describe('the printed examples', () => {
  test('T003-01: heavy horse charging uphill is 55, elite lights above it 40: 45 against 30', () => {
    const one = clash(uphill);
    expect([raw(one, 'attacker'), raw(one, 'defender')]).toEqual([55, 40]);
    expect(foresee(one)).toMatchObject({ attacker: { worth: 45 }, defender: { worth: 30 } });
  });

  test('T003-02: four against five: 180 is one and 80 in a hundred, 150 is one and 50', () => {
    expect(foresee(clash(uphill))).toMatchObject({
      attacker: { frontage: 4, points: 180, sure: 1, chance: 80 },
      defender: { frontage: 5, points: 150, sure: 1, chance: 50 },
    });
  });

  test.each(['french-line', 'ancient-foot', 'british-guards', 'ancient-heavy-cavalry', 'landwehr'])(
    'T003-03: %s against its like is 30 to 30',
    (troop) => {
      const side = { troop, contact: 3 };
      expect(foresee(clash({ attacker: side, defender: side }))).toMatchObject({ attacker: { worth: 30 }, defender: { worth: 30 } });
    },
  );

  test('T003-04: elite heavies charging works are 50, conscripts behind works 30', () => {
    const one = clash(works);
    expect([raw(one, 'attacker'), raw(one, 'defender')]).toEqual([50, 30]);
    expect(foresee(one)).toMatchObject({ attacker: { worth: 50 }, defender: { worth: 30 } });
  });

  test('T003-05: eight against seven: 400 is four and nothing over, 210 is two and 10', () => {
    expect(foresee(clash(works))).toMatchObject({
      attacker: { points: 400, sure: 4, chance: 0 },
      defender: { points: 210, sure: 2, chance: 10 },
    });
    const dice = scripted(10);
    expect(round(clash(works), dice.roll)).toMatchObject({
      attacker: { kills: 4, losses: 3 },
      defender: { kills: 3, losses: 4 },
      dice: [10],
    });
    expect(dice.calls).toHaveLength(1);
    expect(round(clash(works), scripted(11).roll)).toMatchObject({ defender: { kills: 2 } });
  });

  test('T003-06: in the fourth round charge and works are gone: 50 and 20, 60 against 30', () => {
    const fourth = at(clash(works), { rounds: 3 });
    expect([raw(fourth, 'attacker'), raw(fourth, 'defender')]).toEqual([50, 20]);
    expect(foresee(fourth)).toMatchObject({ attacker: { worth: 60 }, defender: { worth: 30 } });
  });

  test('T003-07: cuirassiers charging infantry in the open are 65 against 30', () => {
    expect(foresee(clash(cuirassiers()))).toMatchObject({ attacker: { worth: 65 }, defender: { worth: 30 } });
  });

  test('T003-08: four a side with 42 and 63: 260 kills three, 120 one, and the horse wins the round', () => {
    const [first] = fought(clash(cuirassiers()), [42, 63]);
    expect(first).toMatchObject({
      round: 1,
      attacker: { points: 260, kills: 3, losses: 1, sure: 2, chance: 60 },
      defender: { points: 120, kills: 1, losses: 3, sure: 1, chance: 20 },
      winner: 'attacker',
      byDie: false,
      morale: null,
    });
  });

  test('T003-09: five a side, both miss: 325 kills three, 150 one', () => {
    expect(fought(clash(cuirassiers()), [42, 63, 99, 99])[1]).toMatchObject({
      round: 2,
      expanded: true,
      attacker: { frontage: 5, points: 325, kills: 3 },
      defender: { frontage: 5, points: 150, kills: 1 },
    });
  });

  test('T003-10, T003-11: six a side, both hit: 390 kills four, 180 two; four and ten have fallen, and morale is due', () => {
    const third = fought(clash(cuirassiers()), [...PRINTED, 50, 42])[2];
    expect(third).toMatchObject({
      round: 3,
      attacker: { frontage: 6, points: 390, kills: 4 },
      defender: { frontage: 6, points: 180, kills: 2 },
      morale: { attacker: { holds: 57, held: true, dice: [50] }, defender: { holds: 42, held: true, dice: [42] } },
      fight: { lost: { attacker: 4, defender: 10 }, result: null },
    });
  });

  test('T003-12: in the fourth round the cuirassiers are 55', () => {
    const rounds = fought(clash(cuirassiers()), [...PRINTED, 1, 1, 99, 99, 1, 1]);
    expect(rounds[3]).toMatchObject({
      round: 4,
      attacker: { worth: 55, frontage: 7, points: 385 },
      defender: { worth: 30, frontage: 7, points: 210 },
    });
  });
});

describe('what follows from them', () => {
  test('T003-13: infantry that breaks then: two troopers and five men come back, without a die', () => {
    expect(fought(clash(cuirassiers()), [...PRINTED, 57, 43])[2]?.fight.result).toEqual({
      winner: 'attacker',
      broken: ['defender'],
      recovered: { attacker: 2, defender: 5 },
    });
  });

  test.each([
    [50, 2],
    [51, 1],
  ])('T003-14: of three casualties one comes back, and on a d100 of %d there are %d', (face, back) => {
    const side = { troop: 'french-line', contact: 1, figures: 9 };
    const start = at(clash({ attacker: side, defender: side }), { rounds: 3, lost: { attacker: 3, defender: 2 } });
    // Thirty points a side: both miss, the tie goes to the attacker, the defender breaks.
    const last = round(start, scripted(31, 31, 1, 1, 100, face).roll);
    expect(last.fight.result).toMatchObject({ winner: 'attacker', recovered: { attacker: back, defender: 1 } });
  });

  test.each([
    [1, 'attacker'],
    [50, 'attacker'],
    [51, 'defender'],
    [100, 'defender'],
  ])('T003-15: equal losses are diced for: %d gives the round to the %s', (face, winner) => {
    const side = { troop: 'french-line', contact: 4, figures: 9 };
    expect(round(clash({ attacker: side, defender: side }), scripted(20, 20, face).roll)).toMatchObject({
      attacker: { losses: 2 },
      defender: { losses: 2 },
      winner,
      byDie: true,
      dice: [20, 20, face],
    });
  });

  test('T003-15: and no die is thrown where one side lost fewer', () => {
    const dice = scripted(20, 21);
    const side = { troop: 'french-line', contact: 4, figures: 9 };
    expect(round(clash({ attacker: side, defender: side }), dice.roll)).toMatchObject({ winner: 'attacker', byDie: false });
    expect(dice.calls).toHaveLength(2);
  });
});

test('the printed cuirassiers with 24 infantry: both morale dice are 50, the infantry’s level of 28 breaks', () => {
  const rounds = fought(clash(cuirassiers(24)), [...PRINTED, 50, 50]);
  expect(
    rounds.map(({ attacker, defender, winner }) => [
      attacker.worth,
      attacker.points,
      attacker.kills,
      defender.worth,
      defender.points,
      defender.kills,
      winner,
    ]),
  ).toEqual([
    [65, 260, 3, 30, 120, 1, 'attacker'],
    [65, 325, 3, 30, 150, 1, 'attacker'],
    [65, 390, 4, 30, 180, 2, 'attacker'],
  ]);
  expect(rounds[2]?.fight.result).toEqual({ winner: 'attacker', broken: ['defender'], recovered: { attacker: 2, defender: 5 } });
});

test('a round that is foreseen takes no dice', () => {
  expect(() => foresee(clash(cuirassiers()))).not.toThrow();
  expect(() => round(clash(cuirassiers()), noDice)).toThrow('one more kill at 60 or under');
});
