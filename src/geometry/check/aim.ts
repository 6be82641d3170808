/** Fact 0: which stand of a unit a stand aims at. */
import { tape, type Tape } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Stand } from '../table/table.ts';
import { layArc, nearestInArc, portionInArc } from './arc.ts';
import type { ArcPolicy, MeasurePolicy, PairFacts } from './facts.ts';
import { measurePair } from './pairFacts.ts';

export interface Choice {
  /** null when no stand of the unit is in the arc and unobstructed: this firing stand is refused alone. */
  readonly chosen: PairFacts | null;
  /** Every stand of the unit, in the order given, for the refusal's reason. */
  readonly considered: readonly PairFacts[];
}

/** The in-arc, unobstructed stand with the least reading from the front midpoint; equal readings go to the lower id. */
export function chooseTarget(field: Field, firer: Stand, targets: readonly Stand[], policy: MeasurePolicy): Choice {
  const arc = layArc(firer.box, policy.arc);
  const considered: PairFacts[] = [];
  let best: { readonly facts: PairFacts; readonly reading: Tape } | null = null;
  for (const target of targets) {
    if (target.marker || target.id === firer.id) continue;
    const facts = measurePair(field, firer, target, policy);
    considered.push(facts);
    const nearest = nearestInArc(arc, target.box, portionInArc(arc, target.box));
    if (!nearest || !facts.arc.inside || !facts.clear) continue;
    const reading = tape(distance(arc.front, nearest));
    if (!best || reading < best.reading || (reading === best.reading && target.id < best.facts.target)) best = { facts, reading };
  }
  return { chosen: best?.facts ?? null, considered };
}

/** The nearest stand of a unit that lies in the arc, seen or not; equal readings go to the lower id. */
export function nearestStandInArc(firer: Stand, unit: readonly Stand[], policy: ArcPolicy): Stand | null {
  const arc = layArc(firer.box, policy);
  let best: { readonly stand: Stand; readonly reading: Tape } | null = null;
  for (const stand of unit) {
    const nearest = stand.marker || stand.id === firer.id ? null : nearestInArc(arc, stand.box, portionInArc(arc, stand.box));
    if (!nearest) continue;
    const reading = tape(distance(arc.front, nearest));
    if (!best || reading < best.reading || (reading === best.reading && stand.id < best.stand.id)) best = { stand, reading };
  }
  return best?.stand ?? null;
}
