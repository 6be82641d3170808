import { describe, expect, test } from 'vitest';
import { begun, clash, fightRound, type Clash, type Side } from './clash.ts';

const side = (troop: string, change: Partial<Side> = {}): Side => ({ troop, contact: 6, figures: 24, ...change });

/**
 * Six Mahdist rifles against six British, foot against foot, nobody charging, so that each side stands at 2 and the d6 decides:
 * a 1 is 4 (24 casualties), a 2 is 3 (18.9: 19), a 4 is 2 (15), a 5 is 1 (12), a 6 is 0 (9.6: 10).
 */
const even = (mahdists: Partial<Side> = {}, british: Partial<Side> = {}): Clash =>
  clash(side('mahdist-rifles', mahdists), side('british-foot', british));

describe('after the round', () => {
  test('who inflicted more has won the round; equal losses are nobody’s, and no die is thrown for them', () => {
    const one = even();
    // 24 and 24 casualties, both rests saved.
    const equal = fightRound(one, begun(one), 1, 10, 1, 10);
    expect([equal.winner, equal.byDie, equal.morale, equal.fight.result]).toEqual([null, false, null, null]);
    const won = fightRound(one, begun(one), 1, 1, 6);
    expect([won.winner, won.attacker.losses, won.defender.losses, won.morale]).toEqual(['attacker', 1, 3, null]);
    expect(won.fight.last).toEqual({ lost: { attacker: 1, defender: 3 }, winner: 'attacker' });
  });

  test('Mahdists who lost more are beaten and test: 6 to 8 keeps them in', () => {
    for (const [faces, stays] of [
      [[2, 3], false],
      [[3, 3], true],
      [[4, 4], true],
      [[4, 5], false],
    ] as const) {
      const one = even();
      const round = fightRound(one, begun(one), 6, 1, 10, ...faces);
      expect([round.attacker.losses, round.defender.losses]).toEqual([2, 1]);
      expect(round.morale?.attacker).toMatchObject({ unit: 'a', cause: 'melee', held: stays, dice: faces });
      expect(round.morale?.defender).toBeNull();
      expect(round.fight.result).toEqual(
        stays ? null : { winner: 'defender', broken: ['attacker'], recovered: { attacker: 0, defender: 0 } },
      );
    }
  });

  test('beaten badly: three times what they inflicted and a tenth of them, then only a 7 keeps them in', () => {
    const holds = (figures: number, ...faces: readonly number[]) => {
      const one = even({ figures });
      return fightRound(one, begun(one), ...faces).morale?.attacker;
    };
    // 3 lost and 1 inflicted: three times. Of 30 that is a tenth, of 31 it is less.
    expect(holds(30, 6, 1, 1, 3, 3)).toMatchObject({ held: false, holds: 100 / 6 });
    expect(holds(30, 6, 1, 1, 3, 4)).toMatchObject({ held: true });
    expect(holds(31, 6, 1, 1, 3, 3)).toMatchObject({ held: true, holds: 400 / 9 });
    // 2 lost and 1 inflicted is less than three times, however few they are.
    expect(holds(12, 6, 1, 10, 3, 3)).toMatchObject({ held: true, holds: 400 / 9 });
  });

  test('Imperials take no test, however badly beaten', () => {
    const one = clash(side('mahdist-foot', { charged: 6, figures: 60 }), side('british-foot'));
    const round = fightRound(one, begun(one), 1, 8, 6);
    expect([round.defender.losses, round.attacker.losses, round.morale, round.fight.result]).toEqual([5, 1, null, null]);
  });

  test('what Imperial fire took from the charge counts in the first round, and in no later one', () => {
    const one = clash(side('mahdist-foot', { charged: 6, figures: 60, facts: { fellCharging: 4 } }), side('british-foot'));
    // They inflict four and lose one, and four fell before: five to four, beaten.
    const first = fightRound(one, begun(one), 1, 9, 6, 3, 4);
    expect([first.winner, first.morale?.attacker?.held]).toEqual(['defender', true]);
    expect(first.trail.map(({ id }) => id)).toContain('round/fell-charging/attacker');
    const three = clash(side('mahdist-foot', { charged: 6, figures: 60, facts: { fellCharging: 3 } }), side('british-foot'));
    expect(fightRound(three, begun(three), 1, 9, 6)).toMatchObject({ winner: null, morale: null });
    const later = fightRound(one, { ...begun(one), rounds: 1 }, 6, 9, 6, 10);
    expect([later.attacker.losses, later.defender.losses, later.winner]).toEqual([1, 3, 'attacker']);
  });

  test('who fell to that fire counts as part of the unit too: five of 50 are a tenth, of 51 are not', () => {
    const holds = (figures: number) => {
      const one = even({ figures, facts: { fellCharging: 3 } });
      return fightRound(one, begun(one), 6, 1, 10, 3, 4).morale?.attacker?.holds;
    };
    expect([holds(47), holds(48)]).toEqual([100 / 6, 400 / 9]);
  });

  test('fire that met an Imperial charge is not counted', () => {
    const one = clash(side('imperial-cavalry', { charged: 6, facts: { fellCharging: 9 } }), side('mahdist-rifles'));
    expect(fightRound(one, begun(one), 1, 1, 6, 1, 3, 4)).toMatchObject({ winner: 'attacker' });
  });

  test('a side with nobody left is beaten without a test, and both together leave no winner', () => {
    const last = even({ figures: 1 }, { figures: 12 });
    const gone = fightRound(last, begun(last), 6, 10, 1, 10);
    expect(gone.morale).toBeNull();
    expect(gone.fight.result).toEqual({ winner: 'defender', broken: ['attacker'], recovered: { attacker: 0, defender: 0 } });
    const both = even({ figures: 1 }, { figures: 1 });
    const none = fightRound(both, begun(both), 1, 4, 1, 4);
    expect(none.fight.result).toEqual({ winner: null, broken: ['attacker', 'defender'], recovered: { attacker: 0, defender: 0 } });
  });

  test('between two of one kind the beaten side tests, whoever it is', () => {
    const imperial = clash(side('french-line'), side('british-foot'));
    const beaten = fightRound(imperial, begun(imperial), 6, 1, 10, 2, 2);
    expect(beaten.morale?.attacker).toMatchObject({ held: false, dice: [2, 2] });
    expect(beaten.fight.result?.broken).toEqual(['attacker']);
    const mahdist = clash(side('mahdist-rifles'), side('mahdist-foot'));
    const round = fightRound(mahdist, begun(mahdist), 1, 5, 6, 10, 3, 3);
    expect(round.morale?.defender).toMatchObject({ unit: 'd', held: true });
  });

  test('an Emir keeps his men in on 5 and 9 too', () => {
    const one = even({ more: { leader: true } });
    const round = fightRound(one, begun(one), 6, 5, 1, 10, 2, 3);
    expect(round.morale?.attacker).toMatchObject({ held: true, holds: (100 * 24) / 36 });
  });

  test('the round is told in a few words', () => {
    const one = even();
    expect(fightRound(one, begun(one), 6, 1, 10, 1, 1).said).toBe(
      'Round 1: Attackers lost 2, Defenders 1; Attackers: runs off the table; the melee goes to Defenders.',
    );
  });
});
