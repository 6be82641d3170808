/** What lies under the hand: a handle first, then a stand, then terrain. Fingers reach further than pointers. */
import { nearestInBox } from '#geometry/shape/box';
import { containsPoint as polygonContains } from '#geometry/shape/polygon';
import type { Inches } from '#geometry/shape/units';
import { distance } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import { pickStand } from '#geometry/table/pick';
import type { Part, Point, StandId, Table, TerrainId } from '#geometry/table/table';
import type { Mark } from './mark/mark.ts';
import type { Camera, Picked } from './scene.ts';

/** Css pixels around a handle that still mean it: 44 px across for a finger. */
const HANDLE_REACH = { mouse: 12, touch: 22 };
/** Css pixels beside a stand that a finger may miss it by. */
const STAND_REACH = { mouse: 0, touch: 12 };

export interface UnderHand {
  readonly table: Table;
  readonly camera: Camera;
  /** The marks now drawn; those with a handle can be taken. */
  readonly marks: readonly Mark[];
}

export function pick({ table, camera, marks }: UnderHand, at: Point, touch: boolean): Picked {
  const kind = touch ? 'touch' : 'mouse';
  const handle = nearestHandle(marks, at, HANDLE_REACH[kind] / camera.pxPerInch);
  if (handle !== null) return { kind: 'handle', id: handle };
  const stand = pickStand(fieldOf(table), at) ?? nearestStand(table, at, STAND_REACH[kind] / camera.pxPerInch);
  if (stand !== null) return { kind: 'stand', id: stand };
  const terrain = pickTerrain(table, at);
  return terrain === null ? null : { kind: 'terrain', id: terrain };
}

function nearestHandle(marks: readonly Mark[], at: Point, reach: Inches): string | null {
  let best: { readonly id: string; readonly inches: Inches } | null = null;
  for (const mark of marks) {
    if (mark.kind !== 'symbol' || mark.handle === undefined) continue;
    const inches = distance(mark.at, at);
    if (inches <= reach && (best === null || inches <= best.inches)) best = { id: mark.handle, inches };
  }
  return best?.id ?? null;
}

/** The nearest stand that a broad finger may have meant; the later of two as near, which is drawn on top. */
function nearestStand(table: Table, at: Point, reach: Inches): StandId | null {
  if (reach <= 0) return null;
  let best: { readonly id: StandId; readonly inches: Inches } | null = null;
  fieldOf(table).index.standsAround(at, reach, [], ({ stand }) => {
    const inches = distance(nearestInBox(stand.box, at), at);
    if (inches <= reach && (best === null || inches < best.inches)) best = { id: stand.id, inches };
  });
  return (best as { readonly id: StandId } | null)?.id ?? null;
}

const inPart = (part: Part, at: Point): boolean =>
  part.kind === 'disc' ? distance(part.center, at) <= part.radius : polygonContains(part.points, at);

/** The piece drawn on top at this point: the last of the table that holds it, edges included. */
export function pickTerrain(table: Table, at: Point): TerrainId | null {
  return table.terrain.findLast((piece) => piece.parts.some((part) => inPart(part, at)))?.id ?? null;
}
