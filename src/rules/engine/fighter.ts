/** A unit as the rules see it: traits and numbers, no coordinates. */
import type { Tape } from '#geometry/shape/units';
import type { StandId, UnitId } from '#geometry/table/table';

export type Order = 'line' | 'attack-column' | 'march-column' | 'square' | 'skirmish' | 'open' | 'limbered' | 'unlimbered';

/** A unit as the rules see it: a bundle of traits, no coordinates. */
export interface Fighter {
  readonly unit: UnitId;
  readonly name: string;
  readonly side: string;
  readonly troop: string;
  readonly order: Order;
  readonly state: UnitState;
  readonly nation: string | null;
  /** Figures present now, over all stands. */
  readonly figures: number;
  readonly engaged: boolean;
  readonly charging: boolean;
  readonly mounted: boolean;
  readonly officerLost: boolean;
  readonly marksmen: boolean;
  readonly leader: boolean;
  /** Inches gone this turn by the tape, and what they and all drill cost of the move; the inches themselves when absent. */
  readonly moved: {
    readonly inches: number;
    readonly how: 'marched' | 'manhandled' | 'assembled' | 'unlimbered';
    readonly spent?: number;
  } | null;
  readonly stands: readonly FighterStand[];
  /** The gravest state taken in this turn's first step, for the next worse effect (C001-12). */
  readonly takenInStep: Readonly<Record<string, UnitState>>;
}

export type UnitState = 'fresh' | 'stopped' | 'shaken' | 'routed' | 'destroyed';

export interface FighterStand {
  readonly id: StandId;
  /** Figures present, and figures when whole: a part-filled stand fires in proportion. */
  readonly figures: number;
  readonly full: number;
  /** Ranks in which the figures stand. */
  readonly ranks: number;
  readonly gun: {
    readonly piece: string;
    readonly crew: number;
    readonly crewedBy: StandId | null;
    readonly hit: readonly GunPart[];
    /** Rounds left by load; a load that is not named is unlimited. */
    readonly rounds?: Readonly<Record<string, number>>;
    readonly stopped: boolean;
    /** Turns in which its crew has tried to clear a jam, 0 when it has just jammed; null or absent: not jammed. */
    readonly jammed?: number | null;
  } | null;
  readonly hasFired: boolean;
  /** The gun that this stand has been given up to crew: it fires no arms of its own. */
  readonly mans?: StandId | null;
  /** How far its front lies behind that of its unit's foremost stand, as it faces itself: 0 in front. Absent where it was not measured. */
  readonly behind?: Tape;
}

/** A gun stand is gun, crew and limber in one; losses are kept by part (C001-22, Artillery Loss Chart). */
export type GunPart = 'gun' | 'crew' | 'limber';
