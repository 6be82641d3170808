/** The five fire modes of text 001. */
import type { FireMode } from '../../engine/contract.ts';
import { judgeCanister } from './canister.ts';
import { lists } from './charts.ts';
import { judgeHigh, throwForHigh } from './highTrajectory.ts';
import { judgeLine, throwForLine } from './line.ts';
import { LOADS, mayFireCanister, mayFireHigh, mayFireShot, mayFireSmallArms } from './mayFire.ts';
import { measureCanister, measureHigh, measureShot, measureSmallArms } from './measure.ts';
import { judgeSmallArms } from './smallArms.ts';
import { ARTILLERY_STEP, SMALL_ARMS_STEP } from './steps.ts';
import { isGun } from '../../roster/traits.ts';

const shotMode = (id: 'direct' | 'ricochet', label: string, ricochet: boolean): FireMode => ({
  id,
  label,
  step: ARTILLERY_STEP,
  aim: 'line',
  loads: () => [],
  measure: (_firer, stand, _shot, options) => measureShot(stand, options, ricochet),
  offered: (firer, stand, _options, load) => mayFireShot(firer, stand, ricochet, load ?? null),
  judge: (facts, context) => judgeLine(facts, context, ricochet),
  throwFor: (_facts, verdict, _context, roll) => throwForLine(verdict, roll),
});

const highTrajectory: FireMode = {
  id: 'high-trajectory',
  label: 'High trajectory',
  step: ARTILLERY_STEP,
  aim: 'unit',
  loads: (_firer, stand) => (isGun(stand) && lists(stand.gun.piece) ? LOADS : []),
  measure: (_firer, stand, shot, options) => measureHigh(stand, shot, options),
  offered: (firer, stand, _options, load) => mayFireHigh(firer, stand, load ?? null),
  judge: judgeHigh,
  throwFor: throwForHigh,
};

const canister: FireMode = {
  id: 'canister',
  label: 'Canister',
  step: SMALL_ARMS_STEP,
  aim: 'unit',
  loads: () => [],
  measure: (_firer, stand, _shot, options) => measureCanister(stand, options),
  offered: (firer, stand, _options, load) => mayFireCanister(firer, stand, load ?? null),
  judge: judgeCanister,
  throwFor: (_facts, verdict) => verdict.known,
};

const smallArms: FireMode = {
  id: 'small-arms',
  label: 'Small arms',
  step: SMALL_ARMS_STEP,
  aim: 'unit',
  loads: () => [],
  measure: (firer, stand, _shot, options) => measureSmallArms(firer, stand, options),
  offered: (firer, stand, _options, load) => mayFireSmallArms(firer, stand, load ?? null),
  judge: judgeSmallArms,
  throwFor: (_facts, verdict) => verdict.known,
};

export const modes: readonly FireMode[] = [
  shotMode('direct', 'Direct fire', false),
  shotMode('ricochet', 'Ricochet', true),
  highTrajectory,
  canister,
  smallArms,
];
