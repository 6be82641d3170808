/** Sentences of the fight's panel. */
import { compare, ONE, toNumber, ZERO } from '#rules/engine/fraction';
import type { Probability } from '#rules/engine/ratio';
import type { MeleeResult, MeleeRound, Role } from '#rules/engine/melee';
import { meanWords, percentWords } from '../words/number.ts';
import type { FightView } from './fight.ts';

export const ROLES = ['attacker', 'defender'] as const satisfies readonly Role[];
const other = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "The round to Cuirassiers: 3 killed for 1." Names are singular or plural, so that no verb depends on one. */
export function roundWords({ sides }: FightView, round: MeleeRound): string {
  const { attacker, defender, winner, byDie } = round;
  const tally = `${attacker.kills} killed for ${defender.kills}`;
  if (winner === null) return `The round to nobody: ${tally}.`;
  const won = winner === 'attacker' ? tally : `${defender.kills} killed for ${attacker.kills}`;
  return `The round to ${sides[winner].name}${byDie ? ', by the die' : ''}: ${won}.`;
}

export function resultWords({ sides }: FightView, result: MeleeResult): string {
  if (result.winner === null) return result.broken.length > 1 ? 'Both sides break.' : 'Nobody is left to win.';
  const loser = other(result.winner);
  return `Victory of ${sides[result.winner].name}. ${result.broken.includes(loser) ? 'Broken' : 'Gone'}: ${sides[loser].name}.`;
}

export function recoveredWords({ sides }: FightView, { recovered }: MeleeResult): string | null {
  const back = ROLES.filter((role) => recovered[role] > 0).map((role) => `${sides[role].name} ${recovered[role]}`);
  return back.length === 0 ? null : `Figures that come back: ${back.join(', ')}.`;
}

function chanceTo(what: string, { p }: Probability): string {
  if (compare(p, ONE) >= 0) return `sure to ${what}`;
  return compare(p, ZERO) <= 0 ? `cannot ${what}` : `${percentWords(p)} to ${what}`;
}

/** "71% to win the round, 42% to break": chances of the side named before them. */
export function oddsWords(view: FightView, role: Role, wide: boolean): string {
  const round = wide ? view.odds?.wide : view.odds?.narrow;
  if (!round) return '';
  const breaks = round.breaks[role];
  const held = breaks.p.num > 0 ? `, ${chanceTo('break', breaks)}` : '';
  return `${chanceTo('win the round', round.wins[role])}${held}`;
}

export function lossWords(view: FightView, role: Role, wide: boolean): string {
  const round = wide ? view.odds?.wide : view.odds?.narrow;
  return round ? `mean loss ${meanWords(round.losses[role].mean)}` : '';
}

export function endWords(view: FightView): string {
  const { end } = view;
  if (!end) return 'The whole melee is being worked out.';
  const victory = ROLES.map((role) => `${view.sides[role].name} ${percentWords(end.wins[role].p)}`).join(', ');
  const both = end.neither.p.num > 0 ? `; both break or are gone ${percentWords(end.neither.p)}` : '';
  const open = toNumber(end.undecided.p) >= 0.0005 ? `; not followed to its end ${percentWords(end.undecided.p)}` : '';
  const said = `Victory in the end: ${victory}${both}${open}. ${toNumber(end.rounds.mean).toFixed(1)} rounds on the mean.`;
  if (!end.sampled) return `${said} Exact.`;
  const error = Math.max(end.sampled.error.attacker.wins, end.sampled.error.defender.wins);
  return `${said} From ${end.sampled.runs} seeded melees, ± ${(100 * error).toFixed(1)}%.`;
}

export const leftWords = (left: number): string => (left > 0 ? `${plural(left, 'round')} left this turn` : 'No round left this turn');
