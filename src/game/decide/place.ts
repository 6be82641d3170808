/** Placing stands: a corner off the table or an overlap is refused and said, never shifted silently; contact is legal. */
import { placementProblems, type PlacementProblem } from '#geometry/table/placement';
import type { Refused, RuleSet } from '#rules/engine/contract';
import type { UnitId } from '#geometry/table/table';
import { chargeHolds } from '../charge/open.ts';
import type { NewStand, Placing } from '../command.ts';
import { findStand, findUnit, unitOf } from '../lookup.ts';
import { fightsOf } from '../melee/fight.ts';
import { refusal } from '../refusal.ts';
import { showArea } from '../scenario/problem.ts';
import type { GameState, Unit } from '../state.ts';
import { belongingRefused, nameRefused } from './edit.ts';

function misfit(problem: PlacementProblem, nameOf: (stand: string) => string): Refused {
  const who = nameOf(problem.stand);
  if (problem.kind === 'off-table') {
    return { ...refusal('off-table', `${who} would stand with a corner off the table.`), seen: { stands: [problem.stand] } };
  }
  const said = `${who} would overlap ${nameOf(problem.other)} by ${showArea(problem.area)}. Contact is allowed, overlap is not.`;
  return { ...refusal('overlap', said), seen: { stands: [problem.stand, problem.other] } };
}

/** Why these stands cannot stand there, or null. Stands of `newcomer` are not on the table yet. */
function fitRefused(state: GameState, placings: readonly Placing[], newcomer: string | null): Refused | null {
  const problem = placementProblems(state.table, placings)[0];
  if (!problem) return null;
  return misfit(problem, (id) => {
    const unit = findStand(state, id)?.unit;
    return unit === undefined ? (newcomer ?? id) : unitOf(state, unit).name;
  });
}

/** Why these stands of the table cannot stand there, or null. */
export function placingRefused(state: GameState, placings: readonly Placing[]): Refused | null {
  const stray = placings.find((placing) => !findStand(state, placing.stand));
  if (stray) return refusal('no-such-stand', `No stand ${stray.stand} is on this table.`);
  return fitRefused(state, placings, null);
}

/** A melee that goes on holds its units, and a charge that waits for one its two; null for all others. */
export function unitHeld(state: GameState, unit: UnitId): Refused | null {
  if (fightsOf(state, unit).length === 0) return chargeHolds(state, unit);
  return refusal('in-melee', `The melee of ${unitOf(state, unit).name} holds its stands until it is decided. Fight on, or undo.`);
}

/** The same of every unit whose stands would be placed. */
export function heldRefused(state: GameState, placings: readonly Placing[]): Refused | null {
  const units = new Set(placings.flatMap(({ stand }) => findStand(state, stand)?.unit ?? []));
  return [...units].map((unit) => unitHeld(state, unit)).find((refused) => refused !== null) ?? null;
}

/** Why a new unit cannot join the table, or null: its ids, its name, its side and troop, and the ground it needs. */
export function addingRefused(state: GameState, unit: Unit, stands: readonly NewStand[]): Refused | null {
  if (findUnit(state, unit.id)) return refusal('id-taken', `A unit ${unit.id} is on this table already.`);
  if (stands.length === 0) return refusal('no-stands', `${unit.name} has no stands.`);
  const ids = stands.map((one) => one.record.id);
  const taken = ids.find((id, i) => findStand(state, id) || ids.indexOf(id) < i);
  if (taken !== undefined) return refusal('id-taken', `A stand ${taken} is on this table already.`);
  return (
    nameRefused(unit.name) ??
    belongingRefused(state, unit) ??
    fitRefused(
      state,
      stands.map((one) => ({ stand: one.record.id, box: one.box })),
      unit.name,
    )
  );
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
