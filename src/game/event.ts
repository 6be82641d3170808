/** What happened. A save is its events: loading folds them and asks no rule, so a later chart does not rewrite an old battle. */
import type { StandId, UnitId } from '#geometry/table/table';
import type { Effect, JamTry, Order, Readings, Ruling, Shot, Thrown } from '#rules/engine/contract';
import type { BySide, MeleeResult, MeleeRound } from '#rules/engine/melee';
import type { MoraleTest } from '#rules/engine/morale';
import type { FirstMove } from '#rules/engine/movement';
import type { Command, NewStand, Placing, MoveNote } from './command.ts';
import type { DiceState, GameState, OpenFight, Unit } from './state.ts';

/** Figures on a stand after something happened to them. */
export interface Strength {
  readonly stand: StandId;
  readonly figures: number;
}

/** A unit that breaks or flees, and how far it gets. */
export interface Retreat {
  readonly unit: UnitId;
  readonly placings: readonly Placing[];
  /** Inches gone, and those it would have gone over free ground. */
  readonly inches: number;
  readonly allowed: number;
  /** What cut it short, in words; null where nothing did. */
  readonly short: string | null;
  /** Friends who see it break, with the inches to them, edge to edge. */
  readonly seen: readonly { readonly unit: UnitId; readonly inches: number }[];
  /** Its guns were in action and hooked in to run: the unit is limbered now. */
  readonly limbers?: true;
  /** Gun stands that lost a wheel on the way and are hauled from now on. */
  readonly wheels?: readonly StandId[];
}

/** Commands that set up the table: each happens as it is asked for. */
export type EditOfTable = Extract<
  Command,
  {
    type:
      | 'rename'
      | 'delete'
      | 'set-unit'
      | 'add-terrain'
      | 'move-terrain'
      | 'reshape-terrain'
      | 'set-option'
      | 'set-book'
      | 'set-chart'
      | 'drop-chart'
      | 'set-rounds'
      | 'set-seed';
  }
>;

export type GameEvent =
  | { readonly type: 'ShotDeclared'; readonly shot: Shot }
  | { readonly type: 'ShotWithdrawn'; readonly index: number }
  | { readonly type: 'DiceThrown'; readonly throws: readonly Thrown[]; readonly then: DiceState; readonly typed: boolean }
  | {
      readonly type: 'ShotFired';
      readonly shot: Shot;
      readonly stands: readonly string[];
      /** Options that had a part in it, though it may strike nothing; absent in saves of before. */
      readonly readings?: Readings;
    }
  | { readonly type: 'EffectTaken'; readonly target: string; readonly step: string; readonly effect: Effect; readonly ruling: Ruling }
  | { readonly type: 'StepSettled'; readonly next: GameState['turn'] }
  | { readonly type: 'StandsPlaced'; readonly placings: readonly Placing[]; readonly note: MoveNote }
  | { readonly type: 'UnitAdded'; readonly unit: Unit; readonly stands: readonly NewStand[] }
  | { readonly type: 'Edited'; readonly command: EditOfTable }
  /** The unit has used so much of its move, this leg included. */
  | { readonly type: 'Marched'; readonly unit: UnitId; readonly moved: NonNullable<Unit['moved']> }
  | { readonly type: 'OrderTaken'; readonly unit: UnitId; readonly order: Order }
  | { readonly type: 'Charged'; readonly unit: UnitId; readonly target: UnitId; readonly inches: number }
  | { readonly type: 'MeleeBegun'; readonly fight: OpenFight }
  | { readonly type: 'MeleeRoundFought'; readonly round: MeleeRound; readonly left: readonly Strength[] }
  | {
      readonly type: 'MeleeEnded';
      readonly units: BySide<UnitId>;
      readonly result: MeleeResult;
      /** Figures after the recovered came back; stands with none leave the table, guns stay. */
      readonly left: readonly Strength[];
      readonly retreats: readonly Retreat[];
      /** Units that fight nobody any more. */
      readonly freed: readonly UnitId[];
    }
  | {
      readonly type: 'MoraleTaken';
      readonly test: MoraleTest;
      readonly key: string;
      readonly becomes: 'fresh' | 'routed' | null;
      readonly retreat: Retreat | null;
      readonly freed: readonly UnitId[];
    }
  | { readonly type: 'JamTried'; readonly stand: StandId; readonly tried: JamTry }
  /** A routed unit's move of the turn; null: it was at its own edge and leaves the table. */
  | { readonly type: 'Fled'; readonly unit: UnitId; readonly retreat: Retreat | null }
  | { readonly type: 'FirstKnown'; readonly first: FirstMove }
  | { readonly type: 'TurnEnded'; readonly firstStep: string };
