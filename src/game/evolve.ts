/** The only function that makes a state from a state. It decides nothing: what happened is in the event. */
import type { Stand } from '#geometry/table/table';
import type { Shot, UnitState } from '#rules/engine/contract';
import { applyEdit } from './edit.ts';
import type { GameEvent } from './event.ts';
import { jammedBy, jamTried, lessOne, loadOf, markGun } from './evolve/gun.ts';
import { beginMelee, endMelee, fightRound, takeMorale } from './evolve/melee.ts';
import { crewed } from './evolve/strength.ts';
import { endTurn, flee } from './evolve/turn.ts';
import { withUnit } from './evolve/unit.ts';
import { afterLeaving, chargesOver, hasRun } from './leave.ts';
import { withPlacings } from './march/body.ts';
import type { GameState, Unit } from './state.ts';

const GRAVITY: readonly UnitState[] = ['fresh', 'stopped', 'shaken', 'routed', 'destroyed'];
const graver = (a: UnitState, b: UnitState): UnitState => (GRAVITY.indexOf(b) > GRAVITY.indexOf(a) ? b : a);

function fired(state: GameState, shot: Shot, stands: readonly string[]): GameState {
  const load = loadOf(shot);
  return {
    ...state,
    stands: state.stands.map((record) => (stands.includes(record.id) ? { ...lessOne(record, load), hasFired: true } : record)),
  };
}

/** Takes figures from the stands at the end of the unit's list first; a stand goes when its figures are gone, a gun stays without its crew. */
function withoutFigures(state: GameState, stands: readonly Stand[], unit: string, count: number): readonly Stand[] {
  const guns = new Set(state.stands.flatMap((record) => (record.gun ? [record.id] : [])));
  let left = count;
  const staying = [...stands].reverse().flatMap((stand) => {
    if (stand.unit !== unit || stand.marker || left === 0) return [stand];
    const taken = Math.min(left, stand.figures);
    left -= taken;
    return taken === stand.figures && !guns.has(stand.id) ? [] : [{ ...stand, figures: stand.figures - taken }];
  });
  return staying.reverse();
}

/** A charge under fire: who falls is counted for its melee, and a unit that is shaken or worse charges no more. */
function underFire(unit: Unit, state: UnitState, fell: number): Unit {
  if (!unit.charging) return unit;
  if (GRAVITY.indexOf(state) >= GRAVITY.indexOf('shaken')) return { ...unit, charging: false, ...(unit.charge ? { charge: null } : {}) };
  return unit.charge && fell > 0 ? { ...unit, charge: { ...unit.charge, fell: (unit.charge.fell ?? 0) + fell } } : unit;
}

function takeEffect(state: GameState, event: Extract<GameEvent, { type: 'EffectTaken' }>): GameState {
  const { effect, target, step } = event;
  const standing = state.table.stands.filter((stand) => !effect.stands.includes(stand.id));
  // The figures lost include those of the stands that go.
  const onLost = state.table.stands.reduce((sum, stand) => (effect.stands.includes(stand.id) ? sum + stand.figures : sum), 0);
  const stands = withoutFigures(state, standing, target, Math.max(0, effect.figures - onLost));
  const before = state.table.stands.reduce((sum, stand) => (stand.unit === target ? sum + stand.figures : sum), 0);
  const after = stands.reduce((sum, stand) => (stand.unit === target ? sum + stand.figures : sum), 0);
  const reached: UnitState = effect.state === 'none' ? 'fresh' : effect.state;
  // A battery keeps its own state while its guns are struck; what befell it still counts for the next worse effect.
  const kept: UnitState = effect.befalls === 'guns' ? 'fresh' : reached;
  // Rulings of one step know nothing of each other: together they may take the last stand.
  const ownState: UnitState = stands.some((stand) => stand.unit === target && !stand.marker) ? kept : 'destroyed';
  const withState = (unit: Unit): Unit =>
    unit.id !== target
      ? unit
      : {
          ...underFire(unit, graver(unit.state, ownState), before - after),
          state: graver(unit.state, ownState),
          ...(ownState === 'routed' && unit.state !== 'routed' ? { rout: { since: state.turn.number, fled: null, seen: null } } : {}),
          losses: unit.losses + before - after,
          takenInStep: { ...unit.takenInStep, [step]: graver(unit.takenInStep[step] ?? 'fresh', reached) },
        };
  const gone = stands.length < state.table.stands.length;
  const units = state.units.map(withState);
  const struck: GameState = {
    ...state,
    table: gone || before !== after ? { ...state.table, stands } : state.table,
    units: hasRun(ownState) ? chargesOver(units, (unit) => unit === target) : units,
    stands: crewed(
      jammedBy(
        state.stands.map((record) => markGun(record, effect, state.turn.number)),
        event.ruling,
        state.turn.number,
      ),
      stands,
    ),
    rulings: [...state.rulings, event.ruling],
  };
  return gone ? afterLeaving(struck) : struck;
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

function charge(state: GameState, { unit, target, inches }: Extract<GameEvent, { type: 'Charged' }>): GameState {
  return withUnit(state, unit, (one) => ({ ...one, charging: true, charge: { target, inches } }));
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
      return fired(state, event.shot, event.stands);
    case 'EffectTaken':
      return takeEffect(state, event);
    case 'StepSettled':
      return { ...state, turn: event.next };
    case 'StandsPlaced':
      return withPlacings(state, event.placings);
    case 'UnitAdded':
      return addUnit(state, event);
    case 'Edited':
      return applyEdit(state, event.command);
    case 'Marched':
      return withUnit(state, event.unit, (unit) => ({ ...unit, moved: event.moved }));
    case 'OrderTaken':
      return withUnit(state, event.unit, (unit) => ({ ...unit, order: event.order }));
    case 'Charged':
      return charge(state, event);
    case 'MeleeBegun':
      return beginMelee(state, event);
    case 'MeleeRoundFought':
      return fightRound(state, event);
    case 'MeleeEnded':
      return endMelee(state, event);
    case 'MoraleTaken':
      return takeMorale(state, event);
    case 'JamTried':
      return jamTried(state, event.stand, event.tried);
    case 'Fled':
      return flee(state, event);
    case 'FirstKnown':
      return { ...state, turn: { ...state.turn, first: event.first } };
    case 'TurnEnded':
      return endTurn(state, event.firstStep);
    default:
      throw new Error(`no event ${String(event satisfies never)}`);
  }
}
