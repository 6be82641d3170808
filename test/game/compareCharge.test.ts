import { describe, expect, test } from 'vitest';
import { compareCharge, type ChargeColumn } from '#game/compareCharge';
import { seedDice, cupOf } from '#game/dice';
import { nextRound } from '#game/melee/fight';
import { compare, fraction } from '#rules/engine/fraction';
import { bookById, books } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { scene, unit } from '#test/scenes';

const horse = (y: number, more = {}) =>
  unit('cav', 'blue', 'heavy-cavalry', 'line', [{ id: 'h1', x: 20, y, facing: 0, frontage: 4, depth: 1, figures: 12, ranks: 3 }], more);
const men = unit('inf', 'red', 'french-line', 'line', [
  { id: 'i1', x: 20, y: 21, facing: 180, frontage: 4, depth: 1, figures: 24, ranks: 6 },
]);
const charge = (y: number, more = {}) => compareCharge(stateFrom(scene([horse(y, more), men])), 'cav', 'inf', books);
const columnOf = (columns: readonly ChargeColumn[], id: string): ChargeColumn => {
  const found = columns.find(({ book }) => book === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};

describe('the same charge under every book', () => {
  test('a column a book, each by the text of its own melee', () => {
    expect(charge(14).map(({ book, text }) => [book, text])).toEqual([
      ['linear', '003'],
      ['stands', '003'],
      ['sudan', '004'],
    ]);
  });

  test('cuirassiers six inches off are 65 against 30 when they arrive, and cost 2.6 for 1.2', () => {
    const linear = columnOf(charge(14), 'linear');
    expect(linear).toMatchObject({
      may: true,
      refused: null,
      charge: { inches: 6, straight: 6 },
      facts: { gap: 0, attacker: { charged: 6 } },
    });
    expect([linear.foreseen?.attacker.worth, linear.foreseen?.defender.worth]).toEqual([65, 30]);
    expect([linear.round?.losses.defender.mean, linear.round?.losses.attacker.mean]).toEqual([fraction(13, 5), fraction(6, 5)]);
    expect(linear.said).toBe('cav value 65, inf 30; the first round costs them 1.2 and 2.6.');
  });

  test('each charges as far as its own movement lets it: twelve inches are too far on the ground of 001 alone', () => {
    const columns = charge(8);
    expect(columnOf(columns, 'linear').may).toBe(true);
    const stands = columnOf(columns, 'stands');
    expect(stands).toMatchObject({ may: false, refused: { code: 'out-of-reach' } });
    // What it would come to is told all the same.
    expect(stands.round?.losses.defender.mean).toEqual(fraction(13, 5));
    expect(stands.said).toContain('In contact: cav value 65');
  });

  test('in contact already there is no charge, and the round is the one that would be fought', () => {
    const data = scene([horse(20), men]);
    const linear = columnOf(compareCharge(stateFrom(data), 'cav', 'inf', books), 'linear');
    expect(linear).toMatchObject({ charge: null, may: true });
    const book = bookById('linear');
    const round = book && nextRound(stateFrom(data), 'cav', 'inf', false, book);
    expect(round && 'foreseen' in round ? round.foreseen : null).toEqual(linear.foreseen);
  });

  test('friends do not charge each other, under any book', () => {
    const friends = scene([horse(14), { ...men, side: 'blue' }]);
    for (const { may, refused, round } of compareCharge(stateFrom(friends), 'cav', 'inf', books)) {
      expect([may, refused?.code, round]).toEqual([false, 'own-side', null]);
    }
  });

  test('the table itself is left as it is', () => {
    const state = stateFrom(scene([horse(14), men]));
    const before = JSON.stringify(state);
    compareCharge(state, 'cav', 'inf', books);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('to the end of the melee where it is asked for', () => {
    const few = scene([
      unit('cav', 'blue', 'heavy-cavalry', 'line', [{ id: 'h1', x: 20, y: 14, facing: 0, frontage: 2, depth: 1, figures: 4, ranks: 2 }]),
      unit('inf', 'red', 'french-line', 'line', [{ id: 'i1', x: 20, y: 21, facing: 180, frontage: 2, depth: 1, figures: 6, ranks: 3 }]),
    ]);
    const { roll } = cupOf(seedDice('1815'));
    const [linear] = compareCharge(stateFrom(few), 'cav', 'inf', books.slice(0, 1), { expand: 'never', sample: { runs: 10, roll } });
    expect(linear?.melee?.sampled).toBeNull();
    const wins = linear?.melee?.wins;
    expect(wins && compare(wins.attacker.p, wins.defender.p)).toBeGreaterThan(0);
    expect(columnOf(charge(14), 'linear').melee).toBeNull();
  });
});
