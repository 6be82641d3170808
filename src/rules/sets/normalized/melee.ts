/** Text 003: a melee in rounds, each man valued against a standard infantryman. */
import type { Readings, Refused, Roll } from '../../engine/contract.ts';
import type { BySide, Fight, ForeseenRound, FoughtSide, MeleeContext, MeleeFacts, MeleeRound, MeleeRules } from '../../engine/melee.ts';
import type { MoraleTest } from '../../engine/morale.ts';
import { base, inches, note } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import type { NormalizedCharts } from './charts.ts';
import { endingOf, testsAfter, type Ending } from './ending.ts';
import { firstFront, mayWiden, leftFront } from './frontage.ts';
import { roundsReading } from './options.ts';
import { sources } from './sources.ts';
import { foreseenSide, strikeDown, strikes, type Round, type Struck } from './strike.ts';
import { both, enemyOf, ROLES } from './told.ts';
import { roundWinner, type RoundWon } from './winner.ts';

const NONE = { attacker: 0, defender: 0 } as const;

function whyNot(facts: MeleeFacts, { fighters }: MeleeContext): Refused | null {
  const { attacker, defender } = fighters;
  const refused = (code: string, because: string): Refused => ({ code, because, source: sources.whoFights, seen: { spans: facts.spans } });
  if (attacker.side === defender.side) return refused('same-side', `${attacker.name} and ${defender.name} are of one side.`);
  const empty = ROLES.map((role) => fighters[role]).find(({ figures }) => figures === 0);
  if (empty) return refused('no-figures', `No figures are left of ${empty.name}.`);
  return facts.gap > 0
    ? refused('not-in-contact', `${attacker.name} and ${defender.name} do not touch: ${inches(facts.gap / 100)} between them.`)
    : null;
}

function begin(facts: MeleeFacts, context: MeleeContext, charts: NormalizedCharts): Fight | Refused {
  const refused = whyNot(facts, context);
  if (refused) return refused;
  const started = both((role) => context.fighters[role].figures);
  return { facts, rounds: 0, thisTurn: 0, front: firstFront(facts, started, charts), started, lost: NONE, last: null, result: null };
}

interface Recorded {
  readonly roll: Roll;
  readonly dice: readonly number[];
}

/** The same roll, its faces kept in the order thrown. */
function recorded(roll: Roll): Recorded {
  const dice: number[] = [];
  return {
    dice,
    roll: (call) => {
      const faces = roll(call);
      dice.push(...faces);
      return faces;
    },
  };
}

const expands = ({ fight, choice, charts }: Round): boolean => choice.expand && mayWiden(fight, charts);

function lossLine(losses: number, enemy: string): TrailLine {
  return base('losses/enemy', losses, {
    of: 'losses',
    because: `Killed by ${enemy}: ${losses}; both strike at once.`,
    source: sources.together,
  });
}

function nextFight(round: Round, struck: BySide<Struck>, fought: BySide<number>, won: RoundWon): Fight {
  const { fight, charts } = round;
  const lost = both((role) => fight.lost[role] + struck[enemyOf(role)].kills);
  const rounds = { rounds: fight.rounds + 1, thisTurn: fight.thisTurn + 1 };
  const last = { lost: both((role) => struck[enemyOf(role)].kills), winner: won.winner };
  const after = { started: fight.started, lost };
  return { ...fight, ...rounds, lost, front: leftFront(fought, after, charts), last };
}

interface Told {
  readonly losses: BySide<number>;
  readonly won: RoundWon;
  readonly ending: Ending | null;
}

function saidOf(round: number, { fighters }: MeleeContext, { losses, won, ending }: Told): string {
  const { attacker, defender } = fighters;
  const counts = `Round ${round}: ${attacker.name} lost ${losses.attacker}, ${defender.name} ${losses.defender}`;
  if (!ending) return `${counts}; the round goes to ${fighters[won.winner].name}${won.byDie ? ' by a die' : ''}.`;
  const { broken, winner } = ending.result;
  if (winner === null) return `${counts}; neither side stands.`;
  const beaten = broken.map((role) => fighters[role].name).join('');
  return `${counts}; the melee goes to ${fighters[winner].name}, over ${beaten}.`;
}

function moraleLines(tests: BySide<MoraleTest> | null, { context, charts }: Round): readonly TrailLine[] {
  if (!tests) return [];
  const { source } = charts.number('morale');
  return ROLES.map((role) => {
    const { holds, dice, result } = tests[role];
    const because = `${context.fighters[role].name}: ${result}, ${dice.join()} against a level of ${holds}.`;
    return note(`morale/${role}`, holds, { of: 'morale', because, source });
  });
}

/** @throws when the melee is over already. */
function fightRound(round: Round, thrown: Roll): MeleeRound {
  const { fight, context } = round;
  if (fight.result) throw new Error('this melee is over');
  const { roll, dice } = recorded(thrown);
  const expanded = expands(round);
  const strike = strikes(round);
  const struck = both((role) => strikeDown(strike[role], round, roll));
  const losses = both((role) => struck[enemyOf(role)].kills);
  const sides = both((role): FoughtSide => ({
    ...foreseenSide(strike[role], round),
    kills: struck[role].kills,
    losses: losses[role],
    trail: [...struck[role].trail, lossLine(losses[role], context.fighters[enemyOf(role)].name)],
  }));
  const won = roundWinner(losses, round, roll);
  const after = nextFight(
    round,
    struck,
    both((role) => strike[role].front),
    won,
  );
  const morale = testsAfter(after, round, roll);
  const ending = endingOf(after, morale, round, roll);
  return {
    round: after.rounds,
    expanded,
    ...sides,
    dice,
    winner: won.winner,
    byDie: won.byDie,
    morale,
    trail: [won.line, ...moraleLines(morale, round), ...(ending?.trail ?? [])],
    said: saidOf(after.rounds, context, { losses, won, ending }),
    fight: { ...after, result: ending?.result ?? null },
  };
}

function foreseen(round: Round): ForeseenRound {
  const strike = strikes(round);
  return { round: round.fight.rounds + 1, expanded: expands(round), ...both((role) => foreseenSide(strike[role], round)) };
}

function roundsLeft({ rounds, thisTurn, result }: Fight, options: Readings, charts: NormalizedCharts): number {
  if (result) return 0;
  const reading = roundsReading(options);
  const left = (most: number): number => Math.max(0, most - thisTurn);
  if (reading === 'to-the-end') return left(charts.most.value);
  const [first, later] = [charts.rounds('first').value, charts.rounds('later').value];
  if (reading === 'one-a-turn') return left(later);
  return rounds < first ? first - rounds : thisTurn > 0 ? 0 : later;
}

export function meleeRules(charts: NormalizedCharts): MeleeRules {
  return {
    id: 'normalized',
    label: 'Normalized melee',
    words: { worth: 'value', points: 'percentage points' },
    begin: (facts, context) => begin(facts, context, charts),
    mayExpand: (fight) => mayWiden(fight, charts),
    foresee: (fight, choice, context) => foreseen({ fight, choice, context, charts }),
    fight: (fight, choice, context, roll) => fightRound({ fight, choice, context, charts }, roll),
    roundsLeft: (fight, options) => roundsLeft(fight, options, charts),
    charts: charts.melee,
  };
}
