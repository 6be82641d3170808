/** Fact 0: which stand of a unit a stand aims at. */
import { tape, type Tape } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Stand, StandId } from '../table/table.ts';
import { layArc, nearestInArc, portionInArc, type LaidArc } from './arc.ts';
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
  const rows = targets
    .filter((target) => mayBeAimedAt(firer, target))
    .map((target) => ({ target, facts: measurePair(field, firer, target, policy) }));
  const open = rows.filter(({ facts }) => facts.arc.inside && facts.clear);
  const chosen = nearest(open.map(({ target, facts }) => ({ id: target.id, reading: readingInArc(arc, target), value: facts })));
  return { chosen, considered: rows.map(({ facts }) => facts) };
}

/** The nearest stand of a unit that lies in the arc, seen or not; equal readings go to the lower id. */
export function nearestStandInArc(firer: Stand, unit: readonly Stand[], policy: ArcPolicy): Stand | null {
  const arc = layArc(firer.box, policy);
  const others = unit.filter((stand) => mayBeAimedAt(firer, stand));
  return nearest(others.map((stand) => ({ id: stand.id, reading: readingInArc(arc, stand), value: stand })));
}

function mayBeAimedAt(firer: Stand, target: Stand): boolean {
  return !target.marker && target.id !== firer.id;
}

/** null when nothing of the stand lies in the arc. */
function readingInArc(arc: LaidArc, { box }: Stand): Tape | null {
  const point = nearestInArc(arc, box, portionInArc(arc, box));
  return point && tape(distance(arc.front, point));
}

function nearest<T>(all: readonly { readonly id: StandId; readonly reading: Tape | null; readonly value: T }[]): T | null {
  let best: { readonly id: StandId; readonly reading: Tape; readonly value: T } | null = null;
  for (const { id, reading, value } of all)
    if (reading !== null && (!best || reading < best.reading || (reading === best.reading && id < best.id))) best = { id, reading, value };
  return best?.value ?? null;
}
