/** The three fire modes of text 000, all in one step. */
import type { FireMode, FireStep } from '../../engine/contract.ts';
import { judgeStand, firingStand } from './aimed.ts';
import type { Tables } from './charts.ts';
import { gunGroups } from './guns.ts';
import { mayFireGun, mayFireSmallArms } from './mayFire.ts';
import { measureGun, measureSmallArms, type Load } from './measure.ts';
import { volleyGroups } from './smallArms.ts';

export const steps: readonly FireStep[] = [{ id: 'fire', label: 'Fire' }];

interface GunMode {
  readonly id: string;
  readonly label: string;
  readonly load: Load;
  /** What a load may be called in an order. */
  readonly named: readonly string[];
  readonly answers: readonly string[];
}

const gunMode = (tables: Tables, { id, label, load, named, answers }: GunMode): FireMode => ({
  id,
  label,
  step: 'fire',
  aim: 'unit',
  loads: () => [],
  measure: (_firer, stand, _shot, options) => measureGun(tables, stand, options, load),
  offered: (firer, stand, _options, called) => mayFireGun(firer, stand, called ?? null, named),
  judge: (facts, context) =>
    judgeStand(facts, context, mayFireGun(context.firer, firingStand(facts, context), context.shot.load ?? null, named), 'front-to-target'),
  group: gunGroups(tables, load),
  answers,
  throwFor: (_facts, verdict) => verdict.known,
});

const smallArms = (tables: Tables): FireMode => ({
  id: 'small-arms',
  label: 'Small arms',
  step: 'fire',
  aim: 'unit',
  loads: () => [],
  measure: (firer, stand, _shot, options) => measureSmallArms(tables, firer, stand, options),
  offered: (firer, stand, _options, load) => mayFireSmallArms(tables, firer, stand, load ?? null),
  judge: (facts, context) => {
    const refused = mayFireSmallArms(tables, context.firer, firingStand(facts, context), context.shot.load ?? null);
    return judgeStand(facts, context, refused, 'mean-of-extremes');
  },
  group: volleyGroups(tables),
  answers: ['small-arms'],
  throwFor: (_facts, verdict) => verdict.known,
});

export const modesOf = (tables: Tables): readonly FireMode[] => [
  gunMode(tables, {
    id: 'direct',
    label: 'Round shot',
    load: 'round-shot',
    named: ['shot'],
    answers: ['direct', 'ricochet', 'high-trajectory', 'artillery'],
  }),
  gunMode(tables, { id: 'canister', label: 'Canister', load: 'canister', named: ['canister'], answers: ['canister'] }),
  smallArms(tables),
];
