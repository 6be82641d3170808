/**
 * What a rule text must answer to be played here. Measure, judge, throw, settle, tell: never two in one function.
 *
 * A unit's shot is judged stand by stand, since every stand and gun may choose its own target or line and one that has
 * none is refused alone. `judge` takes no dice, so a hover may call it; `throwFor` and `settle` throw.
 */
import type { LineOfFire, MeasurePolicy, PairFacts } from '#geometry/check/facts';
import type { StandId, UnitId } from '#geometry/table/table';
import type { Chart } from './chart.ts';
import type { Fraction } from './fraction.ts';
import type { SourceRef, Witness } from './source.ts';
import type { Trail } from './trail.ts';

export type { SourceRef, Witness } from './source.ts';

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
  readonly moved: { readonly inches: number; readonly how: 'marched' | 'manhandled' | 'assembled' | 'unlimbered' } | null;
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
  readonly gun: {
    readonly piece: string;
    readonly crew: number;
    readonly crewedBy: StandId | null;
    readonly hit: readonly GunPart[];
    readonly stopped: boolean;
  } | null;
  readonly hasFired: boolean;
  /** The gun that this stand has been given up to crew: it fires no arms of its own. */
  readonly mans?: StandId | null;
}

/** A gun stand is gun, crew and limber in one; losses are kept by part (C001-22, Artillery Loss Chart). */
export type GunPart = 'gun' | 'crew' | 'limber';

export interface Aim {
  readonly at?: UnitId;
  readonly bearing?: number;
  readonly to?: readonly [number, number];
}

export interface Shot {
  readonly unit: UnitId;
  /** The stands that fire; all that can when absent. */
  readonly stands?: readonly StandId[];
  readonly mode: string;
  readonly load?: string;
  readonly aim: Aim;
  /** Inches from the muzzle to the point of ricochet. */
  readonly ricochet?: number;
  readonly rounds?: number;
  /** An umpire's word in place of a measured range, in inches: the aimed shot is judged with it, and its checks and trail say so. */
  readonly override?: { readonly range?: number };
}

/** What was measured for one firing stand: its line (solid shot) or its chosen target (every aimed mode). */
export interface StandFacts {
  readonly stand: StandId;
  readonly line: LineOfFire | null;
  readonly pair: PairFacts | null;
  /** Every stand of the aimed unit that was considered, chosen or not, for the refusal's reason. */
  readonly considered: readonly PairFacts[];
}

export interface Context {
  readonly shot: Shot;
  readonly firer: Fighter;
  /** The aimed unit, null for a shot laid along a bearing. */
  readonly target: Fighter | null;
  readonly fighterOf: (unit: UnitId) => Fighter;
  readonly options: Readings;
}

/** Chosen readings by option id; every option of the book has an entry. */
export type Readings = Readonly<Record<string, string>>;

export interface Refused {
  readonly code: string;
  readonly because: string;
  readonly source: SourceRef;
  readonly seen?: Witness;
}

/** What one firing stand adds against one unit. `value` is exact and is the fold of its lines. */
export interface Share {
  readonly target: UnitId;
  readonly by: StandId;
  readonly mode: string;
  readonly value: Trail;
  /** Who fires what, in a few words, for the settlement's line: "1st Foot Battery, direct fire". */
  readonly said?: string;
  /** The target's stands that this share strikes, nearest first. */
  readonly strikes: readonly StandId[];
  /** Dice that this value still waits for; absent when it is whole. */
  readonly waits?: number;
  /** The faces that made this value, in the order thrown; absent where it needed none. */
  readonly dice?: readonly number[];
}

export interface DiceCall {
  readonly count: number;
  readonly sides: number;
  readonly why: string;
  /** The unit or stand that throws or suffers, for the log. */
  readonly for: string;
  /** The faces count against this unit alone, so that the chances of another need not walk them. */
  readonly against?: UnitId;
  /** What of the faces matters: only their sum with the other dice summed against the same unit, or only which of these numbers each reaches. */
  readonly matters?: { readonly only: 'sum' } | { readonly only: 'reaching'; readonly least: readonly number[] };
}
export type Roll = (call: DiceCall) => readonly number[];

/** One check of a preview, passed or not, in the order in which the book asks them. */
export interface Check {
  readonly id: string;
  readonly ok: boolean;
  /** What it refuses with when it fails. */
  readonly code?: string;
  readonly said: string;
  readonly value: string;
  /** How much is to spare, when the check has a margin. */
  readonly spare: string | null;
  /** True when what is to spare is less than a quarter inch: worth a second look. */
  readonly near?: boolean;
  readonly source: SourceRef;
  readonly seen?: Witness;
}

export interface StandVerdict {
  readonly stand: StandId;
  /** What was asked, in order; the first that failed is the refusal. */
  readonly checks: readonly Check[];
  readonly refused: Refused | null;
  /** What is known without dice. */
  readonly known: readonly Share[];
  /** The dice that the share itself needs (ricochet's d6, high trajectory's d12). */
  readonly dice: readonly DiceCall[];
  /** Friends under the line, who will be struck: shown before firing. */
  readonly friends: readonly UnitId[];
}

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
}

/** A fire mode of a book: direct, ricochet, high trajectory, canister, small arms. */
export interface FireMode {
  readonly id: string;
  readonly label: string;
  readonly step: string;
  readonly aim: 'unit' | 'line';
  /** Loads this stand could name, an empty list where the mode has none. */
  loads(firer: Fighter, stand: FighterStand): readonly string[];
  measure(firer: Fighter, stand: FighterStand, shot: Shot, options: Readings): MeasurePolicy;
  /** Whether the stand may use the mode at all, with this load when one is named, before anything is measured; null when it may. */
  offered(firer: Fighter, stand: FighterStand, options: Readings, load?: string | null): Refused | null;
  judge(facts: StandFacts, context: Context): StandVerdict;
  throwFor(facts: StandFacts, verdict: StandVerdict, context: Context, roll: Roll): readonly Share[];
}

export interface FireStep {
  readonly id: string;
  readonly label: string;
}

export interface FireRules {
  readonly steps: readonly FireStep[];
  readonly modes: readonly FireMode[];
  /** Odds and modifiers as they stand before the die: the settlement without its dice. */
  foresee(target: Fighter, shares: readonly Share[], context: SettleContext): Omit<Ruling, 'dice' | 'effect'>;
  settle(target: Fighter, shares: readonly Share[], context: SettleContext, roll: Roll): Ruling;
}

export interface SettleContext {
  readonly step: string;
  readonly options: Readings;
  readonly fighterOf: (unit: UnitId) => Fighter;
  /** Cover of the target's struck stands, as measured by the shots of this step. */
  readonly facts: readonly StandFacts[];
}

export interface Option {
  readonly id: string;
  /** The first choice is the default. */
  readonly choices: readonly string[];
  readonly label: string;
  readonly source: SourceRef;
}

/** What a unit is and may do, for its card. */
export interface Capability {
  readonly label: string;
  readonly value: string;
  readonly source: SourceRef;
}

export interface RuleSet {
  readonly id: string;
  readonly label: string;
  readonly version: number;
  /** Ground scale: one inch is so many yards. */
  readonly inchIsYards: number;
  readonly options: readonly Option[];
  readonly charts: readonly Chart[];
  readonly fire: FireRules;
  card(fighter: Fighter, stand: FighterStand): readonly Capability[];
  /** Range bands of the stand's weapon in each mode it has, for the overlay: limits in inches. */
  bands(fighter: Fighter, stand: FighterStand): readonly { readonly mode: string; readonly name: string; readonly upTo: number }[];
  /** The arc this stand fires through. */
  arc(fighter: Fighter, stand: FighterStand, options: Readings): MeasurePolicy['arc'];
}
