import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dashes } from '#view/paint/mark/dash';
import { lengthOf } from '#view/paint/plane';

const at = (x: number, y = 0) => ({ x, y });
const drawn = (parts: readonly (readonly { x: number; y: number }[])[]): number => parts.reduce((sum, part) => sum + lengthOf(part), 0);

describe('Dashed strokes', () => {
  test('7 drawn, 4 left out, along 22 px: two whole dashes', () => {
    expect(dashes([at(0), at(22)], [7, 4])).toEqual([
      [at(0), at(7)],
      [at(11), at(18)],
    ]);
  });

  test('a dash goes round a corner in one piece', () => {
    expect(dashes([at(0), at(5), at(5, 9)], [7, 4])).toEqual([
      [at(0), at(5), at(5, 2)],
      [at(5, 6), at(5, 9)],
    ]);
  });

  test('a line shorter than its first dash is whole; a pattern of nothing leaves the line whole', () => {
    expect(dashes([at(0), at(3)], [7, 4])).toEqual([[at(0), at(3)]]);
    expect(dashes([at(0), at(3)], [])).toEqual([[at(0), at(3)]]);
  });

  test('what is drawn is what the pattern says of the whole length', () => {
    const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (line, on, off) => {
        const whole = lengthOf(line);
        const cycles = Math.floor(whole / (on + off));
        const expected = cycles * on + Math.min(whole - cycles * (on + off), on);
        expect(drawn(dashes(line, [on, off]))).toBeCloseTo(expected, 6);
      }),
    );
  });
});
