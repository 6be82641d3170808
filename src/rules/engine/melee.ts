/**
 * What a text must answer about hand-to-hand fighting. A fight is plain data kept in the game's state; a round is a function of the
 * fight and its dice, so a preview is the same round without them.
 */
import type { CoverFact, Span } from '#geometry/check/facts';
import type { Inches, Tape } from '#geometry/shape/units';
import type { UnitId } from '#geometry/table/table';
import type { Chart } from './chart.ts';
import type { Roll } from './dice.ts';
import type { Fighter } from './fighter.ts';
import type { MoraleTest } from './morale.ts';
import type { Readings } from './option.ts';
import type { Refused } from './refused.ts';
import type { Trail } from './trail.ts';

export type Role = 'attacker' | 'defender';
export type BySide<T> = Readonly<Record<Role, T>>;

/** A stretch of a side's front in contact, and what the stand there is in or behind against the enemy that it touches. */
export interface FrontStretch {
  readonly inches: Inches;
  readonly cover: readonly CoverFact[];
}

/** What was measured of one side where the bodies meet. */
export interface MeleeSideFacts {
  readonly unit: UnitId;
  /** Figures along its edges that touch the enemy, front and other faces. */
  readonly figures: number;
  readonly inches: Inches;
  /** Where it is touched along the most inches; null: nowhere. */
  readonly struckIn: 'front' | 'flank' | 'rear' | null;
  readonly level: number;
  /** What its stands in contact are in or behind against the other side. */
  readonly cover: readonly CoverFact[];
  /** Its front in contact, stretch by stretch; absent: what covers any of it covers all. */
  readonly stretches?: readonly FrontStretch[];
  /** Inches of its charge into contact; null where it did not charge. */
  readonly charged: Inches | null;
  /** Figures that fell this turn to the other side's fire while it charged; absent: none. Text 004 counts them in the first round. */
  readonly fellCharging?: number;
}

export interface MeleeFacts extends BySide<MeleeSideFacts> {
  /** Between the nearest edges; 0 in contact. */
  readonly gap: Tape;
  /** The shared edges, for lighting up. */
  readonly spans: readonly Span[];
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

export interface MeleeResult {
  /** null where both broke at once, or neither is left. */
  readonly winner: Role | null;
  readonly broken: readonly Role[];
  readonly recovered: BySide<number>;
}

/** A melee as it stands between two rounds. */
export interface Fight {
  readonly facts: MeleeFacts;
  /** Rounds fought so far, and of those the ones of the present turn. */
  readonly rounds: number;
  readonly thisTurn: number;
  /** Figures that fight in the coming round, before the last winner's choice. */
  readonly front: BySide<number>;
  readonly started: BySide<number>;
  /** Figures lost in this melee. */
  readonly lost: BySide<number>;
  /** Of the last round: figures lost, and who won it. A later round may ask who won it, and nothing else of it. */
  readonly last: { readonly lost: BySide<number>; readonly winner: Role | null } | null;
  readonly result: MeleeResult | null;
}

/** What the winner of the last round chooses for the next one; nothing to choose in the first. */
export interface RoundChoice {
  readonly expand: boolean;
}

/** Both units as they were when the fight began, figures included: present figures are `started` less `lost`. */
export interface MeleeContext {
  readonly fighters: BySide<Fighter>;
  readonly options: Readings;
}

/** One side of a round: its own worth, what it adds up to, whom it kills and whom it loses. */
export interface SideRound {
  /** Worth of one figure (003: points; 004: final factor). */
  readonly worth: number;
  /** Figures that fight. */
  readonly frontage: number;
  /** 003: percentage points; 004: casualties. */
  readonly points: number;
  /** Kills without a die, and the chance of one more in a hundred or in ten; null before the dice where a die of its own comes first. */
  readonly sure: number | null;
  readonly chance: number | null;
  readonly trail: Trail;
}

export interface FoughtSide extends SideRound {
  readonly kills: number;
  readonly losses: number;
}

/** A round before its dice. */
export interface ForeseenRound extends BySide<SideRound> {
  readonly round: number;
  readonly expanded: boolean;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

export interface MeleeRound extends BySide<FoughtSide> {
  readonly round: number;
  readonly expanded: boolean;
  readonly dice: readonly number[];
  readonly winner: Role | null;
  readonly byDie: boolean;
  /** Tests taken after the round; null where none is due. */
  readonly morale: BySide<MoraleTest | null> | null;
  /** Who won, who breaks, what comes back: the lines that belong to neither side alone. */
  readonly trail: Trail;
  /** In a few words, for the log and the panel's heading. */
  readonly said: string;
  readonly fight: Fight;
  /** Options that had a part in it, with the choice made; those that had none are left out. */
  readonly readings?: Readings;
}

export interface MeleeRules {
  readonly id: string;
  readonly label: string;
  /** What one figure's worth and a side's points are called in this text: "value", "percentage points". */
  readonly words: { readonly worth: string; readonly points: string };
  /** The fight at its first round, or why there is none. */
  begin(facts: MeleeFacts, context: MeleeContext): Fight | Refused;
  /** Whether the winner of the last round may widen now, and so must choose. */
  mayExpand(fight: Fight, context: MeleeContext): boolean;
  foresee(fight: Fight, choice: RoundChoice, context: MeleeContext): ForeseenRound;
  fight(fight: Fight, choice: RoundChoice, context: MeleeContext, roll: Roll): MeleeRound;
  /** Rounds that may still be fought this turn. */
  roundsLeft(fight: Fight, options: Readings): number;
  readonly charts: readonly Chart[];
}

/** More than half, by more than two edges touch. */
const HAIR = 1e-6;

/**
 * What more than half of a side's front in contact is in or behind, as the text counts it: the first cover that `as` knows; null where it
 * is half or less. Corners alone have no length, and count alike.
 */
export function coveredBy<T>(
  { cover, stretches }: Pick<MeleeSideFacts, 'cover' | 'stretches'>,
  as: (cover: CoverFact) => T | null,
): T | null {
  const known = (covers: readonly CoverFact[]): T | null => covers.map(as).find((one) => one !== null) ?? null;
  if (!stretches) return known(cover);
  const whole = stretches.reduce((sum, { inches }) => sum + inches, 0);
  const length = ({ inches }: FrontStretch): number => (whole > HAIR ? inches : 1);
  const covered = stretches.flatMap((stretch) => (known(stretch.cover) === null ? [] : [stretch]));
  const sum = (some: readonly FrontStretch[]): number => some.reduce((total, stretch) => total + length(stretch), 0);
  return 2 * sum(covered) > sum(stretches) + HAIR ? known(covered.flatMap((stretch) => stretch.cover)) : null;
}
