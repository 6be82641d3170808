/** One stand's fire at a unit, judged without dice: may it fire, at whom, through which arc, past whom. */
import { NOTHING_FOUND, failed, offeredCheck, passed, verdict, type Asked } from '../../../engine/checks.ts';
import type { Context, FighterStand, Refused, StandFacts, StandVerdict } from '../../../engine/contract.ts';
import { aimedAt, firingStand } from './aim.ts';
import { viewChecks } from './sightChecks.ts';
import { sources } from './sources.ts';
import { roundsOf } from './strength.ts';
import type { FireTables } from './tables.ts';
import { isMachineGun } from './traits.ts';

/** Whether the shot may be aimed at its target at all: an enemy, with figures, in no melee. */
function targetCheck({ firer, target }: Context): Asked {
  if (!target) return failed('target', 'no-target', sources.target, { said: 'This fire needs a target unit.' });
  if (target.stands.length === 0 || target.figures <= 0) {
    return failed('target', 'no-figures', sources.target, { said: `${target.name} has no figures left.` });
  }
  if (target.side === firer.side) return failed('target', 'friend', sources.target, { said: `${target.name} is a friend.` });
  if (target.engaged) return failed('target', 'target-engaged', sources.target, { said: `${target.name} is engaged in melee.` });
  return passed('target', sources.target, { said: `${target.name} is not engaged in melee.` });
}

/** An umpire's range is a length; anything else is refused rather than passed over. */
function overrideCheck({ shot }: Context): readonly Asked[] {
  const set = shot.override?.range;
  if (set === undefined || (Number.isFinite(set) && set >= 0)) return [];
  return [failed('override', 'override', sources.umpire, { said: `A range set by the umpire is 0.00″ or more, not ${set}.` })];
}

function roundsCheck({ shot }: Context, stand: FighterStand, tables: FireTables): readonly Asked[] {
  if (!isMachineGun(stand)) return [];
  const rounds = roundsOf(shot, tables);
  const { value: most, source } = tables.rounds.most;
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= most) {
    return [passed('rounds', source, { said: `${rounds} rounds; ${most} at most.`, value: String(rounds) })];
  }
  return [failed('rounds', 'rounds', source, { said: `A machine gun fires 1 to ${most} rounds a turn, not ${rounds}.` })];
}

/** What may fire adds its figures in its group, where it has one. */
export function judge(facts: StandFacts, context: Context, tables: FireTables, refused: Refused | null): StandVerdict {
  const stand = firingStand(facts, context);
  const aimed = context.target ? aimedAt(facts, context, tables) : null;
  const asked = [
    offeredCheck(refused, sources.mayFire),
    targetCheck(context),
    ...overrideCheck(context),
    ...roundsCheck(context, stand, tables),
    ...viewChecks({ facts, stand, aimed }, context, tables),
  ];
  return verdict(facts.stand, asked, NOTHING_FOUND);
}
