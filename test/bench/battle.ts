/** Seeded battles of any size at one density: no two stands overlap, half of them on either side, in units of eight. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { MeasurePolicy } from '#geometry/check/facts';
import type { Point, Stand, Table } from '#geometry/table/table';

const WIDTH = 1.2;
const DEPTH = 0.8;
/** Square inches of table to a stand: a table of 40 × 30 inches holds 75. */
const ROOM = 16;

export interface Battle {
  readonly table: Table;
  /** Stands well inside the table whose whole answer is asked for. */
  readonly guns: readonly Stand[];
  /** Lines from the west edge to the east edge. */
  readonly lines: readonly (readonly [Point, Point])[];
}

/** How a twelve-pounder measures: 180 degrees from its muzzle, out to 24 inches. */
export const policy: MeasurePolicy = {
  ranges: ['front-to-target'],
  arc: { half: 90, construction: 'front-centre', counts: 'any-part' },
  reach: 24,
  path: { effective: 24, maximum: 36, run: [2, 3], runPastEffective: true },
  aim: 'nearest',
  obstruction: 'line',
  standsObstruct: true,
  terrainObstructs: true,
  level: 'centre',
  enfilade: 'any-angle',
};

export function battleOf(count: number, seed: number): Battle {
  const generator = xoroshiro128plus(seed);
  const any = (low: number, high: number): number => low + ((high - low) * uniformInt(generator, 0, 1_000_000)) / 1_000_000;
  const cell = Math.sqrt(ROOM);
  const columns = Math.ceil(Math.sqrt(count * 1.5));
  const rows = Math.ceil(count / columns);
  const spare = cell / 2 - Math.hypot(WIDTH, DEPTH) / 2;
  const stands = Array.from({ length: count }, (_, i): Stand => {
    const center = {
      x: ((i % columns) + 0.5) * cell + any(-spare, spare),
      y: (Math.floor(i / columns) + 0.5) * cell + any(-spare, spare),
    };
    const box = { center, width: WIDTH, depth: DEPTH, facing: any(0, 360) };
    return { id: `s${i}`, unit: `u${Math.floor(i / 8)}`, side: i % 2 ? 'red' : 'blue', box, figures: 3, ranks: 1, marker: false };
  });
  const table = { width: columns * cell, depth: rows * cell, stands, terrain: [] };
  const inner = stands.filter(({ box: { center } }) => middle(center.x, table.width) && middle(center.y, table.depth));
  const guns = Array.from({ length: 24 }, () => inner[uniformInt(generator, 0, inner.length - 1)]).flatMap((gun) => gun ?? []);
  const lines = Array.from(
    { length: 24 },
    () =>
      [
        { x: 0, y: any(0, table.depth) },
        { x: table.width, y: any(0, table.depth) },
      ] as const,
  );
  return { table, guns, lines };
}

/** In the middle third, so that guns of all sizes of battle have as many stands about them. */
function middle(value: number, size: number): boolean {
  return value > size / 3 && value < (2 * size) / 3;
}
