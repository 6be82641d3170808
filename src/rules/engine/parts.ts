/**
 * A text covers only part of a battle. Its parts are made from its charts, so that a player's own charts can take the place of
 * the shipped ones; a book joins one part of each name.
 */
import type { Chart } from './chart.ts';
import type { RuleSet } from './book.ts';
import type { Clause, Figure } from './clause.ts';
import type { MeleeRules } from './melee.ts';
import type { MoraleRules } from './morale.ts';
import type { MovementRules } from './movement.ts';
import type { Option } from './option.ts';
import { asYours } from './yours.ts';

export type { PartName } from './book.ts';
export type { Clause, Figure } from './clause.ts';

export interface Part {
  /** Names the part in files: "linear", "normalized", "house-linear". */
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly charts: readonly Chart[];
  readonly clauses: readonly Clause[];
}

export interface FirePart extends Part, Pick<RuleSet, 'inchIsYards' | 'fire' | 'card' | 'bands' | 'arc'> {
  readonly figures?: readonly Figure[];
}
export interface MeleePart extends Part {
  readonly melee: MeleeRules;
}
export interface MoralePart extends Part {
  readonly morale: MoraleRules;
}
export interface MovementPart extends Part {
  readonly movement: MovementRules;
}

/** A part made from its own charts, with a player's in place of those of the same id. */
export type PartMaker<P extends Part> = (yours: readonly Chart[]) => P;

/** The shipped charts with the player's own in place of those of the same id and kind; every number of those is marked yours. */
export function withYours(shipped: readonly Chart[], yours: readonly Chart[]): readonly Chart[] {
  return shipped.map((chart) => {
    const own = yours.find((one) => one.id === chart.id && one.kind === chart.kind);
    return own ? asYours(chart, own) : chart;
  });
}
