/**
 * Turf under our names and our touch rule: polygon topology on plain inches. The only file that imports it.
 *
 * Turf measures on a globe (5″ becomes 21.9 million), so nothing here measures with it: no distance, length, area, bearing,
 * buffer, circle or transform. What it is good for, planar topology, leaves here as our own polygons: counter-clockwise, not
 * closed, without repeated or collinear points, and never thinner than TOUCH (shapes that only touch have nothing in common).
 */
import {
  booleanIntersects,
  booleanPointInPolygon,
  convex,
  difference,
  featureCollection,
  intersect,
  kinks,
  lineIntersect,
  lineString,
  point as turfPoint,
  polygon as turfPolygon,
  union,
} from '@turf/turf';
import type { Feature, FeatureCollection, LineString, MultiPolygon, Point as GeoPoint, Polygon as GeoPolygon, Position } from 'geojson';
import type { Point, Polygon } from '../table/table.ts';
import { counterClockwise, nearestOnOutline, signedArea } from './polygon.ts';
import { nearestOnSegment } from './segment.ts';
import { TOUCH, type Inches } from './units.ts';
import { distance } from './vec.ts';

/** An outer ring and its holes. Every ring runs counter-clockwise, like all our polygons. */
export type Rings = readonly Polygon[];

/** Square inches, never negative. */
export function area(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** A GeoJSON polygon in plain inches: rings closed, outer counter-clockwise, holes clockwise. Throws a RangeError when a number is not finite. */
export function toFeature(outer: Polygon, holes: readonly Polygon[] = []): Feature<GeoPolygon> {
  return turfPolygon([closed(counterClockwise(outer)), ...holes.map((hole) => closed([...counterClockwise(hole)].reverse()))]);
}

/** The polygons of a GeoJSON feature, each as outer ring and holes, tidied: what is no thicker than `hair` is dropped. */
export function fromFeature(feature: Feature<GeoPolygon | MultiPolygon> | null, hair: Inches = TOUCH): Rings[] {
  if (feature === null) return [];
  const { geometry } = feature;
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const found: Rings[] = [];
  for (const rings of pieces) {
    const tidied = rings.map((ring) => tidy(ring, hair));
    const outer = tidied[0];
    if (outer !== undefined && outer.length > 0) found.push(tidied.filter((ring) => ring.length > 0));
  }
  return found;
}

type Combine = (shapes: FeatureCollection<GeoPolygon>) => Feature<GeoPolygon | MultiPolygon> | null;

/**
 * Turf's sweep gives up ("unable to complete output ring") on some edges that all but coincide, such as a shadow along the limit of an
 * arc: about one in thirty of those. Rounded to a hundred-millionth of an inch, then coarser, the same shapes go through; only a
 * shape that failed as it is gets rounded, so contact and overlap stay exact everywhere else.
 */
function combined(combine: Combine, shapes: readonly Feature<GeoPolygon>[]): Rings[] {
  try {
    return fromFeature(combine(featureCollection([...shapes])));
  } catch (error) {
    for (const grid of [1e8, 1e7, 1e6]) {
      try {
        return fromFeature(combine(featureCollection(shapes.map((shape) => rounded(shape, grid)))), 2 / grid);
      } catch {
        continue;
      }
    }
    throw error;
  }
}

function rounded(shape: Feature<GeoPolygon>, grid: number): Feature<GeoPolygon> {
  return turfPolygon(
    shape.geometry.coordinates.map((ring) => ring.map((position) => position.map((value) => Math.round(value * grid) / grid))),
  );
}

/** The parts that two simple polygons share; none when they only touch, or overlap less deep than TOUCH. */
export function clip(a: Polygon, b: Polygon): Polygon[] {
  if (a.length < 3 || b.length < 3) return [];
  // Two outlines without holes share nothing with a hole in it: the outer rings are the whole answer.
  return combined(intersect, [toFeature(a), toFeature(b)]).flatMap((rings) => rings.slice(0, 1));
}

/** What is left of `a` when every one of `bs` is cut out: each piece as outer ring and holes. */
export function subtract(a: Polygon, bs: readonly Polygon[]): Rings[] {
  return subtractRings(
    a,
    bs.map((b) => [b]),
  );
}

/** The same where what is cut out has holes of its own, which stay. */
export function subtractRings(a: Polygon, bs: readonly Rings[]): Rings[] {
  const cut = bs.flatMap(([outer, ...holes]) => (outer === undefined || outer.length < 3 ? [] : [toFeature(outer, holes)]));
  if (a.length < 3) return [];
  if (cut.length === 0) return [[counterClockwise(a)]];
  return combined(difference, [toFeature(a), ...cut]);
}

/** The polygons melted together: each piece as outer ring and holes. Pieces that share an edge become one, that share a corner do not. */
export function unite(polygons: readonly Polygon[]): Rings[] {
  const solid = polygons.filter((ring) => ring.length >= 3);
  const first = solid[0];
  if (first === undefined) return [];
  if (solid.length === 1) return [[counterClockwise(first)]];
  return combined(
    union,
    solid.map((ring) => toFeature(ring)),
  );
}

/**
 * Where the segment meets the outline: inches from `from`, ascending, each once. Crossings, touches and the outline's corners on
 * the segment all count, so what lies between two neighbours is wholly inside or wholly outside; never count them to tell which.
 * Turf misses a corner that the line runs exactly through about two times in five, so corners are tried here as well.
 */
export function crossingParams(from: Point, to: Point, polygon: Polygon): Inches[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length <= TOUCH) return [];
  const met: Inches[] = [];
  const meet = (x: number, y: number): void => {
    const at = ((x - from.x) * dx + (y - from.y) * dy) / length;
    const aside = Math.abs((x - from.x) * dy - (y - from.y) * dx) / length;
    if (aside <= TOUCH && at >= -TOUCH && at <= length + TOUCH) met.push(Math.min(length, Math.max(0, at)));
  };
  for (const { x, y } of lineMeets(lineFeature(from, to), toFeature(polygon))) meet(x, y);
  for (const corner of polygon) meet(corner.x, corner.y);
  return met.sort((a, b) => a - b).filter((at, i) => i === 0 || at - (met[i - 1] ?? at) > TOUCH);
}

/**
 * Turf's own answer, for shapes made ready before: points where a line meets an outline, in no order, a graze up to three times and a
 * corner perhaps not at all.
 */
export function lineMeets(line: Feature<LineString>, outline: Feature<GeoPolygon>): Point[] {
  return lineIntersect(line, outline).features.map(({ geometry }) => pointOf(geometry.coordinates));
}

/** Whether the point lies in the polygon; within TOUCH of its edge is inside. */
export function contains(polygon: Polygon, point: Point): boolean {
  if (polygon.length < 3) return false;
  return booleanPointInPolygon(pointFeature(point), toFeature(polygon)) || offOutline(polygon, point) <= TOUCH;
}

/** Whether a closed polygon made ready before has a point in common with another, or with a single point; contact counts. */
export function meets(a: Feature<GeoPolygon>, b: Feature<GeoPolygon | GeoPoint>): boolean {
  return booleanIntersects(a, b);
}

/** Where edges of the outline cross or touch other edges; a repeated point is no crossing. Edges that lie along each other are not found here. */
export function selfCrossings(polygon: Polygon): Point[] {
  const ring = withoutRepeats(polygon);
  if (ring.length < 3) return [];
  return kinks(toFeature(ring)).features.map((kink) => pointOf(kink.geometry.coordinates));
}

/** The convex hull; empty for fewer than three points or points on one line. */
export function hull(points: readonly Point[]): Polygon {
  if (points.length < 3) return [];
  const around = convex(featureCollection(points.map(pointFeature)));
  return around === null ? [] : tidy(around.geometry.coordinates[0] ?? [], TOUCH);
}

/** A GeoJSON point in plain inches. */
export function pointFeature(at: Point): Feature<GeoPoint> {
  return turfPoint(positionOf(at));
}

/** A GeoJSON line in plain inches. */
export function lineFeature(...points: readonly Point[]): Feature<LineString> {
  return lineString(points.map(positionOf));
}

function closed(ring: Polygon): Position[] {
  const positions = ring.map(positionOf);
  const first = positions[0];
  return first === undefined ? positions : [...positions, first];
}

function positionOf(at: Point): Position {
  if (!Number.isFinite(at.x) || !Number.isFinite(at.y))
    throw new RangeError(`a point of the plane must be finite, found (${at.x}, ${at.y})`);
  return [at.x, at.y];
}

function pointOf(position: Position): Point {
  return { x: position[0] ?? NaN, y: position[1] ?? NaN };
}

function offOutline(polygon: Polygon, at: Point): Inches {
  const nearest = nearestOnOutline(polygon, at);
  return nearest === null ? Infinity : distance(at, nearest);
}

/** A closed ring as one of our polygons; empty when it is no thicker than a hair. */
function tidy(ring: readonly Position[], hair: Inches): Polygon {
  const corners = withoutRepeats(ring.map(pointOf));
  // One at a time, each against the corners still left: of two that lie close together one stays, or a true corner would be lost.
  for (let i = 0; i < corners.length && corners.length > 2;) {
    const at = corners[i];
    const before = corners[(i + corners.length - 1) % corners.length];
    const after = corners[(i + 1) % corners.length];
    if (at && before && after && distance(at, nearestOnSegment(before, after, at)) <= hair) corners.splice(i, 1);
    else i += 1;
  }
  // A ring no thicker has lost its corners by now: each lies on the line between its neighbours.
  return corners.length < 3 ? [] : counterClockwise(corners);
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((at, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? at;
    return distance(before, at) > TOUCH;
  });
}
