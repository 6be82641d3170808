/** The fire modes of this text, all in its one step. */
import type { FireMode } from '../../../engine/contract.ts';
import { groupsOf } from './group.ts';
import { judge } from './judge.ts';
import { firingStand } from './aim.ts';
import { mayFireArtillery, mayFireMachineGun, mayFireSmallArms } from './mayFire.ts';
import { measure } from './measure.ts';
import type { FireTables } from './tables.ts';

export const FIRE_STEP = 'fire';

type May = typeof mayFireSmallArms;
type Named = Pick<FireMode, 'id' | 'label' | 'answers'>;

/** Every mode aims at a unit and fires by groups; they differ in who may use them. Loads of other texts are passed over. */
const mode = (named: Named, may: May, tables: FireTables): FireMode => ({
  ...named,
  step: FIRE_STEP,
  aim: 'unit',
  loads: () => [],
  measure: (_firer, stand, _shot, options) => measure(stand, options, tables),
  offered: (firer, stand) => may(firer, stand, tables),
  judge: (facts, context) => judge(facts, context, tables, may(context.firer, firingStand(facts, context), tables)),
  group: (able, context, range) => groupsOf(able, context, range, tables),
  throwFor: (_facts, verdict) => verdict.known,
});

export const modesOf = (tables: FireTables): readonly FireMode[] => [
  mode({ id: 'small-arms', label: 'Small arms', answers: ['small-arms'] }, mayFireSmallArms, tables),
  mode({ id: 'artillery', label: 'Artillery', answers: ['direct', 'canister', 'ricochet', 'high-trajectory'] }, mayFireArtillery, tables),
  mode({ id: 'machine-gun', label: 'Machine gun' }, mayFireMachineGun, tables),
];
