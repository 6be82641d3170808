/** How the state looks on the table: arm, livery, stance and emphasis of every stand and unit. */
import { heldByCharge } from '#game/charge/open';
import { figuresOf, recordOf, standsOf } from '#game/lookup';
import type { GameState, Unit } from '#game/state';
import type { ShotPlan } from '#game/session.types';
import { nearestOnSegment } from '#geometry/shape/segment';
import { distance } from '#geometry/shape/vec';
import type { Point, Polygon, Stand, TerrainPiece } from '#geometry/table/table';
import { troopById } from '#rules/roster/roster';
import type { Arm, Livery, StandLook, TerrainLook, UnitLook } from '#view/scene';

const LIVERIES: readonly Livery[] = ['blue', 'russet', 'ivory'];

/** Liveries go by the order of the sides in the file; a fourth side shares the first one's. */
function liveryOf(state: GameState, side: string): Livery {
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
    engaged: atHandStrokes(state, unit),
    flag: colourStands(state).has(stand.id) && unit.order !== 'skirmish' && unit.order !== 'open',
    emphasis: emphasisOf(stand, emphases),
  };
}

const held = new WeakMap<GameState, ReadonlySet<string>>();

/** Asked once for a state, which never changes: every stand and unit of a scene looks it up. */
function heldIn(state: GameState): ReadonlySet<string> {
  let set = held.get(state);
  if (!set) held.set(state, (set = heldByCharge(state)));
  return set;
}

/** In a melee, or held by a charge whose melee is still to begin. */
const atHandStrokes = (state: GameState, unit: Unit): boolean => unit.engaged || heldIn(state).has(unit.id);

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
    // A ring goes round the whole unit or, when a part of it is chosen, round each chosen stand.
    const selected = stands.every((stand) => emphases.selected.has(stand.id));
    const emphasis = selected ? 'selected' : emphases.hoveredUnit === unit.id ? 'hovered' : 'none';
    return [
      {
        id: unit.id,
        name: unit.name,
        figures: figuresOf(state, unit.id),
        livery: liveryOf(state, unit.side),
        stands: stands.map((stand) => stand.id),
        state: unit.state,
        engaged: atHandStrokes(state, unit),
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

/** The edge of a piece that a shot ended on: the two ends of the side nearest to the point. */
function edgeAt(piece: TerrainPiece, at: Point): Polygon | null {
  const sides = piece.parts.flatMap((part) =>
    part.kind === 'polygon' ? part.points.map((from, i, all) => [from, all[(i + 1) % all.length] ?? from] as const) : [],
  );
  const nearest = sides.reduce<{ readonly side: Polygon; readonly away: number } | null>((best, [from, to]) => {
    const away = distance(nearestOnSegment(from, to, at), at);
    return best === null || away < best.away ? { side: [from, to], away } : best;
  }, null);
  return nearest?.side ?? null;
}

/** Where shots on the table were stopped, by piece. */
export function stopsOf(plans: readonly ShotPlan[]): ReadonlyMap<string, Point> {
  const lines = plans.flatMap((plan) => plan.stands.flatMap((one) => (one.facts.line && !one.verdict.refused ? [one.facts.line] : [])));
  return new Map(lines.flatMap((line) => ('terrain' in line.stoppedBy ? [[line.stoppedBy.terrain, line.to] as const] : [])));
}

export interface TerrainEmphases {
  readonly selected: string | null;
  readonly lit: ReadonlySet<string>;
  readonly stops: ReadonlyMap<string, Point>;
}

export function terrainLooks(state: GameState, emphases: TerrainEmphases): readonly TerrainLook[] {
  return state.table.terrain.map((piece) => {
    const stop = emphases.stops.get(piece.id);
    return { piece, selected: piece.id === emphases.selected || emphases.lit.has(piece.id), litEdge: stop ? edgeAt(piece, stop) : null };
  });
}
