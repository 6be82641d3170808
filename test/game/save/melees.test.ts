import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import { parseSave, saveOf } from '#game/save/save';
import { describeProblem } from '#game/scenario/problem';
import { startSession } from '#game/session';
import { library } from '#rules/sets/index';
import { sessionFrom } from '#test/games';
import { cuirassiers, infantry, lineAt } from '#test/melees';
import { battery, scene, type Loose } from '#test/scenes';

function played() {
  const session = sessionFrom(
    scene(
      [cuirassiers(), infantry(5), lineAt('friend', 'red', 20, 40), battery()].map((unit, i) =>
        i === 3 ? { ...unit, stands: unit.stands.map((stand) => ({ ...stand, x: 50 })) } : unit,
      ),
      [],
      { book: 'linear' },
    ),
  );
  const commands: readonly Command[] = [
    { type: 'charge', unit: 'cav', target: 'inf' },
    { type: 'check-morale', unit: 'inf', cause: 'charged', key: 'charged by cav', faces: [1] },
    { type: 'begin-melee', attacker: 'cav', defender: 'inf' },
    { type: 'fight-round', attacker: 'cav', defender: 'inf', expand: false, faces: [42, 63] },
    { type: 'limber', unit: 'bty' },
    { type: 'form', unit: 'friend', order: 'attack-column', files: 1 },
    { type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner', faces: [99, 99, 1, 1, 57, 29] },
    { type: 'end-turn' },
    { type: 'end-turn' },
    { type: 'set-book', book: 'stands', parts: { melee: 'normalized' } },
  ];
  for (const command of commands) {
    const decision = session.send(command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refused.because}`);
  }
  return session;
}

const textOf = (session: ReturnType<typeof played>) => JSON.stringify(saveOf(session));

function loaded(text: string) {
  const parsed = parseSave(text, library);
  if (!parsed.ok) throw new Error(describeProblem('game', parsed.problem));
  return startSession(parsed.value, library.bookOf);
}

describe('a save with melees', () => {
  it('opens at every step as it was, in the midst of a melee too', () => {
    const session = played();
    for (let head = session.log().length; head >= 0; head -= 1) {
      expect(loaded(textOf(session)).state()).toEqual(session.state());
      if (head === 4) expect(session.state().fights).toHaveLength(1);
      session.undo();
    }
  });

  it('rng-state-in-save: a melee fought on after loading throws what it would have thrown', () => {
    const [session, other] = [played(), played()];
    for (let i = 0; i < 6; i += 1) session.undo();
    const again = loaded(textOf(session));
    expect(again.state().fights[0]?.rounds).toBe(1);
    for (const one of [session, again]) one.send({ type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner' });
    expect(again.state()).toEqual(session.state());
    expect(other.head()).toBe(10);
  });

  test('a loaded melee asks no rule: who fell is in the event', () => {
    const session = played();
    const changed = JSON.parse(textOf(session)) as Loose;
    const round = changed.entries[3].events.find((event: Loose) => event.type === 'MeleeRoundFought');
    round.left = [{ stand: 'i1', figures: 1 }];
    changed.head = 4;
    const state = loaded(JSON.stringify(changed)).state();
    expect(state.table.stands.find(({ id }) => id === 'i1')?.figures).toBe(1);
  });

  it('a scenario written in the midst of a melee holds the men and no melee', () => {
    const session = played();
    for (let i = 0; i < 6; i += 1) session.undo();
    expect(session.state().fights).toHaveLength(1);
    expect(JSON.stringify(session.state().units)).toContain('charge');
  });
});

describe('a save whose melee does not hold', () => {
  const problem = (change: (save: Loose) => void): string => {
    const save = JSON.parse(textOf(played())) as Loose;
    change(save);
    const parsed = parseSave(JSON.stringify(save), library);
    if (parsed.ok) throw new Error('the save was taken');
    return describeProblem('game', parsed.problem);
  };
  const eventOf = (save: Loose, entry: number, type: string) => save.entries[entry].events.find((event: Loose) => event.type === type);

  test.each<[string, (save: Loose) => void, string]>([
    ['a melee without its units', (save) => delete eventOf(save, 2, 'MeleeBegun').fight.fighters, 'entries[2].events[0].fight.fighters'],
    ['figures that are no whole number', (save) => (eventOf(save, 3, 'MeleeRoundFought').left[0].figures = 1.5), 'left[0].figures'],
    ['a winner that is no side', (save) => (eventOf(save, 3, 'MeleeRoundFought').round.winner = 'cav'), 'round.winner'],
    [
      'a retreat to nowhere',
      (save) => (eventOf(save, 6, 'MeleeEnded').retreats[0].placings[0].box.center.x = null),
      'retreats[0].placings[0].box.center.x',
    ],
    ['a charge of no inches', (save) => (eventOf(save, 0, 'Charged').inches = null), 'entries[0].events[2].inches'],
    ['a move without its how', (save) => delete eventOf(save, 0, 'Marched').moved.how, 'entries[0].events[1].moved.how'],
    ['a command with a field that it has not', (save) => (save.entries[0].command.speed = 9), 'entries[0].command'],
    ['rounds of a melee that was never begun', (save) => save.entries.splice(2, 1), 'entries'],
  ])('%s is named by its path', (_, change, path) => {
    expect(problem(change)).toContain(path);
  });
});
