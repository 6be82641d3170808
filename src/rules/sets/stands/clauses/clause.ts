/** One passage of text 001 in our own words. */
import type { Clause } from '../../../engine/parts.ts';
import type { Status } from '../../../engine/source.ts';

interface More {
  readonly status?: Status;
  readonly reading?: string;
  readonly charts?: readonly string[];
}

export const clause = (where: string, heading: string, words: readonly string[], { status = 'printed', ...more }: More = {}): Clause => ({
  text: '001',
  where,
  heading,
  words,
  status,
  ...more,
});
