/** The built page, served for a tool that looks at it. */
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { buildIfNeeded } from '../../.ci/build.mjs';
import { chromiumLaunch } from '../../.ci/chromium.mjs';
import { serve } from '../../.ci/serve.mjs';

export async function withBuiltPage(look: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  const root = process.cwd();
  if (!buildIfNeeded(root)) throw new Error('the page could not be built');
  const served = await serve({ folder: join(root, 'dist'), port: 0 });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await look(browser, served.address);
  } finally {
    await browser.close();
    await served.close();
  }
}
