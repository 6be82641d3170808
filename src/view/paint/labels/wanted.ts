/** Which labels a scene asks for in a view, what they say, and what they must not cover. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Mark } from '../../mark/mark.ts';
import type { Camera, Scene, StandLook, UnitLook } from '../../scene.ts';
import { spanEnds } from '../mark/lines.ts';
import { boundsOf, centroid, lengthOf, stations, type Rect } from '../plane.ts';
import { cornersOf } from '../rings.ts';
import { sizeOf, type Card } from './card.ts';
import type { Obstacles, Wanted } from './place.ts';

export interface LabelWish {
  readonly wanted: Wanted;
  readonly card: Card;
}

/** Order of placing: rulings first, then units, then bands, then places. A pill's own priority orders it among pills. */
const ORDER = { pill: 0, selected: 400, unit: 500, band: 700, place: 900 } as const;
const MOST_UNITS = 90;
const VIEW_RIM = 4;
const MARKED = 10;

export function wishesOf(scene: Scene, camera: Camera): readonly LabelWish[] {
  const pills = scene.marks.flatMap((mark) => pillWish(mark, camera));
  if (scene.labels === 'none') return pills;
  const places = scene.terrain.flatMap(({ piece }) => placeWish(piece, scene.dark, camera));
  return [...pills, ...unitWishes(scene, camera), ...(scene.labels === 'all' ? places : [])];
}

function pillWish(mark: Mark, camera: Camera): readonly LabelWish[] {
  if (mark.kind === 'span') {
    const [from, to] = spanEnds(mark.from, mark.to, camera);
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return [wish(mark.id, { kind: 'pill', words: mark.words, tone: mark.tone, number: null, icon: null }, at, ORDER.pill + 90, null, 6)];
  }
  if (mark.kind !== 'pill') return [];
  const card: Card = { kind: 'pill', words: mark.words, tone: mark.tone, number: mark.number ?? null, icon: mark.icon ?? null };
  const away = mark.away === undefined ? null : ((mark.away - 90) * Math.PI) / 180;
  return [wish(mark.id, card, toScreen(camera, mark.at), ORDER.pill + mark.priority, away, MARKED)];
}

function wish(id: string, card: Card, at: Point, priority: number, towards: number | null, clear: number): LabelWish {
  return { card, wanted: { id, priority, ...sizeOf(card), at, clear: { x: clear, y: clear }, towards, leads: true, inside: false } };
}

function unitWishes(scene: Scene, camera: Camera): readonly LabelWish[] {
  const byId = new Map(scene.stands.map((stand) => [stand.id, stand]));
  const wishes = scene.units.flatMap((unit): readonly LabelWish[] => {
    const stands = unit.stands.flatMap((id) => byId.get(id) ?? []);
    const bounds = unitBounds(stands, camera);
    if (bounds === null || !touchesView(bounds, camera)) return [];
    if (scene.labels === 'few' && unit.emphasis === 'none') return [];
    return [unitWish(unit, bounds)];
  });
  const middle = { x: camera.width / 2, y: camera.height / 2 };
  const away = ({ wanted }: LabelWish): number => Math.hypot(wanted.at.x - middle.x, wanted.at.y - middle.y);
  return wishes.length <= MOST_UNITS
    ? wishes
    : wishes.toSorted((a, b) => a.wanted.priority - b.wanted.priority || away(a) - away(b)).slice(0, MOST_UNITS);
}

function unitWish(unit: UnitLook, bounds: Rect): LabelWish {
  const words = unit.figures > 0 ? `${unit.name} ${unit.figures}` : unit.name;
  const card: Card = { kind: 'unit', words, livery: unit.livery };
  return {
    card,
    wanted: {
      id: `unit:${unit.id}`,
      priority: unit.emphasis === 'none' ? ORDER.unit : ORDER.selected,
      ...sizeOf(card),
      at: { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 },
      clear: { x: (bounds.right - bounds.left) / 2 + 2, y: (bounds.bottom - bounds.top) / 2 + 2 },
      towards: null,
      leads: true,
      inside: false,
    },
  };
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

/** A place's name: along a path near its middle, or over the middle of an outline; gentle turns only. */
function placeWish(piece: TerrainPiece, dark: boolean, camera: Camera): readonly LabelWish[] {
  if (piece.name === '') return [];
  const { at, clear, turn } =
    piece.path === null ? placeOnOutline(piece, camera) : placeOnPath(piece.path.points, piece.path.width, camera);
  const card: Card = { kind: 'place', words: piece.name, water: piece.kind === 'stream' || piece.kind === 'marsh', dark, turn };
  const inside = piece.kind === 'plough' || piece.kind === 'marsh' || piece.kind === 'hill';
  return [
    { card, wanted: { id: `place:${piece.id}`, priority: ORDER.place, ...sizeOf(card), at, clear, towards: null, leads: false, inside } },
  ];
}

interface Place {
  readonly at: Point;
  readonly clear: { readonly x: number; readonly y: number };
  readonly turn: number;
}

const MOST_TURN = 0.16;

function placeOnPath(points: readonly Point[], width: number, camera: Camera): Place {
  const middle = stations(points, Math.max(lengthOf(points) / 2, 1e-6))[1];
  const at = middle?.at ?? points[0] ?? { x: 0, y: 0 };
  const slope = middle === undefined ? 0 : Math.atan2(-middle.along.y, middle.along.x);
  const level = slope > Math.PI / 2 ? slope - Math.PI : slope < -Math.PI / 2 ? slope + Math.PI : slope;
  const half = (width / 2) * camera.pxPerInch + 2;
  return { at: toScreen(camera, at), clear: { x: half, y: half }, turn: Math.min(Math.max(level, -MOST_TURN), MOST_TURN) };
}

function placeOnOutline(piece: TerrainPiece, camera: Camera): Place {
  const ring = piece.parts.flatMap((part) => (part.kind === 'polygon' ? [part.points] : []))[0] ?? [];
  const bounds = boundsOf(ring.map((point) => toScreen(camera, point)));
  const rim = piece.kind === 'woods' ? 0.35 * camera.pxPerInch : 0;
  return {
    at: toScreen(camera, centroid(ring)),
    clear: { x: (bounds.right - bounds.left) / 2 + rim, y: (bounds.bottom - bounds.top) / 2 + rim },
    turn: piece.kind === 'building' || piece.kind === 'works' ? 0 : -0.06,
  };
}

const SYMBOL_CLEAR: Readonly<Partial<Record<Extract<Mark, { kind: 'symbol' }>['symbol'], number>>> = {
  por: 13,
  stopper: 11,
  cross: 11,
  rotate: 12,
};

export function obstaclesOf(scene: Scene, camera: Camera): Obstacles {
  const struck = new Set(scene.units.filter(({ emphasis }) => emphasis === 'selected').flatMap(({ stands }) => stands));
  const held = (stand: StandLook): boolean => stand.emphasis === 'selected' || struck.has(stand.id);
  const lines = scene.marks.flatMap((mark) => (mark.kind === 'line' && isMeasured(mark.stroke) ? segments(mark.points, camera) : []));
  const symbols = scene.marks.flatMap((mark) => {
    if (mark.kind !== 'symbol') return [];
    const [{ x, y }, reach] = [toScreen(camera, mark.at), SYMBOL_CLEAR[mark.symbol] ?? 7];
    return [{ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }];
  });
  return {
    view: { left: VIEW_RIM, top: VIEW_RIM, right: camera.width - VIEW_RIM, bottom: camera.height - VIEW_RIM },
    lines,
    quads: scene.stands.filter(held).map(({ box }) => quadOf(box, camera, 6)),
    rects: symbols,
    soft: scene.stands.filter((stand) => !held(stand)).map(({ box }) => quadOf(box, camera, 1)),
  };
}

const isMeasured = (stroke: Extract<Mark, { kind: 'line' }>['stroke']): boolean =>
  stroke === 'tested' || stroke === 'after-por' || stroke === 'refused' || stroke === 'ruler' || stroke === 'path';

function segments(points: readonly Point[], camera: Camera): readonly (readonly [Point, Point])[] {
  const line = points.map((point) => toScreen(camera, point));
  return line.slice(1).map((to, i) => [line[i] ?? to, to] as const);
}
