import { expect, test } from 'vitest';
import type { Effect } from '#rules/engine/contract';
import { effectWords } from '#rules/engine/effectWords';

const none: Effect = { state: 'none', figures: 0, stands: [], guns: [] };
const gun = (part: 'crew' | null) => ({ stand: 'g1', part, stopped: part === null });

test.each<readonly [string, Partial<Effect>]>([
  ['No effect', {}],
  ['1 figure lost', { figures: 1 }],
  ['Stopped', { state: 'stopped' }],
  ['Shaken: 1 stand and 3 figures lost', { state: 'shaken', stands: ['a1'], figures: 3 }],
  ['Destroyed: 2 stands lost', { state: 'destroyed', stands: ['a1', 'a2'] }],
  ['Stopped: 1 gun stopped', { state: 'stopped', guns: [gun(null)] }],
  ['Routed: 2 parts of guns hit', { state: 'routed', guns: [gun('crew'), gun('crew')] }],
])('%s', (words, effect) => {
  expect(effectWords({ ...none, ...effect })).toBe(words);
});
