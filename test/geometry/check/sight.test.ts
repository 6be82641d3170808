import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measurePair } from '#geometry/check/pairFacts';
import type { MeasurePolicy, PairFacts } from '#geometry/check/facts';
import { frontCenter } from '#geometry/shape/box';
import { fieldOf } from '#geometry/table/field';
import type { Stand, Table, TerrainPiece } from '#geometry/table/table';
import { byId, changedTable, mirroredAt, policy, scaledBy, shiftedBy, turnedBy } from '#test/measuring';
import { anyFacing, real } from '#test/shapes';
import { at, slowBoxPolygon, upright } from '#test/slowPlane';
import { slowVisible } from '#test/slowShot';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

/** Front midpoint at (20, 10), facing north; the target's front edge on y = 16, x 19 to 21. */
const firer = stand('a', box(20, 9.5, 0, 2, 1));
const target = stand('b', box(20, 16.5, 180, 2, 1), { side: 'red' });
const look = (
  between: readonly Stand[],
  terrain: readonly TerrainPiece[] = [],
  measuring: MeasurePolicy = policy(),
  from = firer,
  to = target,
): PairFacts => measurePair(fieldOf(tableOf([from, to, ...between], terrain)), from, to, measuring);
const blockers = (facts: PairFacts): readonly string[] =>
  facts.line.blockedBy.map((one) => (one.kind === 'stand' ? one.stand : one.terrain));
const friend = (id: string, x: number, y: number, width = 1, more: Partial<Stand> = {}): Stand => stand(id, box(x, y, 0, width, 1), more);

describe('stands between', () => {
  test('one on the line blocks, one beside it does not, one along its edge does not', () => {
    expect(look([friend('f', 20.2, 13)])).toMatchObject({
      clear: false,
      line: { blockedBy: [{ kind: 'stand', stand: 'f', at: 2.5, leave: 3.5 }] },
    });
    expect(look([friend('f', 20.6, 13)])).toMatchObject({ clear: true, line: { blockedBy: [] } });
    expect(look([friend('f', 20.5, 13)]).clear).toBe(true);
    expect(look([friend('f', 20.5 - 1e-6, 13)]).clear).toBe(false);
  });

  test('either side’s, the firer’s own unit and the target’s own unit; never markers, the firer, the target', () => {
    for (const more of [{ side: 'red' }, { unit: 'a' }, { unit: 'b', side: 'red' }])
      expect(blockers(look([friend('f', 20, 13, 1, more)]))).toEqual(['f']);
    expect(look([friend('m', 20, 13, 1, { marker: true })])).toMatchObject({ clear: true, visible: 1 });
  });

  test('in the order of the line, a stand behind the target never', () => {
    expect(blockers(look([friend('x', 20, 14.4), friend('c', 20, 12), friend('d', 20, 18)]))).toEqual(['c', 'x']);
  });

  test('two that touch leave no gap, a true gap is one', () => {
    expect(blockers(look([friend('f2', 19.5, 13), friend('f1', 20.5, 13)]))).toEqual(['f1']);
    expect(look([friend('f2', 19.5, 13), friend('f1', 20.5 + 1e-6, 13)]).clear).toBe(true);
    // Corner to corner: a gap of width 0 is no gap.
    expect(blockers(look([friend('f2', 19.5, 13), friend('f1', 20.5, 14)]))).toEqual(['f1']);
    expect(look([friend('f2', 19.5, 13), friend('f1', 20.5, 14 + 1e-6)]).clear).toBe(true);
  });

  test('fire that passes over stands is not blocked by them, nor where no view is needed by terrain', () => {
    const woods = outlined('w', 'woods', upright(10, 12, 30, 13));
    expect(look([friend('f', 20, 13)], [], policy({ standsObstruct: false })).clear).toBe(true);
    expect(look([], [woods], policy({ standsObstruct: false }))).toMatchObject({ clear: false, visible: 0 });
    expect(look([], [woods], policy({ terrainObstructs: false }))).toMatchObject({ clear: true, visible: 1 });
  });

  test('the gap to the target is told face to face, for fire over heads', () => {
    expect(look([friend('f', 20, 12.5)]).line.blockedBy[0]).toMatchObject({ gap: 300 });
  });

  test('a stand in a hollow between two hills is looked over, one as high as either end is not', () => {
    const hills = [
      outlined('h1', 'hill', upright(10, 8, 30, 11), { level: 1 }),
      outlined('h2', 'hill', upright(10, 15, 30, 19), { level: 1 }),
    ];
    expect(look([friend('f', 20, 13)], hills)).toMatchObject({ clear: true, visible: 1 });
    expect(look([friend('f', 20, 13)], [hills[0]!]).clear).toBe(false);
    expect(look([friend('f', 20, 13)], [...hills, outlined('h3', 'hill', upright(10, 11, 30, 15), { level: 1 })]).clear).toBe(false);
  });
});

describe('terrain between', () => {
  test.each(['woods', 'building', 'wall', 'works'] as const)('%s blocks in mid-field', (kind) => {
    expect(look([], [outlined('x', kind, upright(15, 12, 25, 13))])).toMatchObject({
      clear: false,
      visible: 0,
      line: { blockedBy: [{ kind: 'terrain', terrain: 'x', terrainKind: kind, at: 2, leave: 3, hides: 1 }] },
    });
  });

  test.each(['stream', 'plough', 'marsh', 'road', 'bridge'] as const)('%s does not', (kind) => {
    expect(look([], [outlined('x', kind, upright(15, 12, 25, 13))])).toMatchObject({ clear: true, visible: 1, hiders: [] });
  });

  test('ground higher than both ends blocks, ground as high as one end does not', () => {
    const between = (level: number) => outlined('h', 'hill', upright(15, 12, 25, 13), { level });
    const high = outlined('up', 'hill', upright(15, 15, 25, 19), { level: 1 });
    expect(blockers(look([], [between(1)]))).toEqual(['h']);
    expect(blockers(look([], [between(1), high]))).toEqual([]);
    expect(blockers(look([], [between(2), high]))).toEqual(['h']);
    expect(look([], [between(1), high]).levels).toEqual({ from: 0, to: 1 });
  });

  test('along its edge or through its corner it does not block', () => {
    expect(look([], [outlined('w', 'woods', upright(20, 12, 25, 13))]).clear).toBe(true);
    expect(look([], [outlined('w', 'woods', upright(19.999, 12, 25, 13))]).clear).toBe(false);
  });

  test('both ends inside, no edge crossed: the woods are seen all the same', () => {
    const facts = look([], [outlined('w', 'woods', upright(10, 5, 30, 20))]);
    expect(facts.line.blockedBy).toMatchObject([{ terrain: 'w', at: 0, leave: 6 }]);
    expect(facts.clear).toBe(false);
  });
});

describe('own ground and cover', () => {
  const wall = (y: number) => laid('w', 'wall', [at(10, y), at(30, y)], 0.2);

  test('a wall within 1″ of the target, or of the firer’s front, does not block; in between it does', () => {
    for (const [y, clear] of [
      [10.5, true],
      [10.9, true],
      [11.1, true],
      [11.12, false],
      [14.88, false],
      [14.9, true],
      [15.5, true],
    ] as const)
      expect([y, look([], [wall(y)]).clear]).toEqual([y, clear]);
  });

  test('what a stand is in or behind is its cover, with the distance', () => {
    expect(look([], [wall(15.5)]).cover).toEqual([
      { terrain: 'w', kind: 'wall', how: 'behind', distance: expect.closeTo(0.4, 9), stories: 0, grade: null },
    ]);
    expect(look([], [wall(14.8)]).cover).toEqual([]);
    expect(look([], [wall(17.2)]).cover).toEqual([]);
    const works = outlined('k', 'works', upright(18, 15.9, 22, 18), { cover: 'prepared' });
    expect(look([], [works])).toMatchObject({ clear: true, cover: [{ terrain: 'k', how: 'in', distance: 0, grade: 'prepared' }] });
    const house = outlined('h', 'building', upright(18, 15.9, 22, 18), { stories: 2 });
    expect(look([], [house])).toMatchObject({ clear: true, visible: 1, cover: [{ terrain: 'h', how: 'in', stories: 2 }] });
    expect(look([], [outlined('s', 'plough', upright(18, 15, 22, 18))]).cover).toEqual([]);
  });

  test('a garrison sees out of its building, and from behind its works', () => {
    expect(look([], [outlined('own', 'building', upright(18, 8, 22, 11))])).toMatchObject({ clear: true, visible: 1 });
    expect(look([], [outlined('own', 'works', upright(18, 8, 22, 10.4))])).toMatchObject({ clear: true, visible: 1 });
  });

  test('into woods one is seen 2″ deep, out of them one sees 2″ deep', () => {
    const into = (y: number) => look([], [outlined('w', 'woods', upright(10, y, 30, 25))]);
    expect(into(14)).toMatchObject({ clear: true, cover: [{ terrain: 'w', how: 'in' }] });
    expect(into(13.99)).toMatchObject({ clear: false, cover: [{ terrain: 'w', how: 'in' }] });
    const outOf = (y: number) => look([], [outlined('w', 'woods', upright(10, 5, 30, y))]);
    expect(outOf(12).clear).toBe(true);
    expect(outOf(12.01).clear).toBe(false);
    expect(look([], [outlined('w', 'woods', upright(10, 10.9, 30, 12.5))]).clear).toBe(true);
    expect(look([], [outlined('w', 'woods', upright(10, 10.9, 30, 13))]).clear).toBe(false);
  });
});

describe('the share that can be seen', () => {
  test('nothing between: all of it; a friend before half: half, exactly', () => {
    expect(look([])).toMatchObject({ visible: 1, hiders: [] });
    // From (20, 10) the target takes x −1 to 1 at 6″; at 3″ the same angles are x −½ to ½.
    const half = look([stand('f', box(20.5, 12.5, 0, 1, 1))]);
    expect(half.visible).toBeCloseTo(0.5, 9);
    expect(half.hiders).toMatchObject([{ kind: 'stand', stand: 'f', hides: expect.closeTo(0.5, 9) }]);
    expect(half.clear).toBe(true);
  });

  test('each hider is named with what it hides alone; together they hide the union', () => {
    const facts = look([stand('l', box(19.5, 12.5, 0, 1, 1)), stand('m', box(19.75, 14, 0, 0.5, 0.2)), stand('far', box(30, 13))]);
    expect(facts.hiders.map((one) => (one.kind === 'stand' ? one.stand : ''))).toEqual(['l', 'm']);
    expect(facts.visible).toBeCloseTo(0.5, 9);
    expect(facts.hiders[1]!.hides).toBeGreaterThan(0.1);
  });

  test('other readings: clear when any part, or half, can be seen', () => {
    const between = [stand('f', box(20.2, 12.5, 0, 1, 1))];
    const facts = look(between);
    expect(facts.visible).toBeGreaterThan(0);
    expect(facts.visible).toBeLessThan(0.5);
    expect(facts.clear).toBe(false);
    expect(look(between, [], policy({ obstruction: 'any-visible' })).clear).toBe(true);
    expect(look(between, [], policy({ obstruction: 'half-visible' })).clear).toBe(false);
    expect(look([stand('f', box(20.5, 12.5, 0, 1, 1))], [], policy({ obstruction: 'half-visible' })).clear).toBe(true);
    expect(look([stand('f', box(20, 12.5, 0, 4, 1))], [], policy({ obstruction: 'any-visible' })).clear).toBe(false);
  });

  test('two that touch hide without a gap between', () => {
    expect(look([friend('f2', 19.5, 13, 1), friend('f1', 20.5, 13, 1)]).visible).toBeCloseTo(0, 9);
  });

  test('a stand beside, behind or around the firer’s own front hides nothing', () => {
    expect(
      look([
        stand('n', box(22, 9.5, 0, 2, 1)),
        stand('o', box(18, 9.5, 0, 2, 1)),
        stand('p', box(20, 18, 0, 6, 1)),
        stand('q', box(20, 8, 0, 6, 1)),
      ]),
    ).toMatchObject({
      visible: 1,
      hiders: [],
    });
  });

  test('in contact it sees everything', () => {
    expect(look([], [], policy(), firer, stand('b', box(20, 10.5, 180, 2, 1)))).toMatchObject({
      visible: 1,
      clear: true,
      line: { from: at(20, 10), to: at(20, 10) },
    });
  });

  test('woods over half of it hide half; a wall at its front hides nothing', () => {
    expect(look([], [outlined('w', 'woods', upright(20, 12, 30, 13))]).visible).toBeCloseTo(0.5, 9);
    expect(look([], [laid('w', 'wall', [at(20, 15.5), at(30, 15.5)], 0.2)])).toMatchObject({ visible: 1, hiders: [] });
    expect(look([], [laid('w', 'wall', [at(20, 13), at(30, 13)], 0.2)]).visible).toBeCloseTo(0.5, 9);
  });

  test('concave woods hide by what of them lies between', () => {
    const shoe = outlined('w', 'woods', [at(12, 11), at(28, 11), at(28, 30), at(24, 30), at(24, 12), at(16, 12), at(16, 30), at(12, 30)]);
    expect(look([], [shoe]).visible).toBeCloseTo(0, 9);
    const arms = outlined('w', 'woods', [
      at(12, 5),
      at(28, 5),
      at(28, 15),
      at(20.5, 15),
      at(20.5, 8),
      at(19.5, 8),
      at(19.5, 15),
      at(12, 15),
    ]);
    expect(look([], [arms], policy(), stand('a', box(20, 9.5, 0, 0.5, 1))).visible).toBeCloseTo(Math.atan(0.5 / 5) / Math.atan(1 / 6), 6);
  });

  const scattered = fc.array(fc.tuple(real(-6, 6), real(2, 9), anyFacing, real(0.4, 2.5), real(0.3, 1)), { maxLength: 7 });
  /** Stands that overlap the target or the eye do not stand on a table. */
  const clearOf = (them: readonly Stand[]): readonly Stand[] => {
    const far = (one: Stand): boolean => {
      const reach = Math.hypot(one.box.width, one.box.depth) / 2;
      return (
        Math.hypot(one.box.center.x - 20, one.box.center.y - 10) > reach + 0.05 &&
        Math.hypot(one.box.center.x - 20, one.box.center.y - 16.5) > reach + 1.2
      );
    };
    return them.filter(far);
  };

  test('two thousand single rays see the same share, stands and terrain together', () => {
    fc.assert(
      fc.property(scattered, fc.array(fc.tuple(real(-5, 4), real(2.2, 3.9), real(0.3, 3)), { maxLength: 2 }), (stands, pieces) => {
        const between = clearOf(stands.map(([x, y, facing, width, depth], i) => stand(`s${i}`, box(20 + x, 10 + y, facing, width, depth))));
        const terrain = pieces.map(([x, y, width], i) =>
          outlined(`t${i}`, 'woods', [
            at(20 + x, 10 + y),
            at(20 + x + width, 10 + y),
            at(20 + x + width, 10.8 + y),
            at(20 + x + width / 2, 10.3 + y),
            at(20 + x, 10.8 + y),
          ]),
        );
        const facts = look(between, terrain);
        const outlines = [
          ...between.map((one) => slowBoxPolygon(one.box)),
          ...terrain.map((piece) => (piece.parts[0] as { points: readonly { x: number; y: number }[] }).points),
        ];
        expect(Math.abs(facts.visible - slowVisible(at(20, 10), slowBoxPolygon(target.box), outlines, 2000))).toBeLessThan(0.005);
        for (const hider of facts.hiders) {
          const alone =
            hider.kind === 'stand'
              ? slowBoxPolygon(between.find((one) => one.id === hider.stand)!.box)
              : outlines[between.length + Number(hider.terrain.slice(1))]!;
          expect(Math.abs(1 - hider.hides - slowVisible(at(20, 10), slowBoxPolygon(target.box), [alone], 2000))).toBeLessThan(0.003);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('turned, shifted, mirrored and scaled it is the same share, and the same stands block', () => {
    fc.assert(
      fc.property(scattered, anyFacing, real(0.5, 2), (stands, turn, size) => {
        const scene: Table = tableOf(
          [
            firer,
            target,
            ...clearOf(stands.map(([x, y, facing, width, depth], i) => stand(`s${i}`, box(20 + x, 10 + y, facing, width, depth)))),
          ],
          [],
          400,
          400,
        );
        const told = (table: Table) => {
          const facts = measurePair(fieldOf(table), byId(table, 'a'), byId(table, 'b'), policy());
          return [facts.visible.toFixed(7), blockers(facts), facts.hiders.map((one) => one.hides.toFixed(7)), facts.clear];
        };
        for (const change of [turnedBy(turn, at(20, 13)), shiftedBy(30, 90), mirroredAt(31), scaledBy(size)])
          expect(told(changedTable(scene, change))).toEqual(told(scene));
      }),
      { numRuns: 40 },
    );
  });
});

test('who stands before whom: the line runs from the front midpoint to the aim', () => {
  const facts = look([]);
  expect(facts.line).toMatchObject({ from: frontCenter(firer.box), to: at(20, 16) });
  expect(look([], [], policy({ aim: 'centre' })).line.to).toEqual(at(20, 16.5));
});
