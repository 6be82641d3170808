/**
 * What a rule text must answer to be played here. Measure, judge, throw, settle, tell: never two in one function.
 *
 * A unit's shot is judged stand by stand, since every stand and gun may choose its own target or line and one that has
 * none is refused alone. `judge` takes no dice, so a hover may call it; `throwFor` and `settle` throw.
 */
import type { LineOfFire, MeasurePolicy, PairFacts, RangeReading } from '#geometry/check/facts';
import type { Tape } from '#geometry/shape/units';
import type { StandId, UnitId } from '#geometry/table/table';
import type { Chart } from './chart.ts';
import type { Fraction } from './fraction.ts';
import type { MeleeRules } from './melee.ts';
import type { MoraleRules } from './morale.ts';
import type { MovementRules } from './movement.ts';
import type { Option } from './option.ts';
import type { Clause, Figure, PartName } from './parts.ts';
import type { SourceRef, Witness } from './source.ts';
import type { Trail } from './trail.ts';

export type { SourceRef, Witness } from './source.ts';
export type { Option } from './option.ts';

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
  /** Ranks in which the figures stand. */
  readonly ranks: number;
  readonly gun: {
    readonly piece: string;
    readonly crew: number;
    readonly crewedBy: StandId | null;
    readonly hit: readonly GunPart[];
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
  /** The stand that fires; the first of them where several fire as one. */
  readonly by: StandId;
  /** All that fire as one, where a group does. */
  readonly together?: readonly StandId[];
  readonly mode: string;
  readonly value: Trail;
  /** What else the book's own settlement must know of this share: numbers and words that no other book reads. */
  readonly carries?: Readonly<Record<string, number | string | boolean>>;
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

/** A firing stand that was measured and judged. */
export interface Bearing {
  readonly facts: StandFacts;
  readonly verdict: StandVerdict;
}

/** Several stands that fire as one: a unit's volley (000), a company at one range (004). */
export interface GroupVerdict {
  /** Unique within the shot. */
  readonly id: string;
  readonly stands: readonly StandId[];
  /** The range that it is judged by, with what was measured for it: drawn in place of the stands' own. */
  readonly range?: RangeReading | null;
  readonly checks: readonly Check[];
  readonly refused: Refused | null;
  readonly known: readonly Share[];
  /** The dice that its settlement may ask for, as far as known before any is thrown. */
  readonly dice: readonly DiceCall[];
}

/**
 * The range of several stands taken as one to the aimed unit, by a convention that asks for all of them; null where nothing can be
 * measured. With `ranks`, only the figures of so many front ranks of each stand are measured from.
 */
export type GroupRange = (
  stands: readonly StandId[],
  kind: 'mean-of-extremes' | 'mean-of-figures' | 'centre-to-nearest-figure',
  ranks?: number,
) => RangeReading | null;

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
  /** Further numbers that the text states: percent, sure, chance (000); needs, hit, factor, casualties (004). */
  readonly numbers?: Readonly<Record<string, number | boolean | null>>;
  /** Ids of the charts of the player's own that had a part in it. */
  readonly yours?: readonly string[];
  /** What its own fire did to the firing gun: it jammed, and must be cleared before it fires again. */
  readonly firer?: { readonly stand: StandId; readonly jammed: true };
}

/** One turn's try at a jam: the gun is cleared, stays jammed, or after its last turn is damaged beyond repair. */
export interface JamTry {
  readonly face: number;
  readonly becomes: 'cleared' | 'jammed' | 'wrecked';
  /** What the gun is to hold as `jammed`. */
  readonly jammed: number | null;
  readonly trail: Trail;
}

export interface JamRules {
  /** Why the crew of a stand may not try to clear it now; null when it may. */
  mayClear(firer: Fighter, stand: FighterStand): Refused | null;
  /** The turn's one try. @throws when it may not. */
  clear(firer: Fighter, stand: FighterStand, roll: Roll): JamTry;
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
  /**
   * Where the mode's stands fire as one: groups of those that `judge` lets fire, whose shares take the place of the stands' own.
   * No dice are thrown for such shares; their settlement throws.
   */
  group?(able: readonly Bearing[], context: Context, range: GroupRange): readonly GroupVerdict[];
  /** Modes of other books that this one stands in for when the same shot is asked of this book. */
  readonly answers?: readonly string[];
  throwFor(facts: StandFacts, verdict: StandVerdict, context: Context, roll: Roll): readonly Share[];
}

export interface FireStep {
  readonly id: string;
  readonly label: string;
}

export interface FireRules {
  readonly steps: readonly FireStep[];
  /** Whether all fire at a unit in a step is one ruling (001), or each share is a ruling of its own (000, 004). */
  readonly rules: 'by-target' | 'by-share';
  readonly modes: readonly FireMode[];
  /** Odds and modifiers as they stand before the die: the settlement without its dice. */
  foresee(target: Fighter, shares: readonly Share[], context: SettleContext): Omit<Ruling, 'dice' | 'effect'>;
  settle(target: Fighter, shares: readonly Share[], context: SettleContext, roll: Roll): Ruling;
  /**
   * Shares with the same word here are settled alike: with the same dice they have the same effect, whatever is told of them. It
   * spares working chances out twice; null, or absent, where nothing of the kind is known.
   */
  alike?(target: Fighter, shares: readonly Share[], context: SettleContext): string | null;
  /** Where guns of the text can jam. */
  readonly jams?: JamRules;
}

export interface SettleContext {
  readonly step: string;
  readonly options: Readings;
  readonly fighterOf: (unit: UnitId) => Fighter;
  /** Cover of the target's struck stands, as measured by the shots of this step. */
  readonly facts: readonly StandFacts[];
}

/** What a unit is and may do, for its card. */
export interface Capability {
  readonly label: string;
  readonly value: string;
  readonly source: SourceRef;
}

/** A book that can be played: a text's fire, and melee, morale and movement each from a text or of the house. */
export interface RuleSet {
  readonly id: string;
  readonly label: string;
  readonly version: number;
  /** Ground scale of the fire text: one inch is so many yards. */
  readonly inchIsYards: number;
  /** What the book is joined from. */
  readonly parts: Readonly<Record<PartName, PartOf>>;
  readonly options: readonly Option[];
  readonly charts: readonly Chart[];
  readonly fire: FireRules;
  readonly melee: MeleeRules;
  readonly morale: MoraleRules;
  readonly movement: MovementRules;
  /** The rules in our own words, clause by clause: what a chip opens. */
  readonly clauses: readonly Clause[];
  /** Curves and staircases of the text that are drawn as they stand. */
  readonly figures: readonly Figure[];
  card(fighter: Fighter, stand: FighterStand, options?: Readings): readonly Capability[];
  /** Range bands of the stand's weapon in each mode it has, for the overlay: limits in inches. By the default readings where none are given. */
  bands(
    fighter: Fighter,
    stand: FighterStand,
    options?: Readings,
  ): readonly { readonly mode: string; readonly name: string; readonly upTo: number }[];
  /** The arc this stand fires through. */
  arc(fighter: Fighter, stand: FighterStand, options: Readings): MeasurePolicy['arc'];
  /** The same book with a player's charts in place of those of the same id; ids that the book lacks change nothing. */
  withCharts(yours: readonly Chart[]): RuleSet;
}

/** Which part a book is joined from: `id` names it in files, `text` is the text it comes from. */
export interface PartOf {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Ids of its charts. */
  readonly charts: readonly string[];
}
