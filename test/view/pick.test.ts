import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { box, laid, outlined, stand, tableOf } from '#test/stands';
import { containsPoint } from '#geometry/shape/box';
import type { Mark } from '#view/mark/mark';
import { pick, pickTerrain } from '#view/pick';
import type { Camera } from '#view/scene';

const camera: Camera = { pxPerInch: 10, center: { x: 36, y: 24 }, width: 720, height: 480 };
const square = [{ x: 20, y: 20 }, { x: 30, y: 20 }, { x: 30, y: 30 }, { x: 20, y: 30 }]; // prettier-ignore
const table = tableOf(
  [stand('a', box(10, 10)), stand('general', box(10.2, 10.2, 0, 1, 1), { marker: true })],
  [outlined('hill', 'hill', square), outlined('woods', 'woods', square.map(({ x, y }) => ({ x: x + 5, y }))), laid('road', 'road', [{ x: 0, y: 40 }, { x: 20, y: 40 }], 2)], // prettier-ignore
);
const handle: Mark = { kind: 'symbol', id: 'h', at: { x: 10, y: 10.5 }, symbol: 'rotate', handle: 'rotate' };
const under = (x: number, y: number, touch = false, marks: readonly Mark[] = []) => pick({ table, camera, marks }, { x, y }, touch);

describe('what lies under the hand', () => {
  it('the stand that is drawn on top, markers included', () => {
    expect(under(10.2, 10.2)).toEqual({ kind: 'stand', id: 'general' });
    expect(under(9.2, 9.7)).toEqual({ kind: 'stand', id: 'a' });
  });

  it('the stand’s edge is the stand, a hundredth beside it is not for a pointer and is for a finger', () => {
    expect(under(11, 9.8)).toEqual({ kind: 'stand', id: 'a' });
    expect(under(11.01, 9.8)).toBeNull();
    expect(under(11.01, 9.8, true)).toEqual({ kind: 'stand', id: 'a' });
    expect(under(12.2, 9.8, true)).toEqual({ kind: 'stand', id: 'a' });
    expect(under(12.21, 9.8, true)).toBeNull();
  });

  it('a handle comes before the stand under it, within 12 px of a pointer and 22 px of a finger', () => {
    expect(under(10, 10.5, false, [handle])).toEqual({ kind: 'handle', id: 'rotate' });
    expect(under(10, 11.7, false, [handle])).toEqual({ kind: 'handle', id: 'rotate' });
    expect(under(10, 11.71, false, [handle])).toBeNull();
    expect(under(10, 12.7, true, [handle])).toEqual({ kind: 'handle', id: 'rotate' });
  });

  it('of two handles the nearer one is meant', () => {
    const other: Mark = { ...handle, id: 'h2', at: { x: 10, y: 11.5 }, handle: 'por' };
    expect(under(10, 11.1, false, [handle, other])).toEqual({ kind: 'handle', id: 'por' });
    expect(under(10, 10.9, false, [other, handle])).toEqual({ kind: 'handle', id: 'rotate' });
  });

  it('a sign without a handle is not taken', () => {
    expect(under(50, 10, false, [{ kind: 'symbol', id: 's', at: { x: 50, y: 10 }, symbol: 'stopper' }])).toBeNull();
  });

  it('terrain where no stand is: the piece laid last, and its edge', () => {
    expect(under(22, 25)).toEqual({ kind: 'terrain', id: 'hill' });
    expect(under(28, 25)).toEqual({ kind: 'terrain', id: 'woods' });
    expect(under(20, 25)).toEqual({ kind: 'terrain', id: 'hill' });
    expect(under(19.9, 25)).toBeNull();
    expect(pickTerrain(table, { x: 10, y: 40.9 })).toBe('road');
    expect(pickTerrain(table, { x: 10, y: 41.1 })).toBeNull();
  });

  test('picking agrees with a look at every stand', () => {
    const at = fc.record({ x: fc.double({ min: 0, max: 72, noNaN: true }), y: fc.double({ min: 0, max: 48, noNaN: true }) });
    const boxes = fc.array(fc.tuple(at, fc.double({ min: 0, max: 359, noNaN: true })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(boxes, at, (places, point) => {
        const crowd = tableOf(places.map(([center, facing], n) => stand(`s${n}`, { center, width: 6, depth: 4, facing })));
        const slow = crowd.stands.findLast((one) => containsPoint(one.box, point))?.id;
        expect(pick({ table: crowd, camera, marks: [] }, point, false)).toEqual(slow === undefined ? null : { kind: 'stand', id: slow });
      }),
      { seed: 1815, numRuns: 200 },
    );
  });

  it('ten-thousand-stands: of ten thousand the one under the pointer is found, wherever it points', () => {
    const many = tableOf(
      Array.from({ length: 10_000 }, (_, n) =>
        stand(`s${n}`, { center: { x: 3 + 7 * (n % 100), y: 3 + 4 * Math.floor(n / 100) }, width: 5, depth: 3, facing: (n * 37) % 360 }),
      ),
      [],
      720,
      480,
    );
    const wrong = Array.from({ length: 400 }, (_, n) => ({ x: (n * 61.803) % 720, y: (n * 38.197) % 400 })).filter((at) => {
      const slow = many.stands.findLast((one) => containsPoint(one.box, at))?.id;
      const found = pick({ table: many, camera, marks: [] }, at, false);
      return (found?.kind === 'stand' ? found.id : undefined) !== slow;
    });
    expect(wrong).toEqual([]);
  });
});
