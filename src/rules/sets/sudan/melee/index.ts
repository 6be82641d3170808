/** Text 004, close combat: who fights as another chapter has it, the factors rebuilt, casualties by the text's own tables. */
import { withYours, type MeleePart, type PartMaker } from '../../../engine/parts.ts';
import { sharedOptions, TEXT } from '../shared/index.ts';
import { clauses } from './clauses.ts';
import { meleeRules } from './rules.ts';
import { meleeCharts, meleeTablesOf } from './tables.ts';

export const sudanMelee: PartMaker<MeleePart> = (yours) => {
  const charts = withYours(meleeCharts, yours);
  return {
    id: 'close-combat',
    label: 'Close combat',
    text: TEXT,
    options: sharedOptions,
    charts,
    clauses,
    melee: meleeRules(charts, meleeTablesOf(charts)),
  };
};
