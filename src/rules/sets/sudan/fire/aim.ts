/** Which stand of the target a firing stand aims at, and what stands between them: its own ranks, friends to be fired over, or what bars the view. */
import type { Blocker, PairFacts } from '#geometry/check/facts';
import { tape, tapeOf } from '#geometry/shape/units';
import type { StandId } from '#geometry/table/table';
import { choiceOf } from '../../../engine/measuring.ts';
import type { Context, FighterStand, StandFacts } from '../../../engine/contract.ts';
import { isMahdist } from '../shared/index.ts';
import { options } from './options.ts';
import type { FireTables } from './tables.ts';

export type StandBlocker = Extract<Blocker, { kind: 'stand' }>;

export interface Aimed {
  readonly pair: PairFacts;
  /** Stands of the firer's own company close in front of it, one behind the other, and the ranks that they fill. */
  readonly ahead: readonly StandBlocker[];
  readonly ranksAhead: number;
  /** Friends that the fire must pass over. */
  readonly friends: readonly StandBlocker[];
  /** What bars the view beside them: terrain, and enemies in between. */
  readonly barred: readonly Blocker[];
}

export function firingStand(facts: StandFacts, context: Context): FighterStand {
  const stand = context.firer.stands.find((each) => each.id === facts.stand);
  if (!stand) throw new Error(`no stand ${facts.stand} in ${context.firer.unit}`);
  return stand;
}

const isStand = (blocker: Blocker): blocker is StandBlocker => blocker.kind === 'stand';

/** The firer's own stands at the start of its line, each close behind the next. */
function ranksBefore(pair: PairFacts, context: Context, tables: FireTables): readonly StandBlocker[] {
  const limit = tapeOf(tables.closeBehind.value);
  const ahead: StandBlocker[] = [];
  let from = 0;
  for (const blocker of pair.line.blockedBy) {
    if (!isStand(blocker) || blocker.unit !== context.firer.unit || tape(blocker.at - from) > limit) break;
    ahead.push(blocker);
    from = blocker.leave;
  }
  return ahead;
}

/** What bars the view of the target, its own side left out: what lies on the line itself, or what leaves too little of it to be seen. */
function bars(pair: PairFacts, counts: (one: Blocker) => boolean, context: Context): readonly Blocker[] {
  const by = choiceOf(options, context.options, 'G-obstruction');
  if (by === 'line') return pair.line.blockedBy.filter(counts);
  const hiders = pair.hiders.filter(counts);
  const share = 1 - hiders.reduce((sum, one) => sum + one.hides, 0);
  return (by === 'half-visible' ? share >= 0.5 - 1e-9 : share > 1e-9) ? [] : hiders;
}

function aimAt(pair: PairFacts, context: Context, tables: FireTables): Aimed {
  const ahead = ranksBefore(pair, context, tables);
  const ranksAhead = ahead.reduce((sum, one) => sum + (context.firer.stands.find((stand) => stand.id === one.stand)?.ranks ?? 1), 0);
  if (pair.clear && pair.line.blockedBy.length === 0) return { pair, ahead, ranksAhead, friends: [], barred: [] };
  const own = (one: Blocker): one is StandBlocker => isStand(one) && one.side === context.firer.side;
  // Fire passes over friends on its line however much of the target can be seen past them.
  const friends = pair.line.blockedBy.filter(own).filter((one) => !ahead.some(({ stand }) => stand === one.stand));
  return { pair, ahead, ranksAhead, friends, barred: bars(pair, (one) => !own(one), context) };
}

const reading = (pair: PairFacts): number => pair.ranges['centre-to-nearest-figure']?.tape ?? Number.POSITIVE_INFINITY;

/** Least gap between the target and the friends fired over, in hundredths; null where there are none. */
export const leastGap = ({ friends }: Aimed): StandBlocker | null =>
  friends.toSorted((a, b) => (a.gap ?? 0) - (b.gap ?? 0) || (a.stand < b.stand ? -1 : 1))[0] ?? null;

/** Whether a stand of the target may be fired at: 0 seen freely or over friends far enough from it, 1 over others, 2 not seen. */
function hindrance(aimed: Aimed, context: Context, tables: FireTables): number {
  if (aimed.barred.length > 0) return 2;
  const gap = leastGap(aimed)?.gap;
  return gap === undefined || (!isMahdist(context.firer) && gap >= tapeOf(tables.overheadGap.value)) ? 0 : 1;
}

function inArc({ pair, considered }: StandFacts, context: Context, tables: FireTables): readonly Aimed[] {
  const measured = pair && !considered.some((one) => one.target === pair.target) ? [pair, ...considered] : considered;
  return measured.filter((one) => one.arc.inside).map((one) => aimAt(one, context, tables));
}

/**
 * The stand that is aimed at: of those in the arc the least hindered, then the nearest by its figures, then the lower id. Its range and
 * the gap to friends are so read on one line. null where none lies in the arc.
 */
export function aimedAt(facts: StandFacts, context: Context, tables: FireTables): Aimed | null {
  const ordered = inArc(facts, context, tables)
    .map((aimed) => ({ aimed, hindered: hindrance(aimed, context, tables) }))
    .toSorted(
      (a, b) =>
        a.hindered - b.hindered || reading(a.aimed.pair) - reading(b.aimed.pair) || (a.aimed.pair.target < b.aimed.pair.target ? -1 : 1),
    );
  return ordered[0]?.aimed ?? null;
}

/** The stands of the target that a stand may fire at: its range is measured to no others. */
export const lawfulTargets = (facts: StandFacts, context: Context, tables: FireTables): readonly StandId[] =>
  inArc(facts, context, tables)
    .filter((aimed) => hindrance(aimed, context, tables) === 0)
    .map(({ pair }) => pair.target);
