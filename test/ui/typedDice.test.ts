import { describe, expect, test } from 'vitest';
import { fieldsFor, isComplete, leftToType, readFaces, spread } from '#ui/panel/typedDice';
import { ASKED } from './fixtureRuling.ts';

const fields = fieldsFor(ASKED);

describe('dice typed by hand', () => {
  test('one field a die, in the order asked', () => {
    expect(fields.map((field) => field.sides)).toEqual([6, 12, 12]);
    expect(fieldsFor([{ count: 3, sides: 6, why: 'three stands', for: 'x', sure: true }])).toHaveLength(3);
  });

  test('a die that may not be asked for may stay empty at the end', () => {
    expect(readFaces(fields, ['4', '8', ''])).toEqual({ ok: true, faces: [4, 8] });
    expect(readFaces(fields, ['4', '8', '3'])).toEqual({ ok: true, faces: [4, 8, 3] });
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

  test('a wrong face in an optional field is refused too', () => {
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
