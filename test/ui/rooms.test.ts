/** The reading rooms: the book, its rules, its readings, its charts, and the worked examples. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chart } from '#rules/engine/chart';
import type { ChoiceEffect, Desk } from '#ui/desk';
import { BANDS, BOOK, CURVES, GRID } from './fixtureBook.ts';
import { VIEW } from './fixtureDesk.ts';
import { shellOn } from './shellOn.ts';

const room = page.getByRole('dialog');
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
    expect(about?.textContent).toMatch(/Only a line that enters by a flank\..*Changes this shot.*Odessa: 12 : 18/s);
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

describe('the charts', () => {
  const open = async (chart: string, change: Parameters<typeof shellOn>[1] = {}) => {
    const shell = await shellOn('desk', change);
    shell.ui.show('charts');
    await page.getByRole('navigation', { name: 'Charts' }).getByRole('button', { name: chart }).click();
    return shell;
  };
  const cell = (name: string) => room.getByRole('textbox', { name });
  const complaintOf = (name: string) => document.getElementById(cell(name).element().getAttribute('aria-describedby') ?? '')?.textContent;
  const use = () => room.getByRole('button', { name: 'Use this chart' });
  const ownBands: Chart = { ...BANDS, source: { ...BANDS.source, status: 'yours' } };

  test('stand by part, each with where it comes from in words', async () => {
    const { ui } = await shellOn('desk');
    ui.show('charts');
    const list = page.getByRole('navigation', { name: 'Charts' });
    await expect.element(list).toBeVisible();
    expect([...list.element().querySelectorAll('.caps')].map((one) => one.textContent)).toEqual(['Fire', 'Melee', 'Drawn figures']);
    await expect.element(list.getByRole('button', { name: /Effect of Fire.*reconstructed/ })).toBeVisible();
  });

  test('are edited as a copy: a wrong number is told beside its cell, and nothing is sent', async () => {
    const { asked } = await open('Smoothbore musket');
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await expect.element(use()).toBeDisabled();
    await cell('close, value').fill('abc');
    expect(complaintOf('close, value')).toBe('Found “abc”, expected a number or a fraction such as 1/2.');
    await cell('close, value').fill('2');
    await cell('medium, up to, inches').fill('1,5');
    expect(complaintOf('medium, up to, inches')).toBe('1.5 does not lie beyond 2.');
    await expect.element(use()).toBeDisabled();
    expect(asked('send')).toEqual([]);
  });

  test('that hold are sent as the player’s own, and what differs is told in words', async () => {
    const { asked } = await open('Smoothbore musket');
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await cell('long, value').fill('1/4');
    await expect.element(room.getByText('changed, was 1/2')).toBeVisible();
    await expect.element(room.getByText(/1 number differs from the chart as shipped/)).toBeVisible();
    await use().click();
    expect(sent(asked('send'))).toEqual([
      {
        type: 'set-chart',
        chart: {
          ...ownBands,
          bands: [...(BANDS.kind === 'bands' ? BANDS.bands.slice(0, 2) : []), { upTo: 6, name: 'long', value: [1, 4] }],
        },
      },
    ]);
    await expect.element(room.getByRole('button', { name: 'Edit a copy' })).toBeVisible();
  });

  test('of the player’s own go back to the shipped ones, and a refusal is told', async () => {
    const yours = { ...BOOK, charts: [ownBands, ...BOOK.charts.slice(1)] };
    const { asked, desk } = await open('Smoothbore musket', { book: yours, state: { ...VIEW.state, charts: [ownBands] } });
    await expect
      .element(page.getByRole('navigation', { name: 'Charts' }).getByRole('button', { name: /Smoothbore musket.*your chart/ }))
      .toBeVisible();
    const answer = desk.send;
    const refusing: Desk['send'] = () => ({ code: 'no', because: 'Not now.', source: { text: 'game', where: 'x', status: 'house' } });
    Object.assign(desk, { send: refusing });
    await room.getByRole('button', { name: 'As shipped' }).click();
    await expect.element(room.getByText('Not now.')).toBeVisible();
    Object.assign(desk, { send: answer });
    await room.getByRole('button', { name: 'As shipped' }).click();
    expect(sent(asked('send'))).toEqual([{ type: 'drop-chart', id: BANDS.id }]);
  });

  test('with which the book cannot be made are told of and not sent', async () => {
    const broken = {
      ...BOOK,
      withCharts: () => {
        throw new Error('row x has no number y');
      },
    };
    const { asked } = await open('Smoothbore musket', { shipped: broken });
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await cell('long, value').fill('1/4');
    await use().click();
    await expect.element(room.getByText('The book cannot be made with it: row x has no number y.')).toBeVisible();
    expect(asked('send')).toEqual([]);
  });

  test('of curves are drawn, and the picture follows what is typed', async () => {
    await open('Chance of a hit');
    const picture = () => room.getByRole('img').element().getAttribute('aria-label');
    expect(picture()).toBe('Musket: 30.0% at 0″, 0.0% at 15″; Rifle: 30.0% at 0″, 0.0% at 30″');
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await cell('Musket, up to, inches').fill('10');
    await expect.poll(picture).toContain('Musket: 30.0% at 0″, 10.0% at 10″');
    await cell('Musket, per inch').fill('?');
    expect(picture()).toContain('Musket: 30.0% at 0″, 10.0% at 10″');
    await room.getByRole('button', { name: /Bend it/ }).click();
    await expect.element(cell('Rifle, per inch²')).toHaveValue('0');
  });

  test('of the text’s figures are drawn with their staircase', async () => {
    await open('Musket and rifle');
    expect(room.getByRole('img').element().getAttribute('aria-label')).toContain(
      'The steps: close up to 2″, medium up to 4″, long up to 6″',
    );
    expect(room.getByRole('img').element().querySelectorAll('path.line')).toHaveLength(3);
  });

  test('are handed out as JSON and as CSV', async () => {
    const { asked } = await open('Effect of Fire');
    await room.getByRole('button', { name: 'Export JSON' }).click();
    await room.getByRole('button', { name: 'CSV' }).click();
    expect(asked('saveChart')).toEqual([
      ['saveChart', GRID, 'json'],
      ['saveChart', GRID, 'csv'],
    ]);
  });

  const file = (name: string, text: string) => new File([text], name, { type: 'application/json' });
  const hand = async (one: File) => {
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Read a chart from a file"]')!;
    const data = new DataTransfer();
    data.items.add(one);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test('from a file are looked at before they are used', async () => {
    const { asked } = await open('Smoothbore musket');
    const steep = { ...CURVES, rows: CURVES.kind === 'curves' ? CURVES.rows.map((row) => ({ ...row, upTo: 12 })) : [] };
    await hand(file('mine.json', JSON.stringify(steep)));
    await expect.element(room.getByText(/From a file, not used yet/)).toBeVisible();
    await expect.element(cell('Musket, up to, inches')).toHaveValue('12');
    expect(asked('send')).toEqual([]);
    await use().click();
    expect(sent(asked('send'))).toMatchObject([{ type: 'set-chart', chart: { id: 'fire-curves', source: { status: 'yours' } } }]);
  });

  test('that do not read are refused in words, and the game is as it was', async () => {
    const { asked } = await open('Smoothbore musket');
    await hand(file('bad.json', '{"kind":"bands","id":"small-arms.musket","title":"x","source":{},"bands":[]}'));
    await expect.element(room.getByRole('alert')).toHaveTextContent('bad.json, source.text: found nothing, expected text.');
    await expect.element(room.getByText('The game and its charts are as they were.')).toBeVisible();
    expect(asked('send')).toEqual([]);
  });

  test('are chosen from a list on the phone', async () => {
    const { ui } = await shellOn('phone');
    ui.show('charts');
    await room.getByRole('combobox', { name: 'Chart' }).selectOptions('die-modifiers');
    await expect.element(room.getByRole('heading', { name: 'Modifiers of the die' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('the worked examples', () => {
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
