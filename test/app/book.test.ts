/** The book in force follows the game: chosen, joined otherwise, changed by a chart of the player's own, and undone. */
import { expect, test } from 'vitest';
import { bookOf, stateOf } from '#app/desk/bench';
import { planOf } from '#app/desk/aiming';
import { deskView } from '#app/desk/deskView';
import { selecting } from '#app/desk/hands';
import { createPlay } from '#app/desk/play';
import { oddsOf } from '#app/background/odds';
import { windowWith } from '#test/benches';
import { scene, twoLines } from '#test/scenes';
import { asYours, draftOf } from '#ui/charts/draft';

async function game() {
  const { store } = await windowWith(scene(twoLines(3)));
  const play = createPlay(store, { settled: () => undefined, declared: () => undefined });
  store.set(selecting(store.get(), { stands: ['a1', 'a2', 'a3'], terrain: null }));
  store.set({ mode: { mode: 'small-arms', load: null }, aim: { at: 'b' } });
  const odds = () => planOf(store.get())?.foreseen[0]?.odds;
  return { store, play, odds, bench: store.get };
}

const nothing = { odds: { chances: [] }, round: null, melee: null, compare: null };
const hand = { tool: 'select', shown: () => ({ ghost: null, marks: [], cursor: 'default', said: '' }) } as const;

test('a chosen book judges the shot at hand at once, and undo brings the old one back', async () => {
  const { play, odds, bench } = await game();
  expect([bookOf(bench()).id, odds()]).toEqual(['stands', '2-1']);
  expect(play.send({ type: 'set-book', book: 'linear', parts: {} })).toBeNull();
  expect([bookOf(bench()).id, planOf(bench())?.foreseen[0]?.numbers?.['percent']]).toEqual(['linear', expect.any(Number)]);
  play.undo();
  expect([bookOf(bench()).id, odds()]).toEqual(['stands', '2-1']);
});

test('a mode that the chosen book has not leaves the hand', async () => {
  const { play, store, bench } = await game();
  store.set({ mode: { mode: 'ricochet', load: null } });
  play.send({ type: 'set-book', book: 'sudan', parts: {} });
  expect(bookOf(bench()).fire.modes.map((mode) => mode.id)).toContain(bench().mode.mode);
});

test('parts joined otherwise are told by the view beside what may be joined', async () => {
  const { play, bench } = await game();
  play.send({ type: 'set-book', book: 'stands', parts: { fire: 'linear' } });
  const view = deskView(bench(), hand as unknown as Parameters<typeof deskView>[1], nothing as unknown as Parameters<typeof deskView>[2]);
  expect([view.state.book, view.book.parts.fire.id, view.book.parts.melee.id]).toEqual(['stands', 'linear', 'normalized']);
  expect(view.parts.fire.map((part) => part.id)).toEqual(['linear', 'stands', 'sudan']);
});

test('a chart of the player’s own changes the ruling and the chances, and the shipped one stays beside it', async () => {
  const { play, odds, bench } = await game();
  const shipped = bookOf(bench()).charts.find((chart) => chart.id === 'small-arms.musket');
  if (!shipped) throw new Error('no chart of the musket');
  const draft = draftOf(shipped, shipped, { 'bands[1].value': '2' });
  if (!draft.ok) throw new Error(JSON.stringify(draft.faults));
  expect(play.send({ type: 'set-chart', chart: asYours(draft.chart, shipped) })).toBeNull();
  expect(odds()).toBe('4-1');
  const view = deskView(bench(), hand as unknown as Parameters<typeof deskView>[1], nothing as unknown as Parameters<typeof deskView>[2]);
  expect(view.shipped.charts.find((chart) => chart.id === shipped.id)).toEqual(shipped);
  expect(view.book.charts.find((chart) => chart.id === shipped.id)?.source.status).toBe('yours');
  const asked = { state: stateOf(bench()), aimed: planOf(bench())?.shot ?? null, targets: ['b'], declared: [] };
  expect(oddsOf(asked, bookOf(bench())).chances[0]?.outcomes?.[0]?.share).toEqual({ num: 1, den: 4 });
  play.send({ type: 'drop-chart', id: shipped.id });
  expect(odds()).toBe('2-1');
});
