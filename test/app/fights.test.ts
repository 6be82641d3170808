/** The melee that the panel shows, from the game's own log. */
import { describe, expect, it } from 'vitest';
import { endOddsOf, roundOddsOf } from '#app/background/fightOdds';
import type { Bench } from '#app/desk/bench';
import { stateOf } from '#app/desk/bench';
import { fightView, shownFight } from '#app/desk/fights';
import { selecting } from '#app/desk/hands';
import { createPlay } from '#app/desk/play';
import { toNumber } from '#rules/engine/fraction';
import { library } from '#rules/sets/index';
import { endWords } from '#ui/melee/words';
import { windowWith } from '#test/benches';
import { caught, cuirassiers, infantry } from '#test/melees';
import { scene } from '#test/scenes';

async function fighting(data: object = caught()) {
  const { store } = await windowWith(data);
  const play = createPlay(store, { settled: () => undefined, declared: () => undefined });
  store.set(selecting(store.get(), { stands: ['h1'], terrain: null }));
  const view = () => fightView(store.get(), null, null);
  return { store, play, view, begin: () => play.send({ type: 'begin-melee', attacker: 'cav', defender: 'inf' }) };
}
const round = (expand: boolean, ...faces: readonly number[]) =>
  ({ type: 'fight-round', attacker: 'cav', defender: 'inf', expand, faces }) as const;

describe('the panel of a melee', () => {
  it('is not there before it begins, and then foresees the first round: 65 against 30 on four figures each', async () => {
    const { view, begin } = await fighting();
    expect(view()).toBeNull();
    expect(begin()).toBeNull();
    const next = view()?.next;
    expect(next?.narrow.attacker).toMatchObject({ frontage: 4, worth: 65, points: 260, sure: 2, chance: 60 });
    expect(next?.narrow.defender).toMatchObject({ frontage: 4, worth: 30, points: 120, sure: 1, chance: 20 });
    expect([next?.wide, next?.chooser, next?.left]).toEqual([null, null, 3]);
    expect(
      view()
        ?.asked.narrow(() => null)
        .map(({ sides }) => sides),
    ).toEqual([100, 100]);
  });

  it('keeps every round fought, and the winner of the last may widen by a figure', async () => {
    const { view, begin, play } = await fighting();
    begin();
    play.send(round(false, 42, 63));
    expect(view()?.rounds.map(({ attacker, defender }) => [attacker.kills, defender.kills])).toEqual([[3, 1]]);
    expect([view()?.next?.chooser, view()?.next?.wide?.attacker.points, view()?.next?.narrow.attacker.points]).toEqual([
      'attacker',
      325,
      260,
    ]);
    expect(view()?.sides.defender).toMatchObject({ figures: 21, started: 24 });
  });

  it('stays in sight after the last round with its result, until it is closed', async () => {
    const { view, begin, play, store } = await fighting();
    begin();
    for (const faces of [
      [42, 63],
      [99, 99],
      [1, 1, 50, 100],
    ])
      play.send(round(view()?.rounds.length !== 0, ...faces));
    expect(view()?.next).toBeNull();
    expect(view()?.result?.winner).toBe('attacker');
    expect(view()?.after[0]).toMatch(/^inf: \d+\.\d\d″ back in disorder/);
    store.set({ fightClosed: true });
    expect(view()).toBeNull();
  });

  it('a round taken back is not in the panel any more', async () => {
    const { view, begin, play, store } = await fighting();
    begin();
    play.send(round(false, 42, 63));
    store.get().session.undo();
    store.set({});
    expect(view()?.rounds).toEqual([]);
    store.get().session.undo();
    store.set({});
    expect(view()).toBeNull();
  });

  it('is shown for whichever of the two is selected, and for nobody else', async () => {
    const { begin, store } = await fighting(
      scene(
        [cuirassiers({ charging: true }), infantry(), { ...infantry(9), id: 'far', stands: [{ ...infantry(9).stands[0]!, id: 'f1' }] }],
        [],
        { book: 'linear' },
      ),
    );
    begin();
    store.get().session.send({ type: 'rename', what: 'unit', id: 'far', name: 'Reserve' });
    const shown = (stand: string): ReturnType<typeof shownFight> => {
      const bench: Bench = { ...store.get(), ...selecting(store.get(), { stands: [stand], terrain: null }) };
      return shownFight(bench);
    };
    expect(shown('i1')).toEqual({ attacker: 'cav', defender: 'inf' });
    expect(shown('h1')).toEqual({ attacker: 'cav', defender: 'inf' });
    expect(shown('f1')).toBeNull();
  });
});

it('turns from a melee that is over to the unit that is selected next; one that goes on stays with its units', async () => {
  const { store, play, begin, view } = await fighting();
  const select = (id: string) => store.set(selecting(store.get(), { stands: [id], terrain: null }));
  begin();
  play.send(round(false, 42, 63));
  select('i1');
  expect(view()?.rounds).toHaveLength(1);
  play.send(round(true, 99, 99));
  play.send(round(true, 1, 1, 50, 100));
  expect(view()?.result).not.toBeNull();
  select('h1');
  expect(view()).toBeNull();
});

describe('chances of a melee', () => {
  it('say who wins in the end and what neither wins, and come to one', async () => {
    const { store, begin } = await fighting();
    begin();
    const state = stateOf(store.get());
    const end = endOddsOf({ state, attacker: 'cav', defender: 'inf' }, library.bookOf(state));
    const view = fightView(store.get(), null, end);
    if (!end || !view) throw new Error('no melee');
    const { attacker, defender } = end.wins;
    const neither = 1 - toNumber(attacker.p) - toNumber(defender.p);
    expect(endWords(view)).toContain(
      `Victory in the end: cav ${Math.round(100 * toNumber(attacker.p))}%, inf ${Math.round(100 * toNumber(defender.p))}%`,
    );
    expect(endWords(view)).toContain(`both break or are gone ${Math.round(100 * neither)}%`);
  });

  it('are asked of nothing where there is no melee', async () => {
    const { store } = await fighting(scene([cuirassiers(), infantry(5)], [], { book: 'linear' }));
    const state = stateOf(store.get());
    const ask = { state, attacker: 'cav', defender: 'inf' };
    expect([roundOddsOf, endOddsOf].map((of) => of(ask, library.bookOf(state)))).toEqual([null, null]);
  });
});
