import type { Expanding } from '#game/command';
import { cupOf, DiceMisfit, seedDice } from '#game/dice';
import { findUnit } from '#game/lookup';
import { bySide, meleeContext, openFight, ROLES } from '#game/melee/fight';
import { fightRounds } from '#game/melee/rounds';
import { showFound } from '#game/scenario/problem';
import type { GameState, OpenFight } from '#game/state';
import type { Refused, RuleSet } from '#rules/engine/contract';
import type { FoughtSide, MeleeRound } from '#rules/engine/melee';
import type { MoraleTest } from '#rules/engine/morale';
import { BadInput, openTable, readArguments, readDice } from '../input.ts';
import { readingsJson, readingsText, refusedJson, trailJson, trailText, type Answer } from '../output.ts';

/** Rounds that are fought at most where nobody says how many. */
const MOST = 50;

function unitNamed(state: GameState, option: string, id: string | undefined): string {
  if (id === undefined || !findUnit(state, id))
    throw new BadInput(`${option}: found ${showFound(id)}, expected the id of a unit on this table`);
  return id;
}

function readRounds(text: string | undefined): number {
  if (text === undefined) return MOST;
  const rounds = Number(text.trim());
  if (text.trim() === '' || !Number.isInteger(rounds) || rounds < 1 || rounds > MOST)
    throw new BadInput(`--rounds: found ${showFound(text)}, expected a whole number from 1 to ${MOST}`);
  return rounds;
}

function readExpand(text: string | undefined): Expanding {
  if (text === undefined || text === 'winner') return 'winner';
  if (text === 'never') return 'never';
  throw new BadInput(`--expand: found ${showFound(text)}, expected winner or never`);
}

const sideJson = ({ trail, ...numbers }: FoughtSide): object => ({ ...numbers, trail: trailJson(trail) });

const testJson = (test: MoraleTest | null): object | null =>
  test && { holds: test.holds, dice: test.dice, held: test.held, result: test.result, trail: trailJson(test.trail) };

function roundJson(round: MeleeRound): object {
  const { morale } = round;
  return {
    round: round.round,
    attacker: sideJson(round.attacker),
    defender: sideJson(round.defender),
    dice: round.dice,
    winner: round.winner,
    byDie: round.byDie,
    expanded: round.expanded,
    said: round.said,
    ...(morale ? { morale: bySide((role) => testJson(morale[role])) } : {}),
    trail: trailJson(round.trail),
    ...readingsJson(round.readings),
  };
}

/** What was measured before the first round. */
function factsJson({ facts }: OpenFight): object {
  return bySide((role) => {
    const { figures, inches, struckIn, level, charged, cover } = facts[role];
    return { figures, inches, struckIn, level, charged, cover: cover.map(({ terrain, kind, how }) => ({ terrain, kind, how })) };
  });
}

function refusedAnswer(refused: Refused, { options }: RuleSet): Answer {
  const text = [refused.because, ...readingsText(refused.readings, options)].join('\n');
  return { json: { rounds: [], refused: refusedJson(refused) }, text, code: 1 };
}

function text(rounds: readonly MeleeRound[], { options }: RuleSet): string {
  return rounds
    .flatMap((round) => [
      round.said,
      ...ROLES.flatMap((role) => trailText(round[role].trail)),
      ...trailText(round.trail),
      ...readingsText(round.readings, options),
    ])
    .join('\n');
}

function fought(
  fight: OpenFight,
  on: { readonly most: number; readonly expand: Expanding },
  table: { readonly state: GameState; readonly book: RuleSet },
  faces: readonly number[] | undefined,
): readonly MeleeRound[] {
  const { state, book } = table;
  const cup = cupOf(state.dice, faces);
  try {
    const rounds = fightRounds(fight, meleeContext(state, fight.fighters, book), { ...on, turns: true }, book, cup.roll);
    cup.finish();
    return rounds;
  } catch (error) {
    if (error instanceof DiceMisfit) throw new BadInput(`--dice: ${error.message}`);
    throw error;
  }
}

/** `melee FILE --attacker UNIT --defender UNIT [--rounds N] [--expand winner|never] [--seed S] [--dice …]`: two units in contact fight it out. */
export function melee(args: readonly string[]): Answer {
  const names = ['attacker', 'defender', 'rounds', 'expand', 'book', 'seed', 'dice'] as const;
  const { values, positionals } = readArguments(args, names, ['FILE']);
  const { state: opened, book } = openTable(positionals[0] ?? '', values.book);
  const state = values.seed === undefined ? opened : { ...opened, seed: values.seed, dice: seedDice(values.seed) };
  const attacker = unitNamed(state, '--attacker', values.attacker);
  const defender = unitNamed(state, '--defender', values.defender);
  const on = { most: readRounds(values.rounds), expand: readExpand(values.expand) };
  const faces = readDice(values.dice);
  const fight = openFight(state, attacker, defender, book);
  if ('because' in fight) return refusedAnswer(fight, book);
  const rounds = fought(fight, on, { state, book }, faces);
  const result = rounds.at(-1)?.fight.result ?? null;
  const json = { facts: factsJson(fight), rounds: rounds.map(roundJson), ...(result ? { result } : {}) };
  return { json, text: text(rounds, book), code: 0 };
}
