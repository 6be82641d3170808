/** A book as the game plays it: the answers of its four parts, and what readers may open of it. */
import type { MeasurePolicy } from '#geometry/check/facts';
import type { Chart } from './chart.ts';
import type { Clause, Figure } from './clause.ts';
import type { Fighter, FighterStand } from './fighter.ts';
import type { FireRules } from './fire.ts';
import type { MeleeRules } from './melee.ts';
import type { MoraleRules } from './morale.ts';
import type { MovementRules } from './movement.ts';
import type { Option, Readings } from './option.ts';
import type { SourceRef } from './source.ts';

export type PartName = 'fire' | 'melee' | 'morale' | 'movement';

/** Which part a book is joined from: `id` names it in files, `text` is the text it comes from. */
export interface PartOf {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Ids of its charts. */
  readonly charts: readonly string[];
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
