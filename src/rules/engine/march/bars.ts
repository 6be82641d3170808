/** Who may not move at all, charge or advance: ours, where the texts are silent, and the same for every book. */
import type { Fighter, Refused } from '../contract.ts';
import type { Pace, Way } from '../movement.ts';
import { marchSources } from './sources.ts';

type Bar = readonly [code: string, holds: boolean, because: string];

const FORWARD: readonly (Way['how'] | null)[] = ['straight', 'oblique'];

/** The first bar that holds; null when the unit may go. @param guns whether the unit goes with guns. */
export function barredBy(fighter: Fighter, guns: boolean, pace: Pace, how: Way['how'] | null): Refused | null {
  const { name, state } = fighter;
  const willing = pace === 'move' || pace === 'charge' || pace === 'manhandled';
  const bars: readonly Bar[] = [
    ['destroyed', state === 'destroyed' || fighter.figures === 0, `${name} has nobody left to move.`],
    ['routed', state === 'routed' && willing, `${name} is routed and only runs until it rallies.`],
    ['not-routed', state !== 'routed' && pace === 'rout', `${name} is not routed.`],
    ['engaged', fighter.engaged && willing, `${name} is engaged in melee.`],
    ['guns-charge', guns && pace === 'charge', `${name} has guns, and guns do not charge.`],
    [state, (state === 'shaken' || state === 'stopped') && pace === 'charge', `${name} is ${state} and does not charge.`],
    ['stopped', state === 'stopped' && willing && FORWARD.includes(how), `${name} is stopped and does not advance.`],
    ['no-guns', pace === 'manhandled' && !guns, `${name} has no guns to haul by hand.`],
  ];
  const found = bars.find(([, holds]) => holds);
  return found ? { code: found[0], because: found[2], source: marchSources.barred } : null;
}
