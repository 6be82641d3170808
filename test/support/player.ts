/** What a player does and reads, in words that stories can use. */
import type { Locator, Page } from 'playwright';
import { readRulers } from './rulers.ts';

/** Places of the battle that the page opens with, in inches. */
export const BATTERY_A = [6.6, 14.05] as const;
export const ODESSA = [18.1, 14.95] as const;

export type Place = readonly [number, number];

/** The pointer comes from beside the place, as a hand does. */
export async function pointAt(page: Page, [x, y]: Place): Promise<void> {
  const at = (await readRulers(page)).at(x, y);
  await page.mouse.move(at.x - 6, at.y - 4);
  await page.mouse.move(at.x, at.y);
}

export async function clickOn(page: Page, place: Place): Promise<void> {
  await pointAt(page, place);
  await page.mouse.down();
  await page.mouse.up();
}

/** Press, move in steps, let go. */
export async function drag(page: Page, from: Place, to: Place, steps = 12): Promise<void> {
  const { at } = await readRulers(page);
  const [start, end] = [at(...from), at(...to)];
  await pointAt(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps });
  await page.mouse.up();
}

export const ruling = (page: Page): Locator => page.getByRole('complementary', { name: 'Ruling' });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true });

/** The page shows a change in the frame after it; two frames later everything on it is of now. */
async function shownNow(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

/** Every unit as the table in words tells it: name, side, order, state, figures, place. */
export async function inWords(page: Page): Promise<readonly string[]> {
  await shownNow(page);
  return page.getByRole('listbox', { name: 'The table in words' }).getByRole('option').allInnerTexts();
}

/** Where a unit is by the table in words: the mean of its stands. */
export async function whereIs(page: Page, name: string): Promise<Place> {
  const said = (await inWords(page)).find((row) => row.startsWith(name)) ?? '';
  const found = /(-?[\d.]+)″ east, (-?[\d.]+)″ north/.exec(said);
  if (!found) throw new Error(`${name} is not on the table: ${said}`);
  return [Number(found[1]), Number(found[2])];
}

/** The faces of the last throw, in order: "d6 shows 4". */
export async function diceThrown(page: Page): Promise<readonly (string | null)[]> {
  await shownNow(page);
  const dice = await page.getByRole('list', { name: 'Dice thrown' }).getByRole('img').all();
  return Promise.all(dice.map((die) => die.getAttribute('aria-label')));
}

/** A scenario or save from disk, as the menu's file dialog would hand it over. */
export async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Open a file')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
