import { describe, expect, it } from 'vitest';
import { handBench } from '#test/handBench';
import { foot, scene, unit } from '#test/scenes';
import { overlaps } from '#geometry/shape/box';

/** `a` and `b` are 0.9 × 0.75; `b` stands at (20, 20). 6 px are 0.3″ here. */
const beside = (facing = 0, other = facing) =>
  handBench(
    scene([
      unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, facing)]),
      unit('b', 'blue', 'french-line', 'line', [foot('b1', 20, 20, other)]),
    ]),
  );
const put = (bench: ReturnType<typeof beside>, x: number, y: number, held = {}) => {
  bench.drag([10, 10], [x, y], held);
  return bench.box('a1')?.center;
};

describe('a stand put down close beside another closes up to it', () => {
  it.each([
    ['on its right', 21.2, 20, 20.9, 20],
    ['on its left', 18.85, 20, 19.1, 20],
    ['behind it', 20, 19, 20, 19.25],
    ['before it', 20, 21.05, 20, 20.75],
    ['on its right and nearly flush', 21.1, 20.2, 20.9, 20],
  ])('%s', (_, x, y, toX, toY) => {
    const center = put(beside(), x, y);
    expect(center?.x).toBeCloseTo(toX, 9);
    expect(center?.y).toBeCloseTo(toY, 9);
  });

  it.each([
    ['further than 6 px away', 21.21, 20, {}],
    ['with Alt', 21.1, 20, { alt: true }],
    ['corner by corner', 21, 20.9, {}],
  ])('but not %s', (_, x, y, held) => {
    const center = put(beside(), x, y, held);
    expect(center?.x).toBeCloseTo(x, 9);
    expect(center?.y).toBeCloseTo(y, 9);
  });

  it('flush only where the ends are within reach: half a stand aside stays half a stand aside', () => {
    const center = put(beside(), 21.1, 20.35);
    expect(center?.x).toBeCloseTo(20.9, 9);
    expect(center?.y).toBeCloseTo(20.35, 9);
  });

  it('a quarter turn is square too, an odd angle is not', () => {
    expect(put(beside(90, 0), 21, 20)?.x).toBeCloseTo(20.825, 9); // half of 0.75 and of 0.9
    expect(put(beside(30, 0), 21.2, 20)?.x).toBe(21.2);
  });

  it('at an angle it closes along the other’s own axes, and then touches without overlapping', () => {
    const bench = beside(30);
    const right = { x: Math.cos(Math.PI / 6), y: -Math.sin(Math.PI / 6) };
    const center = put(bench, 20 + 1.1 * right.x, 20 + 1.1 * right.y);
    expect(center?.x).toBeCloseTo(20 + 0.9 * right.x, 9);
    expect(center?.y).toBeCloseTo(20 + 0.9 * right.y, 9);
    const [a, b] = [bench.box('a1'), bench.box('b1')];
    expect(a && b && overlaps(a, b)).toBe(false);
  });

  it('an overlap is not eased away: it is refused', () => {
    expect(put(beside(), 20.85, 20)).toEqual({ x: 10, y: 10 });
  });

  it('stands of the same body do not draw each other', () => {
    const bench = handBench(scene([unit('a', 'blue', 'french-line', 'line', [foot('a1', 10, 10, 0), foot('a2', 11.1, 10, 0)])]));
    bench.drag([10, 10], [15, 15]);
    expect(bench.box('a2')?.center).toEqual({ x: 16.1, y: 15 });
  });
});
