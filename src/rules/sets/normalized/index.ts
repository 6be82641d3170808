/** Text 003: melee in rounds by values set against a standard infantryman, and the morale level that its tests were rebuilt with. */
import type { MeleePart, MoralePart, PartMaker } from '../../engine/parts.ts';
import { chartsOf } from './charts.ts';
import { meleeClauses, moraleClauses } from './clauses.ts';
import { meleeRules } from './melee.ts';
import { moraleRules } from './morale.ts';
import { options } from './options.ts';

export const normalizedMelee: PartMaker<MeleePart> = (yours) => {
  const charts = chartsOf(yours);
  return {
    id: 'normalized',
    label: 'Normalized melee',
    text: '003',
    options,
    charts: charts.melee,
    clauses: meleeClauses,
    melee: meleeRules(charts),
  };
};

export const normalizedMorale: PartMaker<MoralePart> = (yours) => {
  const charts = chartsOf(yours);
  return {
    id: 'morale-level',
    label: 'Morale level',
    text: '003',
    options: [],
    charts: charts.morale,
    clauses: moraleClauses,
    morale: moraleRules(charts),
  };
};
