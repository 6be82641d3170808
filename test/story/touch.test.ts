/** The same with fingers, on a tablet and on a telephone. */
import { fingers } from '#test/fingers';
import { PHONE, TABLET } from '#test/pages';
import { BATTERY_A, diceThrown, ODESSA, whereIs, type Place } from '#test/player';
import { readRulers } from '#test/rulers';
import { story } from '#test/story';
import type { Page } from 'playwright';
import { expect } from 'vitest';

async function tapAt(page: Page, [x, y]: Place): Promise<void> {
  const at = (await readRulers(page)).at(x, y);
  await page.touchscreen.tap(at.x, at.y);
}

story(
  'With fingers on a tablet: a gun is picked, aimed at the column, its point of ricochet dragged, fired and taken back',
  TABLET,
  async (page) => {
    await page.getByRole('button', { name: 'Ricochet', exact: true }).tap();
    await tapAt(page, BATTERY_A);
    await tapAt(page, ODESSA);
    await page.getByRole('button', { name: 'Ruling panel' }).tap();
    const panel = page.getByRole('complementary', { name: 'Ruling' });
    await panel.getByRole('heading', { name: 'Ricochet, No. 1 Battery at Odessa' }).waitFor();
    const inches = panel.getByLabel('Point of ricochet in inches');
    await expect.poll(() => inches.inputValue()).toBe('12.50');
    await page.getByRole('button', { name: 'Close the panel' }).tap();

    // The diamond of the first gun, a finger's breadth off is near enough.
    const { at } = await readRulers(page);
    await fingers(page, [[at(19.8, 15.12), at(21.3, 15.24)]]);
    await page.getByRole('button', { name: 'Ruling panel' }).tap();
    // From 12.44″ to 13.95″ along the line, in steps of a quarter.
    await expect.poll(() => inches.inputValue()).toBe('14.00');

    await panel.getByRole('button', { name: /^Fire Enter/ }).tap();
    await panel.getByText('Ruling · settled').waitFor();
    const thrown = await diceThrown(page);
    await panel.getByRole('button', { name: /^Undo/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).tap();
    await panel.getByRole('button', { name: /^Fire Enter/ }).tap();
    await panel.getByText('Ruling · settled').waitFor();
    expect(await diceThrown(page)).toEqual(thrown);
  },
);

story(
  'page-gesture-conflict: on a telephone a pinch zooms the table about the fingers and never the page, and a finger moves a stand',
  PHONE,
  async (page) => {
    const before = await readRulers(page);
    const [x, y] = await whereIs(page, 'Odessa');
    const from = before.at(...ODESSA);
    await fingers(page, [[from, { x: from.x - 2 * before.pxPerInch, y: from.y }]]);
    await expect.poll(async () => (await whereIs(page, 'Odessa'))[0]).toBeCloseTo(x - 2, 1);
    expect((await whereIs(page, 'Odessa'))[1]).toBeCloseTo(y, 1);

    const middle = before.at(15, 18);
    await fingers(page, [
      [
        { x: middle.x - 30, y: middle.y },
        { x: middle.x - 60, y: middle.y },
      ],
      [
        { x: middle.x + 30, y: middle.y },
        { x: middle.x + 60, y: middle.y },
      ],
    ]);
    await expect.poll(async () => (await readRulers(page)).pxPerInch / before.pxPerInch).toBeCloseTo(2, 2);
    const after = await readRulers(page);
    expect(after.at(15, 18).x).toBeCloseTo(middle.x, 0);
    expect(after.at(15, 18).y).toBeCloseTo(middle.y, 0);
    expect(await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
  },
);

/** What a finger could press on the page as it is, and is smaller than a fingertip; "Show me" is pressed anywhere on its row. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  const controls = page.locator('button:visible, [role="button"]:visible, input:not(.heard):visible, select:visible');
  return controls.evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = ((one.classList.contains('show') && one.closest('.row')) || one).getBoundingClientRect();
      return width > 0 && (width < 44 || height < 44) ? [`${one.ariaLabel ?? one.textContent ?? ''} ${width}×${height}`] : [];
    }),
  );
}

story('Whatever a finger can press on a tablet is 44 pixels wide and high', TABLET, async (page) => {
  await page.getByRole('button', { name: 'Ricochet', exact: true }).tap();
  await tapAt(page, BATTERY_A);
  await tapAt(page, ODESSA);
  await page.getByRole('button', { name: 'Ruling panel' }).tap();
  expect(await tooSmall(page)).toEqual([]);
});

story('Whatever a finger can press on a telephone is 44 pixels wide and high', PHONE, async (page) => {
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Ricochet' }).tap();
  await tapAt(page, BATTERY_A);
  await tapAt(page, ODESSA);
  expect(await tooSmall(page)).toEqual([]);
});
