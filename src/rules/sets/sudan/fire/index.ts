/** Text 004, fire: a d10 to hit by range, a factor by range and target, a d6, and the casualty table; all fire at once. */
import type { Readings } from '../../../engine/contract.ts';
import { withYours, type FirePart, type PartMaker } from '../../../engine/parts.ts';
import { TEXT } from '../shared/index.ts';
import { bandsOf, cardOf } from './card.ts';
import { charts as shipped } from './charts.ts';
import { clauses } from './clauses/index.ts';
import { jamsOf } from './jam.ts';
import { arcOf } from './measure.ts';
import { FIRE_STEP, modesOf } from './modes.ts';
import { options } from './options.ts';
import { alike, foresee, settleBy } from './settle.ts';
import { tablesOf } from './tables.ts';

const DEFAULTS: Readings = {};

export const sudanFire: PartMaker<FirePart> = (yours) => {
  const charts = withYours(shipped, yours);
  const tables = tablesOf(charts);
  return {
    id: 'sudan',
    label: 'Sands of the Sudan',
    text: TEXT,
    inchIsYards: tables.inchIsYards,
    options,
    charts,
    clauses,
    fire: {
      steps: [{ id: FIRE_STEP, label: 'Firing' }],
      counts: ' figures',
      rules: 'by-share',
      modes: modesOf(tables),
      foresee: (target, shares, context) => foresee(target, shares, context, tables),
      settle: settleBy(tables),
      alike: (target, shares, context) => alike(target, shares, context, tables),
      jams: jamsOf(tables),
    },
    card: (fighter, stand, readings = DEFAULTS) => cardOf(fighter, stand, readings, tables),
    bands: (fighter, stand, readings = DEFAULTS) => bandsOf(fighter, stand, readings, tables),
    arc: (_fighter, stand, readings) => arcOf(stand, readings, tables),
  };
};
