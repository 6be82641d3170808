/** Rounds by load (C000-15): unlimited unless a gun was given so many; each shot takes one; at none the load is refused. */
import { describe, expect, it, test } from 'vitest';
import { parseSave, saveOf } from '#game/save/save';
import { scenarioOf } from '#game/scenario/write';
import { startSession } from '#game/session';
import { library } from '#rules/sets/index';
import { sessionFrom, stateFrom } from '#test/games';
import { fire } from '#test/lof';
import { foot, gun, scene, unit } from '#test/scenes';

const battle = (rounds?: Record<string, number>) =>
  scene(
    [
      unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 10, 0, 'nap-6', rounds ? { rounds } : {})]),
      unit('b', 'red', 'russian-musketeer', 'line', [{ ...foot('b1', 20, 21, 180), figures: 20, frontage: 4 }]),
    ],
    [],
    { book: 'linear' },
  );
const canister = { unit: 'bty', mode: 'canister', aim: { at: 'b' } };
const shot = { unit: 'bty', mode: 'direct', aim: { at: 'b' } };
const roundsOf = (session: ReturnType<typeof sessionFrom>) => session.state().stands.find((record) => record.id === 'g1')?.gun?.rounds;

describe('rounds by load', () => {
  it('a gun of which nothing is said never runs out', () => {
    const session = sessionFrom(battle());
    for (let turn = 0; turn < 4; turn += 1) {
      expect(session.send({ type: 'fire-now', shot: canister, faces: [100] }).ok).toBe(true);
      session.send({ type: 'end-turn' });
    }
    expect(roundsOf(session)).toBeUndefined();
  });

  it('the last round may be fired, the one after it not; the other load is not touched', () => {
    const session = sessionFrom(battle({ canister: 1 }));
    expect(session.send({ type: 'fire-now', shot: canister, faces: [100] }).ok).toBe(true);
    expect(roundsOf(session)).toEqual({ canister: 0 });
    session.send({ type: 'end-turn' });
    const spent = session.send({ type: 'fire-now', shot: canister, faces: [100] });
    expect(!spent.ok && [spent.refused.code, spent.refused.because, spent.refused.source.status]).toEqual([
      'no-rounds',
      'bty: the gun has used up its canister.',
      'house',
    ]);
    expect(session.send({ type: 'fire-now', shot, faces: [100] }).ok).toBe(true);
    expect(roundsOf(session)).toEqual({ canister: 0 });
  });

  it('an undo gives the round back, a refused shot takes none', () => {
    const session = sessionFrom(battle({ canister: 2 }));
    session.send({ type: 'fire-now', shot: canister, faces: [100] });
    expect(session.send({ type: 'fire-now', shot: canister, faces: [100] }).ok).toBe(false);
    expect(roundsOf(session)).toEqual({ canister: 1 });
    session.undo();
    expect(roundsOf(session)).toEqual({ canister: 2 });
  });

  it('they are set by hand, kept in the file and in the save, and taken away again', () => {
    const session = sessionFrom(battle());
    session.send({ type: 'set-rounds', unit: 'bty', load: 'shot', rounds: 5 });
    expect(roundsOf(session)).toEqual({ shot: 5 });
    expect(stateFrom(scenarioOf(session.state())).stands[0]?.gun?.rounds).toEqual({ shot: 5 });
    const loaded = parseSave(JSON.stringify(saveOf(session)), library);
    expect(loaded.ok && startSession(loaded.value, library.bookOf).state()).toEqual(session.state());
    session.send({ type: 'set-rounds', unit: 'bty', load: 'shot', rounds: null });
    expect(roundsOf(session)).toEqual({});
  });

  test.each([[-1], [2.5], [1000], [Number.NaN]])('%d rounds are refused', (rounds) => {
    const session = sessionFrom(battle());
    expect(session.send({ type: 'set-rounds', unit: 'bty', load: 'shot', rounds }).ok).toBe(false);
  });

  it('the command line refuses a load that is used up', () => {
    const { json, code } = fire(battle({ canister: 0 }), [canister]);
    expect([code, json.refused[0]?.code]).toEqual([1, 'no-rounds']);
  });
});
