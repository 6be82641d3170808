/** What the fight's panel and a unit's orders show, worked out by the app. */
import type { Placing } from '#game/command';
import type { Effect, Order, Refused } from '#rules/engine/contract';
import type { MeleeChances, RoundChances } from '#rules/engine/meleeChance';
import type { BySide, ForeseenRound, MeleeResult, MeleeRound, Role } from '#rules/engine/melee';
import type { MoraleCause } from '#rules/engine/morale';
import type { Trail } from '#rules/engine/trail';
import type { Asking } from '../askedDice.ts';

export interface FightSide {
  readonly unit: string;
  readonly name: string;
  readonly figures: number;
  readonly started: number;
  readonly state: Effect['state'] | 'fresh';
}

/** Chances of the coming round as it would be fought with a narrow or a widened front. */
export interface RoundOdds {
  readonly narrow: RoundChances;
  readonly wide: RoundChances | null;
}

export interface FightView {
  readonly sides: BySide<FightSide>;
  /** The rules it is fought by, and what they call a figure's worth and a side's points. */
  readonly label: string;
  readonly words: { readonly worth: string; readonly points: string };
  /** Rounds fought, oldest first. */
  readonly rounds: readonly MeleeRound[];
  /** The coming round; null when the melee is over. */
  readonly next: {
    readonly narrow: ForeseenRound;
    /** With the last winner's front widened; null where it may not choose. */
    readonly wide: ForeseenRound | null;
    readonly chooser: Role | null;
    /** Rounds that may still be fought this turn. */
    readonly left: number;
  } | null;
  readonly result: MeleeResult | null;
  /** Where the broken ran to, and what cut it short. */
  readonly after: readonly string[];
  /** Chances of the coming round, and of the whole melee; each null while it is worked out. */
  readonly odds: RoundOdds | null;
  readonly end: MeleeChances | null;
  /** The dice of the coming round, with the front as it is or widened. */
  readonly asked: { readonly narrow: Asking; readonly wide: Asking };
}

/** An enemy that the selected unit may charge, or why it may not. */
export interface ChargeChoice {
  readonly target: string;
  readonly name: string;
  readonly inches: number;
  readonly allowed: number;
  readonly refused: Refused | null;
  /** Where the charger would come to stand. */
  readonly placings: readonly Placing[];
}

export interface MoraleChoice {
  readonly unit: string;
  readonly name: string;
  readonly cause: MoraleCause;
  readonly key: string;
  readonly said: string;
  /** Chance to hold in a hundred. */
  readonly holds: number;
  readonly trail: Trail;
  /** The dice of the test and of what breaking leads to. */
  readonly asked: Asking;
}

/** A machine gun of the selected unit that is jammed. */
export interface JamChoice {
  readonly stand: string;
  /** "the gun of stand 2", or the gun alone where there is one. */
  readonly label: string;
  readonly refused: Refused | null;
  readonly asked: Asking;
}

/** The selected unit's move of this turn, and the drill that it may do. */
export interface OrdersView {
  readonly unit: string;
  /** Inches of the move that are used, and the inches of ground that were covered for them. */
  readonly used: number;
  readonly ground: number;
  readonly allowed: number;
  readonly trail: Trail;
  /** Of enemies near enough; null while they are worked out. */
  readonly charges: readonly ChargeChoice[] | null;
  /** Enemies in contact with whom no melee is going on. */
  readonly melees: readonly { readonly target: string; readonly name: string; readonly refused: Refused | null }[];
  readonly forms: readonly { readonly order: Order; readonly files: number; readonly refused: Refused | null }[];
  readonly limber: { readonly to: 'limber' | 'unlimber'; readonly refused: Refused | null } | null;
  readonly rally: MoraleChoice | null;
  readonly jams: readonly JamChoice[];
}
