import { describe, expect, it, test } from 'vitest';
import { chargePlan } from '#game/charge/plan';
import type { Command } from '#game/command';
import { marchPrice } from '#game/march/placed';
import { parseSave, saveOf } from '#game/save/save';
import { startSession } from '#game/session';
import { straight, wheel } from '#geometry/check/march';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, type TestSession } from '#test/games';
import { lineAt, lineDown } from '#test/melees';
import { block, scene, type UnitData } from '#test/scenes';

/** A house four deep across the way of a line whose front lies on y = 10. */
const HOUSE = block('house', 'building', [10, 12, 30, 16], { stories: 1 });
const game = (units: readonly UnitData[], terrain: readonly object[] = [HOUSE]): TestSession =>
  sessionFrom(scene([...units], terrain, { book: 'linear' }));
const body = (session: TestSession) => session.state().table.stands.filter((stand) => stand.unit === 'a');
const placingsOf = (session: TestSession, inches: number) =>
  straight(body(session), inches).moves.map(({ stand, box }) => ({ stand, box }));
const go = (session: TestSession, inches: number): Command => ({
  type: 'place',
  placings: placingsOf(session, inches),
  note: { how: 'straight', inches, march: true },
});
const moved = (session: TestSession) => session.state().units[0]?.moved;

describe('a building ends a move', () => {
  test.each([
    [2, null, false],
    [2.01, null, true],
    [6, null, true],
    [6.01, 'move-ends', false],
    [8, 'move-ends', false],
  ])('the front two inches off, the house four deep: a march of %d″ is %s, and ends the move: %s', (inches, code, ended) => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    expect(refusedOf(session, go(session, inches))).toBe(code);
    expect(moved(session)?.ended ?? false).toBe(ended);
  });

  it('whatever was left of it, by march, drill or charge', () => {
    const session = must(game([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 19)]), { type: 'set-seed', seed: '1' });
    must(session, go(session, 3));
    expect(moved(session)).toEqual({ inches: 3, how: 'marched', spent: 8, ended: true });
    expect(refusedOf(session, go(session, 0.5))).toBe('move-ended');
    expect(refusedOf(session, { type: 'form', unit: 'a', order: 'attack-column', files: 1 })).toBe('move-ended');
    expect(refusedOf(session, { type: 'charge', unit: 'a', target: 'b' })).toBe('move-ended');
    must(session, { type: 'end-turn' }, go(session, 5));
    expect(moved(session)).toEqual({ inches: 5, how: 'marched', spent: 5 });
  });

  it('a move that is only recorded does not bring it back', () => {
    const session = must(game([lineAt('a', 'blue', 20, 10)]));
    must(session, go(session, 3));
    const on = go(session, 1);
    must(session, on.type === 'place' ? { ...on, note: { how: 'straight', inches: 1 } } : on);
    expect(moved(session)).toMatchObject({ inches: 4, ended: true });
    expect(refusedOf(session, go(session, 0.5))).toBe('move-ended');
  });

  it('nothing is left of the move in the read-out either', () => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    const price = (inches: number) =>
      marchPrice(session.state(), placingsOf(session, inches), { how: 'straight', inches }, library.bookOf(session.state()))[0];
    expect(price(2)).toMatchObject({ left: 6, ends: false, past: false });
    expect(price(3)).toMatchObject({ left: 0, ends: true, past: false });
    expect(price(7)).toMatchObject({ left: 0, ends: true, past: true });
  });

  it('also where only the end of a line brushes it', () => {
    const session = game([lineAt('a', 'blue', 20, 10)], [block('hut', 'building', [21, 12, 24, 13], { stories: 1 })]);
    expect(refusedOf(session, go(session, 4))).toBe('move-ends');
    expect(refusedOf(session, go(session, 2.5))).toBeNull();
    expect(moved(session)?.ended).toBe(true);
  });

  test.each([
    [10.2, true],
    [12, false],
  ])('and a wheel into it: a hut at y = %d is entered: %s', (y, ended) => {
    const session = game([lineAt('a', 'blue', 20, 10)], [block('hut', 'building', [17, y, 19.5, y + 2], { stories: 1 })]);
    const march = wheel(body(session), 'right', 30);
    const placings = march.moves.map(({ stand, box }) => ({ stand, box }));
    must(session, { type: 'place', placings, note: { how: 'wheel', inches: march.inches, march: true } });
    expect(moved(session)?.ended ?? false).toBe(ended);
  });

  it('those who stand in it already go on inside it and out of it', () => {
    const session = game([lineAt('a', 'blue', 20, 14)]);
    expect(refusedOf(session, go(session, 1))).toBeNull();
    expect(refusedOf(session, go(session, 4))).toBeNull();
    expect(moved(session)).toEqual({ inches: 5, how: 'marched', spent: 5 });
  });

  it('a stand that only touches the wall has not entered, and does so with its next step', () => {
    const session = game([lineAt('a', 'blue', 20, 12)]);
    expect(refusedOf(session, go(session, 1))).toBeNull();
    expect(moved(session)?.ended).toBe(true);
  });

  it('is saved with the game', () => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    must(session, go(session, 3));
    const read = parseSave(JSON.stringify(saveOf(session)), library);
    if (!read.ok) throw new Error(read.problem.expected);
    expect(startSession(read.value, library.bookOf).state()).toEqual(session.state());
  });
});

describe('charges and buildings', () => {
  const plan = (beyond: number) => {
    const state = game([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 10 + beyond)]).state();
    return chargePlan(state, 'a', 'b', library.bookOf(state));
  };

  it('a charge through a house is refused', () => {
    expect(plan(8).refused).toMatchObject({ code: 'move-ends', source: { where: 'ground, buildings' } });
  });

  it('a charge into a house ends on its garrison', () => {
    expect(plan(4).refused).toBeNull();
  });
});

describe('running and buildings', () => {
  const fled = (terrain: readonly object[]) => {
    const session = game([{ ...lineDown('b', 'red', 20, 20), state: 'routed' }, lineAt('a', 'blue', 20, 10)], terrain);
    must(session, { type: 'end-turn' });
    return session.log()[0]?.events.flatMap((event) => (event.type === 'Fled' ? [event.retreat?.inches, event.retreat?.short] : []));
  };

  it('who runs into a house goes no further than its far wall, and is told so', () => {
    expect(fled([block('house', 'building', [10, 22, 30, 26], { stories: 1 })])).toEqual([5.25, 'a building ends the move']);
  });

  it('ground that is slow is told as such, and free ground cuts nothing short', () => {
    expect(fled([block('w', 'woods', [10, 22, 30, 26])])).toEqual([4.62, 'the ground is slow']);
    expect(fled([])).toEqual([8, null]);
  });
});
