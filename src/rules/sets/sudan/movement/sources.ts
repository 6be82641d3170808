/** Where the lines stand that are read off no chart. */
import type { SourceRef } from '../../../engine/source.ts';
import { passage } from '../shared/index.ts';

export const sources = {
  turn: passage('the order of the turn', 'found'),
  fired: passage('the order of the turn, firing'),
  orders: passage('movement, whose row', 'our-reading'),
  flat: passage('movement, skirmishers', 'our-reading'),
  gunsPursued: passage('movement, guns that are pursued', 'our-reading'),
  gunsCharge: { text: 'house', where: 'who may move', status: 'house' },
  byHand: { text: 'house', where: 'drill, guns by hand', status: 'house' },
} as const satisfies Readonly<Record<string, SourceRef>>;
