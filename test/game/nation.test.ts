import { expect, test } from 'vitest';
import { fighterOf } from '#game/fighter';
import { stateFrom } from '#test/games';
import { battery, foot, scene, unit } from '#test/scenes';

const sides = (nation: string) => ({
  sides: [
    { id: 'blue', name: 'Blue', nation },
    { id: 'red', name: 'Red' },
  ],
});
const foots = (troop: string, more = {}) => unit('a', 'blue', troop, 'line', [foot('a1', 20, 10, 0)], more);
const nationOf = (of: ReturnType<typeof unit>, nation: string) => fighterOf(stateFrom(scene([of], [], sides(nation))), of.id).nation;

test('a nation is what the file says of the unit, else what the troop is by nature, else its side’s', () => {
  expect(nationOf(foots('british-foot', { nation: 'Indian' }), 'Egyptian')).toBe('Indian');
  expect(nationOf(foots('british-foot'), 'Egyptian')).toBe('British');
  expect(nationOf(foots('conscript-foot'), 'Egyptian')).toBe('Egyptian');
  expect(nationOf(battery(), 'British')).toBe('British');
});
