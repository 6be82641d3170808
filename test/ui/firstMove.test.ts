/** The line of the panel that says who moves first. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { firstOf } from '#app/desk/first';
import { outcomeOf } from '#app/desk/outcomes';
import type { Command } from '#game/command';
import { library } from '#rules/sets/index';
import { must, sessionFrom } from '#test/games';
import { infantry, lineDown } from '#test/melees';
import { scene } from '#test/scenes';
import { spoken } from '#ui/announce';
import { faultsFound, shellOn } from './shellOn.ts';

const region = page.getByRole('complementary', { name: 'Ruling' }).getByRole('region', { name: 'The first move' });
const button = region.getByRole('button', { name: 'Who moves first' });
const fields = region.getByRole('textbox');

function shown(commands: readonly Command[] = [], typedDice = false, options: Readonly<Record<string, string>> = {}) {
  const session = must(sessionFrom(scene([infantry(), lineDown('b', 'blue', 40, 20)], [], { book: 'linear', options })), ...commands);
  const state = session.state();
  const book = library.bookOf(state);
  return {
    state,
    book,
    plan: null,
    modes: [],
    selected: null,
    first: firstOf(state, book),
    notice: outcomeOf(session.log().at(-1)),
    typedDice,
  };
}
const known = shown([{ type: 'who-first', faces: [9, 4] }]);
const said = known.first?.known?.because ?? '';

describe('who moves first', () => {
  test('is asked by the keyboard with nothing selected, and told in a line with its clause, to which the focus goes', async () => {
    const { desk, asked } = await shellOn('desk', shown());
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(asked('send')).toEqual([['send', { type: 'who-first' }]]);
    desk.set(known);
    expect(said).toMatch(/ move first: d12 9 to 4\.$/);
    await expect.element(region.getByText(said)).toHaveFocus();
    await expect.element(region.getByRole('link', { name: /^Rule: who moves first, / })).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    expect(spoken(desk.view()).polite).toBe(`The first move. ${said}`);
    expect(await faultsFound()).toEqual([]);
  });

  test('is in the panel of a selected unit too, and in the next turn it is asked again', async () => {
    const { desk } = await shellOn('desk', { plan: null, first: known.first });
    await expect.element(region.getByText(said)).toBeVisible();
    desk.set({ first: shown().first });
    await expect.element(button).toBeVisible();
    expect(document.activeElement?.textContent ?? '').not.toContain(said);
  });

  test('with real dice has a field for each side, and two more for a tie as soon as it is typed', async () => {
    const { asked } = await shellOn('desk', shown([], true));
    const type = async (...faces: readonly string[]) => {
      for (const [at, face] of faces.entries()) await fields.nth(at).fill(face);
    };
    await expect.element(fields.nth(1)).toBeVisible();
    expect(fields.elements()).toHaveLength(2);
    const names = shown().state.sides.map(({ name }) => name);
    for (const name of names) await expect.element(region.getByText(`Who moves first, ${name}`)).toBeVisible();
    await button.click();
    expect(asked('send')).toEqual([]);
    await type('7', '7');
    await expect.element(fields.nth(3)).toBeVisible();
    await type('7', '7', '3', '8');
    expect(fields.elements()).toHaveLength(4);
    await button.click();
    expect(asked('send')).toEqual([['send', { type: 'who-first', faces: [7, 7, 3, 8] }]]);
  });

  test('asks for no dice where the choice throws none', async () => {
    const { asked } = await shellOn('desk', shown([], true, { 'H-first': 'first-side' }));
    await button.click();
    expect(fields.elements()).toHaveLength(0);
    expect(asked('send')).toEqual([['send', { type: 'who-first' }]]);
  });

  test('is no question on a table with one side', async () => {
    await shellOn('desk', { ...shown(), first: null });
    await expect.element(region).not.toBeInTheDocument();
  });
});
