/** What the desk is made of: the bench, the play, the hand that holds a tool, and the picture of the table. */
import type { Hand } from '#view/tool/hand';
import type { Background } from './deskView.ts';
import type { Play } from './play.ts';
import type { Store } from './store.ts';

export interface DeskParts {
  readonly store: Store;
  readonly play: Play;
  readonly hand: Hand;
  readonly worked: () => Background;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  /** Looks at the game that was opened; with `message`, beside the message that tells of it. */
  readonly openedAnother: (message: boolean) => void;
}
