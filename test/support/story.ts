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
  /** Asks for WebGL, as most players' machines have it; the machines that tests run on paint on a canvas by themselves. */
  readonly webgl?: boolean;
  /** Runs before the page does anything. */
  readonly before?: (page: Page) => Promise<void>;
}

/** The browser's own notes on drawing without a graphics card. */
const DRIVER = /GL Driver Message/;

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

interface Stage {
  readonly page: Page;
  /** What the page wrote on its console or asked of others so far. */
  readonly wrong: string[];
  close(): Promise<void>;
}

async function open({ mayWrite, before, webgl = false, ...context }: Told): Promise<Stage> {
  const address = inject('address');
  const wrong: string[] = [];
  browser ??= chromium.launch(chromiumLaunch());
  const opened = await (await browser).newContext({ ...DESK, reducedMotion: 'reduce', ...context });
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
  await before?.(page);
  await page.goto(webgl ? `${address}?paint=webgl` : address);
  await tableReady(page);
  return { page, wrong, close: () => opened.close() };
}

async function tell(name: string, { page, wrong }: Stage, run: (page: Page) => Promise<void>): Promise<void> {
  try {
    await run(page);
    expect(wrong).toEqual([]);
  } catch (problem) {
    const folder = join('test', 'story', '__failures__');
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-').slice(0, 80)}.png`) }).catch(() => undefined);
    if (wrong.length > 0 && problem instanceof Error) problem.message += `\nand the page: ${wrong.join('\n')}`;
    throw problem;
  }
}

/** A story on a page of its own. */
export function story(name: string, how: Told, run: (page: Page) => Promise<void>): void {
  test(name, async () => {
    const stage = await open(how);
    try {
      await tell(name, stage, run);
    } finally {
      await stage.close();
    }
  });
}

/** Many short stories told one after the other on one page; each leaves it as it found it. */
export function stories(how: Told): (name: string, run: (page: Page) => Promise<void>) => void {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await open(how);
  });
  afterAll(async () => {
    await stage?.close();
  });
  return (name, run) => {
    test(name, () => {
      if (!stage) throw new Error('the page did not open');
      return tell(name, stage, run);
    });
  };
}
