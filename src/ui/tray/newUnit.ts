/** A new unit as typed into the tray, read whole or refused. */
import type { Order } from '#rules/engine/contract';
import type { NewUnit, TroopChoice } from '../desk.ts';

export interface TypedUnit {
  readonly name: string;
  readonly side: string;
  readonly stands: string;
  /** Empty: the troop's first. */
  readonly order: string;
  readonly gun: string;
}

/** Most stands that one unit may be given at once. */
const MOST_STANDS = 24;

function standsTyped(text: string): number | null {
  const stands = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return stands >= 1 && stands <= MOST_STANDS ? stands : null;
}

export function readNewUnit(
  typed: TypedUnit,
  troop: TroopChoice,
): { readonly ok: true; readonly unit: NewUnit } | { readonly ok: false; readonly said: string } {
  const stands = standsTyped(typed.stands.trim());
  if (stands === null) {
    return { ok: false, said: `“${typed.stands.trim()}” is not a number of stands. Type a whole number from 1 to ${MOST_STANDS}.` };
  }
  const order: Order | undefined = troop.orders.find((one) => one === typed.order) ?? troop.orders[0];
  if (order === undefined) return { ok: false, said: `${troop.label} has no order to stand in.` };
  const gun = troop.guns.find((one) => one.id === typed.gun) ?? troop.guns[0] ?? null;
  const name = typed.name.trim() || troop.label;
  return { ok: true, unit: { name, side: typed.side, troop: troop.id, order, stands, gun: gun?.id ?? null } };
}

/** Troops by their group, in the order in which the roster lists them. */
export function groups(troops: readonly TroopChoice[]): readonly { readonly label: string; readonly troops: readonly TroopChoice[] }[] {
  const found = new Map<string, TroopChoice[]>();
  for (const troop of troops) {
    const list = found.get(troop.group);
    if (list) list.push(troop);
    else found.set(troop.group, [troop]);
  }
  return [...found].map(([label, list]) => ({ label, troops: list }));
}
