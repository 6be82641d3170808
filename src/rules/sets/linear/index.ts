/** Text 000, fire: the chance of each figure falls in a straight line with range; the chances of all are added up. */
import { withYours, type FirePart, type PartMaker } from '../../engine/parts.ts';
import { bandsOf, cardOf } from './card.ts';
import { shipped, tablesOf } from './charts.ts';
import { clauses } from './clauses.ts';
import { figures } from './figures.ts';
import { arcOf } from './measure.ts';
import { modesOf, steps } from './modes.ts';
import { options } from './options.ts';
import { foresee, settle } from './settle.ts';

export const linearFire: PartMaker<FirePart> = (yours) => {
  const tables = tablesOf(withYours(shipped, yours));
  return {
    id: 'linear',
    label: 'Linear fire',
    text: '000',
    inchIsYards: tables.inchIsYards,
    options,
    charts: tables.charts,
    clauses,
    figures,
    fire: { steps, counts: '%', rules: 'by-share', modes: modesOf(tables), foresee, settle },
    card: cardOf(tables),
    bands: bandsOf(tables),
    arc: (_fighter, stand, readings) => arcOf(tables, stand, readings),
  };
};
