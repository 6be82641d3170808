/** Setting up: names, conditions, options and terrain. Each edit is one step of the log, undone like any other. */
import type { TerrainPiece } from '#geometry/table/table';
import { seedDice } from './dice.ts';
import type { EditOfTable } from './event.ts';
import { afterLeaving, chargesOver, hasRun } from './leave.ts';
import { shapeOf } from './scenario/build.ts';
import type { GameState, TerrainRecord } from './state.ts';

type Edit = EditOfTable;
type EditOf<T extends Edit['type']> = Extract<Edit, { type: T }>;

function rename(state: GameState, { what, id, name }: EditOf<'rename'>): GameState {
  switch (what) {
    case 'unit':
      return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, name } : unit)) };
    case 'terrain':
      return withPieces(
        state,
        state.table.terrain.map((piece) => (piece.id === id ? { ...piece, name } : piece)),
      );
    case 'scenario':
      return { ...state, name };
    default:
      throw new Error(`nothing called ${String(what satisfies never)} has a name`);
  }
}

function withPieces(state: GameState, terrain: readonly TerrainPiece[]): GameState {
  return { ...state, table: { ...state.table, terrain } };
}

function remove(state: GameState, { units, stands, terrain }: EditOf<'delete'>): GameState {
  const leaves = (stand: { readonly id: string; readonly unit: string }) => units.includes(stand.unit) || stands.includes(stand.id);
  const staying = state.table.stands.filter((stand) => !leaves(stand));
  const manned = new Set(staying.map((stand) => stand.unit));
  const emptied = new Set(state.table.stands.filter((stand) => leaves(stand) && !manned.has(stand.unit)).map((stand) => stand.unit));
  return afterLeaving({
    ...state,
    table: { ...state.table, stands: staying, terrain: state.table.terrain.filter((piece) => !terrain.includes(piece.id)) },
    units: state.units.filter((unit) => !units.includes(unit.id) && !emptied.has(unit.id)),
    terrain: state.terrain.filter((record) => !terrain.includes(record.id)),
  });
}

function setUnit(state: GameState, { unit: id, change }: EditOf<'set-unit'>): GameState {
  const { side, state: becomes } = change;
  const changed = state.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
  const units = becomes && hasRun(becomes) ? chargesOver(changed, (target) => target === id) : changed;
  if (side === undefined) return { ...state, units };
  return {
    ...state,
    units,
    table: { ...state.table, stands: state.table.stands.map((stand) => (stand.unit === id ? { ...stand, side } : stand)) },
  };
}

function addTerrain(state: GameState, { piece }: EditOf<'add-terrain'>): GameState {
  const { record, ...rest } = piece;
  const added: TerrainPiece = { id: record.id, ...rest, ...shapeOf(record.source) };
  return { ...withPieces(state, [...state.table.terrain, added]), terrain: [...state.terrain, record] };
}

/** The outline or path moved as a whole; coordinates keep to a thousandth of an inch so that files stay readable. */
function movedSource(source: TerrainRecord['source'], by: readonly [number, number]): TerrainRecord['source'] {
  const shift = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.round((x + by[0]) * 1000) / 1000,
    Math.round((y + by[1]) * 1000) / 1000,
  ];
  return 'outline' in source ? { outline: source.outline.map(shift) } : { path: source.path.map(shift), width: source.width };
}

function reshape(state: GameState, id: string, source: TerrainRecord['source']): GameState {
  const shaped = withPieces(
    state,
    state.table.terrain.map((piece) => (piece.id === id ? { ...piece, ...shapeOf(source) } : piece)),
  );
  return { ...shaped, terrain: state.terrain.map((record) => (record.id === id ? { ...record, source } : record)) };
}

function moveTerrain(state: GameState, { terrain, by }: EditOf<'move-terrain'>): GameState {
  const record = state.terrain.find((one) => one.id === terrain);
  if (!record) throw new Error(`no terrain ${terrain} on this table`);
  return reshape(state, terrain, movedSource(record.source, by));
}

/** A load by any name: none of them may change what every object knows. */
function setRounds(state: GameState, { unit, load, rounds }: EditOf<'set-rounds'>): GameState {
  const own = new Set(state.table.stands.filter((stand) => stand.unit === unit).map((stand) => stand.id));
  const stands = state.stands.map((record) => {
    if (!record.gun || !own.has(record.id)) return record;
    const others = Object.entries(record.gun.rounds ?? {}).filter(([name]) => name !== load);
    return { ...record, gun: { ...record.gun, rounds: Object.fromEntries(rounds === null ? others : [...others, [load, rounds]]) } };
  });
  return { ...state, stands };
}

const withoutChart = (state: GameState, id: string): GameState['charts'] => state.charts.filter((chart) => chart.id !== id);

export function applyEdit(state: GameState, edit: Edit): GameState {
  switch (edit.type) {
    case 'rename':
      return rename(state, edit);
    case 'delete':
      return remove(state, edit);
    case 'set-unit':
      return setUnit(state, edit);
    case 'add-terrain':
      return addTerrain(state, edit);
    case 'move-terrain':
      return moveTerrain(state, edit);
    case 'reshape-terrain':
      return reshape(state, edit.terrain, edit.source);
    case 'set-option':
      return { ...state, options: { ...state.options, [edit.id]: edit.choice } };
    case 'set-book':
      return { ...state, book: edit.book, parts: edit.parts };
    case 'set-chart':
      return { ...state, charts: [...withoutChart(state, edit.chart.id), edit.chart] };
    case 'drop-chart':
      return { ...state, charts: withoutChart(state, edit.id) };
    case 'set-rounds':
      return setRounds(state, edit);
    case 'set-seed':
      return { ...state, seed: edit.seed, dice: seedDice(edit.seed) };
    default:
      throw new Error(`no edit ${String(edit satisfies never)}`);
  }
}
