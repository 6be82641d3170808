/** What is in the player's hands: the game, the tool, what is selected and aimed. Replaced as a whole, never changed in place. */
import type { CompareBy } from '#game/compare';
import type { Placing } from '#game/command';
import type { Session, ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Aim, RuleSet, Witness } from '#rules/engine/contract';
import type { Library } from '#rules/engine/library';
import type { DeskView, FileFault, Question, Settled } from '#ui/desk';
import type { Camera } from '#view/scene';
import type { Selection } from '#view/tool/tool';

export type RunningSession = Session & { readonly start: () => GameState };

/** A question on screen and what each answer does. */
export interface Asking extends Question {
  readonly onYes: () => void;
  /** What is done before `onYes` where that is asked for. */
  readonly onFirst?: () => void;
}

/** How the aimed shot is compared: at the same inches or yards, and at which range in place of the measured one. */
export interface Comparing {
  readonly by: CompareBy;
  readonly ghost: number | null;
}

export interface Bench {
  readonly session: RunningSession;
  readonly library: Library;
  readonly selection: Selection;
  /** The unit under the pointer. */
  readonly hovered: string | null;
  readonly mode: { readonly mode: string; readonly load: string | null };
  readonly aim: Aim | null;
  /** Where the player laid the point of ricochet; null until then. */
  readonly ricochetAt: number | null;
  /** Rounds declared for a machine gun, for the present aim; null where the rule takes its own. */
  readonly rounds: number | null;
  /** An umpire's range in place of the measured one, in inches, for the present aim. */
  readonly umpiresRange: number | null;
  readonly settled: Settled | null;
  /** Where the selected unit would come to stand by the charge that is pointed at. */
  readonly ghostCharge: readonly Placing[] | null;
  /** How the aimed shot is compared; null while the comparison is closed. */
  readonly comparing: Comparing | null;
  /** A range that the comparison of this very plan was asked about: the firing unit's ghost stands there until the next aim. */
  readonly rangeGhost: { readonly plan: ShotPlan; readonly inches: number } | null;
  /** The worked example that was opened and is in sight, by its id. */
  readonly example: string | null;
  /** The melee in sight was closed by the player. */
  readonly fightClosed: boolean;
  /** Another unit was selected since the last round: the panel turns to that. */
  readonly fightLeft: boolean;
  readonly lit: { readonly line: string; readonly witness: Witness } | null;
  readonly notice: DeskView['notice'];
  readonly fault: FileFault | null;
  readonly asking: Asking | null;
  readonly typedDice: boolean;
  /** Moves on the table are marches: they count, and may not go beyond what the book allows. */
  readonly marching: boolean;
  readonly overlays: DeskView['overlays'];
  readonly dark: boolean;
  readonly saved: string;
  readonly camera: Camera;
}

export const stateOf = (bench: Bench): GameState => bench.session.state();

/** The book in force: it follows the state, since a chosen book, a chart of the player's own and an undo all change it. */
export const bookOf = (bench: Bench): RuleSet => bench.library.bookOf(stateOf(bench));
