/** When morale is tested in a melee, how it ends, and who comes back. */
import { describe, expect, test } from 'vitest';
import type { BySide } from '#rules/engine/melee';
import { scripted } from '#test/scripted';
import { at, clash, fought, round, type Clash } from './clash.ts';

const both = (attacker: number, defender: number): BySide<number> => ({ attacker, defender });

/** One figure a side in front, 30 points each: nothing sure, both dice over 30 miss and the tie's die follows. */
const thin = (lost: BySide<number>, change: Partial<Clash['fight']> = {}): Clash =>
  at(
    clash({
      attacker: { troop: 'french-line', contact: 1, figures: 20 },
      defender: { troop: 'russian-musketeer', contact: 1, figures: 20 },
    }),
    {
      rounds: 3,
      lost,
      front: both(1, 1),
      last: { lost: both(0, 0), winner: 'attacker' },
      ...change,
    },
  );

/** Both miss; the attacker has the round by the die; then these. */
const after = (one: Clash, ...faces: readonly number[]) => {
  const dice = scripted(100, 100, 1, ...faces);
  const found = round(one, dice.roll, false);
  return { ...found, left: dice.left(), calls: dice.calls };
};

describe('when morale is tested', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
    [6, true],
  ])('after %d rounds, the next: %s', (rounds, due) => {
    const { morale, left } = after(thin(both(0, 0), { rounds }), ...(due ? [1, 1] : []));
    expect([morale !== null, left]).toEqual([due, 0]);
  });

  test('a d100 at the level holds, one above breaks: 80 without losses', () => {
    expect(after(thin(both(0, 0)), 80, 80).fight.result).toBeNull();
    expect(after(thin(both(0, 0)), 80, 81).fight.result).toMatchObject({ winner: 'attacker', broken: ['defender'] });
    expect(after(thin(both(0, 0)), 81, 80).fight.result).toMatchObject({ winner: 'defender', broken: ['attacker'] });
  });

  test('dice in their order: attacker’s kill, defender’s kill, the tie, attacker’s morale, defender’s morale, the odd ones', () => {
    const { calls, dice } = after(thin(both(5, 3)), 2, 100, 51, 50);
    expect(dice).toEqual([100, 100, 1, 2, 100, 51, 50]);
    expect(calls.map(({ for: unit }) => unit)).toEqual(['a', 'd', 'a', 'a', 'd', 'a', 'd']);
    expect(calls.map(({ why }) => why)).toEqual([
      'Attackers: one more kill at 30 or under',
      'Defenders: one more kill at 30 or under',
      'equal losses: the round goes to Attackers at 50 or under, else to Defenders',
      'Attackers: holds at 45 or under',
      'Defenders: holds at 75 or under',
      'Attackers: the odd casualty comes back at 50 or under',
      'Defenders: the odd casualty comes back at 50 or under',
    ]);
    expect(calls.every(({ count, sides }) => count === 1 && sides === 100)).toBe(true);
  });

  test('the die of the rest matters only at its edge', () => {
    const { calls } = after(thin(both(0, 0)), 1, 1);
    expect(calls.map(({ matters }) => matters)).toEqual([31, 31, 51, 81, 81].map((least) => ({ only: 'reaching', least: [least] })));
  });
});

describe('how it ends', () => {
  test('C003-10: both break: nobody wins, both get half back', () => {
    expect(after(thin(both(4, 6)), 100, 100).fight.result).toEqual({
      winner: null,
      broken: ['attacker', 'defender'],
      recovered: both(2, 3),
    });
  });

  test('the winner gets its half back too', () => {
    expect(after(thin(both(8, 2)), 1, 100).fight.result).toEqual({ winner: 'attacker', broken: ['defender'], recovered: both(4, 1) });
  });

  test('a side with nobody left is beaten without a test, in any round', () => {
    const last = at(
      clash({ attacker: { troop: 'heavy-cavalry', contact: 4, charges: true }, defender: { troop: 'french-line', contact: 2 } }),
      {},
    );
    // 260 on two: both fall. 60 kills one on the 61st: missed.
    const found = round(last, scripted(1, 61).roll);
    expect(found).toMatchObject({
      round: 1,
      morale: null,
      attacker: { kills: 2 },
      fight: { result: { winner: 'attacker', broken: ['defender'], recovered: both(0, 1) } },
    });
    expect(found.said).toBe('Round 1: Attackers lost 0, Defenders 2; the melee goes to Attackers, over Defenders.');
  });

  test('both gone at once: nobody wins', () => {
    const side = { troop: 'french-line', contact: 1 };
    const found = round(clash({ attacker: side, defender: side }), scripted(30, 30, 100, 50, 51).roll);
    expect(found.fight.result).toEqual({ winner: null, broken: ['attacker', 'defender'], recovered: both(1, 0) });
    expect(found.said).toContain('neither side stands');
  });

  test('where both hold there is another round', () => {
    const start = clash({
      attacker: { troop: 'french-line', contact: 1, figures: 9 },
      defender: { troop: 'french-line', contact: 1, figures: 9 },
    });
    const rounds = fought(start, [99, 99, 1, 99, 99, 1, 99, 99, 1, 1, 1, 99, 99, 1, 1, 1], false);
    expect(rounds.map(({ round: number, morale, fight }) => [number, morale !== null, fight.rounds, fight.thisTurn])).toEqual([
      [1, false, 1, 1],
      [2, false, 2, 2],
      [3, true, 3, 3],
      [4, true, 4, 4],
    ]);
  });
});

describe('what is said', () => {
  test('of a round that is won, diced for, and of the tests', () => {
    const { trail, said } = after(thin(both(4, 2)), 50, 1);
    expect(said).toBe('Round 4: Attackers lost 0, Defenders 0; the round goes to Attackers by a die.');
    expect(trail.map(({ because }) => because)).toEqual([
      'Neither lost anybody; a d100 of 1 gives the round to Attackers.',
      'Attackers: holds, 50 against a level of 50.',
      'Defenders: holds, 1 against a level of 80.',
    ]);
  });

  test('of an end: who flees, who reforms, who comes back', () => {
    const { trail } = after(thin(both(5, 2)), 1, 100, 50);
    expect(trail.slice(3).map(({ because, source }) => [because, source.status])).toEqual([
      ['Defenders broke: back one full move in disorder.', 'printed'],
      ['The melee goes to Attackers, who reform where they stand.', 'printed'],
      ['2 of 5 casualties of Attackers come back.', 'printed'],
      ['The odd one: 50 is at or under 50, back too.', 'our-reading'],
      ['1 of 2 casualties of Defenders comes back.', 'printed'],
    ]);
  });

  test('of both fleeing', () => {
    const { trail } = after(thin(both(0, 0)), 100, 100);
    expect(trail.find(({ id }) => id === 'end/winner')).toMatchObject({
      because: 'The melee goes to neither Attackers nor Defenders.',
      source: { status: 'reconstructed', reading: 'C003-10' },
    });
  });
});
