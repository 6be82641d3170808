import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '#rules/engine/melee';
import { walk } from '#rules/engine/walk';
import { noDice, scripted } from '#test/scripted';
import { begun, clash, cover, fightRound, foresee, of, type Clash, type Side } from './clash.ts';

const side = (troop: string, change: Partial<Side> = {}): Side => ({ troop, contact: 6, figures: 24, ...change });
const warriors = (change: Partial<Side> = {}) => side('mahdist-foot', { figures: 60, charged: 6, ...change });
const british = (change: Partial<Side> = {}) => side('british-foot', change);

describe('a round by its dice', () => {
  // Warriors: 2 for foot, 2 for the charge, 1 for fanatics: 5 before the die. British: 2.
  test('six warriors at 5 + 2 cause 48 casualties: four figures, and a fifth on 8 or less; six British at 2 − 2 cause ten, one figure', () => {
    const one = clash(warriors(), british());
    const saved = fightRound(one, begun(one), 1, 9, 6);
    expect(saved.attacker).toMatchObject({ worth: 7, frontage: 6, points: 48, sure: 4, chance: 8, kills: 4, losses: 1 });
    expect(saved.defender).toMatchObject({ worth: 0, frontage: 6, points: 10, sure: 1, chance: 0, kills: 1, losses: 4 });
    expect(saved.dice).toEqual([1, 9, 6]);
    expect(fightRound(one, begun(one), 1, 8, 6).attacker).toMatchObject({ kills: 5, losses: 1 });
  });

  test('the defender’s dice come after the attacker’s, a rest’s die right after its own d6', () => {
    const one = clash(warriors(), british());
    const dice = scripted(1, 8, 1, 10);
    one.rules.fight(begun(one), { expand: false }, one.context, dice.roll);
    expect(dice.calls.map(({ sides, for: who, against }) => [sides, who, against])).toEqual([
      [6, 'a', 'd'],
      [10, 'd', 'd'],
      [6, 'd', 'a'],
      [10, 'a', 'a'],
    ]);
  });

  test('each side throws in its own column: a 3 is worth 1 to Europeans, 0 to Egyptians and Mahdists', () => {
    const worths = (enemy: Side) => {
      const one = clash(warriors(), enemy);
      const { attacker, defender } = one.rules.fight(begun(one), { expand: false }, one.context, ({ count, sides }) =>
        Array.from({ length: count }, () => (sides === 6 ? 3 : 1)),
      );
      return [attacker.worth, defender.worth];
    };
    expect(worths(british())).toEqual([5, 3]);
    expect(worths(side('egyptian-foot'))).toEqual([5, 1]);
    expect(worths(side('sudanese-foot'))).toEqual([5, 2]);
  });

  test('Indians by the reading: as Europeans, or as Egyptians', () => {
    const worth = (choice: string) => {
      const one = clash(warriors(), side('french-line', { more: { nation: 'Indian' } }), { options: { 'C004-14': choice } });
      return one.rules.fight(begun(one), { expand: false }, one.context, ({ count, sides }) =>
        Array.from({ length: count }, () => (sides === 6 ? 3 : 1)),
      ).defender.worth;
    };
    expect([worth('european'), worth('egyptian')]).toEqual([3, 2]);
  });

  test('both strike before anybody falls: losses of this round fight in it', () => {
    const one = clash(warriors(), british({ figures: 6 }));
    const round = fightRound(one, begun(one), 1, 9, 1, 10);
    expect([round.attacker.frontage, round.defender.frontage, round.defender.losses, round.attacker.losses]).toEqual([6, 6, 4, 2]);
  });

  test('nobody loses more than he has', () => {
    const one = clash(warriors(), british({ figures: 3, contact: 3 }));
    const round = fightRound(one, begun(one), 1, 1, 1, 10);
    expect(round.defender.losses).toBeLessThanOrEqual(3);
    const few = clash(warriors({ contact: 6 }), british({ figures: 2, contact: 6, facts: { figures: 6 } }));
    const wiped = fightRound(few, { ...begun(few), front: { attacker: 6, defender: 2 } }, 1, 1, 6, 10);
    expect(wiped.defender.losses).toBeLessThanOrEqual(2);
  });
});

/** A round worked out another way: by plain numbers, the table's formula rounded to its preferred numbers. */
const PREFERRED = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800];
function perHundred(factor: number): number {
  const step = factor + 2;
  const decade = Math.floor(step / 10);
  return (PREFERRED[step - 10 * decade] ?? 0) * 10 ** decade;
}
function killsOf(figures: number, factor: number, face: number): number {
  const casualties = Math.floor((figures * perHundred(factor)) / 100 + 0.5);
  return Math.floor(casualties / 10) + (face <= casualties % 10 ? 1 : 0);
}
const COLUMN = { mahdist: [2, 1, 0, 0, -1, -2], european: [2, 1, 1, 0, -1, -2] } as const;

test('every way that the dice may fall agrees with plain arithmetic', () => {
  const one = clash(warriors(), british());
  const outcomes = walk((roll) => one.rules.fight(begun(one), { expand: false }, one.context, roll));
  const slow = new Map<string, number>();
  for (const a of COLUMN.mahdist) {
    for (const d of COLUMN.european) {
      for (let x = 1; x <= 10; x += 1) {
        for (let y = 1; y <= 10; y += 1) {
          const key = `${killsOf(6, 5 + a, x)} ${killsOf(6, 2 + d, y)}`;
          slow.set(key, (slow.get(key) ?? 0) + 1 / 3600);
        }
      }
    }
  }
  const fast = new Map<string, number>();
  for (const { value, p } of outcomes) {
    const key = `${value.attacker.kills} ${value.defender.kills}`;
    fast.set(key, (fast.get(key) ?? 0) + Number(p.num) / Number(p.den));
  }
  expect([...fast.keys()].toSorted()).toEqual([...slow.keys()].toSorted());
  for (const [key, p] of slow) expect(fast.get(key)).toBeCloseTo(p, 10);
});

describe('the round foreseen', () => {
  const roles: readonly Role[] = ['attacker', 'defender'];
  const clashes: readonly (readonly [string, Clash])[] = [
    ['a charge home', clash(warriors(), british())],
    ['works', clash(warriors(), british({ facts: { cover: [cover('works', 'prepared')] } }))],
    ['a flank', clash(side('imperial-cavalry', { charged: 6 }), side('mahdist-rifles', { contact: 2, facts: { struckIn: 'flank' } }))],
    ['Imperials among themselves', clash(side('heavy-cavalry', { charged: 4 }), british())],
  ];
  test.each(clashes)('%s: the same lines as the round that is fought, up to its dice', (_, one) => {
    for (const fight of [begun(one), { ...begun(one), rounds: 1, lost: { attacker: 3, defender: 2 } }]) {
      const before = foresee(one, fight);
      const after = one.rules.fight(fight, { expand: false }, one.context, ({ count }) => Array.from({ length: count }, () => 4));
      expect(before.round).toBe(after.round);
      for (const role of roles) {
        const known = before[role].trail.filter(({ of: name }) => name === 'front' || name === 'factor');
        expect(after[role].trail.slice(0, known.length)).toEqual(known);
        expect(after[role].frontage).toBe(before[role].frontage);
        expect([before[role].sure, before[role].chance]).toEqual([null, null]);
      }
    }
  });

  test('asks for no dice, and its points are the casualties at the factor as it stands', () => {
    const one = clash(warriors(), british());
    one.rules.foresee(begun(one), { expand: false }, one.context);
    expect(() => one.rules.fight(begun(one), { expand: false }, one.context, noDice)).toThrow('no dice expected');
    expect(foresee(one, begun(one)).attacker).toMatchObject({ worth: 5, points: 30 });
  });
});

test('the numbers of a side are the folds of its lines, whatever the dice', () => {
  const face = (sides: number) => fc.integer({ min: 1, max: sides });
  const one = clash(warriors({ figures: 40 }), british());
  fc.assert(
    fc.property(face(6), face(10), face(6), face(10), face(6), face(6), fc.integer({ min: 0, max: 2 }), (a, x, d, y, r1, r2, rounds) => {
      const faces = { 6: [a, d, r1, r2], 10: [x, y] };
      const round = one.rules.fight({ ...begun(one), rounds }, { expand: false }, one.context, ({ sides, count }) => {
        const left = faces[sides as 6 | 10];
        return Array.from({ length: count }, () => left.shift() ?? 1);
      });
      for (const role of ['attacker', 'defender'] as const) {
        const { worth, frontage, points, kills, losses, trail } = round[role];
        expect([of(trail, 'factor'), of(trail, 'front'), of(trail, 'casualties'), of(trail, 'figures'), of(trail, 'losses')]).toEqual([
          worth,
          frontage,
          points,
          kills,
          losses,
        ]);
      }
      expect(round.attacker.losses).toBe(round.defender.kills);
      expect(round.fight.lost).toEqual({ attacker: round.attacker.losses, defender: round.defender.losses });
    }),
  );
});

describe('rounds and turns', () => {
  test('one round a turn, none when it is over', () => {
    const one = clash(warriors(), british());
    const fight = begun(one);
    expect(one.rules.roundsLeft(fight, {})).toBe(1);
    const { fight: after } = fightRound(one, fight, 1, 9, 6);
    expect(after).toMatchObject({ rounds: 1, thisTurn: 1 });
    expect(one.rules.roundsLeft(after, {})).toBe(0);
    expect(one.rules.roundsLeft({ ...after, thisTurn: 0 }, {})).toBe(1);
    expect(
      one.rules.roundsLeft({ ...after, thisTurn: 0, result: { winner: null, broken: [], recovered: { attacker: 0, defender: 0 } } }, {}),
    ).toBe(0);
  });

  test('nobody widens his front', () => {
    const one = clash(warriors(), british());
    const { fight, expanded } = fightRound(one, begun(one), 1, 9, 6);
    expect([one.rules.mayExpand(fight, one.context), expanded]).toEqual([false, false]);
  });
});

describe('who may fight', () => {
  const code = (one: Clash) => {
    const found = one.rules.begin(one.facts, one.context);
    return 'code' in found ? found.code : null;
  };
  test('enemies that touch', () => {
    expect(code(clash(warriors(), british()))).toBeNull();
    expect(code(clash(warriors(), british(), { gap: 0.01 }))).toBe('not-in-contact');
    expect(code(clash(warriors(), british({ more: { side: 'blue' } })))).toBe('same-side');
    expect(code(clash(warriors({ figures: 0 }), british()))).toBe('no-figures');
  });

  test('a fight that is over is not fought on', () => {
    const one = clash(warriors(), british());
    const over = { ...begun(one), result: { winner: 'attacker', broken: ['defender'], recovered: { attacker: 0, defender: 0 } } } as const;
    expect(() => one.rules.fight(over, { expand: false }, one.context, noDice)).toThrow('over');
  });
});
