import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelAtPoint, levelOf, levelShares } from '#geometry/check/level';
import { along } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Stand, TerrainPiece } from '#geometry/table/table';
import { changedTable, byId, turnedBy } from '#test/measuring';
import { anyFacing, real } from '#test/shapes';
import { at, slowContains, upright } from '#test/slowPlane';
import { box, outlined, stand, tableOf } from '#test/stands';

const hill = (id: string, level: number, x0: number, y0: number, x1: number, y1: number): TerrainPiece =>
  outlined(id, 'hill', upright(x0, y0, x1, y1), { level });
const ground = (terrain: readonly TerrainPiece[], stands: readonly Stand[] = []) => fieldOf(tableOf(stands, terrain));

describe('the ground under a point', () => {
  test('is that of the highest hill that holds it, its edge included; 0 off every hill', () => {
    const field = ground([hill('low', 1, 10, 10, 30, 30), hill('top', 3, 18, 18, 22, 22), outlined('w', 'woods', upright(0, 0, 40, 40))]);
    expect(levelAtPoint(field, at(20, 20))).toBe(3);
    expect(levelAtPoint(field, at(12, 12))).toBe(1);
    expect(levelAtPoint(field, at(10, 20))).toBe(1);
    expect(levelAtPoint(field, at(10 - 2e-9, 20))).toBe(0);
    expect(levelAtPoint(field, at(5, 5))).toBe(0);
  });
});

describe('the level of a stand', () => {
  const straddling = stand('s', box(20, 20, 0, 4, 1));

  test('is that under its centre, whatever its edges do', () => {
    expect(levelOf(ground([hill('h', 1, 20.5, 10, 40, 30)]), straddling, 'centre')).toBe(0);
    expect(levelOf(ground([hill('h', 1, 19.9, 10, 40, 30)]), straddling, 'centre')).toBe(1);
    expect(levelOf(ground([hill('h', 1, 20, 10, 40, 30)]), straddling, 'centre')).toBe(1);
  });

  test('or, when that is the reading, that under most of its base; of equal halves the lower', () => {
    const of = (x: number) => levelOf(ground([hill('h', 1, x, 10, 40, 30)]), straddling, 'most');
    expect([of(19.9), of(20), of(20.1)]).toEqual([1, 0, 0]);
    const bent = outlined(
      'h',
      'hill',
      [at(17, 19), at(23, 19), at(23, 19.9), at(20.2, 19.9), at(20.2, 20.1), at(19.8, 20.1), at(19.8, 19.9), at(17, 19.9)],
      {
        level: 1,
      },
    );
    // Its centre is on the hill, most of its base is not.
    expect(levelOf(ground([bent]), straddling, 'centre')).toBe(1);
    expect(levelOf(ground([bent]), straddling, 'most')).toBe(0);
  });

  test('shares of the base by level: nested hills and two that overlap are not counted twice', () => {
    const shares = levelShares(
      ground([hill('a', 1, 19, 10, 40, 30), hill('b', 2, 20, 10, 40, 30), hill('c', 2, 21, 10, 41, 30)]),
      straddling,
    );
    expect(shares.get(0)).toBeCloseTo(0.25, 9);
    expect(shares.get(1)).toBeCloseTo(0.25, 9);
    expect(shares.get(2)).toBeCloseTo(0.5, 9);
    expect(levelShares(ground([]), straddling)).toEqual(new Map([[0, 1]]));
  });

  test('counting a grid of points of the base gives the same shares, however it is turned', () => {
    fc.assert(
      fc.property(anyFacing, real(-3, 3), real(-2, 2), real(1, 5), anyFacing, (facing, dx, dy, size, turn) => {
        const low = hill('low', 1, 20 + dx, 20 + dy, 20 + dx + size, 20 + dy + size);
        const topOutline = upright(20 + dx + size / 3, 20 + dy, 20 + dx + 2 * size, 20 + dy + size / 2);
        const top = outlined('top', 'hill', topOutline, { level: 2 });
        const s = stand('s', box(20, 20, facing, 3, 2));
        const field = ground([low, top], [s]);
        const shares = levelShares(field, s);
        let high = 0;
        for (let i = 0; i < 30; i++)
          for (let j = 0; j < 30; j++) {
            const p = along(along(s.box.center, facing, ((i + 0.5) / 30 - 0.5) * 2), facing + 90, ((j + 0.5) / 30 - 0.5) * 3);
            if (slowContains(topOutline, p)) high += 1;
          }
        expect(Math.abs((shares.get(2) ?? 0) - high / 900)).toBeLessThan(0.06);
        expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
        const turned = changedTable(field.table, turnedBy(turn, at(20, 20)));
        for (const [level, share] of levelShares(fieldOf(turned), byId(turned, 's'))) expect(share).toBeCloseTo(shares.get(level) ?? 0, 6);
      }),
      { numRuns: 40 },
    );
  });
});
