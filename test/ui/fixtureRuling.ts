/** A ricochet shot of the hand-made battle as it would be ruled, and what may come of it. */
import type { ModeChoice, ShotPlan } from '#game/session.types';
import type { LineOfFire } from '#geometry/check/facts';
import type { Tape } from '#geometry/shape/units';
import type { Refused, Ruling } from '#rules/engine/contract';
import { fraction } from '#rules/engine/fraction';
import type { Trail } from '#rules/engine/trail';
import type { AskedDice, Asking, Foreseen, Settled, UnitCard } from '#ui/desk';
import { CANISTER, from, RICOCHET } from './fixtureBook.ts';

const crossing = (stand: string, unit: string, side: string, enter: number, leg: 'direct' | 'ricochet') => ({
  stand,
  unit,
  side,
  enter,
  leave: enter + 0.8,
  leg,
});

const LINE: LineOfFire = {
  gun: 'bty1-1',
  from: { x: 6.6, y: 12 },
  to: { x: 25.7, y: 14.5 },
  bearing: 82.4,
  length: 19.3,
  planned: { x: 28, y: 14.9 },
  legs: [
    { kind: 'direct', from: { x: 6.6, y: 12 }, to: { x: 19.5, y: 13.7 }, length: 13 },
    { kind: 'ricochet', from: { x: 19.5, y: 13.7 }, to: { x: 25.7, y: 14.5 }, length: 6.3 },
  ],
  struck: [
    crossing('odessa-1', 'odessa', 'red', 9.38, 'direct'),
    crossing('odessa-2', 'odessa', 'red', 10.44, 'direct'),
    crossing('odessa-3', 'odessa', 'red', 11.51, 'direct'),
    crossing('narva-2', 'narva', 'red', 16.76, 'ricochet'),
  ],
  passedBy: [],
  crossed: [{ terrain: 'plough1', kind: 'plough', enter: 19.3, leave: 22 }],
  stoppedBy: { terrain: 'plough1', kind: 'plough', at: 19.3 },
  arc: { inside: true, half: 90, off: 0.6, margin: 6 },
  level: 0,
  ricochetAt: 1300 as Tape,
};

const span = { spans: [{ from: LINE.from, to: LINE.to }] };

const TRAIL: Trail = [
  {
    id: 'crossed',
    op: 'base',
    value: fraction(6),
    because: 'Odessa: 3 stands crossed before the point of ricochet',
    source: from('Direct fire'),
    shown: '3 × 2 = 6',
    seen: { ...span, stands: ['odessa-1', 'odessa-2', 'odessa-3'] },
    parts: [
      {
        id: 'stand',
        op: 'base',
        value: fraction(2),
        because: 'Entered at 9.38″',
        source: from('Direct fire'),
        seen: { stands: ['odessa-1'] },
      },
      {
        id: 'stand',
        op: 'add',
        value: fraction(2),
        because: 'Entered at 10.44″',
        source: from('Direct fire'),
        seen: { stands: ['odessa-2'] },
      },
      {
        id: 'stand',
        op: 'add',
        value: fraction(2),
        because: 'Entered at 11.51″',
        source: from('Direct fire'),
        seen: { stands: ['odessa-3'] },
      },
    ],
  },
  { id: 'run', op: 'note', value: fraction(0), because: 'Run-on is 2/3 of 13.00″', source: from('Ricochet'), shown: '8.67″', seen: span },
  {
    id: 'stop',
    op: 'note',
    value: fraction(0),
    because: 'Ploughed field ends the run',
    source: from('Ricochet', 'our-reading', 'C001-17'),
    shown: '19.30″',
    seen: { terrain: ['plough1'] },
  },
  {
    id: 'odds',
    op: 'note',
    value: fraction(0),
    because: 'Odds, rounded to the target',
    source: from('Effect of Fire', 'reconstructed'),
    shown: '6 : 18 = 1-3',
  },
  { id: 'column', of: 'die', op: 'add', value: fraction(1), because: 'Attack column', source: from('Modifiers'), shown: '+1 on the d12' },
  {
    id: 'enfilade',
    op: 'times',
    value: fraction(2),
    because: 'Enfilade does not double solid shot',
    source: from('enfilade', 'our-reading', 'C001-18'),
    counts: false,
  },
];

export const PLAN: ShotPlan = {
  shot: { unit: 'bty1', stands: ['bty1-1'], mode: 'ricochet', load: 'shot', aim: { bearing: 82.4 }, ricochet: 13 },
  mode: RICOCHET,
  stands: [
    {
      facts: { stand: 'bty1-1', line: LINE, pair: null, considered: [] },
      verdict: {
        stand: 'bty1-1',
        checks: [],
        refused: null,
        known: [],
        dice: [{ count: 1, sides: 6, why: 'a stand beyond the point of ricochet', for: 'narva' }],
        friends: [],
      },
    },
  ],
  groups: [],
  refused: null,
  shares: [],
  foreseen: [
    {
      target: 'odessa',
      step: 'artillery',
      value: fraction(6),
      odds: '1-3',
      column: '1-3',
      modifiers: [{ id: 'column', value: 1 }],
      trail: TRAIL,
      result: '',
      readings: { 'C001-18': 'any-angle' },
    },
    {
      target: 'narva',
      step: 'artillery',
      value: fraction(7, 2),
      odds: null,
      column: null,
      modifiers: [],
      trail: [
        {
          id: 'crossed',
          op: 'note',
          value: fraction(0),
          because: 'Narva: 1 stand crossed after the point of ricochet',
          source: from('Ricochet'),
          shown: 'one d6',
          seen: { stands: ['narva-2'] },
        },
      ],
      result: '',
    },
  ],
  checks: [
    {
      id: 'arc',
      ok: true,
      said: 'Target in the 180° arc',
      value: '0.6° right of front',
      spare: '89.4° to spare',
      source: from('Artillery arc'),
      seen: span,
    },
    { id: 'level', ok: true, said: 'Same level of ground', value: 'both level 0', spare: null, source: from('Direct fire') },
    {
      id: 'por',
      ok: true,
      said: 'Smoothbore; point of ricochet short of effective range',
      value: '13.00″ of 24″',
      spare: '11.00″ to spare',
      source: from('Ricochet'),
      seen: span,
    },
  ],
};

const OUT_OF_ARC: Refused = {
  code: 'out-of-arc',
  because: 'Out of arc by 0.27″. Turn 3.5° left and Narva is in.',
  source: from('Artillery arc', 'our-reading', 'C001-2'),
  seen: span,
};

export const REFUSED_PLAN: ShotPlan = {
  ...PLAN,
  refused: OUT_OF_ARC,
  foreseen: [],
  shares: [],
  stands: PLAN.stands.map((one) => ({ ...one, verdict: { ...one.verdict, refused: OUT_OF_ARC } })),
  checks: PLAN.checks.map((check) => (check.id === 'arc' ? { ...check, ok: false, value: '93.5° left of front', spare: null } : check)),
};

/** Two guns of a battery with canister: one bears, the other does not; a friend stands in the way of a line. */
export const UNIT_PLAN: ShotPlan = {
  ...PLAN,
  shot: { unit: 'bty1', mode: 'canister', aim: { at: 'odessa' } },
  mode: CANISTER,
  stands: [
    { ...PLAN.stands[0]!, verdict: { ...PLAN.stands[0]!.verdict, friends: ['leger'] } },
    {
      facts: { stand: 'bty1-2', line: null, pair: null, considered: [] },
      verdict: {
        stand: 'bty1-2',
        checks: [],
        refused: { ...OUT_OF_ARC, because: 'Stone wall in the line at 3.99″.' },
        known: [],
        dice: [],
        friends: [],
      },
    },
  ],
};

export const MODES: readonly ModeChoice[] = [
  { mode: 'direct', load: null, label: 'Direct', step: 'artillery', aim: 'line', refused: null },
  { mode: 'ricochet', load: null, label: 'Ricochet', step: 'artillery', aim: 'line', refused: null },
  { mode: 'high-trajectory', load: 'shot', label: 'High trajectory', step: 'artillery', aim: 'unit', refused: null },
  {
    mode: 'high-trajectory',
    load: 'shell',
    label: 'Shell',
    step: 'artillery',
    aim: 'unit',
    refused: { code: 'no-shell', because: 'A 12-pounder of the period has no shell.', source: from('Guns', 'reconstructed') },
  },
  { mode: 'canister', load: null, label: 'Canister', step: 'small-arms', aim: 'unit', refused: null },
];

export const CHANCES: readonly Foreseen[] = [
  {
    target: 'odessa',
    outcomes: [
      { state: 'none', label: 'none', share: fraction(5, 12) },
      { state: 'stopped', label: 'stopped', share: fraction(4, 12) },
      { state: 'shaken', label: 'shaken', share: fraction(2, 12) },
      { state: 'routed', label: 'routed', share: fraction(1, 12) },
    ],
    mean: { lost: fraction(1, 4), of: 3, what: 'stands' },
  },
  { target: 'narva', outcomes: null, mean: null },
];

export const ASKED: readonly AskedDice[] = [
  { count: 1, sides: 6, why: 'a stand beyond the point of ricochet', for: 'narva', sure: true },
  { count: 1, sides: 12, why: 'effect on Odessa', for: 'odessa', sure: true },
  { count: 1, sides: 12, why: 'effect on Narva', for: 'narva', sure: false },
];

/** The last die is thrown only where the first shows a five or a six. */
export const ASKING: Asking = (known) => {
  const first = known(0, 6);
  if (first === null) return ASKED;
  return first >= 5 ? ASKED.map((call) => ({ ...call, sure: true })) : ASKED.slice(0, 2);
};

const RULING: Ruling = {
  ...PLAN.foreseen[0]!,
  dice: [8],
  effect: { state: 'shaken', figures: 0, stands: ['odessa-3'], guns: [] },
  result: 'Shaken',
};

export const SETTLED: Settled = {
  shots: [PLAN.shot],
  thrown: [
    { call: { count: 1, sides: 6, why: 'a stand beyond the point of ricochet', for: 'narva' }, faces: [4] },
    { call: { count: 1, sides: 12, why: 'effect on Odessa', for: 'odessa' }, faces: [8] },
  ],
  rulings: [RULING],
};

export const CARD: UnitCard = {
  unit: 'bty1',
  name: 'No. 1 Battery',
  side: 'French',
  sideIndex: 0,
  troop: 'Foot artillery',
  order: 'unlimbered',
  state: 'fresh',
  figures: 12,
  full: 12,
  stands: 2,
  jammed: 0,
  capabilities: [
    { label: 'Weapon', value: '12-pounder, smoothbore', source: from('Guns') },
    { label: 'Effective range', value: '18″', source: from('Guns', 'reconstructed') },
    { label: 'Canister', value: '16 / 10 / 5', source: from('Guns', 'reconstructed') },
  ],
  may: MODES,
  canShoot: [
    { unit: 'odessa', name: 'Odessa', side: 'Russians', inches: '9.38″', band: 'effective', said: 'may fire' },
    { unit: 'narva', name: 'Narva', side: 'Russians', inches: '16.76″', band: 'effective', said: 'may fire' },
  ],
  contacts: [],
  shotBy: [],
};
