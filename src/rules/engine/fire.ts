/** What a text must answer about fire: its modes, its steps, and how what was declared in a step is settled. */
import type { MeasurePolicy, OpenChoice } from '#geometry/check/facts';
import type { UnitId } from '#geometry/table/table';
import type { Roll } from './dice.ts';
import type { Fighter, FighterStand } from './fighter.ts';
import type { Readings } from './option.ts';
import type { Refused } from './refused.ts';
import type { Ruling } from './ruling.ts';
import type { Context, Shot, StandFacts } from './shot.ts';
import type { Trail } from './trail.ts';
import type { Bearing, GroupRange, GroupVerdict, Share, StandVerdict } from './verdict.ts';

/** A fire mode of a book: direct, ricochet, high trajectory, canister, small arms. */
export interface FireMode {
  readonly id: string;
  readonly label: string;
  readonly step: string;
  readonly aim: 'unit' | 'line';
  /** Loads this stand could name, an empty list where the mode has none. */
  loads(firer: Fighter, stand: FighterStand): readonly string[];
  measure(firer: Fighter, stand: FighterStand, shot: Shot, options: Readings): MeasurePolicy;
  /** Option ids by the choice of measuring that is read from each; those that every text has when absent. */
  readonly measuredBy?: Readonly<Partial<Record<OpenChoice, string>>>;
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
  /** What the value of a ruling counts, said right after it: "%", " figures"; absent where the value stands for itself. */
  readonly counts?: string;
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

export interface JamRules {
  /** Why the crew of a stand may not try to clear it now; null when it may. */
  mayClear(firer: Fighter, stand: FighterStand): Refused | null;
  /** The turn's one try. @throws when it may not. */
  clear(firer: Fighter, stand: FighterStand, roll: Roll): JamTry;
}

/** One turn's try at a jam: the gun is cleared, stays jammed, or after its last turn is damaged beyond repair. */
export interface JamTry {
  readonly face: number;
  readonly becomes: 'cleared' | 'jammed' | 'wrecked';
  /** What the gun is to hold as `jammed`. */
  readonly jammed: number | null;
  readonly trail: Trail;
}
