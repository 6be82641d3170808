/** A state as a scenario file. What was read comes out again: unknown fields, outlines and paths as they were given. */
import { recordOf } from '../lookup.ts';
import type { GameState, TerrainRecord, Unit } from '../state.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION, type ScenarioFile, type StandFile, type TerrainFile, type UnitFile } from './schema.ts';

function standFile(state: GameState, id: string): StandFile {
  const stand = state.table.stands.find((one) => one.id === id);
  if (!stand) throw new Error(`no stand ${id} on this table`);
  const record = recordOf(state, id);
  const { center, width, depth, facing } = stand.box;
  const gun = record.gun;
  return {
    ...record.extra,
    id,
    x: center.x,
    y: center.y,
    facing,
    frontage: width,
    depth,
    ...(gun ? { gun: gun.piece, crew: gun.crew } : { figures: stand.figures }),
    ...(gun?.crewedBy ? { crewedBy: gun.crewedBy } : {}),
    ...(gun && gun.hit.length > 0 ? { hit: [...gun.hit] } : {}),
    ...(gun?.rounds && Object.keys(gun.rounds).length > 0 ? { rounds: { ...gun.rounds } } : {}),
    ...(record.full === stand.figures ? {} : { full: record.full }),
    ...(stand.ranks === 1 ? {} : { ranks: stand.ranks }),
    ...(record.marker === null ? {} : { marker: 'general' as const }),
  };
}

function unitFile(state: GameState, unit: Unit): UnitFile {
  return {
    ...unit.extra,
    id: unit.id,
    side: unit.side,
    name: unit.name,
    troop: unit.troop,
    order: unit.order,
    ...(unit.state === 'fresh' ? {} : { state: unit.state }),
    ...(unit.losses === 0 ? {} : { losses: unit.losses }),
    ...(unit.engaged ? { engaged: true } : {}),
    ...(unit.charging ? { charging: true } : {}),
    ...(unit.mounted === null ? {} : { mounted: unit.mounted }),
    ...(unit.officerLost ? { officerLost: true } : {}),
    ...(unit.marksmen ? { marksmen: true } : {}),
    ...(unit.leader ? { leader: true } : {}),
    ...(unit.nation === null ? {} : { nation: unit.nation }),
    ...(unit.moved === null ? {} : { moved: { ...unit.moved } }),
    ...(unit.charge ? { charge: { ...unit.charge } } : {}),
    stands: state.table.stands.filter((stand) => stand.unit === unit.id).map((stand) => standFile(state, stand.id)),
  };
}

function pieceFile(state: GameState, record: TerrainRecord): TerrainFile {
  const piece = state.table.terrain.find((one) => one.id === record.id);
  if (!piece) throw new Error(`no terrain ${record.id} on this table`);
  const pairs = (points: readonly (readonly [number, number])[]) => points.map(([x, y]): [number, number] => [x, y]);
  return {
    ...record.extra,
    id: piece.id,
    ...(piece.name === '' ? {} : { name: piece.name }),
    kind: piece.kind,
    ...('outline' in record.source
      ? { outline: pairs(record.source.outline) }
      : { path: pairs(record.source.path), width: record.source.width }),
    ...(piece.kind === 'hill' ? { level: piece.level } : {}),
    ...(piece.kind === 'building' ? { stories: piece.stories } : {}),
    ...(piece.cover === null ? {} : { cover: piece.cover }),
  };
}

/** The present position as a scenario file; dice, log and declared shots belong to the save. */
export function scenarioOf(state: GameState): ScenarioFile {
  return {
    ...state.extra,
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    name: state.name,
    book: state.book,
    ...(Object.keys(state.parts).length === 0 ? {} : { parts: { ...state.parts } }),
    ...(state.charts.length === 0 ? {} : { charts: state.charts.map((chart) => ({ ...chart })) }),
    options: { ...state.options },
    seed: state.seed,
    ...(state.turn.number === 1 ? {} : { turn: state.turn.number }),
    table: { width: state.table.width, depth: state.table.depth },
    sides: state.sides.map((side) => ({ id: side.id, name: side.name, ...(side.nation === null ? {} : { nation: side.nation }) })),
    units: state.units.filter((unit) => state.table.stands.some((stand) => stand.unit === unit.id)).map((unit) => unitFile(state, unit)),
    terrain: state.terrain.map((record) => pieceFile(state, record)),
  };
}
