/** The five fire modes of text 001. */
import type { FireMode } from '../../engine/contract.ts';
import { MEASURED_BY } from '../../engine/measuring.ts';
import { judgeCanister } from './canister.ts';
import { judgeHigh, throwForHigh } from './highTrajectory.ts';
import { judgeLine, throwForLine } from './line.ts';
import { LOADS, mayFireCanister, mayFireHigh, mayFireShot, mayFireSmallArms } from './mayFire.ts';
import { measureCanister, measureHigh, measureShot, measureSmallArms } from './measure.ts';
import { judgeSmallArms } from './smallArms.ts';
import { ARTILLERY_STEP, SMALL_ARMS_STEP } from './steps.ts';
import type { Tables } from './tables.ts';
import { isGun } from '../../roster/traits.ts';

/** Options that the measuring of each mode is read from. Shot is laid along a line: it needs no aim, no view and no count of what lies in the arc. */
const LAID = { construction: 'G-arc', level: MEASURED_BY.level, run: 'C001-15' } as const;
const AIMED = { ...MEASURED_BY, construction: 'G-arc' } as const;

const shotMode = (tables: Tables, id: 'direct' | 'ricochet'): FireMode => ({
  id,
  label: id === 'direct' ? 'Direct fire' : 'Ricochet',
  step: ARTILLERY_STEP,
  aim: 'line',
  ...(id === 'direct' ? { answers: ['artillery'] } : {}),
  loads: () => [],
  measuredBy: LAID,
  measure: (_firer, stand, _shot, options) => measureShot(tables, stand, options, id === 'ricochet'),
  offered: (firer, stand, _options, load) => mayFireShot(tables, firer, stand, { ricochet: id === 'ricochet', load: load ?? null }),
  judge: (facts, context) => judgeLine(tables, facts, context, id === 'ricochet'),
  throwFor: (_facts, verdict, _context, roll) => throwForLine(verdict, roll),
});

const highTrajectory = (tables: Tables): FireMode => ({
  id: 'high-trajectory',
  label: 'High trajectory',
  step: ARTILLERY_STEP,
  aim: 'unit',
  loads: (_firer, stand) => (isGun(stand) && tables.lists(stand.gun.piece) ? LOADS : []),
  measuredBy: { ...AIMED, view: 'C001-31' },
  measure: (_firer, stand, shot, options) => measureHigh(tables, stand, shot, options),
  offered: (firer, stand, _options, load) => mayFireHigh(tables, firer, stand, load ?? null),
  judge: (facts, context) => judgeHigh(tables, facts, context),
  throwFor: (facts, verdict, context, roll) => throwForHigh(tables, { facts, verdict }, context, roll),
});

const canister = (tables: Tables): FireMode => ({
  id: 'canister',
  label: 'Canister',
  step: SMALL_ARMS_STEP,
  aim: 'unit',
  answers: ['machine-gun'],
  loads: () => [],
  measuredBy: { ...AIMED, enfilade: 'C001-18' },
  measure: (_firer, stand, _shot, options) => measureCanister(tables, stand, options),
  offered: (firer, stand, _options, load) => mayFireCanister(tables, firer, stand, load ?? null),
  judge: (facts, context) => judgeCanister(tables, facts, context),
  throwFor: (_facts, verdict) => verdict.known,
});

const smallArms = (tables: Tables): FireMode => ({
  id: 'small-arms',
  label: 'Small arms',
  step: SMALL_ARMS_STEP,
  aim: 'unit',
  answers: ['small-arms'],
  loads: () => [],
  measuredBy: { ...AIMED, enfilade: 'C001-18' },
  measure: (firer, stand, _shot, options) => measureSmallArms(tables, firer, stand, options),
  offered: (firer, stand, _options, load) => mayFireSmallArms(tables, firer, stand, load ?? null),
  judge: (facts, context) => judgeSmallArms(tables, facts, context),
  throwFor: (_facts, verdict) => verdict.known,
});

export const modesOf = (tables: Tables): readonly FireMode[] => [
  shotMode(tables, 'direct'),
  shotMode(tables, 'ricochet'),
  highTrajectory(tables),
  canister(tables),
  smallArms(tables),
];
