/** Faults with enfilade, solid shot and ricochet that people met elsewhere: each kind with its case, and others like it. */
import { describe, expect, test } from 'vitest';
import { followShot } from '#geometry/check/lineOfFire';
import { measurePair } from '#geometry/check/pairFacts';
import type { LineOfFire } from '#geometry/check/facts';
import { along, bearing } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Point, Stand, TerrainPiece } from '#geometry/table/table';
import { fromEast, gunPolicy, policy } from '#test/measuring';
import { at, upright } from '#test/slowPlane';
import { box, outlined, stand, tableOf } from '#test/stands';

const east = 90;
const gunAt = (muzzle: Point, facing: number): Stand => stand('gun', { center: along(muzzle, facing, -0.5), width: 1, depth: 1, facing });
const enemy = (id: string, x: number, y: number, facing = fromEast(180), width = 2, depth = 1): Stand =>
  stand(id, box(x, y, facing, width, depth), { unit: 'e', side: 'red' });

interface Shot {
  readonly muzzle: Point;
  readonly toward?: number;
  readonly effective: number;
  readonly maximum?: number;
  readonly bounce?: number;
  readonly stands: readonly Stand[];
  readonly terrain?: readonly TerrainPiece[];
}

function fire({ muzzle, toward = east, effective, maximum = 100, bounce, stands, terrain = [] }: Shot): LineOfFire {
  const gun = gunAt(muzzle, toward);
  // A gun at the very edge of the table stands behind it; room to the west keeps it on.
  const moved = (p: Point): Point => at(p.x + 5, p.y);
  const shifted = [gun, ...stands].map((one) => ({ ...one, box: { ...one.box, center: moved(one.box.center) } }));
  const pieces = terrain.map((piece) => ({
    ...piece,
    parts: piece.parts.map((part) => (part.kind === 'disc' ? part : { ...part, points: part.points.map(moved) })),
  }));
  return followShot(fieldOf(tableOf(shifted, pieces, 120, 48)), shifted[0]!, toward, bounce ?? null, gunPolicy(effective, maximum));
}

const legs = (line: LineOfFire): readonly (readonly [string, string])[] => line.struck.map((one) => [one.stand, one.leg] as const);

describe('enfilade-definition', () => {
  const row = [20, 22, 24].map((x, i) => stand(`s${i + 1}`, box(x, 20, fromEast(90), 2, 1), { unit: 't', side: 'red' }));
  const shoot = (from: Point, aimed: Stand, aim: Point) => {
    const facing = bearing(from, aim)!;
    const firer = gunAt(from, facing);
    return measurePair(fieldOf(tableOf([firer, ...row])), firer, aimed, policy({ reach: 12, aim: 'centre' })).enfilade;
  };

  test.each([
    ['from the front', at(22, 26), 1, 1],
    ['along the row', at(16, 20), 0, 3],
    ['obliquely', at(14, 26), 0, 1],
  ])('enfilade-definition: %s, stands are counted and no angle is asked', (_, from, which, crossed) => {
    const found = shoot(from, row[which]!, row[which]!.box.center);
    expect(found.stands).toHaveLength(crossed);
    expect(found.is).toBe(crossed > 1);
  });

  test('enfilade-definition: a shallow oblique line through two is one, a shot down their common edge is not', () => {
    expect(shoot(at(12, 20.5 + 0.4), row[0]!, at(20, 20)).stands).toEqual(['s1', 's2', 's3']);
    const column = [18, 19].map((y, i) => stand(`s${i + 1}`, box(20, y, 0, 2, 1), { unit: 't' }));
    const firer = gunAt(at(12, 18.5), 90);
    expect(measurePair(fieldOf(tableOf([firer, ...column])), firer, column[0]!, policy({ reach: 12 })).enfilade).toMatchObject({
      is: false,
      stands: ['s1'],
    });
  });
});

describe('solid-shot-stand-count', () => {
  const unit = [19, 21, 23].map((y, i) => enemy(`u${i + 1}`, 20.5, y));

  test('solid-shot-stand-count: an oblique shot passes through two of three stands', () => {
    const toward = (Math.atan2(0.8, 0.6) * 180) / Math.PI;
    const line = fire({ muzzle: at(10, 12), toward, effective: 24, stands: unit });
    expect(line.struck.map((one) => one.stand)).toEqual(['u1', 'u2']);
    expect(line.struck[0]!.enter).toBeCloseTo(12.5, 9);
  });

  test.each([
    [90, 19, ['u1']],
    [90, 20, ['u1']],
    [90, 20.001, ['u2']],
    [90, 24.5, []],
  ])('solid-shot-stand-count: toward %d along y %d it strikes %o', (toward, y, ids) => {
    expect(fire({ muzzle: at(10, y), toward, effective: 24, stands: unit }).struck.map((one) => one.stand)).toEqual(ids);
  });

  test('solid-shot-stand-count: down the column it strikes all three, each once', () => {
    expect(fire({ muzzle: at(20.5, 10), toward: 0, effective: 24, stands: unit }).struck).toHaveLength(3);
  });
});

describe('shot-ends-inside-or-at-stand', () => {
  test('shot-ends-inside-or-at-stand: entered it is struck, met at its face or beyond it is not', () => {
    const line = fire({
      muzzle: at(10, 10),
      effective: 20,
      stands: [enemy('in', 30, 10, 270, 1), enemy('touch', 30.5, 10.2, 270, 1), enemy('beyond', 30.75, 9.8, 270, 1)],
    });
    expect(line.struck.map((one) => [one.stand, one.enter, one.leave])).toEqual([['in', 19.5, 20]]);
    expect(line.length).toBe(20);
  });

  test.each([
    [30.4999, ['e']],
    [30.5, []],
    [30.5001, []],
  ])('shot-ends-inside-or-at-stand: a stand one inch deep with its centre at x %d: %o', (x, ids) => {
    expect(fire({ muzzle: at(10, 10), effective: 20, stands: [enemy('e', x, 10)] }).struck.map((one) => one.stand)).toEqual(ids);
  });
});

describe('ricochet-run-length', () => {
  test('ricochet-run-length: a point at 18 of 24 runs 12 more, past the effective range, and strikes by the ricochet', () => {
    const line = fire({ muzzle: at(5, 24), effective: 24, bounce: 18, stands: [enemy('r1', 33.5, 24)] });
    expect(line).toMatchObject({ length: 30, to: at(40, 24), legs: [{ length: 18 }, { kind: 'ricochet', length: 12 }] });
    expect(legs(line)).toEqual([['r1', 'ricochet']]);
  });

  test.each([
    [12, 20],
    [6, 10],
    [9, 15],
    [23.99, (23.99 * 5) / 3],
    [0.3, 0.5],
  ])('ricochet-run-length: a point at %d ends at %d', (bounce, end) => {
    expect(fire({ muzzle: at(5, 24), effective: 24, bounce, stands: [] }).length).toBeCloseTo(end, 9);
  });

  test('ricochet-run-length: the maximum range and the table still end it', () => {
    expect(fire({ muzzle: at(5, 24), effective: 24, maximum: 28, bounce: 18, stands: [] })).toMatchObject({
      length: 28,
      stoppedBy: { limit: 'maximum' },
    });
    expect(fire({ muzzle: at(100, 24), effective: 24, bounce: 14, stands: [] })).toMatchObject({
      length: 15,
      stoppedBy: { edge: 'table' },
    });
  });
});

describe('ricochet-soft-ground', () => {
  const stands = [enemy('a', 16.5, 10), enemy('b', 20.5, 10), enemy('c', 23.5, 10)];
  const field = (x0: number, x1: number, kind: TerrainPiece['kind'] = 'plough') => outlined('field', kind, upright(x0, 5, x1, 15));

  test('ricochet-soft-ground: after the point it stops at the near edge; who stands in the field or beyond is not hit', () => {
    const line = fire({ muzzle: at(0, 10), effective: 30, bounce: 15, stands, terrain: [field(18, 22)] });
    expect(line).toMatchObject({ planned: at(30, 10), to: at(23, 10), stoppedBy: { terrain: 'field', kind: 'plough', at: 18 } });
    expect(legs(line)).toEqual([['a', 'ricochet']]);
  });

  test.each(['stream', 'marsh', 'plough'] as const)('ricochet-soft-ground: a %s crossed before the point stops nothing', (kind) => {
    const line = fire({ muzzle: at(0, 10), effective: 30, bounce: 15, stands, terrain: [field(5, 9, kind)] });
    expect(line).toMatchObject({ length: 25, stoppedBy: { limit: 'run' } });
    expect(line.crossed).toMatchObject([{ terrain: 'field', enter: 5, leave: 9 }]);
    expect(legs(line)).toHaveLength(3);
  });

  test('ricochet-soft-ground: the point in it, it does not run; direct fire crosses it', () => {
    expect(fire({ muzzle: at(0, 10), effective: 30, bounce: 15, stands, terrain: [field(14, 16)] })).toMatchObject({
      length: 15,
      struck: [],
      legs: [{ kind: 'direct' }],
    });
    expect(legs(fire({ muzzle: at(0, 10), effective: 30, stands, terrain: [field(14, 22)] })).map(([id]) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('por-on-a-stand', () => {
  test('por-on-a-stand: the stand that holds the point was entered before it, and is struck once, as by direct fire', () => {
    expect(legs(fire({ muzzle: at(0, 10), effective: 30, bounce: 12, stands: [enemy('x', 12, 10)] }))).toEqual([['x', 'direct']]);
  });

  test.each([
    [12.49, 'direct'],
    [12.5, 'ricochet'],
    [12.51, 'ricochet'],
    [11.5, 'direct'],
  ] as const)('por-on-a-stand: with its centre at %d it is struck once, by the %s leg', (x, leg) => {
    expect(legs(fire({ muzzle: at(0, 10), effective: 30, bounce: 12, stands: [enemy('x', x, 10)] }))).toEqual([['x', leg]]);
  });

  test('por-on-a-stand: a point in a column: one before, the others after, none twice', () => {
    const column = [11.4, 12.4, 13.4].map((x, i) => enemy(`c${i + 1}`, x, 10));
    expect(legs(fire({ muzzle: at(0, 10), effective: 30, bounce: 11.9, stands: column }))).toEqual([
      ['c1', 'direct'],
      ['c2', 'ricochet'],
      ['c3', 'ricochet'],
    ]);
  });
});

describe('friends-in-solid-shot-line', () => {
  test('friends-in-solid-shot-line: a friend is struck like anybody, and does not stop the ball', () => {
    const friend = stand('friend1', box(14.5, 10, 90, 2, 1), { side: 'blue' });
    const line = fire({ muzzle: at(10, 10), effective: 20, stands: [friend, enemy('enemy1', 20.5, 10), enemy('enemy2', 22.5, 10)] });
    expect(line.struck.map((one) => [one.stand, one.side])).toEqual([
      ['friend1', 'blue'],
      ['enemy1', 'red'],
      ['enemy2', 'red'],
    ]);
  });

  test('friends-in-solid-shot-line: of its own battery too, by either leg', () => {
    const mate = stand('gun2', box(14.5, 10, 90, 1, 1), { unit: 'gun', side: 'blue' });
    expect(legs(fire({ muzzle: at(10, 10), effective: 20, bounce: 3, stands: [mate] }))).toEqual([['gun2', 'ricochet']]);
  });
});
