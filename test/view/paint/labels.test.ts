import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QuadGrid, quadMeets, segmentMeets } from '#view/paint/labels/meet';
import { candidates, placeLabels, type Obstacles, type Placed, type Wanted } from '#view/paint/labels/place';
import { overlap, type Rect } from '#view/paint/plane';

const view: Rect = { left: 0, top: 0, right: 1000, bottom: 700 };
const open: Obstacles = { lines: [], quads: [], rects: [], soft: [], edges: [], ground: [] };

const label = (id: string, x: number, y: number, more: Partial<Wanted> = {}): Wanted => ({
  id,
  priority: 1,
  width: 80,
  height: 20,
  at: { x, y },
  clear: { x: 30, y: 15 },
  outlines: [],
  towards: null,
  leads: 0,
  spots: [],
  view,
  optional: false,
  avoids: 'stands',
  ...more,
});

const put = (wanted: readonly Wanted[], obstacles: Partial<Obstacles> = {}, before: readonly Placed[] = []): ReadonlyMap<string, Placed> =>
  new Map(placeLabels(wanted, { ...open, ...obstacles }, new Map(before.map((one) => [one.id, one]))).map((one) => [one.id, one]));

const quad = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

describe('Placing labels', () => {
  test('a label alone lies above what it names, without a leader', () => {
    const one = put([label('odessa', 500, 300)]).get('odessa');
    expect(one?.rect).toEqual({ left: 460, top: 260, right: 540, bottom: 280 });
    expect(one?.leader).toBeNull();
  });

  test('at the top of the view it goes below', () => {
    expect(put([label('odessa', 500, 20)]).get('odessa')?.rect.top).toBe(40);
  });

  test('the more important takes the place, the other makes way', () => {
    const placed = put([label('name', 500, 300), label('stopper', 500, 300, { priority: 90 })]);
    expect(placed.get('stopper')?.rect.top).toBe(260);
    expect(placed.get('name')?.rect.top).toBe(320);
  });

  test('nothing lies on the tested line', () => {
    const placed = put([label('odessa', 500, 300)], {
      lines: [
        [
          { x: 0, y: 270 },
          { x: 1000, y: 270 },
        ],
      ],
    });
    expect(placed.get('odessa')?.rect.top).toBe(320);
  });

  test('a line that only touches its edge is no obstacle', () => {
    const placed = put([label('odessa', 500, 300)], {
      lines: [
        [
          { x: 0, y: 260 },
          { x: 1000, y: 260 },
        ],
      ],
    });
    expect(placed.get('odessa')?.rect.top).toBe(260);
  });

  test('it would rather lie aside than on a stand, and on a stand rather than nowhere', () => {
    const above = quad(400, 200, 600, 284);
    expect(put([label('odessa', 500, 300)], { soft: [above] }).get('odessa')).toMatchObject({ clean: true, rect: { top: 320 } });
    const everywhere = quad(0, 0, 1000, 700);
    expect(put([label('odessa', 500, 300)], { soft: [everywhere] }).get('odessa')).toMatchObject({ clean: false, rect: { top: 260 } });
    expect(put([label('odessa', 500, 300, { optional: true })], { soft: [everywhere] }).has('odessa')).toBe(false);
  });

  test('a selected stand is never covered: with no other place the label is dropped', () => {
    expect(put([label('odessa', 500, 300)], { quads: [quad(0, 0, 1000, 700)] }).size).toBe(0);
  });

  test('only names on the ground keep off arcs and roofs', () => {
    const roof = { ground: [quad(400, 200, 600, 284)] };
    expect(put([label('unit', 500, 300)], roof).get('unit')?.rect.top).toBe(260);
    expect(put([label('place', 500, 300, { avoids: 'ground' })], roof).get('place')?.rect.top).toBe(320);
  });

  test('a label that had to move out is joined to its point by a leader', () => {
    const crossing = label('first', 500, 300, { clear: { x: 10, y: 10 }, towards: -Math.PI / 2, leads: 1 });
    const one = put([crossing]).get('first');
    expect(one?.rect.bottom).toBe(300 - 10 - 24);
    expect(one?.leader).toEqual([
      { x: 500, y: 300 },
      { x: 500, y: 266 },
    ]);
  });

  test('a unit’s leader ends on the nearest of its stands, not on their bounds', () => {
    const diamond = [
      { x: 500, y: 280 },
      { x: 530, y: 300 },
      { x: 500, y: 320 },
      { x: 470, y: 300 },
    ];
    const one = put([label('odessa', 500, 300, { leads: 1, outlines: [diamond] })], { soft: [quad(440, 200, 560, 270)] }).get('odessa');
    expect(one?.leader?.[0]).toEqual({ x: 500, y: 320 });
  });

  test('four crossings close together get four pills whose leaders do not cross', () => {
    const pills = [0, 1, 2, 3].map((i) =>
      label(`pill${i}`, 460 + i * 29, 300, { width: 63, clear: { x: 10, y: 10 }, towards: -Math.PI / 2, leads: 1 }),
    );
    const placed = [...put(pills).values()];
    expect(placed).toHaveLength(4);
    expect(placed.every(({ clean }) => clean)).toBe(true);
  });

  test('a place is kept while it serves, even when a better one comes free', () => {
    const rival = label('rival', 500, 300, { priority: 9 });
    const first = put([rival, label('name', 500, 300)]);
    const kept = put([label('name', 500, 300)], {}, [...first.values()]);
    expect(kept.get('name')?.rect).toEqual(first.get('name')?.rect);
  });

  test('a kept place that fails is left', () => {
    const first = put([label('name', 500, 300)]);
    const again = put(
      [label('name', 500, 300)],
      {
        lines: [
          [
            { x: 450, y: 270 },
            { x: 560, y: 270 },
          ],
        ],
      },
      [...first.values()],
    );
    expect(again.get('name')?.rect.top).toBe(320);
  });

  test('labels never lie on one another, off the view, on a line or on a selected stand', () => {
    const wanted = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 1000 }),
        y: fc.integer({ min: 0, max: 700 }),
        p: fc.nat(9),
        w: fc.integer({ min: 30, max: 140 }),
      }),
      {
        maxLength: 40,
      },
    );
    const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 700 }) });
    fc.assert(
      fc.property(wanted, fc.array(fc.tuple(point, point), { maxLength: 3 }), point, (list, lines, corner) => {
        const stand = quad(corner.x, corner.y, corner.x + 60, corner.y + 40);
        const labels = list.map(({ x, y, p, w }, i) => label(`l${i}`, x, y, { priority: p, width: w }));
        const rects = [...put(labels, { lines, quads: [stand] }).values()].map(({ rect }) => rect);
        rects.forEach((rect, i) => {
          expect(rects.slice(0, i).some((other) => overlap(rect, other))).toBe(false);
          expect(lines.some(([from, to]) => segmentMeets(from, to, rect))).toBe(false);
          expect(quadMeets(stand, rect)).toBe(false);
          expect(rect.left >= 0 && rect.top >= 0 && rect.right <= 1000 && rect.bottom <= 700).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('the number of candidates depends only on the kind of label, so that a choice can be kept', () => {
    const counts = (more: Partial<Wanted>): readonly number[] => [10, 500, 990].map((x) => candidates(label('a', x, x / 2, more)).length);
    for (const more of [{}, { leads: null }, { towards: 1, leads: 1 }, { leads: 2 }]) expect(new Set(counts(more)).size).toBe(1);
  });
});

describe('What meets what on the screen', () => {
  const rect = { left: 10, top: 10, right: 20, bottom: 20 };
  test.each([
    [0, 15, 30, 15, true],
    [0, 10, 30, 10, false],
    [0, 0, 9, 40, false],
    [0, 30, 30, 0, true],
    [12, 12, 13, 13, true],
  ])('a line from %d,%d to %d,%d meets the rectangle: %s', (x1, y1, x2, y2, meets) => {
    expect(segmentMeets({ x: x1, y: y1 }, { x: x2, y: y2 }, rect)).toBe(meets);
  });

  test('a turned stand is judged by its own sides, not by its bounds', () => {
    const diamond = [
      { x: 30, y: 10 },
      { x: 50, y: 30 },
      { x: 30, y: 50 },
      { x: 10, y: 30 },
    ];
    expect(quadMeets(diamond, { left: 10, top: 10, right: 19, bottom: 19 })).toBe(false);
    expect(quadMeets(diamond, { left: 10, top: 10, right: 22, bottom: 22 })).toBe(true);
  });

  test('contact is no cover', () => {
    expect(quadMeets(quad(20, 10, 30, 20), rect)).toBe(false);
  });

  test('a grid of stands answers as asking each of them does', () => {
    const corner = fc.record({
      x: fc.integer({ min: -200, max: 1200 }),
      y: fc.integer({ min: -200, max: 900 }),
      w: fc.integer({ min: 1, max: 300 }),
      h: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(corner, { maxLength: 30 }), corner, (stands, asked) => {
        const quads = stands.map(({ x, y, w, h }) => quad(x, y, x + w, y + h));
        const area = { left: asked.x, top: asked.y, right: asked.x + asked.w, bottom: asked.y + asked.h };
        expect(new QuadGrid(quads).meets(area)).toBe(quads.some((one) => quadMeets(one, area)));
      }),
    );
  });
});
