/**
 * A table as GeoJSON and back, for map and drawing programs. Coordinates are plain inches of the table, x to the east and y to the
 * north; they are no longitudes, and the file says so. Polygons pass through planar.ts both ways.
 */
import type { Feature, FeatureCollection, Geometry, GeoJsonProperties } from 'geojson';
import type { LineOfFire } from '../check/facts.ts';
import { boxPolygon } from '../shape/box.ts';
import { lineFeature, pointFeature, toFeature } from '../shape/planar.ts';
import type { Stand, Table, TerrainPiece } from './table.ts';

/** What the file says of its own numbers. */
const PLANE = 'inches on a plane, origin at the south-west corner';

/** The table's outline, its terrain, then its stands; `shot` adds the legs of a line of fire and where it was stopped. */
export function toGeoJson(table: Table, shot: LineOfFire | null = null): FeatureCollection & { readonly units: string } {
  const features: Feature[] = [tableFeature(table), ...table.terrain.flatMap(terrainFeatures), ...table.stands.map(standFeature)];
  if (shot !== null) features.push(...shotFeatures(shot));
  return { type: 'FeatureCollection', units: PLANE, features };
}

function tableFeature({ width, depth }: Table): Feature {
  const outline = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return named(toFeature(outline), 'table', { kind: 'table', width, depth });
}

function standFeature({ id, unit, side, box, figures, ranks, marker }: Stand): Feature {
  const { center, width, depth, facing } = box;
  const place = { x: center.x, y: center.y, facing, width, depth };
  return named(toFeature(boxPolygon(box)), id, { kind: 'stand', id, unit, side, ...place, figures, ranks, marker });
}

/** A path is a line with its width, as it was laid; anything else is its outlines. */
function terrainFeatures(piece: TerrainPiece): Feature[] {
  const { id, name, level, stories, cover, path } = piece;
  const said = { kind: 'terrain', id, terrain: piece.kind, name, level, stories, cover };
  if (path !== null) return [named(lineFeature(...path.points), id, { ...said, width: path.width })];
  return piece.parts.flatMap((part) => (part.kind === 'polygon' ? [named(toFeature(part.points), id, said)] : []));
}

function shotFeatures(shot: LineOfFire): Feature[] {
  const legs = shot.legs
    .filter(({ length }) => length > 0)
    .map((leg) => named(lineFeature(leg.from, leg.to), null, { kind: 'leg', gun: shot.gun, leg: leg.kind, length: leg.length }));
  const struck = shot.struck.map(({ stand, unit, side, enter, leave, leg }) => ({ stand, unit, side, enter, leave, leg }));
  const end = named(pointFeature(shot.to), null, { kind: 'end of shot', gun: shot.gun, stoppedBy: shot.stoppedBy, struck });
  return [...legs, end];
}

function named(feature: Feature<Geometry>, id: string | null, properties: GeoJsonProperties): Feature {
  return id === null ? { ...feature, properties } : { ...feature, id, properties };
}
