/** The front of the coming round, told line by line: contact or what is left of the last front, and what the winner's choice adds. */
import { toNumber } from '../../engine/fraction.ts';
import type { BySide, Fight, MeleeContext, Role, RoundChoice } from '../../engine/melee.ts';
import type { SourceRef } from '../../engine/source.ts';
import { add, atMost, base, counted, inches } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { toldFrom } from '../../engine/yours.ts';
import type { NormalizedCharts } from './charts.ts';
import { presentOf, standingFront, widening, type Widening } from './frontage.ts';
import { sources } from './sources.ts';
import { both, enemyOf } from './told.ts';

const figures = (count: number): string => counted(count, 'figure');

export interface Front {
  readonly figures: number;
  readonly trail: Trail;
}

function contactLines(role: Role, fight: Fight, context: MeleeContext, charts: NormalizedCharts): readonly TrailLine[] {
  const { facts, started } = fight;
  const own = facts[role];
  const { name } = context.fighters[role];
  const seen = { spans: facts.spans };
  const measured = `${figures(own.figures)} of ${name} in contact along ${inches(own.inches)}`;
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
        source: toldFrom(sources.firstContact, charts.number('widest').source),
      }),
    );
  return lines;
}

function heldLine(role: Role, fight: Fight, context: MeleeContext, charts: NormalizedCharts): TrailLine {
  const { name } = context.fighters[role];
  const front = standingFront(fight, charts)[role];
  if (front === presentOf(fight, role))
    return base('front/held', front, { of: 'front', because: `${figures(front)} of ${name} left, all in front.`, source: sources.refill });
  const widest = charts.number('widest');
  const most = front === widest.value * standingFront(fight, charts)[enemyOf(role)];
  const because = `The front of ${name} is filled from the rear: ${figures(front)}${most ? `, ${widest.value} to 1` : ''}.`;
  return base('front/held', front, { of: 'front', because, source: most ? toldFrom(sources.firstContact, widest.source) : sources.refill });
}

interface Chosen {
  readonly fight: Fight;
  readonly choice: RoundChoice;
  readonly context: MeleeContext;
  readonly charts: NormalizedCharts;
}

interface Said {
  readonly added: number;
  readonly because: string;
  readonly source: SourceRef;
}

/** What the winner of the last round does with its choice, or why there is none. */
function winnerSays(name: string, found: Widening, expand: boolean, charts: NormalizedCharts): Said {
  const [widen, widest] = [charts.number('widen'), charts.number('widest')];
  const none = (because: string, source: SourceRef): Said => ({ added: 0, because: `${name} won the last round and ${because}`, source });
  if (!('front' in found))
    return found.not === 'nobody-left'
      ? none('had nobody left to widen with.', sources.refill)
      : none(`may not widen past ${widest.value} to 1.`, toldFrom(sources.twoToOne, widest.source));
  if (!expand) return none('kept the front as it was.', sources.declines);
  return { added: widen.value, because: `${name} won the last round and widened the front.`, source: widen.source };
}

function loserSays(name: string, added: number, charts: NormalizedCharts): Said {
  if (added === 0) return { added, because: `Nobody is left of ${name} to match the enemy’s front.`, source: sources.matches };
  return { added, because: `${name} widened the front as the enemy did.`, source: charts.number('widen').source };
}

/** What the winner's choice adds to a side's front, or why it adds nothing. */
function choiceLines(role: Role, { fight, choice, context, charts }: Chosen): readonly TrailLine[] {
  const winner = fight.last?.winner ?? null;
  const found = widening(fight, charts);
  if (winner === null || found === null) return [];
  const { name } = context.fighters[role];
  const line = (id: string, { added, because, source }: Said): TrailLine =>
    add(id, added, { of: 'front', because, source, ...(added > 0 ? {} : { counts: false as const }) });
  if (role === winner) return [line('front/widen', winnerSays(name, found, choice.expand, charts))];
  if (!('front' in found) || !choice.expand) return [];
  return [line('front/match', loserSays(name, found.front[role] - standingFront(fight, charts)[role], charts))];
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
