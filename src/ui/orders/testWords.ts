/** What a morale test needs, in words: a d100 has a face to hold by, a table of several dice has only a chance. */
import type { MoraleChoice } from '../melee/fight.ts';

/** "90 or less", "holds 44%". `holds` is the chance in a hundred. */
export function testWords({ asked, holds }: Pick<MoraleChoice, 'asked' | 'holds'>): string {
  const calls = asked(() => null);
  return calls[0]?.sides === 100 ? `${holds} or less` : `holds ${Math.round(holds)}%`;
}

/** ", needs 90 or less" after the one die of a d100; nothing after the dice of a table, whose row is in the trail. */
export const neededWords = (dice: readonly number[], holds: number): string => (dice.length === 1 ? `, needs ${holds} or less` : '');
