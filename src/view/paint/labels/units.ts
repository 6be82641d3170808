/** One label a unit: its name and its figures. */
import type { Point } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Camera, StandLook, UnitLook } from '../../scene.ts';
import { boundsOf, distance, type Rect } from '../plane.ts';
import { cornersOf } from '../rings.ts';
import type { Card } from './card.ts';
import { ORDER, wish, type Asked, type LabelWish } from './wish.ts';

/** However far one looks, no more units than these are named: those nearest the middle of the view. */
const MOST_UNITS = 90;
/** With small stands (px an inch) a name that would lie on other stands is left out. */
const SMALL_BELOW = 24;
/** With more units than this on a staff map there is room for no name but of what is pointed at. */
const MOST_PLAIN = 400;
/** On a staff map (px an inch) a unit keeps its name only where it fits beside it. */
const STAFF_BELOW = 12;

/** Letters of a name that a label carries at most. */
const LONGEST_NAME = 28;

/** A name too long for a label ends in an ellipsis. */
export function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length <= LONGEST_NAME
    ? name
    : `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}

export function unitWishes(asked: Asked): readonly LabelWish[] {
  const { scene, camera } = asked;
  const few = scene.labels === 'few' || (scene.units.length > MOST_PLAIN && camera.pxPerInch < STAFF_BELOW);
  const byId = new Map(scene.stands.map((stand) => [stand.id, stand]));
  const wishes = scene.units.flatMap((unit): readonly LabelWish[] => {
    if (few && unit.emphasis === 'none') return [];
    const stands = unit.stands.flatMap((id) => byId.get(id) ?? []);
    const bounds = unitBounds(stands, camera);
    if (bounds === null || !touchesView(bounds, camera)) return [];
    return [unitWish(unit, stands, asked)];
  });
  if (wishes.length <= MOST_UNITS) return wishes;
  const middle = { x: camera.width / 2, y: camera.height / 2 };
  const order = (a: LabelWish, b: LabelWish): number =>
    b.wanted.priority - a.wanted.priority || distance(a.wanted.at, middle) - distance(b.wanted.at, middle);
  return wishes.toSorted(order).slice(0, MOST_UNITS);
}

function unitWish(unit: UnitLook, stands: readonly StandLook[], asked: Asked): LabelWish {
  const outlines = stands.map(({ box }) => quadOf(box, asked.camera));
  const bounds = boundsOf(outlines.flat());
  const name = shortened(unit.name);
  const card: Card = { kind: 'unit', words: unit.figures > 0 ? `${name} ${unit.figures}` : name, livery: unit.livery };
  const at = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  const clear = { x: (bounds.right - bounds.left) / 2 + 2, y: (bounds.bottom - bounds.top) / 2 + 2 };
  const plain = unit.emphasis === 'none' && stands.every(({ emphasis }) => emphasis === 'none');
  const { pxPerInch } = asked.camera;
  const leads = plain && pxPerInch < STAFF_BELOW ? null : 0;
  const rest = { avoids: 'edges' as const, optional: plain && pxPerInch < SMALL_BELOW, leads, outlines };
  return wish(card, { id: `unit:${unit.id}`, priority: plain ? ORDER.unit : ORDER.chosen, at, clear, ...rest }, asked);
}

/** The bounds of a unit's stands on the screen; null when it has none. */
export function unitBounds(stands: readonly StandLook[], camera: Camera): Rect | null {
  if (stands.length === 0) return null;
  return boundsOf(stands.flatMap(({ box }) => quadOf(box, camera)));
}

export function quadOf(box: StandLook['box'], camera: Camera, growPx = 0): readonly Point[] {
  return cornersOf(box, growPx / camera.pxPerInch).map(({ x, y }) => toScreen(camera, { x, y: -y }));
}

function touchesView(rect: Rect, camera: Camera): boolean {
  return rect.right > 0 && rect.left < camera.width && rect.bottom > 0 && rect.top < camera.height;
}
