/** The end of a turn, and what routed units do in it. */
import type { UnitId } from '#geometry/table/table';
import type { GameEvent } from '../event.ts';
import { afterLeaving } from '../leave.ts';
import { withPlacings } from '../march/body.ts';
import type { GameState, Tested, Unit } from '../state.ts';
import { orderAfter, withFreed, withUnit, withWheelsLost } from './unit.ts';

/** A unit tests for its losses once in a battle; every other occasion may come again in another turn. */
const forGood = ({ cause }: Tested): boolean => cause === 'lost-a-third';

function lasting(unit: Unit): Unit {
  const tested = unit.tested?.filter(forGood);
  return tested === undefined || tested.length === unit.tested?.length ? unit : { ...unit, tested };
}

/** A charge lasts no longer than its turn. */
function charged(unit: Unit): Unit {
  return unit.charging || unit.charge ? { ...unit, charging: false, ...(unit.charge ? { charge: null } : {}) } : unit;
}

/** A stop taken in an earlier turn has held for its move and lapses; graver states stay until they are mended. */
function rested(unit: Unit): Unit {
  const taken = Object.values(unit.takenInStep).some((reached) => reached !== 'fresh');
  const state = unit.state === 'stopped' && !taken ? 'fresh' : unit.state;
  return { ...charged(lasting(unit)), state, moved: null, takenInStep: {} };
}

export function endTurn(state: GameState, firstStep: string): GameState {
  const before = state.turn.first?.side ?? state.turn.before;
  return {
    ...state,
    units: state.units.map(rested),
    stands: state.stands.map((record) => (record.hasFired ? { ...record, hasFired: false } : record)),
    fights: state.fights.map((fight) => ({ ...fight, thisTurn: 0 })),
    turn: { number: state.turn.number + 1, step: firstStep, declared: [], ...(before === undefined ? {} : { before }) },
    rulings: [],
  };
}

function leave(state: GameState, id: UnitId): GameState {
  const figures = state.table.stands.reduce((sum, stand) => (stand.unit === id ? sum + stand.figures : sum), 0);
  const gone = afterLeaving({ ...state, table: { ...state.table, stands: state.table.stands.filter((stand) => stand.unit !== id) } });
  return withFreed(
    withUnit(gone, id, (unit) => ({ ...unit, state: 'destroyed', losses: unit.losses + figures })),
    [id],
  );
}

export function flee(state: GameState, { unit: id, retreat }: Extract<GameEvent, { type: 'Fled' }>): GameState {
  if (retreat === null) return leave(state, id);
  const { number } = state.turn;
  const fled = withUnit(state, id, (unit) => ({
    ...unit,
    order: orderAfter(unit, retreat),
    rout: { since: unit.rout?.since ?? number, fled: number, seen: unit.rout?.seen ?? retreat.seen },
  }));
  return withWheelsLost(withPlacings(fled, retreat.placings), retreat);
}
