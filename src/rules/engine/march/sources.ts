/** Where the house rules of ground and drill stand, for the lines that read no chart. */
import type { SourceRef } from '../source.ts';

const house = (where: string): SourceRef => ({ text: 'house', where, status: 'house' });

export const marchSources = {
  going: house('ground'),
  buildings: house('ground, buildings'),
  bridges: house('ground, roads'),
  drill: house('drill'),
  wheel: house('drill, wheels'),
  byHand: house('drill, guns by hand'),
  barred: house('who may move'),
} as const satisfies Readonly<Record<string, SourceRef>>;
