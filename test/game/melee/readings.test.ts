/** The reading of text 003 in a game: the same charge, fought on in one turn and in the next, under each choice. */
import { describe, expect, test } from 'vitest';
import type { Command } from '#game/command';
import { fightOf } from '#game/melee/fight';
import { sessionFrom } from '#test/games';
import { caught } from '#test/melees';

type Session = ReturnType<typeof sessionFrom>;

const begin: Command = { type: 'begin-melee', attacker: 'cav', defender: 'inf' };

/** Both sides’ dice of each round, and of the tests of morale where they are due: at 1 they hold. */
const FIRST = [42, 63];
const SECOND = [99, 99];
const THIRD = [1, 1, 1, 1];
const FOURTH = [99, 99, 1, 1];

function fightOn(session: Session, faces: readonly number[]): void {
  const decision = session.send({ type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner', faces });
  if (!decision.ok) throw new Error(decision.refused.because);
}

const roundsOf = (session: Session): number => fightOf(session.state(), 'cav', 'inf')?.rounds ?? -1;

function begun(choice: string): Session {
  const session = sessionFrom(caught({ options: { 'C003-11': choice } }));
  expect(session.send(begin).ok).toBe(true);
  return session;
}

describe('C003-11: fought on in the turn of contact', () => {
  test.each([
    ['three-then-one', [...FIRST, ...SECOND, ...THIRD], 3],
    ['one-a-turn', FIRST, 1],
  ])('%s', (choice, faces, rounds) => {
    const session = begun(choice);
    fightOn(session, faces);
    expect(roundsOf(session)).toBe(rounds);
    const more = session.send({ type: 'fight-round', attacker: 'cav', defender: 'inf', expand: true, faces: FOURTH });
    expect(more.ok).toBe(false);
  });

  test('to-the-end: until a side breaks, whatever the round', () => {
    const session = begun('to-the-end');
    // The fourth round: 385 and 210, both miss; the horse holds, the foot breaks, and its thirteenth casualty stays lost.
    fightOn(session, [...FIRST, ...SECOND, ...THIRD, 99, 99, 1, 100, 51]);
    expect(fightOf(session.state(), 'cav', 'inf')).toBeNull();
    expect(session.state().units.find(({ id }) => id === 'inf')?.state).toBe('routed');
  });
});
