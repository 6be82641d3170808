/** A melee to its result, with the keyboard alone and with fingers. */
import { DESK, PHONE } from '#test/pages';
import { inWords, ruling } from '#test/player';
import { story } from '#test/story';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const EITHER = /^Fight (Odessa|Cuirassiers)$/;

/** Tab, forwards or back, until what has the focus is named like this. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(focused.trim())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}`);
}

const beginsWithMelee = 'Cuirassiers and Odessa';

story(
  'With the keyboard alone: a melee is begun, three rounds are fought, the result is heard, and all of it taken back',
  DESK,
  async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Worked examples').click();
    await page.getByRole('button', { name: /Three rounds of cuirassiers/ }).click();
    const panel = ruling(page);
    await panel.getByRole('heading', { name: beginsWithMelee }).waitFor();
    await page.keyboard.press('Control+z');
    await panel.getByRole('button', { name: EITHER }).waitFor();
    const before = await inWords(page);
    // Backwards from the menu: forwards lies the table, where Tab goes from unit to unit until Escape lets go.
    await tabTo(page, EITHER, 'Shift+Tab');
    await page.keyboard.press('Enter');
    for (const round of [1, 2, 3]) {
      await tabTo(page, new RegExp(`^Fight round ${round}$`));
      await page.keyboard.press('Enter');
      await panel.getByRole('region', { name: `Round ${round}`, exact: true }).waitFor();
    }
    await expect.poll(() => page.locator('[role=status].heard').innerText()).toMatch(/^Round 3\. /);
    await page.keyboard.press('Home');
    const question = page.getByRole('dialog', { name: 'Undo over dice?' });
    await question.waitFor();
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
    await panel.getByRole('button', { name: EITHER }).waitFor();
    expect(await inWords(page)).toEqual(before);
  },
);

story('With fingers on a telephone: a melee is fought on to its end', PHONE, async (page) => {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByText('Worked examples').tap();
  await page.getByRole('button', { name: /Three rounds of cuirassiers/ }).tap();
  await page.getByRole('heading', { name: beginsWithMelee }).waitFor();
  await page.getByRole('button', { name: 'Fight on' }).tap();
  await page.getByRole('region', { name: 'Round 3', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
