/** Units and terrain: list, add, change, rename, duplicate, delete. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BATTLE } from './fixtureTable.ts';
import { shellOn } from './shellOn.ts';

const tray = (name: string) => page.getByRole('complementary', { name });

describe('the unit tray', () => {
  test('lists units side by side and selects one', async () => {
    const { asked } = await shellOn('desk', { tool: 'units' });
    await tray('Units')
      .getByRole('region', { name: 'Russians' })
      .getByRole('button', { name: /^Odessa/ })
      .click();
    expect(asked('pickUnit')).toEqual([['pickUnit', 'odessa']]);
  });

  test('adds a unit with the troop’s usual stands and order', async () => {
    const { asked } = await shellOn('desk', { tool: 'units' });
    await tray('Units').getByRole('button', { name: 'Add unit' }).click();
    const form = tray('Units').getByRole('form', { name: 'Add a unit' });
    await form.getByRole('combobox', { name: 'Troop' }).selectOptions('Foot artillery');
    await form.getByRole('combobox', { name: 'Side' }).selectOptions('Russians');
    await form.getByRole('combobox', { name: 'Gun' }).selectOptions('6-pounder');
    await form.getByRole('textbox', { name: 'Name' }).fill('Position Battery');
    await form.getByRole('button', { name: 'Add to the table' }).click();
    expect(asked('addUnit')).toEqual([
      ['addUnit', { name: 'Position Battery', side: 'red', troop: 'foot-artillery', order: 'unlimbered', stands: 2, gun: 'nap-6' }],
    ]);
  });

  test('a number of stands with a comma is refused in words and nothing is added', async () => {
    const { asked } = await shellOn('desk', { tool: 'units' });
    await tray('Units').getByRole('button', { name: 'Add unit' }).click();
    const form = tray('Units').getByRole('form', { name: 'Add a unit' });
    await form.getByRole('textbox', { name: 'Stands' }).fill('2,5');
    await form.getByRole('button', { name: 'Add to the table' }).click();
    await expect.element(form.getByRole('alert')).toHaveTextContent('“2,5” is not a number of stands.');
    expect(asked('addUnit')).toEqual([]);
  });

  test('renames, changes order and state, marks it engaged, duplicates', async () => {
    const { asked } = await shellOn('desk', { tool: 'units' });
    const units = tray('Units');
    await units.getByRole('textbox', { name: 'Name' }).fill('Position Battery');
    await userEvent.tab();
    await units.getByRole('combobox', { name: 'Order' }).selectOptions('Limbered');
    await units.getByRole('combobox', { name: 'State' }).selectOptions('Shaken');
    await units.getByRole('checkbox', { name: 'Engaged' }).click();
    await units.getByRole('button', { name: 'Duplicate' }).click();
    expect(asked('send').map((one) => one[1])).toEqual([
      { type: 'rename', what: 'unit', id: 'bty1', name: 'Position Battery' },
      { type: 'set-unit', unit: 'bty1', change: { order: 'limbered' } },
      { type: 'set-unit', unit: 'bty1', change: { state: 'shaken' } },
      { type: 'set-unit', unit: 'bty1', change: { engaged: true } },
      { type: 'duplicate-unit', unit: 'bty1', by: [1, 1] },
    ]);
  });

  test('an empty name is refused in words', async () => {
    const { asked } = await shellOn('desk', { tool: 'units' });
    await tray('Units').getByRole('textbox', { name: 'Name' }).fill('   ');
    await userEvent.tab();
    await expect.element(tray('Units').getByRole('alert')).toBeVisible();
    expect(asked('send')).toEqual([]);
  });

  test('deletes only after a yes', async () => {
    const { asked } = await shellOn('desk', { tool: 'units' });
    await tray('Units').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    expect(asked('send')).toEqual([]);
    await tray('Units').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete No. 1 Battery?' }).getByRole('button', { name: 'Delete' }).click();
    expect(asked('send')).toEqual([['send', { type: 'delete', units: ['bty1'], stands: [], terrain: [] }]]);
  });
});

describe('the terrain tray', () => {
  test('adds a kind, selects, renames and deletes a piece', async () => {
    const { asked } = await shellOn('desk', { tool: 'terrain' });
    const terrain = tray('Terrain');
    await terrain.getByRole('combobox', { name: 'Kind' }).selectOptions('Stream');
    await terrain.getByRole('textbox', { name: 'Name' }).fill('Goldbach');
    await terrain.getByRole('button', { name: 'Add terrain' }).click();
    expect(asked('addTerrain')).toEqual([['addTerrain', 'stream', 'Goldbach']]);
    await terrain.getByRole('button', { name: /^Santon/ }).click();
    expect(asked('pickTerrain')).toEqual([['pickTerrain', 'santon']]);
    await terrain.getByRole('textbox', { name: 'Name' }).last().fill('Windmill Hill');
    await userEvent.tab();
    await terrain.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await terrain.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    expect(asked('send').map((one) => one[1])).toEqual([
      { type: 'rename', what: 'terrain', id: 'santon', name: 'Windmill Hill' },
      { type: 'delete', units: [], stands: [], terrain: ['santon'] },
    ]);
  });

  test('the piece picked comes into sight, however far down the list it stands', async () => {
    const [plough] = BATTLE.table.terrain;
    if (!plough) throw new Error('the battle has no plough');
    const terrain = Array.from({ length: 60 }, (_, i) => ({ ...plough, id: `p${i}`, name: `Field ${i}` }));
    const state = { ...BATTLE, table: { ...BATTLE.table, terrain } };
    await shellOn('desk', { tool: 'terrain', state, selectedTerrain: 'p59' });
    await expect.element(tray('Terrain').getByRole('button', { name: 'Field 59' })).toBeInViewport();
    await expect.element(tray('Terrain').getByRole('button', { name: 'Field 0' })).not.toBeInViewport();
  });

  test('a piece without a name goes by its kind', async () => {
    await shellOn('desk', { tool: 'terrain' });
    await expect.element(tray('Terrain').getByRole('button', { name: /^Building/ })).toHaveTextContent('2 stories');
  });
});
