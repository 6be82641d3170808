import { expect, test } from 'vitest';
import { begun, clash, fightRound, fronts, type Side } from './clash.ts';

const warriors = (figures: number, contact = 6, more: Partial<Side> = {}): Side => ({ troop: 'mahdist-foot', contact, figures, ...more });
const british = (figures: number, contact = 6, more: Partial<Side> = {}): Side => ({ troop: 'british-foot', contact, figures, ...more });

/** Fronts of the first round and, after one in which nobody falls, of the next. */
function twoRounds(attacker: Side, defender: Side): readonly (readonly [number, number])[] {
  const one = clash(attacker, defender);
  const fight = begun(one);
  const later = { ...fight, rounds: 1 };
  return [fight, later].map((each) => {
    const { attacker: a, defender: d } = fronts(one, each);
    return [a, d] as const;
  });
}

test('in the first round the Imperials’ front rank and as many Mahdists, then two ranks and twice as many', () => {
  expect(twoRounds(warriors(60), british(24))).toEqual([
    [6, 6],
    [24, 12],
  ]);
});

test('roles do not matter: Imperials who charge fight the same', () => {
  expect(twoRounds(british(24), warriors(60))).toEqual([
    [6, 6],
    [12, 24],
  ]);
});

test('Mahdists come in by the number that they meet, however few or many touch', () => {
  expect(twoRounds(warriors(60, 2), british(24))[0]).toEqual([6, 6]);
  expect(twoRounds(warriors(60, 20), british(24))[0]).toEqual([6, 6]);
});

test('nobody fights who is not there', () => {
  expect(twoRounds(warriors(5), british(24))).toEqual([
    [5, 6],
    [5, 12],
  ]);
  expect(twoRounds(warriors(60), british(4))).toEqual([
    [4, 4],
    [8, 4],
  ]);
  expect(twoRounds(warriors(60), british(7))).toEqual([
    [6, 6],
    [14, 7],
  ]);
});

test('a line hit in flank fights with the two that are touched, in every round', () => {
  for (const struckIn of ['flank', 'rear'] as const) {
    expect(twoRounds(warriors(60), british(24, 2, { facts: { struckIn } }))).toEqual([
      [2, 2],
      [4, 2],
    ]);
  }
});

test('Mahdists hit in flank fight with whoever is touched, and not more than the enemy lets in', () => {
  expect(twoRounds(british(24), warriors(60, 3, { facts: { struckIn: 'flank' } }))).toEqual([
    [6, 3],
    [12, 3],
  ]);
  expect(twoRounds(british(24, 2), warriors(60, 9, { facts: { struckIn: 'flank' } }))[0]).toEqual([2, 2]);
});

test('at a corner one fights', () => {
  expect(twoRounds(warriors(60, 0), british(24, 0))).toEqual([
    [1, 1],
    [4, 2],
  ]);
});

test('two of one kind fight each by its own contact', () => {
  expect(twoRounds(british(24, 6), { troop: 'french-line', contact: 4, figures: 24 })).toEqual([
    [6, 4],
    [12, 8],
  ]);
  expect(twoRounds(warriors(60, 6), warriors(60, 4))).toEqual([
    [6, 4],
    [12, 8],
  ]);
});

test('troops of other wars fight as Imperials', () => {
  expect(twoRounds(warriors(60), { troop: 'russian-musketeer', contact: 5, figures: 9 })).toEqual([
    [5, 5],
    [18, 9],
  ]);
});

test('gaps are filled from behind: the next round is fought by who is left', () => {
  const one = clash(warriors(60, 6, { charged: 6 }), british(12));
  const first = fightRound(one, begun(one), 1, 9, 6);
  expect(first.defender.losses).toBe(4);
  expect(first.fight.front).toEqual({ attacker: 16, defender: 8 });
  expect(first.fight.front).toEqual(fronts(one, first.fight));
});
