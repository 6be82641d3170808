/** The same shot under every book, opened by a key and by a press, asked about another range, and closed. */
import { DESK, PHONE } from '#test/pages';
import { BATTERY_A, clickOn, ODESSA, ruling, tool } from '#test/player';
import { story } from '#test/story';
import { expect } from 'vitest';

story(
  'A shot is compared: X opens every book, yards are asked, the chart is pressed, and the ghost stands on the table after',
  DESK,
  async (page) => {
    await page.keyboard.press('x');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await clickOn(page, [12, 20.5]);
    await tool(page, 'Fire').click();
    await clickOn(page, ODESSA);
    await ruling(page).getByRole('button', { name: 'Compare' }).waitFor();
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: 'Same shot, three rule books' });
    await dialog.getByRole('article').first().waitFor();
    await dialog.getByRole('button', { name: 'Same yards' }).click();
    await dialog.locator('[aria-busy="false"]').waitFor();
    const chart = dialog.getByRole('slider', { name: 'Range, in inches' });
    await chart.click({ position: { x: 200, y: 100 } });
    await expect.poll(async () => Number(await chart.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await dialog.getByText(/as if at \d+\.\d\d″/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await ruling(page).getByRole('button', { name: 'Compare' }).waitFor();
  },
);

story('On a telephone a gun’s shot is compared from the panel, card under card, and nothing runs off the side', PHONE, async (page) => {
  const { readRulers } = await import('#test/rulers');
  await page.getByRole('button', { name: 'Fire', exact: true }).first().tap();
  const { at } = await readRulers(page);
  for (const place of [BATTERY_A, ODESSA]) {
    const spot = at(...place);
    await page.touchscreen.tap(spot.x, spot.y);
  }
  await page.getByRole('button', { name: 'Compare' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Same shot, three rule books' });
  await dialog.getByRole('article').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'hidden' });
});
