/** Rounds of a melee, one after another: the same for the game and for the command line. */
import type { RuleSet, Roll } from '#rules/engine/contract';
import type { Fight, MeleeContext, MeleeRound } from '#rules/engine/melee';
import type { Expanding } from '../command.ts';

export interface FightingOn {
  readonly expand: Expanding;
  /** Rounds at most. */
  readonly most: number;
  /** Whether a new turn begins where the rounds of one are used up; else fighting stops there. */
  readonly turns: boolean;
}

/** Fights until the melee is over, the rounds are used up, or the turn's are. @throws where the roll has no more dice. */
export function fightRounds(fight: Fight, context: MeleeContext, on: FightingOn, book: RuleSet, roll: Roll): readonly MeleeRound[] {
  const rounds: MeleeRound[] = [];
  let now = fight;
  while (rounds.length < on.most && now.result === null) {
    if (book.melee.roundsLeft(now, context.options) <= 0) {
      if (!on.turns) break;
      now = { ...now, thisTurn: 0 };
    }
    const expand = on.expand === 'winner' && book.melee.mayExpand(now, context);
    const round = book.melee.fight(now, { expand }, context, roll);
    rounds.push(round);
    now = round.fight;
  }
  return rounds;
}
