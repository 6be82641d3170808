/** What no schema can say: ids once, references that exist, outlines that are simple. Each check names field, owner, found and expected. */
import { whyNotSimple } from '#geometry/shape/simplePolygon';
import { audit } from '#rules/engine/audit';
import type { Chart } from '#rules/engine/chart';
import type { Option, RuleSet } from '#rules/engine/contract';
import type { Library } from '#rules/engine/library';
import { misfits } from '#rules/engine/misfits';
import { parseChart } from '#rules/engine/parseChart';
import { gunById, guns, troopById, troops } from '#rules/roster/roster';
import { showFound, type Problem } from './problem.ts';
import { TABLE_LIMIT, type ScenarioFile, type StandFile, type TerrainFile, type UnitFile } from './schema.ts';

type Found = Generator<Problem, void>;

const oneOf = (ids: readonly string[]) => `one of ${ids.join(', ')}`;

function* repeatedIds(file: ScenarioFile): Found {
  const seen = new Map<string, string>();
  const places: [string, string][] = [
    ...file.sides.map((side, i): [string, string] => [`sides[${i}].id`, `side:${side.id}`]),
    ...file.units.flatMap((unit, u): [string, string][] => [
      [`units[${u}].id`, `unit:${unit.id}`],
      ...unit.stands.map((stand, s): [string, string] => [`units[${u}].stands[${s}].id`, `stand:${stand.id}`]),
    ]),
    ...(file.terrain ?? []).map((piece, t): [string, string] => [`terrain[${t}].id`, `terrain:${piece.id}`]),
  ];
  for (const [path, key] of places) {
    const first = seen.get(key);
    const id = key.slice(key.indexOf(':') + 1);
    if (first !== undefined)
      yield { path, of: id, found: `${showFound(id)} a second time, after ${first}`, expected: 'an id that stands once' };
    seen.set(key, path);
  }
}

const PART_NAMES = ['fire', 'melee', 'morale', 'movement'] as const;

function* bookAndParts(file: ScenarioFile, library: Library): Found {
  const ids = library.books.map((one) => one.id);
  if (!ids.includes(file.book)) yield { path: 'book', of: null, found: showFound(file.book), expected: oneOf(ids) };
  for (const name of PART_NAMES) {
    const [id, offered] = [file.parts?.[name], library.parts[name].map((part) => part.id)];
    if (id !== undefined && !offered.includes(id))
      yield { path: `parts.${name}`, of: null, found: showFound(id), expected: oneOf(offered) };
  }
}

/** What is wrong with a chart that reads, in the order asked: its status, its numbers by themselves, its numbers beside the shipped ones. */
function* chartProblems(chart: Chart, shipped: Chart, path: string): Found {
  const { id: of, source } = chart;
  if (source.status !== 'yours') yield { path: `${path}.source.status`, of, found: showFound(source.status), expected: 'yours' };
  const fault = audit([chart])[0];
  const sound = 'a chart without gaps and repeats, its numbers in order and within their limits';
  if (fault) yield { path: `${path}.${fault.path}`, of, found: fault.said, expected: sound };
  for (const misfit of misfits(shipped, chart))
    yield { path: `${path}.${misfit.path}`, of, found: misfit.found, expected: misfit.expected };
}

/** Charts of a book that the game left stay with it: any book's chart may be a player's own. */
function* ownCharts(file: ScenarioFile, book: RuleSet, library: Library): Found {
  const known = [book, ...library.books].flatMap((one) => one.charts);
  const seen = new Set<string>();
  for (const [c, json] of (file.charts ?? []).entries()) {
    const path = `charts[${c}]`;
    const parsed = parseChart(json);
    if (!parsed.ok) {
      yield { path: parsed.path === '' ? path : `${path}.${parsed.path}`, of: json.id, found: parsed.found, expected: parsed.expected };
      continue;
    }
    const { id, kind } = parsed.value;
    if (seen.has(id)) yield { path: `${path}.id`, of: id, found: `${showFound(id)} a second time`, expected: 'an id that stands once' };
    seen.add(id);
    const shipped = known.find((one) => one.id === id && one.kind === kind);
    if (shipped) yield* chartProblems(parsed.value, shipped, path);
    else yield { path: `${path}.id`, of: id, found: showFound(id), expected: `the id of a chart that holds ${kind}` };
  }
}

/** Options of the file's book, then those of every other: a game is compared under them, and may change its book. */
const optionsOf = (library: Library, book?: RuleSet): readonly Option[] =>
  [...(book ? [book] : []), ...library.books].flatMap((one) => one.options);

/** Options and charts are asked of the book once book and parts are known to be there. */
function* chosenReadings(file: ScenarioFile, library: Library): Found {
  const parts = Object.fromEntries(Object.entries(file.parts ?? {}).filter(([, id]) => id !== undefined));
  const book = library.bookOf({ book: file.book, parts, charts: [] });
  const known = optionsOf(library, book);
  for (const [id, choice] of Object.entries(file.options ?? {})) {
    const option = known.find((one) => one.id === id);
    if (option && !option.choices.includes(choice))
      yield { path: `options.${id}`, of: null, found: showFound(choice), expected: oneOf(option.choices) };
  }
  yield* ownCharts(file, book, library);
}

/** Paths of options that no book asks, for the warnings of `check`; they are kept. */
export function unknownOptions(file: ScenarioFile, library: Library): readonly string[] {
  const known = new Set(optionsOf(library).map(({ id }) => id));
  return Object.keys(file.options ?? {}).flatMap((id) => (known.has(id) ? [] : [`options.${id}`]));
}

type StandIns = ReadonlyMap<string, UnitFile>;

/** Stands that may be given up to crew a gun: foot, or horse that has dismounted. */
function canStandIn(unit: UnitFile): boolean {
  const troop = troopById(unit.troop);
  return troop?.arm === 'foot' || (troop?.arm === 'horse' && !(unit.mounted ?? troop.mounted));
}

function* gunStand(stand: StandFile, path: string, owners: StandIns): Found {
  if (stand.gun === undefined) return;
  if (!gunById(stand.gun)) {
    yield { path: `${path}.gun`, of: stand.id, found: showFound(stand.gun), expected: oneOf(guns.map((gun) => gun.id)) };
  }
  if (stand.crew === undefined && stand.crewedBy === undefined) {
    yield { path: `${path}.crew`, of: stand.id, found: 'nothing', expected: 'the crew figures of a gun, or crewedBy' };
  }
  if (stand.crewedBy === undefined) return;
  const owner = owners.get(stand.crewedBy);
  if (!owner || !canStandIn(owner)) {
    const found = owner ? `${showFound(stand.crewedBy)}, a stand of ${owner.troop}` : showFound(stand.crewedBy);
    yield { path: `${path}.crewedBy`, of: stand.id, found, expected: 'the id of a stand of foot or dismounted horse in the file' };
  }
}

function* figures(stand: StandFile, path: string): Found {
  if (stand.gun !== undefined || stand.marker !== undefined) return;
  if (stand.figures === undefined || stand.figures < 1)
    yield { path: `${path}.figures`, of: stand.id, found: showFound(stand.figures), expected: 'a whole number, at least 1' };
  if (stand.full !== undefined && stand.full < (stand.figures ?? 0))
    yield {
      path: `${path}.full`,
      of: stand.id,
      found: showFound(stand.full),
      expected: `at least the figures present, ${stand.figures ?? 0}`,
    };
}

function* unitReferences(file: ScenarioFile): Found {
  const owners = new Map(file.units.flatMap((unit) => unit.stands.map((stand) => [stand.id, unit] as const)));
  for (const [u, unit] of file.units.entries()) {
    const path = `units[${u}]`;
    if (!file.sides.some((side) => side.id === unit.side))
      yield { path: `${path}.side`, of: unit.id, found: showFound(unit.side), expected: oneOf(file.sides.map((side) => side.id)) };
    if (!troopById(unit.troop))
      yield { path: `${path}.troop`, of: unit.id, found: showFound(unit.troop), expected: oneOf(troops.map((troop) => troop.id)) };
    const target = unit.charge?.target;
    if (target !== undefined && (target === unit.id || !file.units.some(({ id }) => id === target)))
      yield { path: `${path}.charge.target`, of: unit.id, found: showFound(target), expected: 'the id of another unit in the file' };
    for (const [s, stand] of unit.stands.entries()) {
      yield* gunStand(stand, `${path}.stands[${s}]`, owners);
      yield* figures(stand, `${path}.stands[${s}]`);
    }
  }
}

function* terrainShape(piece: TerrainFile, path: string): Found {
  if ((piece.outline === undefined) === (piece.path === undefined)) {
    yield {
      path,
      of: piece.id,
      found: piece.outline ? 'an outline and a path' : 'neither outline nor path',
      expected: 'one of outline, path',
    };
  }
  if (piece.path !== undefined && piece.width === undefined)
    yield { path: `${path}.width`, of: piece.id, found: 'nothing', expected: 'the width of the path, more than 0' };
  const points = piece.outline ?? piece.path ?? [];
  const far = points.findIndex(([x, y]) => Math.abs(x) > 2 * TABLE_LIMIT || Math.abs(y) > 2 * TABLE_LIMIT);
  if (far >= 0)
    yield {
      path: `${path}.${piece.outline ? 'outline' : 'path'}[${far}]`,
      of: piece.id,
      found: showFound(points[far]),
      expected: `coordinates within ${2 * TABLE_LIMIT}`,
    };
  const repeated = piece.path?.findIndex(([x, y], i, all) => i > 0 && all[i - 1]?.[0] === x && all[i - 1]?.[1] === y) ?? -1;
  if (repeated > 0)
    yield {
      path: `${path}.path[${repeated}]`,
      of: piece.id,
      found: 'the point before it again',
      expected: 'a point apart from the one before',
    };
  const why = piece.outline && far < 0 ? whyNotSimple(piece.outline.map(([x, y]) => ({ x, y }))) : null;
  if (why !== null) yield { path: `${path}.outline`, of: piece.id, found: why, expected: 'a simple polygon whose edges do not cross' };
}

/** Everything wrong with a file that fits the schema, in the order of the file; the first is told. */
export function* referenceProblems(file: ScenarioFile, library: Library): Found {
  yield* repeatedIds(file);
  yield* bookAndParts(file, library);
  yield* chosenReadings(file, library);
  yield* unitReferences(file);
  for (const [t, piece] of (file.terrain ?? []).entries()) yield* terrainShape(piece, `terrain[${t}]`);
}
