import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measurePair, sweep } from '#geometry/check/pairFacts';
import type { PairFacts } from '#geometry/check/facts';
import { frontCenter } from '#geometry/shape/box';
import { tape } from '#geometry/shape/units';
import { fieldOf } from '#geometry/table/field';
import type { Stand, Table } from '#geometry/table/table';
import { byId, changedTable, gunPolicy, mirroredAt, policy, shiftedBy, turnedBy } from '#test/measuring';
import { anyFacing, real } from '#test/shapes';
import { at, slowBoxPolygon, slowContains, slowEdgeDistance, upright } from '#test/slowPlane';
import { box, outlined, stand, tableOf } from '#test/stands';

/** A grid about (200, 200), each stand nudged and turned within its own square: none overlap. */
const anyBattle = fc.array(fc.tuple(real(-0.3, 0.3), real(-0.3, 0.3), anyFacing), { minLength: 60, maxLength: 60 }).map((all): Table => {
  const stands = all.map(([dx, dy, facing], i) =>
    stand(`s${i}`, box(193 + (i % 8) * 2 + dx, 193 + Math.floor(i / 8) * 2 + dy, facing, 0.9, 0.75), {
      unit: `u${i >> 2}`,
      side: i % 2 ? 'red' : 'blue',
    }),
  );
  const terrain = [outlined('w', 'woods', upright(196, 203, 200, 204)), outlined('h', 'hill', upright(201, 190, 206, 199), { level: 1 })];
  return { width: 400, depth: 400, stands, terrain };
});

const gist = (facts: PairFacts) => ({
  target: facts.target,
  ranges: [facts.ranges['front-to-target']?.tape ?? null, facts.ranges['edge-to-edge']?.tape],
  inside: facts.arc.inside,
  blockedBy: facts.line.blockedBy.map((one) => (one.kind === 'stand' ? one.stand : one.terrain)),
  clear: facts.clear,
  enfilade: [facts.enfilade.is, facts.enfilade.stands],
  levels: facts.levels,
});

describe('the whole answer for one stand', () => {
  test('is every stand within its reach and no other, nearest first', () => {
    fc.assert(
      fc.property(anyBattle, fc.nat(59), real(2, 9), (table, which, reach) => {
        const firer = table.stands[which]!;
        const found = sweep(fieldOf(table), firer, policy({ reach }));
        const eye = frontCenter(firer.box);
        const away = (one: Stand): number =>
          slowContains(slowBoxPolygon(one.box), eye) ? 0 : slowEdgeDistance(slowBoxPolygon(one.box), eye);
        const near = table.stands.filter((one) => one !== firer && away(one) < reach - 0.006).map((one) => one.id);
        const far = table.stands.filter((one) => away(one) > reach + 0.006).map((one) => one.id);
        const ids = found.map((one) => one.target);
        for (const id of near) expect(ids).toContain(id);
        for (const id of far) expect(ids).not.toContain(id);
        const order = ids.map((id) => away(byId(table, id)));
        order.forEach((inches, i) => expect(inches).toBeGreaterThanOrEqual((order[i - 1] ?? 0) - 1e-6));
      }),
      { numRuns: 40 },
    );
  });

  test('says of each what measuring it alone says', () => {
    fc.assert(
      fc.property(anyBattle, fc.nat(59), (table, which) => {
        const field = fieldOf(table);
        for (const facts of sweep(field, table.stands[which]!, gunPolicy(5, 6)))
          expect(gist(facts)).toEqual(gist(measurePair(field, table.stands[which]!, byId(table, facts.target), gunPolicy(5, 6))));
      }),
      { numRuns: 10 },
    );
  });

  test('leaves out itself, markers and whom it is told to; the last hundredth of its reach is in', () => {
    const stands = [
      stand('a', box(20, 9.5, 0, 2, 1)),
      stand('m', box(20, 13), { marker: true }),
      stand('e', box(20, 16.5)),
      stand('f', box(24, 13)),
    ];
    const field = fieldOf(tableOf(stands));
    const reached = (reach: number) => sweep(field, stands[0]!, policy({ reach }), (one) => one.id !== 'f').map((one) => one.target);
    expect(reached(6)).toEqual(['e']);
    expect(reached(5.996)).toEqual(['e']);
    expect(reached(5.99)).toEqual([]);
  });

  test('costs no visible share: the line alone tells what is seen', () => {
    const stands = [stand('a', box(20, 9.5, 0, 2, 1)), stand('f', box(20, 12.5, 0, 1, 1)), stand('e', box(20, 16.5, 180, 4, 1))];
    const field = fieldOf(tableOf(stands));
    expect(sweep(field, stands[0]!, policy()).at(-1)).toMatchObject({ target: 'e', visible: 0, clear: false });
    expect(measurePair(field, stands[0]!, stands[2]!, policy()).visible).toBeGreaterThan(0.2);
    expect(measurePair(field, stands[0]!, stands[2]!, policy(), 'line').hiders).toEqual([expect.objectContaining({ stand: 'f' })]);
  });
});

describe('one pair', () => {
  test('the ranges asked for, by their own conventions', () => {
    const stands = [stand('a', box(20, 9.5, 0, 2, 1), { figures: 3 }), stand('b', box(20, 16.5, 180, 2, 1), { figures: 3 })];
    const every = policy({ ranges: ['edge-to-edge', 'front-to-target', 'centre-to-nearest-figure', 'mean-of-extremes'] });
    const { ranges } = measurePair(fieldOf(tableOf(stands)), stands[0]!, stands[1]!, every);
    expect(ranges['edge-to-edge']?.tape).toBe(600);
    expect(ranges['front-to-target']?.tape).toBe(600);
    expect(ranges['centre-to-nearest-figure']?.tape).toBe(700);
    expect(ranges['mean-of-extremes']?.tape).toBe(650);
  });

  test('out of the arc: no range from the front, the plain one all the same', () => {
    const stands = [stand('a', box(20, 9.5, 0, 2, 1)), stand('b', box(28, 9.5, 180, 2, 1))];
    const facts = measurePair(fieldOf(tableOf(stands)), stands[0]!, stands[1]!, policy());
    expect(facts.ranges).toMatchObject({ 'front-to-target': null, 'edge-to-edge': { tape: 600 } });
    expect(facts.arc).toMatchObject({ inside: false, share: 0 });
    expect(facts.line.to).toEqual(at(27, 10));
  });

  test('is plain data: a copy through JSON says the same', () => {
    const stands = [stand('a', box(20, 9.5, 0, 2, 1)), stand('b', box(25.5, 15, 180, 3, 1))];
    const facts = measurePair(fieldOf(tableOf(stands)), stands[0]!, stands[1]!, policy());
    const copy = JSON.parse(JSON.stringify(facts)) as PairFacts;
    expect(copy.arc).toMatchObject({ share: expect.closeTo(1 / 3, 9), inside: true });
    expect(copy.arc.margin).toBeCloseTo(facts.arc.margin, 12);
    expect(copy.arc.part).toHaveLength(facts.arc.part.length);
    expect(copy.ranges['front-to-target']?.tape).toBe(tape(Math.hypot(4, 4.5)));
  });

  test('turned, shifted and mirrored, every pair of a battle is measured alike', () => {
    fc.assert(
      fc.property(anyBattle, fc.nat(59), fc.nat(59), anyFacing, (table, a, b, turn) => {
        if (a === b) return;
        const told = (changed: Table) => {
          const facts = measurePair(fieldOf(changed), byId(changed, `s${a}`), byId(changed, `s${b}`), gunPolicy());
          return {
            ...gist(facts),
            ranges: [facts.ranges['front-to-target']?.inches.toFixed(7), facts.ranges['edge-to-edge']?.inches.toFixed(7)],
            visible: facts.visible.toFixed(6),
            share: facts.arc.share.toFixed(6),
            cover: facts.cover.map((one) => [one.terrain, one.how]),
          };
        };
        const plain = told(table);
        for (const change of [turnedBy(turn, at(200, 200)), shiftedBy(-31, 17), mirroredAt(200)])
          expect(told(changedTable(table, change))).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });
});
