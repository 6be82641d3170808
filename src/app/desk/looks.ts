/** How the state looks on the table: arm, livery, stance and emphasis of every stand and unit. */
import { figuresOf, recordOf, standsOf } from '#game/lookup';
import type { GameState, Unit } from '#game/state';
import type { Stand } from '#geometry/table/table';
import { troopById } from '#rules/roster/roster';
import type { Arm, Livery, StandLook, TerrainLook, UnitLook } from '#view/scene';

const LIVERIES: readonly Livery[] = ['blue', 'russet', 'ivory'];

/** Liveries go by the order of the sides in the file; a fourth side shares the first one's. */
export function liveryOf(state: GameState, side: string): Livery {
  const index = state.sides.findIndex((one) => one.id === side);
  return LIVERIES[Math.max(index, 0) % LIVERIES.length] ?? 'blue';
}

function armOf(state: GameState, unit: Unit, stand: Stand): Arm {
  const record = recordOf(state, stand.id);
  if (record.marker !== null) return 'general';
  if (record.gun) return unit.order === 'limbered' ? 'limbered' : 'gun';
  const troop = troopById(unit.troop);
  if (troop?.arm === 'horse' && (unit.mounted ?? troop.mounted)) return 'horse';
  return unit.order === 'skirmish' || unit.order === 'open' ? 'skirmish' : 'foot';
}

export interface Emphases {
  readonly selected: ReadonlySet<string>;
  readonly hoveredUnit: string | null;
  readonly struck: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
}

function emphasisOf(stand: Stand, emphases: Emphases): StandLook['emphasis'] {
  if (emphases.lit.has(stand.id)) return 'lit';
  if (emphases.struck.has(stand.id)) return 'struck';
  if (emphases.selected.has(stand.id)) return 'selected';
  return emphases.hoveredUnit === stand.unit ? 'hovered' : 'none';
}

const SHOULDERED: readonly Unit['order'][] = ['attack-column', 'march-column'];

const middleStands = new WeakMap<readonly Stand[], ReadonlySet<string>>();

/** The stands that carry their unit's colour: the middle one of each. */
function colourStands(state: GameState): ReadonlySet<string> {
  let set = middleStands.get(state.table.stands);
  if (!set) {
    set = new Set(
      state.units.flatMap((unit) => standsOf(state, unit.id).filter((_, i, all) => i === (all.length - 1) >> 1)).map((stand) => stand.id),
    );
    middleStands.set(state.table.stands, set);
  }
  return set;
}

export function standLook(state: GameState, unit: Unit, stand: Stand, emphases: Emphases): StandLook {
  const record = recordOf(state, stand.id);
  return {
    id: stand.id,
    box: stand.box,
    livery: liveryOf(state, stand.side),
    arm: armOf(state, unit, stand),
    figures: stand.figures,
    full: record.full,
    ranks: stand.ranks,
    stance: SHOULDERED.includes(unit.order) ? 'shouldered' : 'level',
    state: unit.state,
    engaged: unit.engaged,
    flag: colourStands(state).has(stand.id) && unit.order !== 'skirmish' && unit.order !== 'open',
    emphasis: emphasisOf(stand, emphases),
  };
}

export function standLooks(state: GameState, emphases: Emphases): readonly StandLook[] {
  const units = new Map(state.units.map((unit) => [unit.id, unit]));
  return state.table.stands.flatMap((stand) => {
    const unit = units.get(stand.unit);
    return unit ? [standLook(state, unit, stand, emphases)] : [];
  });
}

export function unitLooks(state: GameState, emphases: Emphases): readonly UnitLook[] {
  const byUnit = grouped(state.table.stands);
  return state.units.flatMap((unit) => {
    const stands = byUnit.get(unit.id) ?? [];
    if (stands.length === 0) return [];
    const selected = stands.some((stand) => emphases.selected.has(stand.id));
    const emphasis = selected ? 'selected' : emphases.hoveredUnit === unit.id ? 'hovered' : 'none';
    return [
      {
        id: unit.id,
        name: unit.name,
        figures: figuresOf(state, unit.id),
        livery: liveryOf(state, unit.side),
        stands: stands.map((stand) => stand.id),
        state: unit.state,
        engaged: unit.engaged,
        emphasis,
      },
    ];
  });
}

function grouped(stands: readonly Stand[]): Map<string, Stand[]> {
  const map = new Map<string, Stand[]>();
  for (const stand of stands) {
    const list = map.get(stand.unit);
    if (list) list.push(stand);
    else map.set(stand.unit, [stand]);
  }
  return map;
}

export function terrainLooks(state: GameState, selected: string | null, lit: ReadonlySet<string>): readonly TerrainLook[] {
  return state.table.terrain.map((piece) => ({ piece, selected: piece.id === selected || lit.has(piece.id), litEdge: null }));
}
