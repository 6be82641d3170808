import { cupOf, seedDice } from '#game/dice';
import { findUnit } from '#game/lookup';
import { bySide, meleeContext, openFight, ROLES } from '#game/melee/fight';
import { showFound } from '#game/scenario/problem';
import { toNumber } from '#rules/engine/fraction';
import type { BySide } from '#rules/engine/melee';
import { meleeChances, roundChances, type ExpandPolicy, type MeleeChances, type RoundChances } from '#rules/engine/meleeChance';
import type { Probability } from '#rules/engine/ratio';
import { recording, together } from '#rules/engine/recording';
import { chanceJson, distributionJson } from '../chanceJson.ts';
import { BadInput, openTable, readArguments } from '../input.ts';
import { readingsJson, readingsText, refusedJson, type Answer } from '../output.ts';

/** Melees that are fought where all ways for one to go are too many. */
const RUNS = 2000;

const EXPANDS: Readonly<Record<string, ExpandPolicy>> = { winner: 'always', never: 'never', 'by-kills': 'by-kills' };

function readExpand(text = 'winner'): ExpandPolicy {
  const expand = new Map(Object.entries(EXPANDS)).get(text);
  if (expand === undefined) throw new BadInput(`--expand: found ${showFound(text)}, expected winner, never or by-kills`);
  return expand;
}

const sides = <T, U>(of: BySide<T>, json: (one: T) => U): BySide<U> => bySide((role) => json(of[role]));

const roundJson = (round: RoundChances) => ({
  losses: sides(round.losses, distributionJson),
  wins: sides(round.wins, chanceJson),
  byDie: chanceJson(round.byDie),
  breaks: sides(round.breaks, chanceJson),
  ends: chanceJson(round.ends),
});

const meleeJson = (melee: MeleeChances) => ({
  wins: sides(melee.wins, chanceJson),
  neither: chanceJson(melee.neither),
  undecided: chanceJson(melee.undecided),
  losses: sides(melee.losses, distributionJson),
  lasting: sides(melee.lasting, distributionJson),
  rounds: distributionJson(melee.rounds),
  expand: melee.expand,
  sampled: melee.sampled,
});

const hundredths = ({ p }: Probability): string => (100 * toNumber(p)).toFixed(1);

/** How far the chances to win may be off; nothing is where every way was walked. */
function surenessOf({ sampled }: MeleeChances): string {
  if (!sampled) return 'exact';
  const error = Math.max(...ROLES.map((role) => sampled.error[role].wins));
  return `of ${sampled.runs} melees, standard error ${(100 * error).toFixed(1)}`;
}

function textOf(names: BySide<string>, round: RoundChances, melee: MeleeChances): string {
  const lines = ROLES.map(
    (role) =>
      `${names[role]}: wins ${hundredths(melee.wins[role])} in a hundred; loses ${toNumber(round.losses[role].mean).toFixed(2)} in the first round, ${toNumber(melee.losses[role].mean).toFixed(2)} in all`,
  );
  const left = hundredths(melee.undecided) === '0.0' ? '' : `, not followed to the end ${hundredths(melee.undecided)}`;
  return [...lines, `neither wins ${hundredths(melee.neither)}${left}; ${surenessOf(melee)}`].join('\n');
}

/** `chance FILE --melee ATTACKER,DEFENDER [--expand winner|never|by-kills] [--seed S]`: the next round exactly, and the melee to its end. */
export function meleeChance(args: readonly string[]): Answer {
  const { values, positionals } = readArguments(args, ['melee', 'expand', 'book', 'seed'], ['FILE']);
  const { state, book } = openTable(positionals[0] ?? '', values.book);
  const [attacker = '', defender = '', ...more] = (values.melee ?? '').split(',').map((id) => id.trim());
  if (more.length > 0 || !findUnit(state, attacker) || !findUnit(state, defender))
    throw new BadInput(`--melee: found ${showFound(values.melee)}, expected ATTACKER,DEFENDER, ids of two units on this table`);
  const expand = readExpand(values.expand);
  const fight = openFight(state, attacker, defender, book);
  if ('because' in fight) return { json: { refused: refusedJson(fight) }, text: fight.because, code: 1 };
  const context = meleeContext(state, fight.fighters, book);
  const recorder = recording(context.options, book.options);
  const melee = { rules: book.melee, fight, context: { ...context, options: recorder.readings } };
  const { roll } = cupOf(values.seed === undefined ? state.dice : seedDice(values.seed));
  const round = roundChances(melee, { expand: false });
  const whole = meleeChances(melee, { expand, sample: { runs: RUNS, roll } });
  const names = bySide((role) => fight.fighters[role].name);
  const readings = together([fight.facts.readings, recorder.used()], book.options);
  const text = [textOf(names, round, whole), ...readingsText(readings, book.options)].join('\n');
  return { json: { round: roundJson(round), melee: meleeJson(whole), ...readingsJson(readings) }, text, code: 0 };
}
