/** What the inches that are gone of a move went into. */
import type { OrdersView } from '../melee/fight.ts';
import { inchWords } from '../words/number.ts';

/** null where nothing is used; a wheel, bad ground or a change of formation uses more than the ground that is covered. */
export function usedWords({ used, ground }: Pick<OrdersView, 'used' | 'ground'>): string | null {
  if (used === 0) return null;
  if (ground === 0) return `${inchWords(used)} used by drill, on the spot.`;
  if (inchWords(ground) === inchWords(used)) return `${inchWords(used)} used by marching.`;
  return `${inchWords(used)} used: ${inchWords(ground)} over the ground, the rest by terrain, wheels or drill.`;
}
