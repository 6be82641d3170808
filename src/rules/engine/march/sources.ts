/** Where the house rules of ground and drill stand, for the lines that read no chart. */
import type { SourceRef } from '../source.ts';

const house = (where: string): SourceRef => ({ text: 'house', where, status: 'house' });

export const marchSources = {
  going: house('ground'),
  buildings: house('ground, buildings'),
  wheel: house('drill, wheels'),
  barred: house('who may move'),
} as const satisfies Readonly<Record<string, SourceRef>>;
