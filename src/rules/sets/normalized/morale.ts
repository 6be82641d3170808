/** When a unit tests its morale outside a melee (house), by the level of the melee's own test (reconstructed). */
import { tape, tapeOf } from '#geometry/shape/units';
import type { MoraleAsked, MoraleRules, MoraleSituation } from '../../engine/morale.ts';
import type { Fighter } from '../../engine/contract.ts';
import { inches } from '../../engine/tell.ts';
import type { NormalizedCharts } from './charts.ts';
import { levelOf, testLevel } from './level.ts';

const isRouted = ({ state }: Fighter): boolean => state === 'routed';

function lostEnough({ fighter, full }: MoraleSituation, charts: NormalizedCharts): readonly MoraleAsked[] {
  const [over, under] = charts.lostShare.value;
  const lost = full - fighter.figures;
  if (lost <= 0 || lost * under < over * full) return [];
  return [{ cause: 'lost-a-third', key: 'lost-a-third', said: `${fighter.name} lost ${lost} of ${full}.` }];
}

function asked(situation: MoraleSituation, charts: NormalizedCharts): readonly MoraleAsked[] {
  const { fighter, chargedBy, routedFriends } = situation;
  const { name, state, engaged } = fighter;
  if (state === 'destroyed' || fighter.figures === 0) return [];
  if (isRouted(fighter)) return [{ cause: 'rally', key: 'rally', said: `${name} may rally from the rout.` }];
  // A unit in melee is tested by the melee.
  if (engaged) return [];
  const near = routedFriends.filter((friend) => tape(friend.inches) <= tapeOf(charts.friendWithin.value));
  return [
    ...lostEnough(situation, charts),
    ...chargedBy.map((unit): MoraleAsked => ({ cause: 'charged', key: `charged by ${unit}`, said: `A charge comes at ${name}.` })),
    ...near.map((friend): MoraleAsked => ({
      cause: 'friend-routed',
      key: `friend routed: ${friend.unit}`,
      said: `A friend of ${name} routs, ${inches(friend.inches)} away.`,
    })),
  ];
}

export function moraleRules(charts: NormalizedCharts): MoraleRules {
  return {
    id: 'morale-level',
    label: 'Morale level',
    due: (situation) => asked(situation, charts).filter(({ key }) => !situation.tested.includes(key)),
    mayRally: isRouted,
    foresee: (fighter, _cause, context) => levelOf(fighter, context, charts),
    test: (fighter, cause, context, roll) => testLevel(fighter, cause, levelOf(fighter, context, charts), roll),
  };
}
