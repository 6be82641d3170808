/** The charts room: every chart with its source, edited as a copy, drawn, handed out and read in. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chart } from '#rules/engine/chart';
import type { Desk } from '#ui/desk';
import { BANDS, BOOK, CURVES, GRID } from './fixtureBook.ts';
import { VIEW } from './fixtureDesk.ts';
import { faultsFound, shellOn } from './shellOn.ts';

const room = page.getByRole('dialog');
const sent = (asked: readonly (readonly unknown[])[]) => asked.map((one) => one[1]);

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
  const file = (name: string, text: string) => new File([text], name, { type: 'application/json' });
  const hand = async (one: File) => {
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Read a chart from a file"]')!;
    const data = new DataTransfer();
    data.items.add(one);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
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

  test('that are worked out from others are neither edited nor read in: those are named, and lead to themselves', async () => {
    const worked: Chart = { ...CURVES, id: 'in-cover', title: 'Lines in cover', workedOut: ['fire-curves'] } as Chart;
    const book = { ...BOOK, charts: [...BOOK.charts, { ...worked, source: { ...worked.source, status: 'yours' } } as Chart] };
    const { asked } = await open('Lines in cover', { book, shipped: { ...BOOK, charts: [...BOOK.charts, worked] } });
    await expect.element(room.getByText(/Worked out from other charts each time/)).toBeVisible();
    expect(room.getByRole('button', { name: 'Edit a copy' }).elements()).toEqual([]);
    expect(room.getByRole('button', { name: 'As shipped' }).elements()).toEqual([]);
    await expect.element(room.getByRole('button', { name: 'Export JSON' })).toBeVisible();
    await hand(file('mine.json', JSON.stringify(worked)));
    await expect.element(room.getByText(/mine.json, id: found in-cover, which is worked out from other charts/)).toBeVisible();
    await room.getByRole('button', { name: 'Chance of a hit, per cent a figure', exact: true }).click();
    await expect.element(room.getByRole('button', { name: 'Edit a copy' })).toBeVisible();
    expect(asked('send')).toEqual([]);
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

  test('from a file, and drafts, are kept when another chart is looked at and when the room is left', async () => {
    const { asked, ui } = await open('Smoothbore musket');
    const list = page.getByRole('navigation', { name: 'Charts' });
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await cell('long, value').fill('1/4');
    await expect.element(room.getByText(/A draft, not used yet/)).toBeVisible();
    const steep = { ...CURVES, rows: CURVES.kind === 'curves' ? CURVES.rows.map((row) => ({ ...row, upTo: 12 })) : [] };
    await hand(file('mine.json', JSON.stringify(steep)));
    await expect.element(cell('Musket, up to, inches')).toHaveValue('12');
    await userEvent.keyboard('{Escape}');
    await expect.element(room).not.toBeInTheDocument();
    ui.show('charts');
    await list.getByRole('button', { name: /Smoothbore musket.*draft/ }).click();
    await expect.element(cell('long, value')).toHaveValue('1/4');
    await list.getByRole('button', { name: /Chance of a hit.*draft/ }).click();
    await expect.element(cell('Musket, up to, inches')).toHaveValue('12');
    await room.getByRole('button', { name: 'Discard' }).click();
    await expect.element(room.getByRole('button', { name: 'Edit a copy' })).toBeVisible();
    await expect.element(list.getByRole('button', { name: /Chance of a hit.*draft/ })).not.toBeInTheDocument();
    expect(asked('send')).toEqual([]);
  });

  test('from a file do not take the place of a draft that has something typed in it', async () => {
    await open('Chance of a hit');
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await cell('Musket, up to, inches').fill('10');
    await hand(file('mine.json', JSON.stringify(CURVES)));
    await expect
      .element(room.getByRole('alert'))
      .toHaveTextContent(/A draft of .* is open\. Use it or discard it, then import mine\.json\./);
    await expect.element(cell('Musket, up to, inches')).toHaveValue('10');
  });

  test('a number typed with the keyboard’s own minus is the number that stands there', async () => {
    await open('Chance of a hit');
    await room.getByRole('button', { name: 'Edit a copy' }).click();
    await cell('Musket, per inch').fill('-2');
    await expect.element(room.getByText(/changed, was/)).not.toBeInTheDocument();
    await cell('Musket, per inch').fill('-3');
    await expect.element(room.getByText('changed, was −2')).toBeVisible();
  });

  test('of curves are read at a range by pointer and by keys, and take a staircase over them where the book has one', async () => {
    await open('Chance of a hit');
    const reader = room.getByRole('slider', { name: 'Read at a range, in inches' });
    (reader.element() as unknown as HTMLElement).focus();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}');
    await expect.element(room.getByText('At 2.25″: Musket 25.5%, Rifle 27.75%')).toBeVisible();
    await room.getByRole('checkbox', { name: /Staircase over it/ }).click();
    await expect.element(room.getByText('At 2.25″: Musket 25.5%, Rifle 27.75%, The steps +1')).toBeVisible();
    expect(await faultsFound()).toEqual([]);
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
