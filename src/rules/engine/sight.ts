/** Arc and sight of an aimed shot: whether the stand has a target stand, and if not, why. */
import type { PairFacts, RangeKind } from '#geometry/check/facts';
import type { Context, Fighter, StandFacts } from './contract.ts';
import type { SourceRef } from './source.ts';
import { degrees, inches, offFront, spareDegrees, spareInches, type Spare } from './tell.ts';
import { blockerSeen, blockerWords, failed, passed, type Asked } from './checks.ts';

/** What a book says where it speaks of arcs and of sight, and the range by which it calls a stand near. */
export interface SightOf {
  readonly arc: (pair: PairFacts) => SourceRef;
  readonly sight: SourceRef;
  readonly nearBy: RangeKind;
}

/** How much is to spare: in degrees where the arc is a wedge, in inches where it opens from both corners. */
function arcSpare({ arc }: PairFacts): Spare {
  const left = arc.half - Math.abs(arc.off);
  return arc.construction === 'front-centre' && left > 0 ? spareDegrees(left) : spareInches(Math.max(arc.margin, 0));
}

/** No stand of the target lies in the arc: said of the one that comes nearest to it. */
export function outOfArc(facts: StandFacts, target: Fighter, of: SightOf): Asked {
  const near = facts.considered.toSorted((a, b) => b.arc.margin - a.arc.margin)[0];
  if (!near) return failed('arc', 'no-target', of.sight, { said: `${target.name} has no stand on the table.` });
  const by = inches(Math.max(-near.arc.margin, 0));
  return failed('arc', 'out-of-arc', of.arc(near), {
    said: `Out of arc by ${by}: ${target.name} is ${offFront(near.arc.off)}, the arc opens ${degrees(near.arc.half)} to either side.`,
    value: offFront(near.arc.off),
    seen: { spans: [near.arc.witness], stands: [near.target] },
  });
}

function inArc(pair: PairFacts, target: Fighter, of: SightOf): Asked {
  return passed('arc', of.arc(pair), {
    said: `${target.name} lies in the arc.`,
    value: offFront(pair.arc.off),
    ...arcSpare(pair),
    seen: { spans: [pair.arc.witness], stands: [pair.target] },
  });
}

/** What stands in the way, named, with where the line meets it. */
function blocked(pair: PairFacts, target: Fighter, context: Context, of: SightOf): Asked {
  const blocker = pair.line.blockedBy[0] ?? pair.hiders[0];
  const line = { from: pair.line.from, to: pair.line.to };
  const share = `${Math.round(100 * pair.visible)}% of ${target.name} can be seen`;
  if (!blocker) return failed('sight', 'line-blocked', of.sight, { said: `${share}.`, seen: { spans: [line] } });
  const said = `The line to ${target.name} is blocked at ${inches(blocker.at)} by ${blockerWords(blocker, context)}; ${share}.`;
  return failed('sight', 'line-blocked', of.sight, {
    said,
    value: inches(blocker.at),
    seen: { spans: [line], ...blockerSeen(blocker) },
  });
}

/** The share that can be seen is worked out when the sentence is read: asking whom a unit can shoot reads none. */
function seen(pair: PairFacts, target: Fighter, of: SightOf): Asked {
  const nothing = `Nothing on the line to ${target.name}`;
  const share = () => `${Math.round(100 * pair.visible)}%`;
  return {
    ...passed('sight', of.sight, { said: '', seen: { spans: [{ from: pair.line.from, to: pair.line.to }] } }),
    get said() {
      return pair.visible < 1 ? `${nothing}; ${share()} of it can be seen.` : `${nothing}.`;
    },
    get value() {
      return `${share()} seen`;
    },
  };
}

/** Arc and sight in this order. With no target stand, the nearest one in the arc says what is in the way; with none in the arc, that. */
export function sightChecks(facts: StandFacts, target: Fighter, context: Context, of: SightOf): readonly Asked[] {
  const { pair } = facts;
  if (pair) return [inArc(pair, target, of), pair.clear ? seen(pair, target, of) : blocked(pair, target, context, of)];
  const reading = (one: PairFacts) => one.ranges[of.nearBy]?.tape ?? Number.POSITIVE_INFINITY;
  const near = facts.considered.filter((one) => one.arc.inside).toSorted((a, b) => reading(a) - reading(b))[0];
  return near ? [inArc(near, target, of), blocked(near, target, context, of)] : [outOfArc(facts, target, of)];
}
