/** What a text, or the house where it is silent, must answer about morale. */
import type { UnitId } from '#geometry/table/table';
import type { Roll } from './dice.ts';
import type { Fighter } from './fighter.ts';
import type { Readings } from './option.ts';
import type { Trail } from './trail.ts';

/** Why a unit tests: it has lost a third of its figures, is charged, sees a friend rout, would rally, or fought a round of melee. */
export type MoraleCause = 'lost-a-third' | 'charged' | 'friend-routed' | 'rally' | 'melee';

/** What the game knows of a unit when it asks whether a test is due. */
export interface MoraleSituation {
  readonly fighter: Fighter;
  /** Figures when whole. */
  readonly full: number;
  readonly chargedBy: readonly UnitId[];
  /** Friends that routed this turn, with the inches to them. */
  readonly routedFriends: readonly { readonly unit: UnitId; readonly inches: number }[];
  /** Causes that it has tested for already, as `causeKey` writes them. */
  readonly tested: readonly string[];
}

export interface MoraleAsked {
  readonly cause: MoraleCause;
  /** Told apart from other occasions of the same cause: "charged by cav". */
  readonly key: string;
  readonly said: string;
}

export interface MoraleForesight {
  /** Chance to hold in a hundred, 0 to 100. */
  readonly holds: number;
  readonly trail: Trail;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

export interface MoraleTest {
  readonly unit: UnitId;
  readonly cause: MoraleCause;
  readonly holds: number;
  readonly trail: Trail;
  readonly dice: readonly number[];
  readonly held: boolean;
  /** The result in the text's own terms: "holds", "breaks", "rallies", "withdraws out of range". */
  readonly result: string;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

/** Beside the unit itself: what a melee adds to its level. */
export interface MoraleContext {
  readonly options: Readings;
  readonly full: number;
  readonly melee?: {
    readonly lost: number;
    readonly started: number;
    /** Kills more than the enemy's, negative when fewer. */
    readonly ahead: number;
    /** Figures that it inflicted in the round; its losses and `ahead` together when absent. */
    readonly inflicted?: number;
  };
}

export interface MoraleRules {
  readonly id: string;
  readonly label: string;
  /** Every test that is due and not taken yet. */
  due(situation: MoraleSituation, options: Readings): readonly MoraleAsked[];
  /** Whether a unit may try to rally. */
  mayRally(fighter: Fighter): boolean;
  foresee(fighter: Fighter, cause: MoraleCause, context: MoraleContext): MoraleForesight;
  test(fighter: Fighter, cause: MoraleCause, context: MoraleContext, roll: Roll): MoraleTest;
}
