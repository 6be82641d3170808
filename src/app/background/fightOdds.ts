/** Chances of a melee: its coming round exactly, and the whole of it to its end. */
import { rollDice, seedDice } from '#game/dice';
import { fightNow, fightOf, meleeContext, openFight } from '#game/melee/fight';
import type { GameState } from '#game/state';
import type { Roll, RuleSet } from '#rules/engine/contract';
import { meleeChances, roundChances, type Melee, type MeleeChances } from '#rules/engine/meleeChance';
import type { RoundOdds } from '#ui/melee/fight';

export interface FightAsk {
  readonly state: GameState;
  readonly attacker: string;
  readonly defender: string;
}

/** Melees fought where the exact way is too long. */
const RUNS = 2000;

/** Dice for sampling alone, seeded by the game's own seed: asking twice gives the same answer, and the game's dice are not touched. */
function sampleRoll(seed: string): Roll {
  let dice = seedDice(`chances of ${seed}`);
  return (call) => {
    const thrown = rollDice(dice, call.count, call.sides);
    dice = thrown.then;
    return thrown.faces;
  };
}

/** The melee of two units that goes on, or would begin; null where there is none to speak of. */
function meleeOf({ state, attacker, defender }: FightAsk, book: RuleSet): Melee | null {
  const open = fightOf(state, attacker, defender);
  const fight = open ? fightNow(state, open) : openFight(state, attacker, defender, book);
  if ('because' in fight) return null;
  return { rules: book.melee, fight, context: meleeContext(state, fight.fighters, book) };
}

/** Of the coming round alone: soon worked out, and shown before the whole is known. */
export function roundOddsOf(ask: FightAsk, book: RuleSet): RoundOdds | null {
  const melee = meleeOf(ask, book);
  if (!melee) return null;
  const wide = melee.fight.last !== null && melee.rules.mayExpand(melee.fight, melee.context);
  return {
    narrow: roundChances(melee, { expand: false }),
    wide: wide ? roundChances(melee, { expand: true }) : null,
  };
}

export function endOddsOf(ask: FightAsk, book: RuleSet): MeleeChances | null {
  const melee = meleeOf(ask, book);
  return melee && meleeChances(melee, { expand: 'always', sample: { runs: RUNS, roll: sampleRoll(ask.state.seed) } });
}
