/**
 * Pictures of the page for docs/screens, taken while a battery lays a ricochet on the column: on a desk, a laptop, a tablet and a
 * telephone, in the light and on the desk in the dark too.
 */
import { mkdirSync } from 'node:fs';
import { DESK, LAPTOP, PHONE, TABLET, tableReady } from '#test/pages';
import { BATTERY_A, clickOn, ODESSA, pointAt, type Place } from '#test/player';
import { readRulers } from '#test/rulers';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { withBuiltPage } from './served.ts';

const FOLDER = 'docs/screens';

async function tapAt(page: Page, [x, y]: Place): Promise<void> {
  const at = (await readRulers(page)).at(x, y);
  await page.touchscreen.tap(at.x, at.y);
}

/** Words, labels and shadows have found their places. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1200);
}

async function layRicochet(page: Page, byTouch: boolean): Promise<void> {
  const press = byTouch ? tapAt : clickOn;
  await page.getByRole('button', { name: 'Ricochet', exact: true }).click();
  await press(page, BATTERY_A);
  if (!byTouch) await pointAt(page, ODESSA);
  await press(page, ODESSA);
}

async function picture(
  browser: Browser,
  address: string,
  name: string,
  how: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...how });
  const page = await context.newPage();
  await page.goto(address);
  await tableReady(page);
  await act(page);
  await settled(page);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await context.close();
  console.log(`${FOLDER}/${name}.png`);
}

async function darken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
}

mkdirSync(FOLDER, { recursive: true });
await withBuiltPage(async (browser, address) => {
  const take = (name: string, how: BrowserContextOptions, act: (page: Page) => Promise<void>) => picture(browser, address, name, how, act);
  await take('start-1440x900', DESK, () => Promise.resolve());
  await take('ricochet-1440x900', DESK, (page) => layRicochet(page, false));
  await take('ricochet-dark-1440x900', DESK, async (page) => {
    await darken(page);
    await layRicochet(page, false);
  });
  await take('settled-1440x900', DESK, async (page) => {
    await layRicochet(page, false);
    await page.keyboard.press('Enter');
  });
  await take('ricochet-1280x720', LAPTOP, (page) => layRicochet(page, false));
  await take('ricochet-1024x768', TABLET, (page) => layRicochet(page, true));
  await take('panel-1024x768', TABLET, async (page) => {
    await layRicochet(page, true);
    await page.getByRole('button', { name: 'Ruling panel' }).tap();
  });
  await take('ricochet-390x844', PHONE, (page) => layRicochet(page, true));
});
