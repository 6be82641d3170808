/** A unit as the rules see it: traits and figures, no coordinates. */
import { behindTheFront } from '#geometry/check/behind';
import { tape, type Tape } from '#geometry/shape/units';
import type { Stand, UnitId } from '#geometry/table/table';
import type { Fighter, FighterStand, Readings, RuleSet } from '#rules/engine/contract';
import { troopById } from '#rules/roster/roster';
import { figuresOf, recordOf, standsOf, unitOf } from './lookup.ts';
import type { GameState, Unit } from './state.ts';

/** What the file says of the unit, else what its troop is by nature, else its side's: British foot on an Egyptian side stays British. */
function nationOf(state: GameState, unit: Unit): string | null {
  const ofSide = state.sides.find((side) => side.id === unit.side)?.nation ?? null;
  return unit.nation ?? troopById(unit.troop)?.nation ?? ofSide;
}

const mannings = new WeakMap<GameState['stands'], Map<string, string>>();

/** The gun that a stand has been given up to crew, or null. */
function gunMannedBy(state: GameState, id: string): string | null {
  let map = mannings.get(state.stands);
  if (!map) {
    map = new Map(state.stands.flatMap((record) => (record.gun?.crewedBy ? [[record.gun.crewedBy, record.id] as const] : [])));
    mannings.set(state.stands, map);
  }
  return map.get(id) ?? null;
}

function fighterStand(state: GameState, { id, figures, ranks }: Stand, behind: Tape): FighterStand {
  const record = recordOf(state, id);
  const gun = record.gun && {
    piece: record.gun.piece,
    crew: record.gun.crew,
    crewedBy: record.gun.crewedBy,
    hit: record.gun.hit,
    stopped: record.gun.stoppedIn === state.turn.number,
    ...(record.gun.rounds ? { rounds: record.gun.rounds } : {}),
    ...(typeof record.gun.jammed === 'number' ? { jammed: record.gun.jammed } : {}),
  };
  return { id, figures, full: record.full, ranks, gun, hasFired: record.hasFired, mans: gunMannedBy(state, id), behind };
}

const IN_FRONT = tape(0);

function build(state: GameState, unit: Unit): Fighter {
  const stands = standsOf(state, unit.id);
  const behind = behindTheFront(stands);
  return {
    unit: unit.id,
    name: unit.name,
    side: unit.side,
    troop: unit.troop,
    order: unit.order,
    state: unit.state,
    nation: nationOf(state, unit),
    figures: figuresOf(state, unit.id),
    engaged: unit.engaged,
    charging: unit.charging,
    mounted: unit.mounted ?? troopById(unit.troop)?.mounted ?? false,
    officerLost: unit.officerLost,
    marksmen: unit.marksmen,
    leader: unit.leader,
    moved: unit.moved,
    stands: stands.map((stand) => fighterStand(state, stand, behind.get(stand.id) ?? IN_FRONT)),
    takenInStep: unit.takenInStep,
  };
}

const built = new WeakMap<GameState, Map<UnitId, Fighter>>();

/** The fighter of a unit in a state, built once a state. @throws when no such unit is on the table. */
export function fighterOf(state: GameState, unit: UnitId): Fighter {
  let map = built.get(state);
  if (!map) {
    map = new Map();
    built.set(state, map);
  }
  let fighter = map.get(unit);
  if (!fighter) {
    fighter = build(state, unitOf(state, unit));
    map.set(unit, fighter);
  }
  return fighter;
}

/** Every option of the book with the player's choice, or its default: the first choice. */
export function readingsOf(state: GameState, book: RuleSet): Readings {
  const chosen = new Map(Object.entries(state.options));
  return Object.fromEntries(book.options.map((option) => [option.id, chosen.get(option.id) ?? option.choices[0] ?? '']));
}
