import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followShot } from '#geometry/check/lineOfFire';
import { measurePair, sweep } from '#geometry/check/pairFacts';
import type { MeasurePolicy } from '#geometry/check/facts';
import { fieldOf } from '#geometry/table/field';
import { TERRAIN_KINDS, type Stand, type TerrainPiece } from '#geometry/table/table';
import { policy } from '#test/measuring';
import { at } from '#test/slowPlane';
import { laid, outlined, stand, tableOf } from '#test/stands';

/** Quarter inches and right angles, so that edges, corners and seams fall together far more often than on a real table. */
const quarter = (min: number, max: number) => fc.integer({ min: 4 * min, max: 4 * max }).map((n) => n / 4);
const facing = fc.constantFrom(0, 90, 180, 270, 45, 135, 30, 77.7);

const anyStand = fc.record({
  x: quarter(4, 26),
  y: quarter(4, 26),
  width: quarter(1, 4),
  depth: quarter(1, 2),
  facing,
  figures: fc.nat(6),
  ranks: fc.integer({ min: 1, max: 3 }),
});
const anyPiece = fc.record({
  kind: fc.constantFrom(...TERRAIN_KINDS),
  x: quarter(0, 24),
  y: quarter(2, 24),
  notch: quarter(1, 4),
  path: fc.boolean(),
  level: fc.constantFrom(1, 2),
});

const standOf = (
  s: { x: number; y: number; width: number; depth: number; facing: number; figures: number; ranks: number },
  i: number,
): Stand =>
  stand(
    `s${i}`,
    { center: at(s.x, s.y), width: s.width, depth: s.depth, facing: s.facing },
    { unit: `u${i >> 1}`, side: i % 2 ? 'red' : 'blue', figures: s.figures, ranks: s.ranks },
  );

const pieceOf = (
  { kind, x, y, notch, path, level }: { kind: TerrainPiece['kind']; x: number; y: number; notch: number; path: boolean; level: number },
  i: number,
): TerrainPiece =>
  path
    ? laid(`t${i}`, kind, [at(x, y), at(x + notch, y + 2), at(x + notch + 2, y - 2)], 0.5)
    : outlined(`t${i}`, kind, [at(x, y), at(x + 4, y), at(x + notch, y + 1.5), at(x + 4, y + 4), at(x, y + 4)], {
        level: kind === 'hill' ? level : 0,
      });

const anyPolicy: fc.Arbitrary<MeasurePolicy> = fc
  .record({
    half: fc.constantFrom(30, 45, 90),
    construction: fc.constantFrom('front-centre' as const, 'front-corners' as const),
    counts: fc.constantFrom('any-part' as const, 'centre' as const, 'half' as const),
    aim: fc.constantFrom('nearest' as const, 'centre' as const),
    obstruction: fc.constantFrom('line' as const, 'any-visible' as const, 'half-visible' as const),
    level: fc.constantFrom('centre' as const, 'most' as const),
    enfilade: fc.constantFrom('any-angle' as const, 'flank' as const),
  })
  .map(({ half, construction, counts, ...rest }) =>
    policy({
      ...rest,
      reach: 12,
      arc: { half, construction, counts },
      ranges: ['front-to-target', 'edge-to-edge', 'centre-to-nearest-figure', 'mean-of-extremes'],
    }),
  );

/** Numbers in a value, however deep, that are not finite. */
function strayNumbers(value: unknown): readonly number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strayNumbers) : [];
}

test('whatever stands on a table, even what no file may hold, every number measured is finite and every crossing in order', () => {
  fc.assert(
    fc.property(
      fc.array(anyStand, { minLength: 2, maxLength: 10 }),
      fc.array(anyPiece, { maxLength: 5 }),
      anyPolicy,
      fc.integer({ min: -6, max: 6 }),
      fc.option(quarter(1, 17)),
      (stands, pieces, measuring, off, bounce) => {
        const table = tableOf(stands.map(standOf), pieces.map(pieceOf), 30, 30);
        const [gun, other] = [table.stands[0]!, table.stands[1]!];
        const field = fieldOf(table);
        const line = followShot(field, gun, gun.box.facing + 15 * off, bounce, measuring);
        const pair = measurePair(field, gun, other, measuring);
        expect(strayNumbers([line, pair, sweep(field, gun, measuring)])).toEqual([]);
        let last = 0;
        for (const { enter, leave } of line.struck) {
          expect(enter).toBeGreaterThanOrEqual(last - 1e-12);
          expect(leave).toBeGreaterThan(enter);
          expect(leave).toBeLessThanOrEqual(line.length + 1e-9);
          last = enter;
        }
        expect([line.to.x >= 0, line.to.y >= 0, line.to.x <= 30, line.to.y <= 30]).toEqual([true, true, true, true]);
        expect(line.legs.reduce((sum, leg) => sum + leg.length, 0)).toBeCloseTo(line.length, 9);
        expect(line.stoppedBy.at).toBeCloseTo(line.length, 9);
        for (const share of [pair.visible, pair.arc.share, ...pair.hiders.map((one) => one.hides)])
          expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
        if (measuring.arc.counts !== 'half') expect(pair.arc.inside).toBe(pair.arc.margin >= -1e-9);
      },
    ),
    { numRuns: 30 },
  );
});
