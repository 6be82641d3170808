/** What a text, or the house where it is silent, must answer about movement: inches a turn, and what ground and drill cost. */
import type { TerrainKind } from '#geometry/table/table';
import type { DiceCall, Fighter, Order, Readings, Roll } from './contract.ts';
import type { Fraction } from './fraction.ts';
import type { SourceRef } from './source.ts';
import type { Trail } from './trail.ts';

export type Pace = 'move' | 'charge' | 'rout' | 'pursuit' | 'manhandled';

/** A stretch of a move, as measured: inches of ordinary going, and what lay on the way. */
export interface Way {
  readonly inches: number;
  readonly how: 'straight' | 'oblique' | 'backwards' | 'sideways' | 'wheel' | 'about-face' | 'form' | 'limber' | 'manhandled';
  /** Terrain crossed or entered, with the inches that lay in it; `up` where the way climbs a level. */
  readonly through: readonly { readonly kind: TerrainKind; readonly inches: number; readonly up: boolean }[];
  /** The order that the body takes on, for a change of formation. */
  readonly to?: Order;
}

/** What a way costs of the unit's move. */
export interface Price {
  /** Folds to inches spent. */
  readonly trail: Trail;
  readonly spent: Fraction;
  /** The move ends here, whatever is left (a building was entered). */
  readonly ends: boolean;
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
  price(fighter: Fighter, way: Way, options: Readings): Price;
  /** Least inches of a charge, for this unit; 0 where any contact is one. */
  leastCharge(fighter: Fighter): { readonly inches: number; readonly source: SourceRef };
}
