/** Every sentence that the panels add. What a rule says comes from the rule book; names come from the file and are only ever text. */
import type { Order, UnitState } from '#rules/engine/contract';
import type { Status } from '#rules/engine/source';
import type { PartName } from '#rules/engine/parts';
import type { ToolName } from '../desk.ts';
import type { RoomName } from '../layout.svelte.ts';

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "A, B and C". */
export function listWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

export const TOOLS: Readonly<Record<ToolName, { readonly label: string; readonly about: string }>> = {
  select: { label: 'Select', about: 'Select and drag stands' },
  move: { label: 'Move', about: 'Move straight, obliquely or freely' },
  wheel: { label: 'Wheel', about: 'Wheel a line on its front corner' },
  fire: { label: 'Aim', about: 'Aim at a unit' },
  ricochet: { label: 'Ricochet', about: 'Lay a ricochet shot' },
  arcs: { label: 'Arcs', about: 'Show arcs and ranges' },
  measure: { label: 'Measure', about: 'Measure between two points' },
  units: { label: 'Units', about: 'Units on the table' },
  terrain: { label: 'Terrain', about: 'Terrain on the table' },
};

export const ORDERS: Readonly<Record<Order, string>> = {
  line: 'Line',
  'attack-column': 'Attack column',
  'march-column': 'March column',
  square: 'Square',
  skirmish: 'Skirmish',
  open: 'Open order',
  limbered: 'Limbered',
  unlimbered: 'Unlimbered',
};

export const STATES: Readonly<Record<UnitState | 'none', string>> = {
  fresh: 'In good order',
  none: 'No effect',
  stopped: 'Stopped',
  shaken: 'Shaken',
  routed: 'Routed',
  destroyed: 'Destroyed',
};

export const STATUSES: Readonly<Record<Status, string>> = {
  printed: 'printed',
  found: 'found elsewhere',
  'our-reading': 'our reading',
  reconstructed: 'reconstructed',
  house: 'house rule',
  yours: 'your chart',
};

/** The texts by the ids that sources name them by. */
const TEXTS: Readonly<Record<string, string>> = {
  '000': 'Text 000: fire in straight lines',
  '001': 'Text 001: stands and odds',
  '003': 'Text 003: normalized melee',
  '004': 'Text 004: Sands of the Sudan',
  house: 'House rules',
  game: 'The game itself',
};
export const textName = (id: string): string => (Object.hasOwn(TEXTS, id) ? (TEXTS[id] ?? id) : `Text ${id}`);

export const PARTS: Readonly<Record<PartName, string>> = { fire: 'Fire', melee: 'Melee', morale: 'Morale', movement: 'Movement' };

export const ROOM_WORDS: Readonly<Record<RoomName, { readonly label: string; readonly title: (book: string) => string }>> = {
  book: { label: 'Book', title: (book) => `The book: ${book}` },
  rules: { label: 'Rules', title: (book) => `Rules of ${book}` },
  readings: { label: 'Readings', title: (book) => `Readings of ${book}` },
  charts: { label: 'Charts', title: (book) => `Charts of ${book}` },
};

export const TERRAIN: Readonly<Record<string, string>> = {
  stream: 'Stream',
  plough: 'Ploughed field',
  marsh: 'Marsh',
  wall: 'Stone wall',
  woods: 'Woods',
  hill: 'Hill',
  building: 'Building',
  works: 'Works',
  road: 'Road',
  bridge: 'Bridge',
};

export const OVERLAYS = {
  arcs: 'Arcs and bands',
  field: 'Field of fire',
  standLines: 'A line for every stand',
  labels: 'Labels',
  levels: 'Levels of ground',
} as const;

export const WORDS = {
  brand: 'Line of Fire',
  tagline: 'A miniatures table that measures for you, and shows the rule behind every inch.',
  empty: 'Select a gun or a unit, choose how to fire, then point at a target.',
  pointAt: 'Choose how to fire, then point at a target.',
  bareTable: 'Add a unit from the list at the right.',
  mayFire: 'May fire.',
  mayNot: 'May not fire.',
  crosses: (stands: number, units: number): string =>
    stands === 0 ? 'Strikes nothing on its way.' : `Crosses ${plural(stands, 'stand')} of ${plural(units, 'unit')}`,
  bears: (may: number, all: number, target: string): string =>
    all === 1 ? `Bears on ${target}` : `${may} of ${plural(all, 'stand')} ${may === 1 ? 'bears' : 'bear'} on ${target}`,
  noFriends: 'no friends in the line',
  friendsInLine: (count: number): string => `${plural(count, 'friendly unit')} in the line`,
  friendWarning: (name: string, at: string | null): string =>
    at === null
      ? `${name}, a friend, stands in the line. It will be struck.`
      : `The line also crosses ${name}, a friend, at ${at}. It will be struck.`,
  heading: (mode: string, firer: string, target: string | null): string =>
    target === null ? `${mode}, ${firer}` : `${mode}, ${firer} at ${target}`,
  oneReading: 'One reading chosen.',
  readingsChosen: (count: number): string => (count === 1 ? 'One reading chosen.' : `${count} readings chosen.`),
  expected: (target: string): string => `Expected effect on ${target}`,
  working: 'Working out the chances',
  lastRoll: (dice: string): string => `Last roll: ${dice}`,
  noRoll: 'No dice thrown yet',
  seedLine: (seed: string, thrown: number): string => `seed ${seed} · ${plural(thrown, 'die', 'dice')} thrown`,
  typedLine: 'Dice are typed in',
  saved: (state: string): string => state,
  stepOf: (head: number): string => `Step ${head}`,
  leftBranches: (count: number): string => (count === 0 ? 'Every step kept' : plural(count, 'undone branch', 'undone branches')),
  declared: (count: number): string => plural(count, 'shot declared', 'shots declared'),
  standsMayFire: (may: number, all: number): string => `${may} of ${plural(all, 'stand')} may fire`,
  figuresOf: (now: number, full: number): string => (now === full ? plural(full, 'figure') : `${now} of ${plural(full, 'figure')}`),
  lost: (count: number): string => `${count} lost`,
  losses: (figures: number, stands: number): string => {
    const parts = [figures > 0 ? plural(figures, 'figure') : '', stands > 0 ? plural(stands, 'stand') : ''].filter((part) => part !== '');
    return parts.length === 0 ? 'Nothing lost' : `Loses ${parts.join(' and ')}`;
  },
  gunHit: (part: string | null, stopped: boolean): string =>
    part === null
      ? 'May not fire next turn'
      : `${part === 'gun' ? 'Gun' : part === 'crew' ? 'Crew' : 'Limber'} hit${stopped ? ', may not fire next turn' : ''}`,
  needDice: (left: number): string => `${plural(left, 'die', 'dice')} still to type.`,
  unitAt: (x: string, y: string, facing: string): string => `${x} east, ${y} north, facing ${facing}°`,
  deleteUnit: (name: string): string => `Delete ${name}?`,
  deleteAbout: 'Its stands leave the table. Undo brings them back.',
  nothingHere: 'Nothing on the table yet.',
  noOneInReach: 'Nobody in arc and range.',
  noneCanShoot: 'Nobody bears on it.',
} as const;

export { plural };
