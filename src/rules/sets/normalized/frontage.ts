/** How many figures fight: those in contact, filled up from the rear, widened by the round's winner, and never more than two to one. */
import type { BySide, Fight, MeleeContext, MeleeFacts, Role, RoundChoice } from '../../engine/melee.ts';
import { toNumber } from '../../engine/fraction.ts';
import type { SourceRef } from '../../engine/source.ts';
import { add, atMost, base, counted, inches } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import type { NormalizedCharts } from './charts.ts';
import { sources } from './sources.ts';
import { both, enemyOf } from './told.ts';

const figures = (count: number): string => counted(count, 'figure');

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

/** The front that is left for the next round: gaps are filled from the rear while there is a rear. */
export function nextFront(fought: BySide<number>, after: Pick<Fight, 'started' | 'lost'>, charts: NormalizedCharts): BySide<number> {
  return capped(
    both((role) => Math.min(fought[role], presentOf(after, role))),
    charts.number('widest').value,
  );
}

type Widening = { readonly front: BySide<number> } | { readonly not: 'nobody-left' | 'two-to-one' };

/** The fronts if the winner of the last round widens and the loser does as he does while he can; or why the winner may not; null without a winner. */
function widening(fight: Fight, charts: NormalizedCharts): Widening | null {
  const winner = fight.last?.winner ?? null;
  const step = charts.number('widen').value;
  if (winner === null || fight.result !== null) return null;
  const reserve = (role: Role): boolean => presentOf(fight, role) >= fight.front[role] + step;
  if (!reserve(winner)) return { not: 'nobody-left' };
  const front = both((role) => fight.front[role] + (role === winner || reserve(role) ? step : 0));
  return front[winner] <= charts.number('widest').value * front[enemyOf(winner)] ? { front } : { not: 'two-to-one' };
}

/** Whether the winner of the last round has a figure to add, and room for it. */
export function mayWiden(fight: Fight, charts: NormalizedCharts): boolean {
  const found = widening(fight, charts);
  return charts.number('widen').value > 0 && found !== null && 'front' in found;
}

export interface Front {
  readonly figures: number;
  readonly trail: Trail;
}

function contactLines(role: Role, fight: Fight, context: MeleeContext, charts: NormalizedCharts): readonly TrailLine[] {
  const { facts, started } = fight;
  const own = facts[role];
  const { name } = context.fighters[role];
  const seen = { spans: facts.spans };
  const measured = `${name} has ${figures(own.figures)} in contact along ${inches(own.inches)}`;
  const first =
    own.figures > 0
      ? base('front/contact', own.figures, { of: 'front', because: `${measured}.`, source: sources.contact, seen })
      : base('front/contact', 1, { of: 'front', because: `${measured}: one fights all the same.`, source: sources.oneFigure, seen });
  const touching = Math.max(1, own.figures);
  const lines = [first];
  if (touching > started[role])
    lines.push(
      atMost('front/present', started[role], { of: 'front', because: `Only ${started[role]} are present.`, source: sources.refill }),
    );
  const most = charts.number('widest').value * Math.min(Math.max(1, facts[enemyOf(role)].figures), started[enemyOf(role)]);
  if (Math.min(touching, started[role]) > most)
    lines.push(
      atMost('front/widest', most, {
        of: 'front',
        because: `More than ${charts.number('widest').value} to 1 in contact counts as that.`,
        source: sources.firstContact,
      }),
    );
  return lines;
}

function heldLine(role: Role, fight: Fight, context: MeleeContext, charts: NormalizedCharts): TrailLine {
  const { name } = context.fighters[role];
  const front = fight.front[role];
  if (front === presentOf(fight, role))
    return base('front/held', front, { of: 'front', because: `${name} has ${figures(front)} left, all in front.`, source: sources.refill });
  const widest = charts.number('widest');
  const most = front === widest.value * fight.front[enemyOf(role)];
  const because = `${name} fills its front from the rear: ${figures(front)}${most ? `, ${widest.value} to 1` : ''}.`;
  return base('front/held', front, { of: 'front', because, source: sources.refill });
}

interface Chosen {
  readonly fight: Fight;
  readonly choice: RoundChoice;
  readonly context: MeleeContext;
  readonly charts: NormalizedCharts;
}

const WHY_NOT: Readonly<Record<'nobody-left' | 'two-to-one', readonly [said: string, source: SourceRef]>> = {
  'nobody-left': ['has nobody left to widen with', sources.refill],
  'two-to-one': ['may not widen past the limit against the enemy’s front', sources.twoToOne],
};

/** What the winner's choice adds to a side's front, or why it adds nothing. */
function choiceLines(role: Role, { fight, choice, context, charts }: Chosen): readonly TrailLine[] {
  const winner = fight.last?.winner ?? null;
  const found = widening(fight, charts);
  if (winner === null || found === null) return [];
  const { name } = context.fighters[role];
  const line = (id: string, count: number, because: string, source: TrailLine['source']): TrailLine =>
    add(id, count, { of: 'front', because, source, ...(count > 0 ? {} : { counts: false as const }) });
  if ('not' in found) {
    const [why, source] = WHY_NOT[found.not];
    return role === winner ? [line('front/widen', 0, `${name} won the last round and ${why}.`, source)] : [];
  }
  if (!choice.expand)
    return role === winner ? [line('front/widen', 0, `${name} won the last round and keeps its front as it is.`, sources.declines)] : [];
  const more = found.front[role] - fight.front[role];
  if (role === winner) return [line('front/widen', more, `${name} won the last round and widens its front.`, sources.widen)];
  const because = more > 0 ? `${name} widens its front as the enemy does.` : `${name} has nobody left to match the enemy's front.`;
  return [line('front/match', more, because, more > 0 ? sources.widen : sources.matches)];
}

/** Figures of each side that fight in the coming round. */
export function fronts(chosen: Chosen): BySide<Front> {
  const { fight, context, charts } = chosen;
  return both((role) => {
    const held = fight.rounds === 0 ? contactLines(role, fight, context, charts) : [heldLine(role, fight, context, charts)];
    const trail = [...held, ...choiceLines(role, chosen)];
    return { figures: toNumber(total(trail, 'front')), trail };
  });
}
