/** Opening scenarios and saves: a file that does not hold is told of, and the running game is untouched. */
import { parseSave } from '#game/save/save';
import { SAVE_FORMAT } from '#game/save/schema';
import { parseScenario } from '#game/scenario/parse';
import { describeProblem, type Parsed, type Problem } from '#game/scenario/problem';
import { startSession, type SessionStart } from '#game/session';
import type { RuleSet } from '#rules/engine/contract';
import type { FileFault } from '#ui/desk';
import type { RunningSession } from './bench.ts';

export interface Opened {
  readonly session: RunningSession;
  readonly book: RuleSet;
  readonly warnings: readonly string[];
}

const faultOf = (file: string, problem: Problem): FileFault => ({
  file,
  path: problem.path,
  found: problem.found,
  expected: problem.expected,
  said: describeProblem(file, problem),
});

function parseEither(text: string, books: readonly RuleSet[]): Parsed<SessionStart> {
  if (text.includes(`"${SAVE_FORMAT}"`)) return parseSave(text, books);
  const parsed = parseScenario(text, books);
  return parsed.ok ? { ...parsed, value: { state: parsed.value } } : parsed;
}

/** A scenario's or a save's text as a running session, or what is wrong with it. */
export function openText(file: string, text: string, books: readonly RuleSet[]): Opened | FileFault {
  const parsed = parseEither(text, books);
  if (!parsed.ok) return faultOf(file, parsed.problem);
  const book = books.find((one) => one.id === parsed.value.state.book);
  if (!book) throw new Error(`no book ${parsed.value.state.book}`);
  return { session: startSession(parsed.value, book), book, warnings: parsed.warnings };
}

export const isFault = (opened: Opened | FileFault): opened is FileFault => 'said' in opened;
