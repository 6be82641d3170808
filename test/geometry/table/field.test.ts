import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastMeeting, meet } from '#geometry/shape/slab';
import { along } from '#geometry/shape/vec';
import { fieldOf, standById } from '#geometry/table/field';
import { TableIndex } from '#geometry/table/tableIndex';
import type { Point, Stand, Table } from '#geometry/table/table';
import { policy } from '#test/measuring';
import { standsMet } from '#geometry/check/standsMet';
import { sweep } from '#geometry/check/pairFacts';
import { anyBox, anyPoint, real } from '#test/shapes';
import { at, slowBoxPolygon, slowContains, slowDistance, upright } from '#test/slowPlane';
import { box, outlined, stand, tableOf } from '#test/stands';

const stands = (maxLength: number) => fc.array(anyBox, { minLength: 1, maxLength }).map((boxes) => boxes.map((b, i) => stand(`s${i}`, b)));
const anyStands = stands(30);
const fewStands = stands(8);

const standsOn = (table: Table, from: Point, to: Point): string[] => {
  const found: string[] = [];
  fieldOf(table).index.standsAlong(from, to, ({ stand: { id } }) => found.push(id));
  return found.sort();
};

/** Ids of stands that the line really meets, asked one by one. */
const asked = (table: Table, from: Point, to: Point): string[] =>
  table.stands.filter((one) => Array.from({ length: 100 }, (_, i) => i / 99).some((t) => inside(one, from, to, t))).map((one) => one.id);

const inside = (one: Stand, from: Point, to: Point, t: number): boolean =>
  slowContains(slowBoxPolygon(one.box), at(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t));

describe('the walk along a line', () => {
  test('proposes every stand that stepping along the line finds', () => {
    fc.assert(
      fc.property(anyStands, anyPoint, anyPoint, (stands, from, to) => {
        const table = tableOf(stands);
        const proposed = standsOn(table, from, to);
        for (const id of asked(table, from, to)) expect(proposed).toContain(id);
      }),
      { numRuns: 40 },
    );
  });

  test('and the closed form then keeps just what testing every stand keeps', () => {
    fc.assert(
      fc.property(anyStands, anyPoint, real(0, 360), real(1, 60), (stands, from, bearing, length) => {
        const to = along(from, bearing, length);
        const field = fieldOf(tableOf(stands));
        const walked = standsMet(field, from, to, () => true).map((one) => [one.stand.id, one.enter, one.leave]);
        const brute = stands.flatMap((one) => {
          const entry = field.index.entryOf(one.id)!;
          const how = meet(
            entry,
            from.x,
            from.y,
            (to.x - from.x) / slowDistance(from, to),
            (to.y - from.y) / slowDistance(from, to),
            slowDistance(from, to),
          );
          return how === 'passes' ? [[one.id, lastMeeting.enter, lastMeeting.leave]] : [];
        });
        expect(walked.toSorted(byId)).toEqual(brute.toSorted(byId));
      }),
      { numRuns: 60 },
    );
  });

  test('ten-thousand-stands: a diagonal line proposes few of ten thousand, a box would propose most', () => {
    const many = Array.from({ length: 10000 }, (_, i) =>
      stand(`s${i}`, box(1 + (i % 100) * 2, 1 + Math.floor(i / 100) * 2, i % 360, 0.9, 0.75)),
    );
    expect(standsOn(tableOf(many, [], 200, 200), at(0, 0), at(200, 200)).length).toBeLessThan(350);
  });
});

const byId = (a: readonly unknown[], b: readonly unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1);

describe('the walk around a point', () => {
  test('finds what comes within the radius, and nothing much further', () => {
    fc.assert(
      fc.property(anyStands, anyPoint, real(1, 20), (stands, center, radius) => {
        const found = new Set<string>();
        fieldOf(tableOf(stands)).index.standsAround(center, radius, [], ({ stand: { id } }) => found.add(id));
        for (const one of stands) {
          const near = Math.min(...slowBoxPolygon(one.box).map((p) => slowDistance(p, center)));
          if (near <= radius || slowContains(slowBoxPolygon(one.box), center)) expect(found).toContain(one.id);
          if (near > radius + 10) expect(found).not.toContain(one.id);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('leaves out what lies wholly outside a half-plane', () => {
    const found: string[] = [];
    const table = tableOf([stand('north', box(10, 20)), stand('south', box(10, 5)), stand('across', box(10, 10))]);
    fieldOf(table).index.standsAround(at(10, 10), 40, [{ x: 10, y: 10, nx: 0, ny: 1 }], ({ stand: { id } }) => found.push(id));
    expect(found.sort()).toEqual(['across', 'north']);
  });
});

describe('stale-spatial-index', () => {
  const grid = (shift: number): Stand[] =>
    Array.from({ length: 200 }, (_, i) => stand(`s${i}`, box(2 + (i % 20) * 3 + shift, 2 + Math.floor(i / 20) * 4)));

  test('stale-spatial-index: after a hundred moves the tree holds 200 entries, no ghosts', () => {
    let table = tableOf(grid(0), [], 200, 60);
    for (let i = 0; i < 100; i++) {
      const moved = {
        ...table.stands[i]!,
        box: { ...table.stands[i]!.box, center: { x: table.stands[i]!.box.center.x + 33, y: table.stands[i]!.box.center.y } },
      };
      table = { ...table, stands: table.stands.with(i, moved) };
      fieldOf(table);
    }
    const { index } = fieldOf(table);
    expect([index.held, index.size]).toEqual([200, 200]);
    expect(standsOn(table, at(0, 2), at(200, 2)).length).toBeGreaterThan(0);
    for (const one of table.stands)
      expect(standsOn(table, one.box.center, at(one.box.center.x + 0.001, one.box.center.y))).toContain(one.id);
  });

  test('stale-spatial-index: a move is seen in the new table and not in the old one, asked in any order', () => {
    const before = tableOf([stand('a', box(10, 10)), stand('b', box(30, 30))]);
    const after = { ...before, stands: [stand('a', box(50, 10)), before.stands[1]!] };
    const [from, to] = [at(10, 5), at(10, 15)];
    for (const order of [
      [before, after, before],
      [after, before, before, after],
    ])
      for (const table of order) expect(standsOn(table, from, to)).toEqual(table === before ? ['a'] : []);
    expect(standById(after, 'a')!.box.center.x).toBe(50);
    expect(standById(before, 'a')!.box.center.x).toBe(10);
  });

  test('stale-spatial-index: a field kept from before an undo answers for its own table', () => {
    const start = tableOf([stand('a', box(10, 10))]);
    const field = fieldOf(start);
    const moved = { ...start, stands: [stand('a', box(40, 40))] };
    fieldOf(moved);
    expect(standsMet(field, at(10, 5), at(10, 15), () => true).map((one) => one.stand.id)).toEqual(['a']);
    expect(standsMet(fieldOf(moved), at(10, 5), at(10, 15), () => true)).toEqual([]);
    expect(fieldOf(start)).toBe(field);
  });

  test('any history of moves, losses, arrivals and undos answers like a fresh index', () => {
    fc.assert(
      fc.property(
        fewStands,
        fc.array(fc.tuple(fc.nat(2), fc.nat(59), anyBox), { maxLength: 8 }),
        anyPoint,
        anyPoint,
        (stands, steps, from, to) => {
          const past = [tableOf(stands)];
          for (const [what, which, b] of steps) {
            const now = past[past.length - 1]!;
            const i = which % Math.max(1, now.stands.length);
            const next =
              what === 0 && now.stands.length > 1
                ? now.stands.toSpliced(i, 1)
                : what === 1
                  ? [...now.stands, stand(`n${past.length}`, b)]
                  : now.stands.with(i, { ...now.stands[i]!, box: b });
            past.push({ ...now, stands: next });
          }
          for (const table of [...past, ...past.toReversed()]) {
            const fresh = new TableIndex();
            fresh.show(structuredClone(table));
            const wanted: string[] = [];
            fresh.standsAlong(from, to, ({ stand: { id } }) => wanted.push(id));
            expect(standsOn(table, from, to)).toEqual(wanted.sort());
            expect(fieldOf(table).index.held).toBe(table.stands.length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('terrain that was taken away or moved is met no more', () => {
    const wood = outlined('w', 'woods', upright(10, 10, 14, 14));
    const table = tableOf([], [wood]);
    const pieces = (t: Table): string[] => {
      const found: string[] = [];
      fieldOf(t).index.terrainAlong(at(0, 12), at(40, 12), ({ piece }) => found.push(piece.id));
      return found;
    };
    expect(pieces(table)).toEqual(['w']);
    expect(pieces({ ...table, terrain: [] })).toEqual([]);
    expect(pieces({ ...table, terrain: [outlined('w', 'woods', upright(10, 30, 14, 34))] })).toEqual([]);
    expect(pieces(table)).toEqual(['w']);
  });
});

describe('non-finite-poisons-index', () => {
  const good = [stand('a', box(1.5, 1.5, 0, 1, 1)), stand('b', box(5.5, 5.5, 0, 1, 1))];

  test.each([
    ['x', { center: { x: Number.NaN, y: 3 } }],
    ['y', { center: { x: 3, y: Number.POSITIVE_INFINITY } }],
    ['width', { width: Number.NaN }],
    ['depth', { depth: Number.NEGATIVE_INFINITY }],
    ['facing', { facing: Number.NaN }],
  ])('non-finite-poisons-index: a stand with a bad %s is refused by name, and the others are still found', (_, bad) => {
    const table = tableOf([...good, stand('bad', { ...box(3, 3), ...bad })]);
    expect(() => fieldOf(table)).toThrow(/bad/);
    expect(standsOn(tableOf(good), at(0, 0), at(20, 20))).toEqual(['a', 'b']);
  });

  test('non-finite-poisons-index: a refused table leaves the one before it as it was', () => {
    const fine = tableOf(good);
    const field = fieldOf(fine);
    expect(() => fieldOf({ ...fine, stands: [good[0]!, stand('b', box(Number.NaN, 1))] })).toThrow(RangeError);
    expect(() => fieldOf({ ...fine, terrain: [outlined('w', 'woods', [at(0, 0), at(1, Number.NaN), at(2, 2)])] })).toThrow(/Terrain w/);
    expect([field.index.held, field.index.size]).toEqual([2, 2]);
    expect(standsOn(fine, at(0, 0), at(20, 20))).toEqual(['a', 'b']);
  });
});

test('special-names-as-keys: stands called __proto__, constructor and toString are three stands', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const table = tableOf(names.map((id, i) => stand(id, box(10 + 5 * i, 10))));
  expect(names.map((id) => standById(table, id)?.id)).toEqual(names);
  expect(standById(table, 'valueOf')).toBeUndefined();
  expect(sweep(fieldOf(table), table.stands[0]!, policy()).map((one) => one.target)).toEqual(['constructor', 'toString']);
});
