/** The reading rooms on the built page: an example worked with one press, and the book on paper. */
import { expect } from 'vitest';
import type { Page } from 'playwright';
import { ruling } from '#test/player';
import { story } from '#test/story';

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

story('an example stands on the table with its shot aimed, and its readings say what they would change', {}, async (page) => {
  await choose(page, 'Worked examples');
  await page.getByRole('button', { name: /Thirty-six Camerons, by the example/ }).click();
  await ruling(page).getByText('Hadendoa reads 15.00″', { exact: false }).first().waitFor();
  await choose(page, 'Readings');
  const group = page.getByRole('group', { name: 'From 12 to 20 inches small arms are at' });
  expect(await group.getByText('Changes this shot').count()).toBe(1);
  await group.getByRole('radio', { name: /table/i }).check();
  await group
    .getByText(/factor −2.*/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await choose(page, 'Readings');
  expect(await group.getByRole('radio', { name: /example/i }).isChecked()).toBe(true);
});

const noPrinter = {
  before: async (page: Page): Promise<void> => {
    await page.addInitScript(() => (window.print = () => undefined));
  },
};

story('the sheet of every book is alone on the paper and keeps to two pages', noPrinter, async (page) => {
  for (const book of ['Linear fire', 'Stands and odds', 'Sands of the Sudan']) {
    await choose(page, 'Choose the book');
    await page.getByRole('radio', { name: book, exact: true }).check();
    await page.getByRole('navigation', { name: 'The book' }).getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('button', { name: 'Print sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() =>
      [...document.body.querySelectorAll('main, header, dialog, .paper, .shell')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.className.split(' ')[0]),
    );
    expect(seen).toEqual(['paper']);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
  }
});
