import { expect, test } from 'vitest';
import { sightingsOf } from '#app/desk/sightings';
import { unitOf } from '#game/lookup';
import { standsBook, stateFrom } from '#test/games';
import { foot, scene, unit } from '#test/scenes';

test('a sighting reads the nearest of the stands that may fire, whichever comes first in the file', () => {
  const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 15.375, 180, { frontage: 6 })]);
  const far = foot('a1', 19, 9.625, 0);
  const near = foot('a2', 21, 11.625, 0);
  for (const stands of [
    [far, near],
    [near, far],
  ]) {
    const state = stateFrom(scene([unit('a', 'blue', 'french-line', 'line', stands), target]));
    const { canShoot } = sightingsOf(state, unitOf(state, 'a'), standsBook());
    expect(canShoot.map((one) => [one.unit, one.inches, one.band])).toEqual([['b', '3.00″', 'medium']]);
  }
});
