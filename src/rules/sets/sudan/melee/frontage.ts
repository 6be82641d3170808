/** Who fights: the front rank and as many Mahdists in the first round, two ranks and twice as many later; struck in flank or rear, whoever is touched. */
import type { BySide, Role } from '../../../engine/melee.ts';
import { toNumber } from '../../../engine/fraction.ts';
import { atMost, base, counted, multiply } from '../../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { sources } from './sources.ts';
import { both, enemyOf, isTurned, kindOf, ofOneKind, presentOf, type Round } from './sides.ts';

export interface Front {
  readonly figures: number;
  /** Folds to the number "front". */
  readonly trail: Trail;
}

const of = 'front';
const figures = (count: number): string => counted(count, 'figure');

/** Figures in contact; in contact at a corner one fights all the same. */
function touching(role: Role, { fight: { facts }, context }: Round): TrailLine {
  const { name } = context.fighters[role];
  const count = facts[role].figures;
  const because = count > 0 ? `${figures(count)} of ${name} in contact.` : `Contact at a corner: one of ${name} fights all the same.`;
  return base('front/contact', Math.max(1, count), { of, because, source: sources.contact, seen: { spans: facts.spans } });
}

const turned = (role: Role, { context, fight: { facts } }: Round): TrailLine => ({
  ...base('front/turned', 0, {
    of,
    because: `Struck in the ${facts[role].struckIn}: ${context.fighters[role].name}. Only who is touched turns.`,
    source: sources.flank,
  }),
  op: 'note',
});

function there(role: Role, round: Round, trail: Trail): Front {
  const present = presentOf(round.fight, role);
  const { name } = round.context.fighters[role];
  const found = toNumber(total(trail, of));
  if (found <= present) return { figures: found, trail };
  const because = `${figures(present)} of ${name} left.`;
  return { figures: present, trail: [...trail, atMost('front/present', present, { of, because, source: sources.whoFights })] };
}

const roundWords = ({ fight }: Round): string => (fight.rounds === 0 ? 'first round' : 'later rounds');

/** Figures in contact with the ranks behind them, or the men that crowd in beside them. */
function ownFront(role: Role, round: Round): Front {
  const { fight, context, tables } = round;
  const contact = touching(role, round);
  if (isTurned(fight.facts, role)) return there(role, round, [contact, turned(role, round)]);
  const kind = kindOf(context, role);
  const { value, source } = tables.fighters(kind, fight.rounds === 0);
  const because = kind === 'imperial' ? `${counted(value, 'rank')} in the ${roundWords(round)}.` : `${value} for each in contact.`;
  const line = multiply('front/ranks', value, {
    of,
    because,
    source: kind === 'mahdist' ? toldFrom(sources.sameKind, source) : source,
  });
  return there(role, round, [contact, line]);
}

/** Mahdists against Imperials come in by the number that they meet, and not by their own contact; turned, by who is touched at most. */
function opposing(role: Role, enemy: Front, round: Round): Front {
  const { fight, context, tables } = round;
  const { value, source } = tables.fighters('mahdist', fight.rounds === 0);
  const met = context.fighters[enemyOf(role)].name;
  const lines: TrailLine[] = [
    base('front/opposed', enemy.figures, { of, because: `${figures(enemy.figures)} of ${met} to meet.`, source: sources.opposed }),
    multiply('front/times', value, { of, because: `${value} for each opposed in the ${roundWords(round)}.`, source }),
  ];
  if (isTurned(fight.facts, role)) {
    const most = Math.max(1, fight.facts[role].figures);
    const { because } = turned(role, round);
    lines.push(atMost('front/turned', most, { of, because, source: sources.flank }));
  }
  return there(role, round, lines);
}

/** Figures of each side that fight in the coming round. */
export function fronts(round: Round): BySide<Front> {
  const { context } = round;
  if (ofOneKind(context)) return both((role) => ownFront(role, round));
  return both((role) =>
    kindOf(context, role) === 'imperial' ? ownFront(role, round) : opposing(role, ownFront(enemyOf(role), round), round),
  );
}
