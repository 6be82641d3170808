/** Where the rulings of reaction come from, by name. */
import type { SourceRef } from '../../../engine/source.ts';
import { passage } from '../shared/index.ts';

export const sources = {
  after: passage('after close combat', 'found'),
  rows: passage('reaction after close combat', 'found'),
  emir: passage('reaction, an Emir', 'found'),
  none: passage('reaction, who takes none', 'found'),
  rally: passage('reaction, rallying', 'house', 'R004-1'),
} as const satisfies Readonly<Record<string, SourceRef>>;
