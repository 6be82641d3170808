/** Close combat in rounds, one a turn. */
import type { Refused, Roll } from '../../../engine/contract.ts';
import type { BySide, Fight, MeleeContext, MeleeFacts, MeleeRound, MeleeRules } from '../../../engine/melee.ts';
import { inches } from '../../../engine/tell.ts';
import type { Chart } from '../../../engine/chart.ts';
import { fought, resultOf, roundLines, saidOf, testsAfter, winnerOf, type Fought } from './ending.ts';
import { fronts } from './frontage.ts';
import { sources } from './sources.ts';
import { both, enemyOf, ROLES, type Round } from './sides.ts';
import { foreseenSides, strikeBoth } from './strike.ts';
import type { MeleeTables } from './tables.ts';

const NONE = { attacker: 0, defender: 0 } as const;

function whyNot(facts: MeleeFacts, { fighters }: MeleeContext): Refused | null {
  const { attacker, defender } = fighters;
  const refused = (code: string, because: string): Refused => ({ code, because, source: sources.mayFight, seen: { spans: facts.spans } });
  if (attacker.side === defender.side) return refused('same-side', `${attacker.name} and ${defender.name} are of one side.`);
  const empty = ROLES.map((role) => fighters[role]).find(({ figures }) => figures === 0);
  if (empty) return refused('no-figures', `No figures are left of ${empty.name}.`);
  if (facts.gap <= 0) return null;
  return refused('not-in-contact', `${attacker.name} and ${defender.name} do not touch: ${inches(facts.gap / 100)} between them.`);
}

const frontsOf = (round: Round): BySide<number> => {
  const found = fronts(round);
  return both((role) => found[role].figures);
};

function begin(facts: MeleeFacts, context: MeleeContext, tables: MeleeTables): Fight | Refused {
  const refused = whyNot(facts, context);
  if (refused) return refused;
  const started = both((role) => context.fighters[role].figures);
  const front = frontsOf({ fight: { facts, rounds: 0, started, lost: NONE }, context, tables });
  return { facts, rounds: 0, thisTurn: 0, front, started, lost: NONE, last: null, result: null };
}

/** The same roll, its faces kept in the order thrown. */
function recorded(roll: Roll): { readonly roll: Roll; readonly dice: readonly number[] } {
  const dice: number[] = [];
  const kept: Roll = (call) => {
    const faces = roll(call);
    dice.push(...faces);
    return faces;
  };
  return { roll: kept, dice };
}

function nextFight(fight: Fight, after: Fought): Fight {
  const { round, losses } = after;
  const lost = both((role) => fight.lost[role] + losses[role]);
  const rounds = fight.rounds + 1;
  const last = { lost: losses, winner: winnerOf(after) };
  const front = frontsOf({ ...round, fight: { ...round.fight, rounds, lost } });
  return { ...fight, rounds, thisTurn: fight.thisTurn + 1, lost, front, last };
}

/** @throws when the fight is over already. */
function fightRound(fight: Fight, context: MeleeContext, tables: MeleeTables, thrown: Roll): MeleeRound {
  if (fight.result) throw new Error('this fight is over');
  const { roll, dice } = recorded(thrown);
  const round: Round = { fight, context, tables };
  const sides = strikeBoth(round, roll);
  const after = fought(
    round,
    both((role) => sides[enemyOf(role)].kills),
  );
  const morale = testsAfter(after, roll);
  const result = resultOf(after, morale);
  const next = nextFight(fight, after);
  return {
    round: next.rounds,
    expanded: false,
    ...sides,
    dice,
    winner: winnerOf(after),
    byDie: false,
    morale,
    trail: roundLines(after, morale, result),
    said: saidOf(next.rounds, after, morale, result),
    fight: { ...next, result },
  };
}

export function meleeRules(charts: readonly Chart[], tables: MeleeTables): MeleeRules {
  return {
    id: 'close-combat',
    label: 'Close combat',
    words: { worth: 'factor', points: 'casualties' },
    begin: (facts, context) => begin(facts, context, tables),
    mayExpand: () => false,
    foresee: (fight, _choice, context) => ({ round: fight.rounds + 1, expanded: false, ...foreseenSides({ fight, context, tables }) }),
    fight: (fight, _choice, context, roll) => fightRound(fight, context, tables, roll),
    roundsLeft: ({ thisTurn, result }) => (result ? 0 : Math.max(0, tables.rounds.value - thisTurn)),
    charts,
  };
}
