/** Scenario files as data, for tests: a table of 72 × 48, stands of usual sizes, one call a unit. */

export interface StandData {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly frontage: number;
  readonly depth: number;
  readonly [field: string]: unknown;
}

export interface UnitData {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly troop: string;
  readonly order: string;
  readonly stands: readonly StandData[];
  readonly [field: string]: unknown;
}

type More = Readonly<Record<string, unknown>>;

export const foot = (id: string, x: number, y: number, facing: number, more: More = {}): StandData => ({
  id,
  x,
  y,
  facing,
  frontage: 0.9,
  depth: 0.75,
  figures: 3,
  ...more,
});

export const gun = (id: string, x: number, y: number, facing: number, piece = 'nap-12', more: More = {}): StandData => ({
  id,
  x,
  y,
  facing,
  frontage: 1,
  depth: 1.25,
  gun: piece,
  crew: 6,
  ...more,
});

/** A unit named by its id. */
export const unit = (id: string, side: string, troop: string, order: string, stands: readonly StandData[], more: More = {}): UnitData => ({
  id,
  side,
  name: id,
  troop,
  order,
  stands,
  ...more,
});

export const scene = (units: readonly UnitData[], terrain: readonly object[] = [], more: More = {}): Record<string, unknown> => ({
  format: 'line-of-fire-scenario',
  version: 1,
  name: 'A table for a test',
  book: 'stands',
  seed: '1815',
  table: { width: 72, depth: 48 },
  sides: [
    { id: 'blue', name: 'Blue' },
    { id: 'red', name: 'Red' },
  ],
  units,
  terrain,
  ...more,
});

/** An upright rectangle of terrain. */
export const block = (id: string, kind: string, [x0, y0, x1, y1]: readonly [number, number, number, number], more: More = {}): object => ({
  id,
  kind,
  outline: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
  ...more,
});

/** One gun with its muzzle at (20, 10.625), facing north. */
export const battery = (piece = 'nap-12', more: More = {}): UnitData =>
  unit('bty', 'blue', piece.startsWith('acw') ? 'acw-artillery' : 'foot-artillery', 'unlimbered', [gun('g1', 20, 10, 0, piece)], more);

/** Three touching stands in column on the gun's axis, entered at 7, 7.75 and 8.5 from its muzzle. */
export const column = (more: More = {}): UnitData =>
  unit(
    'col',
    'red',
    'russian-musketeer',
    'attack-column',
    [foot('c1', 20, 18, 180), foot('c2', 20, 18.75, 180), foot('c3', 20, 19.5, 180)],
    more,
  );

/** Three stands of a line, front edges on y = 10, and a line of three facing them whose front edges lie `apart` inches off. */
export const twoLines = (apart: number, troop = 'french-line', more: More = {}): readonly UnitData[] => [
  unit('a', 'blue', troop, 'line', [foot('a1', 19.1, 9.625, 0), foot('a2', 20, 9.625, 0), foot('a3', 20.9, 9.625, 0)], more),
  unit('b', 'red', 'russian-musketeer', 'line', [
    foot('b1', 19.1, 10.375 + apart, 180),
    foot('b2', 20, 10.375 + apart, 180),
    foot('b3', 20.9, 10.375 + apart, 180),
  ]),
];

/** A copy of a file's data that may be changed into anything: broken files have no type. */
export const loose = (data: object) => JSON.parse(JSON.stringify(data));
export type Loose = ReturnType<typeof loose>;
