import { describe, expect, test } from 'vitest';
import { followShot } from '#geometry/check/lineOfFire';
import type { LineOfFire, MeasurePolicy } from '#geometry/check/facts';
import { fieldOf } from '#geometry/table/field';
import type { Stand, TerrainPiece } from '#geometry/table/table';
import { gunPolicy } from '#test/measuring';
import { at, upright } from '#test/slowPlane';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

/** Muzzle at (20, 10.625), facing north; effective 18, maximum 36 unless said. */
const gun = stand('g1', box(20, 10, 0, 1, 1.25), { unit: 'bty' });
const foot = (id: string, y: number): Stand => stand(id, box(20, y, 180, 0.9, 0.75), { side: 'red' });
const block = (id: string, kind: TerrainPiece['kind'], y0: number, y1: number, more: Partial<TerrainPiece> = {}): TerrainPiece =>
  outlined(id, kind, upright(10, y0, 30, y1), { level: kind === 'hill' ? 1 : 0, ...more });
const bounce = (
  at: number,
  stands: readonly Stand[] = [],
  terrain: readonly TerrainPiece[] = [],
  policy: MeasurePolicy = gunPolicy(),
): LineOfFire => followShot(fieldOf(tableOf([gun, ...stands], terrain)), gun, 0, at, policy);

describe('the run', () => {
  test('is two thirds of the way to the point: 12 and 8 more, and may pass the effective range', () => {
    const line = bounce(12);
    expect(line).toMatchObject({ length: 20, ricochetAt: 1200, stoppedBy: { limit: 'run', at: 20 }, planned: at(20, 30.625) });
    expect(line.legs).toEqual([
      { kind: 'direct', from: at(20, 10.625), to: at(20, 22.625), length: 12 },
      { kind: 'ricochet', from: at(20, 22.625), to: at(20, 30.625), length: 8 },
    ]);
    expect(bounce(17.99).length).toBeCloseTo((17.99 * 5) / 3, 9);
  });

  test('never passes the maximum range, nor the effective where that reading is chosen', () => {
    expect(bounce(12, [], [], gunPolicy(18, 19))).toMatchObject({ length: 19, stoppedBy: { limit: 'maximum', at: 19 } });
    const capped = gunPolicy(18, 36, { path: { effective: 18, maximum: 36, run: [2, 3], runPastEffective: false } });
    expect(bounce(12, [], [], capped)).toMatchObject({ length: 18, stoppedBy: { limit: 'effective', at: 18 } });
    expect(bounce(9, [], [], capped)).toMatchObject({ length: 15, stoppedBy: { limit: 'run', at: 15 } });
  });

  test.each([0, -3, 18, 18.2, 17.996])('a point at %d″ is laid as direct fire, with the reading for the refusal', (where) => {
    const line = bounce(where);
    expect(line).toMatchObject({ length: 18, stoppedBy: { limit: 'effective', at: 18 } });
    expect(line.legs).toHaveLength(1);
    expect(line.ricochetAt).toBe(Math.round(100 * where));
  });

  test('the point is read by the tape: 11.996 lies at 12.00', () => {
    expect(bounce(11.996).legs[0]?.length).toBe(12);
    expect(bounce(0.004).legs).toHaveLength(1);
    expect(bounce(0.006).legs[0]?.length).toBe(0.01);
  });

  test('a gun that may not ricochet is laid as direct fire', () => {
    expect(bounce(12, [], [], gunPolicy(18, 36, { path: { effective: 18, maximum: 36, run: null, runPastEffective: true } })).length).toBe(
      18,
    );
  });

  test('is cut at the table’s edge, and so is the point itself', () => {
    const near = stand('g1', box(20, 30, 0, 1, 1.25));
    const from = (where: number) => followShot(fieldOf(tableOf([near])), near, 0, where, gunPolicy());
    expect(from(12)).toMatchObject({ length: 17.375, to: at(20, 48), stoppedBy: { edge: 'table', at: 17.375 } });
    expect(from(12).legs).toHaveLength(2);
    expect(from(17.9)).toMatchObject({ length: 17.375, stoppedBy: { edge: 'table' } });
    expect(from(17.9).legs).toHaveLength(1);
  });
});

describe('who is struck by which leg', () => {
  test('before the point direct, at or after it by the ricochet, never twice', () => {
    const line = bounce(12, [foot('a', 18), foot('b', 22.5), foot('c', 25)]);
    // b is entered at 11.5 and holds the point.
    expect(line.struck.map(({ stand: id, leg }) => [id, leg])).toEqual([
      ['a', 'direct'],
      ['b', 'direct'],
      ['c', 'ricochet'],
    ]);
  });

  test('a stand entered exactly at the point is struck by the ricochet, a hundredth before it direct', () => {
    expect(bounce(12, [foot('x', 23)]).struck).toMatchObject([{ leg: 'ricochet', enter: expect.closeTo(12, 9) }]);
    expect(bounce(12, [foot('x', 22.99)]).struck).toMatchObject([{ leg: 'direct' }]);
  });

  test('a stand at the end of the run is struck when it is entered', () => {
    expect(bounce(12, [foot('x', 31)]).struck).toEqual([]);
    expect(bounce(12, [foot('x', 30.99)]).struck).toMatchObject([{ leave: 20 }]);
  });
});

describe('what stops the run', () => {
  test.each(['stream', 'plough', 'marsh', 'wall', 'woods', 'works'] as const)('%s after the point: at its near edge', (kind) => {
    const line = bounce(12, [foot('a', 25), foot('b', 28)], [block('x', kind, 26.625, 32)]);
    expect(line).toMatchObject({ length: 16, stoppedBy: { terrain: 'x', kind } });
    expect(line.struck.map((one) => one.stand)).toEqual(['a']);
  });

  test('a building likewise, but for its garrison, whom the run still strikes', () => {
    const farm = block('farm', 'building', 26.625, 32, { stories: 1 });
    expect(bounce(12, [foot('a', 25)], [farm])).toMatchObject({ length: 16, stoppedBy: { terrain: 'farm', at: 16 } });
    expect(bounce(12, [foot('a', 25), foot('b', 28)], [farm])).toMatchObject({
      length: 17.75,
      struck: [{ stand: 'a' }, { stand: 'b', leg: 'ricochet', enter: 17, leave: 17.75 }],
    });
  });

  test('a stand that begins where the shot stops is not struck', () => {
    expect(bounce(12, [foot('x', 27)], [block('p', 'plough', 26.625, 32)]).struck).toEqual([]);
    expect(bounce(12, [foot('x', 26.99)], [block('p', 'plough', 26.625, 32)]).struck).toMatchObject([{ leave: 16 }]);
  });

  test.each(['stream', 'plough', 'marsh'] as const)('%s before the point stops nothing; the point in it, no run', (kind) => {
    expect(bounce(12, [], [block('x', kind, 15.625, 17.625)]).length).toBe(20);
    const inside = bounce(6, [], [block('x', kind, 15.625, 17.625)]);
    expect(inside).toMatchObject({ length: 6, stoppedBy: { terrain: 'x', kind, at: 6 } });
    expect(inside.legs).toHaveLength(1);
  });

  test('the point on the near or the far edge is in it', () => {
    const field = block('x', 'plough', 15.625, 17.625);
    expect(bounce(5, [], [field])).toMatchObject({ length: 5, stoppedBy: { terrain: 'x', at: 5 } });
    expect(bounce(7, [], [field])).toMatchObject({ length: 7, stoppedBy: { terrain: 'x', at: 7 } });
    expect(bounce(4.99, [], [field])).toMatchObject({ length: 5, stoppedBy: { terrain: 'x', at: 5 } });
    expect(bounce(7.01, [], [field]).stoppedBy).toMatchObject({ limit: 'run' });
  });

  test('solid ground before the point stops the flight; then there is no run', () => {
    const line = bounce(12, [foot('a', 18)], [block('x', 'woods', 15.625, 17)]);
    expect(line).toMatchObject({ length: 5, struck: [], stoppedBy: { terrain: 'x', at: 5 } });
    expect(line.legs).toEqual([{ kind: 'direct', from: at(20, 10.625), to: at(20, 15.625), length: 5 }]);
  });

  test('a road does not, nor the stream under a bridge; beside the bridge it does', () => {
    const brook = block('brook', 'stream', 26, 27);
    expect(bounce(12, [], [block('r', 'road', 26, 27)]).length).toBe(20);
    expect(bounce(12, [], [brook, outlined('b', 'bridge', upright(19, 25, 21, 28))]).length).toBe(20);
    expect(bounce(12, [], [brook, outlined('b', 'bridge', upright(21, 25, 23, 28))]).stoppedBy).toMatchObject({ terrain: 'brook' });
    expect(bounce(15.9, [], [brook, outlined('b', 'bridge', upright(19, 25, 21, 28))]).stoppedBy).toMatchObject({ limit: 'run' });
    expect(bounce(15.9, [], [brook]).stoppedBy).toMatchObject({ terrain: 'brook', at: 15.9 });
  });

  test('a bent stream is met at the first of its parts', () => {
    const brook = laid('brook', 'stream', [at(0, 40), at(20, 28), at(40, 40)], 1);
    expect(bounce(12, [], [brook]).stoppedBy).toMatchObject({ terrain: 'brook', at: expect.closeTo(28 - 10.625 - 0.5, 1) });
  });

  test('a hill higher than the ground at the point stops it, one no higher does not', () => {
    const low = block('low', 'hill', 5, 24);
    expect(bounce(12, [], [low, block('up', 'hill', 26, 30, { level: 2 })]).stoppedBy).toMatchObject({
      terrain: 'up',
      at: expect.closeTo(15.375, 9),
    });
    expect(bounce(12, [], [low, block('same', 'hill', 26, 30)]).stoppedBy).toMatchObject({ limit: 'run' });
    // From the hill down to the plain: any hill rises above the point.
    expect(bounce(15, [], [low, block('same', 'hill', 27, 30)]).stoppedBy).toMatchObject({ terrain: 'same' });
  });

  test('a stand on another level is passed by, before the point and after it', () => {
    const ridge = block('ridge', 'hill', 5, 14);
    const line = bounce(12, [foot('near', 13), foot('down', 18), foot('far', 25)], [ridge]);
    expect(line.struck.map((one) => one.stand)).toEqual(['near']);
    expect(line.passedBy.map(({ stand: id, leg }) => [id, leg])).toEqual([
      ['down', 'direct'],
      ['far', 'ricochet'],
    ]);
  });
});
