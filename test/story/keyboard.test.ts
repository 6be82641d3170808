/** The same with the keyboard alone. */
import { DESK } from '#test/pages';
import { BATTERY_A, clickOn, diceThrown, inWords, ruling, whereIs } from '#test/player';
import { story } from '#test/story';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Tab from the top of the page until the table has the focus; says how many presses it took. */
async function tabToTable(page: Page): Promise<number> {
  for (let presses = 1; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Table')) return presses;
  }
  throw new Error('Tab never came to the table');
}

const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

story(
  'With the keyboard alone: a gun is found, laid on the column, its point of ricochet moved, fired, taken back and fired again',
  DESK,
  async (page) => {
    const panel = ruling(page);
    await tabToTable(page);
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press(']');
    await panel.getByRole('heading', { name: 'Ricochet, No. 1 Battery at Odessa' }).waitFor();
    const inches = panel.getByLabel('Point of ricochet in inches');
    await expect.poll(() => inches.inputValue()).toBe('12.50');
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => inches.inputValue()).toBe('13.75');

    await page.keyboard.press('Enter');
    await panel.getByText('Ruling · settled').waitFor();
    const thrown = await diceThrown(page);
    const after = await inWords(page);
    await page.keyboard.press('Control+z');
    const question = page.getByRole('dialog', { name: 'Undo over dice?' });
    await question.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await panel.getByText('Ruling · settled').waitFor();
    expect(await diceThrown(page)).toEqual(thrown);
    expect(await inWords(page)).toEqual(after);
  },
);

story(
  'canvas-keyboard-access: the table is one stop of the Tab key, arrows walk its stands, Escape lets go and Tab goes on',
  DESK,
  async (page) => {
    await tabToTable(page);
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await ruling(page).getByRole('heading', { name: '1/9e Ligne' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Table');
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('Table');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Table');
  },
);

story('A stand is moved by so many inches with the keyboard, and one press takes one move back', DESK, async (page) => {
  await clickOn(page, BATTERY_A);
  const [x, y] = await whereIs(page, 'No. 1 Battery');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  const [, moved] = await whereIs(page, 'No. 1 Battery');
  expect(moved).toBeCloseTo(y - 1.1, 2);
  await page.keyboard.press('Control+z');
  expect((await whereIs(page, 'No. 1 Battery'))[1]).toBeCloseTo(y - 1, 2);
  await page.keyboard.press('Control+z');
  expect(await whereIs(page, 'No. 1 Battery')).toEqual([x, y]);
});

story(
  'shortcut-while-typing: letters, digits and Delete typed into a name change the name and nothing on the table',
  DESK,
  async (page) => {
    await clickOn(page, BATTERY_A);
    const panel = ruling(page);
    await panel.getByText('Change this unit').click();
    const name = panel.getByRole('textbox', { name: 'Name' });
    await name.fill('Guard');
    const before = (await inWords(page)).slice(1);
    const place = await whereIs(page, 'No. 1 Battery');
    await name.press('End');
    for (const key of ['Backspace', 'Delete', 'r', 'q', '3', 'b', '[']) await page.keyboard.press(key);
    expect(await name.inputValue()).toBe('Guarrq3b[');
    expect((await inWords(page)).slice(1)).toEqual(before);
    await name.press('Tab');
    await expect.poll(() => whereIs(page, 'Guarrq3b[').catch(() => null)).toEqual(place);
  },
);
