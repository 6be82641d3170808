/** A small hand-made book for the reading rooms: one chart of every kind, a few clauses, one drawn figure, two readings. */
import type { Chart } from '#rules/engine/chart';
import type { FireMode, RuleSet } from '#rules/engine/contract';
import type { Clause, Figure } from '#rules/engine/parts';
import type { SourceRef } from '#rules/engine/source';

export const from = (where: string, status: SourceRef['status'] = 'printed', reading?: string): SourceRef => ({
  text: '001',
  where,
  status,
  ...(reading === undefined ? {} : { reading }),
});

const unused = (): never => {
  throw new Error('the panels never ask the rules themselves');
};

function mode(id: string, label: string, aim: 'unit' | 'line', step = 'artillery'): FireMode {
  return { id, label, step, aim, loads: () => [], measure: unused, offered: unused, judge: unused, throwFor: unused };
}

export const RICOCHET = mode('ricochet', 'Ricochet', 'line');
export const CANISTER = mode('canister', 'Canister', 'unit', 'small-arms');

export const BANDS: Chart = {
  kind: 'bands',
  id: 'small-arms.musket',
  title: 'Smoothbore musket',
  source: from('small arms, ranges of the smoothbore musket'),
  bands: [
    { upTo: 2, name: 'close', value: [2, 1] },
    { upTo: 4, name: 'medium', value: [1, 1] },
    { upTo: 6, name: 'long', value: [1, 2] },
  ],
};
export const GRID: Chart = {
  kind: 'grid',
  id: 'effect-of-fire',
  title: 'Effect of Fire, least modified d12',
  source: from('Effect of Fire', 'reconstructed'),
  columns: ['S', 'H'],
  runs: { across: 'rising' },
  rows: [
    { key: '1-3', cells: [8, 11] },
    { key: '1-2', cells: [7, null] },
  ],
};
export const LIST: Chart = {
  kind: 'list',
  id: 'artillery-ranges',
  title: 'Effective range of shot in inches',
  source: from('Guns', 'reconstructed'),
  rows: [
    { id: 'nap-6', effective: 16 },
    { id: 'nap-12', effective: 20, source: from('Guns', 'our-reading', 'C001-15') },
  ],
};
export const MODIFIERS: Chart = {
  kind: 'modifiers',
  id: 'die-modifiers',
  title: 'Modifiers of the die',
  source: from('Modifiers'),
  rows: [
    { id: 'column', label: 'Attack column', op: 'add', value: [1, 1] },
    { id: 'uphill', label: 'Uphill', op: 'times', value: [1, 2], source: from('Uphill', 'our-reading', 'C001-8') },
  ],
};
export const CURVES: Chart = {
  kind: 'curves',
  id: 'fire-curves',
  title: 'Chance of a hit, per cent a figure',
  source: from('Curves'),
  rows: [
    {
      id: 'musket',
      label: 'Musket',
      upTo: 15,
      coefficients: [
        [30, 1],
        [-2, 1],
      ],
    },
    {
      id: 'rifle',
      label: 'Rifle',
      upTo: 30,
      coefficients: [
        [30, 1],
        [-1, 1],
      ],
    },
  ],
};

const CLAUSES: readonly Clause[] = [
  {
    text: '001',
    where: 'Artillery arc',
    heading: 'What a gun bears on',
    words: ['A gun fires through the half circle before it.'],
    status: 'printed',
  },
  {
    text: '001',
    where: 'Ricochet',
    heading: 'Ricochet',
    words: ['A ball laid short strikes the ground at its point of ricochet.', 'Beyond it the ball runs on for two thirds of the way.'],
    status: 'printed',
  },
  {
    text: '001',
    where: 'enfilade',
    heading: 'Enfilade',
    words: ['Fire along a line counts twice.'],
    status: 'our-reading',
    reading: 'C001-18',
    charts: ['die-modifiers'],
  },
  {
    text: '003',
    where: 'Effect of Fire',
    heading: 'Effect of Fire <b>chart</b>',
    words: ['A d12 is read against the odds.'],
    status: 'reconstructed',
    charts: ['effect-of-fire'],
  },
];

const FIGURES: readonly Figure[] = [
  {
    id: 'figure-1',
    title: 'Musket and rifle',
    said: 'Two straight lines that meet at nothing.',
    curves: [
      { chart: 'fire-curves', row: 'musket', label: 'Musket' },
      { chart: 'fire-curves', row: 'rifle', label: 'Rifle' },
    ],
    staircase: { chart: 'small-arms.musket', label: 'The steps' },
  },
];

export const BOOK: RuleSet = {
  id: 'stands',
  label: 'Stands and odds',
  version: 1,
  inchIsYards: 50,
  parts: {
    fire: {
      id: 'stands',
      label: 'Stands and odds',
      text: '001',
      charts: ['small-arms.musket', 'effect-of-fire', 'artillery-ranges', 'die-modifiers'],
    },
    melee: { id: 'normalized', label: 'Normalized melee', text: '003', charts: ['fire-curves'] },
    morale: { id: 'house-stands', label: 'House morale', text: 'house', charts: [] },
    movement: { id: 'house-stands', label: 'House movement', text: 'house', charts: [] },
  },
  options: [
    {
      id: 'C001-18',
      choices: ['any-angle', 'flank'],
      label: 'Enfilade asks for more than one stand crossed, or for a flank too',
      source: from('enfilade', 'our-reading', 'C001-18'),
      quote: 'line of fire passes through more than one stand',
      reads: 'Two stands on one line of fire are enough.',
      why: 'The passage names no angle.',
      means: ['Any line through two stands.', 'Only a line that enters by a flank.'],
    },
    {
      id: 'C001-15',
      choices: ['maximum', 'effective'],
      label: 'How far a ball may run after the point of ricochet',
      source: from('ricochet fire', 'our-reading', 'C001-15'),
      quote: null,
      reads: 'The run is two thirds of the way to the point.',
      why: 'The run has a limit of its own.',
      means: ['It may run past the effective range.', 'It ends at the effective range.'],
    },
  ],
  charts: [BANDS, GRID, LIST, MODIFIERS, CURVES],
  fire: {
    steps: [
      { id: 'artillery', label: 'Artillery' },
      { id: 'small-arms', label: 'Small arms' },
    ],
    rules: 'by-target',
    modes: [RICOCHET, CANISTER],
    foresee: unused,
    settle: unused,
  },
  melee: {
    id: 'normalized',
    label: 'Normalized melee',
    words: { worth: 'value', points: 'percentage points' },
    begin: unused,
    mayExpand: unused,
    foresee: unused,
    fight: unused,
    roundsLeft: unused,
    charts: [],
  },
  morale: { id: 'house-stands', label: 'House morale', due: unused, mayRally: unused, foresee: unused, test: unused },
  movement: {
    id: 'house-stands',
    label: 'House movement',
    allowance: unused,
    throwAllowance: unused,
    price: unused,
    first: unused,
    leastCharge: unused,
  },
  clauses: CLAUSES,
  figures: FIGURES,
  card: () => [],
  bands: () => [],
  arc: unused,
  withCharts: (yours) => ({ ...BOOK, charts: BOOK.charts.map((chart) => yours.find((one) => one.id === chart.id) ?? chart) }),
};
