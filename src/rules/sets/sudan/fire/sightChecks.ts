/** Arc, view, ranks and overhead fire of one firing stand, in this order. */
import type { PairFacts } from '#geometry/check/facts';
import { inchesOf, tapeOf } from '#geometry/shape/units';
import { failed, nameOf, passed, type Asked } from '../../../engine/checks.ts';
import type { Context, FighterStand, StandFacts } from '../../../engine/contract.ts';
import { outOfArc, sightChecks, type SightOf } from '../../../engine/sight.ts';
import { standNamed, standNumbered } from '../../../engine/standNamed.ts';
import { counted, inches, listed, spareInches } from '../../../engine/tell.ts';
import { isMahdist } from '../shared/index.ts';
import { leastGap, type Aimed } from './aim.ts';
import { firingFigures, ranksLeft } from './ranks.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';

const sightOf: SightOf = { arc: () => sources.arc, sight: sources.sight, nearBy: 'centre-to-nearest-figure' };

/** The pair as the view is judged: friends and the firer's own ranks do not bar it, whatever else does is named first. */
function asSeen({ pair, barred, friends, ahead }: Aimed): PairFacts {
  if (pair.clear && friends.length + ahead.length + barred.length === 0) return pair;
  const line = { from: pair.line.from, to: pair.line.to, blockedBy: barred };
  return { ...pair, line, hiders: barred, clear: barred.length === 0 };
}

/** Said where only friends or the firer's own ranks stand on the line; null where nothing does. */
function friendsOnly({ pair, friends, ahead }: Aimed, name: string): Asked | null {
  const between = [...ahead, ...friends];
  if (between.length === 0) return null;
  const seen = { spans: [{ from: pair.line.from, to: pair.line.to }], stands: between.map((one) => one.stand) };
  return passed('sight', sources.overheadView, { said: `Only its own side stands before ${name}.`, seen });
}

function ranksCheck(aimed: Aimed, stand: FighterStand, context: Context, tables: FireTables): readonly Asked[] {
  const { firer } = context;
  const { ahead, ranksAhead } = aimed;
  if (ahead.length === 0) return [];
  const seen = { stands: [stand.id, ...ahead.map((one) => one.stand)] };
  const before = `${standNamed(firer, stand.id)} is behind ${listed(ahead.map((one) => standNumbered(firer, one.stand)))}`;
  if (isMahdist(firer)) {
    return [failed('ranks', 'rear-base', sources.mahdistBases, { said: `${before}: only front bases of Mahdists fire.`, seen })];
  }
  if (ranksLeft(firer, ranksAhead, tables) === 0) {
    const limit = counted(tables.imperialRanks.value, 'rank');
    const said = `${before}, ${counted(ranksAhead, 'rank')} deep: ${limit} of a company fire.`;
    return [failed('ranks', 'rear-rank', tables.imperialRanks.source, { said, seen })];
  }
  const { value, source } = firingFigures(firer, stand, ranksAhead, tables);
  return [passed('ranks', source, { said: `${before}: ${counted(value, 'figure')} fire as the next rank.`, value: `${value}`, seen })];
}

function overheadCheck(aimed: Aimed, context: Context, tables: FireTables): readonly Asked[] {
  const nearest = leastGap(aimed);
  const { firer, target } = context;
  if (!nearest || !target) return [];
  const gap = nearest.gap ?? tapeOf(0);
  const seen = { stands: aimed.friends.map((one) => one.stand), spans: [{ from: aimed.pair.line.from, to: aimed.pair.line.to }] };
  const friend = nameOf(context, nearest.unit);
  const value = inches(inchesOf(gap));
  if (isMahdist(firer)) {
    const said = `${friend} stands between, ${value} from ${target.name}: Mahdists do not fire overhead.`;
    return [failed('overhead', 'no-overhead', sources.mahdistBases, { said, value, seen })];
  }
  const { value: limit, source } = tables.overheadGap;
  const needed = inches(limit);
  if (gap < tapeOf(limit)) {
    const said = `${friend} stands ${value} from ${target.name}; overhead fire needs ${needed} between them.`;
    return [failed('overhead', 'overhead-gap', source, { said, value, seen })];
  }
  const said = `Over ${friend}: ${value} between them and ${target.name}, ${needed} needed.`;
  return [passed('overhead', source, { said, value, ...spareInches(inchesOf(gap) - limit), seen })];
}

/** A firing stand, what was measured for it, and its aim; null where nothing of the target lies in the arc. */
export interface Looking {
  readonly facts: StandFacts;
  readonly stand: FighterStand;
  readonly aimed: Aimed | null;
}

/** The first that fails refuses the stand. */
export function viewChecks({ facts, stand, aimed }: Looking, context: Context, tables: FireTables): readonly Asked[] {
  const { target } = context;
  if (!target) return [];
  if (!aimed) return [outOfArc(facts, target, sightOf)];
  const asked = sightChecks({ ...facts, pair: asSeen(aimed) }, target, context, sightOf);
  return [
    ...asked.map((one) => (one.id === 'sight' && one.ok ? (friendsOnly(aimed, target.name) ?? one) : one)),
    ...ranksCheck(aimed, stand, context, tables),
    ...overheadCheck(aimed, context, tables),
  ];
}
