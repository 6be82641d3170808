/** What the pointer is told over a target before the dice: mean, the bar from 10 to 90 percent, at least so many, destroyed. Known answers. */
import { describe, expect, test } from 'vitest';
import { oddsOf } from '#app/background/odds';
import type { Shot } from '#rules/engine/contract';
import { show } from '#rules/engine/fraction';
import { library } from '#rules/sets/index';
import { lossesOf, spreadWords, statesTell } from '#ui/panel/loss';
import { stateFrom } from '#test/games';
import { foot, scene, unit } from '#test/scenes';

const SHOT: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

/** Muskets in one rank, the middle of whose stand lies on y = 10, five inches from a target of so many figures. */
function told(muskets: number, figures: number) {
  const state = stateFrom(
    scene(
      [
        unit('a', 'blue', 'french-line', 'line', [{ ...foot('a1', 20, 10, 0, { figures: muskets }), depth: 0.001 }]),
        unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 15.375, 180, { frontage: 6, figures })]),
      ],
      [],
      { book: 'linear' },
    ),
  );
  const [one] = oddsOf({ state, aimed: SHOT }, library.bookOf(state)).chances;
  if (!one) throw new Error('nothing is foretold');
  return one;
}
const least = (one: ReturnType<typeof told>) => lossesOf(one)?.least.map(({ words, chance }) => `${words}: ${chance}`);

describe('eleven muskets at five inches: two sure, and one more on 20 in a hundred', () => {
  test('of nine figures 2.2 fall in the mean, 2 to 3 in 8 cases of 10', () => {
    const one = told(11, 9);
    expect(show(one.mean?.lost ?? { num: 0, den: 1 })).toBe('2 1/5');
    expect([one.loss?.low, one.loss?.high, one.mean?.of]).toEqual([2, 3, 9]);
    expect(spreadWords(one)).toBe('2 to 3 of 9 figures in 8 cases of 10.');
    expect(least(one)).toEqual(['1 or more: sure', '2 or more: sure', '3 or more: 20%']);
    expect(statesTell(one)).toBe(false);
  });

  test('of three figures all fall in 20 cases of a hundred, and it is said that they are destroyed', () => {
    const one = told(11, 3);
    expect(spreadWords(one)).toBe('2 to 3 of 3 figures in 8 cases of 10; destroyed 20%.');
    expect(least(one)).toEqual(['1 or more: sure', '2 or more: sure', 'all 3: 20%']);
  });

  test('of two both fall in any case: destroyed for sure', () => {
    const one = told(11, 2);
    expect(spreadWords(one)).toBe('2 of 2 figures in 8 cases of 10; destroyed sure.');
    expect(least(one)).toEqual(['1 or more: sure', 'all 2: sure']);
  });
});

test('the bar leaves out what lies under a tenth on either side: 5 in a hundred for one more do not reach its end', () => {
  // 21 of 20%: four sure and 20; 5 × 21 = 105 in a hundred for figures at 12.50″.
  const one = told(21, 30);
  expect([one.loss?.low, one.loss?.high]).toEqual([4, 5]);
  const far = stateFrom(
    scene(
      [
        unit('a', 'blue', 'french-line', 'line', [{ ...foot('a1', 20, 10, 0, { figures: 21 }), depth: 0.001 }]),
        unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 22.875, 180, { frontage: 6, figures: 30 })]),
      ],
      [],
      { book: 'linear' },
    ),
  );
  const [rare] = oddsOf({ state: far, aimed: SHOT }, library.bookOf(far)).chances;
  expect(rare && [rare.loss?.low, rare.loss?.high, least(rare)]).toEqual([1, 1, ['1 or more: sure', '2 or more: 5%']]);
});
