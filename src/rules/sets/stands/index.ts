/** Text 001, fire: solid shot laid along a line, canister and small arms by value, odds and a d12 on the Effect of Fire chart. */
import { withYours, type FirePart, type PartMaker } from '../../engine/parts.ts';
import { bandsOf, cardOf } from './card.ts';
import { charts as shipped } from './charts.ts';
import { arcOf } from './measure.ts';
import { clauses } from './clauses.ts';
import { modesOf } from './modes.ts';
import { options } from './options.ts';
import { settlementOf } from './settle.ts';
import { steps } from './steps.ts';
import { tablesOf } from './tables.ts';

export const standsFire: PartMaker<FirePart> = (yours) => {
  const charts = withYours(shipped, yours);
  const tables = tablesOf(charts);
  return {
    id: 'stands',
    label: 'Stands and odds',
    text: '001',
    inchIsYards: tables.inchIsYards,
    options,
    charts,
    clauses,
    fire: { steps, rules: 'by-target', modes: modesOf(tables), ...settlementOf(tables) },
    card: cardOf(tables),
    bands: bandsOf(tables),
    arc: (_fighter, stand, readings) => arcOf(tables, stand, readings),
  };
};
