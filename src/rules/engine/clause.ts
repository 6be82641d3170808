/** What a reader opens: passages in our own words, and pictures drawn from charts. */
import type { Status } from './source.ts';

/** One passage of the rules in our own words. A SourceRef of the same `text` and `where` opens at it. */
export interface Clause {
  readonly text: string;
  readonly where: string;
  readonly heading: string;
  /** Paragraphs. */
  readonly words: readonly string[];
  readonly status: Status;
  /** Option or reading of the passage. */
  readonly reading?: string;
  /** Charts that belong to it, by id. */
  readonly charts?: readonly string[];
}

/** A picture of the text that is drawn from its charts: curves by row id of a chart of curves, and a staircase by id of a chart of bands. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly said: string;
  readonly curves: readonly { readonly chart: string; readonly row: string; readonly label: string }[];
  readonly staircase?: { readonly chart: string; readonly label: string };
}
