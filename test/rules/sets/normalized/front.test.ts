/** How many fight: contact, two to one, the winner's choice, the loser's answer, and the rear that fills the gaps. */
import { describe, expect, test } from 'vitest';
import { tape } from '#geometry/shape/units';
import type { BySide, Fight, Role } from '#rules/engine/melee';
import { noDice, scripted } from '#test/scripted';
import { at, clash, foresee, fought, measured, round, won, type Clash } from './clash.ts';

/** Line infantry on both sides: in contact, and in all. */
const line = (attacker: readonly [number, number], defender: readonly [number, number]): Clash =>
  clash({
    attacker: { troop: 'french-line', contact: attacker[0], figures: attacker[1] },
    defender: { troop: 'russian-musketeer', contact: defender[0], figures: defender[1] },
  });

const frontage = (one: Clash, expand = true): readonly number[] => {
  const { attacker, defender } = foresee(one, expand);
  return [attacker.frontage, defender.frontage];
};

const front = (attacker: number, defender: number): BySide<number> => ({ attacker, defender });

/** At a later round, with these fronts, won by this side. */
const later = (one: Clash, winner: Role, [a, d]: readonly [number, number], lost: BySide<number> = front(0, 0)): Clash =>
  at(one, { rounds: 1, front: front(a, d), lost, last: won(winner) });

const may = (one: Clash): boolean => one.rules.mayExpand(one.fight, one.context);
const words = (one: Clash, role: Role, expand = true): readonly string[] =>
  foresee(one, expand)
    [role].trail.filter(({ of }) => of === 'front')
    .map(({ because }) => because);

describe('first contact', () => {
  test.each([
    [
      [4, 12],
      [4, 24],
      [4, 4],
    ],
    [
      [4, 4],
      [5, 5],
      [4, 5],
    ],
    [
      [8, 8],
      [7, 7],
      [8, 7],
    ],
    [
      [8, 8],
      [4, 4],
      [8, 4],
    ],
    [
      [9, 9],
      [4, 4],
      [8, 4],
    ],
    [
      [1, 9],
      [12, 12],
      [1, 2],
    ],
    [
      [0, 9],
      [1, 9],
      [1, 1],
    ],
    [
      [0, 9],
      [0, 9],
      [1, 1],
    ],
    [
      [6, 4],
      [3, 3],
      [4, 3],
    ],
    [
      [6, 6],
      [6, 2],
      [4, 2],
    ],
  ] as const)('%o against %o: %o fight', (attacker, defender, fight) => {
    const one = line(attacker, defender);
    expect(frontage(one)).toEqual(fight);
    expect([one.fight.front.attacker, one.fight.front.defender]).toEqual(fight);
  });

  test('C003-16: more than two to one says what was measured and that it counts as two to one', () => {
    expect(words(line([9, 9], [4, 4]), 'attacker')).toEqual([
      '9 figures of Attackers in contact along 9.00″.',
      'More than 2 to 1 in contact counts as that.',
    ]);
    expect(words(line([8, 8], [4, 4]), 'attacker')).toHaveLength(1);
  });

  test('a touch between figures puts one into the fight, and says so', () => {
    expect(words(line([0, 9], [1, 9]), 'attacker')).toEqual(['0 figures of Attackers in contact along 0.00″: one fights all the same.']);
  });

  test('nobody widens in the first round', () => {
    const one = line([4, 12], [4, 12]);
    expect(may(one)).toBe(false);
    expect(foresee(one).expanded).toBe(false);
  });
});

describe('the winner’s choice', () => {
  test.each([
    ['attacker', [5, 5]],
    ['defender', [5, 5]],
  ] as const)('the %s widens by one, the loser matches', (winner, fight) => {
    const one = later(line([4, 12], [4, 12]), winner, [4, 4]);
    expect([may(one), foresee(one).expanded, ...frontage(one)]).toEqual([true, true, ...fight]);
  });

  test('C003-7: a winner that declines keeps both fronts', () => {
    const one = later(line([4, 12], [4, 12]), 'attacker', [4, 4]);
    expect([foresee(one, false).expanded, ...frontage(one, false)]).toEqual([false, 4, 4]);
    expect(words(one, 'attacker', false).at(-1)).toBe('Attackers won the last round and kept the front as it was.');
  });

  test('C003-6: a loser without a rear stays, and the fronts are unequal', () => {
    const one = later(line([4, 12], [4, 4]), 'attacker', [4, 4]);
    expect(frontage(one)).toEqual([5, 4]);
    expect(words(one, 'defender').at(-1)).toBe('Nobody is left of Defenders to match the enemy’s front.');
    expect(frontage(later(line([4, 12], [4, 5]), 'attacker', [4, 4]))).toEqual([5, 5]);
  });

  test('a winner without a rear may not widen', () => {
    const one = later(line([4, 4], [4, 12]), 'attacker', [4, 4]);
    expect([may(one), foresee(one).expanded, ...frontage(one)]).toEqual([false, false, 4, 4]);
    expect(words(one, 'attacker').at(-1)).toBe('Attackers won the last round and had nobody left to widen with.');
    expect(may(later(line([4, 5], [4, 12]), 'attacker', [4, 4]))).toBe(true);
  });

  test.each([
    [[7, 20], [4, 4], true, [8, 4]],
    [[8, 20], [4, 4], false, [8, 4]],
    [[8, 20], [4, 5], true, [9, 5]],
    [[1, 20], [1, 1], true, [2, 1]],
    [[2, 20], [1, 1], false, [2, 1]],
  ] as const)('two to one: %o against %o, may widen %s, %o fight', (attacker, defender, allowed, fight) => {
    const one = later(line(attacker, defender), 'attacker', [attacker[0], defender[0]]);
    expect([may(one), ...frontage(one)]).toEqual([allowed, ...fight]);
  });

  test('a winner at two to one says why it may not widen', () => {
    expect(words(later(line([8, 20], [4, 4]), 'attacker', [8, 4]), 'attacker').at(-1)).toBe(
      'Attackers won the last round and may not widen past 2 to 1.',
    );
  });

  test('a smaller side that wins is matched, never overtaken beyond two to one', () => {
    expect(frontage(later(line([8, 20], [4, 20]), 'defender', [8, 4]))).toEqual([9, 5]);
  });

  test('nothing is left to choose when the melee is over', () => {
    const over = at(later(line([4, 12], [4, 12]), 'attacker', [4, 4]), {
      result: { winner: 'attacker', broken: ['defender'], recovered: front(0, 0) },
    });
    expect(may(over)).toBe(false);
    expect(over.rules.roundsLeft(over.fight, {})).toBe(0);
    expect(() => round(over, noDice)).toThrow('over');
  });
});

describe('losses', () => {
  test('C003-5: a front grows from four to six while its men fall', () => {
    const start = clash({
      attacker: { troop: 'heavy-cavalry', contact: 4, figures: 12, charges: true },
      defender: { troop: 'french-line', contact: 4, figures: 36 },
    });
    const rounds = fought(start, [42, 63, 99, 99, 1, 1, 1, 1]);
    expect(rounds.map(({ attacker, defender, fight }) => [attacker.frontage, defender.frontage, fight.front, fight.lost])).toEqual([
      [4, 4, front(4, 4), front(1, 3)],
      [5, 5, front(5, 5), front(2, 6)],
      [6, 6, front(6, 6), front(4, 10)],
    ]);
  });

  test('without a rear all who are left fight, and the enemy no more than twice as many', () => {
    const one = line([6, 20], [4, 4]);
    // 180: one and 80 in a hundred, missed; 120: one and 20, missed: the defenders keep three, the attackers six.
    expect(round(one, scripted(81, 21, 1).roll).fight.front).toEqual(front(6, 3));
    expect(round(one, scripted(80, 21).roll).fight.front).toEqual(front(4, 2));
  });

  test('men who fell elsewhere between two rounds are missing from the front, and two to one is held', () => {
    const thinned: Fight = { ...later(line([6, 12], [6, 12]), 'attacker', [6, 6]).fight, started: front(12, 2) };
    const one = at(line([6, 12], [6, 12]), thinned);
    expect(frontage(one, false)).toEqual([4, 2]);
    expect(words(one, 'attacker', false)[0]).toBe('The front of Attackers is filled from the rear: 4 figures, 2 to 1.');
    expect(words(one, 'defender', false)[0]).toBe('2 figures of Defenders left, all in front.');
  });

  test('C003-9: nobody kills more than are left; the die of the rest is thrown all the same and changes nothing', () => {
    const one = at(
      clash({ attacker: { troop: 'heavy-cavalry', contact: 4, charges: true }, defender: { troop: 'french-line', contact: 4 } }),
      {
        started: front(4, 2),
        front: front(4, 2),
      },
    );
    expect(foresee(one).attacker).toMatchObject({ points: 260, sure: 2, chance: 60 });
    for (const face of [1, 60, 61, 100]) expect(round(one, scripted(face, 100).roll)).toMatchObject({ attacker: { kills: 2 } });
  });
});

describe('who may fight', () => {
  const side = { troop: 'french-line', contact: 3 };
  const refusal = (given: Parameters<typeof measured>[0]) => {
    const { rules, facts, context } = measured(given);
    const found = rules.begin(facts, context);
    return 'because' in found ? [found.code, found.because] : null;
  };

  test('units that touch', () => {
    expect(refusal({ attacker: side, defender: side })).toBeNull();
  });

  test('not across a gap, however small', () => {
    expect(refusal({ attacker: side, defender: side, gap: 0.01 })).toEqual([
      'not-in-contact',
      'Attackers and Defenders do not touch: 0.01″ between them.',
    ]);
    expect(tape(0.01)).toBe(1);
  });

  test('not friends', () => {
    expect(refusal({ attacker: side, defender: { ...side, more: { side: 'blue' } } })?.[0]).toBe('same-side');
  });

  test('not with nobody left', () => {
    expect(refusal({ attacker: side, defender: { ...side, figures: 0 } })).toEqual(['no-figures', 'No figures are left of Defenders.']);
  });
});
