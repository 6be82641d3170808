import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '#geometry/table/table';
import type { Mark } from '#view/mark/mark';
import { PRIORITY } from '#view/mark/priority';
import type { Camera, Scene, StandLook, UnitLook } from '#view/scene';
import { placeLabels } from '#view/paint/labels/place';
import { shortened } from '#view/paint/labels/units';
import { obstaclesOf } from '#view/paint/labels/obstacles';
import { wishesOf as wishes } from '#view/paint/labels/wanted';
import type { LabelWish } from '#view/paint/labels/wish';

const camera: Camera = { pxPerInch: 32, center: { x: 20, y: 14 }, width: 1200, height: 800 };

const stand = (id: string, x: number, y: number): StandLook => ({
  id,
  box: { center: { x, y }, width: 1.2, depth: 0.8, facing: 0 },
  livery: 'blue',
  arm: 'foot',
  figures: 3,
  full: 3,
  ranks: 1,
  stance: 'level',
  state: 'fresh',
  engaged: false,
  flag: false,
  emphasis: 'none',
});

const unit = (id: string, stands: readonly string[], emphasis: UnitLook['emphasis'] = 'none'): UnitLook => ({
  id,
  name: id,
  figures: 3 * stands.length,
  livery: 'blue',
  stands,
  state: 'fresh',
  engaged: false,
  emphasis,
});

const hill: TerrainPiece = {
  id: 'hill',
  kind: 'hill',
  name: 'Windmill Hill',
  parts: [
    {
      kind: 'polygon',
      points: [
        { x: 2, y: 2 },
        { x: 12, y: 2 },
        { x: 12, y: 8 },
        { x: 2, y: 8 },
      ],
    },
  ],
  path: null,
  level: 1,
  stories: 0,
  cover: null,
};

const scene = (more: Partial<Scene> = {}): Scene => ({
  width: 40,
  depth: 28,
  stands: [stand('a1', 20, 14), stand('a2', 21.2, 14), stand('b1', 30, 20)],
  units: [unit('Odessa', ['a1', 'a2']), unit('Narva', ['b1'])],
  terrain: [{ piece: hill, selected: false, litEdge: null }],
  marks: [],
  ghosts: [],
  dark: false,
  labels: 'all',
  showLevels: false,
  ...more,
});

/** Words set in a face 7 px wide and 20 px high. */
const wishesOf = (now: Scene, at: Camera): readonly LabelWish[] =>
  wishes({ scene: now, camera: at, sizeOf: (card) => ({ width: 7 * card.words.length, height: 20 }) });

const words = (now: Scene, at = camera): readonly string[] => wishesOf(now, at).map(({ card }) => card.words);
const pill = (id: string, more: Partial<Extract<Mark, { kind: 'pill' }>> = {}): Mark => ({
  kind: 'pill',
  id,
  at: { x: 20, y: 14 },
  words: id,
  tone: 'paper',
  priority: PRIORITY.entry,
  ...more,
});

describe('Which labels a scene asks for', () => {
  test('every unit once with its figures, and every named place', () => {
    expect(words(scene())).toEqual(['Odessa 6', 'Narva 3', 'Windmill Hill']);
  });

  test('few: only what is pointed at; none: only what was measured', () => {
    const hovered = scene({ labels: 'few', units: [unit('Odessa', ['a1', 'a2'], 'hovered'), unit('Narva', ['b1'])] });
    expect(words(hovered)).toEqual(['Odessa 6']);
    expect(words(scene({ labels: 'none', marks: [pill('9.38″')] }))).toEqual(['9.38″']);
  });

  test('a name of any alphabet is shown whole up to 28 letters, then ends in an ellipsis', () => {
    const long = 'Грузинский гренадерский полк, второй батальон';
    expect(shortened('Leib-Garde-Husarenregiment 1')).toBe('Leib-Garde-Husarenregiment 1');
    expect(Array.from(shortened(long)).length).toBeLessThanOrEqual(28);
    expect(shortened(long).endsWith('…')).toBe(true);
    expect(shortened('🐎'.repeat(30))).toBe(`${'🐎'.repeat(27)}…`);
  });

  test('a unit out of the view has no label, nor has a pill whose point is', () => {
    const aside: Camera = { ...camera, center: { x: 200, y: 14 } };
    expect(words(scene({ marks: [pill('9.38″')] }), aside)).toEqual(['Windmill Hill']);
  });

  test('among small stands a name gives way, but not that of a unit in the ruling', () => {
    const struck = scene({ stands: [stand('a1', 20, 14), stand('a2', 21.2, 14), { ...stand('b1', 30, 20), emphasis: 'struck' }] });
    const optional = (pxPerInch: number): readonly boolean[] =>
      wishesOf({ ...struck, terrain: [] }, { ...camera, pxPerInch }).map(({ wanted }) => wanted.optional);
    expect(optional(24)).toEqual([false, false]);
    expect(optional(23.9)).toEqual([true, false]);
  });

  test('a place smaller than its name goes without it', () => {
    expect(words(scene(), { ...camera, pxPerInch: 3.5 })).toEqual(['Odessa 6', 'Narva 3']);
    expect(words(scene(), { ...camera, pxPerInch: 3.7 })).toContain('Windmill Hill');
  });

  test.each([
    [
      'up and down, left or right of it',
      [
        { x: 20, y: 2 },
        { x: 20.4, y: 26 },
      ],
      'x',
    ],
    [
      'across, above or below it',
      [
        { x: 2, y: 14 },
        { x: 38, y: 14.4 },
      ],
      'y',
    ],
  ] as const)('the name of a road that runs %s', (_, points, side) => {
    const road: TerrainPiece = {
      ...hill,
      id: 'road',
      kind: 'road',
      name: 'Post road',
      parts: [],
      path: { points: [...points], width: 0.8 },
    };
    const [found] = wishesOf(scene({ units: [], terrain: [{ piece: road, selected: false, litEdge: null }] }), camera);
    const { at, spots, width, height } = found!.wanted;
    expect(spots.length).toBeGreaterThan(1);
    const half = { x: width / 2, y: height / 2 }[side];
    const gaps = spots.map((spot) => Math.abs(spot[side] - at[side]) - half - (0.8 / 2) * camera.pxPerInch);
    // The path slants a little, so that spots further along it lie up to a fifth of an inch aside.
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(-14 - 0.25 * camera.pxPerInch);
      expect(gap).toBeLessThan(14 + 0.25 * camera.pxPerInch);
    }
  });

  test('rulings come before units, units before band limits, bands before places', () => {
    const marks = [
      pill('stop', { priority: PRIORITY.stopper }),
      pill('run', { priority: PRIORITY.run }),
      pill('band', { tone: 'brass', priority: PRIORITY.band }),
    ];
    const order = wishesOf(scene({ marks }), camera).toSorted((a, b) => b.wanted.priority - a.wanted.priority);
    expect(order.map(({ card }) => card.words)).toEqual(['stop', 'Odessa 6', 'Narva 3', 'run', 'band', 'Windmill Hill']);
  });

  test('a numbered crossing stands off its line by a leader, on the upper side', () => {
    const tick: Mark = { kind: 'tick', id: 't', at: { x: 20, y: 14 }, along: 83, size: 'entry' };
    const [wish] = wishesOf(scene({ marks: [pill('9.38″', { number: 1 }), tick], labels: 'none' }), camera);
    expect(wish?.wanted.leads).toBe(1);
    expect(Math.sin(wish?.wanted.towards ?? 0)).toBeLessThan(-0.9);
  });

  test('labels of a battery’s second gun give way to those of the first', () => {
    const marks = [pill('9.38″', { number: 1 }), pill('9.90″', { number: 1, priority: PRIORITY.entry - 1 })];
    const optional = wishesOf(scene({ marks, labels: 'none' }), camera).map(({ wanted }) => wanted.optional);
    expect(optional).toEqual([false, true]);
  });

  test('words that belong to a sign on the line go below it, where no hops rise', () => {
    const sign: Mark = { kind: 'symbol', id: 'por', at: { x: 20, y: 14 }, symbol: 'por' };
    const [wish] = wishesOf(scene({ marks: [pill('Point of ricochet'), sign], labels: 'none' }), camera);
    expect(wish?.wanted.towards).toBeCloseTo(Math.PI / 2, 12);
  });

  test('a place’s name lies on the table, not beyond its edge', () => {
    const named = wishesOf(scene(), camera).find(({ card }) => card.words === 'Windmill Hill');
    const placed = placeLabels(named === undefined ? [] : [named.wanted], obstaclesOf(scene(), camera, []), new Map());
    expect(placed).toHaveLength(1);
    expect(placed[0]?.rect.left).toBeGreaterThan(camera.width / 2 - 20 * camera.pxPerInch);
  });
});

describe('What labels keep off', () => {
  test('the stands of a selected unit, every measured line, every sign', () => {
    const marks: readonly Mark[] = [
      {
        kind: 'line',
        id: 'shot',
        points: [
          { x: 1, y: 1 },
          { x: 9, y: 9 },
        ],
        stroke: 'tested',
      },
      {
        kind: 'line',
        id: 'edge',
        points: [
          { x: 1, y: 1 },
          { x: 9, y: 9 },
        ],
        stroke: 'arc-edge',
      },
      { kind: 'symbol', id: 'por', at: { x: 9, y: 9 }, symbol: 'por' },
    ];
    const units = [unit('Odessa', ['a1', 'a2'], 'selected'), unit('Narva', ['b1'])];
    const kept = obstaclesOf(scene({ marks, units }), camera, [{ x: 5, y: 5 }]);
    expect([kept.lines.length, kept.edges.length, kept.quads.length, kept.soft.length, kept.rects.length]).toEqual([1, 1, 2, 1, 2]);
  });
});
