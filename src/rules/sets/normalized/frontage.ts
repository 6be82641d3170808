/** How many figures may fight: those in contact, filled up from the rear, widened by the round's winner, and never more than two to one. */
import type { BySide, Fight, MeleeFacts, Role } from '../../engine/melee.ts';
import type { NormalizedCharts } from './charts.ts';
import { both, enemyOf } from './told.ts';

/** Figures of a side that are still in the fight. */
export const presentOf = (fight: Pick<Fight, 'started' | 'lost'>, role: Role): number => fight.started[role] - fight.lost[role];

/** Each side's front, no more than so many times the other's. */
function capped(front: BySide<number>, widest: number): BySide<number> {
  return both((role) => Math.min(front[role], widest * front[enemyOf(role)]));
}

/** The front of the first round: measured contact, at least one figure, no more than are present, no more than two to one. */
export function firstFront(facts: MeleeFacts, started: BySide<number>, charts: NormalizedCharts): BySide<number> {
  const touching = both((role) => Math.min(Math.max(1, facts[role].figures), started[role]));
  return capped(touching, charts.number('widest').value);
}

/** The front that is left of one: gaps are filled from the rear while there is a rear. */
export function leftFront(front: BySide<number>, after: Pick<Fight, 'started' | 'lost'>, charts: NormalizedCharts): BySide<number> {
  return capped(
    both((role) => Math.min(front[role], presentOf(after, role))),
    charts.number('widest').value,
  );
}

/** The front before the last winner's choice; figures that fell outside this melee since its last round are missing from it too. */
export const standingFront = (fight: Fight, charts: NormalizedCharts): BySide<number> => leftFront(fight.front, fight, charts);

export type Widening = { readonly front: BySide<number> } | { readonly not: 'nobody-left' | 'two-to-one' };

/** The fronts if the winner of the last round widens and the loser does as he does while he can; or why the winner may not; null without a winner. */
export function widening(fight: Fight, charts: NormalizedCharts): Widening | null {
  const winner = fight.last?.winner ?? null;
  const step = charts.number('widen').value;
  if (winner === null || fight.result !== null) return null;
  const standing = standingFront(fight, charts);
  const reserve = (role: Role): boolean => presentOf(fight, role) >= standing[role] + step;
  if (!reserve(winner)) return { not: 'nobody-left' };
  const front = both((role) => standing[role] + (role === winner || reserve(role) ? step : 0));
  return front[winner] <= charts.number('widest').value * front[enemyOf(winner)] ? { front } : { not: 'two-to-one' };
}

/** Whether the winner of the last round has a figure to add, and room for it. */
export function mayWiden(fight: Fight, charts: NormalizedCharts): boolean {
  const found = widening(fight, charts);
  return charts.number('widen').value > 0 && found !== null && 'front' in found;
}
