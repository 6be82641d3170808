import { describe, expect, test } from 'vitest';
import { coverOf } from '#geometry/check/cover';
import { fieldOf } from '#geometry/table/field';
import type { TerrainPiece } from '#geometry/table/table';
import { at, upright } from '#test/slowPlane';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

/** Front edge on y = 16, centre (20, 16.5), shot at from (20, 10). */
const men = stand('men', box(20, 16.5, 180, 2, 1));
const line = { from: at(20, 10), to: at(20, 16) };
const cover = (terrain: readonly TerrainPiece[], along = line) =>
  coverOf(fieldOf(tableOf([men], terrain)), men, along).map((one) => [one.terrain, one.how, Number(one.distance.toFixed(6))]);
const block = (id: string, kind: TerrainPiece['kind'], y0: number, y1: number) => outlined(id, kind, upright(15, y0, 25, y1));

describe('in a piece', () => {
  test.each(['wall', 'works', 'woods', 'building'] as const)('%s: when the centre is in it, its edge too', (kind) => {
    expect(cover([block('x', kind, 16.5, 20)])).toEqual([['x', 'in', 0]]);
    expect(cover([block('x', kind, 16.5 + 2e-9, 20)])).toEqual([]);
  });

  test.each(['stream', 'plough', 'marsh', 'hill', 'road', 'bridge'] as const)('%s is no cover', (kind) => {
    expect(cover([block('x', kind, 15, 20)])).toEqual([]);
  });
});

describe('behind a wall or works', () => {
  test.each(['wall', 'works'] as const)('%s on the line within 1″ by the tape, not further', (kind) => {
    expect(cover([block('x', kind, 14.8, 15)])).toEqual([['x', 'behind', 1]]);
    expect(cover([block('x', kind, 14.8, 14.996)])).toEqual([['x', 'behind', 1.004]]);
    expect(cover([block('x', kind, 14.8, 14.99)])).toEqual([]);
    expect(cover([block('x', kind, 15.5, 15.9)])).toEqual([['x', 'behind', 0.1]]);
  });

  test('woods and a building before a stand are not cover', () => {
    expect(cover([block('x', 'woods', 15, 15.5), block('y', 'building', 15.5, 15.9)])).toEqual([]);
  });

  test('only where the line crosses it: beside the line or beyond the stand it covers nothing', () => {
    expect(cover([outlined('x', 'wall', upright(20, 15.2, 25, 15.4))])).toEqual([]);
    expect(cover([outlined('x', 'wall', upright(19.9, 15.2, 25, 15.4))])).toHaveLength(1);
    expect(cover([block('x', 'wall', 17.2, 17.4)])).toEqual([]);
    expect(cover([block('x', 'wall', 15.2, 15.4)], { from: at(10, 16.5), to: at(19, 16.5) })).toEqual([]);
  });

  test('the distance is from where the line leaves it to the nearest point of the stand', () => {
    const slanting = { from: at(14, 10), to: at(19, 16) };
    const [[, , distance]] = cover([laid('x', 'wall', [at(10, 15.4), at(30, 15.4)], 0.2)], slanting) as [[string, string, number]];
    const leaves = at(14 + (5 / 6) * 5.5, 15.5);
    expect(distance).toBeCloseTo(Math.hypot(19 - leaves.x, 0.5), 6);
  });

  test('several pieces: nearest first, and one a stand is in is not behind as well', () => {
    expect(cover([block('far', 'wall', 15, 15.2), block('near', 'works', 15.5, 15.7), block('in', 'works', 15.8, 18)])).toEqual([
      ['in', 'in', 0],
      ['near', 'behind', 0.3],
      ['far', 'behind', 0.8],
    ]);
  });

  test('a path of several segments is one piece, named once for each time the line crosses it', () => {
    const bent = laid('x', 'wall', [at(15, 15.3), at(20, 15.5), at(25, 15.3)], 0.2);
    expect(cover([bent])).toHaveLength(1);
  });
});
