/** Faults that people met in programs like this one, as far as text 003's arithmetic can show them. A name begins with the kind. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { toNumber } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { scripted } from '#test/scripted';
import { at, clash, cover, foresee, round, type ClashGiven } from './clash.ts';

const both = (attacker: number, defender: number) => ({ attacker, defender });

const line = { troop: 'french-line', contact: 1, figures: 40 };

/** After this round both miss, the tie's die is thrown, and the defender breaks: so many were lost, and these are the odd ones' dice. */
function comesBack(cavalry: number, infantry: number, ...odd: readonly number[]) {
  const start = at(clash({ attacker: { ...line, troop: 'heavy-cavalry' }, defender: line }), { rounds: 3, lost: both(cavalry, infantry) });
  const dice = scripted(100, 100, 1, 1, 100, ...odd);
  const { fight } = round(start, dice.roll, false);
  return { back: fight.result?.recovered, left: dice.left() };
}

describe('half-casualties-odd: half of them come back, and a die for the odd one of each side', () => {
  test.each([
    [5, 11, [50, 51], both(3, 5)],
    [5, 11, [51, 50], both(2, 6)],
    [5, 11, [1, 1], both(3, 6)],
    [5, 11, [100, 100], both(2, 5)],
    [7, 7, [50, 100], both(4, 3)],
    [1, 0, [1], both(1, 0)],
    [1, 0, [51], both(0, 0)],
    [0, 1, [50], both(0, 1)],
    [4, 10, [], both(2, 5)],
    [4, 9, [50], both(2, 5)],
    [3, 10, [51], both(1, 5)],
    [0, 0, [], both(0, 0)],
  ])('half-casualties-odd: %d and %d lost, dice %o', (cavalry, infantry, odd, back) => {
    expect(comesBack(cavalry, infantry, ...odd)).toEqual({ back, left: 0 });
  });

  test('half-casualties-odd: as many dice as there are odd sides, and never more than one figure of difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (a, d) => {
        const odd = (a % 2) + (d % 2);
        const low = comesBack(a, d, ...Array.from({ length: odd }, () => 100));
        const high = comesBack(a, d, ...Array.from({ length: odd }, () => 1));
        expect([low.back, high.back]).toEqual([both(Math.floor(a / 2), Math.floor(d / 2)), both(Math.ceil(a / 2), Math.ceil(d / 2))]);
      }),
    );
  });
});

describe('melee-round-winner: equal losses are diced for, never given to the first of the list', () => {
  test.each([
    [10, 10, 100, 'defender', 3],
    [10, 10, 1, 'attacker', 3],
    [10, 10, 51, 'defender', 3],
    [4, 4, 80, 'defender', 1],
  ] as const)('melee-round-winner: %d against %d figures of 30, die %d: the %s', (a, d, face, winner, lost) => {
    const start = clash({ attacker: { ...line, contact: a }, defender: { ...line, contact: d } });
    const dice = a === 10 ? [face] : [21, 21, face];
    expect(round(start, scripted(...dice).roll)).toMatchObject({
      winner,
      byDie: true,
      attacker: { losses: lost },
      defender: { losses: lost },
      dice,
    });
  });

  test('melee-round-winner: nobody lost is equal too', () => {
    expect(round(clash({ attacker: line, defender: line }), scripted(31, 31, 51).roll)).toMatchObject({ winner: 'defender', byDie: true });
  });

  test('melee-round-winner: it goes by the losses of this round, not of the melee', () => {
    const start = at(clash({ attacker: line, defender: line }), { rounds: 1, lost: both(9, 0), front: both(1, 1) });
    expect(round(start, scripted(30, 31).roll, false)).toMatchObject({ winner: 'attacker', byDie: false });
  });

  test('melee-round-winner: both faces of the die decide as often', () => {
    const winners = Array.from(
      { length: 100 },
      (_, i) => round(clash({ attacker: line, defender: line }), scripted(100, 100, i + 1).roll).winner,
    );
    expect(winners.filter((winner) => winner === 'attacker')).toHaveLength(50);
  });
});

describe('situational-modifier-expiry: charge, height and works for three rounds, not two, not four', () => {
  const hill: ClashGiven = {
    attacker: { troop: 'ancient-elite-heavy-foot', contact: 6, figures: 12, charges: true },
    defender: { troop: 'ancient-light-foot', contact: 6, figures: 12, level: 1 },
  };
  test.each([
    [1, 50, 30, 300, 180],
    [2, 50, 30, 300, 180],
    [3, 50, 30, 300, 180],
    [4, 60, 30, 360, 180],
    [5, 60, 30, 360, 180],
  ])('situational-modifier-expiry: in round %d the men are %d and %d', (number, a, d, pointsA, pointsD) => {
    const found = foresee(at(clash(hill), { rounds: number - 1 }));
    expect([found.round, found.attacker.worth, found.defender.worth, found.attacker.points, found.defender.points]).toEqual([
      number,
      a,
      d,
      pointsA,
      pointsD,
    ]);
  });

  test.each([
    [
      'horse charging in the open',
      { attacker: { troop: 'heavy-cavalry', contact: 4, charges: true }, defender: { troop: 'french-line', contact: 4 } },
      [65, 30],
      [55, 30],
    ],
    [
      'elites at a wall',
      {
        attacker: { troop: 'french-guard', contact: 4, charges: true },
        defender: { troop: 'landwehr', contact: 4, cover: [cover('wall')] },
      },
      [40, 30],
      [50, 30],
    ],
    [
      'line against line uphill',
      { attacker: { troop: 'french-line', contact: 4, charges: true }, defender: { troop: 'french-line', contact: 4, level: 1 } },
      [30, 40],
      [30, 30],
    ],
  ] as const)('situational-modifier-expiry: %s', (_, given, third, fourth) => {
    const worth = (rounds: number) => {
      const { attacker, defender } = foresee(at(clash(given), { rounds }));
      return [attacker.worth, defender.worth];
    };
    expect([worth(2), worth(3)]).toEqual([third, fourth]);
  });
});

describe('simultaneous-resolution: both strike with the figures that began the round', () => {
  test('simultaneous-resolution: a side that is wiped out in the round still strikes in full', () => {
    const start = clash({ attacker: { troop: 'heavy-cavalry', contact: 8, charges: true }, defender: { ...line, contact: 5, figures: 5 } });
    // 520 kills all five; their 150 kills one, and a second on 50 or under.
    const found = round(start, scripted(100, 50, 100).roll);
    expect(found).toMatchObject({ attacker: { kills: 5, losses: 2 }, defender: { kills: 2, losses: 5, points: 150 } });
  });

  test.each([
    [20, 20, 6, 6, 14, 14],
    [10, 10, 3, 3, 37, 37],
  ])('simultaneous-resolution: %d against %d: points are those of all who began, whoever threw first', (a, d, killsA, killsD) => {
    const found = round(clash({ attacker: { ...line, contact: a }, defender: { ...line, contact: d } }), scripted(1).roll);
    expect([found.attacker.points, found.defender.points, found.attacker.kills, found.defender.kills]).toEqual([
      30 * a,
      30 * d,
      killsA,
      killsD,
    ]);
  });

  test('simultaneous-resolution: what the first side throws changes nothing of what the second adds up to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 100 }), (a, d, face) => {
        const start = clash({ attacker: { ...line, contact: a, troop: 'dragoons' }, defender: { ...line, contact: d } });
        const one = round(start, (call) => [call.for === 'a' ? face : 100]);
        const other = round(start, (call) => [call.for === 'a' ? 101 - face : 100]);
        expect([one.defender.points, one.defender.kills, one.attacker.losses]).toEqual([
          other.defender.points,
          other.defender.kills,
          other.attacker.losses,
        ]);
      }),
    );
  });
});

test.each([
  [100, 1, false],
  [1, 2, true],
  [60, 2, true],
  [61, 1, false],
])('percentile-zero-faces: a d100 of %d against 60 in a hundred kills %d', (face, kills, hit) => {
  // Four figures of 40 against 30: 160 points.
  const start = clash({ attacker: { ...line, contact: 4, charges: true }, defender: { ...line, contact: 4 } });
  const found = round(start, scripted(face, 100, ...(hit ? [] : [1])).roll);
  expect(found.attacker).toMatchObject({ points: 160, kills });
});

test.each([0, 101, -1, 2.5])('percentile-zero-faces: %d is no face of a d100', (face) => {
  expect(() => round(clash({ attacker: line, defender: line }), scripted(face).roll)).toThrow('no face');
});

test('rules-text-conflict: the two ways in which the text names height are one modifier, and the ruling says which reading it is', () => {
  const { attacker } = foresee(clash({ attacker: { ...line, charges: true }, defender: { ...line, level: 1 } }));
  expect(toNumber(total(attacker.trail, 'value'))).toBe(30);
  expect(attacker.trail.filter(({ source }) => source.reading === 'C003-3')).toHaveLength(1);
});
