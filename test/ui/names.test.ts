/** Names come from files and strangers: they are shown as text, whatever they hold, and never break the page. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskView } from '#ui/desk';
import { LOG, VIEW } from './fixtureDesk.ts';
import { BOOK } from './fixtureBook.ts';
import { CARD, MODES, PLAN, SETTLED } from './fixtureRuling.ts';
import { BATTLE } from './fixtureTable.ts';
import { shellOn, SIZES } from './shellOn.ts';

const NAMES = {
  markup: '<img src=x onerror="window.struck=1"><b>Guard</b>&amp;<script>window.struck=1</script>',
  long: 'Königlich-Preußisches-Landwehr-Infanterie-Regiment-'.repeat(6),
  'right-to-left': 'كتيبة الحرس الأولى \u202Eשלום',
  emoji: '🐎🔥 Régiment d’Élite 👨‍👩‍👧‍👦',
  proto: '__proto__',
  template: '{@html alert(1)} ${1+1} {{7*7}}',
} as const;

function named(name: string): Partial<DeskView> {
  const units = BATTLE.units.map((unit) => ({ ...unit, name }));
  const terrain = BATTLE.table.terrain.map((piece) => ({ ...piece, name }));
  const state = { ...BATTLE, name, units, table: { ...BATTLE.table, terrain }, sides: BATTLE.sides.map((side) => ({ ...side, name })) };
  return {
    state,
    book: { ...BOOK, label: name },
    log: LOG.map((entry) => ({ ...entry, title: `${name} moves` })),
    hovered: { ...CARD, name, troop: name, side: name, canShoot: CARD.canShoot.map((one) => ({ ...one, name })) },
    selected: { ...CARD, name },
    modes: MODES.map((mode) => ({ ...mode, label: name })),
    notice: { tone: 'no', title: name, body: name },
    hint: name,
    saved: name,
  };
}

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

const SCENES: readonly (readonly [string, Partial<DeskView>])[] = [
  ['an aimed shot', {}],
  ['a settled shot', { plan: null, settled: SETTLED }],
  ['declared shots', { plan: null, declared: [PLAN] }],
  ['the unit tray', { tool: 'units' }],
  ['the terrain tray', { tool: 'terrain', selectedTerrain: 'wood' }],
  ['a fault', { fault: { file: NAMES.markup, path: NAMES.long, found: NAMES.markup, expected: NAMES.emoji, said: NAMES.markup } }],
];

for (const [scene, change] of SCENES) {
  test(`markup in every name is shown letter by letter with ${scene}`, async () => {
    await shellOn('desk', { ...named(NAMES.markup), ...change });
    await expect.element(page.getByText(NAMES.markup).first()).toBeInTheDocument();
    expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0);
    expect([...document.scripts].filter((one) => one.text.includes('struck'))).toEqual([]);
    expect([...document.querySelectorAll('b')].map((one) => one.textContent)).not.toContain('Guard');
    expect(Reflect.get(window, 'struck')).toBeUndefined();
  });
}

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  test.each(Object.entries(NAMES))(`%s names keep the page within the ${size}`, async (_, name) => {
    await shellOn(size, named(name));
    const [width, height] = SIZES[size];
    expect([document.documentElement.scrollWidth, document.documentElement.scrollHeight]).toEqual([width, height]);
    const spilt = [...document.querySelectorAll<HTMLElement>('header, nav, footer, aside, .panel-body, .panel-head, .card, .notice')]
      .filter((one) => one.offsetParent !== null || one.tagName === 'ASIDE')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'auto')
      .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} > ${one.clientWidth}`);
    expect(spilt).toEqual([]);
    const table = document.querySelector('[role=application]')!.getBoundingClientRect();
    expect(table.width).toBeGreaterThan(300);
    expect(table.height).toBeGreaterThan(150);
  });
}

test('a right-to-left name does not turn the numbers beside it', async () => {
  await shellOn('desk', { ...named(NAMES['right-to-left']), tool: 'units' });
  const row = page.getByRole('complementary', { name: 'Units' }).getByRole('button', { pressed: true }).element();
  const [name, figures] = [row.querySelector('.name')!, row.querySelector('.num')!].map((one) => one.getBoundingClientRect());
  expect(figures!.left).toBeGreaterThanOrEqual(name!.right);
  expect(VIEW.tool).toBe('ricochet');
});
