/** What every stand is asked before its unit or gun is judged by range: may it fire, at this target, in its arc, along a clear line. */
import type { CoverFact, RangeKind } from '#geometry/check/facts';
import { failed, NOTHING_FOUND, offeredCheck, passed, terrainWords, verdict, type Asked } from '../../engine/checks.ts';
import type { Context, FighterStand, Refused, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { sightChecks, type SightOf } from '../../engine/sight.ts';
import type { SourceRef } from '../../engine/source.ts';
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

/** What a firing stand sees its target behind or in, and whether that is hard cover here, by which passage. */
export interface Seen {
  readonly cover: CoverFact;
  readonly hard: boolean;
  readonly source: SourceRef;
}

/** The nearest hard cover of the stand that was aimed at, else the nearest of what is no hard cover; null in the open. */
export function coverSeen(facts: StandFacts, tables: Tables): Seen | null {
  const all = (facts.pair?.cover ?? []).map((cover): Seen => {
    const { value, source } = tables.isHard(cover);
    return { cover, hard: value, source };
  });
  return all.find((one) => one.hard) ?? all[0] ?? null;
}

/** "behind a wall", "in a building", "behind prepared works". */
export function coverWords({ how, kind, grade }: CoverFact): string {
  return `${how} ${kind === 'works' ? `${grade ?? 'improvised'} works` : terrainWords(kind)}`;
}
