/** Charges that came into contact and wait for their melee: whom they hold, and what must be done about them before the turn ends. */
import { contactOf } from '#geometry/check/contact';
import type { UnitId } from '#geometry/table/table';
import type { Refused } from '#rules/engine/contract';
import { hasRun } from '../leave.ts';
import { findUnit, standsOf, unitOf } from '../lookup.ts';
import { fightOf } from '../melee/fight.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

export interface OpenCharge {
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** Any stand of the one is in contact with any of the other. */
export const touch = (state: GameState, one: UnitId, other: UnitId): boolean =>
  standsOf(state, one).some((a) => standsOf(state, other).some((b) => contactOf(a, b) !== null));

/** A charge is over where its melee has begun, either side has run, or what touched was shot away. */
function isOpen(state: GameState, charger: Unit, target: Unit): boolean {
  if (hasRun(charger.state) || hasRun(target.state) || charger.side === target.side) return false;
  return fightOf(state, charger.id, target.id) === null && touch(state, charger.id, target.id);
}

/** Every charge of this turn that waits for its melee, in the order of the units. */
export function openCharges(state: GameState): readonly OpenCharge[] {
  return state.units.flatMap((unit) => {
    const target = unit.charging && unit.charge ? findUnit(state, unit.charge.target) : null;
    return target && isOpen(state, unit, target) ? [{ unit: unit.id, target: target.id }] : [];
  });
}

/** Units that a charge holds where they touch. */
export const heldByCharge = (state: GameState): ReadonlySet<UnitId> =>
  new Set(openCharges(state).flatMap(({ unit, target }) => [unit, target]));

/** Who charged and who was charged stay where they touch, or null: the melee parts them, not a march. */
export function chargeHolds(state: GameState, unit: UnitId): Refused | null {
  const open = openCharges(state).find((charge) => charge.unit === unit || charge.target === unit);
  if (!open) return null;
  const [charger, target] = [unitOf(state, open.unit).name, unitOf(state, open.target).name];
  return refusal('charge-open', `The charge of ${charger} at ${target} holds both where they touch. Begin their melee, or undo.`);
}
