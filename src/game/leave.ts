/** What follows when stands leave the table: their records go, guns that they manned are crewless, shots that need them are off. */
import type { StandId, UnitId } from '#geometry/table/table';
import type { Shot, UnitState } from '#rules/engine/contract';
import type { GameState, StandRecord } from './state.ts';

function unmanned(record: StandRecord, there: ReadonlySet<StandId>): StandRecord {
  const { gun } = record;
  return gun?.crewedBy && !there.has(gun.crewedBy) ? { ...record, gun: { ...gun, crewedBy: null } } : record;
}

/** A declared shot with the stands that are left of it; none when nobody is left to fire it or to be struck by it. */
function stillDeclared(shot: Shot, there: ReadonlySet<StandId>, units: ReadonlySet<UnitId>): readonly Shot[] {
  if (!units.has(shot.unit) || (shot.aim.at !== undefined && !units.has(shot.aim.at))) return [];
  if (!shot.stands) return [shot];
  const stands = shot.stands.filter((id) => there.has(id));
  return stands.length === 0 ? [] : [{ ...shot, stands }];
}

export const hasRun = (state: UnitState): boolean => state === 'routed' || state === 'destroyed';

/** A charge at a unit that has run, or is gone, is over: whoever made it is free to do what a unit that charges may not. */
export function chargesOver(units: GameState['units'], ran: (target: UnitId) => boolean): GameState['units'] {
  const over = (unit: GameState['units'][number]): boolean => Boolean(unit.charge && ran(unit.charge.target));
  return units.some(over) ? units.map((unit) => (over(unit) ? { ...unit, charging: false, charge: null } : unit)) : units;
}

/** Melees of units that are gone are over; who fought nobody else is free. */
function stillFighting(state: GameState, units: ReadonlySet<UnitId>): Pick<GameState, 'fights' | 'units'> {
  const of = ({ facts }: GameState['fights'][number]): readonly UnitId[] => [facts.attacker.unit, facts.defender.unit];
  const fights = state.fights.filter((fight) => of(fight).every((unit) => units.has(unit)));
  if (fights.length === state.fights.length) return { fights: state.fights, units: state.units };
  const busy = new Set(fights.flatMap(of));
  const free = new Set(state.fights.flatMap(of).filter((unit) => !busy.has(unit)));
  return { fights, units: state.units.map((unit) => (free.has(unit.id) ? { ...unit, engaged: false, charging: false } : unit)) };
}

/** The state once its table holds fewer stands than its records tell of. */
export function afterLeaving(state: GameState): GameState {
  const there = new Set(state.table.stands.map((stand) => stand.id));
  const units = new Set(state.table.stands.map((stand) => stand.unit));
  return {
    ...state,
    ...stillFighting({ ...state, units: chargesOver(state.units, (target) => !units.has(target)) }, units),
    stands: state.stands.filter((record) => there.has(record.id)).map((record) => unmanned(record, there)),
    turn: { ...state.turn, declared: state.turn.declared.flatMap((shot) => stillDeclared(shot, there, units)) },
  };
}
