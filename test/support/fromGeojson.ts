/** Reads a table back from GeoJSON that was written by geojson.ts, perhaps moved about in another program since. */
import { boxPolygon } from '#geometry/shape/box';
import { partsOfOutline, partsOfPath, whyNotPath } from '#geometry/shape/pathParts';
import { whyNotSimple } from '#geometry/shape/simplePolygon';
import { turnBetween, type Inches } from '#geometry/shape/units';
import { bearing, distance, midpoint } from '#geometry/shape/vec';
import { TERRAIN_KINDS, type Box, type Point, type Stand, type Table, type TerrainPiece } from '#geometry/table/table';

export type Read = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly problem: string };

type Fields = Readonly<Record<string, unknown>>;

/** Drawn again elsewhere, corners come back rounded: a shape this near to what the properties say is what they say. */
const SAME: Inches = 1e-6;

/**
 * The table of a feature collection, or the first thing wrong with it, naming the feature. Geometry wins over properties: a stand
 * that was dragged or turned elsewhere is where its polygon is, and its `facing` tells only which side is its front. Whether stands
 * overlap or leave the table is asked elsewhere. Features of other kinds are passed over.
 */
export function fromGeoJson(data: unknown): Read {
  const features = isFields(data) && data['type'] === 'FeatureCollection' ? data['features'] : null;
  if (!Array.isArray(features)) return { ok: false, problem: 'not a GeoJSON FeatureCollection' };
  try {
    return { ok: true, table: tableFrom(features) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.message };
    throw error;
  }
}

class Unreadable extends Error {}

function tableFrom(features: readonly unknown[]): Table {
  const stands: Stand[] = [];
  const terrain: TerrainPiece[] = [];
  let size: Pick<Table, 'width' | 'depth'> | null = null;
  for (const [i, feature] of features.entries()) {
    const at = `features[${i}]`;
    const said = propertiesOf(feature, at);
    if (said['kind'] === 'table') size = { width: above0(said, 'width', at), depth: above0(said, 'depth', at) };
    if (said['kind'] === 'stand') stands.push(standFrom(feature, said, at));
    if (said['kind'] === 'terrain') terrain.push(terrainFrom(feature, said, at));
  }
  if (size === null) throw new Unreadable('no feature of kind "table" says how wide and deep the table is');
  for (const all of [stands, terrain]) refuseRepeats(all);
  return { ...size, stands, terrain };
}

function standFrom(feature: unknown, said: Fields, at: string): Stand {
  const outline = ringOf(feature, at);
  const facing = number(said, 'facing', at);
  const box = saidBox(said, outline) ?? boxFrom(outline, facing, at);
  return {
    id: text(said, 'id', at),
    unit: text(said, 'unit', at),
    side: text(said, 'side', at),
    box,
    figures: number(said, 'figures', at),
    ranks: above0(said, 'ranks', at),
    marker: said['marker'] === true,
  };
}

/** The box that the properties name, when it is the polygon's. */
function saidBox(said: Fields, outline: readonly Point[]): Box | null {
  const [x, y, facing, width, depth] = ['x', 'y', 'facing', 'width', 'depth'].map((key) => said[key]);
  if (!isNumber(x) || !isNumber(y) || !isNumber(facing) || !isNumber(width) || !isNumber(depth)) return null;
  const box = { center: { x, y }, width, depth, facing };
  const same = boxPolygon(box).every((corner) => outline.some((p) => distance(p, corner) <= SAME));
  return same && outline.length === 4 ? box : null;
}

/** The rectangle of a polygon; its front is the side that looks most nearly the way of `facing`. */
function boxFrom(outline: readonly Point[], facing: number, at: string): Box {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d || outline.length !== 4) throw new Unreadable(`${at}: a stand has four corners, found ${outline.length}`);
  const center = midpoint(a, c);
  const square = distance(center, midpoint(b, d)) <= SAME && Math.abs(distance(a, c) - distance(b, d)) <= SAME;
  if (!square) throw new Unreadable(`${at}: a stand is a rectangle, found corners that make none`);
  const sides = [midpoint(a, b), midpoint(b, c), midpoint(c, d), midpoint(d, a)];
  const looks = sides.map((side) => bearing(center, side) ?? 0);
  const offs = looks.map((look) => Math.abs(turnBetween(look, facing)));
  const front = offs.indexOf(Math.min(...offs));
  const [width, depth] = front % 2 === 0 ? [distance(a, b), distance(b, c)] : [distance(b, c), distance(a, b)];
  return { center, width, depth, facing: looks[front] ?? facing };
}

function terrainFrom(feature: unknown, said: Fields, at: string): TerrainPiece {
  const kind = TERRAIN_KINDS.find((one) => one === said['terrain']);
  if (kind === undefined) throw new Unreadable(`${at}: terrain is one of ${TERRAIN_KINDS.join(', ')}, found ${show(said['terrain'])}`);
  const cover = said['cover'] === 'improvised' || said['cover'] === 'prepared' ? said['cover'] : null;
  const words: Pick<TerrainPiece, 'id' | 'kind' | 'name' | 'cover'> = {
    id: text(said, 'id', at),
    kind,
    name: text(said, 'name', at),
    cover,
  };
  const heights = { level: number(said, 'level', at), stories: number(said, 'stories', at) };
  if (geometryOf(feature, at)['type'] === 'LineString') {
    const points = positions(geometryOf(feature, at)['coordinates'], at);
    const width = above0(said, 'width', at);
    refuse(whyNotPath(points, width), at);
    return { ...words, ...heights, parts: partsOfPath(points, width), path: { points, width } };
  }
  return { ...words, ...heights, parts: partsOfOutline(ringOf(feature, at)), path: null };
}

/** The outer ring of a polygon, opened and proved simple; holes are refused, since nothing on the table has one. */
function ringOf(feature: unknown, at: string): readonly Point[] {
  const { type, coordinates } = geometryOf(feature, at);
  if (type !== 'Polygon' || !Array.isArray(coordinates)) throw new Unreadable(`${at}: expected a Polygon, found ${show(type)}`);
  if (coordinates.length !== 1) throw new Unreadable(`${at}: expected one ring, found ${coordinates.length}`);
  const ring = positions(coordinates[0], at);
  const [first, last] = [ring[0], ring[ring.length - 1]];
  const open = first && last && ring.length > 1 && distance(first, last) === 0 ? ring.slice(0, -1) : ring;
  refuse(whyNotSimple(open), at);
  return open;
}

function refuseRepeats(all: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of all) {
    if (seen.has(id)) throw new Unreadable(`the id ${show(id)} is given twice`);
    seen.add(id);
  }
}

function refuse(why: string | null, at: string): void {
  if (why !== null) throw new Unreadable(`${at}: ${why}`);
}

function positions(found: unknown, at: string): readonly Point[] {
  if (!Array.isArray(found)) throw new Unreadable(`${at}: expected a list of coordinates`);
  return found.map((position: unknown) => {
    const [x, y]: readonly unknown[] = Array.isArray(position) ? position : [];
    if (!isNumber(x) || !isNumber(y)) throw new Unreadable(`${at}: ${show(position)} is not a place`);
    return { x, y };
  });
}

function propertiesOf(feature: unknown, at: string): Fields {
  if (!isFields(feature) || feature['type'] !== 'Feature') throw new Unreadable(`${at}: not a GeoJSON Feature`);
  return isFields(feature['properties']) ? feature['properties'] : {};
}

function geometryOf(feature: unknown, at: string): Fields {
  const geometry = isFields(feature) ? feature['geometry'] : null;
  if (!isFields(geometry)) throw new Unreadable(`${at}: has no geometry`);
  return geometry;
}

function text(said: Fields, key: string, at: string): string {
  const value = said[key];
  if (typeof value !== 'string') throw new Unreadable(`${at}: ${key} must be text, found ${show(value)}`);
  return value;
}

function number(said: Fields, key: string, at: string): number {
  const value = said[key];
  if (!isNumber(value)) throw new Unreadable(`${at}: ${key} must be a number, found ${show(value)}`);
  return value;
}

function above0(said: Fields, key: string, at: string): number {
  const value = number(said, key, at);
  if (value <= 0) throw new Unreadable(`${at}: ${key} must be above 0, found ${value}`);
  return value;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
