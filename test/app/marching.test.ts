/** Moves held to the book's allowance, or stands set down freely: one switch of the hand. */
import { describe, expect, it } from 'vitest';
import { handHost } from '#app/desk/hands';
import { createPlay } from '#app/desk/play';
import type { Command } from '#game/command';
import { standOf, unitOf } from '#game/lookup';
import { windowWith } from '#test/benches';
import { scene, twoLines } from '#test/scenes';

async function hand(marching: boolean) {
  const { store } = await windowWith(scene(twoLines(20), [], { book: 'linear' }));
  const play = createPlay(store, { settled: () => undefined, declared: () => undefined });
  const host = handHost(store, play, () => undefined);
  store.set({ marching });
  const state = () => store.get().session.state();
  /** The whole line of `a` straight ahead, as a drag along its front does it. */
  const ahead = (inches: number): void => {
    const placings = ['a1', 'a2', 'a3'].map((id) => {
      const { box } = standOf(state(), id);
      return { stand: id, box: { ...box, center: { x: box.center.x, y: box.center.y + inches } } };
    });
    const command: Command = { type: 'place', placings, note: { how: 'straight', inches } };
    host.send(command);
  };
  return { store, state, ahead };
}

describe('a hand that marches', () => {
  it('goes as far as a line of foot may, 8″, and not a hundredth further', async () => {
    const { state, ahead, store } = await hand(true);
    ahead(8.01);
    expect(standOf(state(), 'a1').box.center.y).toBe(9.625);
    expect(store.get().notice?.body).toMatch(/8\.01″ .*8\.00″/);
    ahead(8);
    expect(standOf(state(), 'a1').box.center.y).toBe(17.625);
    expect(unitOf(state(), 'a').moved).toMatchObject({ inches: 8, how: 'marched' });
  });

  it('adds up what it marches in a turn', async () => {
    const { state, ahead } = await hand(true);
    ahead(5);
    ahead(3.5);
    expect(standOf(state(), 'a1').box.center.y).toBe(14.625);
    ahead(3);
    expect(standOf(state(), 'a1').box.center.y).toBe(17.625);
  });

  it('sets down freely when it does not march', async () => {
    const { state, ahead } = await hand(false);
    ahead(12);
    expect(standOf(state(), 'a1').box.center.y).toBe(21.625);
  });
});
