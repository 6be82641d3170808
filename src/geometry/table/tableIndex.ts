/**
 * The broad phase: two rbush trees, of stands and of terrain parts, walked along a line, around a point or inside an arc.
 * A box search would visit the whole bounding box of a diagonal line; the walk asks each node about the line itself.
 * What the walk visits is a proposal; closed-form tests decide.
 */
import RBush from 'rbush';
import { partBounds } from '../shape/area.ts';
import type { Bounds } from '../shape/polygon.ts';
import type { HalfPlane } from '../shape/sector.ts';
import { slabOf, type Slab } from '../shape/slab.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import type { Part, Point, Stand, StandId, Table, TerrainPiece } from './table.ts';

/**
 * A stand as the index holds it: bounds and frame worked out once, never changed afterwards. Written out field by field:
 * an object made by spreading another is kept as a hash table by V8, and the walk is ten times slower.
 */
export interface StandEntry extends Bounds, Slab {
  readonly stand: Stand;
}

/** One part of a piece of terrain; a long stream is many small boxes. */
export interface TerrainEntry extends Bounds {
  readonly piece: TerrainPiece;
  readonly part: Part;
}

type Node<T> = Bounds &
  ({ readonly leaf: true; readonly children: readonly T[] } | { readonly leaf: false; readonly children: readonly Node<T>[] });

export type Visit<T> = (entry: T) => void;

/** Trees that hold one table at a time and turn into the next by its differences. Ask through `show`, which is cheap when nothing changed. */
export class TableIndex {
  readonly #stands = new RBush<StandEntry>();
  readonly #terrain = new RBush<TerrainEntry>();
  readonly #standEntries = new Map<StandId, StandEntry>();
  readonly #terrainEntries = new Map<TerrainPiece, readonly TerrainEntry[]>();
  #shown: Table | null = null;

  /**
   * Makes the trees those of `table`: stands and pieces that are the same object stay, the others are taken out by the bounds
   * they were put in with and put in anew. Throws a RangeError naming the stand or piece when a number is not finite, and
   * then still holds the table it held before.
   */
  show(table: Table): void {
    if (this.#shown === table) return;
    const stands = changes(this.#shown?.stands ?? [], table.stands);
    const pieces = changes(this.#shown?.terrain ?? [], table.terrain);
    const standsIn = stands.added.map(standEntry);
    const piecesIn = pieces.added.map((piece) => [piece, terrainEntries(piece)] as const);
    this.#showStands(stands.removed, standsIn);
    this.#showTerrain(pieces.removed, piecesIn);
    this.#shown = table;
  }

  #showStands(removed: readonly Stand[], into: readonly StandEntry[]): void {
    const out = removed.flatMap((stand) => this.#standEntries.get(stand.id) ?? []);
    for (const stand of removed) this.#standEntries.delete(stand.id);
    for (const entry of into) this.#standEntries.set(entry.stand.id, entry);
    exchange(this.#stands, out, into, () => [...this.#standEntries.values()]);
  }

  #showTerrain(removed: readonly TerrainPiece[], into: readonly (readonly [TerrainPiece, readonly TerrainEntry[]])[]): void {
    const out = removed.flatMap((piece) => this.#terrainEntries.get(piece) ?? []);
    for (const piece of removed) this.#terrainEntries.delete(piece);
    for (const [piece, entries] of into) this.#terrainEntries.set(piece, entries);
    exchange(
      this.#terrain,
      out,
      into.flatMap(([, entries]) => entries),
      () => [...this.#terrainEntries.values()].flat(),
    );
  }

  get size(): number {
    return this.#standEntries.size;
  }

  /** Entries really in the tree, counted: equals `size` unless something was left behind. */
  get held(): number {
    return this.#stands.all().length;
  }

  standById(id: StandId): Stand | undefined {
    return this.#standEntries.get(id)?.stand;
  }

  entryOf(id: StandId): StandEntry | undefined {
    return this.#standEntries.get(id);
  }

  standsAlong(from: Point, to: Point, visit: Visit<StandEntry>): void {
    walkLine(rootOf(this.#stands), from, to, visit);
  }

  terrainAlong(from: Point, to: Point, visit: Visit<TerrainEntry>): void {
    walkLine(rootOf(this.#terrain), from, to, visit);
  }

  /** Stands whose bounds come within `radius` of a point and reach inside every half-plane. */
  standsAround(center: Point, radius: Inches, planes: readonly HalfPlane[], visit: Visit<StandEntry>): void {
    walkAround(rootOf(this.#stands), center, radius + TOUCH, planes, visit);
  }

  /** Parts whose bounds come within `radius` of a point and reach inside every half-plane. */
  terrainAround(center: Point, radius: Inches, planes: readonly HalfPlane[], visit: Visit<TerrainEntry>): void {
    walkAround(rootOf(this.#terrain), center, radius + TOUCH, planes, visit);
  }
}

/** rbush gives its root through toJSON; nothing of it is changed here. */
function rootOf<T extends Bounds>(tree: RBush<T>): Node<T> {
  const root: Node<T> = tree.toJSON();
  return root;
}

/** Takes entries out by the bounds they went in with, then puts the new ones in; where most would change, packs the tree anew. */
function exchange<T>(tree: RBush<T>, out: readonly T[], into: readonly T[], all: () => readonly T[]): void {
  if (out.length + into.length > 64) {
    const entries = all();
    if (4 * (out.length + into.length) > entries.length) {
      tree.clear().load(entries);
      return;
    }
  }
  for (const entry of out) tree.remove(entry);
  for (const entry of into) tree.insert(entry);
}

function standEntry(stand: Stand): StandEntry {
  const { center, width, depth, facing } = stand.box;
  if (![center.x, center.y, width, depth, facing].every(Number.isFinite))
    throw new RangeError(`Stand ${stand.id} has a place or size that is not a finite number`);
  const slab = slabOf(stand.box);
  const reachX = Math.abs(slab.fy) * slab.halfWidth + Math.abs(slab.fx) * slab.halfDepth;
  const reachY = Math.abs(slab.fx) * slab.halfWidth + Math.abs(slab.fy) * slab.halfDepth;
  return {
    cx: slab.cx,
    cy: slab.cy,
    fx: slab.fx,
    fy: slab.fy,
    halfWidth: slab.halfWidth,
    halfDepth: slab.halfDepth,
    minX: center.x - reachX,
    minY: center.y - reachY,
    maxX: center.x + reachX,
    maxY: center.y + reachY,
    stand,
  };
}

function terrainEntries(piece: TerrainPiece): readonly TerrainEntry[] {
  return piece.parts.map((part) => {
    const numbers = part.kind === 'disc' ? [part.center.x, part.center.y, part.radius] : part.points.flatMap(({ x, y }) => [x, y]);
    if (!numbers.every(Number.isFinite)) throw new RangeError(`Terrain ${piece.id} has a point that is not a finite number`);
    const bounds = partBounds(part);
    return { minX: bounds.minX, minY: bounds.minY, maxX: bounds.maxX, maxY: bounds.maxY, piece, part };
  });
}

/** What left a list and what joined it, by object identity. Equal ends are skipped first: a move changes one place of many. */
function changes<T>(before: readonly T[], after: readonly T[]): { readonly removed: readonly T[]; readonly added: readonly T[] } {
  if (before === after) return { removed: [], added: [] };
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const stays = new Set(old);
  const joins = new Set(fresh);
  return { removed: old.filter((one) => !joins.has(one)), added: fresh.filter((one) => !stays.has(one)) };
}

function walkLine<T extends Bounds>(root: Node<T>, from: Point, to: Point, visit: Visit<T>): void {
  const hx = (to.x - from.x) / 2;
  const hy = (to.y - from.y) / 2;
  walkSegment(root, from.x + hx, from.y + hy, hx, hy, visit);
}

/** (mx, my) is the middle of the segment, (hx, hy) half of it. */
function walkSegment<T extends Bounds>(node: Node<T>, mx: number, my: number, hx: number, hy: number, visit: Visit<T>): void {
  if (node.leaf) {
    for (const entry of node.children) if (segmentMeetsBounds(entry, mx, my, hx, hy)) visit(entry);
  } else for (const child of node.children) if (segmentMeetsBounds(child, mx, my, hx, hy)) walkSegment(child, mx, my, hx, hy, visit);
}

/** Separating axes of a segment and an upright box, TOUCH included: x, y and the segment's own normal. */
function segmentMeetsBounds(b: Bounds, mx: number, my: number, hx: number, hy: number): boolean {
  const ax = Math.abs(hx);
  const ay = Math.abs(hy);
  const ex = (b.maxX - b.minX) / 2 + TOUCH;
  const cx = mx - (b.maxX + b.minX) / 2;
  if (cx > ex + ax || -cx > ex + ax) return false;
  const ey = (b.maxY - b.minY) / 2 + TOUCH;
  const cy = my - (b.maxY + b.minY) / 2;
  if (cy > ey + ay || -cy > ey + ay) return false;
  const cross = hx * cy - hy * cx;
  const spread = ex * ay + ey * ax;
  return cross <= spread && -cross <= spread;
}

function walkAround<T extends Bounds>(node: Node<T>, c: Point, radius: Inches, planes: readonly HalfPlane[], visit: Visit<T>): void {
  if (node.leaf) {
    for (const entry of node.children) if (isAround(entry, c, radius, planes)) visit(entry);
  } else for (const child of node.children) if (isAround(child, c, radius, planes)) walkAround(child, c, radius, planes, visit);
}

function isAround(b: Bounds, c: Point, radius: Inches, planes: readonly HalfPlane[]): boolean {
  const dx = c.x < b.minX ? b.minX - c.x : c.x > b.maxX ? c.x - b.maxX : 0;
  const dy = c.y < b.minY ? b.minY - c.y : c.y > b.maxY ? c.y - b.maxY : 0;
  if (dx * dx + dy * dy > radius * radius) return false;
  for (const plane of planes) {
    const x = plane.nx > 0 ? b.maxX : b.minX;
    const y = plane.ny > 0 ? b.maxY : b.minY;
    if ((x - plane.x) * plane.nx + (y - plane.y) * plane.ny < -TOUCH) return false;
  }
  return true;
}
