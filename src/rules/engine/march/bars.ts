/** Who may not move at all, charge or advance: ours, where the texts are silent, and the same for every book. */
import type { Fighter, Refused } from '../contract.ts';
import type { Pace, Way } from '../movement.ts';
import { capital } from '../tell.ts';
import { marchSources } from './sources.ts';

type Bar = readonly [code: string, holds: boolean, because: string];

const FORWARD: readonly (Way['how'] | null)[] = ['straight', 'oblique'];

/** What its state and a melee keep a unit from. */
function conditionBars({ name, state, figures, engaged }: Fighter, pace: Pace, how: Way['how'] | null): readonly Bar[] {
  const willing = pace !== 'rout' && pace !== 'pursuit';
  const hesitant = state === 'shaken' || state === 'stopped';
  return [
    ['destroyed', state === 'destroyed' || figures === 0, `Nobody is left of ${name} to move.`],
    ['routed', state === 'routed' && willing, `In rout, ${name} may only run until a rally.`],
    ['not-routed', state !== 'routed' && pace === 'rout', `Only a rout makes ${name} run.`],
    ['engaged', engaged && willing, `The melee of ${name} holds its stands.`],
    [state, hesitant && pace === 'charge', `${capital(state)}, ${name} may not charge.`],
    ['stopped', state === 'stopped' && willing && FORWARD.includes(how), `Stopped, ${name} may not advance.`],
  ];
}

function gunBars({ name }: Fighter, guns: boolean, pace: Pace): readonly Bar[] {
  return [
    ['guns-charge', guns && pace === 'charge', `With guns, ${name} may not charge.`],
    ['no-guns', !guns && pace === 'manhandled', `Without guns, ${name} may haul none by hand.`],
  ];
}

/** The first bar that holds; null when the unit may go. @param guns whether the unit goes with guns. */
export function barredBy(fighter: Fighter, guns: boolean, pace: Pace, how: Way['how'] | null): Refused | null {
  const bars = [...conditionBars(fighter, pace, how), ...gunBars(fighter, guns, pace)];
  const found = bars.find(([, holds]) => holds);
  return found ? { code: found[0], because: found[2], source: marchSources.barred } : null;
}
