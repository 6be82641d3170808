/** Troops and guns by the names that players know; a row of a chart names them by id, alone or with a load: "nap-12/shot". */
import type { Desk } from '../desk.ts';
import { fieldWords } from './sheet.ts';

export function rowNames(troops: ReturnType<Desk['troops']>): (key: string) => string {
  const known = new Map<string, string>();
  for (const troop of troops) {
    known.set(troop.id, troop.label);
    for (const gun of troop.guns) known.set(gun.id, gun.label);
  }
  return (key) =>
    key
      .split('/')
      .map((part) => known.get(part) ?? (/^[a-z]+(?:-[a-z]+)*$/.test(part) ? fieldWords(part) : part))
      .join(', ');
}
