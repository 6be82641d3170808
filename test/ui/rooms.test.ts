/** The reading rooms: the book, its rules, its readings, its charts, and the worked examples. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chart } from '#rules/engine/chart';
import { bookById } from '#rules/sets/index';
import type { ChoiceEffect } from '#ui/desk';
import { BOOK } from './fixtureBook.ts';
import { VIEW } from './fixtureDesk.ts';
import { faultsFound, shellOn } from './shellOn.ts';

const room = page.getByRole('dialog');
const LINEAR = bookById('linear')!;
const sent = (asked: readonly (readonly unknown[])[]) => asked.map((one) => one[1]);

afterEach(() => {
  vi.restoreAllMocks();
});

test('the four rooms of the book lie side by side, and the one that is open is told', async () => {
  const { ui } = await shellOn('desk');
  ui.show('book');
  const rooms = page.getByRole('navigation', { name: 'The book' });
  for (const [name, title] of [
    ['Rules', 'Rules of Stands and odds'],
    ['Readings', 'Readings of Stands and odds'],
    ['Charts', 'Charts of Stands and odds'],
    ['Book', 'The book: Stands and odds'],
  ] as const) {
    await rooms.getByRole('button', { name }).click();
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(rooms.getByRole('button', { name }).element().getAttribute('aria-current')).toBe('page');
  }
});

test('the cross stays on the line of the title, however narrow the window', async () => {
  const { ui } = await shellOn('desk', { book: { ...BOOK, label: 'Sands of the Sudan' } });
  ui.show('rules');
  for (const width of [390, 640, 761, 768, 794, 860, 861, 900, 1024, 1440]) {
    await page.viewport(width, 900);
    const inside = document.querySelector('dialog')!.getBoundingClientRect();
    const title = document.querySelector('dialog h2')!.getBoundingClientRect();
    const cross = room.getByRole('button', { name: 'Close', exact: true }).element().getBoundingClientRect();
    expect(cross.left, `at ${width}`).toBeGreaterThan(title.right);
    expect(cross.top, `at ${width}`).toBeLessThan(title.bottom);
    expect(cross.bottom, `at ${width}`).toBeGreaterThan(title.top);
    expect(inside.right - cross.right, `at ${width}`).toBeLessThan(24);
  }
});

describe('the book', () => {
  test('is chosen with one press', async () => {
    const { ui, asked } = await shellOn('desk');
    ui.show('book');
    await expect.element(room.getByRole('radio', { name: /Stands and odds/ })).toBeChecked();
    await room.getByRole('radio', { name: /Linear fire/ }).click();
    expect(sent(asked('send'))).toEqual([{ type: 'set-book', book: 'linear', parts: {} }]);
  });

  test('is joined otherwise by its parts: only those that are not its own are named', async () => {
    const { ui, desk, asked } = await shellOn('desk');
    ui.show('book');
    await room.getByRole('combobox', { name: 'Fire' }).selectOptions('linear');
    expect(sent(asked('send'))).toEqual([{ type: 'set-book', book: 'stands', parts: { fire: 'linear' } }]);
    const book = { ...BOOK, parts: { ...BOOK.parts, fire: { id: 'linear', label: 'Linear fire', text: '000', charts: [] } } };
    desk.set({ state: { ...VIEW.state, parts: { fire: 'linear' } }, book });
    await expect.element(room.getByText('Joined by you')).toBeVisible();
    await expect.element(room.getByRole('radio', { name: /Stands and odds/ })).not.toBeChecked();
    await room.getByRole('combobox', { name: 'Fire' }).selectOptions('stands');
    await room.getByRole('button', { name: 'Back to Stands and odds' }).click();
    expect(sent(asked('send')).slice(1)).toEqual([
      { type: 'set-book', book: 'stands', parts: {} },
      { type: 'set-book', book: 'stands', parts: {} },
    ]);
  });
});

describe('the rules', () => {
  const headings = () => [...document.querySelectorAll('article h4')].map((one) => one.textContent);

  test('are filtered while one types, what is found is lit, and markup in a heading stays words', async () => {
    const { ui } = await shellOn('desk');
    ui.show('rules');
    await expect.poll(headings).toEqual(['What a gun bears on', 'Ricochet', 'Enfilade', 'Effect of Fire <b>chart</b>']);
    await room.getByRole('searchbox', { name: 'Search the rules' }).fill('CHART');
    await expect.poll(headings).toEqual(['Effect of Fire <b>chart</b>']);
    await expect.element(room.getByText('1 of 4 passages')).toBeVisible();
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['chart']);
    expect(document.querySelector('article b')).toBeNull();
    await room.getByRole('searchbox').fill('zouave');
    await expect.element(room.getByText(/Nothing in these rules holds “zouave”/)).toBeVisible();
  });

  test('Escape empties the search before it closes the room', async () => {
    const { ui } = await shellOn('desk');
    ui.show('rules');
    await room.getByRole('searchbox').fill('chart');
    await userEvent.keyboard('{Escape}');
    await expect.element(room.getByRole('searchbox')).toHaveValue('');
    await expect.poll(headings).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await expect.element(room).not.toBeInTheDocument();
  });

  test('open at the passage that a chip of the ruling names, with the focus on it', async () => {
    await shellOn('desk');
    await page.getByRole('complementary', { name: 'Ruling' }).getByRole('link', { name: 'Rule: Artillery arc, printed' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Rules of Stands and odds' })).toBeVisible();
    await expect.poll(() => document.activeElement?.querySelector('h4')?.textContent).toBe('What a gun bears on');
  });

  test('open at the text’s top when no passage tells of what a chip names, and say so', async () => {
    await shellOn('desk');
    await page.getByRole('complementary', { name: 'Ruling' }).getByRole('link', { name: 'Rule: Direct fire, printed' }).first().click();
    await expect.element(room.getByText(/No passage of its own tells of “Direct fire”/)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe('Text 001: stands and odds');
  });

  test('stay where they are while the game goes on', async () => {
    const { ui, desk } = await shellOn('desk');
    ui.show('rules');
    await room.getByRole('searchbox').fill('chart');
    desk.set({ hint: 'another frame' });
    await expect.element(room.getByRole('searchbox')).toHaveValue('chart');
  });

  test('lead to the reading and to the chart of a passage', async () => {
    const { ui } = await shellOn('desk');
    ui.show('rules');
    await room.getByRole('button', { name: 'Reading C001-18: any angle' }).click();
    await expect.element(page.getByRole('dialog', { name: /Readings/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'The book' }).getByRole('button', { name: 'Rules' }).click();
    await room.getByRole('article').getByRole('button', { name: 'Modifiers of the die' }).click();
    await expect.element(room.getByRole('heading', { name: 'Modifiers of the die' })).toBeVisible();
  });

  test('of another book are read under its own name, and its own sheet is printed; the other rooms stay with the book in force', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { ui, desk } = await shellOn('desk', { books: [BOOK, LINEAR] });
    ui.show('rules');
    const whose = room.getByRole('combobox', { name: 'Whose rules' });
    await whose.selectOptions('Linear fire');
    await expect.element(page.getByRole('dialog', { name: 'Rules of Linear fire' })).toBeVisible();
    await room.getByRole('button', { name: 'Print sheet' }).click();
    await expect.poll(() => printed.mock.calls.length).toBe(1);
    const paper = () => document.querySelector('.paper');
    expect(paper()?.querySelector('h1')?.textContent).toBe('Linear fire');
    expect(paper()?.textContent).toContain('C000-7');
    expect(paper()?.textContent).not.toContain('C001-18');
    expect(paper()?.textContent).not.toContain('in force');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(paper).toBeNull();
    await page.getByRole('navigation', { name: 'Passages' }).getByRole('button', { name: 'Musket fire' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Rules of Linear fire' })).toBeVisible();
    await whose.selectOptions('Stands and odds, in force');
    await expect.element(page.getByRole('dialog', { name: 'Rules of Stands and odds' })).toBeVisible();
    await whose.selectOptions('Linear fire');
    await page.getByRole('navigation', { name: 'The book' }).getByRole('button', { name: 'Readings' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Readings of Stands and odds' })).toBeVisible();
    expect(desk.asked.filter(([name]) => name === 'send')).toEqual([]);
  });

  test('of another book are printed with the player’s own charts, as that book would be played', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const scale = LINEAR.charts.find((chart) => chart.title === 'Scale');
    const mine = { ...scale, title: 'Scale of my own' } as Chart;
    const { ui } = await shellOn('desk', { books: [BOOK, LINEAR], state: { ...VIEW.state, charts: [mine] } });
    ui.show('rules');
    await room.getByRole('combobox', { name: 'Whose rules' }).selectOptions('Linear fire');
    await room.getByRole('button', { name: 'Print sheet' }).click();
    await expect.poll(() => printed.mock.calls.length).toBe(1);
    expect([...document.querySelectorAll('.paper caption')].map((one) => one.textContent)).toContainEqual(
      expect.stringContaining('Scale of my own'),
    );
  });

  test('are handed to the printer as a sheet of charts, readings and headings, alone on the paper', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { ui } = await shellOn('desk');
    ui.show('rules');
    const button = room.getByRole('button', { name: 'Print sheet' });
    await button.click();
    await expect.poll(() => printed.mock.calls.length).toBe(1);
    const paper = document.querySelector('.paper');
    expect([...(paper?.querySelectorAll('caption') ?? [])].map((one) => one.textContent)).toHaveLength(5);
    expect(paper?.textContent).toContain('C001-18');
    expect(paper?.textContent).toContain('What a gun bears on · Ricochet · Enfilade*');
    expect(document.documentElement.classList.contains('on-paper')).toBe(true);
    expect(getComputedStyle(paper!).display).toBe('none');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('.paper')).toBeNull();
    expect(document.documentElement.classList.contains('on-paper')).toBe(false);
  });
});

describe('the readings', () => {
  test('quote the passage, say how it is read and why, and what each choice means', async () => {
    const { ui } = await shellOn('desk');
    ui.show('readings');
    await expect.element(room.getByText('line of fire passes through more than one stand')).toBeVisible();
    await expect.element(room.getByText('Two stands on one line of fire are enough.')).toBeVisible();
    await expect.element(room.getByText('The passage names no angle.')).toBeVisible();
    await expect.element(room.getByText('Only a line that enters by a flank.')).toBeVisible();
    await expect.element(room.getByText('The text says nothing of it.')).toBeVisible();
  });

  test('say what each choice would make of the shot at hand', async () => {
    const { ui } = await shellOn('desk');
    ui.show('readings');
    await expect.element(room.getByText('2 of 2 readings change this shot.')).toBeVisible();
    const flank = room.getByRole('radio', { name: /flank/i }).element();
    const about = document.getElementById(flank.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toMatch(/Changes this shot.*Odessa: 12 : 18/s);
  });

  test('that change nothing say so once, and are left out on request', async () => {
    const { ui, desk } = await shellOn('desk');
    Object.assign(desk, {
      effectOf: (id: string): readonly ChoiceEffect[] => [
        { choice: 'any-angle', said: 'a', kind: 'used' },
        { choice: 'flank', said: 'b', kind: id === 'C001-18' ? 'changes' : 'same' },
      ],
    });
    ui.show('readings');
    await expect.element(room.getByText('1 of 2 readings change this shot.')).toBeVisible();
    await expect.element(room.getByText('No change for the shot at hand, whichever is chosen.')).toBeVisible();
    await room.getByRole('checkbox', { name: 'Only those that change it' }).click();
    expect(room.getByRole('group').elements()).toHaveLength(1);
  });

  test('without an aim ask for one', async () => {
    const { ui } = await shellOn('desk', { plan: null });
    ui.show('readings');
    await expect.element(room.getByText(/Aim a shot of No. 1 Battery/)).toBeVisible();
  });
});

describe('the worked examples', () => {
  test('opened on a tablet bring the closed panel into sight: the numbers are read there', async () => {
    const { ui, asked } = await shellOn('tablet');
    const panel = page.getByRole('complementary', { name: 'Ruling' });
    await expect.element(panel).not.toBeInTheDocument();
    ui.show('examples');
    await page.getByRole('dialog', { name: 'Worked examples' }).getByRole('listitem').getByRole('button').first().click();
    await expect.element(panel).toBeVisible();
    expect(asked('openExample')).toHaveLength(1);
  });

  test('once open tell number by number what the text says and what the table says, and throw the dice of the text', async () => {
    const { desk, asked } = await shellOn('desk', {
      example: {
        text: '000',
        title: 'Canister at no range',
        says: '18 × 30% = 450%',
        wrong: 'The product is 540%.',
        numbers: [
          { field: 'percent', text: ['450'], here: ['540'] },
          { field: 'sure', text: [null], here: ['5'] },
          { field: 'figures', text: ['5'], here: [null] },
        ],
        dice: [40],
      },
    });
    const card = page.getByRole('region', { name: 'Worked example' });
    await expect.element(card.getByText('The text errs. The product is 540%.')).toBeVisible();
    const row = (name: RegExp) => card.getByRole('row', { name });
    await expect.element(row(/^All chances, percent 450 540\s*, the text errs$/)).toBeVisible();
    await expect.element(row(/^Sure hits – 5\s*, not in the text$/)).toBeVisible();
    await expect.element(row(/^Figures removed 5 –\s*, waits for the dice$/)).toBeVisible();
    expect(await faultsFound()).toEqual([]);
    await card.getByRole('button', { name: 'Throw the example’s dice: 40' }).click();
    expect(asked('throwExample')).toHaveLength(1);
    const told = desk.view().example;
    desk.set({ example: told && { ...told, wrong: null, dice: [], numbers: [{ field: 'odds', text: ['2-1'], here: ['3-1'] }] } });
    await expect.element(row(/^Odds 2-1 3-1\s*, differs$/)).toBeVisible();
    await expect.element(card.getByRole('button', { name: /Throw/ })).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Put the example’s card away' }).click();
    await expect.element(card).not.toBeInTheDocument();
  });

  test('stand by text, say where the text errs, and open with one press', async () => {
    const { ui, asked } = await shellOn('desk');
    ui.show('examples');
    await expect.element(room.getByText(/The text errs. The product is 540%/)).toBeVisible();
    await room.getByRole('button', { name: /Three stands at three inches/ }).click();
    expect(asked('openExample')).toEqual([['openExample', 'T001-01']]);
    await expect.element(room).not.toBeInTheDocument();
  });

  test('are found from the start screen and the menu', async () => {
    const { ui } = await shellOn('desk');
    ui.show('samples');
    await room.getByRole('button', { name: 'Worked examples' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Worked examples' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Worked examples' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Worked examples' })).toBeVisible();
  });
});
