/** Every stand that a straight line passes through, in order: the narrow phase behind lines of fire and obstruction. */
import { lastMeeting, meet } from '../shape/slab.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { StandEntry } from '../table/tableIndex.ts';
import type { Point, Stand, StandId } from '../table/table.ts';

export interface StandMet {
  readonly stand: Stand;
  readonly enter: Inches;
  readonly leave: Inches;
  /**
   * True when the line never entered this stand but runs between it and one that it touches: the two are one closed block, met
   * by the lower id. Where only corners touch, `enter` is `leave`.
   */
  readonly seam: boolean;
}

/** A stand that the line only touches, on its left or right. */
interface Graze {
  readonly stand: Stand;
  readonly enter: Inches;
  readonly leave: Inches;
  readonly left: boolean;
}

/** Stands on the segment, by entry, then by id; markers never, nor what `counts` leaves out. */
export function standsMet(field: Field, from: Point, to: Point, counts: (stand: Stand) => boolean): readonly StandMet[] {
  const length = distance(from, to);
  if (length <= TOUCH) return [];
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const met: StandMet[] = [];
  const grazes: Graze[] = [];
  field.index.standsAlong(from, to, (entry) => {
    const how = meet(entry, from.x, from.y, ux, uy, length);
    if (how === null || entry.stand.marker || !counts(entry.stand)) return;
    const { enter, leave } = lastMeeting;
    if (how === 'passes') met.push({ stand: entry.stand, enter, leave, seam: false });
    else grazes.push({ stand: entry.stand, enter, leave, left: liesLeft(entry, from, ux, uy) });
  });
  if (grazes.length > 1) met.push(...seams(grazes, length));
  return met.length > 1 ? met.sort(byEntry) : met;
}

function liesLeft(entry: StandEntry, from: Point, ux: number, uy: number): boolean {
  return ux * (entry.cy - from.y) - uy * (entry.cx - from.x) > 0;
}

/** Pairs that touch the line from both sides at one place leave no gap: each such place is met once, by the lower id. */
function seams(grazes: readonly Graze[], length: Inches): readonly StandMet[] {
  const found = new Map<StandId, StandMet>();
  for (const a of grazes.filter((graze) => graze.left))
    for (const b of grazes.filter((graze) => !graze.left)) {
      const met = seamOf(a, b, length);
      const known = met && found.get(met.stand.id);
      if (met)
        found.set(met.stand.id, known ? { ...met, enter: Math.min(met.enter, known.enter), leave: Math.max(met.leave, known.leave) } : met);
    }
  return [...found.values()];
}

/** null where the two do not touch the line at one place, or only at the line's own ends. */
function seamOf(a: Graze, b: Graze, length: Inches): StandMet | null {
  const enter = Math.max(a.enter, b.enter);
  const leave = Math.min(a.leave, b.leave);
  if (leave < enter - TOUCH || enter >= length - TOUCH || leave <= TOUCH) return null;
  const { stand } = a.stand.id < b.stand.id ? a : b;
  return { stand, enter, leave: Math.max(enter, leave), seam: true };
}

/** Order along the line; ties by id, by plain string order. */
function byEntry(a: StandMet, b: StandMet): number {
  return a.enter - b.enter || (a.stand.id < b.stand.id ? -1 : 1);
}
