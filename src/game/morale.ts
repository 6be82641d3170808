/** Morale on the table: which tests are due, what the book foresees of each, and who may rally. */
import { inchesOf, tape } from '#geometry/shape/units';
import { gap } from '#geometry/shape/box';
import type { UnitId } from '#geometry/table/table';
import type { RuleSet } from '#rules/engine/contract';
import type { MoraleAsked, MoraleContext, MoraleForesight, MoraleSituation } from '#rules/engine/morale';
import { fighterOf, readingsOf } from './fighter.ts';
import { figuresOf, recordOf, standsOf, unitOf } from './lookup.ts';
import { fightsOf } from './melee/fight.ts';
import type { GameState, Unit } from './state.ts';

export interface DueTest {
  readonly unit: UnitId;
  readonly asked: MoraleAsked;
  readonly foresight: MoraleForesight;
}

/** Figures of a unit when whole: what its stands hold, or those present and lost where stands have gone. */
function fullOf(state: GameState, unit: UnitId): number {
  const held = standsOf(state, unit).reduce((sum, stand) => sum + recordOf(state, stand.id).full, 0);
  return Math.max(held, figuresOf(state, unit) + unitOf(state, unit).losses);
}

export const moraleContext = (state: GameState, unit: UnitId, book: RuleSet): MoraleContext => ({
  options: readingsOf(state, book),
  full: fullOf(state, unit),
});

function inchesBetween(state: GameState, one: UnitId, other: UnitId): number {
  const gaps = standsOf(state, one).flatMap((a) => standsOf(state, other).map((b) => gap(a.box, b.box).inches));
  return inchesOf(tape(Math.min(Infinity, ...gaps)));
}

/** Friends that broke this turn, as far off as they were when they broke. */
function routedFriends(state: GameState, unit: Unit): MoraleSituation['routedFriends'] {
  return state.units.flatMap((other) => {
    if (other.id === unit.id || other.side !== unit.side || other.rout?.since !== state.turn.number) return [];
    const seen = other.rout.seen;
    const inches = seen ? seen.find((one) => one.unit === unit.id)?.inches : inchesBetween(state, unit.id, other.id);
    return inches === undefined || !Number.isFinite(inches) ? [] : [{ unit: other.id, inches }];
  });
}

export function situationOf(state: GameState, id: UnitId): MoraleSituation {
  const unit = unitOf(state, id);
  return {
    // Only an open melee tests in a charge's place, whatever a file says of being engaged.
    fighter: { ...fighterOf(state, id), engaged: fightsOf(state, id).length > 0 },
    full: fullOf(state, id),
    chargedBy: state.units.filter(({ charge, charging }) => charging && charge?.target === id).map((other) => other.id),
    routedFriends: routedFriends(state, unit),
    tested: (unit.tested ?? []).map(({ key }) => key),
  };
}

/** Tests that are due for one unit. A unit in an open melee tests there and nowhere else. */
export function dueFor(state: GameState, unit: UnitId, book: RuleSet): readonly MoraleAsked[] {
  if (standsOf(state, unit).length === 0 || unitOf(state, unit).state === 'destroyed' || fightsOf(state, unit).length > 0) return [];
  // Nobody rallies in the turn in which it broke.
  const broke = unitOf(state, unit).rout?.since === state.turn.number;
  return book.morale.due(situationOf(state, unit), readingsOf(state, book)).filter(({ cause }) => cause !== 'rally' || !broke);
}

/** Every test that is due on the table, unit by unit in the order of the file. */
export function moraleDue(state: GameState, book: RuleSet): readonly DueTest[] {
  return state.units.flatMap(({ id }) =>
    dueFor(state, id, book).map((asked) => ({
      unit: id,
      asked,
      foresight: book.morale.foresee(fighterOf(state, id), asked.cause, moraleContext(state, id, book)),
    })),
  );
}

/** Key of a try to rally: one a turn. */
export const RALLY_KEY = 'rally';

/** Routed units that may try to rally this turn: not in the turn in which they broke. */
export function mayRally(state: GameState, unit: UnitId, book: RuleSet): boolean {
  if (standsOf(state, unit).length === 0 || !book.morale.mayRally(fighterOf(state, unit))) return false;
  const { tested, rout } = unitOf(state, unit);
  return rout?.since !== state.turn.number && !(tested ?? []).some(({ key }) => key === RALLY_KEY);
}
