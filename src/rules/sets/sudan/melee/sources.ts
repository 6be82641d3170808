/** Where the rulings of close combat come from, by name. The numbers' sources stand in the charts beside the numbers. */
import type { SourceRef } from '../../../engine/source.ts';
import { passage } from '../shared/index.ts';

export const sources = {
  whoFights: passage('close combat, who fights', 'found'),
  contact: passage('close combat, figures in contact', 'our-reading', 'M004-5'),
  opposed: passage('close combat, the number opposed', 'our-reading', 'M004-6'),
  flank: passage('close combat, flank and rear', 'found'),
  sameKind: passage('close combat between two of one kind', 'house', 'M004-7'),
  factors: passage('close combat, factors', 'reconstructed', 'M004-1'),
  firstRound: passage('close combat, the first round', 'reconstructed', 'M004-1'),
  noCharge: passage('close combat, charges', 'found'),
  defending: passage('close combat, positions', 'house', 'M004-3'),
  together: passage('close combat, both at once', 'our-reading', 'M004-8'),
  roundWinner: passage('after close combat', 'found'),
  ending: passage('close combat, how it ends', 'our-reading', 'M004-9'),
  mayFight: passage('close combat, who may fight', 'house', 'M004-10'),
} as const satisfies Readonly<Record<string, SourceRef>>;
