/**
 * The exact chances of a round of melee, by walking its dice, and of a whole melee to its end: round after round over every state
 * that the fight may be in, equal states taken together. Where that is too large, seeded rounds are fought and counted instead, and
 * their standard error is told.
 */
import type { Roll } from './contract.ts';
import { distributionOf, type Distribution, type Weighted } from './distribution.ts';
import { minus, toNumber, type Fraction } from './fraction.ts';
import type { BySide, Fight, ForeseenRound, MeleeContext, MeleeRound, MeleeRules, Role, RoundChoice } from './melee.ts';
import type { MoraleTest } from './morale.ts';
import { asFraction, CERTAIN, compareRatios, NOTHING, not, plus, probability, times, type Probability, type Ratio } from './ratio.ts';
import { chanceThat, merged, TooManyPaths, walk, type Outcome } from './walk.ts';

/** What the winner of a round chooses for the next: always to widen, never, or where it can expect more of the kills by it. */
export type ExpandPolicy = 'always' | 'never' | 'by-kills';

const both = <T>(of: (role: Role) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });
const enemyOf = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** A melee that is about to be fought: the text's rules, the fight as it stands, both units. */
export interface Melee {
  readonly rules: MeleeRules;
  readonly fight: Fight;
  readonly context: MeleeContext;
}

export interface RoundChances {
  readonly foreseen: ForeseenRound;
  /** Figures lost in this round. */
  readonly losses: BySide<Distribution>;
  /** Who wins the round, and how likely only a die tells. */
  readonly wins: BySide<Probability>;
  readonly byDie: Probability;
  /** Who is broken at the end of this round; both may be. */
  readonly breaks: BySide<Probability>;
  /** The melee is over with this round. */
  readonly ends: Probability;
}

const walkRound = ({ rules, fight, context }: Melee, choice: RoundChoice): readonly Outcome<MeleeRound>[] =>
  walk((roll) => rules.fight(fight, choice, context, roll));

const presentOf = ({ started, lost }: Fight, role: Role): number => started[role] - lost[role];

/** The exact chances of the coming round. */
export function roundChances(melee: Melee, choice: RoundChoice): RoundChances {
  const rounds = walkRound(melee, choice);
  const chance = (holds: (round: MeleeRound) => boolean): Probability => probability(chanceThat(rounds, holds));
  return {
    foreseen: melee.rules.foresee(melee.fight, choice, melee.context),
    losses: both((role) =>
      distributionOf(
        rounds.map(({ value, p }) => ({ value: value[role].losses, p })),
        presentOf(melee.fight, role),
      ),
    ),
    wins: both((role) => chance((round) => round.winner === role)),
    byDie: chance((round) => round.byDie),
    breaks: both((role) => chance((round) => round.fight.result?.broken.includes(role) ?? false)),
    ends: chance((round) => round.fight.result !== null),
  };
}

const meanOf = (rounds: readonly Outcome<MeleeRound>[], of: (round: MeleeRound) => number): Fraction =>
  asFraction(rounds.map(({ value, p }) => ({ num: p.num * BigInt(of(value)), den: p.den })).reduce(plus, NOTHING));

/** Kills less losses that a side can expect of the coming round. */
function expected(melee: Melee, choice: RoundChoice, role: Role): Fraction {
  const rounds = walkRound(melee, choice);
  return minus(
    meanOf(rounds, (round) => round[enemyOf(role)].losses),
    meanOf(rounds, (round) => round[role].losses),
  );
}

/** The choice of the last round's winner under a policy; nothing to choose in the first round, or where the front may not widen. */
export function choiceBy(policy: ExpandPolicy, melee: Melee): RoundChoice {
  const { rules, fight, context } = melee;
  const winner = fight.last?.winner ?? null;
  if (policy === 'never' || winner === null || !rules.mayExpand(fight, context)) return { expand: false };
  if (policy === 'always') return { expand: true };
  const more = minus(expected(melee, { expand: true }, winner), expected(melee, { expand: false }, winner));
  return { expand: more.num > 0 };
}

/** Fights that are fought on alike: all that a round may ask of a fight but the facts, which stay. */
const keyOf = ({ rounds, thisTurn, front, lost, last }: Fight): string => JSON.stringify([rounds, thisTurn, front, lost, last?.winner]);

/** The policy's choices, each state of the fight asked about once. */
function chooser(melee: Melee, policy: ExpandPolicy): (fight: Fight) => RoundChoice {
  const known = new Map<string, RoundChoice>();
  return (fight) => {
    const key = keyOf(fight);
    const choice = known.get(key) ?? choiceBy(policy, { ...melee, fight });
    known.set(key, choice);
    return choice;
  };
}

/** A fight whose turn is over goes on in the next. */
function nextTurn(fight: Fight, { rules, context }: Melee): Fight {
  return fight.result === null && rules.roundsLeft(fight, context.options) <= 0 ? { ...fight, thisTurn: 0 } : fight;
}

export interface MeleeChances {
  readonly wins: BySide<Probability>;
  /** Both broke at once, or nobody is left. */
  readonly neither: Probability;
  /** What was not followed to its end: states rarer than one in a million, and melees longer than 60 rounds. */
  readonly undecided: Probability;
  /** Figures lost when the melee ends, and those that stay lost when some come back. */
  readonly losses: BySide<Distribution>;
  readonly lasting: BySide<Distribution>;
  readonly rounds: Distribution;
  readonly expand: ExpandPolicy;
  /** null where the chances are exact; else how many melees were fought, and the standard error of each side's chance to win and mean loss. */
  readonly sampled: { readonly runs: number; readonly error: BySide<{ readonly wins: number; readonly loss: number }> } | null;
}

export interface MeleeAsked {
  readonly expand: ExpandPolicy;
  /** Rounds that may be worked through before sampling takes over. */
  readonly most?: number;
  /** Melees to be fought where exact is too large, and whose dice. */
  readonly sample: { readonly runs: number; readonly roll: Roll };
}

const LONGEST = 60;
const RARE: Ratio = { num: 1n, den: 1_000_000n };
/** About as many rounds as a background thread fights in two seconds. */
const MOST = 20_000;

type Ended = readonly Outcome<Fight>[];

/** Every way for the melee to end, round by round. @throws TooManyPaths */
function everyEnd(melee: Melee, expand: ExpandPolicy, most: number): Ended {
  const ended: Outcome<Fight>[] = [];
  let open: Ended = [{ value: melee.fight, p: CERTAIN }];
  let fought = 0;
  const choose = chooser(melee, expand);
  for (let round = 0; round < LONGEST && open.length > 0; round += 1) {
    const next: Outcome<Fight>[] = [];
    for (const { value: fight, p } of open) {
      const after = walkRound({ ...melee, fight }, choose(fight));
      fought += after.length;
      if (fought > most) throw new TooManyPaths(`more than ${most} rounds`);
      next.push(...after.map((one) => ({ value: nextTurn(one.value.fight, melee), p: times(p, one.p) })));
    }
    ended.push(...next.filter(({ value }) => value.result !== null));
    const going = merged(
      next.filter(({ value }) => value.result === null),
      keyOf,
    );
    open = going.filter(({ p }) => compareRatios(p, RARE) >= 0);
  }
  return ended;
}

/** Melees fought with real dice, each counting the same. */
function someEnds(melee: Melee, expand: ExpandPolicy, { runs, roll }: MeleeAsked['sample']): Ended {
  const p: Ratio = { num: 1n, den: BigInt(runs) };
  const choose = chooser(melee, expand);
  return Array.from({ length: runs }).flatMap(() => {
    let { fight } = melee;
    for (let round = 0; round < LONGEST && fight.result === null; round += 1) {
      fight = nextTurn(melee.rules.fight(fight, choose(fight), melee.context, roll).fight, melee);
    }
    return fight.result === null ? [] : [{ value: fight, p }];
  });
}

/** Of the melees that were followed to their end, whose chances sum to `share`. */
function ofEnded(ended: Ended, share: Ratio, of: (fight: Fight) => number, most: number | null): Distribution {
  const weighted: Weighted = ended.map(({ value, p }) => ({ value: of(value), p: { num: p.num * share.den, den: p.den * share.num } }));
  return distributionOf(weighted, most);
}

function told(melee: Melee, ended: Ended, expand: ExpandPolicy): Omit<MeleeChances, 'sampled'> {
  const followed = ended.reduce((all, { p }) => plus(all, p), NOTHING);
  const { started } = melee.fight;
  const lasting = (fight: Fight, role: Role): number => fight.lost[role] - (fight.result?.recovered[role] ?? 0);
  return {
    wins: both((role) => probability(chanceThat(ended, ({ result }) => result?.winner === role))),
    neither: probability(chanceThat(ended, ({ result }) => result?.winner === null)),
    undecided: probability(not(followed)),
    losses: both((role) => ofEnded(ended, followed, (fight) => fight.lost[role], started[role])),
    lasting: both((role) => ofEnded(ended, followed, (fight) => lasting(fight, role), started[role])),
    rounds: ofEnded(ended, followed, (fight) => fight.rounds, null),
    expand,
  };
}

function errorsOf(chances: Omit<MeleeChances, 'sampled'>, runs: number): NonNullable<MeleeChances['sampled']>['error'] {
  return both((role) => {
    const wins = toNumber(chances.wins[role].p);
    return { wins: Math.sqrt((wins * (1 - wins)) / runs), loss: chances.losses[role].deviation / Math.sqrt(runs) };
  });
}

/** The chances of a melee from here to its end. */
export function meleeChances(melee: Melee, { expand, most = MOST, sample }: MeleeAsked): MeleeChances {
  try {
    return { ...told(melee, everyEnd(melee, expand, most), expand), sampled: null };
  } catch (error) {
    if (!(error instanceof TooManyPaths)) throw error;
    const chances = told(melee, someEnds(melee, expand, sample), expand);
    return { ...chances, sampled: { runs: sample.runs, error: errorsOf(chances, sample.runs) } };
  }
}

/** The exact chances of a morale check, by walking its own dice. */
export interface MoraleChances {
  readonly holds: Probability;
  /** By result in the text's own words; sums to 1. */
  readonly results: readonly (Probability & { readonly result: string })[];
}

export function moraleChances(test: (roll: Roll) => MoraleTest): MoraleChances {
  const tests = merged(walk(test), ({ result, held }) => JSON.stringify([result, held]));
  return {
    holds: probability(chanceThat(tests, ({ held }) => held)),
    results: tests.map(({ value, p }) => ({ result: value.result, ...probability(p) })),
  };
}
