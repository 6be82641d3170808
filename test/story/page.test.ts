/** The page itself: what it may load, and what happens when the machine under it misbehaves. */
import { DESK, LAPTOP } from '#test/pages';
import { BATTERY_A, clickOn, drag, inWords, ODESSA, pointAt, ruling, tool, whereIs } from '#test/player';
import { readRulers } from '#test/rulers';
import { story } from '#test/story';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';

test('The page and its server both forbid everything that is not the page’s own', async () => {
  const answer = await fetch(inject('address'));
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39;/);
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  expect(page.match(/(?:src|href)="(?!\.\/)[^"]*"/g)).toBeNull();
});

story(
  'What is not the page’s own does not run: neither a script in the page nor a string made into one',
  { ...DESK, mayWrite: /Content Security Policy|unsafe-eval/i },
  async (page) => {
    // Written as text, and away from the inspector's own call, which the policy does not bind.
    const ran = await page.evaluate(`new Promise((told) => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      setTimeout(() => {
        let made;
        try { made = String(new Function('return 1')()); } catch (refused) { made = refused.name; }
        told({ inline: window.ran === true, made });
      });
    })`);
    expect(ran).toEqual({ inline: false, made: 'EvalError' });
  },
);

story(
  'Every sample opens and every dialog shows without a word on the console and without asking anybody else',
  { ...LAPTOP, webgl: true },
  async (page) => {
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    for (const name of ['Dice and seed', 'Readings', 'Keys and help']) {
      await menu(name);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    const count = async () => {
      await menu('Samples');
      return page.getByRole('dialog').getByRole('listitem').count();
    };
    const samples = await count();
    expect(samples).toBeGreaterThanOrEqual(3);
    for (let sample = 0; sample < samples; sample += 1) {
      if (sample > 0) await menu('Samples');
      const card = page.getByRole('dialog').getByRole('listitem').nth(sample);
      const name = (await card.locator('.title').innerText()).trim();
      await card.getByRole('button').click();
      await page.getByRole('banner').getByText(name, { exact: true }).waitFor();
      expect((await inWords(page)).length).toBeGreaterThan(3);
    }
  },
);

story(
  'pick-with-zoom-and-dpr: on a dense screen, near and far, the unit under the pointer is the one that is read out',
  { ...DESK, deviceScaleFactor: 1.5 },
  async (page) => {
    const card = page.getByRole('region', { name: 'Unit under the pointer' });
    await pointAt(page, ODESSA);
    await card.getByRole('heading', { name: 'Odessa' }).waitFor();
    const before = (await readRulers(page)).at(...ODESSA);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await readRulers(page)).pxPerInch).toBeGreaterThan(40);
    const after = (await readRulers(page)).at(...ODESSA);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1.5);
    await card.getByRole('heading', { name: 'Odessa' }).waitFor();
    await pointAt(page, [18.1, 12.4]);
    await card.waitFor({ state: 'hidden' });
  },
);

story('drag-released-outside: a stand let go outside the window does not follow the pointer when it comes back', DESK, async (page) => {
  const { at } = await readRulers(page);
  const start = await whereIs(page, 'No. 1 Battery');
  const [from, later] = [at(...BATTERY_A), at(20, 20)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y, { steps: 4 });
  await page.mouse.move(-80, -60, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(later.x, later.y, { steps: 4 });
  const afterwards = await whereIs(page, 'No. 1 Battery');
  await page.mouse.move(later.x + 80, later.y, { steps: 4 });
  expect(await whereIs(page, 'No. 1 Battery')).toEqual(afterwards);

  // The release itself is never heard of: the pointer is back with no button down.
  const now = at(...(await whereIs(page, 'No. 2 Battery')));
  const second = await whereIs(page, 'No. 2 Battery');
  const mouse = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved', x: number, y: number, buttons: number) =>
    mouse.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mousePressed' ? 'left' : 'none',
      buttons,
      clickCount: type === 'mousePressed' ? 1 : 0,
    });
  await send('mouseMoved', now.x, now.y, 0);
  const gun = at(6.5, 25.6);
  await send('mousePressed', gun.x, gun.y, 1);
  for (const step of [10, 20, 30]) await send('mouseMoved', gun.x + step, gun.y, 1);
  await send('mouseMoved', later.x, later.y, 0);
  await send('mouseMoved', later.x + 90, later.y, 0);
  await page.mouse.click(later.x + 90, later.y);
  expect(await whereIs(page, 'No. 2 Battery')).toEqual(second);
  expect(start).toHaveLength(2);
});

story('undo-granularity: a drag of many moves is one step, and a drag to the same place is none', DESK, async (page) => {
  const start = await whereIs(page, 'No. 1 Battery');
  await drag(page, BATTERY_A, [5.6, 13.5], 40);
  expect(await whereIs(page, 'No. 1 Battery')).not.toEqual(start);
  await page.getByText('Step 1', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => whereIs(page, 'No. 1 Battery')).toEqual(start);
  await clickOn(page, BATTERY_A);
  await page.getByText('Step 0', { exact: true }).waitFor();
});

/** The table as it is painted, without what floats over it. */
const painted = (page: Page): Promise<Buffer> => page.getByRole('application', { name: 'Table' }).screenshot({ animations: 'disabled' });

story(
  'webgl-context-loss: the graphics card is taken away and given back; the game goes on and the table looks as before',
  { ...DESK, webgl: true, mayWrite: /context.?lost|CONTEXT_LOST/i },
  async (page) => {
    await page.mouse.move(5, 5);
    const before = await painted(page);
    const units = await inWords(page);
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[aria-label="Table"] canvas');
      const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!lose) throw new Error('the table is not painted with WebGL');
      Object.assign(window, { giveBack: () => lose.restoreContext() });
      lose.loseContext();
    });
    const notice = page.getByText('The picture was lost').first();
    await notice.waitFor();
    await pointAt(page, BATTERY_A);
    await page.getByRole('region', { name: 'Unit under the pointer' }).getByText('9.59″').waitFor();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());
    await notice.waitFor({ state: 'hidden' });
    expect(await inWords(page)).toEqual(units);
    await expect.poll(async () => (await painted(page)).equals(before), { timeout: 15_000 }).toBe(true);
  },
);

story(
  'reduced-motion: who asked for less motion sees the shot where it ends, and a table that stays still',
  { ...DESK, reducedMotion: 'reduce' },
  async (page) => {
    await tool(page, 'Aim').click();
    await clickOn(page, BATTERY_A);
    await clickOn(page, ODESSA);
    await page.keyboard.press('Enter');
    await ruling(page).getByText('Ruling · settled').waitFor();
    const first = await painted(page);
    const second = await painted(page);
    expect(second.equals(first)).toBe(true);
  },
);
