/**
 * Stories: a real browser on the built page, with real pointer, fingers and keys. Whatever a story tells, the page may write
 * nothing on its console and may ask nobody else for anything.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '../../.ci/chromium.mjs';
import { DESK, tableReady } from './pages.ts';

export interface Told extends BrowserContextOptions {
  /** Faults that the story itself brings about, such as a lost graphics card. */
  readonly mayWrite?: RegExp;
  /** Runs before the page does anything. */
  readonly before?: (page: Page) => Promise<void>;
}

/** The browser's own notes on drawing without a graphics card. */
const DRIVER = /GL Driver Message/;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
});

async function tell(name: string, { mayWrite, before, ...context }: Told, run: (page: Page) => Promise<void>): Promise<void> {
  const address = inject('address');
  const wrong: string[] = [];
  const opened = await browser.newContext({ ...DESK, reducedMotion: 'reduce', ...context });
  const page = await opened.newPage();
  page.setDefaultTimeout(15_000);
  page.on('console', (message) => {
    const said = `${message.type()}: ${message.text()}`;
    if (['error', 'warning'].includes(message.type()) && !DRIVER.test(said) && !mayWrite?.test(said)) wrong.push(said);
  });
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) wrong.push(`asked elsewhere: ${request.url()}`);
  });
  try {
    await before?.(page);
    await page.goto(address);
    await tableReady(page);
    await run(page);
    expect(wrong).toEqual([]);
  } catch (problem) {
    const folder = join('test', 'story', '__failures__');
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-').slice(0, 80)}.png`) }).catch(() => undefined);
    if (wrong.length > 0 && problem instanceof Error) problem.message += `\nand the page: ${wrong.join('\n')}`;
    throw problem;
  } finally {
    await opened.close();
  }
}

export function story(name: string, how: Told, run: (page: Page) => Promise<void>): void {
  test(name, () => tell(name, how, run));
}
