/** After the round: who won it, who is beaten and tests, and whether the fight is over. */
import type { Roll } from '../../../engine/contract.ts';
import type { BySide, MeleeResult, Role } from '../../../engine/melee.ts';
import type { MoraleTest } from '../../../engine/morale.ts';
import { counted, note } from '../../../engine/tell.ts';
import type { Trail, TrailLine } from '../../../engine/trail.ts';
import { beatenBy, beatenLines, type Counted } from '../reaction/beaten.ts';
import { takeReaction } from '../reaction/throw.ts';
import { sources } from './sources.ts';
import { both, enemyOf, kindOf, ofOneKind, presentOf, ROLES, type Round } from './sides.ts';

/** A round that was fought: the fight before it, and what each side lost in it. */
export interface Fought {
  readonly round: Round;
  readonly losses: BySide<number>;
  /** Figures left on each side. */
  readonly left: BySide<number>;
}

export function fought(round: Round, losses: BySide<number>): Fought {
  return { round, losses, left: both((role) => presentOf(round.fight, role) - losses[role]) };
}

/** Mahdists shot down by Imperials while they charged count as lost in the first round. */
function fellCharging(role: Role, { fight, context }: Round): number {
  if (fight.rounds > 0 || kindOf(context, role) !== 'mahdist' || ofOneKind(context)) return 0;
  return fight.facts[role].fellCharging ?? 0;
}

function countedFor(role: Role, { round, losses }: Fought): Counted {
  const fell = fellCharging(role, round);
  const inflicted = losses[enemyOf(role)] + fellCharging(enemyOf(role), round);
  return { lost: losses[role] + fell, inflicted, of: round.fight.started[role] + fell };
}

/** Whoever inflicted more; null where both inflicted the same. */
export function winnerOf(after: Fought): Role | null {
  return ROLES.find((role) => countedFor(role, after).inflicted > countedFor(role, after).lost) ?? null;
}

/** The beaten Mahdist side's test; between two of one kind, the beaten side's, whoever it is. */
function testOf(role: Role, after: Fought, roll: Roll): MoraleTest | null {
  const { round, left } = after;
  if (left[role] === 0 || left[enemyOf(role)] === 0) return null;
  if (kindOf(round.context, role) === 'imperial' && !ofOneKind(round.context)) return null;
  const counts = countedFor(role, after);
  const tables = round.tables.reaction;
  const row = beatenBy(counts, tables);
  if (!row) return null;
  const fighter = round.context.fighters[role];
  const sameKind: Trail = ofOneKind(round.context)
    ? [
        note('same-kind', 0, {
          of: 'holds',
          because: 'Between two of one kind the beaten side tests, whoever it is.',
          source: sources.sameKind,
        }),
      ]
    : [];
  return takeReaction({ fighter, cause: 'melee', row, tables, because: [...sameKind, ...beatenLines(fighter, counts, row, tables)] }, roll);
}

/** Attacker first; null where neither side tests. */
export function testsAfter(after: Fought, roll: Roll): BySide<MoraleTest | null> | null {
  const tests = both((role) => testOf(role, after, roll));
  return tests.attacker || tests.defender ? tests : null;
}

/** null where both sides fight on. */
export function resultOf({ left }: Fought, tests: BySide<MoraleTest | null> | null): MeleeResult | null {
  const broken = ROLES.filter((role) => left[role] === 0 || tests?.[role]?.held === false);
  if (broken.length === 0) return null;
  const winner = broken.length === 2 ? null : (ROLES.find((role) => !broken.includes(role)) ?? null);
  return { winner, broken, recovered: { attacker: 0, defender: 0 } };
}

/** The lines that belong to neither side alone. */
export function roundLines(after: Fought, tests: BySide<MoraleTest | null> | null, result: MeleeResult | null): Trail {
  const { round, losses, left } = after;
  const name = (role: Role): string => round.context.fighters[role].name;
  const winner = winnerOf(after);
  const fell: readonly TrailLine[] = ROLES.filter((role) => fellCharging(role, round) > 0).map((role) =>
    note(`round/fell-charging/${role}`, fellCharging(role, round), {
      of: 'round',
      because: `${counted(fellCharging(role, round), 'figure')} of ${name(role)} fell to fire in the charge, counted here.`,
      source: sources.roundWinner,
    }),
  );
  const because = winner ? `${name(winner)} inflicted more.` : 'Both inflicted the same.';
  const won = note('round/winner', winner ? losses[winner] : 0, { of: 'round', because, source: sources.roundWinner });
  const ends = (result?.broken ?? []).map((role) =>
    note(`end/${role}`, 0, {
      of: 'end',
      because: left[role] === 0 ? `Nobody is left of ${name(role)}.` : `${name(role)}: ${tests?.[role]?.result ?? 'leaves the fight'}.`,
      source: sources.ending,
    }),
  );
  return [...fell, won, ...ends];
}

/** In a few words. */
export function saidOf(rounds: number, after: Fought, tests: BySide<MoraleTest | null> | null, result: MeleeResult | null): string {
  const { losses, left, round } = after;
  const name = (role: Role): string => round.context.fighters[role].name;
  const counts = `Round ${rounds}: ${name('attacker')} lost ${losses.attacker}, ${name('defender')} ${losses.defender}`;
  const tested = ROLES.flatMap((role) => {
    const test = tests?.[role];
    return test ? [`${name(role)}: ${test.result}`] : [];
  });
  const gone = ROLES.filter((role) => left[role] === 0).map((role) => `nobody is left of ${name(role)}`);
  const won = result?.winner ? [`the melee goes to ${name(result.winner)}`] : [];
  return `${[counts, ...gone, ...tested, ...won].join('; ')}.`;
}
