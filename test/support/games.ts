/** Scenario data to a state or a running session, for tests: a problem in the data is a broken test and throws. */
import type { Command } from '#game/command';
import { scenarioFromData } from '#game/scenario/parse';
import { describeProblem } from '#game/scenario/problem';
import { startSession } from '#game/session';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import { bookById, library } from '#rules/sets/index';

export function stateFrom(data: unknown): GameState {
  const parsed = scenarioFromData(data, library);
  if (!parsed.ok) throw new Error(describeProblem('test data', parsed.problem));
  return parsed.value;
}

export function standsBook(): RuleSet {
  const book = bookById('stands');
  if (!book) throw new Error('no book of stands');
  return book;
}

export function sessionFrom(data: unknown) {
  return startSession({ state: stateFrom(data) }, library.bookOf);
}

export type TestSession = ReturnType<typeof sessionFrom>;

/** Sends commands that the rules allow. @throws on the first that they refuse. */
export function must(session: TestSession, ...commands: readonly Command[]): TestSession {
  for (const command of commands) {
    const decision = session.send(command);
    if (!decision.ok) throw new Error(decision.refused.because);
  }
  return session;
}

/** The code with which a command is refused; null when it is done. */
export const refusedOf = (session: TestSession, command: Command) => {
  const decision = session.send(command);
  return decision.ok ? null : decision.refused.code;
};
