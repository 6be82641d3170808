import { describe, expect, test } from 'vitest';
import { measurePair } from '#geometry/check/pairFacts';
import type { MeasurePolicy, PairFacts } from '#geometry/check/facts';
import { fieldOf } from '#geometry/table/field';
import type { Stand, TerrainPiece } from '#geometry/table/table';
import { policy } from '#test/measuring';
import { at, upright } from '#test/slowPlane';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

/** Three stands side by side along y = 20, x 19 to 25. */
const row = [20, 22, 24].map((x, i) => stand(`s${i + 1}`, box(x, 20, 0, 2, 1), { unit: 't', side: 'red' }));
const flanker = stand('a1', box(18, 20, 90, 0.9, 0.75));

const enfilade = (
  firer: Stand,
  aim: string,
  more: { stands?: readonly Stand[]; terrain?: readonly TerrainPiece[]; policy?: MeasurePolicy } = {},
): PairFacts['enfilade'] => {
  const stands = [firer, ...(more.stands ?? row)];
  const target = stands.find((one) => one.id === aim)!;
  return measurePair(fieldOf(tableOf(stands, more.terrain)), firer, target, more.policy ?? policy({ reach: 8 })).enfilade;
};

describe('enfilade', () => {
  test('along the row it passes through all three, from the front through one', () => {
    expect(enfilade(flanker, 's1')).toMatchObject({ is: true, stands: ['s1', 's2', 's3'] });
    expect(enfilade(stand('a1', box(22, 25, 180, 0.9, 0.75)), 's2')).toMatchObject({ is: false, stands: ['s2'] });
  });

  test('a column met head-on counts: the angle is irrelevant', () => {
    const column = [20, 21, 22].map((y, i) => stand(`s${i + 1}`, box(20, y, 180, 2, 1), { unit: 't', side: 'red' }));
    const head = stand('a1', box(20, 15, 0, 0.9, 0.75));
    expect(enfilade(head, 's1', { stands: column })).toMatchObject({ is: true, stands: ['s1', 's2', 's3'] });
    expect(enfilade(head, 's1', { stands: column, policy: policy({ reach: 8, enfilade: 'flank' }) })).toMatchObject({
      is: false,
      stands: ['s1', 's2', 's3'],
    });
    expect(enfilade(flanker, 's1', { policy: policy({ reach: 8, enfilade: 'flank' }) }).is).toBe(true);
  });

  test('a flank is one up to 45 degrees off the target’s front line', () => {
    const from = (degrees: number): Stand => {
      const rad = (degrees * Math.PI) / 180;
      return stand('a1', {
        center: at(20 - 8 * Math.cos(rad) - 0.375 * Math.cos(rad), 20 - 8.375 * Math.sin(rad)),
        width: 0.9,
        depth: 0.75,
        facing: 90 - degrees,
      });
    };
    const flank = policy({ reach: 20, enfilade: 'flank', aim: 'centre' });
    const two = [stand('s1', box(20, 20, 0, 1, 1), { unit: 't' }), stand('s2', box(21, 21, 0, 1, 1), { unit: 't' })];
    expect(enfilade(from(44), 's1', { stands: two, policy: flank }).is).toBe(true);
    expect(enfilade(from(46), 's1', { stands: two, policy: flank })).toMatchObject({ is: false, stands: ['s1', 's2'] });
  });

  test('only the target’s own unit is counted', () => {
    const mixed = [row[0]!, { ...row[1]!, unit: 'u' }, row[2]!];
    expect(enfilade(flanker, 's1', { stands: mixed }).stands).toEqual(['s1', 's3']);
    expect(enfilade(flanker, 's1', { stands: [row[0]!, { ...row[1]!, unit: 'u' }] }).is).toBe(false);
  });

  test('it ends with the weapon’s last band, the table and the first solid piece', () => {
    expect(enfilade(flanker, 's1', { policy: policy({ reach: 2.6 }) }).stands).toEqual(['s1']);
    expect(enfilade(flanker, 's1', { policy: policy({ reach: 2.7 }) }).stands).toEqual(['s1', 's2']);
    const woods = outlined('w', 'woods', upright(23, 10, 23.9, 30));
    const stopped = enfilade(flanker, 's1', { terrain: [woods] });
    expect(stopped.stands).toEqual(['s1', 's2']);
    expect(stopped.span.to.x).toBeCloseTo(23, 9);
    expect(enfilade(flanker, 's1', { policy: policy({ reach: 200 }) }).span.to.x).toBeCloseTo(72, 9);
  });

  test('a wall that covers the aimed stand does not end it for that stand', () => {
    const wall = laid('w', 'wall', [at(18.7, 10), at(18.7, 30)], 0.2);
    expect(enfilade(flanker, 's1', { terrain: [wall] }).stands).toContain('s1');
  });

  test('along a seam of two stands of the unit only one is passed through, along an edge none', () => {
    const pair = [stand('s1', box(20, 19.5, 0, 2, 1), { unit: 't' }), stand('s2', box(20, 20.5, 0, 2, 1), { unit: 't' })];
    expect(enfilade(flanker, 's1', { stands: pair })).toMatchObject({ is: false, stands: ['s1'] });
  });

  test('where only corners of two of its stands touch there is nothing to pass through', () => {
    const corners = [
      stand('s1', box(20, 20, 0, 2, 1), { unit: 't' }),
      stand('s2', box(23, 19.5, 0, 2, 1), { unit: 't' }),
      stand('s3', box(25, 20.5, 0, 2, 1), { unit: 't' }),
    ];
    expect(enfilade(flanker, 's1', { stands: corners })).toMatchObject({ is: false, stands: ['s1'] });
  });

  test('aimed at the centre it is another line', () => {
    const oblique = stand('a1', box(16, 24, 135, 0.9, 0.75));
    expect(enfilade(oblique, 's1').stands).toEqual(['s1']);
    const low = stand('a1', box(15, 20.4, 90, 0.9, 0.75));
    expect(enfilade(low, 's1', { policy: policy({ reach: 12, aim: 'centre' }) }).stands).toEqual(['s1', 's2', 's3']);
  });

  test('in contact the line goes straight ahead', () => {
    const touching = stand('a1', box(18.625, 20, 90, 0.9, 0.75));
    expect(enfilade(touching, 's1')).toMatchObject({ is: true, stands: ['s1', 's2', 's3'] });
  });
});
