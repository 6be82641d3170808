/** A whole shot with the mouse alone: from pointing to the ruling, back, and again. */
import { BATTERY_A, clickOn, diceThrown, drag, inWords, ODESSA, pointAt, ruling, tool } from '#test/player';
import { DESK } from '#test/pages';
import { story } from '#test/story';
import { expect } from 'vitest';

story(
  'undo-after-dice: a battery lays a ricochet through the column, is stopped by the plough, fires, takes it back and throws the same dice',
  { ...DESK, webgl: true },
  async (page) => {
    await pointAt(page, BATTERY_A);
    const card = page.getByRole('region', { name: 'Unit under the pointer' });
    await card.getByRole('heading', { name: 'No. 1 Battery' }).waitFor();
    expect(await card.innerText()).toMatch(/Can shoot[\s\S]*Odessa[\s\S]*9\.59″/i);

    // A seed of one's own.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Dice and seed' }).click();
    await page.getByRole('textbox', { name: 'Seed' }).fill('borodino');
    await page.getByRole('button', { name: 'Done' }).click();
    await ruling(page).getByText('seed borodino · 0 dice thrown').waitFor();

    await tool(page, 'Ricochet').click();
    await clickOn(page, BATTERY_A);
    await pointAt(page, ODESSA);
    const panel = ruling(page);
    await panel.getByRole('heading', { name: 'Ricochet, No. 1 Battery at Odessa' }).waitFor();
    await clickOn(page, ODESSA);

    // Each gun's own line, with the distance at which it enters each stand.
    const inLine = (gun: number) =>
      panel
        .getByRole('list', { name: `Stands in the line of gun ${gun}` })
        .getByRole('listitem')
        .allInnerTexts();
    const first = (await inLine(1)).map((row) => row.replace(/\s+/g, ' '));
    expect(first).toEqual(['1 Odessa 9.59″', '2 Odessa 10.39″', '3 Odessa 11.19″', '4 Narva after the point 15.90″']);
    expect(await inLine(2)).toHaveLength(5);

    // The diamond lies 12.50″ from the muzzle; it is dragged along the line to 14″.
    const inches = panel.getByLabel('Point of ricochet in inches');
    await expect.poll(() => inches.inputValue()).toBe('12.50');
    const along = (d: number): readonly [number, number] => {
      const [x, y] = [BATTERY_A[0] + 0.8 * Math.sin((84 * Math.PI) / 180), BATTERY_A[1] + 0.8 * Math.cos((84 * Math.PI) / 180)];
      const way = Math.atan2(ODESSA[0] - 0.797 - x, ODESSA[1] - 0.07 - y);
      return [x + d * Math.sin(way), y + d * Math.cos(way)];
    };
    await drag(page, along(12.5), along(14));
    await expect.poll(() => inches.inputValue()).toBe('14.00');
    await panel
      .getByText(/Stopped by a ploughed field at 18\.\d\d″/)
      .first()
      .waitFor();

    await page.keyboard.press('Enter');
    await panel.getByText('Ruling · settled').waitFor();
    const thrown = await diceThrown(page);
    const after = await inWords(page);
    expect(thrown.length).toBeGreaterThanOrEqual(2);

    await page.keyboard.press('Control+z');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('seed borodino · 0 dice thrown').waitFor();
    await panel.getByRole('heading', { name: 'Ricochet, No. 1 Battery at Odessa' }).waitFor();
    await expect.poll(() => inches.inputValue()).toBe('14.00');

    await page.keyboard.press('Enter');
    await panel.getByText('Ruling · settled').waitFor();
    expect(await diceThrown(page)).toEqual(thrown);
    expect(await inWords(page)).toEqual(after);
  },
);
