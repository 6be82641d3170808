/** The card under the pointer, while a unit is selected and nothing is aimed: what its fire at the enemy would do, before any dice. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { oddsOf } from '#app/background/odds';
import { hoverPlan } from '#app/desk/aiming';
import { benchOn } from '#test/benchOn';
import { foot, scene, unit } from '#test/scenes';
import { CARD } from './fixtureRuling.ts';
import { faultsFound, shellOn } from './shellOn.ts';

const card = page.getByRole('region', { name: 'Unit under the pointer' });

/** Muskets in one rank on y = 10, and an enemy of so many figures so many inches off under the pointer. */
async function pointed(book: string, range: number, figures = 9) {
  const data = scene(
    [
      unit('a', 'blue', 'french-line', 'line', [{ ...foot('a1', 20, 10, 0, { figures: 11 }), depth: 0.001 }]),
      unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 10.375 + range, 180, { frontage: 6, figures })]),
    ],
    [],
    { book },
  );
  const bench = { ...benchOn(data, ['a1']), mode: { mode: 'small-arms', load: null }, aim: null, hovered: 'b' };
  const plan = hoverPlan(bench);
  if (!plan) throw new Error('nothing is foretold');
  const state = bench.session.state();
  const rules = bench.library.bookOf(state);
  const { chances } = oddsOf({ state, aimed: plan.shot }, rules);
  await shellOn('desk', { state, book: rules, plan: null, chances: [], hovered: CARD, hoverShot: { plan, chances } });
}

test('under linear fire: the mean, from 10 to 90 in a hundred, at least so many, destroyed', async () => {
  await pointed('linear', 5, 3);
  await expect.element(card.getByText('mean loss 2.2 of 3 figures')).toBeVisible();
  await expect.element(card.getByText('2 to 3 of 3 figures in 8 cases of 10; destroyed 20%.')).toBeVisible();
  for (const [words, chance] of [
    ['1 or more', 'sure'],
    ['2 or more', 'sure'],
    ['all 3', '20%'],
  ] as const)
    expect(card.getByRole('listitem').filter({ hasText: words }).element().textContent).toContain(chance);
  expect(card.element().querySelector('.gauge')).not.toBeNull();
  expect(await faultsFound()).toEqual([]);
});

test('under stands and odds: the mean in stands, and the share of each state', async () => {
  await pointed('stands', 1, 3);
  await expect.element(card.getByText(/^mean loss \S+ of 1 stand/)).toBeVisible();
  expect(card.getByRole('listitem').elements().length).toBeGreaterThan(1);
  expect(card.element().querySelector('.gauge')).not.toBeNull();
  await expect.element(card.getByText(/in 8 cases of 10/)).toBeVisible();
  await expect.element(card.getByRole('listitem').filter({ hasText: 'all 1' })).toHaveTextContent('42%');
});

test('what may not be fired says why, and no number is shown', async () => {
  await pointed('linear', 20);
  await expect.element(card.getByText('b reads 20.00″. Musket reaches 15.00″.')).toBeVisible();
  expect(card.getByText(/mean loss/).elements()).toHaveLength(0);
});
