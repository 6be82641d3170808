/** Which labels a scene asks for in a view, what they say, and what they must not cover. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Mark } from '../../mark/mark.ts';
import type { Camera, Scene, StandLook, UnitLook } from '../../scene.ts';
import { PRIORITY } from '../../mark/priority.ts';
import { spanEnds } from '../mark/lines.ts';
import { boundsOf, centroid, distance, lengthOf, spotsIn, stations, type Rect } from '../plane.ts';
import { cornersOf } from '../rings.ts';
import { sizeOf, type Card } from './card.ts';
import type { Obstacles, Wanted } from './place.ts';

export interface LabelWish {
  readonly wanted: Wanted;
  readonly card: Card;
}

/** Order of placing: rulings first, then units, then the limits of bands, then places. */
const ORDER = { chosen: PRIORITY.run + 2, unit: PRIORITY.run + 1, place: PRIORITY.band - 10 } as const;
const MOST_UNITS = 90;
/** On a staff map (px an inch) a unit keeps its name only where it fits beside it. */
const STAFF_BELOW = 12;
const VIEW_RIM = 4;
const MARKED = 10;
const DOWN = Math.PI / 2;

export function wishesOf(scene: Scene, camera: Camera): readonly LabelWish[] {
  const pills = scene.marks.flatMap((mark) => pillWish(mark, scene, camera));
  if (scene.labels === 'none') return pills;
  const places = scene.terrain.flatMap(({ piece }) => placeWish(piece, scene, camera));
  return [...pills, ...unitWishes(scene, camera), ...(scene.labels === 'all' ? places : [])];
}

type Wish = Pick<Wanted, 'id' | 'priority' | 'at' | 'clear'> & Partial<Wanted>;

function wish(card: Card, wanted: Wish, camera: Camera): LabelWish {
  return {
    card,
    wanted: { ...sizeOf(card), towards: null, leads: 0, spots: [], optional: false, shy: false, view: viewOf(camera), ...wanted },
  };
}

function viewOf(camera: Camera): Rect {
  return { left: VIEW_RIM, top: VIEW_RIM, right: camera.width - VIEW_RIM, bottom: camera.height - VIEW_RIM };
}

function pillWish(mark: Mark, scene: Scene, camera: Camera): readonly LabelWish[] {
  if (mark.kind === 'span') {
    const [from, to] = spanEnds(mark.from, mark.to, camera);
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const card: Card = { kind: 'pill', words: mark.words, tone: mark.tone, number: null, icon: null };
    return [wish(card, { id: mark.id, priority: PRIORITY.reading, at, clear: { x: 6, y: 6 }, towards: DOWN }, camera)];
  }
  if (mark.kind !== 'pill') return [];
  const at = toScreen(camera, mark.at);
  if (at.x < 0 || at.y < 0 || at.x > camera.width || at.y > camera.height) return [];
  if (isBand(mark)) {
    const card: Card = { kind: 'band', words: mark.words };
    return [wish(card, { id: mark.id, priority: mark.priority, at, clear: { x: 4, y: 4 }, spots: [at], leads: null }, camera)];
  }
  const card: Card = { kind: 'pill', words: mark.words, tone: mark.tone, number: mark.number ?? null, icon: mark.icon ?? null };
  const towards = leaning(mark, scene);
  return [wish(card, { id: mark.id, priority: mark.priority, at, clear: { x: MARKED, y: MARKED }, towards, leads: leads(mark) }, camera)];
}

type Pill = Extract<Mark, { kind: 'pill' }>;

/** The limit of a range band is a quiet word on its line. */
const isBand = (mark: Pill): boolean => mark.tone === 'brass' && mark.priority <= PRIORITY.band;

/** Numbered crossings stand off by a leader; others only when they must, or when asked to. */
const leads = (mark: Pill): number => mark.away ?? (mark.number === undefined ? 0 : 1);

/** Crossings go up from the line; what belongs to a sign on the line, and the hops rise over it, goes down. */
function leaning(mark: Pill, scene: Scene): number | null {
  if (mark.number !== undefined) return acrossLine(mark, scene);
  const onSign = scene.marks.some(
    (other) =>
      other.kind === 'symbol' &&
      (other.symbol === 'por' || other.symbol === 'stopper' || other.symbol === 'cross') &&
      distance(other.at, mark.at) < 1e-6,
  );
  return onSign ? DOWN : null;
}

/** The upper side of the tested line that runs through a pill's point, in radians on the screen. */
function acrossLine(mark: Pill, scene: Scene): number {
  const tick = scene.marks.find((other) => other.kind === 'tick' && distance(other.at, mark.at) < 1e-6);
  if (tick?.kind !== 'tick') return -DOWN;
  const across = (tick.along * Math.PI) / 180;
  const [x, y] = [Math.cos(across), Math.sin(across)];
  return y < -0.2 || (Math.abs(y) <= 0.2 && x > 0) ? Math.atan2(y, x) : Math.atan2(-y, -x);
}

function unitWishes(scene: Scene, camera: Camera): readonly LabelWish[] {
  const byId = new Map(scene.stands.map((stand) => [stand.id, stand]));
  const wishes = scene.units.flatMap((unit): readonly LabelWish[] => {
    const stands = unit.stands.flatMap((id) => byId.get(id) ?? []);
    const bounds = unitBounds(stands, camera);
    if (bounds === null || !touchesView(bounds, camera)) return [];
    if (scene.labels === 'few' && unit.emphasis === 'none') return [];
    return [unitWish(unit, bounds, camera)];
  });
  if (wishes.length <= MOST_UNITS) return wishes;
  const middle = { x: camera.width / 2, y: camera.height / 2 };
  const order = (a: LabelWish, b: LabelWish): number =>
    b.wanted.priority - a.wanted.priority || distance(a.wanted.at, middle) - distance(b.wanted.at, middle);
  return wishes.toSorted(order).slice(0, MOST_UNITS);
}

function unitWish(unit: UnitLook, bounds: Rect, camera: Camera): LabelWish {
  const card: Card = { kind: 'unit', words: unit.figures > 0 ? `${unit.name} ${unit.figures}` : unit.name, livery: unit.livery };
  const at = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  const clear = { x: (bounds.right - bounds.left) / 2 + 2, y: (bounds.bottom - bounds.top) / 2 + 2 };
  const plain = unit.emphasis === 'none';
  const crowded = plain && camera.pxPerInch < STAFF_BELOW;
  const rest = { optional: crowded, leads: crowded ? null : 0 };
  return wish(card, { id: `unit:${unit.id}`, priority: plain ? ORDER.unit : ORDER.chosen, at, clear, ...rest }, camera);
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

/** A place's name: beside a path, or in or beside an outline; it stays on the table, and turns gently at most. */
function placeWish(piece: TerrainPiece, scene: Scene, camera: Camera): readonly LabelWish[] {
  if (piece.name === '') return [];
  const place = piece.path === null ? placeOnOutline(piece, camera) : placeOnPath(piece.path.points, piece.path.width, camera);
  const water = piece.kind === 'stream' || piece.kind === 'marsh';
  const card: Card = { kind: 'place', words: piece.name, water, dark: scene.dark, turn: place.turn };
  const { at, clear, spots } = place;
  if (2 * Math.max(clear.x, clear.y) < sizeOf(card).width * LEAST_SHARE) return [];
  const wanted = { id: `place:${piece.id}`, priority: ORDER.place, at, clear, spots, leads: null, optional: true, shy: true };
  return [wish(card, { ...wanted, view: tableOf(scene, camera) }, camera)];
}

/** The part of the table in view, a little inside its edge. */
function tableOf(scene: Scene, camera: Camera): Rect {
  const [corner, far] = [toScreen(camera, { x: 0, y: scene.depth }), toScreen(camera, { x: scene.width, y: 0 })];
  const view = viewOf(camera);
  return {
    left: Math.max(view.left, corner.x + VIEW_RIM),
    top: Math.max(view.top, corner.y + VIEW_RIM),
    right: Math.min(view.right, far.x - VIEW_RIM),
    bottom: Math.min(view.bottom, far.y - VIEW_RIM),
  };
}

interface Place {
  readonly at: Point;
  readonly clear: { readonly x: number; readonly y: number };
  readonly spots: readonly Point[];
  readonly turn: number;
}

const MOST_TURN = 0.16;
/** A piece smaller on the screen than this share of its name goes without. */
const LEAST_SHARE = 0.4;

function placeOnPath(points: readonly Point[], width: number, camera: Camera): Place {
  const length = lengthOf(points);
  const [middle, ...others] = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((share) =>
    stations(points, length, Math.max(share * length, 1e-9)).slice(0, 1),
  );
  const half = (width / 2) * camera.pxPerInch + 14;
  const beside = [middle, ...others].flatMap((station) => {
    if (station === undefined) return [];
    const { x, y } = toScreen(camera, station.at);
    const lift = half / Math.max(Math.abs(station.along.x), 0.5);
    return [
      { x, y: y + lift },
      { x, y: y - lift },
    ];
  });
  const slope = middle === undefined ? 0 : Math.atan(-middle.along.y / (middle.along.x || 1e-9));
  const at = middle === undefined ? { x: 0, y: 0 } : toScreen(camera, middle.at);
  return {
    at,
    clear: { x: Math.max((length / 4) * camera.pxPerInch, half), y: half },
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

const SYMBOL_CLEAR: Readonly<Partial<Record<Extract<Mark, { kind: 'symbol' }>['symbol'], number>>> = {
  por: 13,
  stopper: 11,
  cross: 11,
  rotate: 12,
};

/** What labels keep off. `signs` are the middles of state and level signs already laid. */
export function obstaclesOf(scene: Scene, camera: Camera, signs: readonly Point[]): Obstacles {
  const struck = new Set(scene.units.filter(({ emphasis }) => emphasis === 'selected').flatMap(({ stands }) => stands));
  const held = (stand: StandLook): boolean => stand.emphasis === 'selected' || struck.has(stand.id);
  const lines = scene.marks.flatMap((mark) => (mark.kind === 'line' && isMeasured(mark.stroke) ? segments(mark.points, camera) : []));
  const symbols = scene.marks.flatMap((mark) => {
    if (mark.kind !== 'symbol') return [];
    const [{ x, y }, reach] = [toScreen(camera, mark.at), SYMBOL_CLEAR[mark.symbol] ?? 7];
    return [{ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }];
  });
  const edges = scene.marks.flatMap((mark) => (mark.kind === 'line' && mark.stroke === 'arc-edge' ? segments(mark.points, camera) : []));
  return {
    lines,
    edges,
    quads: scene.stands.filter(held).map(({ box }) => quadOf(box, camera, 6)),
    rects: [...symbols, ...signs.map(({ x, y }) => ({ left: x - SIGN, top: y - SIGN, right: x + SIGN, bottom: y + SIGN }))],
    ground: scene.terrain.flatMap(({ piece }) => (STANDING.has(piece.kind) ? standing(piece, camera) : [])),
    soft: scene.stands.filter((stand) => !held(stand)).map(({ box }) => quadOf(box, camera, 1)),
  };
}

/** Half the room that a state or level sign takes, pixels. */
const SIGN = 12;
const STANDING: ReadonlySet<TerrainPiece['kind']> = new Set(['building', 'woods', 'works', 'wall', 'bridge', 'road']);

function standing(piece: TerrainPiece, camera: Camera): readonly (readonly Point[])[] {
  return piece.parts.flatMap((part) => (part.kind === 'polygon' ? [part.points.map((point) => toScreen(camera, point))] : []));
}

const isMeasured = (stroke: Extract<Mark, { kind: 'line' }>['stroke']): boolean =>
  stroke === 'tested' || stroke === 'after-por' || stroke === 'refused' || stroke === 'ruler' || stroke === 'path';

function segments(points: readonly Point[], camera: Camera): readonly (readonly [Point, Point])[] {
  const line = points.map((point) => toScreen(camera, point));
  return line.slice(1).map((to, i) => [line[i] ?? to, to] as const);
}
