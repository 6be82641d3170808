/** What a book says of one target once its dice are thrown. */
import type { StandId, UnitId } from '#geometry/table/table';
import type { DiceCall } from './dice.ts';
import type { GunPart, UnitState } from './fighter.ts';
import type { Fraction } from './fraction.ts';
import type { Readings } from './option.ts';
import type { Trail } from './trail.ts';

/** Figures and stands are losses; `state` is the state reached. */
export interface Effect {
  readonly state: 'none' | Exclude<UnitState, 'fresh'>;
  readonly figures: number;
  readonly stands: readonly StandId[];
  /**
   * Whom the state befalls: a battery keeps its own, the guns named below take it (absent: the unit). For the next worse
   * effect (`takenInStep`) a battery has been affected by it all the same.
   */
  readonly befalls?: 'unit' | 'guns';
  /** Gun parts marked hit, and guns that may not fire next turn. */
  readonly guns: readonly { readonly stand: StandId; readonly part: GunPart | null; readonly stopped: boolean }[];
}

export interface Thrown {
  readonly call: DiceCall;
  readonly faces: readonly number[];
}

export interface Ruling {
  readonly target: UnitId;
  readonly step: string;
  readonly value: Fraction;
  readonly odds: string | null;
  /** The chart's column, null when no die was thrown. */
  readonly column: string | null;
  readonly modifiers: readonly { readonly id: string; readonly value: number }[];
  readonly dice: readonly number[];
  readonly effect: Effect;
  readonly trail: Trail;
  /** The chart's raw result, in the book's own words, for the panel's heading. */
  readonly result: string;
  /** The same without the faces thrown, for all throws that come to it; the result where absent. */
  readonly outcome?: string;
  /** Further numbers that the text states: percent, sure, chance (000); needs, hit, factor, casualties (004). */
  readonly numbers?: Readonly<Record<string, number | boolean | null>>;
  /** Ids of the charts of the player's own that had a part in it. */
  readonly yours?: readonly string[];
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
  /** What its own fire did to the firing gun: it jammed, and must be cleared before it fires again. */
  readonly firer?: { readonly stand: StandId; readonly jammed: true };
}
