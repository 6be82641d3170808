/** Whole melees, reckoned twice; and what no melee may break, whoever fights. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import type { Roll } from '#rules/engine/contract';
import { floor, fraction, toNumber } from '#rules/engine/fraction';
import type { FoughtSide, MeleeRound, SideRound } from '#rules/engine/melee';
import { total } from '#rules/engine/trail';
import { scripted } from '#test/scripted';
import { at, clash, cover, foresee, fought, round, swapped, won, type Clash, type ClashGiven, type Side } from './clash.ts';
import { onPaper, type PaperSide } from './slowMelee.ts';

/** What a troop is over 30 by itself, typed from the text; and its level of morale. */
const TROOPS: Readonly<Record<string, readonly [own: number, level: number]>> = {
  'french-line': [0, 80],
  'french-guard': [10, 90],
  landwehr: [-10, 70],
  'light-cavalry': [15, 80],
  dragoons: [15, 80],
  'heavy-cavalry': [25, 80],
  'ancient-light-foot': [-10, 80],
  'ancient-elite-light-foot': [0, 90],
  'ancient-heavy-foot': [10, 80],
  'ancient-elite-heavy-foot': [20, 90],
  'ancient-conscript-foot': [-10, 70],
  'ancient-heavy-cavalry': [25, 80],
  'ancient-light-cavalry': [5, 80],
};

interface Drawn {
  readonly troop: string;
  readonly contact: number;
  readonly rear: number;
  readonly charges: boolean;
  readonly column: boolean;
  readonly leader: boolean;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  troop: fc.constantFrom(...Object.keys(TROOPS)),
  contact: fc.integer({ min: 1, max: 12 }),
  rear: fc.integer({ min: 0, max: 24 }),
  charges: fc.boolean(),
  column: fc.boolean(),
  leader: fc.boolean(),
});

interface Ground {
  readonly up: -1 | 0 | 1;
  readonly works: boolean;
}
const ground: fc.Arbitrary<Ground> = fc.record({ up: fc.constantFrom(-1, 0, 1), works: fc.boolean() });

const sideOf = ({ troop, contact, rear, charges, column, leader }: Drawn, level: number, behind: boolean): Side => ({
  troop,
  contact,
  figures: contact + rear,
  charges,
  level,
  cover: behind ? [cover('works', 'prepared')] : [],
  more: { order: column ? 'attack-column' : 'line', leader },
});

/** The second side is behind works, and higher by `up`. */
const given = (a: Drawn, b: Drawn, { up, works }: Ground): ClashGiven => ({
  attacker: sideOf(a, 0, false),
  defender: sideOf(b, up, works),
});

function paper(a: Drawn, b: Drawn, { up, works }: Ground): readonly [PaperSide, PaperSide] {
  // Who charges has left its works; only a charge at works costs anything.
  const held = works && !b.charges;
  const side = (one: Drawn, high: number, behind: number): PaperSide => ({
    own: TROOPS[one.troop]?.[0] ?? Number.NaN,
    situation: (one.charges ? 10 : 0) + 10 * high + 10 * behind,
    contact: one.contact,
    figures: one.contact + one.rear,
    level: (TROOPS[one.troop]?.[1] ?? Number.NaN) + (one.column ? 10 : 0) + (one.leader ? 10 : 0),
  });
  return [side(a, -up, held && a.charges ? -1 : 0), side(b, up, held ? 1 : 0)];
}

const faces = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 200, maxLength: 200 });

/** Rounds until the melee is over, `most` at most. */
function rounds(start: Clash, roll: Roll, most: number, expand: boolean): readonly MeleeRound[] {
  const all: MeleeRound[] = [];
  for (let one = start; all.length < most && !one.fight.result; one = { ...one, fight: all.at(-1)?.fight ?? one.fight })
    all.push(round(one, roll, expand));
  return all;
}

describe('a whole melee, reckoned a second time on paper', () => {
  test('comes out the same: values, fronts, kills, winners, flight and who comes back', () => {
    fc.assert(
      fc.property(drawn, drawn, ground, faces, fc.boolean(), (a, b, where, dice, widen) => {
        const [first, second] = paper(a, b, where);
        const left = [...dice];
        const slow = onPaper(first, second, left, 12, widen);
        const used = scripted(...dice);
        const fast = rounds(clash(given(a, b, where)), used.roll, 12, widen);
        expect(
          fast.map(({ attacker, defender, winner }) => ({
            values: [attacker.worth, defender.worth],
            fronts: [attacker.frontage, defender.frontage],
            kills: [attacker.kills, defender.kills],
            winner: winner === 'attacker' ? 0 : 1,
          })),
        ).toEqual(slow.rounds);
        const end = fast.at(-1)?.fight;
        const present = [0, 1].map((i) =>
          i === 0 ? a.contact + a.rear - (end?.lost.attacker ?? 0) : b.contact + b.rear - (end?.lost.defender ?? 0),
        );
        expect(present).toEqual(slow.left);
        const result = end?.result ?? null;
        expect(
          result === null ? null : [(present[0] ?? 0) + result.recovered.attacker, (present[1] ?? 0) + result.recovered.defender],
        ).toEqual(slow.back);
        expect((result?.broken ?? []).map((role) => (role === 'attacker' ? 0 : 1))).toEqual(slow.broken);
        expect(used.left()).toBe(left.length);
      }),
      { numRuns: 400 },
    );
  });
});

const mirrored = (one: MeleeRound) => ({ ...one, attacker: one.defender, defender: one.attacker });
const numbers = ({ attacker, defender }: { readonly attacker: FoughtSide; readonly defender: FoughtSide }) =>
  [attacker, defender].map(({ worth, points, frontage, kills, losses, sure, chance }) => ({
    worth,
    points,
    frontage,
    kills,
    losses,
    sure,
    chance,
  }));

describe('what no melee may break', () => {
  test('attacker and defender exchanged, with their dice, exchange the outcome', () => {
    fc.assert(
      fc.property(
        drawn,
        drawn,
        ground,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 5 }),
        (a, b, where, one, other, before) => {
          const there = at(clash(given(a, b, where)), { rounds: before });
          const back = at(clash(swapped(given(a, b, where))), { rounds: before });
          const byFor =
            (attacker: number, defender: number): Roll =>
            (call) => [call.why.includes('one more kill') ? (call.for === 'a' ? attacker : defender) : 1];
          const first = round(there, byFor(one, other));
          const second = round(back, byFor(other, one));
          expect(numbers(mirrored(second))).toEqual(numbers(first));
          if (!first.byDie) expect(second.winner).toBe(first.winner === 'attacker' ? 'defender' : 'attacker');
          expect(second.byDie).toBe(first.byDie);
        },
      ),
    );
  });

  test('the same added to both values changes nothing: one hill, one works or one grade for both', () => {
    const sides = (troop: string): ClashGiven => ({ attacker: { troop, contact: 5 }, defender: { troop, contact: 4 } });
    const same = [
      'ancient-foot',
      'ancient-heavy-foot',
      'ancient-light-foot',
      'ancient-elite-heavy-foot',
      'ancient-conscript-foot',
      'dragoons',
    ];
    const seen = same
      .map((troop) => foresee(clash(sides(troop))))
      .map(({ attacker, defender }) => [attacker.worth, attacker.points, defender.worth, defender.points]);
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([30, 150, 30, 120])]));
    const charging = foresee(
      clash({ attacker: { troop: 'dragoons', contact: 5, charges: true }, defender: { troop: 'dragoons', contact: 4, charges: true } }),
    );
    expect([charging.attacker.worth, charging.defender.worth]).toEqual([30, 30]);
  });

  test('one side is always worth 30, neither less, and both on a hill are as both on the plain', () => {
    fc.assert(
      fc.property(drawn, drawn, ground, fc.integer({ min: 0, max: 3 }), (a, b, where, hill) => {
        const low = foresee(clash(given(a, b, where)));
        expect(Math.min(low.attacker.worth, low.defender.worth)).toBe(30);
        const { attacker, defender } = given(a, b, where);
        const high = foresee(clash({ attacker: { ...attacker, level: hill }, defender: { ...defender, level: hill + where.up } }));
        expect([high.attacker.worth, high.defender.worth]).toEqual([low.attacker.worth, low.defender.worth]);
      }),
    );
  });

  test('a round is what was foreseen, with dice: every number and every line but the dice’s own', () => {
    const told = ({ worth, frontage, points, sure, chance }: SideRound) => ({ worth, frontage, points, sure, chance });
    fc.assert(
      fc.property(drawn, drawn, ground, faces, fc.boolean(), fc.integer({ min: 1, max: 6 }), (a, b, where, dice, widen, most) => {
        const roll = scripted(...dice).roll;
        let one = clash(given(a, b, where));
        for (let i = 0; i < most && !one.fight.result; i += 1) {
          const before = foresee(one, widen);
          const after = round(one, roll, widen);
          expect([before.round, before.expanded]).toEqual([after.round, after.expanded]);
          for (const role of ['attacker', 'defender'] as const) {
            expect(told(after[role])).toEqual(told(before[role]));
            expect(after[role].trail.filter(({ id }) => id !== 'kills/die' && id !== 'losses/enemy')).toEqual(before[role].trail);
            const { sure, chance } = before[role];
            expect([sure, (sure ?? 0) + (chance ? 1 : 0)]).toContain(after[role].kills);
          }
          one = { ...one, fight: after.fight };
        }
      }),
      { numRuns: 150 },
    );
  });

  test('numbers are the folds of their lines', () => {
    fc.assert(
      fc.property(drawn, drawn, ground, faces, fc.integer({ min: 0, max: 5 }), (a, b, where, dice, before) => {
        const start = at(clash(given(a, b, where)), before === 0 ? {} : { rounds: before, last: won('attacker') });
        const one = round(start, scripted(...dice).roll);
        for (const role of ['attacker', 'defender'] as const) {
          const { trail, worth, frontage, points, kills, losses, sure } = one[role];
          const fold = (of: string) => toNumber(total(trail, of));
          expect([fold('worth'), fold('front'), fold('points'), fold('kills'), fold('losses')]).toEqual([
            worth,
            frontage,
            points,
            kills,
            losses,
          ]);
          expect(points).toBe(worth * frontage);
          const enemies = role === 'attacker' ? b : a;
          expect(sure).toBe(Math.min(floor(fraction(points, 100)), enemies.contact + enemies.rear));
          const { result } = one.fight;
          if (result) expect(toNumber(total(one.trail, `recovered/${role}`))).toBe(result.recovered[role]);
          const test = one.morale?.[role];
          if (test) expect([toNumber(total(test.trail)), toNumber(total(test.trail, 'die'))]).toEqual([test.holds, test.dice[0]]);
        }
      }),
    );
  });

  test('nobody is created: the fallen and the present are those who started, fronts are manned and within two to one', () => {
    fc.assert(
      fc.property(drawn, drawn, ground, faces, fc.boolean(), (a, b, where, dice, widen) => {
        const start = clash(given(a, b, where));
        for (const { fight, attacker, defender } of rounds(start, scripted(...dice).roll, 12, widen)) {
          for (const role of ['attacker', 'defender'] as const) {
            const present = fight.started[role] - fight.lost[role];
            expect(present).toBeGreaterThanOrEqual(0);
            expect(fight.front[role]).toBeLessThanOrEqual(present);
            expect(fight.result?.recovered[role] ?? 0).toBeLessThanOrEqual(fight.lost[role]);
          }
          expect(attacker.frontage).toBeLessThanOrEqual(2 * defender.frontage);
          expect(defender.frontage).toBeLessThanOrEqual(2 * attacker.frontage);
        }
      }),
    );
  });

  test('of every die matters only what its call says: the lowest face that reaches the same numbers makes the same round', () => {
    const lowest: (roll: Roll) => Roll = (roll) => (call) =>
      roll(call).map((face) => {
        const least = call.matters?.only === 'reaching' ? call.matters.least : [];
        return Math.max(1, ...least.filter((one) => one <= face));
      });
    const outcome = ({ fight, winner, morale }: MeleeRound) => ({ fight, winner, held: [morale?.attacker?.held, morale?.defender?.held] });
    fc.assert(
      fc.property(drawn, drawn, ground, faces, (a, b, where, dice) => {
        const start = clash(given(a, b, where));
        const thrown = rounds(start, scripted(...dice).roll, 6, true);
        const walked = rounds(start, lowest(scripted(...dice).roll), 6, true);
        expect(walked.map(outcome)).toEqual(thrown.map(outcome));
      }),
    );
  });

  test('the same dice are asked for in the same order, whatever came of them before', () => {
    fc.assert(
      fc.property(drawn, drawn, ground, faces, (a, b, where, dice) => {
        const [one, other] = [scripted(...dice), scripted(...dice)];
        rounds(clash(given(a, b, where)), one.roll, 6, true);
        rounds(clash(given(a, b, where)), other.roll, 6, true);
        expect(other.calls).toEqual(one.calls);
      }),
    );
  });
});

test('the cuirassiers to the end: fought() uses every die it was given', () => {
  const start = clash({
    attacker: { troop: 'heavy-cavalry', contact: 4, figures: 12, charges: true },
    defender: { troop: 'french-line', contact: 4, figures: 36 },
  });
  expect(fought(start, [42, 63, 99, 99, 1, 1, 1, 1])).toHaveLength(3);
  expect(() => fought(start, [42, 63, 99, 99, 1, 1, 1, 100, 7])).toThrow('1 faces left over');
});
