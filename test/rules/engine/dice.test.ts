import { describe, expect, test } from 'vitest';
import { throwDice, throwDie } from '#rules/engine/dice';

const call = { count: 2, sides: 6, why: 'Ricochet', for: 'g1' };

describe('dice that come back are checked', () => {
  test('faces are handed on in their order', () => {
    expect(throwDice(() => [5, 1], call)).toEqual([5, 1]);
    expect(throwDie(() => [6], call)).toBe(6);
  });

  test.each([
    ['too few', [5]],
    ['too many', [5, 1, 2]],
    ['a seven on a d6', [5, 7]],
    ['a nought', [0, 1]],
    ['a part of a face', [2.5, 1]],
    ['no number', [Number.NaN, 1]],
  ])('%s is a fault that names the throw', (_, faces) => {
    expect(() => throwDice(() => faces, call)).toThrow('Ricochet');
  });
});
