/** Opening scenarios and saves: a file that does not hold is told of, and the running game is untouched. */
import { parseGame } from '#game/save/save';
import { describeProblem, type Problem } from '#game/scenario/problem';
import { startSession } from '#game/session';
import type { Library } from '#rules/engine/library';
import type { FileFault } from '#ui/desk';
import type { RunningSession } from './bench.ts';

export interface Opened {
  readonly session: RunningSession;
  readonly warnings: readonly string[];
}

const faultOf = (file: string, problem: Problem): FileFault => ({
  file,
  path: problem.path,
  found: problem.found,
  expected: problem.expected,
  said: describeProblem(file, problem),
});

/** A file that the browser does not hand over: deleted meanwhile, or on a drive that is gone. */
export const unreadable = (file: string): FileFault =>
  faultOf(file, { path: '', of: null, found: 'a file that cannot be read', expected: 'a scenario or a saved game' });

/** A scenario's or a save's text as a running session, or what is wrong with it. */
export function openText(file: string, text: string, library: Library): Opened | FileFault {
  const parsed = parseGame(text, library);
  if (!parsed.ok) return faultOf(file, parsed.problem);
  return { session: startSession(parsed.value, library.bookOf), warnings: parsed.warnings };
}

export const isFault = (opened: Opened | FileFault): opened is FileFault => 'said' in opened;
