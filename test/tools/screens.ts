/**
 * Pictures of the page for docs/screens: a battery lays a ricochet on the column, on a desk, a laptop, a tablet and a telephone, in the
 * light and on the desk in the dark too; and the rooms beside the table, with worked examples of the texts set out. Names given on the
 * command line take those alone.
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

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A worked example is set out, and its shot is aimed or its melee begun. */
async function setOut(page: Page, title: string): Promise<void> {
  await choose(page, 'Worked examples');
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Every book has answered. */
async function compared(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.locator('.compare-page[aria-busy="false"]').waitFor();
}

async function fightOneRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fight round 1' }).click();
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

const onlyNamed = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
await withBuiltPage(async (browser, address) => {
  const take = async (name: string, how: BrowserContextOptions, act: (page: Page) => Promise<void>) => {
    if (onlyNamed.length === 0 || onlyNamed.includes(name)) await picture(browser, address, name, how, act);
  };
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
  await take('compare-1440x900', DESK, async (page) => {
    await setOut(page, 'Three stands at three inches');
    await compared(page);
  });
  await take('compare-1024x768', TABLET, async (page) => {
    await setOut(page, 'Three stands at three inches');
    await compared(page);
  });
  await take('melee-1440x900', DESK, async (page) => {
    await setOut(page, 'Three rounds of cuirassiers');
    await fightOneRound(page);
  });
  await take('rules-1440x900', DESK, (page) => choose(page, 'Rules'));
  await take('readings-1440x900', DESK, async (page) => {
    await setOut(page, 'Thirty-six Camerons, by the example');
    await choose(page, 'Readings');
  });
  await take('charts-1440x900', DESK, async (page) => {
    await choose(page, 'Charts');
    await page
      .getByRole('navigation', { name: 'Charts' })
      .getByRole('button', { name: /^Effect of Fire, least/ })
      .first()
      .click();
  });
  await take('figures-1440x900', DESK, async (page) => {
    await setOut(page, 'Eleven muskets at five inches');
    await choose(page, 'Charts');
    await page
      .getByRole('navigation', { name: 'Charts' })
      .getByRole('button', { name: /^Figure 5/ })
      .click();
  });
  await take('book-1440x900', DESK, (page) => choose(page, 'Choose the book'));
  await take('examples-1440x900', DESK, (page) => choose(page, 'Worked examples'));
  await take('melee-390x844', PHONE, async (page) => {
    await setOut(page, 'Three rounds of cuirassiers');
    await fightOneRound(page);
  });
});
