/** The dice that are going to be asked for, as faces become known one by one. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { throwsAsked, type KnownFace } from '#game/asking';
import { decideVolley, diceAsked } from '#game/decide/fire';
import type { Roll } from '#rules/engine/contract';
import { library } from '#rules/sets/index';
import { sessionFrom } from '#test/games';
import { lineDown } from '#test/melees';
import { gun, scene, unit } from '#test/scenes';

const none: KnownFace = () => null;
const typed =
  (...faces: readonly number[]): KnownFace =>
  (at, sides) => {
    const face = faces[at];
    return face !== undefined && face <= sides ? face : null;
  };

/** A six is thrown again only twice, so that a dry run of sixes ends. */
function twice(roll: Roll): void {
  for (let at = 0; at < 3; at += 1) if (roll({ count: 1, sides: 6, why: `die ${at}`, for: 'x' })[0] !== 6) break;
}

describe('dice to come', () => {
  const told = (known: KnownFace) => throwsAsked(twice)(known).map(({ why, sure }) => (sure ? why : `${why}?`));

  test.each<[readonly number[], readonly string[]]>([
    [[], ['die 0', 'die 1?', 'die 2?']],
    [[5], ['die 0']],
    [[6], ['die 0', 'die 1', 'die 2?']],
    [
      [6, 6],
      ['die 0', 'die 1', 'die 2'],
    ],
    [
      [6, 1, 6],
      ['die 0', 'die 1'],
    ],
    [
      [7, 6],
      ['die 0', 'die 1?', 'die 2?'],
    ],
  ])('after %j', (faces, calls) => {
    expect(told(typed(...faces))).toEqual(calls);
  });

  it('a face that is unknown ends what is known: those after it count for nothing', () => {
    const gap: KnownFace = (at) => (at === 0 ? null : 6);
    expect(told(gap)).toEqual(told(none));
  });

  it('dice of one call are numbered one by one', () => {
    const ended = throwsAsked((roll) => {
      const [, second] = roll({ count: 2, sides: 6, why: 'two', for: 'x' });
      if (second === 6) roll({ count: 3, sides: 10, why: 'three', for: 'x' });
    });
    expect(ended(typed(1, 6)).map(({ count }) => count)).toEqual([2, 3]);
    expect(ended(typed(6, 1)).map(({ count }) => count)).toEqual([2]);
  });
});

describe('what a volley asks for is what it takes', () => {
  const mg = unit('mg', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0, 'gardner', { crew: 4 })]);
  const session = sessionFrom(scene([mg, lineDown('b', 'red', 20, 20, { troop: 'mahdist-foot' })], [], { book: 'sudan' }));
  const shot = { unit: 'mg', mode: 'machine-gun', aim: { at: 'b' }, rounds: 6 };
  const state = session.state();
  const book = library.bookOf(state);
  const asking = diceAsked(state, [shot], book);

  test('face by face to the end, and a die more or less is refused', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 40, maxLength: 40 }), (faces) => {
        const known: KnownFace = (at, sides) => (((faces[at] ?? 1) - 1) % sides) + 1;
        const calls = asking(known);
        expect(calls.every(({ sure }) => sure)).toBe(true);
        const sides = calls.flatMap((call) => Array.from({ length: call.count }, () => call.sides));
        const given = sides.map((most, at) => known(at, most) ?? 0);
        expect(decideVolley(state, [shot], book, given)).toHaveProperty('rulings');
        expect(decideVolley(state, [shot], book, [...given, 1])).toMatchObject({ code: 'dice' });
        expect(decideVolley(state, [shot], book, given.slice(0, -1))).toMatchObject({ code: 'dice' });
      }),
      { seed: 1815, numRuns: 60 },
    );
  });
});
