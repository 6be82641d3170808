/** What a text, or the house where it is silent, must answer about movement: inches a turn, and what ground and drill cost. */
import type { SideId, StandId, TerrainKind } from '#geometry/table/table';
import type { DiceCall, Roll } from './dice.ts';
import type { Fighter, Order } from './fighter.ts';
import type { Fraction } from './fraction.ts';
import type { Readings } from './option.ts';
import type { Refused } from './refused.ts';
import type { SourceRef } from './source.ts';
import type { Trail } from './trail.ts';

export type Pace = 'move' | 'charge' | 'rout' | 'pursuit' | 'manhandled';

/** A piece of terrain on a way. */
export interface Through {
  readonly kind: TerrainKind;
  /** Inches of the way that lie in it. */
  readonly inches: number;
  /** The way climbs a level here; the inches are those on the higher ground. */
  readonly up: boolean;
  /** Inches of the way before it is entered. Where given, ground that overlaps is felt once, and not at all under a road; absent: beside all else. */
  readonly from?: number;
  /** Of a building: the body was in it before it went, and so does not enter it. */
  readonly within?: true;
  /** Of a building: inches of the way after which the body would be out of it again; absent where it stays in it. */
  readonly out?: number;
}

/** A stretch of a move, as measured: inches of ordinary going, and what lay on the way. */
export interface Way {
  readonly inches: number;
  /** `limber` is limbering and unlimbering, and taking a screw gun apart and assembling it. A gun hauled by hand as its whole move is `manhandled`. */
  readonly how: 'straight' | 'oblique' | 'backwards' | 'sideways' | 'wheel' | 'about-face' | 'form' | 'limber' | 'manhandled';
  /** Terrain crossed or entered. */
  readonly through: readonly Through[];
  /** The order that the body takes on, for a change of formation. */
  readonly to?: Order;
  /** The pace at which it goes: `move` when absent, `charge` when the unit is charging. Roads serve a move only. */
  readonly pace?: Pace;
}

/** What a way costs of the unit's move. */
export interface Price {
  /** Folds to inches spent of the allowance of the pace; of a full move for drill, whatever the pace. */
  readonly trail: Trail;
  readonly spent: Fraction;
  /** The move ends here, whatever is left (a building was entered). */
  readonly ends: boolean;
  /** The way goes on beyond ground that ended the move: it cannot be gone to its end. */
  readonly past?: true;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

/** Who moves first is asked of these sides, in the order of the table. */
export interface FirstAsked {
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  /** The side that was first when it was last asked; null where it never was. */
  readonly before: SideId | null;
  /** Units on the table, where a text tells sides apart by their troops. */
  readonly units?: readonly Fighter[];
}

/** The side that moves first in a turn, the faces in the order thrown, and why: the last line says it in one sentence. */
export interface FirstMove {
  readonly side: SideId;
  readonly dice: readonly number[];
  readonly trail: Trail;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

export interface MovementRules {
  readonly id: string;
  readonly label: string;
  /** Inches a turn; with dice where the pace is thrown for. The trail folds to the inches that are sure. */
  allowance(fighter: Fighter, pace: Pace, options: Readings): { readonly trail: Trail; readonly dice: DiceCall | null };
  /** The allowance with its dice thrown. */
  throwAllowance(
    fighter: Fighter,
    pace: Pace,
    options: Readings,
    roll: Roll,
  ): { readonly trail: Trail; readonly inches: Fraction; readonly dice: readonly number[] };
  /** Gun stands whose wheels do not stand the pace: asked when they have gone at it. Absent where no wheel is ever lost. */
  wheelsLost?(fighter: Fighter, pace: Pace, roll: Roll): readonly StandId[];
  price(fighter: Fighter, way: Way, options: Readings): Price;
  /** Why the unit may not go at this pace, or in this way, whatever inches it has; null when it may. Asked before the price. */
  bars?(fighter: Fighter, pace: Pace, how: Way['how'] | null, options: Readings): Refused | null;
  /** Which side has the first move of the turn. Those who tie throw again, as often as it takes. @throws when there is no side. */
  first(asked: FirstAsked, options: Readings, roll: Roll): FirstMove;
  /** Least inches of a charge, for this unit; 0 where any contact is one. */
  leastCharge(fighter: Fighter): { readonly inches: number; readonly source: SourceRef };
}
