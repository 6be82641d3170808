/** What a side adds up to and whom it kills: figures times value, a kill for every hundred and a d100 for the rest. Both sides strike at once. */
import type { Roll } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { floor, fraction, minus, times, toNumber, ZERO, type Fraction } from '../../engine/fraction.ts';
import type { BySide, Fight, MeleeContext, Role, RoundChoice, SideRound } from '../../engine/melee.ts';
import { add, atMost, base, counted, multiply, note } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import type { NormalizedCharts } from './charts.ts';
import { fronts, type Front } from './front.ts';
import { presentOf } from './frontage.ts';
import { sources } from './sources.ts';
import { both, enemyOf, whole } from './told.ts';
import { worths, type Worth } from './worth.ts';

const PERCENT = whole(100);

/** A side as it strikes, before its die. */
export interface Strike {
  readonly role: Role;
  readonly worth: Fraction;
  readonly front: number;
  readonly points: Fraction;
  /** Value, front, points, and the sure kills without asking how many are left to kill. */
  readonly before: Trail;
  /** Enemies present: nobody kills more. */
  readonly left: number;
  readonly cap: TrailLine;
  /** Chance of one more in the hundred; 0: no die. */
  readonly rest: number;
}

const restOf = (kills: Fraction): number => floor(times(PERCENT, minus(kills, whole(floor(kills)))));

function pointLines({ worth }: Worth, front: Front, charts: NormalizedCharts): Trail {
  const { source } = charts.number('kill');
  const points = times(whole(front.figures), worth);
  const shown = `${front.figures} × ${toNumber(worth)} = ${toNumber(points)}`;
  return [
    base('points/figures', front.figures, { of: 'points', because: `${counted(front.figures, 'figure')} in front.`, source }),
    { ...multiply('points/worth', worth, { of: 'points', because: `Each is worth ${toNumber(worth)}.`, source }), shown },
  ];
}

function killLines(points: Fraction, charts: NormalizedCharts): Trail {
  const kill = charts.number('kill');
  const of = { of: 'kills', source: kill.source };
  const kills = times(points, fraction(1, kill.value));
  const rest = restOf(kills);
  const left = rest > 0 ? `${rest} in a hundred for one more.` : 'nothing over, no die.';
  return [
    base('kills/points', points, { ...of, because: `${toNumber(points)} percentage points.` }),
    multiply('kills/hundred', fraction(1, kill.value), { ...of, because: `A kill for every ${kill.value}.` }),
    { id: 'kills/sure', op: 'floor', value: ZERO, ...of, because: `${floor(kills)} sure; ${left}` },
  ];
}

function strikeOf(role: Role, worth: Worth, front: Front, { fight, context, charts }: Round): Strike {
  const points = pointLines(worth, front, charts);
  const sum = total(points, 'points');
  const left = presentOf(fight, enemyOf(role));
  const enemy = context.fighters[enemyOf(role)].name;
  return {
    role,
    worth: worth.worth,
    front: front.figures,
    points: sum,
    before: [...worth.trail, ...front.trail, ...points, ...killLines(sum, charts)],
    left,
    cap: atMost('kills/left', left, {
      of: 'kills',
      because: `No more than are left of ${enemy}: ${left}.`,
      source: sources.noMoreThanLeft,
    }),
    rest: restOf(times(sum, fraction(1, charts.number('kill').value))),
  };
}

/** A round that is about to be fought. */
export interface Round {
  readonly fight: Fight;
  readonly choice: RoundChoice;
  readonly context: MeleeContext;
  readonly charts: NormalizedCharts;
}

export function strikes(round: Round): BySide<Strike> {
  const [worth, front] = [worths(round.fight, round.context, round.charts), fronts(round)];
  return both((role) => strikeOf(role, worth[role], front[role], round));
}

/** Beside the number of sure kills: where the enemy was touched, which adds nothing in this text. */
function flankLine(role: Role, { fight, context }: Round): readonly TrailLine[] {
  const struck = fight.facts[enemyOf(role)].struckIn;
  if (struck !== 'flank' && struck !== 'rear') return [];
  const because = `Struck in ${struck === 'rear' ? 'the rear' : 'flank'}: ${context.fighters[enemyOf(role)].name}. Worth nothing in this text.`;
  return [note('value/struck', 0, { of: 'value', because, source: sources.flank, seen: { spans: fight.facts.spans } })];
}

const numbersOf = ({ worth, front, points }: Strike) => ({ worth: toNumber(worth), frontage: front, points: toNumber(points) });

/** A side before the dice. */
export function foreseenSide(strike: Strike, round: Round): SideRound {
  const trail = [...flankLine(strike.role, round), ...strike.before, strike.cap];
  return { ...numbersOf(strike), sure: toNumber(total(trail, 'kills')), chance: strike.rest, trail };
}

export interface Struck {
  readonly kills: number;
  readonly trail: Trail;
}

/** Throws for the rest, where there is one: one more at or under it. */
export function strikeDown(strike: Strike, round: Round, roll: Roll): Struck {
  const { before, cap, rest, role, left } = strike;
  const head = [...flankLine(role, round), ...before];
  const settled = (trail: Trail): Struck => ({ trail, kills: toNumber(total(trail, 'kills')) });
  if (rest === 0) return settled([...head, cap]);
  const { name, unit } = round.context.fighters[role];
  const open = toNumber(total(head, 'kills')) < left;
  const least = open ? [rest + 1] : [];
  const face = throwDie(roll, {
    sides: 100,
    why: `${name}: one more kill at ${rest} or under`,
    for: unit,
    matters: { only: 'reaching', least },
  });
  const hit = face <= rest;
  const because = `${face} is ${hit ? 'at or under' : 'over'} ${rest}: ${hit ? 'one more.' : 'no more.'}`;
  const die = add('kills/die', hit ? 1 : 0, { of: 'kills', because, source: sources.percentDie, shown: String(face) });
  return settled([...head, die, cap]);
}
