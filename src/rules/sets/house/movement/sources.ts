/** Where the lines stand that are read off no chart. */
import type { SourceRef } from '../../../engine/source.ts';

const house = (where: string): SourceRef => ({ text: 'house', where, status: 'house' });

export const sources = {
  charge: house('charges'),
  rout: house('routs and pursuits'),
  orders: house('orders that no row names'),
  byHand: house('drill, guns by hand'),
} as const satisfies Readonly<Record<string, SourceRef>>;
