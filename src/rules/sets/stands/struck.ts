/** Which stands of a target were struck, how far from the muzzle, in what cover, and from what level: read off the step's facts. */
import type { CoverFact, PairFacts } from '#geometry/check/facts';
import type { Fighter, SettleContext, Share, StandFacts } from '../../engine/contract.ts';

const factsOf = (share: Share, context: SettleContext): readonly StandFacts[] => context.facts.filter((facts) => facts.stand === share.by);

function pairsOf(facts: StandFacts): readonly PairFacts[] {
  return facts.pair ? [facts.pair, ...facts.considered] : facts.considered;
}

/** Inches from a firer to a stand: where its line enters it, else its range by the tape. null when neither was measured. */
function distance(facts: StandFacts, stand: string): number | null {
  const crossing = facts.line?.struck.find((each) => each.stand === stand);
  if (crossing) return crossing.enter;
  const pair = pairsOf(facts).find((each) => each.target === stand);
  const range = pair?.ranges['front-to-target'];
  return range ? range.tape / 100 : null;
}

/** Struck stands that are still there, nearest to any firer first, then by id; after them the unit's others by id. */
export function lossOrder(target: Fighter, shares: readonly Share[], context: SettleContext): readonly string[] {
  const present = target.stands.map((stand) => stand.id).toSorted();
  const near = new Map<string, number>();
  for (const share of shares) {
    for (const stand of share.strikes) {
      const found = factsOf(share, context).map((facts) => distance(facts, stand) ?? Number.MAX_VALUE);
      near.set(stand, Math.min(near.get(stand) ?? Number.MAX_VALUE, ...found));
    }
  }
  const struck = present.filter((id) => near.has(id)).toSorted((a, b) => (near.get(a) ?? 0) - (near.get(b) ?? 0));
  return [...struck, ...present.filter((id) => !near.has(id))];
}

function coverOf(share: Share, facts: StandFacts): readonly CoverFact[] {
  const crossed = (facts.line?.struck ?? []).filter((each) => share.strikes.includes(each.stand));
  const paired = facts.pair && share.strikes.includes(facts.pair.target) ? facts.pair.cover : [];
  return [...crossed.flatMap((each) => each.cover ?? []), ...paired];
}

/** The building that the struck stands garrison; the one of most stories where there are several. null in the open. */
export function garrisoned(shares: readonly Share[], context: SettleContext): CoverFact | null {
  const covers = shares.flatMap((share) => factsOf(share, context).flatMap((facts) => coverOf(share, facts)));
  const houses = covers.filter((cover) => cover.kind === 'building' && cover.how === 'in');
  return houses.toSorted((a, b) => b.stories - a.stories)[0] ?? null;
}

/** The first of these shares that was fired uphill, with its levels. */
export function firedUphill(shares: readonly Share[], context: SettleContext): PairFacts | null {
  for (const share of shares) {
    const pair = factsOf(share, context).find((facts) => facts.pair)?.pair;
    if (pair && pair.levels.to > pair.levels.from) return pair;
  }
  return null;
}
