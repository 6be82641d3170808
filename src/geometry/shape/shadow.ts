/**
 * The ground that an eye cannot see past some outlines, as polygons. Seen from the eye, directions fall into slices between the
 * corners of the outlines; within a slice a ray meets the same edges in the same order.
 */
import type { Point, Polygon } from '../table/table.ts';
import type { Run } from './area.ts';
import { TOUCH, type Degrees, type Inches } from './units.ts';
import { forward } from './vec.ts';

/** Looks ahead only, and so far: nothing behind the line through `at` across the facing casts a shadow. */
export interface Eye {
  readonly at: Point;
  readonly facing: Degrees;
  readonly reach: Inches;
}

/** From how many inches on a ray is dark, and which of its stretches made it so. Shadows of different keys are told apart. */
export interface Dark {
  readonly from: Inches;
  readonly by: number;
  readonly key: number;
}

/** Judges a ray by its stretches inside the outlines, in order; `ray` gives its points. null: it is light to its end. */
export type Judge = (runs: readonly Run[], ray: (inches: Inches) => Point) => Dark | null;

export interface Shadow {
  readonly polygon: Polygon;
  readonly key: number;
}

/** A ray is dark from where it first enters the outlines. */
export const darkFromEntry: Judge = (runs) => {
  const by = runs.findIndex((run) => run.leave - run.enter > TOUCH);
  const first = runs[by];
  return first === undefined ? null : { from: first.enter, by, key: 0 };
};

/**
 * The shadows of `outlines` (outer rings counter-clockwise, rings of holes clockwise, several bodies allowed) out to beyond the eye's
 * reach. Exact where rays turn dark on the outlines' own edges; where the judge lets them run on past an edge, within
 * chords of a `finest` degree.
 */
export function shadowsOf(eye: Eye, outlines: readonly Polygon[], judge: Judge, finest: Degrees = 180): Shadow[] {
  const edges = outlines.flatMap((outline) => edgesAhead(eye, outline));
  const corners = [...new Set(edges.flatMap((edge) => [edge.low, edge.high]))].sort((a, b) => a - b);
  const look = { eye, judge };
  const slices = corners.flatMap((high, i) => {
    const low = corners[i - 1] ?? high;
    if ((high - low) * eye.reach <= TOUCH) return [];
    const middle = (low + high) / 2;
    const met = edges.filter((edge) => edge.low < middle && middle < edge.high);
    const runs = pairs(met.sort((a, b) => awayOn(a, middle) - awayOn(b, middle)));
    const parts = met.length === 0 ? 0 : Math.ceil((high - low) / ((finest * Math.PI) / 180));
    const at = (part: number): number => low + ((high - low) * part) / parts;
    return Array.from({ length: parts }, (_, part) => darken(look, runs, at(part), at(part + 1))).flat();
  });
  return joined(eye, slices);
}

/** An edge in the eye's frame (x across to the right, y ahead), with the angles it lies between, clockwise from ahead in radians. */
interface Edge {
  readonly a: Point;
  readonly b: Point;
  readonly low: number;
  readonly high: number;
  readonly enters: boolean;
}

/** A pair of edges that a ray enters and leaves by; null: it starts inside. */
interface Pair {
  readonly enter: Edge | null;
  readonly leave: Edge;
}

/** A dark stretch of directions: from which distance on at its two ends. */
interface Slice {
  readonly low: number;
  readonly high: number;
  readonly fromLow: Inches;
  readonly fromHigh: Inches;
  readonly key: number;
}

interface Look {
  readonly eye: Eye;
  readonly judge: Judge;
}

function edgesAhead({ at, facing }: Eye, outline: Polygon): Edge[] {
  const f = forward(facing);
  const framed = outline.map((p) => {
    const [dx, dy] = [p.x - at.x, p.y - at.y];
    return { x: dx * f.y - dy * f.x, y: dx * f.x + dy * f.y };
  });
  return framed.flatMap((a, i) => {
    const cut = ahead(a, framed[(i + 1) % framed.length] ?? a);
    if (cut === null) return [];
    const [from, to] = cut;
    const turn = from.x * to.y - from.y * to.x;
    // An edge that points at the eye is seen from its end: no ray crosses it.
    if (Math.abs(turn) <= TOUCH * Math.hypot(to.x - from.x, to.y - from.y)) return [];
    const [one, other] = [Math.atan2(from.x, from.y), Math.atan2(to.x, to.y)];
    return [{ a: from, b: to, low: Math.min(one, other), high: Math.max(one, other), enters: turn < 0 }];
  });
}

/** The part of an edge ahead of the eye. */
function ahead(a: Point, b: Point): readonly [Point, Point] | null {
  if (a.y <= 0 && b.y <= 0) return null;
  const level = { x: a.x + ((b.x - a.x) * a.y) / (a.y - b.y), y: 0 };
  return [a.y < 0 ? level : a, b.y < 0 ? level : b];
}

/** How far from the eye a ray meets the line of an edge, never beyond the edge's own ends. */
function awayOn({ a, b }: Edge, angle: number): Inches {
  const [ux, uy] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const across = ux * dy - uy * dx;
  const furthest = Math.max(Math.hypot(a.x, a.y), Math.hypot(b.x, b.y));
  const away = (a.x * dy - a.y * dx) / across;
  return away >= 0 && away <= furthest ? away : furthest;
}

/** Edges in the order of a ray, made into stretches inside: bodies that overlap or touch are one. */
function pairs(met: readonly Edge[]): Pair[] {
  let inside = met.reduce((count, edge) => count - (edge.enters ? 1 : -1), 0);
  let enter: Edge | null = null;
  const found: Pair[] = [];
  for (const edge of met) {
    if (edge.enters && inside === 0) enter = edge;
    inside += edge.enters ? 1 : -1;
    if (!edge.enters && inside === 0) {
      found.push({ enter, leave: edge });
      enter = null;
    }
  }
  return found;
}

function judged({ eye, judge }: Look, runs: readonly Pair[], angle: number): Dark | null {
  const distances = runs.map(({ enter, leave }) => ({ enter: enter === null ? 0 : awayOn(enter, angle), leave: awayOn(leave, angle) }));
  const dark = judge(distances, (inches) => onRay(eye, angle, inches));
  return dark === null || dark.from >= eye.reach ? null : dark;
}

/** The dark slices between two angles; where the judgement changes in between, the change is sought out by halving. */
function darken(look: Look, runs: readonly Pair[], low: number, high: number): Slice[] {
  if ((high - low) * look.eye.reach <= TOUCH) return [];
  // A hair inside, so that the two ends belong to this slice and not to its neighbours.
  const hair = (high - low) * 1e-9;
  const [atLow, atHigh] = [judged(look, runs, low + hair), judged(look, runs, high - hair)];
  if (alike(atLow, atHigh)) return sliceOf(low, high, atLow, atHigh);
  const [before, after] = changeBetween(look, runs, low + hair, high - hair);
  return [...sliceOf(low, before, atLow, judged(look, runs, before)), ...darken(look, runs, after, high)];
}

function sliceOf(low: number, high: number, atLow: Dark | null, atHigh: Dark | null): Slice[] {
  return atLow === null || atHigh === null ? [] : [{ low, high, fromLow: atLow.from, fromHigh: atHigh.from, key: atLow.key }];
}

/** Dark for the same reason: between two such rays the distance runs on without a jump. */
function alike(a: Dark | null, b: Dark | null): boolean {
  return a?.key === b?.key && a?.by === b?.by;
}

/** The last angle that is judged as the first is, and the next one that is not, as near to each other as numbers go. */
function changeBetween(look: Look, runs: readonly Pair[], low: number, high: number): readonly [number, number] {
  const start = judged(look, runs, low);
  let [from, to] = [low, high];
  for (let i = 0; i < 40; i += 1) {
    const middle = (from + to) / 2;
    if (alike(judged(look, runs, middle), start)) from = middle;
    else to = middle;
  }
  return [from, to];
}

/** Neighbouring slices of one key as one polygon: along the near side, and back far out. */
function joined(eye: Eye, slices: readonly Slice[]): Shadow[] {
  const shadows: Shadow[] = [];
  let chain: Slice[] = [];
  for (const [i, slice] of slices.entries()) {
    chain.push(slice);
    const next = slices[i + 1];
    if (next && next.key === slice.key && (next.low - slice.high) * eye.reach <= TOUCH) continue;
    shadows.push({ polygon: outlineOf(eye, chain), key: slice.key });
    chain = [];
  }
  return shadows;
}

function outlineOf(eye: Eye, chain: readonly Slice[]): Polygon {
  const near = chain.flatMap(({ low, high, fromLow, fromHigh }) => [onRay(eye, low, fromLow), onRay(eye, high, fromHigh)]);
  const [low, high] = [chain[0]?.low ?? 0, chain[chain.length - 1]?.high ?? 0];
  const steps = Math.max(1, Math.ceil((high - low) / (Math.PI / 6)));
  // Twice as far out as anything is asked for, so that the chords stay outside.
  const far = Array.from({ length: steps + 1 }, (_, i) => onRay(eye, high - ((high - low) * i) / steps, 2 * eye.reach));
  return [...near, ...far];
}

function onRay({ at, facing }: Eye, angle: number, inches: Inches): Point {
  const f = forward(facing);
  const [x, y] = [inches * Math.sin(angle), inches * Math.cos(angle)];
  return { x: at.x + x * f.y + y * f.x, y: at.y - x * f.x + y * f.y };
}
