import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { entered, sweptArea, sweptOutline } from '#geometry/check/entered';
import { aboutFace, form, oblique, straight, wheel, type March } from '#geometry/check/march';
import { overlaps } from '#geometry/shape/box';
import { firstEntry, movedBox, type Motion } from '#geometry/shape/motion';
import { unite } from '#geometry/shape/planar';
import { fieldOf } from '#geometry/table/field';
import type { Box, Polygon, Stand, TerrainPiece } from '#geometry/table/table';
import { anyFacing, anyOutline, nearBoxes, real } from '#test/shapes';
import { at, slowArea, slowBoxPolygon, slowClip, slowContains, slowEdgeDistance, turned, upright } from '#test/slowPlane';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

/** Slow second ways are slow, and a busy machine slower. */
vi.setConfig({ testTimeout: 60_000 });

const mover = stand('mover', box(10, 10, 0, 2, 1));
const met = (march: March, others: readonly Stand[], terrain: readonly TerrainPiece[] = []) =>
  entered(fieldOf(tableOf([mover, ...others], terrain)), march).map((one) => [
    one.kind === 'stand' ? one.stand : one.terrain,
    Math.round(one.at * 1e6) / 1e6,
  ]);

describe('straight ahead', () => {
  test('a stand in the way is entered when the fronts meet, and not before', () => {
    const wall = stand('wall', box(10, 14, 0, 2, 1));
    expect(met(straight([mover], 4), [wall])).toEqual([['wall', 3]]);
    expect(met(straight([mover], 3), [wall])).toEqual([]);
    expect(met(straight([mover], 3.001), [wall])).toEqual([['wall', 3]]);
  });

  test('a narrow stand is passed right through though no corner ends in it; a wide one too', () => {
    expect(met(straight([mover], 10), [stand('narrow', box(10, 14, 0, 0.4, 0.4))])).toEqual([['narrow', 3.3]]);
    expect(met(straight([mover], 10), [stand('wide', box(10, 14, 0, 9, 0.4))])).toEqual([['wide', 3.3]]);
  });

  test('sliding along a neighbour, face on face, enters nothing', () => {
    expect(met(straight([mover], 6), [stand('beside', box(12, 13, 0, 2, 4))])).toEqual([]);
    expect(met(straight([mover], 6), [stand('beside', box(11.999, 13, 0, 2, 4))])).toEqual([['beside', 0.5]]);
  });

  test('what moves along and markers are never met; the nearer is told first', () => {
    const pair = [mover, stand('ahead', box(10, 12, 0, 2, 1))];
    const far = stand('far', box(10, 20));
    const near = stand('near', box(10, 18));
    const general = stand('general', box(10, 15, 0, 1, 1), { marker: true });
    expect(met(straight(pair, 12), [pair[1]!, far, near, general])).toEqual([
      ['near', 5],
      ['far', 7],
    ]);
  });

  test('the cost at which ground is entered: plough, a brook at its bank, a wood that one starts in', () => {
    const ground = [
      outlined('plough', 'plough', upright(5, 12, 15, 14)),
      laid('brook', 'stream', [at(0, 20), at(30, 20)], 1),
      outlined('wood', 'woods', upright(8, 9, 12, 10.2)),
      outlined('off', 'marsh', upright(11, 5, 20, 40)),
    ];
    expect(met(straight([mover], 12), [], ground)).toEqual([
      ['wood', 0],
      ['plough', 1.5],
      ['brook', 9],
    ]);
  });

  test('a road that lies right across the stand is under it from the start', () => {
    expect(met(straight([mover], 1), [], [laid('road', 'road', [at(0, 10), at(30, 10)], 0.4)])).toEqual([['road', 0]]);
  });
});

describe('oblique, about face and change of formation', () => {
  test('obliquely the stand keeps its facing, so its leading corner meets first', () => {
    expect(met(oblique([mover], 90, 5), [stand('east', box(14, 10, 0, 2, 1))])).toEqual([['east', 2]]);
    expect(met(oblique([mover], 45, 5), [stand('east', box(14, 10, 0, 2, 1))])).toEqual([]);
  });

  test('about face sweeps nothing and meets nothing', () => {
    expect(sweptArea(aboutFace([mover]))).toEqual([]);
    expect(met(aboutFace([mover]), [stand('close', box(10, 11))])).toEqual([]);
  });

  test('a change of formation sweeps the ground to each new place', () => {
    const pair = [mover, stand('right', box(12, 10, 0, 2, 1))];
    const march = form(pair, 1);
    expect(sweptArea(march)).toHaveLength(2);
    expect(met(march, [pair[1]!, stand('behind', box(11, 8.2, 0, 2, 1))])).toEqual([['behind', Math.round(0.8 * Math.SQRT2 * 1e6) / 1e6]]);
  });

  test('a stand of a square faces the new way before it goes', () => {
    const square = [stand('guide', box(10, 12, 0, 2, 1)), stand('side', box(11.5, 10.5, 90, 2, 1))];
    const close = stand('close', box(12.8, 10.5, 0, 1, 0.5));
    expect(entered(fieldOf(tableOf([...square, close])), form(square, 2))).toMatchObject([{ stand: 'close', by: 'side' }]);
  });
});

describe('wheel', () => {
  test('the outer corner of a quarter wheel swings through what stands outside both ends', () => {
    const bulge = at(9 + 2 * Math.SQRT1_2, 10.5 + 2 * Math.SQRT1_2);
    const outside = stand('outside', box(bulge.x + 0.1, bulge.y + 0.1, 45, 0.3, 0.3));
    const quarter = wheel([mover], 'left', -90);
    expect(quarter.moves.some((move) => overlaps(move.box, outside.box))).toBe(false);
    const [[id, inches] = []] = met(quarter, [outside]);
    expect(id).toBe('outside');
    expect(inches).toBeGreaterThan(1);
    expect(inches).toBeLessThan(Math.PI / 2);
    expect(met(quarter, [stand('past', box(bulge.x + 0.4, bulge.y + 0.4, 45, 0.3, 0.3))])).toEqual([]);
  });

  test('a neighbour in line on the pivot side is left alone, one on the outer side is entered at once by the rear corner', () => {
    expect(met(wheel([mover], 'left', -30), [stand('pivot-side', box(8, 10, 0, 2, 1))])).toEqual([]);
    expect(met(wheel([mover], 'left', -30), [stand('outer', box(12, 10, 0, 2, 1))])).toEqual([['outer', 0]]);
    expect(met(wheel([mover], 'right', 30), [stand('pivot-side', box(12, 10, 0, 2, 1))])).toEqual([]);
  });

  test('wheeling backwards, the outer end swings through what stands behind it', () => {
    expect(met(wheel([mover], 'left', 30), [stand('behind', box(10.5, 8.7, 0, 1, 1))]).map(([id]) => id)).toEqual(['behind']);
    expect(met(wheel([mover], 'left', -30), [stand('behind', box(10.5, 8.7, 0, 1, 1))])).toEqual([]);
  });
});

describe('held against slow ways', () => {
  const motions: fc.Arbitrary<Motion> = fc.oneof(
    fc.record({ kind: fc.constant('shift' as const), dx: real(-6, 6), dy: real(-6, 6) }),
    fc.record({ kind: fc.constant('turn' as const), about: fc.record({ x: real(-6, 6), y: real(-6, 6) }), degrees: real(-200, 200) }),
  );
  const nearer = (motion: Motion, b: Box): Motion =>
    motion.kind === 'shift' ? motion : { ...motion, about: at(motion.about.x + b.center.x, motion.about.y + b.center.y) };

  test('first entry is where a walk in small steps first overlaps', () => {
    fc.assert(
      fc.property(nearBoxes, motions, ([a, b], loose) => {
        const motion = nearer(loose, a);
        const first = firstEntry(a, motion, slowBoxPolygon(b));
        const steps = 200;
        const depths = Array.from({ length: steps + 1 }, (_, i) =>
          slowArea(slowClip(slowBoxPolygon(movedBox(motion, a, i / steps)), slowBoxPolygon(b))),
        );
        const walked = depths.findIndex((depth) => depth > 1e-6);
        if (walked >= 0) {
          expect(first).not.toBeNull();
          expect(first!).toBeLessThanOrEqual(walked / steps);
        }
        if (first !== null && first > 0) expect(overlaps(movedBox(motion, a, first * (1 - 1e-6)), b)).toBe(false);
        if (first === null) depths.forEach((depth) => expect(depth).toBeLessThan(1e-6));
      }),
      { numRuns: 150 },
    );
  });

  test('a concave outline is first entered where the walk first overlaps it', () => {
    fc.assert(
      fc.property(anyOutline, nearBoxes, motions, (outline, [, loose], motion) => {
        const a = { ...loose, center: at(outline[0]!.x + 3, outline[0]!.y) };
        const path = nearer(motion, a);
        const first = firstEntry(a, path, outline);
        const depth = (share: number): number => Math.abs(slowArea(slowClip(outline, slowBoxPolygon(movedBox(path, a, share)))));
        for (let i = 0; i <= 100; i += 1) {
          const share = i / 100;
          if (first === null || share < first - 1e-9) expect(depth(share)).toBeLessThan(1e-6);
        }
        if (first !== null && first < 0.999) expect(depth(first + 1e-3)).toBeGreaterThan(0);
      }),
      { numRuns: 80 },
    );
  });

  test('every place of the stand on its way lies in the swept ground, and the melted outline has the same area', () => {
    const inside = (polygons: readonly Polygon[], x: number, y: number): boolean =>
      polygons.some((polygon) => slowContains(polygon, at(x, y)) || slowEdgeDistance(polygon, at(x, y)) < 0.003);
    fc.assert(
      fc.property(anyFacing, real(-120, 120), real(0, 1), real(0, 1), real(0, 1), (facing, turn, share, u, v) => {
        const body = { ...mover, box: { ...mover.box, facing } };
        for (const march of [wheel([body], 'left', turn), straight([body], turn / 20), oblique([body], turn, 3)]) {
          const [move] = march.moves;
          const there = movedBox(move!.motion!, move!.from, share);
          const spot = turned(at((u - 0.5) * there.width, (v - 0.5) * there.depth), there.facing);
          expect(inside(sweptArea(march), there.center.x + spot.x, there.center.y + spot.y)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("the melted outline of a body is its stands' swept ground, melted one by one or as a body, in close order or open, whatever it does", () => {
    const net = (pieces: readonly (readonly Polygon[])[]): number =>
      pieces.reduce((sum, [outer, ...holes]) => sum + slowArea(outer!) - holes.reduce((cut, hole) => cut + slowArea(hole), 0), 0);
    const orders = [
      [0, 2, 4].map((x) => box(20 + x, 20)),
      [0, 3, 6].map((x) => box(20 + x, 20)),
      [box(20, 20), box(22, 20), box(20, 19), box(24, 20)],
      [box(20, 21.5, 0, 4, 1), box(18.5, 20, 0, 1, 2), box(21.5, 20, 0, 1, 2), box(20, 18.5, 0, 4, 1)],
    ];
    for (const boxes of orders) {
      const body = boxes.map((one, i) => stand(`b${i}`, one));
      for (const march of [wheel(body, 'left', -50), wheel(body, 'right', 20), straight(body, 1.5), oblique(body, 40, 2), form(body, 1)]) {
        expect(net(sweptOutline(march))).toBeCloseTo(net(unite(sweptArea(march))), 1);
      }
    }
  });

  test('the swept ground of a quarter wheel of one stand has the area of its parts', () => {
    const net = (march: March): number =>
      sweptOutline(march).reduce(
        (sum, [outer, ...holes]) => sum + slowArea(outer!) - holes.reduce((cut, hole) => cut + slowArea(hole), 0),
        0,
      );
    // About its front left corner: a quarter disc of radius 2 ahead, and behind it the stand's own ground with the rear corner's bulge.
    const [w, d] = [2, 1];
    const diagonal = Math.hypot(w, d);
    const slow = gridArea((p) => {
      const [radius, bearing] = [Math.hypot(p.x, p.y), Math.atan2(p.x, p.y)];
      for (let i = 0; i <= 900; i += 1) {
        const back = bearing + (i / 900) * (Math.PI / 2);
        const [x, y] = [radius * Math.sin(back), radius * Math.cos(back)];
        if (x >= 0 && x <= w && y <= 0 && y >= -d) return true;
      }
      return false;
    }, diagonal);
    expect(net(wheel([mover], 'left', -90))).toBeCloseTo(slow, 1);
    expect(net(straight([mover], 3))).toBeCloseTo(8, 9);
  });
});

/** Share of a fine grid over the square of half side `half` times its area. */
function gridArea(inside: (p: { x: number; y: number }) => boolean, half: number): number {
  const n = 120;
  let hits = 0;
  for (let i = 0; i < n; i += 1)
    for (let k = 0; k < n; k += 1) if (inside({ x: ((i + 0.5) / n - 0.5) * 2 * half, y: ((k + 0.5) / n - 0.5) * 2 * half })) hits += 1;
  return (hits / (n * n)) * 4 * half * half;
}
