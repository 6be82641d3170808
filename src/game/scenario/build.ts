/** A validated scenario file as the game's state, and back. Fields this version does not know ride along in `extra`. */
import { partsOfOutline, partsOfPath } from '#geometry/shape/pathParts';
import { normalFacing } from '#geometry/shape/units';
import type { Point, Stand, TerrainPiece } from '#geometry/table/table';
import type { Chart } from '#rules/engine/chart';
import type { BookChoice } from '#rules/engine/library';
import { parseChart } from '#rules/engine/parseChart';
import { seedDice } from '../dice.ts';
import type { GameState, Side, StandRecord, TerrainRecord, Unit } from '../state.ts';
import { scenarioSchema, type ScenarioFile, type StandFile, type TerrainFile, type UnitFile } from './schema.ts';

const known = {
  root: Object.keys(scenarioSchema.shape),
  unit: Object.keys(scenarioSchema.shape.units.element.shape),
  stand: Object.keys(scenarioSchema.shape.units.element.shape.stands.element.shape),
  terrain: Object.keys(scenarioSchema.shape.terrain.unwrap().element.shape),
};

/** Loads that a book names in an order; rounds of any other are kept and never used up. */
const LOADS: readonly string[] = ['shot', 'shell', 'shrapnel', 'canister'];

/** Fields of the file that nothing in the game reads, given back as they were. */
const KEPT_AS_WRITTEN: readonly string[] = ['$schema', 'about'];

/** The fields of an object that the format does not name. */
function extraOf(record: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !names.includes(key)));
}

/** Paths of unknown fields, for the warnings of `check`. */
export function unknownFields(file: ScenarioFile): readonly string[] {
  const at = (prefix: string, record: object, names: readonly string[]) =>
    Object.keys(extraOf(record, names)).map((key) => `${prefix}${key}`);
  return [
    ...at('', file, known.root),
    ...file.units.flatMap((unit, u) => [
      ...at(`units[${u}].`, unit, known.unit),
      ...unit.stands.flatMap((stand, s) => [
        ...at(`units[${u}].stands[${s}].`, stand, known.stand),
        ...at(`units[${u}].stands[${s}].rounds.`, stand.rounds ?? {}, LOADS),
      ]),
    ]),
    ...(file.terrain ?? []).flatMap((piece, t) => at(`terrain[${t}].`, piece, known.terrain)),
  ];
}

function figuresOf(stand: StandFile): number {
  return stand.gun === undefined ? (stand.figures ?? 0) : (stand.crew ?? 0);
}

function standFrom(unit: UnitFile, stand: StandFile): Stand {
  return {
    id: stand.id,
    unit: unit.id,
    side: unit.side,
    box: { center: { x: stand.x, y: stand.y }, width: stand.frontage, depth: stand.depth, facing: normalFacing(stand.facing) },
    figures: figuresOf(stand),
    ranks: stand.ranks ?? 1,
    marker: stand.marker !== undefined,
  };
}

function recordFrom(stand: StandFile): StandRecord {
  const gun =
    stand.gun === undefined
      ? null
      : {
          piece: stand.gun,
          crew: stand.crew ?? 0,
          crewedBy: stand.crewedBy ?? null,
          hit: stand.hit ?? [],
          stoppedIn: null,
          ...(stand.rounds ? { rounds: stand.rounds } : {}),
        };
  return {
    id: stand.id,
    full: stand.full ?? figuresOf(stand),
    gun,
    marker: stand.marker ?? null,
    hasFired: false,
    extra: extraOf(stand, known.stand),
  };
}

function movedFrom({ moved }: UnitFile): Unit['moved'] {
  if (!moved) return null;
  const { inches, how, spent, ended } = moved;
  return { inches, how, ...(spent === undefined ? {} : { spent }), ...(ended ? { ended } : {}) };
}

function chargeFrom({ charge }: UnitFile): Pick<Unit, 'charge'> {
  if (!charge) return {};
  const { target, inches, fell } = charge;
  return { charge: { target, inches, ...(fell === undefined ? {} : { fell }) } };
}

function unitFrom(unit: UnitFile): Unit {
  return {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    troop: unit.troop,
    order: unit.order,
    state: unit.state ?? 'fresh',
    engaged: unit.engaged ?? false,
    charging: unit.charging ?? false,
    mounted: unit.mounted ?? null,
    officerLost: unit.officerLost ?? false,
    marksmen: unit.marksmen ?? false,
    leader: unit.leader ?? false,
    nation: unit.nation ?? null,
    moved: movedFrom(unit),
    ...chargeFrom(unit),
    losses: unit.losses ?? 0,
    takenInStep: {},
    extra: extraOf(unit, known.unit),
  };
}

const toPoint = ([x, y]: readonly [number, number]): Point => ({ x, y });

type Source = TerrainRecord['source'];

/** The tested parts of an outline or path; the same for a file, a new piece and a reshaped one. */
export function shapeOf(source: Source): Pick<TerrainPiece, 'parts' | 'path'> {
  if ('outline' in source) return { parts: partsOfOutline(source.outline.map(toPoint)), path: null };
  const points = source.path.map(toPoint);
  return { parts: partsOfPath(points, source.width), path: { points, width: source.width } };
}

function sourceOf(piece: TerrainFile): Source {
  return piece.outline ? { outline: piece.outline } : { path: piece.path ?? [], width: piece.width ?? 0 };
}

function pieceFrom(piece: TerrainFile): TerrainPiece {
  return {
    id: piece.id,
    kind: piece.kind,
    name: piece.name ?? '',
    ...shapeOf(sourceOf(piece)),
    level: piece.kind === 'hill' ? (piece.level ?? 1) : 0,
    stories: piece.kind === 'building' ? (piece.stories ?? 1) : 0,
    cover: piece.kind === 'works' ? (piece.cover ?? 'improvised') : null,
  };
}

type Parts = NonNullable<ScenarioFile['parts']>;

const definedOnly = (parts: Parts): GameState['parts'] => Object.fromEntries(Object.entries(parts).filter(([, id]) => id !== undefined));

/** @throws on a chart that does not read: the file was checked before. */
function chartFrom(json: unknown): Chart {
  const parsed = parseChart(json);
  if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
  return parsed.value;
}

/** `firstStep` names the fire step that is open when a turn of the file's book begins. */
export function stateFrom(file: ScenarioFile, firstStep: (choice: BookChoice) => string): GameState {
  const choice: BookChoice = { book: file.book, parts: definedOnly(file.parts ?? {}), charts: (file.charts ?? []).map(chartFrom) };
  const seed = String(file.seed ?? '1815');
  const terrain = file.terrain ?? [];
  return {
    name: file.name,
    seed,
    ...choice,
    options: file.options ?? {},
    table: {
      width: file.table.width,
      depth: file.table.depth,
      stands: file.units.flatMap((unit) => unit.stands.map((stand) => standFrom(unit, stand))),
      terrain: terrain.map(pieceFrom),
    },
    sides: file.sides.map((side): Side => ({ id: side.id, name: side.name, nation: side.nation ?? null })),
    units: file.units.map(unitFrom),
    stands: file.units.flatMap((unit) => unit.stands.map(recordFrom)),
    terrain: terrain.map((piece): TerrainRecord => ({ id: piece.id, source: sourceOf(piece), extra: extraOf(piece, known.terrain) })),
    turn: { number: file.turn ?? 1, step: firstStep(choice), declared: [] },
    dice: seedDice(seed),
    fights: [],
    rulings: [],
    extra: extraOf(
      file,
      known.root.filter((key) => !KEPT_AS_WRITTEN.includes(key)),
    ),
  };
}
