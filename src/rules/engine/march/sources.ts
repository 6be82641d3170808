/** Where the house rules of ground and drill stand, for the lines that read no chart. */
import type { SourceRef } from '../source.ts';

/** Id of the option of who moves first. */
export const FIRST = 'H-first';

const house = (where: string): SourceRef => ({ text: 'house', where, status: 'house' });

export const marchSources = {
  going: house('ground'),
  buildings: house('ground, buildings'),
  wheel: house('drill, wheels'),
  barred: house('who may move'),
  first: { ...house('who moves first'), reading: FIRST },
} as const satisfies Readonly<Record<string, SourceRef>>;
