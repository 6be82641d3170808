/** The same shot under every book, opened by a key and by a press, asked about another range, and closed. */
import { DESK, PHONE } from '#test/pages';
import { BATTERY_A, clickOn, ODESSA, ruling } from '#test/player';
import { readRulers } from '#test/rulers';
import { story } from '#test/story';
import { expect } from 'vitest';

const BOOKS = 'Same shot, three rule books';
const LIGNE = [11.1, 20.5] as const;

story('A shot is compared: X opens every book, yards are asked, the chart is pressed, and Escape closes it', DESK, async (page) => {
  await page.keyboard.press('x');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await clickOn(page, LIGNE);
  await page.keyboard.press('f');
  await clickOn(page, ODESSA);
  await ruling(page).getByRole('button', { name: 'Compare' }).waitFor();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: BOOKS });
  await dialog.getByRole('article').first().waitFor();
  await dialog.getByRole('button', { name: 'Same yards' }).click();
  await dialog.locator('.page[aria-busy="false"]').waitFor();
  const chart = dialog.getByRole('slider', { name: 'Range, in inches' });
  const before = await chart.boundingBox();
  await chart.click({ position: { x: 200, y: 100 } });
  await dialog
    .getByText(/as if at \d+\.\d\d″/)
    .first()
    .waitFor();
  expect(await chart.boundingBox()).toEqual(before);
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await ruling(page).getByRole('button', { name: 'Compare' }).waitFor();
});

story('On a telephone a gun’s shot is compared from the panel, card under card, and nothing runs off the side', PHONE, async (page) => {
  await page.getByRole('button', { name: 'Ricochet', exact: true }).tap();
  const { at } = await readRulers(page);
  for (const place of [BATTERY_A, ODESSA]) {
    const [x, y] = place;
    const spot = at(x, y);
    await page.touchscreen.tap(spot.x, spot.y);
  }
  await page.getByRole('button', { name: 'Compare' }).tap();
  const dialog = page.getByRole('dialog', { name: BOOKS });
  await dialog.getByRole('article').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const card = dialog.getByRole('region', { name: 'Loss by range' });
  const chart = card.getByRole('slider', { name: 'Range, in inches' });
  await chart.waitFor();
  const [outer, inner] = [await card.boundingBox(), await chart.boundingBox()];
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
  await chart.scrollIntoViewIfNeeded();
  const before = await chart.boundingBox();
  await page.touchscreen.tap((before?.x ?? 0) + 120, (before?.y ?? 0) + 90);
  await dialog
    .getByText(/as if at \d+\.\d\d″/)
    .last()
    .waitFor({ state: 'attached' });
  expect(await chart.boundingBox()).toEqual(before);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'hidden' });
});
