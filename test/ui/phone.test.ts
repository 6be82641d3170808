/** The phone's sheet and tool bar, and the tablet's sheet at the side. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED_PLAN } from './fixtureRuling.ts';
import { shellOn } from './shellOn.ts';

const sheet = page.getByRole('complementary', { name: 'Ruling' });
const height = (): number => Math.round(sheet.element().getBoundingClientRect().height);

describe('the phone', () => {
  test('bar 54, tools 76, the sheet half open at 272', async () => {
    const { ui } = await shellOn('phone');
    expect(page.getByRole('banner').element().getBoundingClientRect().height).toBe(54);
    expect(page.getByRole('navigation', { name: 'Tools' }).element().getBoundingClientRect().height).toBe(76);
    expect(height()).toBe(272);
    expect(ui.tableHost.getBoundingClientRect().height).toBeGreaterThanOrEqual(442);
  });

  test('verdict and slider first, and Fire is always in reach', async () => {
    const { asked } = await shellOn('phone');
    await expect.element(sheet.getByText('May fire. Crosses 4 stands of 2 units; no friends in the line.')).toBeVisible();
    await expect.element(sheet.getByRole('slider', { name: 'Point of ricochet' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Fire' }).click();
    expect(asked('fire')).toHaveLength(1);
  });

  test('a refusal is read in the sheet, and Fire is off', async () => {
    await shellOn('phone', { plan: REFUSED_PLAN, ricochet: null });
    await expect.element(sheet.getByText(/^May not fire\. Out of arc by 0\.27″/)).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Fire' })).toBeDisabled();
  });

  test('the sheet steps by its buttons and by the arrow keys', async () => {
    await shellOn('phone');
    await sheet.getByRole('button', { name: 'Raise the panel' }).click();
    await expect.poll(height).toBe(674);
    await expect.element(sheet.getByRole('button', { name: 'Raise the panel' })).toBeDisabled();
    (sheet.getByRole('separator').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(height).toBe(96);
    await expect.element(sheet.getByRole('button', { name: 'Lower the panel' })).toBeDisabled();
  });

  test('the sheet follows the finger and comes to rest at the nearest height, even when the finger leaves the handle', async () => {
    await shellOn('phone');
    const handle = sheet.getByRole('separator').element() as HTMLElement;
    handle.setPointerCapture = () => undefined;
    const touch = (type: string, clientY: number, isPrimary = true): void =>
      void handle.dispatchEvent(new PointerEvent(type, { pointerId: 7, clientY, isPrimary, bubbles: true }));
    touch('pointerdown', 500);
    touch('pointermove', 430);
    await expect.poll(height).toBe(342);
    touch('pointermove', 200);
    touch('pointercancel', 200);
    await expect.poll(height).toBe(674);
  });

  test('the menu fits the screen and scrolls', async () => {
    await shellOn('phone');
    await page.getByRole('button', { name: 'Menu' }).click();
    const box = page.getByRole('menu').element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(844);
    expect(box.left).toBeGreaterThanOrEqual(0);
    await page.getByRole('menuitem', { name: /Keys and help/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Keys and help' })).toBeVisible();
  });

  test('units and terrain are in the menu', async () => {
    const { asked } = await shellOn('phone');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Units' }).click();
    expect(asked('pickTool')).toEqual([['pickTool', 'units']]);
    await expect.element(sheet.getByRole('heading', { name: 'Units' })).toBeVisible();
  });
});

describe('the tablet', () => {
  test('the ruling is a sheet at the right, shut until asked for', async () => {
    await shellOn('tablet');
    await expect.element(page.getByRole('button', { name: 'Declare' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Ruling panel' }).click();
    await expect.element(page.getByRole('button', { name: 'Declare' })).toBeVisible();
    expect(sheet.element().getBoundingClientRect().width).toBeCloseTo(340, 1);
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await expect.element(page.getByRole('button', { name: 'Declare' })).not.toBeInTheDocument();
  });

  test('a tool that works in the panel opens it', async () => {
    await shellOn('tablet', { tool: 'units' });
    await expect.element(page.getByRole('heading', { name: 'Units' })).toBeVisible();
  });
});

test('at 1280×720 the panel is 340, the footer 64 and the rail 48 wide', async () => {
  const { ui } = await shellOn('laptop');
  const host = ui.tableHost.getBoundingClientRect();
  expect([host.left, host.right, host.bottom]).toEqual([48 + 18, 1280 - 340, 720 - 64 - 18]);
});
