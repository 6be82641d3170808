/** Fingers on the screen: real touch events, led along as a hand leads them. */
import type { Page } from 'playwright';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Puts down as many fingers as there are paths, leads each along its path together with the others, and lifts them. */
export async function fingers(page: Page, paths: readonly (readonly [from: Spot, to: Spot])[], steps = 10): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) =>
    paths.map(([from, to], id) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, id }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
    // The first half goes quickly: fingers that linger where they came down ask for the menu.
    if (step > steps / 2) await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
