/** The arc and the field of fire: the polygons drawn are the polygons that were tested. */
import { forward } from '#geometry/shape/vec';
import type { Degrees, Inches } from '#geometry/shape/units';
import type { Point, Polygon, StandId } from '#geometry/table/table';
import type { Mark } from './mark.ts';
import { PRIORITY } from './priority.ts';
import { inchWords } from './words.ts';

/** One range band of the arc: its own region, from geometry, out to its limit. */
export interface BandRegion {
  readonly name: string;
  readonly upTo: Inches;
  readonly region: Polygon;
}

export interface ArcDrawing {
  readonly stand: StandId;
  readonly facing: Degrees;
  /** The whole arc to the weapon's reach. */
  readonly region: Polygon;
  /** Nearest first; equal limits are merged into one line with both names. */
  readonly bands: readonly BandRegion[];
}

const closed = (polygon: Polygon): readonly Point[] => (polygon[0] ? [...polygon, polygon[0]] : []);

/** The point of a region furthest ahead of the stand, where its limit is written. */
function furthestAhead(region: Polygon, facing: Degrees): Point | null {
  const ahead = forward(facing);
  const depth = (p: Point): number => p.x * ahead.x + p.y * ahead.y;
  const most = Math.max(...region.map(depth));
  const top = region.filter((p) => depth(p) > most - 1e-6);
  const sum = top.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return top.length === 0 ? null : { x: sum.x / top.length, y: sum.y / top.length };
}

function merged(bands: readonly BandRegion[]): readonly BandRegion[] {
  const byLimit = new Map<number, BandRegion>();
  for (const band of bands) {
    const same = byLimit.get(band.upTo);
    byLimit.set(band.upTo, same && same.name !== band.name ? { ...same, name: `${same.name}, ${band.name}` } : (same ?? band));
  }
  return [...byLimit.values()];
}

/** Outline first, a light fill, dashed bands with their limits. */
export function arcMarks(arc: ArcDrawing): readonly Mark[] {
  const id = `arc:${arc.stand}`;
  const bands = merged(arc.bands).flatMap((band, n): readonly Mark[] => {
    const at = furthestAhead(band.region, arc.facing);
    const limit: Mark = { kind: 'line', id: `${id}:band:${n}`, points: closed(band.region), stroke: 'band' };
    const words = `${band.name} ${inchWords(band.upTo)}`.trim();
    return at ? [limit, { kind: 'pill', id: `${id}:band:${n}:pill`, at, words, tone: 'brass', priority: PRIORITY.band }] : [limit];
  });
  return [
    { kind: 'area', id: `${id}:area`, rings: [arc.region], tone: 'arc' },
    ...bands,
    { kind: 'line', id: `${id}:edge`, points: closed(arc.region), stroke: 'arc-edge' },
  ];
}

/** What a stand sees of its arc, with the hidden parts cut out. The first ring of each is its outline, the rest are holes. */
export function fieldMarks(stand: StandId, pieces: readonly (readonly Polygon[])[]): readonly Mark[] {
  return pieces.flatMap((rings, n): readonly Mark[] => {
    const id = `field:${stand}:${n}`;
    const edges = rings.map((ring, hole): Mark => ({ kind: 'line', id: `${id}:edge:${hole}`, points: closed(ring), stroke: 'arc-edge' }));
    return [{ kind: 'area', id, rings, tone: 'seen' }, ...edges];
  });
}
