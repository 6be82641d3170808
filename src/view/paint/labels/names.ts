/** Names of places, in italics on the ground itself. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Camera } from '../../scene.ts';
import { boundsOf, centroid, lengthOf, spotsIn, stations, type Rect } from '../plane.ts';
import type { Card } from './card.ts';
import { shortened } from './units.ts';
import { ORDER, viewOf, wish, type Asked, type LabelWish } from './wish.ts';

const INSET = 4;

export const placeWishes = (asked: Asked): readonly LabelWish[] => asked.scene.terrain.flatMap(({ piece }) => placeWish(piece, asked));

/** A place's name: beside a path, or in or beside an outline; it stays on the table, and turns gently at most. */
function placeWish(piece: TerrainPiece, asked: Asked): readonly LabelWish[] {
  if (piece.name === '') return [];
  const { scene, camera, sizeOf } = asked;
  const water = piece.kind === 'stream' || piece.kind === 'marsh';
  const level: Card = { kind: 'place', words: shortened(piece.name), water, dark: scene.dark, turn: 0 };
  const place = piece.path === null ? placeOnOutline(piece, camera) : placeOnPath(piece.path, sizeOf(level).width, camera);
  const card: Card = { ...level, turn: place.turn };
  const { at, clear, spots } = place;
  if (2 * Math.max(clear.x, clear.y) < sizeOf(card).width * LEAST_SHARE) return [];
  const wanted = {
    id: `place:${piece.id}`,
    priority: ORDER.place,
    at,
    clear,
    spots,
    leads: null,
    optional: true,
    avoids: 'ground' as const,
  };
  return [wish(card, { ...wanted, view: tableOf(asked) }, asked)];
}

/** The part of the table in view, a little inside its edge. */
function tableOf({ scene, camera }: Asked): Rect {
  const [corner, far] = [toScreen(camera, { x: 0, y: scene.depth }), toScreen(camera, { x: scene.width, y: 0 })];
  const view = viewOf(camera);
  return {
    left: Math.max(view.left, corner.x + INSET),
    top: Math.max(view.top, corner.y + INSET),
    right: Math.min(view.right, far.x - INSET),
    bottom: Math.min(view.bottom, far.y - INSET),
  };
}

interface Place {
  readonly at: Point;
  readonly clear: { readonly x: number; readonly y: number };
  readonly spots: readonly Point[];
  readonly turn: number;
}

/** Css pixels between a path's edge and the middle of a name beside it. */
const GAP = 14;
const isSteep = (along: Point): boolean => Math.abs(along.y) > Math.abs(along.x);

const MOST_TURN = 0.16;
/** A piece smaller on the screen than this share of its name goes without. */
const LEAST_SHARE = 0.4;

/** Above or below a path that runs across, left or right of one that runs up and down. */
function placeOnPath(
  { points, width }: { readonly points: readonly Point[]; readonly width: number },
  wide: number,
  camera: Camera,
): Place {
  const length = lengthOf(points);
  const [middle, ...others] = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((share) =>
    stations(points, length, Math.max(share * length, 1e-9)).slice(0, 1),
  );
  const half = (width / 2) * camera.pxPerInch + GAP;
  const beside = [middle, ...others].flatMap((station) => {
    if (station === undefined) return [];
    const { x, y } = toScreen(camera, station.at);
    if (isSteep(station.along)) {
      const aside = half / Math.abs(station.along.y) + wide / 2 - GAP;
      return [
        { x: x + aside, y },
        { x: x - aside, y },
      ];
    }
    const lift = half / Math.max(Math.abs(station.along.x), 0.5);
    return [
      { x, y: y + lift },
      { x, y: y - lift },
    ];
  });
  const steep = middle !== undefined && isSteep(middle.along);
  const reach = Math.max((length / 4) * camera.pxPerInch, half);
  const slope = middle === undefined || steep ? 0 : Math.atan(-middle.along.y / (middle.along.x || 1e-9));
  const at = middle === undefined ? { x: 0, y: 0 } : toScreen(camera, middle.at);
  return {
    at,
    clear: steep ? { x: half, y: reach } : { x: reach, y: half },
    spots: beside,
    turn: Math.min(Math.max(slope, -MOST_TURN), MOST_TURN),
  };
}

/** Kinds whose ground is calm enough to be written on. */
const WRITABLE: ReadonlySet<TerrainPiece['kind']> = new Set(['hill', 'plough', 'marsh', 'stream']);

function placeOnOutline(piece: TerrainPiece, camera: Camera): Place {
  const ring = piece.parts.flatMap((part) => (part.kind === 'polygon' ? [part.points] : []))[0] ?? [];
  const screen = ring.map((point) => toScreen(camera, point));
  const bounds = boundsOf(screen);
  const rim = piece.kind === 'woods' ? 0.35 * camera.pxPerInch : 0;
  const half = { x: (bounds.right - bounds.left) / 2, y: (bounds.bottom - bounds.top) / 2 };
  const at = toScreen(camera, centroid(ring));
  return {
    at,
    clear: { x: half.x + rim, y: half.y + rim },
    spots: WRITABLE.has(piece.kind) ? spotsIn(screen) : [],
    turn: piece.kind === 'building' || piece.kind === 'works' ? 0 : -0.06,
  };
}
