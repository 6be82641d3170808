/** Text 001, fire: solid shot laid along a line, canister and small arms by value, odds and a d12 on the Effect of Fire chart. */
import type { RuleSet } from '../../engine/contract.ts';
import { bands, card } from './card.ts';
import { charts } from './charts.ts';
import { arcOf } from './measure.ts';
import { modes } from './modes.ts';
import { options } from './options.ts';
import { foresee, settle } from './settle.ts';
import { steps } from './steps.ts';

export const stands: RuleSet = {
  id: 'stands',
  label: 'Stands and odds',
  version: 1,
  inchIsYards: 50,
  options,
  charts,
  fire: { steps, modes, foresee, settle },
  card,
  bands,
  arc: (_fighter, stand, readings) => arcOf(stand, readings),
};
