/**
 * Which choices of a policy had a part in a fact. A stand wholly in the arc is in it however one counts, and flat ground has one level
 * by either reading: only where another choice might have measured otherwise, or told otherwise how far off it is, does a fact rest on it.
 */
import { boxPolygon } from '../shape/box.ts';
import { partPolygon } from '../shape/area.ts';
import { clip } from '../shape/planar.ts';
import type { Field } from '../table/field.ts';
import type { Stand } from '../table/table.ts';
import type { Portion } from './arc.ts';
import type { ArcPolicy, OpenChoice, PairFacts, PathPolicy } from './facts.ts';

/** Whether any of a stand's base lies on a hill: elsewhere its level is 0 by every reading. */
export function onAnyHill(field: Field, { box }: Stand): boolean {
  let touches = false;
  field.index.terrainAround(box.center, Math.hypot(box.width, box.depth) / 2, [], ({ piece, part }) => {
    if (piece.level > 0 && !touches) touches = clip(boxPolygon(box), partPolygon(part)).length > 0;
  });
  return touches;
}

/** An arc of 180 degrees is the same ground however it is laid. */
const wedges = ({ half }: Pick<ArcPolicy, 'half'>): boolean => half < 90;

/**
 * Of one stand against another. How far off the front it lies is told by the aim, in the arc or out of it; nothing else is asked out
 * of it. `partHidden`: something hides a part of the target, which is dear to tell.
 */
export function openedBy(
  facts: Pick<PairFacts, 'arc' | 'line' | 'enfilade'>,
  portion: Portion,
  onHill: () => boolean,
  partHidden: () => boolean,
): readonly OpenChoice[] {
  const { arc } = facts;
  const open: OpenChoice[] = ['aim'];
  if (wedges(arc)) open.push('construction');
  if (portion !== 'whole') open.push('counts');
  if (!arc.inside) return open;
  open.push('view');
  if (onHill()) open.push('level');
  if (facts.line.blockedBy.length > 0 || partHidden()) open.push('obstruction');
  if (facts.enfilade.stands.length > 1) open.push('enfilade');
  return open;
}

/** Of a line of solid shot: whether its run would pass the effective range, and whether any stand on its way is on a hill. */
export function openedOn(arc: ArcPolicy, path: PathPolicy | null, bounceAt: number | null, onHill: () => boolean): readonly OpenChoice[] {
  const run = path?.run && bounceAt !== null ? bounceAt + (bounceAt * path.run[0]) / path.run[1] : 0;
  return [
    ...(wedges(arc) ? (['construction'] as const) : []),
    ...(path && run > path.effective ? (['run'] as const) : []),
    ...(onHill() ? (['level'] as const) : []),
  ];
}
