/** A unit's orders, due tests, jams, and what the panel of an aimed shot says of groups, rounds and losses. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chargesOf } from '#app/background/charges';
import { oddsOf } from '#app/background/odds';
import { planOf } from '#app/desk/aiming';
import { dueOf, ordersOf } from '#app/desk/orders';
import { outcomeOf } from '#app/desk/outcomes';
import type { Command } from '#game/command';
import { benchOn } from '#test/benchOn';
import { cuirassiers, infantry, lineDown } from '#test/melees';
import { foot, gun, scene, unit } from '#test/scenes';
import { spoken } from '#ui/announce';
import { lossesOf, spreadWords, statesTell } from '#ui/panel/loss';
import { groupRows } from '#ui/panel/preview';
import { faultsFound, shellOn } from './shellOn.ts';

const panel = page.getByRole('complementary', { name: 'Ruling' });
const orders = panel.getByRole('region', { name: 'Orders' });

function ordered(units: Parameters<typeof scene>[0], commands: readonly Command[] = [], typed = false) {
  const bench = benchOn(scene(units, [], { book: 'linear' }), ['h1'], commands);
  const state = bench.session.state();
  const book = bench.library.bookOf(state);
  const prompt = ordersOf(state, 'cav', book);
  if (!prompt) throw new Error('no orders');
  const charges = chargesOf({ state, unit: 'cav' }, book);
  const notice = outcomeOf(bench.session.log()[bench.session.head() - 1]);
  return { state, book, plan: null, modes: [], orders: { ...prompt, charges }, due: dueOf(state, book), typedDice: typed, notice };
}
const reserve = { ...infantry(13), id: 'far', name: 'far', stands: infantry(15.5).stands.map((stand) => ({ ...stand, id: 'f1', x: 26 })) };

describe('orders', () => {
  test('what is left of the move; who may be charged by how much; who may not, and why', async () => {
    await shellOn('desk', ordered([cuirassiers({ moved: { inches: 2, how: 'marched' } }), infantry(5), reserve]));
    await expect.element(orders.getByText('10.00″ of 12.00″ left')).toBeVisible();
    await expect.element(orders.getByRole('button', { name: /inf\s*5\.00″ of 15\.00″/ })).toBeVisible();
    await orders.getByText('Out of a charge: 1').click();
    await expect.element(orders.getByText(/^Out of reach of cav: the charge at far takes/)).toBeVisible();
    expect(await faultsFound()).toEqual([]);
  });

  test('a charge is shown as a ghost by pointer and by focus, and made by a press', async () => {
    const { asked } = await shellOn('desk', ordered([cuirassiers(), infantry(5)]));
    const charge = orders.getByRole('button', { name: /^inf/ });
    (charge.element() as HTMLElement).focus();
    expect(asked('ghostCharge').at(-1)).toEqual(['ghostCharge', 'inf']);
    (charge.element() as HTMLElement).blur();
    expect(asked('ghostCharge').at(-1)).toEqual(['ghostCharge', null]);
    await charge.hover();
    expect(asked('ghostCharge').at(-1)).toEqual(['ghostCharge', 'inf']);
    await charge.click();
    expect(asked('send').at(-1)?.[1]).toEqual({ type: 'charge', unit: 'cav', target: 'inf' });
  });

  test('while charges are measured that is said, and where nobody is near there is nothing about them', async () => {
    const { desk } = await shellOn('desk', ordered([cuirassiers(), infantry(5)]));
    desk.set({ orders: { ...ordered([cuirassiers(), infantry(5)]).orders, charges: null } });
    await expect.element(orders.getByText('Charges are being measured.')).toBeVisible();
    desk.set({ orders: { ...ordered([cuirassiers(), infantry(5)]).orders, charges: [] } });
    await expect.element(orders.getByRole('heading', { name: 'Charge' })).not.toBeInTheDocument();
  });
});

describe('morale tests', () => {
  const CHARGE: Command = { type: 'charge', unit: 'cav', target: 'inf' };

  test.each(['aimed', 'settled', 'nothing'] as const)('are in sight with %s in the panel', async (what) => {
    const view = ordered([cuirassiers(), infantry(5)], [CHARGE]);
    const { desk } = await shellOn('desk');
    const { plan } = desk.view();
    desk.set({
      due: view.due,
      ...(what === 'aimed' ? { plan } : { plan: null }),
      settled: what === 'settled' ? { rulings: [], thrown: [], shots: [] } : null,
    });
    await expect.element(panel.getByRole('region', { name: 'Morale tests due' }).getByRole('button', { name: /Test, / })).toBeVisible();
  });

  test('are taken by a press, or with the face typed', async () => {
    const view = ordered([cuirassiers(), infantry(5)], [CHARGE], true);
    const { asked, desk } = await shellOn('desk', view);
    const due = panel.getByRole('region', { name: 'Morale tests due' });
    const take = due.getByRole('button', { name: /^inf: Test, \d+ or less$/ });
    await take.click();
    expect(asked('send')).toEqual([]);
    await due.getByRole('textbox').first().fill('37');
    await take.click();
    const told = { type: 'check-morale', unit: 'inf', cause: 'charged', key: 'charged by cav' };
    expect(asked('send').at(-1)?.[1]).toEqual({ ...told, faces: [37] });
    desk.set({ ...ordered([cuirassiers(), infantry(5)], [CHARGE]) });
    await due.getByRole('button', { name: /^inf: Test/ }).click();
    expect(asked('send').at(-1)?.[1]).toEqual(told);
  });

  test('what came of one is said and heard', async () => {
    const take: Command = { type: 'check-morale', unit: 'inf', cause: 'charged', key: 'charged by cav', faces: [1] };
    const { desk } = await shellOn('desk', ordered([cuirassiers(), infantry(5)], [CHARGE, take]));
    expect(spoken(desk.view()).polite).toMatch(/^inf: holds\. 1 on the dice, \d+ or less holds\.$/);
  });
});

const volley = (book: string) => {
  const data = scene(
    [
      unit('a', 'blue', 'french-line', 'line', [
        foot('a1', 20, 9.625, 0, { frontage: 3, figures: 9 }),
        foot('a2', 23, 9.625, 0, { frontage: 3, figures: 9 }),
      ]),
      lineDown('b', 'red', 21, 14.6),
    ],
    [],
    { book },
  );
  const bench = { ...benchOn(data, ['a1', 'a2']), mode: { mode: 'small-arms', load: null }, aim: { at: 'b' } };
  const plan = planOf(bench);
  if (!plan) throw new Error('nothing is aimed');
  const state = bench.session.state();
  const odds = oddsOf({ state, aimed: plan.shot }, bench.library.bookOf(state));
  return { state, book: bench.library.bookOf(state), plan, ...odds, ricochet: null };
};

describe('an aimed volley', () => {
  test.each(['linear', 'sudan'])('under %s losses are told as numbers: at least so many, from 10 to 90 in a hundred', async (id) => {
    const view = volley(id);
    const [one] = view.chances;
    if (!one) throw new Error('no chances');
    expect(statesTell(one)).toBe(false);
    const losses = lossesOf(one);
    expect(losses?.least.length).toBeGreaterThan(0);
    await shellOn('desk', view);
    const effect = panel.getByRole('region', { name: /Expected effect/i });
    await expect.element(effect.getByText(spreadWords(one))).toBeVisible();
    for (const { words } of losses?.least ?? []) await expect.element(effect.getByText(words, { exact: true })).toBeVisible();
    expect(await faultsFound()).toEqual([]);
  });

  test('under stands and odds the states are told, and the stands that fall', async () => {
    const view = volley('stands');
    const [one] = view.chances;
    if (!one) throw new Error('no chances');
    expect(statesTell(one)).toBe(true);
    await shellOn('desk', view);
    await expect.element(panel.getByText(spreadWords(one))).toBeVisible();
  });

  test('stands that fire as one are told of as a group, with its figures and its range', async () => {
    const view = volley('linear');
    const [group] = groupRows(view.plan, view.state);
    expect(group?.said).toMatch(/^18 figures, \d+\.\d\d″$/);
    await shellOn('desk', view);
    await panel.getByText('Fires as one').click();
    await expect.element(panel.getByText(group?.said ?? '')).toBeVisible();
  });
});

test('a machine gun is asked for its rounds, and the rules say what may be declared', async () => {
  const data = scene(
    [
      unit('mg', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0, 'gardner', { crew: 4 })]),
      lineDown('b', 'red', 20, 20, { troop: 'mahdist-foot' }),
    ],
    [],
    { book: 'sudan' },
  );
  const aimed = (rounds: number | null) => {
    const bench = { ...benchOn(data, ['g']), mode: { mode: 'machine-gun', load: null }, aim: { at: 'b' }, rounds };
    return {
      state: bench.session.state(),
      book: bench.library.bookOf(bench.session.state()),
      plan: planOf(bench),
      ricochet: null,
      chances: [],
    };
  };
  const { asked, desk } = await shellOn('desk', aimed(null));
  const field = panel.getByRole('textbox', { name: 'Rounds declared' });
  await expect.element(panel.getByText(/^10 rounds; \d+ at most\.$/).first()).toBeVisible();
  await field.fill('8');
  expect(asked('setRounds').at(-1)).toEqual(['setRounds', 8]);
  await field.fill('8.5');
  expect(asked('setRounds').at(-1)).toEqual(['setRounds', 8]);
  await expect.element(panel.getByText('“8.5” is not a whole number of rounds.')).toBeVisible();
  await field.fill('');
  expect(asked('setRounds').at(-1)).toEqual(['setRounds', null]);
  desk.set(aimed(21));
  await expect.element(panel.getByText(/^A machine gun fires 1 to \d+ rounds a turn, not 21\.$/).first()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
