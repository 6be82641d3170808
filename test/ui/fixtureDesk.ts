/** A desk whose snapshot is made by hand and whose requests are written down, so that the panels can be looked at alone. */
import type { LogEntry } from '#game/session.types';
import type { Refused } from '#rules/engine/contract';
import type { Desk, DeskView } from '#ui/desk';
import { BOOK } from './fixtureBook.ts';
import { ASKING, CARD, CHANCES, MODES, PLAN } from './fixtureRuling.ts';
import { BATTLE } from './fixtureTable.ts';

const entry = (title: string, command: LogEntry['command'], events: LogEntry['events'] = []): LogEntry => ({
  title,
  command,
  events,
  before: BATTLE,
  after: BATTLE,
});

const place = (unit: string, how: 'straight' | 'wheel', inches: number): LogEntry['command'] => ({
  type: 'place',
  placings: BATTLE.table.stands.filter((stand) => stand.unit === unit).map((stand) => ({ stand: stand.id, box: stand.box })),
  note: { how, inches },
});

export const LOG: readonly LogEntry[] = [
  entry('Odessa moves 4.50″', place('odessa', 'straight', 4.5)),
  entry('1/9e Ligne wheels 2.32″', place('ligne1', 'wheel', 2.32)),
  entry('Narva moves 6.00″', place('narva', 'straight', 6)),
  entry('No. 1 Battery fires ricochet at Odessa', { type: 'fire-now', shot: PLAN.shot }, [
    {
      type: 'DiceThrown',
      throws: [
        { call: { count: 1, sides: 6, why: 'beyond the point of ricochet', for: 'narva' }, faces: [4] },
        { call: { count: 1, sides: 12, why: 'effect', for: 'odessa' }, faces: [8] },
      ],
      then: BATTLE.dice,
      typed: false,
    },
  ]),
  entry('Pavlograd moves 2.00″', place('pavlograd', 'straight', 2)),
];

export const VIEW: DeskView = {
  state: BATTLE,
  book: BOOK,
  books: [BOOK, { ...BOOK, id: 'linear', label: 'Linear fire' }],
  shipped: BOOK,
  parts: {
    fire: [BOOK.parts.fire, { id: 'linear', label: 'Linear fire', text: '000', charts: [] }],
    melee: [BOOK.parts.melee],
    morale: [BOOK.parts.morale],
    movement: [BOOK.parts.movement],
  },
  tool: 'ricochet',
  camera: { pxPerInch: 26, center: { x: 19, y: 14 }, width: 990, height: 740 },
  selection: ['bty1-1', 'bty1-2'],
  selectedTerrain: null,
  hovered: null,
  hoverShot: null,
  selected: CARD,
  modes: MODES,
  mode: { mode: 'ricochet', load: null },
  plan: PLAN,
  chances: CHANCES,
  asked: ASKING,
  stepAsked: ASKING,
  sideView: null,
  ricochet: { at: 13, below: 24 },
  settled: null,
  compare: null,
  fight: null,
  example: null,
  orders: null,
  first: null,
  due: [],
  declared: [],
  log: LOG,
  head: 4,
  leftBranches: 1,
  lit: null,
  hint: 'Drag the diamond to move the point of ricochet, ← → 0.25″, Esc to cancel',
  notice: null,
  fault: null,
  question: null,
  typedDice: false,
  marching: false,
  overlays: { arcs: true, field: false, standLines: false, labels: true, levels: false },
  dark: false,
  saved: 'saved 10 s ago',
};

/** What was asked of the desk, in order: ["setRicochet", 12.5]. */
export type Asked = readonly [string, ...unknown[]];

export interface FixtureDesk extends Desk {
  readonly asked: Asked[];
  /** From now on the game refuses everything for this reason; null: it grants everything. */
  readonly refuse: (refused: Refused | null) => void;
  set(change: Partial<DeskView>): void;
}

export function fixtureDesk(change: Partial<DeskView> = {}): FixtureDesk {
  let view: DeskView = { ...VIEW, ...change };
  const asked: Asked[] = [];
  let refuses: Refused | null = null;
  const listeners = new Set<(view: DeskView) => void>();
  const set = (next: Partial<DeskView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener(view);
  };
  const note =
    <Args extends unknown[]>(name: string, then: (...args: Args) => void = () => undefined) =>
    (...args: Args): void => {
      asked.push([name, ...args]);
      then(...args);
    };
  /** A request that the game grants, or the refusal it was told to give. */
  const agreed =
    (name: string) =>
    (...args: unknown[]): Refused | null => {
      asked.push([name, ...args]);
      return refuses;
    };
  const later =
    (name: string) =>
    async (...args: unknown[]): Promise<void> => {
      asked.push([name, ...args]);
    };
  return {
    asked,
    set,
    refuse: (refused) => (refuses = refused),
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: agreed('send'),
    undo: note('undo'),
    redo: note('redo'),
    compare: note('compare'),
    ghostCharge: note('ghostCharge'),
    pickTool: note('pickTool', (tool) => set({ tool })),
    pickMode: note('pickMode', (mode, load) => set({ mode: { mode, load } })),
    pickUnit: note('pickUnit'),
    pickStand: note('pickStand'),
    pickTerrain: note('pickTerrain', (terrain) => set({ selectedTerrain: terrain })),
    aimAt: note('aimAt'),
    setRicochet: note('setRicochet', (at) => set({ ricochet: { at, below: 24 } })),
    setRange: note('setRange'),
    setRounds: note('setRounds'),
    fire: agreed('fire'),
    declare: note('declare'),
    settleStep: agreed('settleStep'),
    light: note('light', (line) => set({ lit: line })),
    setOverlay: note('setOverlay', (name, on) => set({ overlays: { ...view.overlays, [name]: on } })),
    setMarching: note('setMarching', (marching) => set({ marching })),
    setTypedDice: note('setTypedDice', (on) => set({ typedDice: on })),
    setDark: note('setDark', (on) => set({ dark: on })),
    openFile: later('openFile'),
    openSample: later('openSample'),
    samples: () => [
      { id: 'goldbach', name: 'The Goldbach Bridges', about: 'Ten units and two batteries a side, every kind of ground.' },
      { id: 'column', name: 'Column on the post road', about: 'One gun, one column, a ploughed field: a ball through four stands.' },
      { id: 'arcs', name: 'Who can I shoot?', about: 'Arcs and bands of foot and guns, on open ground.' },
    ],
    examples: () => [
      { id: 'T001-01', text: '001', title: 'Three stands at three inches', says: '18 : 9 = 2-1', wrong: null },
      { id: 'T000-17', text: '000', title: 'Canister at no range', says: '18 x 30% = 450%', wrong: 'The product is 540%.' },
    ],
    openExample: later('openExample'),
    throwExample: note('throwExample'),
    closeExample: note('closeExample', () => set({ example: null })),
    effectOf: (option) => {
      const choices = BOOK.options.find((one) => one.id === option)?.choices ?? [];
      return choices.map((choice, i) => ({ choice, said: `Odessa: ${6 * (i + 1)} : 18`, kind: i === 0 ? 'used' : 'changes' }));
    },
    saveChart: note('saveChart'),
    saveScenario: note('saveScenario'),
    saveGame: note('saveGame'),
    saveGeoJson: note('saveGeoJson'),
    zoom: note('zoom'),
    fit: note('fit'),
    dismiss: note('dismiss', () => set({ notice: null, fault: null })),
    answer: note('answer', () => set({ question: null })),
    goTo: note('goTo'),
    addUnit: (unit) => {
      asked.push(['addUnit', unit]);
      return null;
    },
    addTerrain: (kind, name) => {
      asked.push(['addTerrain', kind, name]);
      return null;
    },
    troops: () => [
      {
        id: 'french-line',
        label: 'French line',
        group: 'Napoleonic foot',
        arm: 'foot',
        orders: ['line', 'attack-column', 'march-column', 'square'],
        stands: 3,
        guns: [],
      },
      { id: 'light-cavalry', label: 'Light cavalry', group: 'Horse', arm: 'horse', orders: ['line', 'march-column'], stands: 3, guns: [] },
      {
        id: 'foot-artillery',
        label: 'Foot artillery',
        group: 'Guns',
        arm: 'gun',
        orders: ['unlimbered', 'limbered'],
        stands: 2,
        guns: [
          { id: 'nap-12', label: '12-pounder' },
          { id: 'nap-6', label: '6-pounder' },
        ],
      },
    ],
    terrainKinds: () => [
      { kind: 'woods', label: 'Woods' },
      { kind: 'hill', label: 'Hill' },
      { kind: 'stream', label: 'Stream' },
    ],
    keys: [
      { group: 'Tools', label: 'Select', keys: 'V', tool: 'select' },
      { group: 'Tools', label: 'Move', keys: 'G', tool: 'move' },
      { group: 'Tools', label: 'Wheel', keys: 'W', tool: 'wheel' },
      { group: 'Tools', label: 'Fire', keys: 'F', tool: 'fire' },
      { group: 'Tools', label: 'Ricochet', keys: 'B', tool: 'ricochet' },
      { group: 'Tools', label: 'Arcs', keys: 'A', tool: 'arcs' },
      { group: 'Tools', label: 'Measure', keys: 'M', tool: 'measure' },
      { group: 'Tools', label: 'Units', keys: 'N', tool: 'units' },
      { group: 'Tools', label: 'Terrain', keys: 'T', tool: 'terrain' },
      { group: 'Pieces', label: 'Nudge 0.1″', keys: '← → ↑ ↓' },
      { group: 'Game', label: 'Redo', keys: 'Ctrl Shift Z / Ctrl Y' },
      { group: 'Fire', label: 'Fire at once', keys: 'Enter' },
    ],
  };
}
