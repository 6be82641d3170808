/** Which stand of the target a firing stand aims at, and what stands between them: its own ranks, friends to be fired over, or what bars the view. */
import type { Blocker, PairFacts } from '#geometry/check/facts';
import { tape, tapeOf } from '#geometry/shape/units';
import { choiceOf } from '../../../engine/measuring.ts';
import type { Context, FighterStand, StandFacts } from '../../../engine/contract.ts';
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

/** How much of the target must be seen: none of its parts hidden on the line itself, any part, or half. */
function enoughIsSeen(hidden: readonly Blocker[], context: Context): boolean {
  const by = choiceOf(options, context.options, 'G-obstruction');
  if (by === 'line') return hidden.length === 0;
  const share = 1 - hidden.reduce((sum, one) => sum + one.hides, 0);
  return by === 'half-visible' ? share >= 0.5 - 1e-9 : share > 1e-9;
}

function aimAt(pair: PairFacts, context: Context, tables: FireTables): Aimed {
  const ahead = ranksBefore(pair, context, tables);
  const ranksAhead = ahead.reduce((sum, one) => sum + (context.firer.stands.find((stand) => stand.id === one.stand)?.ranks ?? 1), 0);
  if (pair.clear) return { pair, ahead, ranksAhead, friends: [], barred: [] };
  const between = choiceOf(options, context.options, 'G-obstruction') === 'line' ? pair.line.blockedBy : pair.hiders;
  const others = between.filter((one) => !isStand(one) || !ahead.some((own) => own.stand === one.stand));
  const friends = others.filter((one): one is StandBlocker => isStand(one) && one.side === context.firer.side);
  const rest = others.filter((one) => !isStand(one) || one.side !== context.firer.side);
  return { pair, ahead, ranksAhead, friends, barred: enoughIsSeen(rest, context) ? [] : rest };
}

const reading = (pair: PairFacts): number => pair.ranges['centre-to-nearest-figure']?.tape ?? Number.POSITIVE_INFINITY;

/** Least gap between the target and the friends fired over, in hundredths; null where there are none. */
export const leastGap = ({ friends }: Aimed): StandBlocker | null =>
  friends.toSorted((a, b) => (a.gap ?? 0) - (b.gap ?? 0) || (a.stand < b.stand ? -1 : 1))[0] ?? null;

/** How far a stand of the target is from being a lawful aim: 0 seen freely, 1 over friends far enough from it, 2 over others, 3 not seen. */
function hindrance(aimed: Aimed, tables: FireTables): number {
  if (aimed.barred.length > 0) return 3;
  const gap = leastGap(aimed)?.gap;
  return gap === undefined ? 0 : gap >= tapeOf(tables.overheadGap.value) ? 1 : 2;
}

/**
 * The stand that is aimed at: the one in the arc that is least hindered, then the nearest by its figures, then the lower id.
 * null where none lies in the arc.
 */
export function aimedAt(facts: StandFacts, context: Context, tables: FireTables): Aimed | null {
  if (facts.pair) return aimAt(facts.pair, context, tables);
  const inArc = facts.considered.filter((pair) => pair.arc.inside).map((pair) => aimAt(pair, context, tables));
  const ordered = inArc.toSorted(
    (a, b) => hindrance(a, tables) - hindrance(b, tables) || reading(a.pair) - reading(b.pair) || (a.pair.target < b.pair.target ? -1 : 1),
  );
  return ordered[0] ?? null;
}
