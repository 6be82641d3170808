/** Questions asked before anything is measured: a code, when it holds, what is said, its source. */
import type { FighterStand, Refused } from './contract.ts';
import type { SourceRef } from './source.ts';

export type Question = readonly [code: string, holds: boolean, because: string, source: SourceRef];

/** The first question that holds is the refusal. */
export function firstOf(questions: readonly Question[], stand: FighterStand): Refused | null {
  const found = questions.find(([, holds]) => holds);
  if (!found) return null;
  const [code, , because, source] = found;
  return { code, because, source, seen: { stands: [stand.id] } };
}
