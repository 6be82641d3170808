/** What a mode says of its stands before any die: what was asked, what was refused, and what each adds. */
import type { RangeKind, RangeReading } from '#geometry/check/facts';
import type { StandId, UnitId } from '#geometry/table/table';
import type { DiceCall } from './dice.ts';
import type { Readings } from './option.ts';
import type { Refused } from './refused.ts';
import type { StandFacts } from './shot.ts';
import type { SourceRef, Witness } from './source.ts';
import type { Trail } from './trail.ts';

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
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

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
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

/** A firing stand that was measured and judged. */
export interface Bearing {
  readonly facts: StandFacts;
  readonly verdict: StandVerdict;
}

/** A range with the convention that it was measured by. */
export interface GroupReading extends RangeReading {
  readonly kind: RangeKind | 'mean-of-figures';
}

/** Several stands that fire as one: a unit's volley (000), a company at one range (004). */
export interface GroupVerdict {
  /** Unique within the shot. */
  readonly id: string;
  readonly stands: readonly StandId[];
  /** What the tape reads for it, with what was measured: drawn in place of the stands' own, and compared. An umpire's range changes nothing here. */
  readonly range: GroupReading | null;
  readonly checks: readonly Check[];
  readonly refused: Refused | null;
  readonly known: readonly Share[];
  /** The dice that its settlement may ask for, as far as known before any is thrown. */
  readonly dice: readonly DiceCall[];
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

/**
 * The range of several stands taken as one to the aimed unit, by a convention that asks for all of them, each to what it has in its
 * arc and in sight; null where nothing can be measured. With `ranks`, only the figures of so many front ranks of each stand are measured from. `at` names, by firing
 * stand, the stands of the target that it may fire at, where the book judges that by more than arc and sight.
 */
export type GroupRange = (
  stands: readonly StandId[],
  kind: 'mean-of-extremes' | 'mean-of-figures' | 'centre-to-nearest-figure',
  ranks?: number,
  at?: ReadonlyMap<StandId, readonly StandId[]>,
) => GroupReading | null;
