/** What every stand is asked before its unit or gun is judged by range: may it fire, at this target, in its arc, along a clear line. */
import type { CoverFact, RangeKind } from '#geometry/check/facts';
import { failed, NOTHING_FOUND, offeredCheck, passed, terrainWords, verdict, type Asked } from '../../engine/checks.ts';
import type { Context, FighterStand, Refused, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { sightChecks, type SightOf } from '../../engine/sight.ts';
import type { Tables } from './charts.ts';
import { overrideCheck } from './range.ts';
import { sources } from './sources.ts';

export function firingStand(facts: StandFacts, context: Context): FighterStand {
  const stand = context.firer.stands.find((each) => each.id === facts.stand);
  if (!stand) throw new Error(`no stand ${facts.stand} in ${context.firer.unit}`);
  return stand;
}

/** An enemy, with figures, in no melee. */
function targetCheck({ firer, target }: Context): Asked {
  if (!target) return failed('target', 'no-target', sources.target, { said: 'This fire needs a target unit.' });
  if (target.stands.length === 0 || target.figures <= 0)
    return failed('target', 'no-figures', sources.target, { said: `${target.name} has no figures left.` });
  if (target.side === firer.side) return failed('target', 'friend', sources.target, { said: `${target.name} is a friend.` });
  if (target.engaged) return failed('target', 'target-engaged', sources.target, { said: `${target.name} is engaged in melee.` });
  return passed('target', sources.target, { said: `${target.name} is not engaged in melee.` });
}

const sightBy = (nearBy: RangeKind): SightOf => ({ arc: () => sources.arcs, sight: sources.sight, nearBy });

/** The stand's own verdict. It adds nothing yet: its unit or gun does, once all that bear are known. */
export function judgeStand(facts: StandFacts, context: Context, refused: Refused | null, nearBy: RangeKind): StandVerdict {
  const opening = [offeredCheck(refused, sources.mayFire), targetCheck(context), ...overrideCheck(context.shot)];
  const sight = context.target ? sightChecks(facts, context.target, context, sightBy(nearBy)) : [];
  return verdict(facts.stand, [...opening, ...sight], NOTHING_FOUND);
}

/** The hard cover of the stand that was aimed at, nearest first; null in the open. */
export function hardCover(facts: StandFacts, tables: Tables): CoverFact | null {
  return facts.pair?.cover.find((one) => tables.isHard(one).value) ?? null;
}

/** "behind a wall", "in a building". */
export const coverWords = (cover: CoverFact): string => `${cover.how} ${terrainWords(cover.kind)}`;
