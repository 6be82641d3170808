/** Who moves first in a running game: asked once a turn, remembered to the next, saved and undone. */
import { describe, expect, it, test } from 'vitest';
import { firstOf } from '#app/desk/first';
import { outcomeOf } from '#app/desk/outcomes';
import type { Command } from '#game/command';
import { firstAsked } from '#game/decide/first';
import { parseSave, saveOf } from '#game/save/save';
import { describeProblem } from '#game/scenario/problem';
import { scenarioOf } from '#game/scenario/write';
import { startSession } from '#game/session';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, type TestSession } from '#test/games';
import { infantry, lineDown } from '#test/melees';
import { scene, type Loose } from '#test/scenes';

const BOOKS = ['linear', 'stands', 'sudan'] as const;
const game = (more: Loose = {}) => sessionFrom(scene([infantry(), lineDown('b', 'blue', 40, 20)], [], { book: 'linear', ...more }));
const ask = (...faces: readonly number[]): Command => ({ type: 'who-first', ...(faces.length > 0 ? { faces } : {}) });
const END: Command = { type: 'end-turn' };
const sidesOf = (session: TestSession) => session.state().sides.map(({ id }) => id);
const firstSide = (session: TestSession) => session.state().turn.first?.side;
const withChoice = (choice: string) => game({ options: { 'H-first': choice } });

describe('who moves first', () => {
  test.each(BOOKS)('is thrown for once a turn under %s: 9 to 4', (book) => {
    const session = game({ book });
    expect(session.state().turn.first).toBeUndefined();
    must(session, ask(9, 4));
    expect(session.state().turn.first).toMatchObject({ side: sidesOf(session)[0], dice: [9, 4] });
    expect(refusedOf(session, ask(1, 2))).toBe('known-already');
    expect(session.log().map(({ title }) => title)).toEqual(['Who moves first in turn 1']);
    must(session, END, ask(4, 9));
    expect(firstSide(session)).toBe(sidesOf(session)[1]);
  });

  it('is not known in the next turn, which remembers who it was', () => {
    const session = must(game(), ask(4, 9), END);
    expect(session.state().turn).toEqual({ number: 2, step: session.state().turn.step, declared: [], before: sidesOf(session)[1] });
    must(session, END);
    expect(session.state().turn.before).toBe(sidesOf(session)[1]);
  });

  it('a turn in which nobody asks throws nothing and remembers nobody', () => {
    const session = game();
    const { dice } = session.state();
    must(session, END, END);
    expect([session.state().dice, 'before' in session.state().turn, 'first' in session.state().turn]).toEqual([dice, false, false]);
  });

  it('turn about: one, the other, and the one again', () => {
    const session = withChoice('alternate');
    const met = [1, 2, 3].map(() => {
      must(session, ask());
      const side = firstSide(session);
      must(session, END);
      return side;
    });
    const [one, other] = sidesOf(session);
    expect(met).toEqual([one, other, one]);
  });

  it('the first side always, even after the other was first by dice; and neither throws', () => {
    const session = must(game(), ask(4, 9), END, { type: 'set-option', id: 'H-first', choice: 'first-side' });
    const { dice } = session.state();
    must(session, ask());
    expect([firstSide(session), session.state().dice]).toEqual([sidesOf(session)[0], dice]);
    expect(
      session
        .log()
        .at(-1)
        ?.events.map(({ type }) => type),
    ).toEqual(['FirstKnown']);
    expect(refusedOf(withChoice('first-side'), ask(9, 4))).toBe('dice');
  });

  test.each<[string, readonly number[]]>([
    ['a tie that ends there', [7, 7]],
    ['a die too few', [7]],
    ['a die too many', [9, 4, 1]],
    ['a face that no d12 has', [13, 4]],
  ])('typed dice: %s is refused, and nothing is known', (_, faces) => {
    const session = game();
    expect(refusedOf(session, ask(...faces))).toBe('dice');
    expect([firstSide(session), session.head()]).toEqual([undefined, 0]);
  });

  it('undo takes it back, and asked again it throws the same dice', () => {
    const session = game();
    const before = session.state();
    must(session, ask());
    const after = session.state();
    expect(after.dice.thrown).toBeGreaterThanOrEqual(2);
    session.undo();
    expect(session.state()).toBe(before);
    must(session, ask());
    expect(session.state()).toEqual(after);
  });

  it('is said when it was found out', () => {
    const session = must(game(), ask(9, 4));
    const { name } = session.state().sides[0] ?? { name: '' };
    expect(outcomeOf(session.log().at(-1))).toEqual({ tone: 'info', title: 'The first move.', body: `${name} move first: d12 9 to 4.` });
  });
});

describe('the dice that typed faces must answer', () => {
  const session = game();
  const count = (...faces: readonly number[]) => firstAsked(session.state(), library.bookOf(session.state()), faces).length;

  test.each<[readonly number[], number]>([
    [[], 2],
    [[1], 2],
    [[12], 2],
    [[7], 2],
    [[7, 8], 2],
    [[7, 7], 4],
    [[7, 7, 12], 4],
    [[7, 7, 3, 3], 6],
    [[7, 7, 3, 8], 4],
  ])('after %j there are %i in all', (faces, dice) => {
    expect(count(...faces)).toBe(dice);
  });

  it('typed one after the other, each tie asks for more, and what is typed beyond the last counts for nothing', () => {
    const typed = (...faces: readonly number[]) =>
      firstOf(session.state(), library.bookOf(session.state()))?.asked((at) => faces[at] ?? null);
    expect([typed(), typed(7), typed(7, 8), typed(7, 7), typed(7, 7, 3, 8, 5)].map((calls) => calls?.length)).toEqual([2, 2, 2, 4, 4]);
  });

  it('a table with one side is told nothing, and no rule that throws nothing asks for any', () => {
    const { sides } = session.state();
    const alone = { ...session.state(), sides: sides.slice(0, 1) };
    expect(firstOf(alone, library.bookOf(alone))).toBeNull();
    const always = withChoice('first-side').state();
    expect(firstOf(always, library.bookOf(always))?.asked(() => null)).toEqual([]);
  });
});

describe('a save', () => {
  const played = () =>
    must(game(), ask(7, 7, 3, 8), END, ask(), { type: 'set-book', book: 'stands', parts: {} }, END, { type: 'set-seed', seed: 'later' });
  const textOf = (session: TestSession) => JSON.stringify(saveOf(session));
  const parsed = (text: string) => parseSave(text, library);

  it('opens at every step as it was: who is first now, and who was', () => {
    const session = played();
    for (let head = session.log().length; head >= 0; head -= 1) {
      const loaded = parsed(textOf(session));
      if (!loaded.ok) throw new Error(describeProblem('game', loaded.problem));
      expect(startSession(loaded.value, library.bookOf).state()).toEqual(session.state());
      if (head === 4) expect(session.state().turn).toMatchObject({ first: expect.anything(), before: sidesOf(session)[1] });
      session.undo();
    }
  });

  test.each<[string, (save: Loose) => void, string]>([
    ['no side', (save) => delete save.entries[0].events[1].first.side, 'entries[0].events[1].first.side'],
    ['a face of nothing', (save) => (save.entries[0].events[1].first.dice[0] = 0), 'entries[0].events[1].first.dice[0]'],
    ['a field that it has not', (save) => (save.entries[0].events[1].first.why = 'so'), 'entries[0].events[1].first'],
    ['a command with a field that it has not', (save) => (save.entries[0].command.side = 'blue'), 'entries[0].command'],
  ])('with %s is named by its path', (_, change, path) => {
    const save = JSON.parse(textOf(played())) as Loose;
    change(save);
    const read = parsed(JSON.stringify(save));
    expect(read.ok ? 'taken' : describeProblem('game', read.problem)).toContain(path);
  });

  it('a scenario written in the midst of the turn holds nothing of it', () => {
    const session = game();
    const bare = JSON.stringify(scenarioOf(session.state()));
    must(session, ask());
    expect(JSON.stringify(scenarioOf(session.state()))).toBe(bare);
  });
});
