import { toGeoJson } from '#geometry/table/geojson';
import { openTable, readArguments } from '../input.ts';
import type { Answer } from '../output.ts';

/** `geojson FILE`: outline, terrain and stands as GeoJSON in plain inches, for drawing programs. */
export function geojson(args: readonly string[]): Answer {
  const { positionals } = readArguments(args, [], ['FILE']);
  const json = toGeoJson(openTable(positionals[0] ?? '').state.table);
  return { json, text: `${json.features.length} features, ${json.units}`, code: 0 };
}
