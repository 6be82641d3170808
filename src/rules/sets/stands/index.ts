/** Text 001, fire: solid shot laid along a line, canister and small arms by value, odds and a d12 on the Effect of Fire chart. */
import type { FirePart, PartMaker } from '../../engine/parts.ts';
import { bands, card } from './card.ts';
import { charts } from './charts.ts';
import { arcOf } from './measure.ts';
import { modes } from './modes.ts';
import { options } from './options.ts';
import { foresee, settle } from './settle.ts';
import { steps } from './steps.ts';

export const standsFire: PartMaker<FirePart> = () => ({
  id: 'stands',
  label: 'Stands and odds',
  text: '001',
  inchIsYards: 50,
  options,
  charts,
  clauses: [],
  fire: { steps, rules: 'by-target', modes, foresee, settle },
  card,
  bands,
  arc: (_fighter, stand, readings) => arcOf(stand, readings),
});
