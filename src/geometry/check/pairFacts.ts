/** Everything measured between one firing stand and one target stand, and for one stand against all in its reach. */
import { nearestInBox } from '../shape/box.ts';
import { measured, type Measured } from '../shape/segment.ts';
import { tape, tapeOf, TOUCH, type Inches } from '../shape/units.ts';
import { along, distance, onTheWay } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, Stand } from '../table/table.ts';
import { factOf, layArc, nearestInArc, once, portionInArc, type LaidArc } from './arc.ts';
import { coverAlong, positionOf, postOf, type Post } from './cover.ts';
import { enfiladeOf, type Prolonged } from './enfilade.ts';
import type { Blocker, MeasurePolicy, PairFacts, RangeKind, RangeReading } from './facts.ts';
import { levelOf } from './level.ts';
import { blockersOf, withGap } from './obstruction.ts';
import { centreToNearestFigure, edgeToEdge, meanOfExtremes, readingOf } from './range.ts';
import { onAnyHill, openedBy } from './opened.ts';
import type { Sight } from './sight.ts';
import { standsMet } from './standsMet.ts';
import { reachOnTable } from './tableEdge.ts';
import { terrainMet } from './terrainMet.ts';
import { isPartHidden, nameOf, visibleShare } from './visible.ts';

/** `line`: visible and hiders are told from the line of fire alone, for a sweep over every stand in reach. */
export type Detail = 'full' | 'line';

/** A firing stand made ready to be measured against many. */
interface Firing {
  readonly field: Field;
  readonly policy: MeasurePolicy;
  readonly post: Post;
  readonly arc: LaidArc;
  readonly level: number;
}

export function measurePair(field: Field, firer: Stand, target: Stand, policy: MeasurePolicy, detail: Detail = 'full'): PairFacts {
  return measureFrom(makeReady(field, firer, policy), target, detail);
}

/**
 * One stand against every other within the policy's reach of its front midpoint, nearest first, then by id: the whole answer
 * for one gun. Markers never; `of` leaves out more.
 */
export function sweep(field: Field, firer: Stand, policy: MeasurePolicy, of: (stand: Stand) => boolean = () => true): PairFacts[] {
  const firing = makeReady(field, firer, policy);
  const { front } = firing.arc;
  const limit = tapeOf(policy.reach);
  const near: { readonly stand: Stand; readonly away: Inches }[] = [];
  field.index.standsAround(front, policy.reach + 0.01, [], ({ stand }) => {
    if (stand.id === firer.id || stand.marker || !of(stand)) return;
    const away = distance(front, nearestInBox(stand.box, front));
    if (tape(away) <= limit) near.push({ stand, away });
  });
  return near.sort((a, b) => a.away - b.away || (a.stand.id < b.stand.id ? -1 : 1)).map(({ stand }) => measureFrom(firing, stand, 'line'));
}

function makeReady(field: Field, firer: Stand, policy: MeasurePolicy): Firing {
  return { field, policy, post: postOf(field, firer), arc: layArc(firer.box, policy.arc), level: levelOf(field, firer, policy.level) };
}

function measureFrom(firing: Firing, target: Stand, detail: Detail): PairFacts {
  const { field, policy, post, arc } = firing;
  const portion = portionInArc(arc, target.box);
  const nearest = nearestInArc(arc, target.box, portion);
  const aim = policy.aim === 'centre' ? target.box.center : (nearest ?? nearestInBox(target.box, arc.front));
  const line = { from: arc.front, to: aim };
  const length = distance(line.from, line.to);
  const sight: Sight = {
    field,
    post,
    target,
    policy,
    line,
    length,
    levels: { from: firing.level, to: levelOf(field, target, policy.level) },
  };
  const prolonged = prolong(firing, sight);
  const seen = seeing(sight, blockersOf(sight, prolonged.stands, prolonged.runs), detail);
  const facts: PairFacts = {
    firer: post.stand.id,
    target: target.id,
    ranges: rangesOf(firing, target, nearest),
    arc: factOf(arc, target.box, portion, aim),
    line: {
      from: line.from,
      to: line.to,
      get blockedBy() {
        return seen.blockedBy;
      },
    },
    clear: seen.clear,
    get visible() {
      return seen.visible;
    },
    get hiders() {
      return seen.hiders;
    },
    enfilade: enfiladeOf(sight, prolonged),
    levels: sight.levels,
    cover: coverAlong(field, target, line, prolonged.runs),
    get position() {
      return positionOf(post, line, prolonged.runs);
    },
    get opened() {
      return openedBy(
        facts,
        portion,
        () => onAnyHill(field, post.stand) || onAnyHill(field, target),
        () => isPartHidden(sight),
      );
    },
  };
  return facts;
}

/** The line of fire carried on to the weapon's reach or the table's edge, never short of the aim; straight ahead in contact. */
function prolong({ field, policy }: Firing, { post, line, length }: Sight): Prolonged {
  const { from } = line;
  const ahead = length > TOUCH ? line.to : along(from, post.stand.box.facing, 1);
  const end = Math.max(length, Math.min(policy.reach, reachOnTable(field.table, from, ahead)));
  const to = onTheWay(from, ahead, end);
  return { from, to, end, stands: standsMet(field, from, to, (stand) => stand.id !== post.stand.id), runs: terrainMet(field, from, to) };
}

interface Seen extends Pick<PairFacts, 'clear' | 'visible' | 'hiders'> {
  readonly blockedBy: readonly Blocker[];
}

/** Shares of sight are worked out when somebody first looks: whether the line itself is clear needs none, and is asked of every stand. */
function seeing(sight: Sight, onLine: readonly Blocker[], detail: Detail): Seen {
  const { obstruction } = sight.policy;
  const byLine = obstruction === 'line';
  const clearLine = onLine.length === 0;
  if (detail === 'line' && byLine) return { blockedBy: onLine, clear: clearLine, visible: clearLine ? 1 : 0, hiders: onLine };
  const seen = once(() => visibleShare(sight));
  const hides = once(() => new Map(seen().hiders.map((one) => [nameOf(one), one.hides])));
  // What is in the way is often asked, how much it hides seldom: that alone cuts the ground.
  const blockers = once(() =>
    onLine.map((one) => ({
      ...withGap(one, sight),
      get hides() {
        return hides().get(nameOf(one)) ?? 0;
      },
    })),
  );
  const hiders = once(() => seen().hiders.map((one) => withGap(one, sight)));
  return {
    clear: byLine ? clearLine : obstruction === 'any-visible' ? seen().share > TOUCH : seen().share >= 0.5 - TOUCH,
    get blockedBy() {
      return clearLine ? [] : blockers();
    },
    get visible() {
      return seen().share;
    },
    get hiders() {
      return hiders();
    },
  };
}

function rangesOf(firing: Firing, target: Stand, nearest: Point | null): PairFacts['ranges'] {
  const ranges: Partial<Record<RangeKind, RangeReading | null>> = {};
  const fromFront = nearest && measured(firing.arc.front, nearest);
  for (const kind of firing.policy.ranges) ranges[kind] = rangeBy(kind, firing, target, fromFront);
  return ranges;
}

function rangeBy(kind: RangeKind, { post, policy }: Firing, target: Stand, fromFront: Measured | null): RangeReading | null {
  const firer = post.stand;
  switch (kind) {
    case 'edge-to-edge':
      return edgeToEdge(firer.box, target.box);
    case 'front-to-target':
      return fromFront && readingOf(fromFront);
    case 'centre-to-nearest-figure':
      return centreToNearestFigure([firer], [target]);
    case 'mean-of-extremes':
      return meanOfExtremes([firer], [target], policy.ranks);
  }
}
