/**
 * What a rule text must answer to be played here. Measure, judge, throw, settle, tell: never two in one function.
 *
 * A unit's shot is judged stand by stand, since every stand and gun may choose its own target or line and one that has
 * none is refused alone. `judge` takes no dice, so a hover may call it; `throwFor` and `settle` throw.
 */
export type { Capability, PartOf, RuleSet } from './book.ts';
export type { DiceCall, Roll } from './dice.ts';
export type { Fighter, FighterStand, GunPart, Order, UnitState } from './fighter.ts';
export type { FireMode, FireRules, FireStep, JamRules, JamTry, SettleContext } from './fire.ts';
export type { Option, Readings } from './option.ts';
export type { DiceFault, Refused } from './refused.ts';
export type { Effect, Ruling, Thrown } from './ruling.ts';
export type { Aim, Context, Shot, StandFacts } from './shot.ts';
export type { Witness } from './source.ts';
export type { Bearing, Check, GroupRange, GroupReading, GroupVerdict, Share, StandVerdict } from './verdict.ts';
