/** Terrain in hand: a drag on a piece shifts it, a drag on a vertex reshapes it, Alt on an edge sets a vertex, Alt on one takes it out. */
import { whyNotPath } from '#geometry/shape/pathParts';
import { nearestOnSegment } from '#geometry/shape/segment';
import { whyNotSimple } from '#geometry/shape/simplePolygon';
import { distance } from '#geometry/shape/vec';
import type { Point, TerrainId } from '#geometry/table/table';
import type { TerrainRecord } from '#game/state';
import type { Mark } from '../mark/mark.ts';
import { troubleMarks } from '../mark/moveMarks.ts';
import type { Pointer } from '../pointer.ts';
import { deleteChosen } from './editing.ts';
import { gesture, snapped, strayed } from './gesture.ts';
import { selectTerrain } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Shown, type Tool, type ToolContext } from './tool.ts';

type Source = TerrainRecord['source'];

const VERTEX = 'vertex:';
const EDGE_REACH_PX = 12;
const GRAIN = 0.01;

const pairsOf = (source: Source): readonly (readonly [number, number])[] => ('outline' in source ? source.outline : source.path);
const withPairs = (source: Source, pairs: readonly (readonly [number, number])[]): Source =>
  'outline' in source ? { outline: pairs } : { path: pairs, width: source.width };
const pointsOf = (source: Source): readonly Point[] => pairsOf(source).map(([x, y]) => ({ x, y }));
const onGrain = ({ x, y }: Point): readonly [number, number] => [snapped(x, GRAIN), snapped(y, GRAIN)];

function sourceOf(context: ToolContext, id: TerrainId): Source | null {
  return context.state.terrain.find((record) => record.id === id)?.source ?? null;
}

/** Why a drawn shape cannot be a piece of terrain, in words; null when it can. */
function wrongShape(source: Source): string | null {
  return 'outline' in source ? whyNotSimple(pointsOf(source)) : whyNotPath(pointsOf(source), source.width);
}

export function shapingTerrain(): Tool {
  const self: Tool = {
    name: 'terrain',
    resting: true,
    down: (pointer, context) => press(self, pointer, context),
    move: () => ({ next: self }),
    up: () => ({ next: self }),
    cancel: (context) => ({ next: self, ...(context.selection.terrain === null ? {} : { selection: NOTHING_SELECTED }) }),
    key: (key, context) => (key.id === 'delete' ? deleteChosen(self, context) : null),
    show: (context) => ({
      marks: vertexMarks(context),
      cursor: 'default',
      said: 'Drag a piece to move it, a vertex to reshape it. Alt: set or take out a vertex.',
    }),
    takes: ({ over }, context) => over?.kind === 'handle' || (over?.kind === 'terrain' && over.id === context.selection.terrain),
  };
  return self;
}

function vertexMarks(context: ToolContext): readonly Mark[] {
  const source = context.selection.terrain === null ? null : sourceOf(context, context.selection.terrain);
  return source
    ? pointsOf(source).map((at, n) => ({ kind: 'symbol', id: `${VERTEX}${n}`, at, symbol: 'vertex', handle: `${VERTEX}${n}` }))
    : [];
}

function press(home: Tool, pointer: Pointer, context: ToolContext): Outcome {
  const { over } = pointer;
  const chosen = context.selection.terrain;
  if (over?.kind === 'handle' && chosen !== null)
    return pressVertex({ home, terrain: chosen, vertex: Number(over.id.slice(VERTEX.length)) }, pointer, context);
  if (over?.kind !== 'terrain') return { next: home, selection: NOTHING_SELECTED };
  const split = pointer.alt && over.id === chosen ? splitEdge(home, over.id, pointer, context) : null;
  return split ?? { next: shifting({ home, terrain: over.id, start: pointer, to: pointer }), selection: selectTerrain(over.id) };
}

interface Vertex {
  readonly home: Tool;
  readonly terrain: TerrainId;
  readonly vertex: number;
}

function pressVertex(held: Vertex, pointer: Pointer, context: ToolContext): Outcome {
  const { home, terrain, vertex } = held;
  const source = sourceOf(context, terrain);
  if (!source) return { next: home };
  if (!pointer.alt && pointer.clicks < 2) return { next: pulling(held, source) };
  const without = withPairs(source, pairsOf(source).filter((_, n) => n !== vertex)); // prettier-ignore
  return wrongShape(without) === null ? { next: home, send: { type: 'reshape-terrain', terrain, source: without } } : { next: home };
}

/** A new vertex on the nearest edge, when one is near enough to be meant. */
function splitEdge(home: Tool, terrain: TerrainId, pointer: Pointer, context: ToolContext): Outcome | null {
  const source = sourceOf(context, terrain);
  if (!source) return null;
  const points = pointsOf(source);
  const edges = points.flatMap((a, n) => {
    const b = points[n + 1] ?? ('outline' in source ? points[0] : undefined);
    return b ? [{ after: n, at: nearestOnSegment(a, b, pointer.at) }] : [];
  });
  const near = edges.sort((a, b) => distance(a.at, pointer.at) - distance(b.at, pointer.at))[0];
  const reach = 'outline' in source ? EDGE_REACH_PX / context.camera.pxPerInch : source.width / 2;
  if (!near || distance(near.at, pointer.at) > reach) return null;
  const pairs = pairsOf(source).toSpliced(near.after + 1, 0, onGrain(near.at));
  return { next: home, send: { type: 'reshape-terrain', terrain, source: withPairs(source, pairs) } };
}

interface Shift {
  readonly home: Tool;
  readonly terrain: TerrainId;
  readonly start: Pointer;
  readonly to: Pointer;
}

function shifting(shift: Shift): Tool {
  const by = (pointer: Pointer): readonly [number, number] =>
    strayed(shift.start, pointer) ? onGrain({ x: pointer.at.x - shift.start.at.x, y: pointer.at.y - shift.start.at.y }) : [0, 0];
  return gesture({
    name: 'shifting-terrain',
    move: (pointer) => ({ next: shifting({ ...shift, to: pointer }) }),
    up: (pointer) => {
      const [dx, dy] = by(pointer);
      if (pointer.outside || (dx === 0 && dy === 0)) return { next: shift.home };
      return { next: shift.home, send: { type: 'move-terrain', terrain: shift.terrain, by: [dx, dy] } };
    },
    cancel: () => ({ next: shift.home }),
    show: (context) => {
      const source = sourceOf(context, shift.terrain);
      const [dx, dy] = by(shift.to);
      return outlineShown(source && withPairs(source, pairsOf(source).map(([x, y]) => [x + dx, y + dy])), null); // prettier-ignore
    },
  });
}

function pulling(held: Vertex, was: Source, now: Source = was): Tool {
  const { home, terrain, vertex } = held;
  const pulled = ({ at }: Pointer): Source => withPairs(was, pairsOf(was).with(vertex, onGrain(at)));
  return gesture({
    name: 'pulling-vertex',
    move: (pointer) => ({ next: pulling(held, was, pulled(pointer)) }),
    up: (pointer) => {
      if (pointer.outside || now === was) return { next: home };
      return { next: home, send: { type: 'reshape-terrain', terrain, source: pulled(pointer) } };
    },
    cancel: () => ({ next: home }),
    show: () => outlineShown(now, pointsOf(now)[vertex] ?? null),
  });
}

function outlineShown(source: Source | null, held: Point | null): Shown {
  if (!source) return { marks: [], cursor: 'grabbing', said: '' };
  const points = pointsOf(source);
  const first = points[0];
  const why = wrongShape(source);
  const drawn = 'outline' in source && first ? [...points, first] : points;
  const line: Mark = { kind: 'line', id: 'terrain:outline', points: drawn, stroke: why === null ? 'path' : 'refused' };
  const trouble = why === null || !first ? [] : troubleMarks(held ?? first, `The outline does not hold: ${why}.`);
  const cursor = why === null ? 'grabbing' : 'not-allowed';
  return { marks: [line, ...trouble], cursor, said: 'Release to place. Esc or right click: back.', ...(held ? { loupe: held } : {}) };
}
