/**
 * Greedy label placement in pixels: the most important first, each at the first candidate that touches no other label, no
 * tested line and no selected stand; a placement is kept until it fails.
 */
import type { Point } from '#geometry/table/table';
import { overlap, type Rect } from '../plane.ts';

export interface Wanted {
  readonly id: string;
  /** Lower is placed first. */
  readonly priority: number;
  readonly width: number;
  readonly height: number;
  /** Half the size of what is labelled, round `at`: candidates stand off from it. */
  readonly at: Point;
  readonly clear: { readonly x: number; readonly y: number };
  /** Preferred direction on the screen in radians (0 right, π/2 down); null: above, below, right, left. */
  readonly towards: number | null;
  /** Whether it may move out on a leader. */
  readonly leads: boolean;
  /** Wanted in the middle of `at`, when there is room. */
  readonly inside: boolean;
}

export interface Obstacles {
  readonly view: Rect;
  /** Never covered: tested lines, selected stands, symbols. */
  readonly lines: readonly (readonly [Point, Point])[];
  readonly quads: readonly (readonly Point[])[];
  readonly rects: readonly Rect[];
  /** Covered only when there is no other way: all other stands. */
  readonly soft: readonly (readonly Point[])[];
}

export interface Placed {
  readonly id: string;
  readonly rect: Rect;
  readonly leader: readonly [Point, Point] | null;
  /** Which candidate it is, for keeping it. */
  readonly choice: number;
  /** Covers no stand. */
  readonly clean: boolean;
}

const STANDOFF = 5;
const LEADERS = [24, 48, 76];
const GAP = 3;
/** A pill this near its point needs no leader. */
const NEAR = 13;
const UP = -Math.PI / 2;
const CROSS = [UP, Math.PI / 2, 0, Math.PI];
const FAN = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => (step * Math.PI) / 9);

export function placeLabels(wanted: readonly Wanted[], obstacles: Obstacles, before: ReadonlyMap<string, Placed>): readonly Placed[] {
  const placed: Placed[] = [];
  const soft = obstacles.soft.map((quad) => ({ quad, bounds: bounds(quad) }));
  const free = (rect: Rect): boolean => fits(rect, obstacles) && placed.every((other) => !overlap(widened(rect), other.rect));
  const clean = (rect: Rect): boolean => !soft.some((stand) => overlap(rect, stand.bounds) && quadMeets(stand.quad, rect));
  for (const label of wanted.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))) {
    const rects = candidates(label);
    const kept = before.get(label.id);
    const order = [...(kept === undefined ? [] : [kept.choice]), ...rects.keys()];
    const usable = order.filter((choice) => free(rects[choice] ?? NOWHERE));
    const choice = usable.find((one) => clean(rects[one] ?? NOWHERE)) ?? usable[0];
    const rect = choice === undefined ? undefined : rects[choice];
    if (choice === undefined || rect === undefined) continue;
    placed.push({ id: label.id, rect, leader: leaderTo(label, rect), choice, clean: clean(rect) });
  }
  return placed;
}

const NOWHERE: Rect = { left: NaN, top: NaN, right: NaN, bottom: NaN };
const widened = (rect: Rect): Rect => ({ left: rect.left - GAP, top: rect.top - GAP, right: rect.right + GAP, bottom: rect.bottom + GAP });

/** Every rectangle that a label may take, the most wanted first; the list's length and order depend only on its kind. */
export function candidates(label: Wanted): readonly Rect[] {
  const middle = label.inside ? [rectAt(label.at, label)] : [];
  const directions = label.towards === null ? CROSS : FAN.map((turn) => (label.towards ?? UP) + turn);
  const near = directions.map((direction) => stoodOff(label, direction, STANDOFF));
  const diagonals = label.towards === null ? [...CROSS, ...CROSS.map((direction) => direction + Math.PI / 4)] : directions;
  const far = label.leads ? LEADERS.flatMap((reach) => diagonals.map((direction) => stoodOff(label, direction, reach))) : [];
  return [...middle, ...(label.towards === null ? near : []), ...far];
}

function rectAt(at: Point, { width, height }: Wanted): Rect {
  return { left: at.x - width / 2, top: at.y - height / 2, right: at.x + width / 2, bottom: at.y + height / 2 };
}

/** The label pushed out in a direction until it clears what it labels by `reach` pixels. */
function stoodOff(label: Wanted, direction: number, reach: number): Rect {
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
  const needX = Math.abs(dx) < 1e-6 ? Infinity : (label.clear.x + reach + label.width / 2) / Math.abs(dx);
  const needY = Math.abs(dy) < 1e-6 ? Infinity : (label.clear.y + reach + label.height / 2) / Math.abs(dy);
  const out = Math.min(needX, needY);
  return rectAt({ x: label.at.x + dx * out, y: label.at.y + dy * out }, label);
}

function leaderTo({ at, clear }: Wanted, rect: Rect): readonly [Point, Point] | null {
  const end = { x: Math.min(Math.max(at.x, rect.left + 10), rect.right - 10), y: Math.min(Math.max(at.y, rect.top), rect.bottom) };
  const gapX = Math.max(Math.abs(end.x - at.x) - clear.x, 0);
  const gapY = Math.max(Math.abs(end.y - at.y) - clear.y, 0);
  return Math.hypot(gapX, gapY) <= NEAR ? null : [at, end];
}

function fits(rect: Rect, { view, lines, quads, rects }: Obstacles): boolean {
  if (!(rect.left >= view.left && rect.right <= view.right && rect.top >= view.top && rect.bottom <= view.bottom)) return false;
  return (
    !rects.some((other) => overlap(rect, other)) &&
    !lines.some(([from, to]) => segmentMeets(from, to, rect)) &&
    !quads.some((quad) => quadMeets(quad, rect))
  );
}

function bounds(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether a segment has a point strictly inside a rectangle. */
export function segmentMeets(from: Point, to: Point, rect: Rect): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, change, low, high] of [
    [from.x, to.x - from.x, rect.left, rect.right],
    [from.y, to.y - from.y, rect.top, rect.bottom],
  ] as const) {
    if (Math.abs(change) < 1e-12) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / change, (high - start) / change];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return leave - enter > 1e-9;
}

/** Whether a convex quadrilateral and a rectangle share an area: no axis separates them. */
export function quadMeets(quad: readonly Point[], rect: Rect): boolean {
  const corners = [
    { x: rect.left, y: rect.top },
    { x: rect.right, y: rect.top },
    { x: rect.right, y: rect.bottom },
    { x: rect.left, y: rect.bottom },
  ];
  const axes = [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...quad.map((a, i) => normal(a, quad[(i + 1) % quad.length] ?? a))];
  return axes.every((axis) => {
    const [one, other] = [quad, corners].map((points) => points.map(({ x, y }) => x * axis.x + y * axis.y));
    if (one === undefined || other === undefined) return false;
    return Math.max(...one) > Math.min(...other) && Math.max(...other) > Math.min(...one);
  });
}

const normal = (a: Point, b: Point): Point => ({ x: -(b.y - a.y), y: b.x - a.x });
