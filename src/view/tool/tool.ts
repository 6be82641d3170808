/**
 * A tool is a value: its handlers say what comes next and what, if anything, to ask of the game; `show` says what to draw
 * for the state that it is in. No pixi and no DOM, so a whole gesture is tested as down, move, up.
 */
import type { Command, Placing } from '#game/command';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Degrees, Tape } from '#geometry/shape/units';
import type { Point, StandId, TerrainId, UnitId } from '#geometry/table/table';
import type { Aim } from '#rules/engine/contract';
import type { KeyPress } from '../keys.ts';
import type { Mark } from '../mark/mark.ts';
import type { Pointer } from '../pointer.ts';
import type { Camera } from '../scene.ts';

export type { ToolName } from '../toolName.ts';

/** Chosen stands, whole units or parts of them, or one piece of terrain; never both. */
export interface Selection {
  readonly stands: readonly StandId[];
  readonly terrain: TerrainId | null;
}

/** What a tool may read. */
export interface ToolContext {
  readonly state: GameState;
  readonly camera: Camera;
  readonly selection: Selection;
  readonly plan: ShotPlan | null;
  readonly aim: Aim | null;
  /** Whether the mode in hand is aimed at a unit or laid along a line. */
  readonly aimedAt: 'unit' | 'line';
  /** The point of ricochet and its limit, while the mode has one: 0 < at < below. */
  readonly ricochet: { readonly at: number; readonly below: number } | null;
  /** What the book lets a unit march, for the read-out; null where no book limits it. */
  readonly allowance: (unit: UnitId) => Tape | null;
}

export type Cursor = 'default' | 'pointer' | 'grab' | 'grabbing' | 'crosshair' | 'move' | 'not-allowed';

/** What to draw for a tool's state, beside what the table shows anyway. */
export interface Shown {
  readonly marks: readonly Mark[];
  readonly ghosts?: readonly Placing[];
  readonly cursor: Cursor;
  /** What the present gesture does, for the status line. */
  readonly said: string;
  /** Where to hold the magnifier while a finger hides the point. */
  readonly loupe?: Point;
  /** What Ctrl+C copies. */
  readonly copy?: string;
}

/** The answer to one event. Absent fields change nothing. */
export interface Outcome {
  readonly next: Tool;
  readonly send?: Command;
  readonly selection?: Selection;
  readonly aim?: Aim | null;
  readonly ricochet?: number;
  readonly fire?: 'now' | 'declare';
}

export interface Tool {
  /** Name of the state, for the keyboard and for tests: idle, dragging, aiming… */
  readonly name: string;
  /** True between gestures: losing the pointer then means nothing, and Escape goes one level back. */
  readonly resting: boolean;
  down(pointer: Pointer, context: ToolContext): Outcome;
  move(pointer: Pointer, context: ToolContext): Outcome;
  up(pointer: Pointer, context: ToolContext): Outcome;
  /** Escape, the right button, or a pointer that was lost: ends the gesture without an effect. */
  cancel(context: ToolContext): Outcome;
  /** Null when the tool has no use for the key. */
  key(press: KeyPress, context: ToolContext): Outcome | null;
  show(context: ToolContext): Shown;
  /** Whether a finger's drag from here is the tool's; otherwise it pans. */
  takes(pointer: Pointer, context: ToolContext): boolean;
  /** The measuring tool with this state's ruler on the table, to recall it by. */
  readonly ruler?: Tool;
  /** Two fingers or the wheel turn the selection; absent where the tool turns nothing. */
  twist?(turn: Degrees, done: boolean, context: ToolContext): Outcome;
}

export const NOTHING_SELECTED: Selection = { stands: [], terrain: null };
