/** The stands that each gun's ball passes through, with the distance at which it enters each: the numbers of the table's discs. */
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Witness } from '#rules/engine/source';
import { inchWords } from '../words/number.ts';
import { liveryOf, nameOf } from './lookup.ts';

export interface StruckRow {
  readonly stand: string;
  /** Counted along the gun's own line, from 1. */
  readonly number: number;
  readonly name: string;
  readonly livery: number;
  readonly distance: string;
  readonly afterRicochet: boolean;
  readonly seen: Witness;
}

export interface StruckLine {
  readonly gun: string;
  readonly rows: readonly StruckRow[];
}

export function struckLines(plan: ShotPlan, state: GameState): readonly StruckLine[] {
  return plan.stands.flatMap(({ facts, verdict }) => {
    if (!facts.line || verdict.refused || facts.line.struck.length === 0) return [];
    const rows = facts.line.struck.map((one, index) => ({
      stand: one.stand,
      number: index + 1,
      name: nameOf(state, one.unit),
      livery: liveryOf(state, one.side),
      distance: inchWords(one.enter),
      afterRicochet: one.leg === 'ricochet',
      seen: { stands: [one.stand] },
    }));
    return [{ gun: facts.stand, rows }];
  });
}
