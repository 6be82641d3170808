/** Where a number or a ruling comes from, and what to light up on the table for it. */
import type { Span } from '#geometry/check/facts';
import type { StandId, TerrainId } from '#geometry/table/table';

export type Status = 'printed' | 'found' | 'our-reading' | 'reconstructed' | 'house' | 'yours';

/** Where a number or a ruling comes from. `text` is the book's id ("001"), `where` its passage in our own words. */
export interface SourceRef {
  readonly text: string;
  readonly where: string;
  readonly status: Status;
  /** Id of the reading chosen, when the passage is damaged, silent or ambiguous: C001-8, G-arc. */
  readonly reading?: string;
  /** Id of the player's own chart that the number was read from; only with status `yours`. */
  readonly chart?: string;
}

/** What to light up on the table for a line of the ruling: segments, stands, pieces. All optional, all from facts. */
export interface Witness {
  readonly spans?: readonly Span[];
  readonly stands?: readonly StandId[];
  readonly terrain?: readonly TerrainId[];
}
