/** What a player may ask for. `decide` answers each with events or a refusal. */
import type { Box, StandId, TerrainId, TerrainKind, UnitId } from '#geometry/table/table';
import type { Chart } from '#rules/engine/chart';
import type { Order, Shot } from '#rules/engine/contract';
import type { BookChoice } from '#rules/engine/library';
import type { MoraleCause } from '#rules/engine/morale';
import type { StandRecord, TerrainRecord, Unit } from './state.ts';

export interface Placing {
  readonly stand: StandId;
  readonly box: Box;
}

/** How stands were moved, for the log's name and the cost in inches: a drag or a turn about the middle is setting out and costs no move. */
export interface MoveNote {
  readonly how: 'straight' | 'oblique' | 'wheel' | 'turn' | 'about-face' | 'drag' | 'charge' | 'form' | 'retreat';
  readonly inches: number;
  /** The move is asked for under the rules: refused beyond what is left of it, and where it passes through other stands. */
  readonly march?: true;
}

/** What every round's winner does with its choice: widen while it may, or never. */
export type Expanding = 'winner' | 'never';

export interface NewStand {
  readonly record: StandRecord;
  readonly box: Box;
  readonly figures: number;
  readonly ranks: number;
}

export interface NewTerrain {
  readonly kind: TerrainKind;
  readonly name: string;
  readonly record: TerrainRecord;
  readonly level: number;
  readonly stories: number;
  readonly cover: 'improvised' | 'prepared' | null;
}

export type Command =
  | { readonly type: 'declare-fire'; readonly shot: Shot }
  | { readonly type: 'withdraw-shot'; readonly index: number }
  | { readonly type: 'settle-step'; readonly faces?: readonly number[] }
  | { readonly type: 'fire-now'; readonly shot: Shot; readonly faces?: readonly number[] }
  | { readonly type: 'place'; readonly placings: readonly Placing[]; readonly note: MoveNote }
  | { readonly type: 'add-unit'; readonly unit: Unit; readonly stands: readonly NewStand[] }
  | { readonly type: 'duplicate-unit'; readonly unit: UnitId; readonly by: readonly [number, number] }
  | { readonly type: 'rename'; readonly what: 'unit' | 'terrain' | 'scenario'; readonly id: string; readonly name: string }
  | {
      readonly type: 'delete';
      readonly units: readonly UnitId[];
      readonly stands: readonly StandId[];
      readonly terrain: readonly TerrainId[];
    }
  | {
      readonly type: 'set-unit';
      readonly unit: UnitId;
      readonly change: Partial<Pick<Unit, 'order' | 'state' | 'engaged' | 'charging' | 'mounted' | 'side' | 'troop'>>;
    }
  | { readonly type: 'add-terrain'; readonly piece: NewTerrain }
  | { readonly type: 'move-terrain'; readonly terrain: TerrainId; readonly by: readonly [number, number] }
  | { readonly type: 'reshape-terrain'; readonly terrain: TerrainId; readonly source: TerrainRecord['source'] }
  | { readonly type: 'set-option'; readonly id: string; readonly choice: string }
  | { readonly type: 'set-book'; readonly book: string; readonly parts: BookChoice['parts'] }
  | { readonly type: 'set-chart'; readonly chart: Chart }
  | { readonly type: 'drop-chart'; readonly id: string }
  /** Rounds of a load that every gun of a unit has; null is unlimited. */
  | { readonly type: 'set-rounds'; readonly unit: UnitId; readonly load: string; readonly rounds: number | null }
  | { readonly type: 'set-seed'; readonly seed: string }
  | { readonly type: 'charge'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'begin-melee'; readonly attacker: UnitId; readonly defender: UnitId }
  | {
      readonly type: 'fight-round';
      readonly attacker: UnitId;
      readonly defender: UnitId;
      /** Whether the winner of the last round widens its front. */
      readonly expand: boolean;
      readonly faces?: readonly number[];
    }
  | {
      readonly type: 'fight-on';
      readonly attacker: UnitId;
      readonly defender: UnitId;
      readonly expand: Expanding;
      readonly faces?: readonly number[];
    }
  | {
      readonly type: 'check-morale';
      readonly unit: UnitId;
      readonly cause: MoraleCause;
      readonly key: string;
      readonly faces?: readonly number[];
    }
  | { readonly type: 'form'; readonly unit: UnitId; readonly order: Order; readonly files: number }
  | { readonly type: 'limber'; readonly unit: UnitId }
  | { readonly type: 'unlimber'; readonly unit: UnitId }
  | { readonly type: 'clear-jam'; readonly stand: StandId; readonly faces?: readonly number[] }
  /** Who moves first this turn, by the book's choice: dice, turn about, or always the same side. */
  | { readonly type: 'who-first'; readonly faces?: readonly number[] }
  | { readonly type: 'end-turn'; readonly faces?: readonly number[] };
