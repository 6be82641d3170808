/** Files from the player's disk: names of every sort are text, a bad file changes nothing, a good one comes back as it went. */
import { readFile } from 'node:fs/promises';
import { battle, battleOf, battleWithStand } from '#test/battle';
import { DESK } from '#test/pages';
import { BATTERY_A, clickOn, drag, inWords, openFile, ruling, whereIs } from '#test/player';
import { stories, story } from '#test/story';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';

const opened = (page: Page, name: string) => page.getByRole('banner').getByText(name, { exact: true }).waitFor();

const names: readonly (readonly [what: string, name: string])[] = [
  ['html-injection: markup', '<img src=x onerror="window.caught=1"><b>Guard</b>'],
  ['html-injection: a script', '</script><script>window.caught=1</script>'],
  ['special-names-as-keys: __proto__', '__proto__'],
  ['special-names-as-keys: constructor', 'constructor'],
  ['unicode-names: accents and a horse', 'Régiment d’Élite 🐎'],
  ['unicode-names: right to left', 'كتيبة الحرس الأولى'],
  ['unicode-names: a name that turns its neighbours round', '\u202Eyrettab ehT'],
  ['A name of a thousand letters', 'W'.repeat(1000)],
];

describe('A unit is called by its name, whatever the name:', () => {
  const told = stories(DESK);
  for (const [what, name] of names) {
    told(what, async (page) => {
      await openFile(page, 'names.lof.json', JSON.stringify(battleOf(name, { name })));
      await expect.poll(async () => (await inWords(page))[0] ?? '').toContain(name.slice(0, 40));
      const list = page.getByRole('listbox', { name: 'The table in words' });
      await list.focus();
      await page.keyboard.press('Enter');
      const title = ruling(page).getByRole('heading', { level: 2 });
      await expect.poll(() => title.textContent()).toBe(name);
      expect(await page.evaluate(() => (window as { caught?: unknown }).caught)).toBeUndefined();
      expect(await page.locator('#app img, #app b:text-is("Guard"), #app script').count()).toBe(0);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBe(client);
    });
  }
});

const whole = JSON.stringify(battle());
const bad: readonly (readonly [what: string, text: string, told: readonly RegExp[]])[] = [
  ['malformed-file: broken off in the middle', whole.slice(0, 200), [/JSON/i]],
  ['malformed-file: nothing in it', '', [/JSON/i]],
  ['malformed-file: something else altogether', '[1, 2, 3]', [/expected/i]],
  ['newer-save-refused: a scenario of a newer version', JSON.stringify(battle({ version: 99 })), [/99/, /newer/i]],
  [
    'negative-or-zero-size: a stand without depth',
    JSON.stringify(battleWithStand({ depth: 0 })),
    [/units\[1\]\.stands\[0\]\.depth/, /col-1/],
  ],
  [
    'non-finite-in-json: no number where a number belongs',
    JSON.stringify(battleWithStand({ x: null })),
    [/units\[1\]\.stands\[0\]\.x/, /null/],
  ],
  ['duplicate-ids: one id for two stands', JSON.stringify(battleWithStand({ id: 'col-2' })), [/col-2/]],
  ['stands-overlap-on-placement: two stands in one place', JSON.stringify(battleWithStand({ y: 14.5 })), [/overlap/i, /col-1/]],
  ['line-leaves-table: a stand with a corner off the table', JSON.stringify(battleWithStand({ x: 0.2 })), [/table/i, /col-1/]],
  [
    'A field with crossing edges',
    JSON.stringify(
      battle({
        terrain: [
          {
            id: 'bow',
            kind: 'plough',
            outline: [
              [1, 1],
              [5, 5],
              [5, 1],
              [1, 5],
            ],
          },
        ],
      }),
    ),
    [/cross/i, /bow/],
  ],
];

describe('A bad file is told of by name and place, and the game in progress stays as it was:', () => {
  const tell = stories(DESK);
  for (const [what, text, told] of bad) {
    tell(what, async (page) => {
      const before = await inWords(page);
      await openFile(page, 'bad.lof.json', text);
      const dialog = page.getByRole('dialog', { name: 'This file was not opened' });
      await dialog.waitFor();
      const said = await dialog.innerText();
      for (const word of [/bad\.lof\.json/, ...told]) expect(said).toMatch(word);
      expect(said).not.toMatch(/\n\s+at |undefined|\[object/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await inWords(page)).toEqual(before);
      await opened(page, 'The Goldbach Bridges');
    });
  }
});

story('prototype-pollution: a file cannot teach every object a new word', DESK, async (page) => {
  const text = whole.replace('"seed"', '"__proto__":{"fogOfWar":true},"constructor":{"prototype":{"fogOfWar":true}},"seed"');
  await openFile(page, 'sly.lof.json', text);
  await opened(page, 'A small affair');
  expect(await page.evaluate(() => ({}) as { fogOfWar?: unknown }).then((plain) => plain.fogOfWar)).toBeUndefined();
  expect(await page.evaluate(() => 'fogOfWar' in {})).toBe(false);
});

story('A scenario goes to disk and comes back with every name and place as it was', DESK, async (page) => {
  await openFile(page, 'names.lof.json', JSON.stringify(battleOf('Régiment d’Élite 🐎', { note: 'kept as it is' })));
  await opened(page, 'A small affair');
  const before = await inWords(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Save scenario' }).click()]);
  expect(download.suggestedFilename()).toBe('A-small-affair.lof.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'line-of-fire-scenario', version: 1, note: 'kept as it is' });
  await openFile(page, 'again.lof.json', text);
  await expect.poll(() => inWords(page)).toEqual(before);
});

story('A game with steps may be saved on the way out, and the file brings it back, steps and all', DESK, async (page) => {
  await drag(page, BATTERY_A, [5.6, 14.05]);
  const moved = await inWords(page);
  await openFile(page, 'next.lof.json', whole);
  const question = page.getByRole('dialog', { name: 'Leave this game?' });
  const [download] = await Promise.all([page.waitForEvent('download'), question.getByRole('button', { name: 'Save and leave' }).click()]);
  expect(download.suggestedFilename()).toBe('The-Goldbach-Bridges.lofgame.json');
  await opened(page, 'A small affair');
  await openFile(page, 'back.lofgame.json', await readFile(await download.path(), 'utf8'));
  await opened(page, 'The Goldbach Bridges');
  await expect.poll(() => inWords(page)).toEqual(moved);
  await page.getByText('Step 1', { exact: true }).waitFor();
});

story('The game in progress is there again after the page was closed, with its steps to take back', DESK, async (page) => {
  await drag(page, BATTERY_A, [5.6, 14.05]);
  const moved = await whereIs(page, 'No. 1 Battery');
  await page.getByRole('banner').getByText('saved at step 1').waitFor();
  await page.reload();
  await page.getByRole('banner').getByText('continued').waitFor();
  expect(await whereIs(page, 'No. 1 Battery')).toEqual(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(() => whereIs(page, 'No. 1 Battery')).not.toEqual(moved);
});

story('two-tabs: an older window that goes on with the game is told so and writes over nothing', DESK, async (page) => {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('listbox', { name: 'The table in words' }).waitFor({ state: 'attached' });
  await drag(second, BATTERY_A, [5.6, 14.05]);
  await second.getByRole('banner').getByText('saved at step 1').waitFor();
  const ahead = await whereIs(second, 'No. 1 Battery');

  await page.bringToFront();
  await drag(page, BATTERY_A, [7.6, 14.05]);
  await page.getByText('Another window went on with this game').first().waitFor();
  expect(await whereIs(page, 'No. 1 Battery')).not.toEqual(ahead);
  await second.reload();
  await second.getByRole('banner').getByText('continued').waitFor();
  expect(await whereIs(second, 'No. 1 Battery')).toEqual(ahead);
});

/** The browser's own answer when its store is full. */
const fullStore = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the store is full', 'QuotaExceededError');
    };
  });
};

story(
  'storage-quota: when the browser’s store is full the player is told at once and the game goes on',
  { ...DESK, before: fullStore },
  async (page) => {
    await drag(page, BATTERY_A, [5.6, 14.05]);
    await page.getByText('The browser’s store is full').first().waitFor();
    await page.getByText('Save the game to a file now').first().waitFor();
    const moved = await whereIs(page, 'No. 1 Battery');
    await page.keyboard.press('Control+z');
    await expect.poll(() => whereIs(page, 'No. 1 Battery')).not.toEqual(moved);
    await clickOn(page, BATTERY_A);
    await ruling(page).getByRole('heading', { name: 'No. 1 Battery' }).waitFor();
  },
);
