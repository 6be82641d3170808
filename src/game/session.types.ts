/** What the app and the panels see of a running game. Implemented in session.ts, previews in preview.ts. */
import type { Check, FireMode, GroupVerdict, Refused, Ruling, Share, Shot, StandFacts, StandVerdict } from '#rules/engine/contract';
import type { Command } from './command.ts';
import type { GameEvent } from './event.ts';
import type { GameState } from './state.ts';

export type Decision = { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly refused: Refused };

export interface LogEntry {
  /** "1st Battery fires ricochet at bearing 4.1°", "Odessa moves 4.50″". */
  readonly title: string;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly before: GameState;
  readonly after: GameState;
}

/** Steps that were undone and then left for others: what was asked and what happened, without the states between. */
export type LeftBranch = readonly Pick<LogEntry, 'title' | 'command' | 'events'>[];

/** One firing stand of a preview. */
export interface PlannedStand {
  readonly facts: StandFacts;
  readonly verdict: StandVerdict;
}

/** A shot as it would be ruled, without its dice. `decide` starts from this very value. */
export interface ShotPlan {
  readonly shot: Shot;
  readonly mode: FireMode;
  readonly stands: readonly PlannedStand[];
  /** Where stands fire as one: their groups. Empty where each fires for itself. */
  readonly groups: readonly GroupVerdict[];
  /** Set when nothing can be fired at all: the first stand's reason. */
  readonly refused: Refused | null;
  readonly shares: readonly Share[];
  /** One for each ruling to come, in the order of the targets first met: value known so far, odds, modifiers. */
  readonly foreseen: readonly Omit<Ruling, 'dice' | 'effect'>[];
  /** Checks of the first firing stand, or of the refused one. */
  readonly checks: readonly Check[];
}

/** A mode (and load) offered to the selected stands; an illegal one stays visible with its reason. */
export interface ModeChoice {
  readonly mode: string;
  readonly load: string | null;
  readonly label: string;
  readonly step: string;
  readonly aim: 'unit' | 'line';
  readonly refused: Refused | null;
}

export interface Session {
  readonly state: () => GameState;
  /** Every entry of the present branch, done and undone; `head` entries are done. */
  readonly log: () => readonly LogEntry[];
  readonly head: () => number;
  /** Branches that were left by doing something else after an undo: nothing is ever lost. */
  readonly leftBranches: () => readonly LeftBranch[];
  readonly send: (command: Command) => Decision;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly onChange: (listener: (now: GameState, happened: readonly GameEvent[]) => void) => () => void;
}
