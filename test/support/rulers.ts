/** Where a point of the table is on the screen, read off the rulers beside the table as a person would. */
import type { Page } from 'playwright';

export interface OnScreen {
  readonly pxPerInch: number;
  readonly at: (x: number, y: number) => { readonly x: number; readonly y: number };
}

interface Mark {
  readonly inch: number;
  readonly px: number;
}

async function marks(page: Page, axis: 'x' | 'y'): Promise<readonly Mark[]> {
  return page.locator(`svg.strip.${axis}`).evaluate((strip, along) => {
    const frame = strip.getBoundingClientRect();
    return [...strip.querySelectorAll('text')].map((label) => {
      const line = label.previousElementSibling as SVGLineElement;
      const px = along === 'x' ? frame.left + line.x1.baseVal.value : frame.top + line.y1.baseVal.value;
      return { inch: Number(label.textContent), px };
    });
  }, axis);
}

function scale(found: readonly Mark[]): (inch: number) => number {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first.inch === last.inch) throw new Error('the ruler shows fewer than two numbers');
  return (inch) => first.px + ((inch - first.inch) * (last.px - first.px)) / (last.inch - first.inch);
}

export async function readRulers(page: Page): Promise<OnScreen> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  const [across, up] = [scale(await marks(page, 'x')), scale(await marks(page, 'y'))];
  return { pxPerInch: across(1) - across(0), at: (x, y) => ({ x: across(x), y: up(y) }) };
}
