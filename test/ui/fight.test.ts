/** The melee's panel with a real melee of the game, and what it asks of the desk. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { endOddsOf, roundOddsOf } from '#app/background/fightOdds';
import { fightView } from '#app/desk/fights';
import { benchOn } from '#test/benchOn';
import { library } from '#rules/sets/index';
import { caught } from '#test/melees';
import { spoken } from '#ui/announce';
import type { Command } from '#game/command';
import { fraction } from '#rules/engine/fraction';
import type { FightView } from '#ui/melee/fight';
import { oddsWords } from '#ui/melee/words';
import { faultsFound, shellOn } from './shellOn.ts';

const panel = page.getByRole('complementary', { name: 'Ruling' });
const BEGIN: Command = { type: 'begin-melee', attacker: 'cav', defender: 'inf' };
const round = (expand: boolean, ...faces: readonly number[]): Command => ({
  type: 'fight-round',
  attacker: 'cav',
  defender: 'inf',
  expand,
  faces,
});
const ROUNDS = [round(false, 42, 63), round(true, 99, 99), round(true, 1, 1, 50, 100)];

function fighting(rounds: number) {
  const bench = benchOn(caught(), ['h1'], [BEGIN, ...ROUNDS.slice(0, rounds)]);
  const state = bench.session.state();
  const ask = { state, attacker: 'cav', defender: 'inf' };
  const book = bench.library.bookOf(state);
  // As it was fought: nothing else was selected since.
  const fight = fightView({ ...bench, fightLeft: false }, roundOddsOf(ask, book), endOddsOf(ask, book));
  if (!fight) throw new Error('no melee');
  return { state, fight };
}
const shown = (rounds: number, change: object = {}, size: 'desk' | 'phone' = 'desk') => {
  const { state, fight } = fighting(rounds);
  return shellOn(size, { state, plan: null, settled: null, selected: null, modes: [], fight, ...change });
};
const cells = (of: string): readonly (readonly string[])[] => {
  const section = panel.getByRole('region', { name: of }).element();
  return [...section.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );
};

describe('the coming round', () => {
  test('shows front, value, points and kills of both sides: 65 against 30 on four figures', async () => {
    await shown(0);
    await expect.element(panel.getByRole('heading', { name: 'cav and inf' })).toBeVisible();
    expect(cells('The next round')).toEqual([
      ['cav', '4', '65', '260', '2 + 60%'],
      ['inf', '4', '30', '120', '1 + 20%'],
    ]);
    await expect.element(panel.getByText('3 rounds left this turn')).toBeVisible();
    await expect
      .element(
        panel.getByText(/^Victory in the end: cav \d+%, inf \d+%; both break or are gone \d+%\. \d\.\d rounds on the mean\. Exact\.$/),
      )
      .toBeVisible();
    expect(await faultsFound()).toEqual([]);
  });

  test('is fought as the winner chose: wide at first, narrow when unticked', async () => {
    const { asked } = await shown(1);
    expect(cells('The next round')[0]).toEqual(['cav', '5', '65', '325', '3 + 25%']);
    await panel.getByRole('button', { name: 'Fight round 2' }).click();
    expect(asked('send').at(-1)?.[1]).toEqual({ type: 'fight-round', attacker: 'cav', defender: 'inf', expand: true });
    await panel.getByRole('checkbox', { name: 'cav widens its front by a figure' }).click();
    expect(cells('The next round')[0]).toEqual(['cav', '4', '65', '260', '2 + 60%']);
    await panel.getByRole('button', { name: 'Fight round 2' }).click();
    expect(asked('send').at(-1)?.[1]).toMatchObject({ expand: false });
    await panel.getByRole('button', { name: 'Fight on' }).click();
    expect(asked('send').at(-1)?.[1]).toEqual({ type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'never' });
  });

  test('with typed dice is fought with the faces typed, and with none while one is wrong', async () => {
    const { asked } = await shown(0, { typedDice: true });
    const dice = panel.getByRole('group', { name: 'Dice of this round' });
    await dice.getByRole('textbox').first().fill('142');
    await panel.getByRole('button', { name: 'Fight round 1' }).click();
    expect(asked('send')).toEqual([]);
    await expect.element(dice.getByRole('alert')).toHaveTextContent('A d100 shows 1 to 100, not 142.');
    await dice.getByRole('textbox').first().fill('42');
    await dice.getByRole('textbox').nth(1).fill('63');
    await panel.getByRole('button', { name: 'Fight round 1' }).click();
    expect(asked('send').at(-1)?.[1]).toMatchObject({ faces: [42, 63] });
    await expect.element(panel.getByRole('button', { name: 'Fight on' })).not.toBeInTheDocument();
    await expect.element(panel.getByText('Typed dice are fought round by round: to fight on, let the seed throw them.')).toBeVisible();
  });

  test('the readings that have a part in the round to come, and had in the last, are named', async () => {
    await shown(1, { book: library.bookOf(fighting(1).state) });
    const next = panel.getByRole('region', { name: 'The next round' }).getByRole('group', { name: 'Readings chosen' });
    await next
      .getByText(/reading/)
      .first()
      .click();
    await expect.element(next.getByRole('button', { name: /^Change: / }).first()).toBeVisible();
    const fought = panel.getByRole('region', { name: 'Round 1', exact: true });
    await fought.getByText('How it was ruled').click();
    await expect.element(fought.getByText(/readings? chosen/).first()).toBeVisible();
  });

  test('every point opens into its clauses', async () => {
    await shown(0);
    await panel.getByText('How cav comes to 260').click();
    await expect.element(panel.getByRole('link', { name: /^Rule: / }).first()).toBeVisible();
  });

  test('the last round is told in the head, so that a small panel shows what came of it', async () => {
    await shown(1);
    await expect.element(panel.getByText('Round 1. The round to cav: 3 killed for 1.')).toBeVisible();
  });
});

describe('how it ended', () => {
  test('says who broke, who comes back, how far the beaten fell back, and the rounds from the last to the first', async () => {
    await shown(3);
    await expect.element(panel.getByText('Victory of cav. Broken: inf.')).toBeVisible();
    await expect.element(panel.getByText(/^Figures that come back: cav \d, inf \d\.$/)).toBeVisible();
    await expect.element(panel.getByText(/^inf: \d+\.\d\d″ back in disorder/)).toBeVisible();
    expect(
      panel
        .getByRole('region', { name: /^Round/ })
        .elements()
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Round 3', 'Round 2', 'Round 1']);
    await expect.element(panel.getByText('breaks on 100, needs', { exact: false })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: /^Fight/ })).not.toBeInTheDocument();
    expect(await faultsFound()).toEqual([]);
  });

  test('is heard: the round, the result, what comes back', async () => {
    const { desk } = await shown(3);
    expect(spoken(desk.view()).polite).toMatch(
      /^Round 3\. The round to cav: .*Victory of cav\. Broken: inf\. Figures that come back: .* inf: \d+\.\d\d″ back /,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Victory of cav. Broken: inf.');
  });

  test('a round alone is heard as a round', async () => {
    expect(spoken((await shown(1)).desk.view()).polite).toBe('Round 1. The round to cav: 3 killed for 1.');
  });

  test('begun and not fought, it is heard by its names', async () => {
    expect(spoken((await shown(0)).desk.view()).polite).toBe('Melee of cav and inf.');
  });
});

test('on a telephone nothing runs off the side', async () => {
  await shown(1, {}, 'phone');
  const body = document.querySelector('.phone .rest');
  expect(body?.scrollWidth).toBe(body?.clientWidth);
  expect(await faultsFound()).toEqual([]);
});

test('a chance that is sure, or none, is said as such', () => {
  const { fight } = fighting(1);
  const said = (num: number) => {
    const p = { p: fraction(num, 4), exact: `${num}/4` };
    const odds = {
      narrow: { ...fight.odds!.narrow, wins: { attacker: p, defender: p }, breaks: { attacker: p, defender: p } },
      wide: null,
    };
    return oddsWords({ ...fight, odds }, 'attacker', false);
  };
  expect([0, 1, 4].map(said)).toEqual([
    'cannot win the round',
    '25% to win the round, 25% to break',
    'sure to win the round, sure to break',
  ]);
});

test('while chances are worked out, that is said', async () => {
  const { state, fight } = fighting(0);
  const waiting: FightView = { ...fight, odds: null, end: null };
  const { desk } = await shellOn('desk', { state, plan: null, selected: null, modes: [], fight: waiting });
  await expect.element(panel.getByText('Chances are being worked out.')).toBeVisible();
  desk.set({ fight: { ...fight, end: null } });
  await expect.element(panel.getByText(/\d+% to win the round/).first()).toBeVisible();
  await expect.element(panel.getByText('The whole melee is being worked out.')).toBeVisible();
});
