/** A shot as it is ordered, and what was measured for it. */
import type { LineOfFire, PairFacts } from '#geometry/check/facts';
import type { StandId, UnitId } from '#geometry/table/table';
import type { Fighter } from './fighter.ts';
import type { Readings } from './option.ts';

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
