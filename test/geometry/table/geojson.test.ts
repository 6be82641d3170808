import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromGeoJson } from '#test/fromGeojson';
import { toGeoJson } from '#geometry/table/geojson';
import type { LineOfFire } from '#geometry/check/facts';
import type { Table } from '#geometry/table/table';
import { anyBox, anyOutline } from '#test/shapes';
import { at, slowArea, upright } from '#test/slowPlane';
import { box, laid, outlined, stand, tableOf } from '#test/stands';

const table: Table = tableOf(
  [stand('bty1-a', box(20, 10.5, 33.3, 1, 1.25), { figures: 6, ranks: 2, unit: 'bty1' }), stand('general', box(4, 4), { marker: true })],
  [
    outlined('wood', 'woods', [at(0, 0), at(10, 0), at(10, 10), at(7, 10), at(7, 3), at(3, 3), at(3, 10), at(0, 10)]),
    outlined('ridge', 'hill', upright(40, 10, 60, 30), { level: 2 }),
    outlined('farm', 'building', upright(30, 30, 34, 33), { stories: 2 }),
    outlined('bank', 'works', upright(50, 40, 54, 41), { cover: 'prepared' }),
    laid('brook', 'stream', [at(0, 40), at(30, 38), at(72, 41)], 1),
  ],
);
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const read = (value: unknown) => fromGeoJson(again(value));
/** The collection with one thing about it changed in place. */
const changed = (change: (features: { geometry: { coordinates: unknown }; properties: Record<string, unknown> }[]) => void) => {
  const copy = again(toGeoJson(table)) as { features: { geometry: { coordinates: unknown }; properties: Record<string, unknown> }[] };
  change(copy.features);
  return fromGeoJson(copy);
};
const ring = (...corners: readonly (readonly [number, number])[]) => [[...corners, corners[0]]];

describe('a table as GeoJSON', () => {
  test('comes back as it was', () => {
    expect(read(toGeoJson(table))).toEqual({ ok: true, table });
  });

  test('comes back as it was whatever stands on it', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 8 }), fc.array(anyOutline, { maxLength: 3 }), (boxes, outlines) => {
        const any = tableOf(
          boxes.map((one, i) => stand(`s${i}`, one)),
          outlines.map((one, i) => outlined(`t${i}`, 'marsh', one)),
        );
        expect(read(toGeoJson(any))).toEqual({ ok: true, table: any });
      }),
      { numRuns: 60 },
    );
  });

  test('planar-not-geodesic: coordinates are inches, rings closed and counter-clockwise, and the file says what they are', () => {
    const file = toGeoJson(table);
    expect(file.units).toContain('inches');
    const wood = file.features.find((feature) => feature.id === 'wood')!;
    const outer = wood.geometry.type === 'Polygon' ? wood.geometry.coordinates[0] : undefined;
    expect(outer).toHaveLength(9);
    expect(outer![0]).toEqual(outer![8]);
    expect(slowArea(outer!.slice(1).map(([x, y]) => at(x!, y!)))).toBe(72);
  });

  test('a stand dragged elsewhere is where its polygon is, and faces the side nearest to its facing', () => {
    const moved = changed((features) => {
      features.at(-2)!.geometry.coordinates = ring([10, 10], [10, 12], [11, 12], [11, 10]);
      features.at(-2)!.properties['facing'] = 80;
    });
    expect(moved.ok && moved.table.stands[0]!.box).toEqual({ center: at(10.5, 11), width: 2, depth: 1, facing: 90 });
  });

  test('a line of fire is its legs and its end, with what it struck', () => {
    const shot: LineOfFire = {
      gun: 'bty1-a',
      from: at(20, 11),
      to: at(20, 29),
      bearing: 0,
      length: 18,
      planned: at(20, 31),
      legs: [
        { kind: 'direct', from: at(20, 11), to: at(20, 23), length: 12 },
        { kind: 'ricochet', from: at(20, 23), to: at(20, 29), length: 6 },
      ],
      struck: [{ stand: 'm', unit: 'musk', side: 'red', enter: 13, leave: 14, leg: 'ricochet' }],
      passedBy: [],
      crossed: [],
      stoppedBy: { terrain: 'plough', kind: 'plough', at: 18 },
      arc: { inside: true, half: 90, off: 0, margin: 12 },
      level: 0,
      ricochetAt: null,
    };
    const drawn = toGeoJson(table, shot).features.slice(-3);
    expect(drawn.map((feature) => feature.properties?.['kind'])).toEqual(['leg', 'leg', 'end of shot']);
    expect(drawn[1]!.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [20, 23],
        [20, 29],
      ],
    });
    expect(drawn[2]!.properties?.['struck']).toMatchObject([{ stand: 'm', enter: 13 }]);
    expect(toGeoJson(table, { ...shot, legs: [{ kind: 'direct', from: at(20, 11), to: at(20, 11), length: 0 }] }).features.at(-2)?.id).toBe(
      'general',
    );
    expect(read(toGeoJson(table, shot))).toEqual({ ok: true, table });
  });
});

describe('what cannot be read says where and why', () => {
  test.each([
    ['no collection', { type: 'Feature' }, 'not a GeoJSON FeatureCollection'],
    ['no object', 'table', 'not a GeoJSON FeatureCollection'],
    ['no table', { type: 'FeatureCollection', features: [] }, 'no feature of kind "table"'],
    ['a feature that is none', { type: 'FeatureCollection', features: [7] }, 'features[0]: not a GeoJSON Feature'],
  ])('%s', (_, data, why) => {
    const found = fromGeoJson(data);
    expect(found.ok ? '' : found.problem).toContain(why);
  });

  const stands = 6;
  test.each<[string, Parameters<typeof changed>[0], string]>([
    [
      'a crossing outline',
      (f) => (f[1]!.geometry.coordinates = ring([0, 0], [4, 4], [4, 0], [0, 4])),
      'features[1]: the edge from corner 1 to corner 2 crosses',
    ],
    [
      'a hole',
      (f) => (f[2]!.geometry.coordinates = [...ring([0, 0], [9, 0], [9, 9]), ...ring([1, 1], [2, 1], [2, 2])]),
      'features[2]: expected one ring, found 2',
    ],
    [
      'a place that is null',
      (f) =>
        (f[2]!.geometry.coordinates = [
          [
            [0, 0],
            [null, 0],
            [9, 9],
          ],
        ]),
      'features[2]: [null,0] is not a place',
    ],
    [
      'a stand of three corners',
      (f) => (f[stands]!.geometry.coordinates = ring([0, 0], [4, 0], [0, 4])),
      'features[6]: a stand has four corners, found 3',
    ],
    [
      'a stand that is a kite',
      (f) => (f[stands]!.geometry.coordinates = ring([0, 0], [4, 0], [5, 4], [0, 3])),
      'features[6]: a stand is a rectangle',
    ],
    [
      'a stand that is narrower ahead',
      (f) => (f[stands]!.geometry.coordinates = ring([0, 0], [4, 0], [3, 2], [1, 2])),
      'features[6]: a stand is a rectangle',
    ],
    [
      'a stand that is a slanted box',
      (f) => (f[stands]!.geometry.coordinates = ring([0, 0], [4, 0], [5, 2], [1, 2])),
      'features[6]: a stand is a rectangle',
    ],
    ['no facing', (f) => delete f[stands]!.properties['facing'], 'features[6]: facing must be a number, found nothing'],
    ['no ranks', (f) => (f[stands]!.properties['ranks'] = 0), 'features[6]: ranks must be above 0, found 0'],
    ['a number for a name', (f) => (f[stands]!.properties['unit'] = 7), 'features[6]: unit must be text, found 7'],
    ['another terrain', (f) => (f[1]!.properties['terrain'] = 'lava'), 'features[1]: terrain is one of stream'],
    ['a path without width', (f) => (f[5]!.properties['width'] = 0), 'features[5]: width must be above 0'],
    ['a path of one point', (f) => (f[5]!.geometry.coordinates = [[0, 0]]), 'features[5]: a path needs at least 2 points'],
    ['duplicate-ids: the same stand twice', (f) => f.push(f[stands]!), 'the id "bty1-a" is given twice'],
  ])('%s', (_, change, why) => {
    const found = changed(change);
    expect(found.ok ? '' : found.problem).toContain(why);
  });

  test('features of other kinds are passed over', () => {
    const found = changed((features) =>
      features.push({ geometry: { coordinates: [] }, properties: { kind: 'note' }, type: 'Feature' } as never),
    );
    expect(found).toEqual({ ok: true, table });
  });
});
