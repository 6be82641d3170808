/** The only function that makes a state from a state. It decides nothing: what happened is in the event. */
import type { Stand } from '#geometry/table/table';
import type { Effect, UnitState } from '#rules/engine/contract';
import { applyEdit } from './edit.ts';
import type { GameEvent } from './event.ts';
import { afterLeaving } from './leave.ts';
import type { GameState, StandRecord, Unit } from './state.ts';

const GRAVITY: readonly UnitState[] = ['fresh', 'stopped', 'shaken', 'routed', 'destroyed'];
const graver = (a: UnitState, b: UnitState): UnitState => (GRAVITY.indexOf(b) > GRAVITY.indexOf(a) ? b : a);

function fired(state: GameState, stands: readonly string[]): GameState {
  return { ...state, stands: state.stands.map((record) => (stands.includes(record.id) ? { ...record, hasFired: true } : record)) };
}

/** Takes figures from the stands at the end of the unit's list first; a stand goes when its figures are gone. */
function withoutFigures(stands: readonly Stand[], unit: string, count: number): readonly Stand[] {
  let left = count;
  const staying = [...stands].reverse().flatMap((stand) => {
    if (stand.unit !== unit || stand.marker || left === 0) return [stand];
    const taken = Math.min(left, stand.figures);
    left -= taken;
    return taken === stand.figures ? [] : [{ ...stand, figures: stand.figures - taken }];
  });
  return staying.reverse();
}

function markGun(record: StandRecord, effect: Effect, turn: number): StandRecord {
  const marks = effect.guns.filter((mark) => mark.stand === record.id);
  if (!record.gun || marks.length === 0) return record;
  const hit = [...new Set([...record.gun.hit, ...marks.flatMap((mark) => (mark.part === null ? [] : [mark.part]))])];
  return { ...record, gun: { ...record.gun, hit, stoppedIn: marks.some((mark) => mark.stopped) ? turn + 1 : record.gun.stoppedIn } };
}

function takeEffect(state: GameState, event: Extract<GameEvent, { type: 'EffectTaken' }>): GameState {
  const { effect, target, step } = event;
  const standing = state.table.stands.filter((stand) => !effect.stands.includes(stand.id));
  // The figures lost include those of the stands that go.
  const onLost = state.table.stands.reduce((sum, stand) => (effect.stands.includes(stand.id) ? sum + stand.figures : sum), 0);
  const stands = withoutFigures(standing, target, Math.max(0, effect.figures - onLost));
  const before = state.table.stands.reduce((sum, stand) => (stand.unit === target ? sum + stand.figures : sum), 0);
  const after = stands.reduce((sum, stand) => (stand.unit === target ? sum + stand.figures : sum), 0);
  const reached: UnitState = effect.state === 'none' ? 'fresh' : effect.state;
  // A battery keeps its own state while its guns are struck; what befell it still counts for the next worse effect.
  const ownState: UnitState = effect.befalls === 'guns' ? 'fresh' : reached;
  const withState = (unit: Unit): Unit =>
    unit.id !== target
      ? unit
      : {
          ...unit,
          state: graver(unit.state, ownState),
          losses: unit.losses + before - after,
          takenInStep: { ...unit.takenInStep, [step]: graver(unit.takenInStep[step] ?? 'fresh', reached) },
        };
  const gone = stands.length < state.table.stands.length;
  const struck: GameState = {
    ...state,
    table: gone || before !== after ? { ...state.table, stands } : state.table,
    units: state.units.map(withState),
    stands: state.stands.map((record) => markGun(record, effect, state.turn.number)),
    rulings: [...state.rulings, event.ruling],
  };
  return gone ? afterLeaving(struck) : struck;
}

/** A stop taken in an earlier turn has held for its move and lapses; graver states stay until they are mended. */
function rested(unit: Unit): Unit {
  const taken = Object.values(unit.takenInStep).some((reached) => reached !== 'fresh');
  const state = unit.state === 'stopped' && !taken ? 'fresh' : unit.state;
  return { ...unit, state, moved: null, takenInStep: {} };
}

function endTurn(state: GameState, firstStep: string): GameState {
  return {
    ...state,
    units: state.units.map(rested),
    stands: state.stands.map((record) => (record.hasFired ? { ...record, hasFired: false } : record)),
    turn: { number: state.turn.number + 1, step: firstStep, declared: [] },
    rulings: [],
  };
}

function place(state: GameState, event: Extract<GameEvent, { type: 'StandsPlaced' }>): GameState {
  const boxes = new Map(event.placings.map((placing) => [placing.stand, placing.box]));
  const stands = state.table.stands.map((stand) => {
    const box = boxes.get(stand.id);
    return box ? { ...stand, box } : stand;
  });
  return { ...state, table: { ...state.table, stands } };
}

function addUnit(state: GameState, event: Extract<GameEvent, { type: 'UnitAdded' }>): GameState {
  const { unit } = event;
  const fresh = event.stands.map((one): Stand => ({
    id: one.record.id,
    unit: unit.id,
    side: unit.side,
    box: one.box,
    figures: one.figures,
    ranks: one.ranks,
    marker: one.record.marker !== null,
  }));
  return {
    ...state,
    table: { ...state.table, stands: [...state.table.stands, ...fresh] },
    units: [...state.units, unit],
    stands: [...state.stands, ...event.stands.map((one) => one.record)],
  };
}

export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'ShotDeclared':
      return { ...state, turn: { ...state.turn, declared: [...state.turn.declared, event.shot] } };
    case 'ShotWithdrawn':
      return { ...state, turn: { ...state.turn, declared: state.turn.declared.filter((_, i) => i !== event.index) } };
    case 'DiceThrown':
      return { ...state, dice: event.then };
    case 'ShotFired':
      return fired(state, event.stands);
    case 'EffectTaken':
      return takeEffect(state, event);
    case 'StepSettled':
      return { ...state, turn: event.next };
    case 'StandsPlaced':
      return place(state, event);
    case 'UnitAdded':
      return addUnit(state, event);
    case 'Edited':
      return applyEdit(state, event.command);
    case 'TurnEnded':
      return endTurn(state, event.firstStep);
    default:
      throw new Error(`no event ${String(event satisfies never)}`);
  }
}
