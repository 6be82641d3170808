import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import { jamRefused } from '#game/decide/jam';
import { fighterOf } from '#game/fighter';
import type { GameState } from '#game/state';
import { library } from '#rules/sets/index';
import { refusedOf, sessionFrom, type TestSession } from '#test/games';
import { lineDown } from '#test/melees';
import { gun, scene, unit } from '#test/scenes';

const clear = (...faces: readonly number[]): Command => ({ type: 'clear-jam', stand: 'g', faces });
const gunIn = (state: GameState) => state.stands.find(({ id }) => id === 'g')?.gun;

/** A Gardner that fires all its rounds, with the first seed that jams it. */
function jammed(crew = 4): TestSession {
  for (let seed = 1; seed < 100; seed += 1) {
    const gardner = unit('mg', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0, 'gardner', { crew })]);
    const session = sessionFrom(
      scene([gardner, lineDown('b', 'red', 20, 20, { troop: 'mahdist-foot' })], [], { book: 'sudan', seed: String(seed) }),
    );
    const fired = session.send({ type: 'fire-now', shot: { unit: 'mg', mode: 'machine-gun', aim: { at: 'b' }, rounds: 20 } });
    if (!fired.ok) throw new Error(fired.refused.because);
    if (typeof gunIn(session.state())?.jammed === 'number') return session;
  }
  throw new Error('no seed jams it');
}

const turns = (session: TestSession, count: number): TestSession => {
  for (let i = 0; i < count; i += 1) session.send({ type: 'end-turn' });
  return session;
};

describe('a jammed machine gun', () => {
  it('is jammed by its own fire, and the rules see it', () => {
    const state = jammed().state();
    expect(gunIn(state)).toMatchObject({ jammed: 0, jamTurn: 1 });
    expect(fighterOf(state, 'mg').stands[0]?.gun?.jammed).toBe(0);
  });

  it('is worked at from the next turn on, once a turn', () => {
    const session = jammed();
    expect(refusedOf(session, clear(1))).toBe('tried-already');
    turns(session, 1);
    expect(refusedOf(session, clear(2))).toBeNull();
    expect(gunIn(session.state())).toMatchObject({ jammed: 1, jamTurn: 2, hit: [] });
    expect(refusedOf(session, clear(1))).toBe('tried-already');
  });

  test.each([
    [1, null],
    [2, 1],
  ])('is cleared by a 1 in the first turn and not by a 2: %d leaves it at %s', (face, left) => {
    const session = turns(jammed(), 1);
    session.send(clear(face));
    expect(gunIn(session.state())?.jammed ?? null).toBe(left);
  });

  it('gets easier turn by turn: 2 or less clears it in the second', () => {
    const session = turns(jammed(), 1);
    session.send(clear(6));
    turns(session, 1);
    session.send(clear(2));
    expect(gunIn(session.state())?.jammed).toBeNull();
    expect(refusedOf(turns(session, 1), clear(1))).toBe('not-jammed');
  });

  it('is wrecked after the fifth try, and undo brings back gun and die', () => {
    const session = jammed();
    for (let i = 0; i < 5; i += 1) {
      turns(session, 1);
      session.send(clear(6));
    }
    expect(gunIn(session.state())).toMatchObject({ jammed: null, hit: ['gun'] });
    expect(refusedOf(turns(session, 1), clear(1))).not.toBeNull();
    session.undo();
    session.undo();
    expect(gunIn(session.state())).toMatchObject({ jammed: 4, hit: [] });
  });

  it('says beforehand whether it may be worked at', () => {
    const session = jammed();
    const book = () => library.bookOf(session.state());
    expect(jamRefused(session.state(), 'g', book())?.code).toBe('tried-already');
    turns(session, 1);
    expect(jamRefused(session.state(), 'g', book())).toBeNull();
  });

  it('needs two gunners', () => {
    expect(refusedOf(turns(jammed(1), 1), clear(1))).toBe('gunners');
  });

  it('no gun jams under a book without jams', () => {
    const session = sessionFrom(scene([unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0)])]));
    expect(refusedOf(session, clear(1))).toBe('no-jams');
    expect(refusedOf(session, { type: 'clear-jam', stand: 'ghost' })).toBe('no-such-stand');
  });
});
