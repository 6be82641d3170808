/** Which labels a scene asks for in a view. */
import { placeWishes } from './names.ts';
import { pillWishes } from './pills.ts';
import { unitWishes } from './units.ts';
import type { Asked, LabelWish } from './wish.ts';

/** What was measured always; units and places as far as the scene wants names. */
export function wishesOf(asked: Asked): readonly LabelWish[] {
  const { labels } = asked.scene;
  return [...pillWishes(asked), ...(labels === 'none' ? [] : unitWishes(asked)), ...(labels === 'all' ? placeWishes(asked) : [])];
}
