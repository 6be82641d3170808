/** The page for those who do not see it, cannot point at it, or want it still. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LOG } from './fixtureDesk.ts';
import { CARD, PLAN, REFUSED_PLAN, SETTLED, UNIT_PLAN } from './fixtureRuling.ts';
import { faultsFound, shellOn, SIZES } from './shellOn.ts';

const FAULT = { file: 'a.json', path: 'units[0].x', found: '"north"', expected: 'a number', said: 'The facing is not a number.' };

describe('axe finds nothing', () => {
  test.each([
    ['an aimed shot', {}],
    ['an aimed shot in the dark', { dark: true }],
    ['a refusal', { plan: REFUSED_PLAN, chances: [] }],
    ['a unit’s shot with typed dice and declared shots', { plan: UNIT_PLAN, ricochet: null, typedDice: true, declared: [PLAN, UNIT_PLAN] }],
    ['a settled shot in the dark', { plan: null, settled: SETTLED, dark: true }],
    ['nothing selected', { plan: null, selected: null, modes: [], ricochet: null, log: [], head: 0 }],
    ['a unit hovered', { hovered: CARD, notice: { tone: 'no', title: 'Not moved.', body: 'It would overlap.' } }],
    ['the unit tray', { tool: 'units' }],
    ['the terrain tray', { tool: 'terrain', selectedTerrain: 'wood' }],
    ['a file that was not opened', { fault: FAULT }],
    [
      'a question',
      { question: { title: 'Undo across a throw?', body: 'The dice come back.', yes: 'Undo', no: 'Keep', first: 'Save and undo' } },
    ],
  ] as const)('with %s', async (_, change) => {
    await shellOn('desk', change);
    expect(await faultsFound()).toEqual([]);
  });

  test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('at the size of the %s', async (size) => {
    await shellOn(size);
    expect(await faultsFound()).toEqual([]);
  });

  test.each(
    (['samples', 'examples', 'help', 'book', 'rules', 'readings', 'charts', 'seed'] as const).flatMap((dialog) => [
      [dialog, false] as const,
      [dialog, true] as const,
    ]),
  )('with the %s open, dark: %s', async (dialog, dark) => {
    const { ui } = await shellOn('desk', { dark });
    ui.show(dialog);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await faultsFound()).toEqual([]);
  });
});

describe('the table in words', () => {
  test('is out of sight until it has the focus, and lists every unit', async () => {
    await shellOn('desk');
    const list = page.getByRole('listbox', { name: 'The table in words' });
    expect(list.element().closest('section')?.getBoundingClientRect().height).toBeLessThanOrEqual(2);
    (list.element() as HTMLElement).focus();
    await expect.element(page.getByRole('option', { name: /Odessa, Russians/ })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(6);
  });

  test('is one tab stop; arrows walk it, Enter selects, T aims', async () => {
    const { asked } = await shellOn('desk');
    (page.getByRole('listbox').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{End}t{ArrowDown}');
    expect(asked('pickUnit')).toEqual([['pickUnit', 'odessa']]);
    expect(asked('aimAt')).toEqual([['aimAt', 'pavlograd']]);
    expect(page.getByRole('listbox').element().getAttribute('aria-activedescendant')).toBe('unit-in-words-5');
  });
});

describe('the table itself', () => {
  test('is one tab stop between the list and the buttons beside it', async () => {
    const { ui } = await shellOn('desk');
    (page.getByRole('listbox').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(ui.tableHost);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Zoom in');
  });

  test('takes no gesture of the page', async () => {
    const { ui } = await shellOn('phone');
    expect(getComputedStyle(ui.tableHost).touchAction).toBe('none');
    expect(getComputedStyle(document.body).overflow).toBe('hidden');
  });
});

describe('what is announced', () => {
  const polite = (): string => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
  const urgent = (): string => document.querySelector('[aria-live="assertive"]')?.textContent ?? '';

  test('the ruling, once it stands still', async () => {
    await shellOn('desk');
    await expect.poll(polite).toContain('May fire. Crosses 4 stands');
  });

  test('a refusal of a command at once, as an alert', async () => {
    const { desk } = await shellOn('desk', { plan: null });
    desk.set({ notice: { tone: 'no', title: 'Not moved.', body: 'Odessa would overlap Narva by 0.42″.' } });
    await expect.poll(urgent).toBe('Not moved. Odessa would overlap Narva by 0.42″.');
  });

  test('the result when the dice have fallen', async () => {
    const { desk } = await shellOn('desk');
    desk.set({ plan: null, settled: SETTLED, log: LOG });
    await expect.poll(polite).toBe('Odessa: Shaken. Loses 1 stand.');
  });
});

test('a dialog takes the focus, Escape closes it, and the focus goes back to where it was', async () => {
  await shellOn('desk');
  const opener = page.getByRole('button', { name: /Rule book/ });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: /The book/ })).toBeVisible();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener.element());
});

test.each(['desk', 'tablet', 'phone'] as const)('F6 goes from the table to the panel and back, on the %s too', async (size) => {
  const { ui } = await shellOn(size);
  ui.tableHost.focus();
  ui.crossToPanel();
  await expect.poll(() => document.activeElement?.closest('aside')?.getAttribute('aria-label')).toBe('Ruling');
  expect(document.activeElement?.closest('.panel-body')).not.toBeNull();
  ui.crossToPanel();
  await expect.poll(() => document.activeElement).toBe(ui.tableHost);
});

test('every control that a finger may press on the phone is at least 44 px high and wide', async () => {
  await shellOn('phone');
  const small = [...document.querySelectorAll<HTMLElement>('button, summary, input:not([type=file]), select, [role=separator]')]
    .filter((one) => one.offsetParent !== null && !one.closest('.heard'))
    .filter((one) => !one.classList.contains('show'))
    .map((one) => ({ said: one.getAttribute('aria-label') ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
    .map(({ said, box }) => `${said} ${Math.round(box.width)}×${Math.round(box.height)}`);
  expect(small).toEqual([]);
});

test('sides are told apart without colour: each livery has its own pattern', async () => {
  await shellOn('desk', { tool: 'units' });
  const [blue, red] = ['livery-0', 'livery-1'].map((name) => getComputedStyle(document.querySelector(`.${name}`)!).backgroundImage);
  expect(blue).toBe('none');
  expect(red).toContain('repeating-linear-gradient');
});
