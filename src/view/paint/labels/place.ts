/**
 * Greedy label placement in pixels: the most important first, each at the first candidate that touches no other label, no
 * tested line and no selected stand; a placement is kept until it fails.
 */
import type { Point } from '#geometry/table/table';
import { distance, overlap, type Rect } from '../plane.ts';
import { nearestOn, QuadGrid, quadMeets, segmentMeets } from './meet.ts';

export interface Wanted {
  readonly id: string;
  /** Greater is placed first. */
  readonly priority: number;
  readonly width: number;
  readonly height: number;
  /** Half the size of what is labelled, round `at`: candidates stand off from it. */
  readonly at: Point;
  readonly clear: { readonly x: number; readonly y: number };
  /** The outlines of what is labelled, where a leader may end; empty for a mere point. */
  readonly outlines: readonly (readonly Point[])[];
  /** Preferred direction on the screen in radians (0 right, π/2 down); null: above, below, right, left. */
  readonly towards: number | null;
  /** The first leader it may move out on; null: it stays beside what it labels. */
  readonly leads: number | null;
  /** Places for its middle that it wants before any beside `at`. */
  readonly spots: readonly Point[];
  /** Where it must lie wholly. */
  readonly view: Rect;
  /** Dropped rather than laid over a stand or another's leader. */
  readonly optional: boolean;
  /** What it would rather not lie on, beside stands: a unit's name keeps off arcs' edges, a place's off roofs and trees too. */
  readonly avoids: 'stands' | 'edges' | 'ground';
}

export interface Obstacles {
  /** Never covered: tested lines, selected stands, symbols. */
  readonly lines: readonly (readonly [Point, Point])[];
  readonly quads: readonly (readonly Point[])[];
  readonly rects: readonly Rect[];
  /** Covered only when there is no other way: all other stands. */
  readonly soft: readonly (readonly Point[])[];
  /** Edges of arcs, and what stands on the ground. */
  readonly edges: readonly (readonly [Point, Point])[];
  readonly ground: readonly (readonly Point[])[];
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
const SLIDES = [-1, 1, -2, 2];
/** Steps of a sixteenth of a turn round a preferred direction, and at last the other side. */
const FAN = [0, -1, 1, -2, 2, -3, 3, 8];

export function placeLabels(wanted: readonly Wanted[], obstacles: Obstacles, before: ReadonlyMap<string, Placed>): readonly Placed[] {
  const table = new Placing(obstacles);
  for (const label of wanted.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))) {
    table.place(label, before.get(label.id)?.choice);
  }
  return table.placed;
}

class Placing {
  readonly placed: Placed[] = [];
  readonly #obstacles: Obstacles;
  readonly #soft: QuadGrid;
  readonly #ground: QuadGrid;

  constructor(obstacles: Obstacles) {
    this.#obstacles = obstacles;
    this.#soft = new QuadGrid(obstacles.soft);
    this.#ground = new QuadGrid(obstacles.ground);
  }

  /** Places a label where it was if that still serves, else at its first clean candidate, else at its first free one. */
  place(label: Wanted, kept: number | undefined): void {
    let best: Placed | null = null;
    for (const free of this.#freePlaces(label, kept)) {
      best = best === null || free.clean ? free : best;
      if (free.clean) break;
    }
    if (best !== null && (best.clean || !label.optional)) this.placed.push(best);
  }

  *#freePlaces(label: Wanted, kept: number | undefined): Generator<Placed> {
    const rects = candidates(label);
    for (const choice of kept === undefined ? rects.keys() : [kept, ...rects.keys()]) {
      const rect = rects[choice];
      if (rect === undefined || !this.#isFree(label, rect)) continue;
      const leader = leaderTo(label, rect);
      yield { id: label.id, rect, leader, choice, clean: this.#isClean(label, rect, leader) };
    }
  }

  #isFree(label: Wanted, rect: Rect): boolean {
    return fits(rect, label.view, this.#obstacles) && !this.placed.some((other) => overlap(widened(rect), other.rect));
  }

  #isClean(label: Wanted, rect: Rect, leader: Placed['leader']): boolean {
    if (this.#soft.meets(rect)) return false;
    if (label.avoids === 'ground' && this.#ground.meets(rect)) return false;
    if (label.avoids !== 'stands' && this.#obstacles.edges.some(([from, to]) => segmentMeets(from, to, rect))) return false;
    return this.placed.every((other) => !tangled(rect, leader, other));
  }
}

/** Whether a label and its leader would cross another's leader or lie under it. */
function tangled(rect: Rect, leader: Placed['leader'], other: Placed): boolean {
  if (other.leader !== null && segmentMeets(other.leader[0], other.leader[1], rect)) return true;
  if (leader === null) return false;
  return segmentMeets(leader[0], leader[1], other.rect) || (other.leader !== null && cross(leader, other.leader));
}

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const widened = (rect: Rect): Rect => ({ left: rect.left - GAP, top: rect.top - GAP, right: rect.right + GAP, bottom: rect.bottom + GAP });

/** Every rectangle that a label may take, the most wanted first; the list's length and order depend only on its kind. */
export function candidates(label: Wanted): readonly Rect[] {
  const spots = label.spots.map((spot) => rectAt(spot, label));
  return label.towards === null ? [...spots, ...roundAbout(label)] : [...spots, ...fanned(label, label.towards)];
}

/** Above, below and beside; then slid along to the corners; then out on leaders all round. */
function roundAbout(label: Wanted): readonly Rect[] {
  const near = CROSS.map((direction) => stoodOff(label, direction, STANDOFF));
  const [above, below] = near;
  const slid = [above, below].flatMap((rect) => (rect === undefined ? [] : SLIDES.map((slide) => slidTo(label, rect, slide))));
  const around = [...CROSS, ...CROSS.map((direction) => direction + Math.PI / 4)];
  const far = leadersOf(label).flatMap((reach) => around.map((direction) => stoodOff(label, direction, reach)));
  return label.leads === null || label.leads === 0 ? [...near, ...slid, ...far] : far;
}

/** Towards a preferred side: straight and near first, and rather one leader further than an eighth of a half turn aside. */
function fanned(label: Wanted, towards: number): readonly Rect[] {
  const reaches = label.leads === 0 ? [STANDOFF, ...LEADERS] : leadersOf(label);
  return reaches
    .flatMap((reach, out) => FAN.map((step) => ({ reach, step, cost: out + Math.abs(step) * 1.1 + (step > 0 ? 0.05 : 0) })))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ reach, step }) => stoodOff(label, towards + (step * Math.PI) / 8, reach));
}

const leadersOf = ({ leads }: Wanted): readonly number[] => (leads === null ? [] : LEADERS.slice(Math.max(leads - 1, 0)));

/** A label above or below slid sideways: −1 flush with the left edge of what it labels, −2 centred on its left corner. */
function slidTo({ at, clear, width }: Wanted, rect: Rect, slide: number): Rect {
  const flush = Math.sign(slide) * (clear.x - width / 2);
  const by = Math.abs(slide) === 1 ? flush : Math.sign(slide) * clear.x;
  const middle = at.x + by;
  return { ...rect, left: middle - width / 2, right: middle + width / 2 };
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

/** From what is labelled to the label: from the nearest point of its outline, or from the point that it is. */
function leaderTo({ at, clear, outlines }: Wanted, rect: Rect): readonly [Point, Point] | null {
  const end = { x: within(at.x, rect.left + 10, rect.right - 10), y: within(at.y, rect.top, rect.bottom) };
  const edge = { x: within(end.x, at.x - clear.x, at.x + clear.x), y: within(end.y, at.y - clear.y, at.y + clear.y) };
  if (distance(edge, end) <= NEAR) return null;
  return [nearestOn(outlines, end) ?? at, end];
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function fits(rect: Rect, view: Rect, { lines, quads, rects }: Obstacles): boolean {
  if (!(rect.left >= view.left && rect.right <= view.right && rect.top >= view.top && rect.bottom <= view.bottom)) return false;
  return (
    !rects.some((other) => overlap(rect, other)) &&
    !lines.some(([from, to]) => segmentMeets(from, to, rect)) &&
    !quads.some((quad) => quadMeets(quad, rect))
  );
}
