/** Marks as vector strokes, in pixels of one camera; a pan moves the whole drawing, a zoom draws it anew. */
import type { Graphics } from 'pixi.js';
import type { Point } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Mark } from '../../mark/mark.ts';
import type { Camera } from '../../scene.ts';
import { CASING, GOLD, INK } from '../colors.ts';
import { distance, stations, towards, turning, type Rect } from '../plane.ts';
import { clippedLine, clippedRing } from './clip.ts';
import { dashes } from './dash.ts';
import { hopsOf } from './hops.ts';
import { STROKES, type Pass } from './strokes.ts';

const TICKS = { entry: { half: 9, width: 2.2 }, exit: { half: 5, width: 1.6 } } as const;
const INCH_TICK = 5;
const ARROW = 9;
const FILLS = {
  arc: { color: '#FFDF7A', alpha: 0.17 },
  seen: { color: '#FFDF7A', alpha: 0.3 },
  struck: { color: GOLD, alpha: 0.34 },
  swept: { color: INK, alpha: 0.09 },
} as const;

/** A camera, and the table's edge on its screen: arcs and bands end there. */
export interface Ground {
  readonly camera: Camera;
  readonly edge: Rect;
}

export function drawLines(pen: Graphics, marks: readonly Mark[], ground: Ground): void {
  const { camera } = ground;
  for (const mark of marks) {
    if (mark.kind === 'line') drawLine(pen, mark, ground);
    else if (mark.kind === 'hops') drawHops(pen, mark.from, mark.to, camera);
    else if (mark.kind === 'disc') drawCircle(pen, mark, camera);
    else if (mark.kind === 'span') drawSpan(pen, mark, camera);
  }
  for (const mark of marks) if (mark.kind === 'tick') drawTick(pen, mark, camera);
}

export function drawAreas(pen: Graphics, marks: readonly Mark[], { camera, edge }: Ground): void {
  for (const mark of marks) {
    if (mark.kind !== 'area') continue;
    const fill = FILLS[mark.tone];
    const rings = mark.rings.map((ring) =>
      clippedRing(
        ring.map((point) => toScreen(camera, point)),
        edge,
      ),
    );
    for (const ring of rings.filter((one) => one.length > 2 && turning(one) <= 0)) {
      pen.poly([...ring], true).fill({ color: fill.color, alpha: fill.alpha });
      for (const hole of rings.filter((one) => turning(one) > 0 && inside(one, ring))) pen.poly([...hole], true).cut();
    }
    if (mark.tone === 'swept') rings.forEach((ring) => strokePass(pen, [...ring, ...ring.slice(0, 1)], outlineOf(INK)));
  }
}

const outlineOf = (color: string): Pass => ({ color, width: 1.2, alpha: 0.5, dash: [3, 4] });

/** Holes run the other way round than what they are cut from; the first point tells whose hole it is. */
function inside(hole: readonly Point[], ring: readonly Point[]): boolean {
  const [first] = hole;
  if (first === undefined) return false;
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return first.x >= Math.min(...xs) && first.x <= Math.max(...xs) && first.y >= Math.min(...ys) && first.y <= Math.max(...ys);
}

function drawLine(pen: Graphics, { points, stroke }: Extract<Mark, { kind: 'line' }>, { camera, edge }: Ground): void {
  const line = points.map((point) => toScreen(camera, point));
  const parts = stroke === 'arc-edge' || stroke === 'band' ? clippedLine(line, edge) : [line];
  for (const pass of STROKES[stroke]) for (const part of parts) strokePass(pen, part, pass);
  if (stroke === 'ruler') rulerTicks(pen, line, camera.pxPerInch);
  if (stroke === 'path') {
    inchTicks(pen, line, camera.pxPerInch);
    arrow(pen, line);
  }
}

export function strokePass(pen: Graphics, line: readonly Point[], { color, width, alpha, dash }: Pass): void {
  const pieces = dash.length === 0 ? [line] : dashes(line, dash);
  for (const piece of pieces) trace(pen, piece);
  pen.stroke({ color, width, alpha, cap: dash.length === 0 ? 'round' : 'butt', join: 'round' });
}

export function trace(pen: Graphics, line: readonly Point[]): void {
  line.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}

/** A draughtsman's rule laid along the line: a tick every half inch, alternate inches filled. */
function rulerTicks(pen: Graphics, line: readonly Point[], pxPerInch: number): void {
  for (const { at, along, run } of stations(line, pxPerInch / 2)) {
    const half = Math.round(run / (pxPerInch / 2)) % 2 === 0 ? 3.6 : 1.8;
    pen.moveTo(at.x - along.y * half, at.y + along.x * half).lineTo(at.x + along.y * half, at.y - along.x * half);
  }
  pen.stroke({ color: INK, width: 1.2, cap: 'butt' });
}

function inchTicks(pen: Graphics, line: readonly Point[], pxPerInch: number): void {
  for (const { at, along, run } of stations(line, pxPerInch)) {
    if (run === 0) continue;
    pen.moveTo(at.x - along.y * INCH_TICK, at.y + along.x * INCH_TICK).lineTo(at.x + along.y * INCH_TICK, at.y - along.x * INCH_TICK);
  }
  pen.stroke({ color: INK, width: 1.6, cap: 'butt' });
}

/** The head of a move: where it ends and which way it went. */
function arrow(pen: Graphics, line: readonly Point[]): void {
  const [from, to] = [line.at(-2), line.at(-1)];
  if (from === undefined || to === undefined || distance(from, to) === 0) return;
  const along = { x: (to.x - from.x) / distance(from, to), y: (to.y - from.y) / distance(from, to) };
  const base = { x: to.x - along.x * ARROW, y: to.y - along.y * ARROW };
  const wing = (side: number): Point => ({ x: base.x - along.y * side * ARROW * 0.55, y: base.y + along.x * side * ARROW * 0.55 });
  pen.poly([to, wing(1), wing(-1)], true).fill({ color: INK });
}

function drawTick(pen: Graphics, { at, along, size }: Extract<Mark, { kind: 'tick' }>, camera: Camera): void {
  const { half, width } = TICKS[size];
  const turn = (along * Math.PI) / 180;
  const across = { x: Math.cos(turn), y: Math.sin(turn) };
  const middle = toScreen(camera, at);
  const ends = [-1, 1].map((side) => ({ x: middle.x + across.x * side * half, y: middle.y + across.y * side * half }));
  trace(pen, ends);
  pen.stroke({ color: CASING, width: width + 2.8, alpha: 0.95, cap: 'round' });
  trace(pen, ends);
  pen.stroke({ color: INK, width, cap: 'butt' });
}

function drawHops(pen: Graphics, from: Point, to: Point, camera: Camera): void {
  const [start, end] = [toScreen(camera, from), toScreen(camera, to)];
  const run = distance(start, end) / camera.pxPerInch;
  if (run === 0) return;
  const line = hopsOf(run).flatMap((hop) => {
    const steps = 14;
    return Array.from({ length: steps + 1 }, (_, i) => {
      const at = hop.from + ((hop.to - hop.from) * i) / steps;
      const share = i / steps;
      const ground = towards(start, end, at / run);
      return { x: ground.x, y: ground.y - 4 * hop.height * share * (1 - share) * camera.pxPerInch };
    });
  });
  for (const pass of STROKES.hop) strokePass(pen, line, pass);
}

function drawCircle(pen: Graphics, { center, radius, stroke }: Extract<Mark, { kind: 'disc' }>, camera: Camera): void {
  const middle = toScreen(camera, center);
  const reach = radius * camera.pxPerInch;
  const steps = Math.max(48, Math.ceil(reach / 3));
  const ring = Array.from({ length: steps + 1 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / steps;
    return { x: middle.x + Math.cos(turn) * reach, y: middle.y + Math.sin(turn) * reach };
  });
  for (const pass of STROKES[stroke]) strokePass(pen, ring, pass);
}

const SPAN = { aside: 30, thick: 8 } as const;

/** A scale bar beside the line, in thirds, with its ends carried down from what it measures. */
function drawSpan(pen: Graphics, { from, to, tone }: Extract<Mark, { kind: 'span' }>, camera: Camera): void {
  const [start, end] = spanEnds(from, to, camera);
  const [dark, light] = tone === 'brass' ? [GOLD, '#FFF4CF'] : [INK, '#FFFFFF'];
  for (const [ground, bar] of [
    [toScreen(camera, from), start],
    [toScreen(camera, to), end],
  ] as const) {
    strokePass(pen, [ground, bar], { color: INK, width: 1.2, alpha: 0.7, dash: [3, 3] });
  }
  const rim = 1 / (distance(start, end) || 1);
  trace(pen, [towards(start, end, -rim), towards(start, end, 1 + rim)]);
  pen.stroke({ color: INK, width: SPAN.thick + 2, cap: 'butt' });
  for (const third of [0, 1, 2]) {
    trace(pen, [towards(start, end, third / 3), towards(start, end, (third + 1) / 3)]);
    pen.stroke({ color: third % 2 === 0 ? dark : light, width: SPAN.thick, cap: 'butt' });
  }
}

/** The bar's ends on the screen: beside the line, on its lower side. */
export function spanEnds(from: Point, to: Point, camera: Camera): readonly [Point, Point] {
  const [a, b] = [toScreen(camera, from), toScreen(camera, to)];
  const length = distance(a, b) || 1;
  const side = b.x >= a.x ? 1 : -1;
  const off = { x: (-(b.y - a.y) / length) * SPAN.aside * side, y: ((b.x - a.x) / length) * SPAN.aside * side };
  return [
    { x: a.x + off.x, y: a.y + off.y },
    { x: b.x + off.x, y: b.y + off.y },
  ];
}

export const LEADER_PASSES: readonly Pass[] = [
  { color: CASING, width: 3.6, alpha: 0.85, dash: [] },
  { color: INK, width: 1.3, alpha: 1, dash: [] },
];
