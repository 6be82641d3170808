import { describe, expect, test } from 'vitest';
import type { AskedDice, Asking } from '#ui/desk';
import { fieldsAfter, fieldsFor, groupsOf, isComplete, leftToType, readFaces, spread } from '#ui/panel/typedDice';
import { ASKED } from './fixtureRuling.ts';

const fields = fieldsFor(ASKED);

describe('dice typed by hand', () => {
  test('one field a die, in the order asked', () => {
    expect(fields.map((field) => field.sides)).toEqual([6, 12, 12]);
    expect(fieldsFor([{ count: 3, sides: 6, why: 'three stands', for: 'x', sure: true }])).toHaveLength(3);
  });

  test('a die that hangs on another is asked for once that one asks for it, and goes when it does not', () => {
    const d6 = (why: string, sure: boolean): AskedDice => ({ count: 1, sides: 6, why, for: 'x', sure });
    /** A five or a six is thrown again, as long as it goes on. */
    const asked: Asking = (known) => {
      const calls = [d6('to hit', true)];
      for (let at = 0; (known(at, 6) ?? 0) >= 5; at += 1) calls.push(d6('again', true));
      return known(0, 6) === null ? [...calls, d6('again', false)] : calls;
    };
    const seen = (...typed: string[]) => fieldsAfter(asked, typed).map(({ why, sure }) => (sure ? why : `${why}?`));
    expect(seen()).toEqual(['to hit', 'again?']);
    expect(seen('4')).toEqual(['to hit']);
    expect(seen('5')).toEqual(['to hit', 'again']);
    expect(seen('5', '6')).toEqual(['to hit', 'again', 'again']);
    expect(seen('7', '6')).toEqual(['to hit', 'again?']);
    const read = (...typed: string[]) => readFaces(fieldsAfter(asked, typed), typed);
    expect(read('4', '3', '2')).toEqual({ ok: true, faces: [4] });
    expect(read('5', '')).toMatchObject({ ok: false, at: 1 });
    expect(read('5', '2')).toEqual({ ok: true, faces: [5, 2] });
  });

  test('dice for one reason stand together, in the order asked', () => {
    const call = (why: string, count: number, sides = 10): AskedDice => ({ count, sides, why, for: 'x', sure: true });
    const groups = groupsOf(fieldsFor([call('to hit', 2), call('to hit', 1), call('to hit', 1, 6), call('factor', 1), call('to hit', 1)]));
    expect(groups.map(({ why, sides, at }) => [why, sides, at])).toEqual([
      ['to hit', 10, [0, 1, 2]],
      ['to hit', 6, [3]],
      ['factor', 10, [4]],
      ['to hit', 10, [5]],
    ]);
  });

  test('a missing die is named and nothing is sent', () => {
    expect(readFaces(fields, ['4'])).toEqual({ ok: false, at: 1, said: 'Type the face of the d12.' });
    expect(readFaces(fields, [])).toMatchObject({ ok: false, at: 0 });
  });

  test('a face with a comma is refused where it stands, never sent as 7', () => {
    expect(readFaces(fields, ['4', '7,5', ''])).toEqual({
      ok: false,
      at: 1,
      said: '“7,5” is not a face of a d12. Type a whole number from 1 to 12.',
    });
  });

  test('a d6 takes no 7 though the d12 after it would', () => {
    expect(readFaces(fields, ['7', '7'])).toMatchObject({ ok: false, at: 0 });
  });

  test('a wrong face in a field that may go is refused while it is there', () => {
    expect(readFaces(fields, ['4', '8', '13'])).toMatchObject({ ok: false, at: 2 });
  });

  test('how many are left counts only dice that are thrown in any case', () => {
    expect(leftToType(fields, [])).toBe('2 dice still to type.');
    expect(leftToType(fields, ['4'])).toBe('1 die still to type.');
    expect(leftToType(fields, ['4', '8'])).toBeNull();
  });

  test('a list spreads over the fields; a lone decimal comma is no list', () => {
    expect(spread('7 3 11')).toEqual(['7', '3', '11']);
    expect(spread('7; 3')).toEqual(['7', '3']);
    expect(spread('7, 3')).toEqual(['7', '3']);
    expect(spread('7,5')).toBeNull();
    expect(spread('7')).toBeNull();
  });

  test('the focus goes on once no further digit could be meant', () => {
    expect(isComplete('4', 6)).toBe(true);
    expect(isComplete('1', 12)).toBe(false);
    expect(isComplete('2', 12)).toBe(true);
    expect(isComplete('12', 12)).toBe(true);
    expect(isComplete('9', 6)).toBe(false);
  });
});
