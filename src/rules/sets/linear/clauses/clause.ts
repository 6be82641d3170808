/** How a clause of text 000 is written down. */
import type { Clause } from '../../../engine/parts.ts';
import type { Status } from '../../../engine/source.ts';

type More = Pick<Clause, 'reading' | 'charts'>;

export const clauseOf =
  (status: Status) =>
  (where: string, heading: string, words: readonly string[], more: More = {}): Clause => ({
    text: '000',
    where,
    heading,
    words,
    status,
    ...more,
  });
