/** Which way in a charge takes: the one that meets the most front, as far as its move pays for it. */
import { describe, expect, it, test } from 'vitest';
import { compareCharge } from '#game/compareCharge';
import { chargePlan, type ChargePlan } from '#game/charge/plan';
import { bookById, books } from '#rules/sets/index';
import { must, sessionFrom, stateFrom } from '#test/games';
import { lineAt, lineDown } from '#test/melees';
import { foot, scene, unit, type UnitData } from '#test/scenes';

function planUnder(book: string, units: readonly UnitData[], terrain: readonly object[] = []): ChargePlan {
  const rules = bookById(book);
  if (!rules) throw new Error(`no book ${book}`);
  return chargePlan(stateFrom(scene(units, terrain, { book })), units[0]?.id ?? '', units[1]?.id ?? '', rules);
}

const told = ({ refused, flush, clash, legs, price }: ChargePlan) => ({
  refused: refused?.code ?? null,
  flush,
  figures: clash?.front[0].figures,
  inches: clash?.front[0].tape,
  legs: legs.map(({ how }) => how),
  spent: price?.spent,
});

/** A friend beside the way, whose right edge lies at `right`; the line itself begins at x = 18.65. */
const friend = (right: number, y = 11.6): UnitData => unit('friend', 'blue', 'french-light', 'open', [foot('f', right - 0.45, y, 0)]);

/** A line of three before another whose face is turned ten degrees from it: a straight advance touches a corner after 3.40″. */
function tilted(used = 0): readonly UnitData[] {
  const turn = (10 * Math.PI) / 180;
  const stands = [-1, 0, 1].map((n) => foot(`b${n}`, 20 + 0.9 * n * Math.cos(turn), 14 - 0.9 * n * Math.sin(turn), 190));
  const more = used > 0 ? { moved: { inches: used, how: 'marched' } } : {};
  return [lineAt('a', 'blue', 20, 10, more), unit('b', 'red', 'french-line', 'line', stands)];
}

const bank = (id: string, from: readonly number[], to: readonly number[]) => ({
  id,
  kind: 'works',
  cover: 'prepared',
  path: [from, to],
  width: 0.1,
});

describe.each(['linear', 'stands', 'sudan'])('the most front that its move pays for, on the ground of %s', (book) => {
  it('straight on where nothing is in the way', () => {
    expect(told(planUnder(book, [lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 13), friend(18.65)]))).toEqual({
      refused: null,
      flush: true,
      figures: 9,
      inches: 270,
      legs: ['straight'],
      spent: 3,
    });
  });

  test.each([18.66, 18.75])('past a friend whose edge at x = %d bars the straight way it goes aside and squares up', (right) => {
    const plan = planUnder(book, [lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 13), friend(right)]);
    expect(told(plan)).toMatchObject({ refused: null, flush: true, figures: 8, legs: ['wheel', 'straight', 'wheel'] });
    expect(plan.placings[0]?.box.facing).toBeCloseTo(0, 6);
  });

  it('where the enemy’s corner would meet the middle of its front, it stops level with the face and wheels up to it', () => {
    // The right end is level after 3.38″, and ten degrees of a front of 2.70″ are an arc of 0.47″.
    const plan = planUnder(book, tilted());
    expect(told(plan)).toEqual({ refused: null, flush: true, figures: 9, inches: 261, legs: ['straight', 'wheel'], spent: 3.85 });
    expect(plan.placings[0]?.box.facing).toBeCloseTo(10, 6);
  });
});

describe('what its move does not pay for', () => {
  test.each([
    [7.15, { refused: null, flush: true, figures: 9, spent: 3.85 }],
    [7.16, { refused: null, flush: true, figures: 7, spent: 3.8 }],
    [7.2, { refused: null, flush: true, figures: 7, spent: 3.8 }],
    [7.21, { refused: null, flush: false, figures: 0, spent: 3.4 }],
    [7.6, { refused: null, flush: false, figures: 0, spent: 3.4 }],
    [7.61, { refused: 'out-of-reach', flush: true, figures: 7, spent: 3.8 }],
  ])('with %d″ of 11.00″ used', (used, expected) => {
    expect(told(planUnder('linear', tilted(used)))).toMatchObject(expected);
  });
});

describe('a friend close before the enemy', () => {
  const past = (used: number): ChargePlan =>
    planUnder('linear', [
      lineAt('a', 'blue', 20, 10, used > 0 ? { moved: { inches: used, how: 'marched' } } : {}),
      lineDown('b', 'red', 20, 16),
      friend(19.4, 14.5),
    ]);

  test.each([
    [0, { refused: null, flush: true, figures: 4, legs: ['wheel', 'straight', 'wheel'], spent: 6.83 }],
    [4.17, { refused: null, flush: true, figures: 4, spent: 6.83 }],
    [4.18, { refused: 'blocked', legs: ['straight'], spent: 6 }],
  ])('is passed by a wheel aside, with %d″ of 11.00″ used', (used, expected) => {
    expect(told(past(used))).toMatchObject(expected);
  });
});

describe('a wall that a charge comes over', () => {
  const along = bank('along', [17, 13.898], [23, 12.84]);

  it('in two legs, the one end before the other, is crossed once', () => {
    expect(told(planUnder('linear', tilted(), [along]))).toMatchObject({ flush: true, legs: ['straight', 'wheel'], spent: 5.85 });
  });

  it('is paid for beside another that lies behind', () => {
    const far = bank('far', [15, 11], [25, 11]);
    expect(told(planUnder('linear', tilted(), [far, along]))).toMatchObject({ legs: ['straight', 'wheel'], spent: 7.85 });
    const left = bank('left', [18, 13.721], [19, 13.545]);
    expect(told(planUnder('linear', tilted(), [far, left]))).toMatchObject({ legs: ['straight', 'wheel'], spent: 7.85 });
  });
});

describe('the charge as shown', () => {
  const units = [lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 13), friend(18.75)];

  it('is the same beside every book that pays for it', () => {
    const columns = compareCharge(stateFrom(scene(units)), 'a', 'b', books);
    expect(columns.map(({ may, charge }) => [may, charge?.legs.length, charge?.price?.spent])).toEqual(books.map(() => [true, 3, 3.4]));
  });

  it('is the charge as made, price and place', () => {
    const session = sessionFrom(scene(units, [bank('low', [15, 12.8], [25, 12.8])], { book: 'linear' }));
    const plan = planUnder('linear', units, [bank('low', [15, 12.8], [25, 12.8])]);
    must(session, { type: 'charge', unit: 'a', target: 'b' });
    const { units: after, table } = session.state();
    expect(table.stands.filter(({ unit: id }) => id === 'a').map(({ id, box }) => ({ stand: id, box }))).toEqual(plan.placings);
    expect(after.find(({ id }) => id === 'a')?.moved?.spent).toBe(plan.price?.spent);
    expect(plan.price?.spent).toBe(5.4);
  });
});
