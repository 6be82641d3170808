/** Who wins a round: whoever lost fewer figures in it; equal losses are diced for. */
import type { Roll } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import type { BySide, Role } from '../../engine/melee.ts';
import { counted, note } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import { sources } from './sources.ts';
import type { Round } from './strike.ts';

export interface RoundWon {
  readonly winner: Role;
  readonly byDie: boolean;
  readonly line: TrailLine;
}

export function roundWinner(lost: BySide<number>, { context, charts }: Round, roll: Roll): RoundWon {
  const { attacker, defender } = context.fighters;
  const won = (winner: Role, byDie: boolean, because: string): RoundWon => ({
    winner,
    byDie,
    line: note('round/winner', lost[winner], { of: 'round', because, source: byDie ? charts.die('tie').source : sources.roundWinner }),
  });
  if (lost.attacker !== lost.defender) {
    const [winner, more] = lost.attacker < lost.defender ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const);
    return won(winner, false, `The round goes to ${context.fighters[winner].name}: ${lost[winner]} lost against ${lost[more]}.`);
  }
  const { value } = charts.die('tie');
  const face = throwDie(roll, {
    sides: 100,
    why: `equal losses: the round goes to ${attacker.name} at ${value} or under, else to ${defender.name}`,
    for: attacker.unit,
    matters: { only: 'reaching', least: [value + 1] },
  });
  const winner = face <= value ? 'attacker' : 'defender';
  const each = lost.attacker === 0 ? 'Neither lost anybody' : `Both lost ${counted(lost.attacker, 'figure')}`;
  return won(winner, true, `${each}; a d100 of ${face} gives the round to ${context.fighters[winner].name}.`);
}
