/** Passages of text 004 that its fire and its melee share, by name. */
import type { SourceRef, Status } from '../../../engine/source.ts';

export const TEXT = '004';

/** A passage of this text. */
export const passage = (where: string, status: Status = 'printed', reading?: string): SourceRef => ({
  text: TEXT,
  where,
  status,
  ...(reading === undefined ? {} : { reading }),
});

export const sharedSources = {
  randomFactors: passage('random fire and melee factors'),
  randomColumn: passage('random factors, whose column', 'our-reading', 'C004-14'),
  casualtyTable: passage('casualty table', 'reconstructed', 'D004-1'),
  beyondTheTable: passage('casualty table, beyond its ends', 'reconstructed', 'D004-1'),
  rounding: passage('casualty table, rounding', 'reconstructed', 'D004-1'),
  figureScale: passage('figure scale and the rest of a figure', 'found', 'C004-15'),
  noMoreThanThere: passage('figures lost, no more than are there', 'house'),
  peoples: passage('peoples of other wars', 'house', 'D004-2'),
} as const;
