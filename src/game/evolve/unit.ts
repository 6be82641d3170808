/** Changes of one unit's condition. */
import type { UnitId } from '#geometry/table/table';
import type { Retreat } from '../event.ts';
import { chargesOver } from '../leave.ts';
import { withPlacings } from '../march/body.ts';
import type { GameState, Unit } from '../state.ts';

export function withUnit(state: GameState, id: UnitId, change: (unit: Unit) => Unit): GameState {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? change(unit) : unit)) };
}

/** Nobody left to fight: neither engaged nor charging. */
export function withFreed(state: GameState, freed: readonly UnitId[]): GameState {
  if (freed.length === 0) return state;
  const free = (unit: Unit): Unit => ({ ...unit, engaged: false, charging: false, ...(unit.charge ? { charge: null } : {}) });
  return { ...state, units: state.units.map((unit) => (freed.includes(unit.id) ? free(unit) : unit)) };
}

/** The order that a retreat leaves a unit in. */
export const orderAfter = (unit: Unit, { limbers }: Retreat): Unit['order'] => (limbers ? 'limbered' : unit.order);

/** The unit breaks and is where its retreat took it; whoever charged it charges nobody now. */
export function withRout(state: GameState, retreat: Retreat): GameState {
  const turn = state.turn.number;
  const broken = withUnit(state, retreat.unit, (unit) => ({
    ...unit,
    order: orderAfter(unit, retreat),
    state: unit.state === 'destroyed' ? unit.state : 'routed',
    rout: { since: turn, fled: turn, seen: retreat.seen },
  }));
  const units = chargesOver(broken.units, (target) => target === retreat.unit);
  return withWheelsLost(withPlacings({ ...broken, units }, retreat.placings), retreat);
}

/** A gun that lost a wheel goes by hand, as one that lost its limber does. */
export function withWheelsLost(state: GameState, { wheels = [] }: Retreat): GameState {
  if (wheels.length === 0) return state;
  const stands = state.stands.map((record) =>
    record.gun && wheels.includes(record.id) ? { ...record, gun: { ...record.gun, hit: [...record.gun.hit, 'limber' as const] } } : record,
  );
  return { ...state, stands };
}
