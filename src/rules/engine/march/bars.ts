/** Who may not move at all, charge or advance: ours, where the texts are silent, and the same for every book. */
import type { Fighter, Refused } from '../contract.ts';
import type { Pace, Way } from '../movement.ts';
import { marchSources } from './sources.ts';

type Bar = readonly [code: string, holds: boolean, because: string];

const FORWARD: readonly (Way['how'] | null)[] = ['straight', 'oblique'];

/** What its state and a melee keep a unit from. */
function conditionBars({ name, state, figures, engaged }: Fighter, pace: Pace, how: Way['how'] | null): readonly Bar[] {
  const willing = pace !== 'rout' && pace !== 'pursuit';
  const hesitant = state === 'shaken' || state === 'stopped';
  return [
    ['destroyed', state === 'destroyed' || figures === 0, `${name} has nobody left to move.`],
    ['routed', state === 'routed' && willing, `${name} is routed and only runs until it rallies.`],
    ['not-routed', state !== 'routed' && pace === 'rout', `${name} is not routed.`],
    ['engaged', engaged && willing, `${name} is engaged in melee.`],
    [state, hesitant && pace === 'charge', `${name} is ${state} and does not charge.`],
    ['stopped', state === 'stopped' && willing && FORWARD.includes(how), `${name} is stopped and does not advance.`],
  ];
}

function gunBars({ name }: Fighter, guns: boolean, pace: Pace): readonly Bar[] {
  return [
    ['guns-charge', guns && pace === 'charge', `${name} has guns, and guns do not charge.`],
    ['no-guns', !guns && pace === 'manhandled', `${name} has no guns to haul by hand.`],
  ];
}

/** The first bar that holds; null when the unit may go. @param guns whether the unit goes with guns. */
export function barredBy(fighter: Fighter, guns: boolean, pace: Pace, how: Way['how'] | null): Refused | null {
  const bars = [...conditionBars(fighter, pace, how), ...gunBars(fighter, guns, pace)];
  const found = bars.find(([, holds]) => holds);
  return found ? { code: found[0], because: found[2], source: marchSources.barred } : null;
}
