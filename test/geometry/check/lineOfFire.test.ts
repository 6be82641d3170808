import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followShot, layOn } from '#geometry/check/lineOfFire';
import type { LineOfFire, MeasurePolicy } from '#geometry/check/facts';
import { frontCenter } from '#geometry/shape/box';
import { fieldOf } from '#geometry/table/field';
import type { Stand, Table, TerrainPiece } from '#geometry/table/table';
import { byId, changedTable, gunPolicy, mirroredAt, shiftedBy, turnedBy } from '#test/measuring';
import { anyFacing, real } from '#test/shapes';
import { at, slowDistance, upright } from '#test/slowPlane';
import { slowShot } from '#test/slowShot';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

/** Muzzle at (20, 10.625), facing north. */
const gun = stand('g1', box(20, 10, 0, 1, 1.25), { unit: 'bty', figures: 6 });
const foot = (id: string, x: number, y: number, more: Partial<Stand> = {}): Stand =>
  stand(id, box(x, y, 180, 0.9, 0.75), { unit: id.slice(0, 1), side: 'red', ...more });
const column = [foot('c1', 20, 18), foot('c2', 20, 18.75), foot('c3', 20, 19.5)];
const block = (id: string, kind: TerrainPiece['kind'], y0: number, y1: number, more: Partial<TerrainPiece> = {}): TerrainPiece =>
  outlined(id, kind, upright(15, y0, 25, y1), { level: kind === 'hill' ? 1 : 0, ...more });

const shoot = (
  stands: readonly Stand[],
  terrain: readonly TerrainPiece[] = [],
  { bearing = 0, ricochet = null as number | null, by = gun, policy = gunPolicy() as MeasurePolicy } = {},
): LineOfFire => followShot(fieldOf(tableOf([by, ...stands], terrain)), by, bearing, ricochet, policy);

const ids = (line: LineOfFire): readonly string[] => line.struck.map((one) => one.stand);

describe('direct fire', () => {
  test('through a touching column: each stand once, in order, entry and exit', () => {
    const line = shoot(column);
    expect(line.struck.map(({ stand: id, enter, leave, leg }) => [id, enter, leave, leg])).toEqual([
      ['c1', 7, 7.75, 'direct'],
      ['c2', 7.75, 8.5, 'direct'],
      ['c3', 8.5, 9.25, 'direct'],
    ]);
    expect(line).toMatchObject({ length: 18, to: at(20, 28.625), stoppedBy: { limit: 'effective', at: 18 }, ricochetAt: null });
    expect(line.legs).toEqual([{ kind: 'direct', from: at(20, 10.625), to: at(20, 28.625), length: 18 }]);
  });

  test('a stand is struck when the line ends in it, not when it ends at its face', () => {
    const ending = [foot('in', 20, 28.625), foot('at', 20, 29)];
    expect(shoot([ending[0]!]).struck).toMatchObject([{ stand: 'in', enter: expect.closeTo(17.625, 9), leave: 18 }]);
    expect(ids(shoot([ending[1]!]))).toEqual([]);
    expect(ids(shoot([foot('at', 20, 29 - 1e-6)]))).toEqual(['at']);
  });

  test('its own stand and markers never count', () => {
    expect(ids(shoot([foot('m', 20, 15, { marker: true }), foot('e', 20, 17)]))).toEqual(['e']);
    expect(ids(shoot([], [], { bearing: 180 }))).toEqual([]);
  });

  test('along a face it strikes nothing, down a seam the lower id of the two', () => {
    expect(ids(shoot([foot('e1', 20.45, 20)]))).toEqual([]);
    const seam = shoot([foot('e2', 19.55, 20), foot('e1', 20.45, 20)]);
    expect(seam.struck).toMatchObject([{ stand: 'e1', enter: expect.closeTo(9, 9), leave: expect.closeTo(9.75, 9) }]);
    expect(ids(shoot([foot('b', 19.55, 20), foot('a', 20.45 + 1e-6, 20)]))).toEqual([]);
    expect(ids(shoot([foot('b', 19.55, 20), foot('a', 20.45 - 1e-6, 20)]))).toEqual(['a']);
  });

  test('stands in pairs down the line: one of each pair, and one in the middle of a brick only once', () => {
    const pairs = [foot('a1', 19.55, 20), foot('a2', 20.45, 20), foot('b1', 19.55, 20.75), foot('b2', 20.45, 20.75)];
    expect(ids(shoot(pairs))).toEqual(['a1', 'b1']);
    const brick = [foot('m', 19.55, 20.375), foot('n', 20.45, 20), foot('o', 20.45, 20.75)];
    expect(ids(shoot(brick))).toEqual(['m']);
  });

  test('where only corners touch there is nothing to pass through', () => {
    expect(ids(shoot([foot('a', 19.55, 20), foot('b', 20.45, 20.75)]))).toEqual([]);
  });

  test('an oblique line, 3-4-5', () => {
    const turned = stand('e1', box(26, 18.625, 216.86989764584402, 2, 2), { side: 'red' });
    expect(shoot([turned], [], { bearing: 36.86989764584402 }).struck).toMatchObject([
      { stand: 'e1', enter: expect.closeTo(9, 9), leave: expect.closeTo(11, 9) },
    ]);
  });

  test('it ends at the table’s edge and stores nothing beyond', () => {
    const far = stand('g1', box(20, 40, 0, 1, 1.25));
    expect(shoot([], [], { by: far })).toMatchObject({
      to: at(20, 48),
      planned: at(20, 48),
      length: 7.375,
      stoppedBy: { edge: 'table', at: 7.375 },
    });
    const corner = shoot([], [], { by: stand('g1', box(70, 46, 33, 1, 1.25)), bearing: 33 });
    expect(corner.to.x <= 72 && corner.to.y <= 48).toBe(true);
    expect(shoot([], [], { by: stand('g1', box(20, 47.375, 0, 1, 1.25)) })).toMatchObject({
      length: 0,
      stoppedBy: { edge: 'table', at: 0 },
    });
  });

  test('a shot that ends exactly on the table’s edge ends by its range', () => {
    const shot = shoot([], [], { by: stand('g1', box(20, 29.375, 0, 1, 1.25)) });
    expect(shot).toMatchObject({ length: 18, to: at(20, 48), stoppedBy: { limit: 'effective', at: 18 } });
  });

  test('friends are struck too, and the direction is told against the arc', () => {
    const line = shoot([foot('f', 20, 14, { side: 'blue' }), ...column]);
    expect(line.struck.map((one) => one.side)).toEqual(['blue', 'red', 'red', 'red']);
    expect(shoot([], [], { bearing: 89 }).arc).toMatchObject({ inside: true, half: 90, off: 89 });
    expect(shoot([], [], { bearing: 91 }).arc).toMatchObject({ inside: false, off: 91 });
    expect(shoot([], [], { bearing: -1 })).toMatchObject({ bearing: 359, arc: { off: -1 } });
  });
});

describe('what stops a direct shot', () => {
  test.each(['woods', 'building', 'wall', 'works'] as const)('%s: at the near edge, named', (kind) => {
    const line = shoot(column, [block('x', kind, 14, 15)]);
    expect(line).toMatchObject({ length: 3.375, struck: [], stoppedBy: { terrain: 'x', kind, at: 3.375 }, planned: at(20, 28.625) });
  });

  test.each(['stream', 'plough', 'marsh', 'road', 'bridge'] as const)('%s does not', (kind) => {
    const line = shoot(column, [block('x', kind, 14, 15)]);
    expect(line.stoppedBy).toEqual({ limit: 'effective', at: 18 });
    expect(line.crossed).toEqual([{ terrain: 'x', kind, enter: 3.375, leave: 4.375 }]);
  });

  test('the first of several, and a stand before it is struck, one in its near edge is cut off there', () => {
    const line = shoot([foot('a', 20, 13), foot('b', 20, 14.9)], [block('w2', 'woods', 20, 22), block('w1', 'woods', 15, 17)]);
    expect(line.stoppedBy).toMatchObject({ terrain: 'w1', at: 4.375 });
    expect(line.struck).toMatchObject([{ stand: 'a' }, { stand: 'b', enter: expect.closeTo(3.9, 9), leave: 4.375 }]);
  });

  test('running along its edge or grazing its corner it does not', () => {
    const edge = outlined('w', 'woods', upright(20, 14, 25, 20));
    expect(shoot([], [edge]).stoppedBy).toEqual({ limit: 'effective', at: 18 });
    expect(shoot([], [outlined('w', 'woods', upright(19.999, 14, 25, 20))]).stoppedBy).toMatchObject({ terrain: 'w' });
    expect(shoot([], [outlined('w', 'woods', [at(20, 16), at(23, 14), at(23, 18)])]).stoppedBy).toEqual({ limit: 'effective', at: 18 });
  });

  test('its effective range ends at the near edge of woods: it ends by its range', () => {
    expect(shoot([], [block('w', 'woods', 28.625, 30)]).stoppedBy).toEqual({ limit: 'effective', at: 18 });
    expect(shoot([], [block('w', 'woods', 28.624, 30)]).stoppedBy).toMatchObject({ terrain: 'w' });
  });

  test('concave woods are met where the line enters them', () => {
    const shoe = outlined('w', 'woods', [at(10, 14), at(30, 14), at(30, 24), at(25, 24), at(25, 18), at(15, 18), at(15, 24), at(10, 24)]);
    const west = stand('g1', box(20, 21, 270, 1, 1.25));
    expect(shoot([], [shoe], { by: west, bearing: 270 }).stoppedBy).toMatchObject({ terrain: 'w', at: expect.closeTo(20 - 0.625 - 15, 9) });
  });
});

describe('a gun’s own ground', () => {
  test('the piece that holds the muzzle, or the gun, does not stop it', () => {
    for (const kind of ['woods', 'building', 'works', 'wall'] as const) {
      expect(shoot(column, [block('own', kind, 8, 11)]).stoppedBy).toEqual({ limit: 'effective', at: 18 });
      expect(shoot(column, [block('own', kind, 8, 10.2)]).stoppedBy).toEqual({ limit: 'effective', at: 18 });
    }
  });

  test('a wall, works or a strip of woods within 1″ of the front does not stop it, further off it does', () => {
    for (const kind of ['wall', 'works', 'woods'] as const) {
      expect(shoot(column, [block('near', kind, 11.625, 11.825)]).stoppedBy).toMatchObject({ limit: 'effective' });
      expect(shoot(column, [block('near', kind, 11.64, 11.84)]).stoppedBy).toMatchObject({ terrain: 'near' });
    }
    expect(shoot(column, [block('near', 'building', 11.2, 11.4)]).stoppedBy).toMatchObject({ terrain: 'near' });
  });

  test('woods close in front let it through no deeper than one sees', () => {
    expect(shoot(column, [block('near', 'woods', 11, 13)]).stoppedBy).toMatchObject({ limit: 'effective' });
    expect(shoot(column, [block('near', 'woods', 11, 13.02)]).stoppedBy).toMatchObject({ terrain: 'near', at: 0.375 });
  });

  test('a second piece of the same kind further on still stops it', () => {
    expect(shoot(column, [block('own', 'woods', 8, 11), block('far', 'woods', 16, 17)]).stoppedBy).toMatchObject({
      terrain: 'far',
      at: 5.375,
    });
  });
});

describe('men behind and in cover', () => {
  const wall = (y: number): TerrainPiece => laid('w1', 'wall', [at(15, y), at(25, y)], 0.2);

  test('a wall within 1″ of a stand lets the shot through to that stand and to no other', () => {
    const line = shoot(column, [wall(17.4)]);
    // 0.125 before the first, 0.875 before the second, 1.625 before the third.
    expect(ids(line)).toEqual(['c1', 'c2']);
    expect(line.stoppedBy).toEqual({ terrain: 'w1', kind: 'wall', at: 8.5 });
    expect(line.struck[0]!.cover).toMatchObject([{ terrain: 'w1', how: 'behind', distance: expect.closeTo(0.125, 9) }]);
  });

  test('exactly 1″ is behind, by the tape; a hundredth more is not', () => {
    expect(ids(shoot([foot('e', 20, 18)], [wall(17.625 - 1 - 0.1)]))).toEqual(['e']);
    expect(ids(shoot([foot('e', 20, 18)], [wall(17.625 - 1.01 - 0.1)]))).toEqual([]);
  });

  test('a second wall in mid-field stops it all the same', () => {
    expect(ids(shoot(column, [wall(17.4), laid('w2', 'wall', [at(15, 14), at(25, 14)], 0.2)]))).toEqual([]);
  });

  test('a garrison is struck where the line, carried on inside, passes through its stands; it ends there', () => {
    const farm = outlined('farm', 'building', upright(18, 15, 22, 17), { stories: 2 });
    const line = shoot([foot('in', 20, 16), ...column], [farm]);
    expect(ids(line)).toEqual(['in']);
    expect(line.struck[0]).toMatchObject({ enter: 5, leave: 5.75, cover: [{ terrain: 'farm', how: 'in', stories: 2 }] });
    expect(line.stoppedBy).toMatchObject({ terrain: 'farm', kind: 'building', at: 5.75 });
    expect(ids(shoot([foot('beside', 21.5, 16)], [farm]))).toEqual([]);
    expect(ids(shoot([foot('behind', 20, 17.6)], [farm]))).toEqual([]);
  });

  test('an empty building stops it at its near edge', () => {
    const farm = outlined('farm', 'building', upright(18, 15, 22, 17), { stories: 2 });
    expect(shoot(column, [farm])).toMatchObject({ length: 4.375, stoppedBy: { terrain: 'farm', at: 4.375 } });
  });

  test('a stand in woods is struck within 2″ of where the line enters them, not deeper', () => {
    const woods = block('w', 'woods', 16, 24);
    expect(ids(shoot([foot('e', 20, 18.375)], [woods]))).toEqual(['e']);
    expect(ids(shoot([foot('e', 20, 18.385)], [woods]))).toEqual([]);
    expect(shoot([foot('e', 20, 18.385)], [woods]).stoppedBy).toMatchObject({ terrain: 'w', at: 5.375 });
  });
});

describe('levels', () => {
  const hill = block('h1', 'hill', 17, 21);

  test('a hill that rises above the gun stops it at its edge, and nobody on it is struck', () => {
    expect(shoot(column, [hill])).toMatchObject({
      struck: [],
      passedBy: [],
      stoppedBy: { terrain: 'h1', kind: 'hill', at: 6.375 },
      level: 0,
    });
  });

  test('from a hill it passes by those below, and a hill no higher than its own does not stop it', () => {
    const own = outlined('own', 'hill', upright(15, 8, 25, 12), { level: 1 });
    const line = shoot([foot('below', 20, 15), ...column], [own, hill]);
    expect(line.level).toBe(1);
    expect(line.passedBy.map((one) => one.stand)).toEqual(['below']);
    expect(ids(line)).toEqual(['c1', 'c2', 'c3']);
    expect(shoot([], [own, block('h2', 'hill', 17, 21, { level: 2 })]).stoppedBy).toMatchObject({ terrain: 'h2' });
  });

  test('a hill under its muzzle but not under the gun does not stop its own line; the next one does', () => {
    const under = outlined('under', 'hill', upright(15, 10.5, 25, 12), { level: 1 });
    expect(shoot([], [under])).toMatchObject({ level: 0, stoppedBy: { limit: 'effective' } });
    expect(shoot([], [under, hill]).stoppedBy).toMatchObject({ terrain: 'h1' });
  });

  test('a level by most of the base is another reading', () => {
    const half = outlined('half', 'hill', upright(15, 17.9, 25, 25), { level: 1 });
    const own = outlined('own', 'hill', upright(15, 9, 25, 9.9), { level: 1 });
    expect(shoot([], [own]).level).toBe(0);
    expect(
      shoot([], [outlined('own', 'hill', upright(15, 8, 25, 9.99), { level: 1 })], { policy: gunPolicy(18, 36, { level: 'most' }) }).level,
    ).toBe(0);
    expect(
      shoot([], [outlined('own', 'hill', upright(15, 8, 25, 10.01), { level: 1 })], { policy: gunPolicy(18, 36, { level: 'most' }) }).level,
    ).toBe(1);
    expect(shoot([foot('e', 20, 18)], [half]).stoppedBy).toMatchObject({ terrain: 'half' });
  });
});

describe('laying on a unit', () => {
  test('on the centre of its nearest stand in the arc; none in the arc, no bearing', () => {
    const wide = [foot('e1', 26, 12), foot('e2', 23, 18), foot('e3', 21, 19)];
    const field = fieldOf(tableOf([gun, ...wide]));
    const foot45 = gunPolicy(18, 36, { arc: { half: 45, construction: 'front-centre', counts: 'any-part' } });
    expect(layOn(field, gun, wide, foot45)).toEqual({ stand: 'e2', bearing: expect.closeTo((Math.atan2(3, 7.375) * 180) / Math.PI, 9) });
    expect(layOn(field, gun, wide, gunPolicy())).toMatchObject({ stand: 'e1' });
    expect(layOn(field, gun, [foot('e4', 20, 5)], gunPolicy())).toBeNull();
    expect(layOn(field, gun, [foot('b', 18, 18), foot('a', 22, 18)], gunPolicy())).toMatchObject({ stand: 'a' });
  });
});

/** A scene about (200, 200) on a table too large to reach its edge. */
const anyScene = fc
  .tuple(
    fc.array(fc.tuple(real(-14, 14), real(2, 24), anyFacing, real(0.6, 2.5)), { maxLength: 14 }),
    fc.array(
      fc.tuple(
        real(-12, 10),
        real(3, 18),
        fc.constantFrom('woods', 'plough', 'hill', 'stream', 'works'),
        real(1, 6),
        fc.integer({ min: 1, max: 2 }),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([stands, pieces]) => ({
    stands: [
      stand('g1', box(200, 200, 0, 1, 1.25)),
      ...stands.map(([x, y, facing, width], i) =>
        stand(`s${i}`, box(200 + x, 200 + y, facing, width, 0.75), { side: i % 2 ? 'red' : 'blue' }),
      ),
    ],
    terrain: pieces.map(([x, y, kind, size, level], i) =>
      outlined(
        `t${i}`,
        kind as TerrainPiece['kind'],
        [
          at(200 + x, 200 + y),
          at(200 + x + size, 200 + y),
          at(200 + x + size, 200 + y + 2),
          at(200 + x + size / 2, 200 + y + 1),
          at(200 + x, 200 + y + 2),
        ],
        {
          level: kind === 'hill' ? level : 0,
        },
      ),
    ),
    width: 400,
    depth: 400,
  }));

const fire = (table: Table, bearing: number, ricochet: number | null): LineOfFire =>
  followShot(fieldOf(table), byId(table, 'g1'), bearing, ricochet, gunPolicy(18, 26));

describe('a slow second way', () => {
  test('stepping along the shot and asking everything at every step gives the same stands and the same end', () => {
    fc.assert(
      fc.property(
        anyScene,
        real(-85, 85),
        fc.option(fc.integer({ min: 300, max: 1700 }).map((h) => h / 100)),
        (scene, bearing, ricochet) => {
          const line = fire(scene, bearing, ricochet);
          // Cover and near misses are for tests of their own.
          if (line.struck.some((one) => (one.cover ?? []).length > 0)) return;
          const shy = [...line.struck, ...line.passedBy].some((one) => one.leave - one.enter < 0.05);
          if (shy) return;
          const limit = ricochet === null ? 18 : Math.min(26, (ricochet * 5) / 3);
          const slow = slowShot(scene, 'g1', frontCenter(byId(scene, 'g1').box), bearing, { bounce: ricochet, end: limit }, 0.02);
          expect(Math.abs(slow.end - line.length)).toBeLessThan(0.05);
          expect(slow.stopper).toBe('terrain' in line.stoppedBy ? line.stoppedBy.terrain : null);
          const slowIds = [...slow.struck.keys()];
          const found = line.struck.filter((one) => one.enter < line.length - 0.05).map((one) => one.stand);
          for (const id of found) expect(slowIds).toContain(id);
          for (const one of line.struck)
            if (slow.struck.has(one.stand)) expect(Math.abs(slow.struck.get(one.stand)! - one.enter)).toBeLessThan(0.05);
          for (const [id, first] of slow.struck) if (first < line.length - 0.05) expect(ids(line)).toContain(id);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('symmetry', () => {
  test('turned, shifted and mirrored, the shot is the same shot', () => {
    fc.assert(
      fc.property(anyScene, real(-85, 85), fc.option(real(3, 17)), anyFacing, (scene, bearing, ricochet, turn) => {
        const line = fire(scene, bearing, ricochet);
        const told = (one: LineOfFire) => [
          one.struck.map((s) => [s.stand, s.enter.toFixed(6), s.leave.toFixed(6), s.leg]),
          one.passedBy.map((s) => s.stand),
          one.crossed.map((t) => [t.terrain, t.enter.toFixed(6)]),
          one.length.toFixed(6),
          one.level,
          one.arc.inside,
        ];
        for (const [change, laidAt] of [
          [turnedBy(turn, at(200, 200)), bearing + turn],
          [shiftedBy(7, -11), bearing],
          [mirroredAt(200), -bearing],
        ] as const)
          expect(told(fire(changedTable(scene, change), laidAt, ricochet))).toEqual(told(line));
        expect(slowDistance(line.from, line.to)).toBeCloseTo(line.length, 9);
      }),
      { numRuns: 80 },
    );
  });
});
