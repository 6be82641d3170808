/** The roster as the tray offers it. */
import { ORDERS } from '#game/scenario/schema';
import { guns, troops, type Period, type Troop } from '#rules/roster/roster';
import type { TroopChoice } from '#ui/desk';

const GROUPS: Readonly<Record<Period, string>> = {
  ancient: 'Ancients',
  napoleonic: 'Napoleonic',
  acw: 'American Civil War',
  sudan: 'The Sudan',
};

function ordersFor(troop: Troop): TroopChoice['orders'] {
  const guns = troop.arm === 'artillery';
  return ORDERS.filter((order) => (order === 'limbered' || order === 'unlimbered') === guns);
}

export function troopChoices(): readonly TroopChoice[] {
  return troops.map((troop) => ({
    id: troop.id,
    label: troop.label,
    group: GROUPS[troop.period],
    arm: troop.arm === 'artillery' ? 'gun' : troop.arm,
    orders: ordersFor(troop),
    stands: troop.stands,
    guns: troop.arm === 'artillery' ? guns.filter((gun) => gun.period === troop.period).map(({ id, label }) => ({ id, label })) : [],
  }));
}
