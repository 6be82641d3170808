/** Bar, rail, footer, frame, dialogs and menus, by role and name. */
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CARD, CHANCES, PLAN, REFUSED_PLAN, UNIT_PLAN } from './fixtureRuling.ts';
import { BATTLE } from './fixtureTable.ts';
import { shellOn } from './shellOn.ts';

describe('the bar', () => {
  test('names the scenario, whether it is saved, turn and step', async () => {
    await shellOn('desk');
    const bar = page.getByRole('banner');
    await expect.element(bar.getByText('The Goldbach Bridges')).toBeVisible();
    await expect.element(bar.getByText('saved 10 s ago')).toBeVisible();
    const now = document.querySelector('[aria-label="Steps of the turn"] [aria-current="step"]');
    expect(now?.textContent?.trim()).toBe('Artillery');
  });

  test('the next step settles the open one; a step that is done is ticked and cannot be reopened', async () => {
    const { asked, desk } = await shellOn('desk');
    const steps = page.getByRole('list', { name: 'Steps of the turn' });
    await steps.getByRole('button', { name: 'Small arms' }).click();
    expect(asked('settleStep')).toEqual([['settleStep']]);
    desk.set({ state: { ...BATTLE, turn: { ...BATTLE.turn, step: 'small-arms' } } });
    await expect.element(steps.getByRole('button', { name: 'Small arms' })).not.toBeInTheDocument();
    await expect.element(steps.getByText('done:')).toBeInTheDocument();
    await expect.element(steps.getByRole('button', { name: 'Artillery' })).not.toBeInTheDocument();
    await steps.getByRole('button', { name: 'End turn' }).click();
    expect(asked('send')).toEqual([['send', { type: 'end-turn' }]]);
  });

  test('with typed dice and shots declared it leads to the dice instead of settling without them', async () => {
    const { asked } = await shellOn('desk', { plan: null, typedDice: true, declared: [PLAN] });
    await page.getByRole('list', { name: 'Steps of the turn' }).getByRole('button', { name: 'Small arms' }).click();
    expect(asked('settleStep')).toEqual([]);
    expect(document.activeElement?.getAttribute('name')).toBe('die-0');
  });

  test('the menu saves, opens samples and turns the lights down', async () => {
    const { asked } = await shellOn('desk');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Save scenario' }).click();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Save game' }).click();
    await menu.click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
    expect([asked('saveScenario').length, asked('saveGame').length]).toEqual([1, 1]);
    expect(asked('setDark')).toEqual([['setDark', true]]);
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  });

  test('a file chosen is handed over, and the same file can be chosen again', async () => {
    const { asked } = await shellOn('desk');
    const file = new File(['{}'], 'battle.lof.json', { type: 'application/json' });
    const input = page.elementLocator(document.querySelector<HTMLInputElement>('input[type=file]')!);
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(asked('openFile').map((one) => (one[1] as File).name)).toEqual(['battle.lof.json', 'battle.lof.json']);
  });

  test('what is drawn over the table is switched without closing the list', async () => {
    const { asked } = await shellOn('desk');
    await page.getByRole('button', { name: 'What is drawn over the table' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Field of fire' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Labels' }).click();
    expect(asked('setOverlay')).toEqual([
      ['setOverlay', 'field', true],
      ['setOverlay', 'labels', false],
    ]);
  });
});

describe('the rail', () => {
  test('picks a tool, shows which is in hand and its key', async () => {
    const { asked } = await shellOn('desk');
    const rail = page.getByRole('navigation', { name: 'Tools' });
    await expect.element(rail.getByRole('button', { name: 'Ricochet', pressed: true })).toBeVisible();
    await rail.getByRole('button', { name: 'Measure' }).click();
    expect(asked('pickTool')).toEqual([['pickTool', 'measure']]);
    await expect.element(rail.getByRole('button', { name: 'Measure', pressed: true })).toHaveTextContent('M');
  });
});

describe('the footer', () => {
  test('steps so far; a press on one goes back to it, undone ones are marked', async () => {
    const { asked } = await shellOn('desk');
    const log = page.getByRole('list', { name: 'Steps so far' });
    await log.getByRole('button', { name: /1\/9e Ligne wheels/ }).click();
    await expect.element(log.getByRole('button', { name: 'Pavlograd moves 2.00″ (undone)' })).toBeInTheDocument();
    await log.getByRole('button', { name: /Pavlograd/ }).click();
    expect(asked('goTo')).toEqual([
      ['goTo', 2],
      ['goTo', 5],
    ]);
  });

  test('Undo and Redo are off where there is nothing to undo or redo', async () => {
    const { desk, asked } = await shellOn('desk');
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: 'Undo', exact: true }).click();
    await foot.getByRole('button', { name: 'Redo', exact: true }).click();
    expect([asked('undo').length, asked('redo').length]).toEqual([1, 1]);
    desk.set({ head: 0, log: [] });
    await expect.element(foot.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    await expect.element(foot.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
  });

  test('says what the present gesture does', async () => {
    await shellOn('desk');
    await expect.element(page.getByText('Drag the diamond to move the point of ricochet')).toBeVisible();
  });
});

describe('the frame of the table', () => {
  test('its size is what the camera is told, ruler strips beside it', async () => {
    const { ui } = await shellOn('desk');
    const host = ui.tableHost.getBoundingClientRect();
    expect([host.left, host.top]).toEqual([52 + 18, 56]);
    expect([host.right, host.bottom]).toEqual([1440 - 378, 900 - 86 - 18]);
  });

  test('zoom buttons ask for a zoom at the middle', async () => {
    const { asked } = await shellOn('desk');
    const zoom = page.getByRole('group', { name: 'Zoom' });
    await zoom.getByRole('button', { name: 'Zoom in' }).click();
    await zoom.getByRole('button', { name: 'Zoom out' }).click();
    await zoom.getByRole('button', { name: 'Show the whole table' }).click();
    expect(asked('zoom').map((one) => one[1])).toEqual([1.25, 0.8]);
    expect(asked('fit')).toHaveLength(1);
  });

  test('the scale bar is in inches and in the yards of the book', async () => {
    await shellOn('desk');
    await expect.element(page.getByRole('figure', { name: 'Scale: 5 inches are 250 yards' })).toBeVisible();
  });

  test('over an enemy the card begins with what the selected unit’s fire would come to, or why it may not fire', async () => {
    const { desk } = await shellOn('desk', { plan: null, hovered: CARD, hoverShot: { plan: UNIT_PLAN, chances: CHANCES } });
    const card = page.getByRole('region', { name: 'Unit under the pointer' });
    await expect.element(card.getByText(`${UNIT_PLAN.mode.label}, No. 1 Battery`)).toBeVisible();
    await expect.element(card.getByRole('region', { name: 'Expected effect on Odessa' }).getByText(/^mean loss/)).toBeVisible();
    desk.set({ hoverShot: { plan: UNIT_PLAN, chances: [] } });
    await expect.element(card.getByText('Working out the chances')).toBeVisible();
    desk.set({ hoverShot: { plan: REFUSED_PLAN, chances: [] } });
    await expect.element(card.getByText(REFUSED_PLAN.refused?.because ?? '')).toBeVisible();
    desk.set({ hoverShot: null });
    await expect.element(card.getByText(/No. 1 Battery$/).first()).toBeVisible();
    await expect.element(card.getByText('Working out the chances')).not.toBeInTheDocument();
  });

  test('the card of the unit under the pointer lets the pointer through and is never under it', async () => {
    const { ui } = await shellOn('desk', { hovered: CARD });
    const card = page.getByRole('region', { name: 'Unit under the pointer' });
    await expect.element(card).toHaveTextContent('No. 1 Battery');
    expect(getComputedStyle(card.element()).pointerEvents).toBe('none');
    const host = ui.tableHost.getBoundingClientRect();
    for (const share of [0.95, 0.6, 0.1, 0.5, 0.99, 0.02]) {
      const at = { clientX: host.left + share * host.width, clientY: host.top + 60 };
      ui.tableHost.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true }));
      await expect
        .poll(() => {
          const box = card.element().getBoundingClientRect();
          return at.clientX < box.left || at.clientX > box.right;
        })
        .toBe(true);
    }
  });

  test('a notice says what happened and is closed by its cross', async () => {
    const { asked } = await shellOn('desk', { notice: { tone: 'no', title: 'Not moved.', body: 'Odessa would overlap Narva by 0.42″.' } });
    await expect.element(page.getByText('Not moved. Odessa would overlap Narva by 0.42″.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close this message' }).click();
    expect(asked('dismiss')).toHaveLength(1);
  });
});

describe('dialogs', () => {
  test('a file that was not opened: file, place, found, expected; the table is as it was', async () => {
    const fault = {
      file: 'column.lof.json',
      path: 'units[1].stands[0].facing',
      found: '"north"',
      expected: 'a number of degrees',
      said: 'The facing of stand musk2-1 is not a number.',
    };
    const { asked } = await shellOn('desk', { fault });
    const dialog = page.getByRole('dialog', { name: 'This file was not opened' });
    for (const said of Object.values(fault)) await expect.element(dialog.getByText(said, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to the table' }).click();
    expect(asked('dismiss')).toHaveLength(1);
  });

  test('a question is answered, by button or by Escape as no', async () => {
    const question = { title: 'Undo across a throw of dice?', body: 'The dice come back with the shot.', yes: 'Undo', no: 'Keep' };
    const { asked, desk } = await shellOn('desk', { question });
    await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    desk.set({ question });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(asked('answer')).toEqual([
      ['answer', 'yes'],
      ['answer', 'no'],
    ]);
  });

  test('samples are opened by name', async () => {
    const { ui, asked } = await shellOn('desk');
    ui.show('samples');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Column on the post road/ })
      .click();
    expect(asked('openSample')).toEqual([['openSample', 'column']]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('help is made from the table of keys', async () => {
    const { ui } = await shellOn('desk');
    ui.show('help');
    const sheet = page.getByRole('dialog', { name: 'Keys and help' });
    await expect.element(sheet.getByText('Nudge 0.1″')).toBeVisible();
    expect([...sheet.element().querySelectorAll('kbd')].map((cap) => cap.textContent)).toContain('Shift');
  });

  test('a reading is chosen and sent as one step', async () => {
    const { ui, asked } = await shellOn('desk');
    ui.show('readings');
    const dialog = page.getByRole('dialog', { name: 'Readings of Stands and odds' });
    await expect.element(dialog.getByRole('radio', { name: 'Any line through two stands.' })).toBeChecked();
    await dialog.getByRole('radio', { name: /flank/i }).click();
    expect(asked('send')).toEqual([['send', { type: 'set-option', id: 'C001-18', choice: 'flank' }]]);
  });

  test('the seed is set, an empty one is refused in words', async () => {
    const { ui, asked } = await shellOn('desk');
    ui.show('seed');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Seed' });
    await field.fill('  ');
    await userEvent.tab();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await field.fill('1815');
    await userEvent.tab();
    expect(asked('send')).toEqual([['send', { type: 'set-seed', seed: '1815' }]]);
  });
});

test('the short menu of the piece in hand duplicates and takes off', async () => {
  const { ui, asked } = await shellOn('desk');
  ui.show('menu');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  ui.show('menu');
  await page.getByRole('menuitem', { name: 'Take off the table' }).click();
  expect(asked('send')).toEqual([
    ['send', { type: 'duplicate-unit', unit: 'bty1', by: [1, 1] }],
    ['send', { type: 'delete', units: ['bty1'], stands: [], terrain: [] }],
  ]);
  await expect.poll(() => document.activeElement).toBe(ui.tableHost);
});

test('after unmounting nothing listens any more', async () => {
  const { ui, desk } = await shellOn('desk');
  ui.unmount();
  const told = vi.fn();
  window.addEventListener('error', told);
  desk.set({ plan: null });
  window.removeEventListener('error', told);
  expect(told).not.toHaveBeenCalled();
});
