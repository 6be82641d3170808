/** Chances of a melee: its coming round exactly, and the whole of it to its end. */
import { rollDice, seedDice } from '#game/dice';
import { fightNow, fightOf, meleeContext, openFight } from '#game/melee/fight';
import type { GameState } from '#game/state';
import type { Roll, RuleSet } from '#rules/engine/contract';
import { meleeChances, roundChances, type Melee } from '#rules/engine/meleeChance';
import type { FightOdds } from '#ui/melee/fight';

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

/** null where there is no melee to speak of. */
export function fightOddsOf({ state, attacker, defender }: FightAsk, book: RuleSet): FightOdds | null {
  const open = fightOf(state, attacker, defender);
  const fight = open ? fightNow(state, open) : openFight(state, attacker, defender, book);
  if ('because' in fight) return null;
  const context = meleeContext(state, fight.fighters, book);
  const melee: Melee = { rules: book.melee, fight, context };
  const wide = fight.last !== null && book.melee.mayExpand(fight, context);
  return {
    narrow: roundChances(melee, { expand: false }),
    wide: wide ? roundChances(melee, { expand: true }) : null,
    end: meleeChances(melee, { expand: 'always', sample: { runs: RUNS, roll: sampleRoll(state.seed) } }),
  };
}
