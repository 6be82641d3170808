import { describe, expect, it, test } from 'vitest';
import { parseSave, saveOf } from '#game/save/save';
import { describeProblem } from '#game/scenario/problem';
import { startSession } from '#game/session';
import { library } from '#rules/sets/index';
import { sessionFrom } from '#test/games';
import { scene, twoLines, type Loose } from '#test/scenes';

const played = () => {
  const session = sessionFrom(scene(twoLines(3)));
  session.send({ type: 'rename', what: 'unit', id: 'a', name: 'Régiment d’Élite 🐎' });
  session.send({ type: 'fire-now', shot: { unit: 'a', mode: 'small-arms', aim: { at: 'b' } } });
  session.send({ type: 'end-turn' });
  session.undo();
  return session;
};
const text = (session: ReturnType<typeof played>) => JSON.stringify(saveOf(session));

function problemOf(file: string): string {
  const parsed = parseSave(file, library);
  if (parsed.ok) throw new Error('the save was taken');
  return describeProblem('game.lofgame.json', parsed.problem);
}

describe('a save', () => {
  it('opens at the same step, with the same state, dice and undone steps', () => {
    const session = played();
    const parsed = parseSave(text(session), library);
    if (!parsed.ok) throw new Error(describeProblem('game', parsed.problem));
    const loaded = startSession(parsed.value, library.bookOf);
    expect(loaded.state()).toEqual(session.state());
    expect(loaded.head()).toBe(2);
    expect(loaded.redo()).toBe(true);
    expect(loaded.state().turn.number).toBe(2);
  });

  test('rng-state-in-save: the next volley after a load throws what it would have thrown', () => {
    const session = played();
    const parsed = parseSave(text(session), library);
    const loaded = startSession(parsed.ok ? parsed.value : { state: session.state() }, library.bookOf);
    for (const one of [session, loaded]) {
      one.send({ type: 'end-turn' });
      one.send({ type: 'fire-now', shot: { unit: 'a', mode: 'small-arms', aim: { at: 'b' } } });
    }
    expect(loaded.state().dice).toEqual(session.state().dice);
    expect(loaded.state()).toEqual(session.state());
  });

  it('keeps the branches that were left', () => {
    const session = played();
    session.send({ type: 'set-seed', seed: '7' });
    const parsed = parseSave(text(session), library);
    expect(parsed.ok && parsed.value.branches?.map((branch) => branch.map((entry) => entry.title))).toEqual([['Turn 1 ends']]);
  });

  test('a loaded battle is folded from its events and asks no rule: another face in the file is another history, not a roll', () => {
    const session = played();
    const changed = text(session).replace(/"state":"(none|stopped|shaken|routed)","figures"/, '"state":"routed","figures"');
    const parsed = parseSave(changed, library);
    expect(parsed.ok && startSession(parsed.value, library.bookOf).state().units[1]?.state).toBe('routed');
  });
});

describe('a save that does not hold', () => {
  const changed = (change: (save: Loose) => void) => {
    const save = JSON.parse(text(played()));
    change(save);
    return problemOf(JSON.stringify(save));
  };

  test.each<[string, (save: Loose) => void, string]>([
    ['an unknown event', (save) => (save.entries[0].events[0].type = 'Earthquake'), 'entries[0].events[0].type'],
    ['dice that are no numbers', (save) => (save.entries[1].events[0].then.words[0] = null), 'entries[1].events[0].then.words[0]'],
    ['a head past the log', (save) => (save.head = 9), 'head'],
    ['a start that does not hold', (save) => (save.start.units[0].stands[0].x = 'west'), 'start.units[0].stands[0].x'],
    ['a start with overlapping stands', (save) => (save.start.units[0].stands[0].x += 0.1), 'start.units[0].stands'],
    [
      'events that do not follow',
      (save) => (save.entries[0].events = [{ type: 'Edited', command: { type: 'move-terrain', terrain: 'nowhere', by: [1, 1] } }]),
      'entries',
    ],
  ])('%s is named by its path', (_, change, path) => {
    expect(changed(change)).toContain(path);
  });

  test('newer-save-refused: a save of a newer version is refused by name', () => {
    expect(changed((save) => (save.version = 99))).toContain('found 99, a file of a newer version');
  });

  test('malformed-file: a save cut short names the place', () => {
    expect(problemOf(text(played()).slice(0, 900))).toContain('near character 900');
  });
});

test('non-finite-in-json: what JSON cannot hold is never written as null', () => {
  const session = sessionFrom(scene(twoLines(3)));
  session.send({
    type: 'place',
    placings: [{ stand: 'a1', box: { center: { x: 40, y: 40 }, width: 1, depth: 1, facing: 0 } }],
    note: { how: 'drag', inches: Number.POSITIVE_INFINITY },
  });
  expect(() => saveOf(session)).toThrow('inches is Infinity');
});
