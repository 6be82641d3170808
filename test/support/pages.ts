/** The screens that the page is looked at on, and when it is ready. */
import type { BrowserContextOptions, Page } from 'playwright';

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
export const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** The table is drawn and answers. */
export async function tableReady(page: Page): Promise<void> {
  await page.getByRole('application', { name: 'Table' }).locator('canvas').first().waitFor();
  await page.getByRole('listbox', { name: 'The table in words' }).waitFor({ state: 'attached' });
}
