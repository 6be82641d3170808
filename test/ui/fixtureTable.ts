/** A small battle made by hand, for looking at the panels and for their tests. */
import type { GameState, StandRecord, Unit } from '#game/state';
import type { Stand } from '#geometry/table/table';
import type { Order } from '#rules/engine/contract';

interface Row {
  readonly id: string;
  readonly side: 'blue' | 'red';
  readonly name: string;
  readonly troop: string;
  readonly order: Order;
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly stands: number;
  readonly gun?: string;
}

const ROWS: readonly Row[] = [
  {
    id: 'bty1',
    side: 'blue',
    name: 'No. 1 Battery',
    troop: 'foot-artillery',
    order: 'unlimbered',
    at: [6, 12],
    facing: 90,
    stands: 2,
    gun: 'nap-12',
  },
  { id: 'ligne1', side: 'blue', name: '1/9e Ligne', troop: 'french-line', order: 'line', at: [10.5, 21], facing: 90, stands: 4 },
  { id: 'leger', side: 'blue', name: '13e Léger', troop: 'french-light', order: 'skirmish', at: [11.8, 9.5], facing: 90, stands: 2 },
  { id: 'odessa', side: 'red', name: 'Odessa', troop: 'russian-musketeer', order: 'attack-column', at: [17, 13], facing: 270, stands: 3 },
  { id: 'narva', side: 'red', name: 'Narva', troop: 'russian-musketeer', order: 'line', at: [24, 14.5], facing: 270, stands: 4 },
  { id: 'pavlograd', side: 'red', name: 'Pavlograd', troop: 'light-cavalry', order: 'line', at: [33.5, 12], facing: 270, stands: 3 },
];

function standsOf(row: Row): readonly Stand[] {
  return Array.from({ length: row.stands }, (_, index) => ({
    id: `${row.id}-${index + 1}`,
    unit: row.id,
    side: row.side,
    box: {
      center: { x: row.at[0], y: row.at[1] + 1.25 * index },
      width: 1.2,
      depth: row.gun === undefined ? 0.8 : 1.25,
      facing: row.facing,
    },
    figures: row.gun === undefined ? 6 : 6,
    ranks: 2,
    marker: false,
  }));
}

const recordOf =
  (row: Row) =>
  (stand: Stand): StandRecord => ({
    id: stand.id,
    full: 6,
    gun: row.gun === undefined ? null : { piece: row.gun, crew: 6, crewedBy: null, hit: [], stoppedIn: null },
    marker: null,
    hasFired: false,
    extra: {},
  });

function unitOf(row: Row): Unit {
  const { id, side, name, troop, order } = row;
  return {
    id,
    side,
    name,
    troop,
    order,
    state: 'fresh',
    engaged: false,
    charging: false,
    mounted: null,
    officerLost: false,
    marksmen: false,
    leader: false,
    nation: null,
    moved: null,
    losses: id === 'narva' ? 1 : 0,
    takenInStep: {},
    extra: {},
  };
}

export const BATTLE: GameState = {
  name: 'The Goldbach Bridges',
  seed: '7F3A',
  book: 'stands',
  parts: {},
  charts: [],
  options: { 'C001-18': 'any-angle' },
  table: {
    width: 40,
    depth: 30,
    stands: ROWS.flatMap(standsOf),
    terrain: [
      { id: 'plough1', kind: 'plough', name: 'Ploughland', parts: [], path: null, level: 0, stories: 0, cover: null },
      { id: 'wood', kind: 'woods', name: 'Bois de Saint-Aubin', parts: [], path: null, level: 0, stories: 0, cover: null },
      { id: 'santon', kind: 'hill', name: 'Santon', parts: [], path: null, level: 1, stories: 0, cover: null },
      { id: 'farm', kind: 'building', name: '', parts: [], path: null, level: 0, stories: 2, cover: null },
    ],
  },
  sides: [
    { id: 'blue', name: 'French', nation: 'french' },
    { id: 'red', name: 'Russians', nation: 'russian' },
  ],
  units: ROWS.map(unitOf),
  stands: ROWS.flatMap((row) => standsOf(row).map(recordOf(row))),
  terrain: [],
  turn: { number: 4, step: 'artillery', declared: [] },
  dice: { words: [1, 2, 3, 4], thrown: 41 },
  fights: [],
  rulings: [],
  extra: {},
};
