/** What follows a melee: the recovered are put back, the broken run, the winner reforms, and other melees of the broken are over too. */
import { contactsOf } from '#geometry/check/contact';
import { fieldOf } from '#geometry/table/field';
import type { UnitId } from '#geometry/table/table';
import type { Roll, RuleSet } from '#rules/engine/contract';
import type { MeleeResult, Role } from '#rules/engine/melee';
import type { GameEvent, Retreat } from '../event.ts';
import { evolve } from '../evolve.ts';
import { standsOf, unitOf } from '../lookup.ts';
import { awayFrom, retreatOf } from '../march/retreat.ts';
import type { GameState, OpenFight } from '../state.ts';
import { bySide, fightsOf, otherRole, ROLES } from './fight.ts';
import { afterRecovery } from './strength.ts';

/** A unit of more than its own fights stays engaged where an enemy who is engaged still touches it. */
export function fightsNobody(state: GameState, unit: UnitId): boolean {
  if (fightsOf(state, unit).length > 0) return false;
  const { side } = unitOf(state, unit);
  return !standsOf(state, unit).some((stand) =>
    contactsOf(fieldOf(state.table), stand).some(
      ({ b }) => b.side !== side && unitOf(state, b.unit).engaged && unitOf(state, b.unit).state !== 'routed',
    ),
  );
}

/** A broken unit falls back straight away from its enemy, at the pace of a rout. */
export function breakFrom(state: GameState, unit: UnitId, enemy: UnitId, book: RuleSet, roll: Roll): Retreat | null {
  if (standsOf(state, unit).length === 0) return null;
  // The book is asked about a unit that runs, and that is engaged no more.
  const running: GameState = {
    ...state,
    units: state.units.map((one) => (one.id === unit ? { ...one, state: 'routed', engaged: false, charging: false } : one)),
  };
  return retreatOf(running, { unit, way: awayFrom(state, unit, enemy) ?? 180, pace: 'rout' }, book, roll);
}

type Ended = Extract<GameEvent, { type: 'MeleeEnded' }>;

/** The state as it will be, to see who still fights whom. */
function freedBy(state: GameState, event: Ended): Ended {
  const now = evolve(state, event);
  const freed = ROLES.map((role) => event.units[role]).filter((unit) => unitOf(now, unit).engaged || unitOf(now, unit).charging);
  return { ...event, freed: freed.filter((unit) => unitOf(now, unit).state === 'routed' || fightsNobody(now, unit)) };
}

function ended(state: GameState, fight: OpenFight, result: MeleeResult, runs: (state: GameState, role: Role) => Retreat | null): Ended {
  const units = bySide((role) => fight.facts[role].unit);
  const left = ROLES.flatMap((role) => afterRecovery(state, units[role], units[otherRole(role)], result.recovered[role]));
  let event: Ended = { type: 'MeleeEnded', units, result, left, retreats: [], freed: [] };
  for (const role of result.broken) {
    const retreat = runs(evolve(state, event), role);
    if (retreat) event = { ...event, retreats: [...event.retreats, retreat] };
  }
  return freedBy(state, event);
}

/** The end of a melee whose last round brought a result, and of every other melee that its broken units were in. */
export function endOf(state: GameState, fight: OpenFight, book: RuleSet, roll: Roll): readonly GameEvent[] {
  const { result } = fight;
  if (!result) return [];
  const units = bySide((role) => fight.facts[role].unit);
  const first = ended(state, fight, result, (now, role) => {
    const enemy = units[otherRole(role)];
    // Empty stands are off the table by now, but the enemy that beat it is where it was.
    return breakFrom(now, units[role], enemy, book, roll);
  });
  return [
    first,
    ...abandoned(
      evolve(state, first),
      result.broken.map((role) => units[role]),
    ),
  ];
}

/** Melees that a unit leaves because it broke elsewhere: the other side wins them; nobody comes back of those lost there. */
function abandoned(state: GameState, broken: readonly UnitId[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let now = state;
  for (const unit of broken) {
    for (const fight of fightsOf(now, unit)) {
      const role: Role = fight.facts.attacker.unit === unit ? 'attacker' : 'defender';
      const result: MeleeResult = { winner: otherRole(role), broken: [role], recovered: { attacker: 0, defender: 0 } };
      const event = ended(now, fight, result, () => null);
      events.push(event);
      now = evolve(now, event);
    }
  }
  return events;
}
