/** C003-11: how many rounds a turn holds. */
import { describe, expect, test } from 'vitest';
import { normalizedMelee } from '#rules/sets/normalized/index';
import { at, clash, round, type Clash } from './clash.ts';

const side = { troop: 'french-line', contact: 1, figures: 40 };
const start = clash({ attacker: side, defender: side });

const left = (reading: string | null, rounds: number, thisTurn: number): number =>
  start.rules.roundsLeft({ ...start.fight, rounds, thisTurn }, reading === null ? {} : { 'C003-11': reading });

describe('rounds that a turn still holds', () => {
  test.each([
    ['three-then-one', 0, 0, 3],
    ['three-then-one', 1, 1, 2],
    ['three-then-one', 2, 2, 1],
    ['three-then-one', 3, 3, 0],
    ['three-then-one', 3, 0, 1],
    ['three-then-one', 4, 1, 0],
    ['three-then-one', 4, 0, 1],
    ['one-a-turn', 0, 0, 1],
    ['one-a-turn', 1, 1, 0],
    ['one-a-turn', 1, 0, 1],
    ['one-a-turn', 3, 1, 0],
    ['to-the-end', 0, 0, 100],
    ['to-the-end', 3, 3, 97],
    ['to-the-end', 100, 100, 0],
    ['to-the-end', 100, 0, 100],
    [null, 0, 0, 3],
    [null, 3, 3, 0],
  ])('%s: after %d rounds, %d of this turn: %d', (reading, rounds, thisTurn, expected) => {
    expect(left(reading, rounds, thisTurn)).toBe(expected);
  });

  test('none when the melee is over, under each reading', () => {
    const over = { ...start.fight, result: { winner: null, broken: [], recovered: { attacker: 0, defender: 0 } } };
    for (const choice of ['three-then-one', 'one-a-turn', 'to-the-end'])
      expect(start.rules.roundsLeft(over, { 'C003-11': choice })).toBe(0);
  });

  test('a reading that there is not is refused', () => {
    expect(() => left('two-a-turn', 0, 0)).toThrow('no choice two-a-turn');
  });
});

/** Turns in which the rounds of a melee are fought, both sides holding for ever. */
function turnsOf(reading: string, most: number): readonly number[] {
  let one: Clash = { ...start, context: { ...start.context, options: { 'C003-11': reading } } };
  const turns: number[] = [];
  for (let turn = 1; turns.length < most; turn += 1) {
    one = at(one, { thisTurn: 0 });
    while (turns.length < most && one.rules.roundsLeft(one.fight, one.context.options) > 0) {
      const { fight } = round(one, (call) => (call.why.includes('holds') || call.why.includes('equal') ? [1] : [100]), false);
      one = { ...one, fight };
      turns.push(turn);
    }
  }
  return turns;
}

test.each([
  ['three-then-one', [1, 1, 1, 2, 3, 4]],
  ['one-a-turn', [1, 2, 3, 4, 5, 6]],
  ['to-the-end', [1, 1, 1, 1, 1, 1]],
])('%s: rounds 1 to 6 fall in turns %o', (reading, turns) => {
  expect(turnsOf(reading, 6)).toEqual(turns);
});

test('the option quotes at most twelve words, and says what each choice does', () => {
  const { options } = normalizedMelee([]);
  expect(options.map(({ id, choices }) => [id, choices])).toEqual([['C003-11', ['three-then-one', 'one-a-turn', 'to-the-end']]]);
  for (const option of options) {
    expect((option.quote ?? '').split(/\s+/).length).toBeLessThanOrEqual(12);
    expect(option.means).toHaveLength(option.choices.length);
  }
});
