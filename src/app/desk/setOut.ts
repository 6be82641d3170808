/** Setting new units and pieces out near the middle of the view, on free ground. */
import type { Command, NewStand } from '#game/command';
import { freeId } from '#game/decide/duplicate';
import { placementProblems } from '#geometry/table/placement';
import { forward } from '#geometry/shape/box';
import type { Box, Point, Stand, TerrainKind } from '#geometry/table/table';
import type { GameState, Unit } from '#game/state';
import { LIMBERED_TRAY, troopById, type Troop } from '#rules/roster/roster';
import type { NewUnit } from '#ui/desk';

const RIGHT_TURN = 90;

/** Centres of a unit's stands around its own centre: abreast in line, one behind the other in column, four faces of a square. */
function formation(
  order: Unit['order'],
  count: number,
  size: { readonly frontage: number; readonly depth: number },
): readonly { readonly across: number; readonly back: number; readonly turn: number }[] {
  const middle = (count - 1) / 2;
  if (order === 'square' && count === 4) {
    const out = size.frontage / 2 + size.depth / 2;
    return [0, 1, 2, 3].map((i) => ({
      across: i === 1 ? out : i === 3 ? -out : 0,
      back: i === 0 ? -out : i === 2 ? out : 0,
      turn: i * RIGHT_TURN,
    }));
  }
  const inDepth = order === 'attack-column' || order === 'march-column' || order === 'limbered';
  const gap = order === 'skirmish' || order === 'open' ? size.frontage * 0.5 : 0;
  return Array.from({ length: count }, (_, i) =>
    inDepth ? { across: 0, back: (i - middle) * size.depth, turn: 0 } : { across: (i - middle) * (size.frontage + gap), back: 0, turn: 0 },
  );
}

function boxesAt(
  center: Point,
  facing: number,
  places: ReturnType<typeof formation>,
  size: { readonly frontage: number; readonly depth: number },
): readonly Box[] {
  const ahead = forward(facing);
  const right = forward(facing + RIGHT_TURN);
  return places.map(({ across, back, turn }) => ({
    center: { x: center.x + right.x * across - ahead.x * back, y: center.y + right.y * across - ahead.y * back },
    width: size.frontage,
    depth: size.depth,
    facing: (facing + turn) % 360,
  }));
}

/** Rings of places around a point, near ones first, an inch apart. */
function* placesAround(center: Point): Generator<Point> {
  yield center;
  for (let ring = 1; ring <= 40; ring += 1) {
    for (let i = 0; i < ring * 8; i += 1) {
      const turn = (i / (ring * 8)) * 2 * Math.PI;
      yield { x: center.x + Math.sin(turn) * ring, y: center.y + Math.cos(turn) * ring };
    }
  }
}

const onTable = (state: GameState, stands: readonly Stand[]): boolean =>
  placementProblems(
    { ...state.table, stands: [...state.table.stands, ...stands] },
    stands.map((stand) => ({ stand: stand.id, box: stand.box })),
  ).length === 0;

function sizeOf(state: GameState, troop: Troop, order: Unit['order']): { readonly frontage: number; readonly depth: number } {
  if (order === 'limbered') return LIMBERED_TRAY;
  const like = state.units.find((unit) => troopById(unit.troop)?.arm === troop.arm && unit.order !== 'limbered');
  const sample = state.table.stands.find((stand) => stand.unit === like?.id && !stand.marker);
  return sample ? { frontage: sample.box.width, depth: sample.box.depth } : troop.tray;
}

/** The command that sets a new unit out near `around`, facing as its side faces; null when there is no room for it. */
export function unitCommand(state: GameState, wanted: NewUnit, around: Point): Extract<Command, { type: 'add-unit' }> | null {
  const troop = troopById(wanted.troop);
  if (!troop) throw new Error(`no troop ${wanted.troop} in the roster`);
  const id = freeId(new Set(state.units.map((unit) => unit.id)), 'unit');
  const taken = new Set(state.stands.map((record) => record.id));
  const size = sizeOf(state, troop, wanted.order);
  const facing = state.table.stands.find((stand) => stand.side === wanted.side)?.box.facing ?? 0;
  const places = formation(wanted.order, wanted.stands, size);
  const records = places.map((_, i): NewStand['record'] => {
    const standId = freeId(taken, `${id}-${i + 1}`);
    taken.add(standId);
    const gun = wanted.gun === null ? null : { piece: wanted.gun, crew: troop.figures, crewedBy: null, hit: [], stoppedIn: null };
    return { id: standId, full: troop.figures, gun, marker: null, hasFired: false, extra: {} };
  });
  const unit: Unit = {
    id,
    side: wanted.side,
    name: wanted.name,
    troop: wanted.troop,
    order: wanted.order,
    state: 'fresh',
    engaged: false,
    charging: false,
    mounted: null,
    officerLost: false,
    marksmen: false,
    leader: false,
    nation: null,
    moved: null,
    losses: 0,
    takenInStep: {},
    extra: {},
  };
  for (const center of placesAround(around)) {
    const boxes = boxesAt(center, facing, places, size);
    const stands = records.map((record, i): NewStand => ({
      record,
      box: boxes[i] ?? { center, width: size.frontage, depth: size.depth, facing },
      figures: troop.figures,
      ranks: 1,
    }));
    const tried = stands.map((one): Stand => ({
      id: one.record.id,
      unit: id,
      side: wanted.side,
      box: one.box,
      figures: one.figures,
      ranks: 1,
      marker: false,
    }));
    if (onTable(state, tried)) return { type: 'add-unit', unit, stands };
  }
  return null;
}

const ROUND = (value: number): number => Math.round(value * 100) / 100;
const rectangle = ({ x, y }: Point, w: number, h: number): readonly (readonly [number, number])[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => [ROUND(x + (a * w) / 2), ROUND(y + (b * h) / 2)] as const);

/** A new piece of a kind, of a usual size, in the middle of the view; its outline is then dragged into shape. */
export function terrainCommand(state: GameState, kind: TerrainKind, name: string, at: Point): Extract<Command, { type: 'add-terrain' }> {
  const id = freeId(new Set(state.terrain.map((record) => record.id)), kind);
  const widths: Partial<Record<TerrainKind, number>> = { stream: 0.85, road: 0.72, wall: 0.26, works: 0.35 };
  const width = widths[kind];
  const half = kind === 'wall' || kind === 'works' ? 1.5 : 4;
  const path = [
    [ROUND(at.x - half), ROUND(at.y)],
    [ROUND(at.x), ROUND(at.y)],
    [ROUND(at.x + half), ROUND(at.y)],
  ] as const;
  const sizes: Partial<Record<TerrainKind, readonly [number, number]>> = { building: [2, 1.4], bridge: [1, 1.5] };
  const [w, h] = sizes[kind] ?? [5, 4];
  const source = width === undefined ? { outline: rectangle(at, w, h) } : { path, width };
  return {
    type: 'add-terrain',
    piece: {
      kind,
      name,
      record: { id, source, extra: {} },
      level: kind === 'hill' ? 1 : 0,
      stories: kind === 'building' ? 1 : 0,
      cover: kind === 'works' ? 'improvised' : null,
    },
  };
}
