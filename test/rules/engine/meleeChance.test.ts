import { describe, expect, test } from 'vitest';
import type { Tape } from '#geometry/shape/units';
import { fraction, toNumber } from '#rules/engine/fraction';
import type { Fight, FoughtSide, MeleeContext, MeleeFacts, MeleeRules, Role } from '#rules/engine/melee';
import { choiceBy, meleeChances, moraleChances, roundChances, type ExpandPolicy, type Melee } from '#rules/engine/meleeChance';
import { bookById } from '#rules/sets/index';
import { cupOf, seedDice } from '#game/dice';
import { fighter, standOf } from '#test/rulings';

const diceOf = (seed: string) => cupOf(seedDice(seed)).roll;
const side = (unit: string, figures: number): MeleeFacts['attacker'] => ({
  unit,
  figures,
  inches: figures,
  struckIn: 'front',
  level: 0,
  cover: [],
  charged: unit === 'cav' ? 5 : null,
});
const factsOf = (attacker: number, defender: number): MeleeFacts => ({
  attacker: side('cav', attacker),
  defender: side('inf', defender),
  gap: 0 as Tape,
  spans: [],
});
const contextOf = (attacker: number, defender: number): MeleeContext => ({
  fighters: {
    attacker: fighter('cav', 'heavy-cavalry', [standOf('h1', { figures: attacker, full: attacker, ranks: 3 })], { charging: true }),
    defender: fighter('inf', 'french-line', [standOf('i1', { figures: defender, full: defender, ranks: 6 })], { side: 'red' }),
  },
  options: {},
});

const enemy = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/**
 * A coin a round: the side that it names kills one figure for each figure in front of its line, and whoever has nobody left has
 * lost. Widening puts one more in front. Small enough to reckon by hand.
 */
const coins: MeleeRules = {
  id: 'coins',
  label: 'Coins',
  words: { worth: 'worth', points: 'points' },
  charts: [],
  begin: (facts, { fighters }) => ({
    facts,
    rounds: 0,
    thisTurn: 0,
    front: { attacker: 1, defender: 1 },
    started: { attacker: fighters.attacker.figures, defender: fighters.defender.figures },
    lost: { attacker: 0, defender: 0 },
    last: null,
    result: null,
  }),
  mayExpand: (fight) => fight.front[fight.last?.winner ?? 'attacker'] < 2,
  foresee: (fight, { expand }) => ({ round: fight.rounds + 1, expanded: expand, attacker: before(fight), defender: before(fight) }),
  roundsLeft: (fight) => Math.max(0, 2 - fight.thisTurn),
  fight: (fight, { expand }, _context, roll) => {
    const [face = 0] = roll({ count: 1, sides: 2, why: 'a coin', for: 'cav' });
    const winner: Role = face === 1 ? 'attacker' : 'defender';
    const last = fight.last?.winner;
    const front = expand && last ? { ...fight.front, [last]: fight.front[last] + 1 } : fight.front;
    const kills = Math.min(front[winner], fight.started[enemy(winner)] - fight.lost[enemy(winner)]);
    const now = { attacker: 0, defender: 0, [enemy(winner)]: kills };
    const lost = { attacker: fight.lost.attacker + now.attacker, defender: fight.lost.defender + now.defender };
    const gone = lost[enemy(winner)] >= fight.started[enemy(winner)];
    const fought = (role: Role): FoughtSide => ({ ...before(fight), kills: now[enemy(role)], losses: now[role] });
    return {
      round: fight.rounds + 1,
      expanded: expand,
      attacker: fought('attacker'),
      defender: fought('defender'),
      dice: [face],
      winner,
      byDie: false,
      morale: null,
      trail: [],
      said: '',
      fight: {
        ...fight,
        rounds: fight.rounds + 1,
        thisTurn: fight.thisTurn + 1,
        front,
        lost,
        last: { lost: now, winner },
        result: gone ? { winner, broken: [enemy(winner)], recovered: { attacker: Math.floor(lost.attacker / 2), defender: 0 } } : null,
      },
    };
  },
};
/** The coin of the first round kills nobody; whoever it names kills all the enemy in the second. */
const tempo: MeleeRules = {
  ...coins,
  mayExpand: () => false,
  fight: (fight, choice, context, roll) => {
    const first = fight.last?.winner ?? null;
    const round = coins.fight(fight, choice, context, first === null ? roll : () => [first === 'attacker' ? 1 : 2]);
    if (first === null) return { ...round, fight: { ...round.fight, lost: fight.lost, result: null } };
    const result = { winner: first, broken: [enemy(first)], recovered: { attacker: 0, defender: 0 } };
    return { ...round, fight: { ...round.fight, result } };
  },
};
const before = (fight: Fight) => ({ worth: 1, frontage: fight.front.attacker, points: 1, sure: 0, chance: 50, trail: [] });

function meleeOf(rules: MeleeRules, attacker: number, defender: number, front = 4): Melee {
  const context = contextOf(attacker, defender);
  const fight = rules.begin(factsOf(front, front), context);
  if ('code' in fight) throw new Error(fight.because);
  return { rules, fight, context };
}
const asked = (expand: ExpandPolicy, more = {}) => ({ expand, sample: { runs: 400, roll: diceOf('1815') }, ...more });

describe('a melee decided by coins', () => {
  test('best of three: the stronger by one wins three in four', () => {
    const { wins, neither, undecided, rounds, losses, sampled } = meleeChances(meleeOf(coins, 2, 1), asked('never'));
    expect([wins.attacker.exact, wins.defender.exact, neither.exact, undecided.exact]).toEqual(['3/4', '1/4', '0/1', '0/1']);
    expect(rounds.values.map(({ value, exact }) => [value, exact])).toEqual([
      [1, '1/2'],
      [2, '1/2'],
    ]);
    expect(losses.attacker.values.map(({ value, exact }) => [value, exact])).toEqual([
      [0, '1/2'],
      [1, '1/4'],
      [2, '1/4'],
    ]);
    expect(losses.attacker.all?.exact).toBe('1/4');
    expect(sampled).toBeNull();
  });

  test('what comes back is not lost for good', () => {
    const { losses, lasting } = meleeChances(meleeOf(coins, 2, 1), asked('never'));
    expect([losses.attacker.mean, lasting.attacker.mean]).toEqual([fraction(3, 4), fraction(1, 2)]);
  });

  test('two ways that differ in nothing but who won the last round stay two ways', () => {
    const { wins } = meleeChances(meleeOf(tempo, 3, 3), asked('never'));
    expect([wins.attacker.exact, wins.defender.exact]).toEqual(['1/2', '1/2']);
  });

  test('equal sides have equal chances, and they sum to 1', () => {
    const { wins } = meleeChances(meleeOf(coins, 5, 5), asked('never'));
    expect([wins.attacker.exact, wins.defender.exact]).toEqual(['1/2', '1/2']);
  });

  test('the winner who widens kills two at a stroke: three figures last two rounds, not three', () => {
    const { rounds } = meleeChances(meleeOf(coins, 3, 3), asked('always'));
    expect(rounds.values[0]?.value).toBe(2);
    expect(meleeChances(meleeOf(coins, 3, 3), asked('never')).rounds.values[0]?.value).toBe(3);
  });

  test.each(['always', 'never'] as const)('widening %s: the same as every row of coins one by one', (expand) => {
    const melee = meleeOf(coins, 4, 3);
    const slowly = (fight: Fight): number => {
      if (fight.result) return fight.result.winner === 'attacker' ? 1 : 0;
      const choice = { expand: expand === 'always' && fight.last !== null && coins.mayExpand(fight, melee.context) };
      const after = (coin: number): number => slowly(coins.fight(fight, choice, melee.context, () => [coin]).fight);
      return (after(1) + after(2)) / 2;
    };
    expect(toNumber(meleeChances(melee, asked(expand)).wins.attacker.p)).toBeCloseTo(slowly(melee.fight), 12);
  });

  test('a policy chooses only where there is a winner and room to widen', () => {
    const melee = meleeOf(coins, 4, 4);
    expect(choiceBy('always', melee)).toEqual({ expand: false });
    const won = { ...melee, fight: { ...melee.fight, last: { lost: { attacker: 0, defender: 1 }, winner: 'attacker' as const } } };
    expect((['always', 'never', 'by-kills'] as const).map((policy) => choiceBy(policy, won).expand)).toEqual([true, false, true]);
    const wide = { ...won, fight: { ...won.fight, front: { attacker: 2, defender: 1 } } };
    expect(choiceBy('by-kills', wide)).toEqual({ expand: false });
  });

  test('too large to be exact: fought and counted, within three of the errors that it states', () => {
    const melee = meleeOf(coins, 5, 4);
    const exact = meleeChances(melee, asked('never'));
    const counted = meleeChances(melee, asked('never', { most: 10 }));
    expect(counted.sampled?.runs).toBe(400);
    const error = counted.sampled?.error.attacker ?? { wins: 0, loss: 0 };
    expect(error.wins).toBeCloseTo(Math.sqrt(0.25 / 400), 2);
    expect(Math.abs(toNumber(counted.wins.attacker.p) - toNumber(exact.wins.attacker.p))).toBeLessThan(3 * error.wins);
    expect(Math.abs(toNumber(counted.losses.attacker.mean) - toNumber(exact.losses.attacker.mean))).toBeLessThan(3 * error.loss);
  });

  test('the same seed counts the same', () => {
    const count = () => meleeChances(meleeOf(coins, 5, 4), { expand: 'never', most: 10, sample: { runs: 50, roll: diceOf('7') } });
    expect(count()).toEqual(count());
  });

  test('what is too long to follow is told as undecided, and nothing else', () => {
    const { wins, undecided } = meleeChances(
      meleeOf(
        { ...coins, fight: (fight, ...rest) => ({ ...coins.fight(fight, ...rest), fight: { ...fight, rounds: fight.rounds + 1 } }) },
        2,
        2,
      ),
      asked('never'),
    );
    expect([wins.attacker.exact, wins.defender.exact, undecided.exact]).toEqual(['0/1', '0/1', '1/1']);
  });
});

describe('a round of normalized melee', () => {
  const melee = (attacker = 12, defender = 36) => {
    const book = bookById('linear');
    if (!book) throw new Error('no book');
    return meleeOf(book.melee, attacker, defender);
  };

  test('T003-08 before its dice: 260 and 120, so 2 and 60 in a hundred for a third, 1 and 20 for a second', () => {
    const { losses, wins, byDie, ends, foreseen } = roundChances(melee(), { expand: false });
    expect([foreseen.attacker.points, foreseen.defender.points]).toEqual([260, 120]);
    expect(losses.defender.values.map(({ value, exact }) => [value, exact])).toEqual([
      [2, '2/5'],
      [3, '3/5'],
    ]);
    expect(losses.attacker.values.map(({ value, exact }) => [value, exact])).toEqual([
      [1, '4/5'],
      [2, '1/5'],
    ]);
    // Both lose two in 2/5 × 1/5 of the cases, and then half fall to either side.
    expect([byDie.exact, wins.attacker.exact, wins.defender.exact, ends.exact]).toEqual(['2/25', '24/25', '1/25', '0/1']);
  });

  test('a whole melee: who wins, both break and what is undecided sum to exactly 1', () => {
    const { wins, neither, undecided, rounds } = meleeChances(melee(5, 8), asked('never'));
    const sum = [wins.attacker, wins.defender, neither, undecided].reduce(
      ([num, den], { exact }) => {
        const [over = 0n, under = 1n] = exact.split('/').map(BigInt);
        return [num * under + over * den, den * under] as const;
      },
      [0n, 1n] as readonly [bigint, bigint],
    );
    expect(sum[0]).toBe(sum[1]);
    expect(toNumber(undecided.p)).toBeLessThan(0.001);
    // Nobody tests before the third round, and few are left after it.
    expect(rounds.values[0]?.value).toBe(3);
  });
});

describe('a morale check', () => {
  test('holds at or under its level: 57 of a hundred', () => {
    const { holds, results } = moraleChances((roll) => {
      const [face = 0] = roll({ count: 1, sides: 100, why: 'morale', for: 'cav' });
      const held = face <= 57;
      return { unit: 'cav', cause: 'melee', holds: 57, trail: [], dice: [face], held, result: held ? 'holds' : 'breaks' };
    });
    expect(holds.exact).toBe('57/100');
    expect(results.map(({ result, exact }) => [result, exact])).toEqual([
      ['holds', '57/100'],
      ['breaks', '43/100'],
    ]);
  });

  test.each(['linear', 'stands'])('under %s the walked check is its foresight', (id) => {
    const book = bookById(id);
    if (!book) throw new Error('no book');
    const { attacker } = contextOf(12, 36).fighters;
    const context = { options: {}, full: 12, melee: { lost: 4, started: 12, ahead: 6 } };
    const { holds } = moraleChances((roll) => book.morale.test(attacker, 'melee', context, roll));
    expect(100 * toNumber(holds.p)).toBeCloseTo(book.morale.foresee(attacker, 'melee', context).holds, 12);
  });
});
