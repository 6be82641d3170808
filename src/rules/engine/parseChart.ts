/** JSON to a chart, or the path of what is wrong: used for the shipped charts and for those a player edits. */
import type { BandChart, Chart, CurveChart, GridChart, ListChart, ModifierChart } from './chart.ts';
import { list, number, object, oneOf, orNull, read, text, unreadable, whole, type Parsed, type Reader } from './read.ts';
import type { SourceRef } from './source.ts';

const source: Reader<SourceRef> = object(
  { text, where: text, status: oneOf('printed', 'found', 'our-reading', 'reconstructed', 'house', 'yours') },
  { reading: text },
);

/** An exact fraction as JSON writes it: [1, 2]. */
const pair: Reader<readonly [number, number]> = (json, path) => {
  const expected = 'a fraction [over, under] of whole numbers, under more than 0';
  if (!Array.isArray(json) || json.length !== 2) return unreadable(json, path, expected);
  const over = whole(json[0], `${path}[0]`);
  const under = whole(json[1], `${path}[1]`);
  if (!over.ok) return over;
  if (!under.ok) return under;
  return under.value > 0 ? read([over.value, under.value]) : unreadable(json[1], `${path}[1]`, expected);
};

const heading = { id: text, title: text, source };

const bands: Reader<BandChart> = object({
  kind: oneOf('bands'),
  ...heading,
  bands: list(object({ upTo: number, name: text, value: pair })),
});

const run = oneOf('rising', 'falling');

const grid: Reader<GridChart> = object(
  {
    kind: oneOf('grid'),
    ...heading,
    columns: list(text),
    rows: list(object({ key: text, cells: list(orNull(number)) }, { source })),
  },
  { upTo: list(number), runs: object({}, { across: run, down: run }) },
);

/** Any plain JSON value; what it should be is for the book that owns the list to say. */
const plain: Reader<unknown> = (json, path) => {
  if (typeof json === 'number') return number(json, path);
  if (Array.isArray(json)) return list(plain)(json, path);
  if (json === null || typeof json === 'string' || typeof json === 'boolean') return read(json);
  return unreadable(json, path, 'text, a number, true, false, null or a list of these');
};

const listRow: Reader<ListChart['rows'][number]> = (json, path) => {
  const named = object({ id: text }, { source })(json, path);
  if (!named.ok) return named;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(json as object)) {
    if (name === 'id' || name === 'source') continue;
    const one = plain(value, `${path}.${name}`);
    if (!one.ok) return one;
    fields.push([name, one.value]);
  }
  return read({ ...Object.fromEntries(fields), ...named.value });
};

const listChart: Reader<ListChart> = object({ kind: oneOf('list'), ...heading, rows: list(listRow) });

const limits: Reader<readonly [number, number]> = (json, path) => {
  const both = list(number)(json, path);
  if (!both.ok) return both;
  const [least, most] = both.value;
  if (least === undefined || most === undefined || both.value.length > 2 || least > most)
    return unreadable(json, path, 'the least and the most that a value may be');
  return read([least, most]);
};

const modifiers: Reader<ModifierChart> = object(
  {
    kind: oneOf('modifiers'),
    ...heading,
    rows: list(object({ id: text, label: text, op: oneOf('add', 'times'), value: pair }, { source })),
  },
  { limits },
);

const curves: Reader<CurveChart> = object({
  kind: oneOf('curves'),
  ...heading,
  rows: list(object({ id: text, label: text, upTo: number, coefficients: list(pair) }, { source })),
});

const readers: Readonly<Record<Chart['kind'], Reader<Chart>>> = { bands, grid, list: listChart, modifiers, curves };

/** A chart as it stands in a file; whether its numbers make sense is asked by `audit`. */
export function parseChart(json: unknown): Parsed<Chart> {
  const kind = object({ kind: oneOf('bands', 'grid', 'list', 'modifiers', 'curves') })(json, '');
  return kind.ok ? readers[kind.value.kind](json, '') : kind;
}
