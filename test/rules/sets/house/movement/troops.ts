/** Units of the roster for movement: any troop in any order, guns where it is artillery. */
import type { Fighter, Order } from '#rules/engine/contract';
import type { Through, Way } from '#rules/engine/movement';
import { troops, type Troop } from '#rules/roster/roster';
import { fighter, gunStand, standOf } from '#test/rulings';

const ORDERS: readonly Order[] = ['line', 'attack-column', 'march-column', 'square', 'skirmish', 'open', 'limbered', 'unlimbered'];

const PIECES: Readonly<Record<string, string>> = { napoleonic: 'nap-9', acw: 'acw-napoleon', sudan: 'field-gun' };

export const unit = (troop: string, order: Order, change: Partial<Fighter> = {}, piece?: string): Fighter => {
  const traits = troops.find(({ id }) => id === troop);
  const stands =
    traits?.arm === 'artillery'
      ? [gunStand('g1', piece ?? PIECES[traits.period] ?? 'nap-9'), gunStand('g2', piece ?? PIECES[traits.period] ?? 'nap-9')]
      : [standOf('s1', { figures: 12, full: 12 })];
  return fighter(troop, troop, stands, { order, ...change });
};

/** Every troop in every order that its arm may take. */
export const everyUnit: readonly Fighter[] = troops.flatMap((troop: Troop) => ORDERS.map((order) => unit(troop.id, order)));

export const way = (inches: number, change: Partial<Way> = {}): Way => ({ inches, how: 'straight', through: [], ...change });

export const over = (kind: Through['kind'], inches: number, change: Partial<Through> = {}): Through => ({
  kind,
  inches,
  up: false,
  ...change,
});
