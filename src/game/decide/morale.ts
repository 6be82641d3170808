/** Taking a morale test, and what routed units do at the end of a turn. */
import { untilEdge } from '#geometry/check/impact';
import { tape } from '#geometry/shape/units';
import { forward } from '#geometry/shape/vec';
import type { UnitId } from '#geometry/table/table';
import type { Refused, Roll, RuleSet } from '#rules/engine/contract';
import type { MoraleTest } from '#rules/engine/morale';
import type { Command } from '../command.ts';
import type { GameEvent, Retreat } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fighterOf } from '../fighter.ts';
import { findUnit, standsOf, unitOf } from '../lookup.ts';
import { ownEdge } from '../march/edge.ts';
import { retreatOf } from '../march/retreat.ts';
import { breakFrom, fightsNobody } from '../melee/ending.ts';
import { fightsOf } from '../melee/fight.ts';
import { dueFor, mayRally, moraleContext } from '../morale.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { withDice } from './dice.ts';
import { noUnit } from './edit.ts';

type Check = Extract<Command, { type: 'check-morale' }>;

function notAsked(state: GameState, { unit, cause, key }: Check, book: RuleSet): Refused | null {
  const found = findUnit(state, unit);
  if (!found) return noUnit(unit);
  if (fightsOf(state, unit).length > 0) return refusal('in-melee', `While its melee lasts, ${found.name} may test in that alone.`);
  if (found.tested?.some((one) => one.key === key)) return refusal('tested-already', `That test of ${found.name} was taken already.`);
  if (cause === 'rally')
    return mayRally(state, unit, book)
      ? null
      : refusal('no-rally', `Only routed units rally, once a turn and not in the turn in which they broke: ${found.name} may not.`);
  const due = dueFor(state, unit, book).some((asked) => asked.cause === cause && asked.key === key);
  return due ? null : refusal('not-due', `No such test of ${found.name} is due.`);
}

/** Who is to be run from: the charger, else the nearest enemy; none where the table holds none. */
function runsFrom(state: GameState, unit: UnitId): UnitId | null {
  const { side } = unitOf(state, unit);
  const charger = state.units.find(({ charge, charging }) => charging && charge?.target === unit);
  if (charger) return charger.id;
  const own = standsOf(state, unit);
  const off = (enemy: UnitId): number =>
    Math.min(
      ...standsOf(state, enemy).flatMap((a) =>
        own.map((b) => Math.hypot(a.box.center.x - b.box.center.x, a.box.center.y - b.box.center.y)),
      ),
    );
  const enemies = state.units.filter((other) => other.side !== side && standsOf(state, other.id).length > 0).map(({ id }) => id);
  return enemies.toSorted((a, b) => off(a) - off(b) || (a < b ? -1 : 1))[0] ?? null;
}

function routOf(state: GameState, unit: UnitId, book: RuleSet, roll: Roll): Retreat {
  const enemy = runsFrom(state, unit);
  const away = enemy === null ? null : breakFrom(state, unit, enemy, book, roll);
  return away ?? retreatOf(state, { unit, way: ownEdge(state, unitOf(state, unit).side), pace: 'rout' }, book, roll);
}

type Taken = Extract<GameEvent, { type: 'MoraleTaken' }>;

function outcome(state: GameState, key: string, test: MoraleTest, book: RuleSet, roll: Roll): Taken {
  const bare: Taken = { type: 'MoraleTaken', test, key, becomes: null, retreat: null, freed: [] };
  if (test.cause === 'rally') return test.held ? { ...bare, becomes: 'fresh' } : bare;
  if (test.held || unitOf(state, test.unit).state === 'routed') return bare;
  const broken: Taken = { ...bare, becomes: 'routed', retreat: routOf(state, test.unit, book, roll) };
  const now = evolve(state, broken);
  return { ...broken, freed: now.units.filter((unit) => isFreed(state, now, unit, test.unit)).map(({ id }) => id) };
}

/** Who breaks is free, and so are those who fight nobody now and did before. */
function isFreed(before: GameState, now: GameState, { id, engaged, charging }: Unit, broken: UnitId): boolean {
  if (id === broken) return engaged || charging;
  return engaged && fightsNobody(now, id) && !fightsNobody(before, id);
}

/** A test that is due, with its dice: also what its breaking leads to. */
export function takenWith(state: GameState, { unit, cause, key }: Omit<Check, 'type' | 'faces'>, book: RuleSet, roll: Roll): Taken {
  const test = book.morale.test(fighterOf(state, unit), cause, moraleContext(state, unit, book), roll);
  return outcome(state, key, test, book, roll);
}

export function decideMorale(state: GameState, command: Check, book: RuleSet): readonly GameEvent[] | Refused {
  const refused = notAsked(state, command, book);
  if (refused) return refused;
  return withDice(state.dice, command.faces, (roll) => [takenWith(state, command, book, roll)]);
}

/** Inches from a unit to its own edge. */
function toEdge(state: GameState, unit: UnitId): number {
  const way = forward(ownEdge(state, unitOf(state, unit).side));
  return Math.min(...standsOf(state, unit).map((stand) => untilEdge(stand.box, way, state.table)));
}

/** Routed units that have not run this turn, those nearest to their edge first, so that nobody is in another's way for nothing. */
function running(state: GameState): readonly UnitId[] {
  return state.units
    .filter(
      ({ id, state: is, rout }) =>
        is === 'routed' && rout?.fled !== state.turn.number && standsOf(state, id).length > 0 && fightsOf(state, id).length === 0,
    )
    .map(({ id }) => ({ id, inches: toEdge(state, id) }))
    .sort((a, b) => a.inches - b.inches || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Every routed unit runs a full move straight to its own edge; one that is there already leaves the table. */
export function decideFlight(state: GameState, book: RuleSet, roll: Roll): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let now = state;
  for (const unit of running(state)) {
    const gone = tape(toEdge(now, unit)) === 0;
    const way = ownEdge(now, unitOf(now, unit).side);
    const event: GameEvent = { type: 'Fled', unit, retreat: gone ? null : retreatOf(now, { unit, way, pace: 'rout' }, book, roll) };
    events.push(event);
    now = evolve(now, event);
  }
  return events;
}
