/** The charges that a unit may make, or why not: every way into every enemy near enough, measured and priced. */
import { touch } from '#game/charge/open';
import { chargePlan } from '#game/charge/plan';
import { findUnit, standsOf } from '#game/lookup';
import { allowanceOf } from '#game/march/price';
import type { GameState, Unit } from '#game/state';
import { gap } from '#geometry/shape/box';
import type { RuleSet } from '#rules/engine/contract';
import { troopById } from '#rules/roster/roster';
import type { ChargeChoice } from '#ui/melee/fight';

export interface ChargeAsk {
  readonly state: GameState;
  readonly unit: string;
}

/** Inches beyond the charge move within which an enemy is still asked about, so that a near miss says by how much. */
const BESIDE = 2;

export const enemiesOf = (state: GameState, unit: Unit): readonly Unit[] =>
  state.units.filter((other) => other.side !== unit.side && other.state !== 'destroyed' && standsOf(state, other.id).length > 0);

function within(state: GameState, unit: string, other: string, inches: number): boolean {
  return standsOf(state, unit).some((a) => standsOf(state, other).some((b) => gap(a.box, b.box).inches <= inches));
}

/** Enemies that are worth asking about: not touched yet, and no further from edge to edge than a charge and a little. Guns charge nobody. */
export function chargeable(state: GameState, id: string, book: RuleSet): readonly Unit[] {
  const unit = findUnit(state, id);
  if (!unit || standsOf(state, id).every((stand) => stand.marker) || troopById(unit.troop)?.arm === 'artillery') return [];
  const reach = allowanceOf(state, id, 'charge', book).inches + BESIDE;
  return enemiesOf(state, unit).filter((enemy) => within(state, id, enemy.id, reach) && !touch(state, id, enemy.id));
}

/** Nearest first by what the charge takes; each with where the unit would come to stand. */
export function chargesOf({ state, unit }: ChargeAsk, book: RuleSet): readonly ChargeChoice[] {
  return chargeable(state, unit, book)
    .map(({ id, name }): ChargeChoice => {
      const plan = chargePlan(state, unit, id, book);
      return {
        target: id,
        name,
        inches: plan.price?.spent ?? plan.inches,
        allowed: plan.price?.allowed ?? 0,
        refused: plan.refused,
        placings: plan.placings,
      };
    })
    .toSorted((a, b) => a.inches - b.inches);
}
