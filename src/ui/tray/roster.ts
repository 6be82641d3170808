/** The units on the table, side by side. Grouped with maps, so that a unit called __proto__ is a unit like any other. */
import type { GameState } from '#game/state';
import type { Order } from '#rules/engine/contract';

export interface RosterUnit {
  readonly id: string;
  readonly name: string;
  readonly order: Order;
  readonly stands: number;
  readonly figures: number;
}

export interface RosterSide {
  readonly id: string;
  readonly name: string;
  readonly units: readonly RosterUnit[];
}

export function roster(state: GameState): readonly RosterSide[] {
  const held = new Map<string, { stands: number; figures: number }>();
  for (const stand of state.table.stands) {
    const sum = held.get(stand.unit) ?? { stands: 0, figures: 0 };
    held.set(stand.unit, { stands: sum.stands + 1, figures: sum.figures + stand.figures });
  }
  return state.sides.map((side) => ({
    id: side.id,
    name: side.name,
    units: state.units
      .filter((unit) => unit.side === side.id)
      .map((unit) => ({ id: unit.id, name: unit.name, order: unit.order, ...(held.get(unit.id) ?? { stands: 0, figures: 0 }) })),
  }));
}
