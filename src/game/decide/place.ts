/** Placing stands: a corner off the table or an overlap is refused and said, never shifted silently; contact is legal. */
import { placementProblems } from '#geometry/table/placement';
import type { Refused, RuleSet } from '#rules/engine/contract';
import type { Placing } from '../command.ts';
import { findStand, unitOf } from '../lookup.ts';
import { refusal } from '../refusal.ts';
import { showArea } from '../scenario/problem.ts';
import type { GameState } from '../state.ts';

function nameOf(state: GameState, stand: string): string {
  const unit = findStand(state, stand)?.unit;
  return unit === undefined ? stand : unitOf(state, unit).name;
}

/** Why these stands cannot stand there, or null. */
export function placingRefused(state: GameState, placings: readonly Placing[]): Refused | null {
  const stray = placings.find((placing) => !findStand(state, placing.stand));
  if (stray) return refusal('no-such-stand', `No stand ${stray.stand} is on this table.`);
  const problem = placementProblems(state.table, placings)[0];
  if (!problem) return null;
  const who = nameOf(state, problem.stand);
  const seen = { stands: problem.kind === 'overlap' ? [problem.stand, problem.other] : [problem.stand] };
  if (problem.kind === 'off-table') return { ...refusal('off-table', `${who} would stand with a corner off the table.`), seen };
  return {
    ...refusal(
      'overlap',
      `${who} would overlap ${nameOf(state, problem.other)} by ${showArea(problem.area)}. Contact is allowed, overlap is not.`,
    ),
    seen,
  };
}

/** Placings that change nothing are no step of the log. */
export function changing(state: GameState, placings: readonly Placing[]): readonly Placing[] {
  return placings.filter(({ stand, box }) => {
    const now = findStand(state, stand)?.box;
    return (
      !now ||
      now.center.x !== box.center.x ||
      now.center.y !== box.center.y ||
      now.facing !== box.facing ||
      now.width !== box.width ||
      now.depth !== box.depth
    );
  });
}

/** First fire step of a book, where a turn starts. */
export const firstStep = (book: RuleSet): string => book.fire.steps[0]?.id ?? '';
