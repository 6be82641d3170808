import { library } from '#rules/sets/index';
import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import { startSession } from '#game/session';
import { normalFacing } from '#geometry/shape/units';
import { sessionFrom, stateFrom } from '#test/games';
import { battery, column, foot, scene, twoLines, unit } from '#test/scenes';

const volley: Command = { type: 'fire-now', shot: { unit: 'a', mode: 'small-arms', aim: { at: 'b' } } };
const boxOf = (session: ReturnType<typeof sessionFrom>, id: string) => {
  const stand = session.state().table.stands.find((one) => one.id === id);
  if (!stand) throw new Error(`no stand ${id}`);
  return stand.box;
};
const move = (session: ReturnType<typeof sessionFrom>, id: string, x: number, y: number, turn = 0): Command => {
  const box = boxOf(session, id);
  return {
    type: 'place',
    placings: [{ stand: id, box: { ...box, center: { x, y }, facing: normalFacing(box.facing + turn) } }],
    note: { how: 'drag', inches: 1 },
  };
};
const facesThrown = (session: ReturnType<typeof sessionFrom>) =>
  session
    .log()
    .slice(0, session.head())
    .flatMap((entry) => entry.events.flatMap((event) => (event.type === 'DiceThrown' ? event.throws.flatMap((one) => one.faces) : [])));

describe('undo and redo', () => {
  test('undo-after-dice: the dice come back with the state, so the same shot throws the same faces', () => {
    const session = sessionFrom(scene(twoLines(3)));
    session.send(volley);
    const first = facesThrown(session);
    const after = session.state();
    expect(first).toHaveLength(1);
    expect(session.undo()).toBe(true);
    expect(session.state().dice.thrown).toBe(0);
    session.send(volley);
    expect(facesThrown(session)).toEqual(first);
    expect(session.state()).toEqual(after);
  });

  test('undo-after-dice: the undone throw stays in the log as a left branch', () => {
    const session = sessionFrom(scene(twoLines(3)));
    session.send(volley);
    session.undo();
    session.send(volley);
    expect(session.leftBranches()).toHaveLength(1);
    expect(session.leftBranches()[0]?.[0]?.events.some((event) => event.type === 'DiceThrown')).toBe(true);
  });

  test('undo-shared-state: place, facing and the turn of the same snapshot come back together', () => {
    const session = sessionFrom(
      scene([unit('a', 'blue', 'french-line', 'line', [foot('s', 10, 10, 0, { frontage: 2, depth: 1 })]), column()]),
    );
    session.send(move(session, 's', 10, 10, 30));
    session.send(move(session, 's', 14, 10));
    session.send({ type: 'settle-step' });
    expect(session.state().turn.step).not.toBe(session.start().turn.step);
    expect([session.undo(), session.undo(), session.undo(), session.undo()]).toEqual([true, true, true, false]);
    expect(boxOf(session, 's')).toEqual({ center: { x: 10, y: 10 }, width: 2, depth: 1, facing: 0 });
    expect(session.state()).toBe(session.start());
  });

  test('undo-granularity: one gesture is one step, and a move to the same place is none', () => {
    const session = sessionFrom(scene([battery(), column()]));
    session.send(move(session, 'g1', 30, 16));
    session.send(move(session, 'g1', 30, 16));
    expect(session.log()).toHaveLength(1);
    session.undo();
    expect(boxOf(session, 'g1').center).toEqual({ x: 20, y: 10 });
  });

  it('undo then redo is the identity, over moves, edits, shots and turns', () => {
    const session = sessionFrom(scene(twoLines(3)));
    const commands: Command[] = [
      move(session, 'b3', 40, 40),
      { type: 'rename', what: 'unit', id: 'a', name: 'Guard' },
      volley,
      { type: 'set-option', id: 'C001-18', choice: 'flank' },
      { type: 'end-turn' },
    ];
    const states = [session.state(), ...commands.map((command) => (session.send(command), session.state()))];
    for (let i = commands.length; i > 0; i -= 1) {
      session.undo();
      expect(session.state()).toEqual(states[i - 1]);
    }
    for (let i = 1; i <= commands.length; i += 1) {
      session.redo();
      expect(session.state()).toEqual(states[i]);
    }
  });

  it('keeps a branch that is left, and the new one goes on from there', () => {
    const session = sessionFrom(scene([battery(), column()]));
    session.send(move(session, 'g1', 30, 16));
    session.send(move(session, 'g1', 31, 16));
    session.undo();
    session.send(move(session, 'g1', 33, 16));
    expect(session.log().map((entry) => entry.title)).toHaveLength(2);
    expect(session.leftBranches().map((branch) => branch.length)).toEqual([1]);
    expect(boxOf(session, 'g1').center.x).toBe(33);
  });
});

describe('what a session tells and refuses', () => {
  it('tells listeners once a command, with what happened', () => {
    const session = sessionFrom(scene(twoLines(3)));
    const heard: string[][] = [];
    const stop = session.onChange((_, events) => heard.push(events.map((event) => event.type)));
    session.send(volley);
    session.undo();
    stop();
    session.redo();
    expect(heard).toEqual([['DiceThrown', 'ShotFired', 'EffectTaken', 'StepSettled'], []]);
  });

  it('a refused command changes nothing and says why', () => {
    const session = sessionFrom(scene([battery(), column()]));
    const before = session.state();
    const decision = session.send(move(session, 'g1', 20, 18));
    expect(decision.ok).toBe(false);
    expect(!decision.ok && decision.refused.because).toMatch(/bty would overlap col by \d\.\d\d sq in/);
    expect(session.state()).toBe(before);
    expect(session.log()).toHaveLength(0);
  });

  it('refuses a corner off the table, and takes contact', () => {
    const session = sessionFrom(scene([battery(), column()]));
    const off = session.send(move(session, 'g1', 0.4, 10));
    expect(!off.ok && off.refused.code).toBe('off-table');
    expect(session.send(move(session, 'g1', 0.5, 10)).ok).toBe(true);
    expect(session.send(move(session, 'g1', 20, 17)).ok).toBe(true);
  });

  it('the fold of the events of a log is the state it shows', () => {
    const state = stateFrom(scene(twoLines(3)));
    const session = startSession({ state }, library.bookOf);
    session.send(volley);
    session.send({ type: 'end-turn' });
    const folded = startSession({ state, log: session.log() }, library.bookOf);
    expect(folded.state()).toEqual(session.state());
  });
});
