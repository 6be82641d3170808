/** Whether a leg keeps to the table and clear of every stand that does not move with it. */
import { entered, sweptArea } from '#geometry/check/entered';
import type { March } from '#geometry/check/march';
import { TOUCH } from '#geometry/shape/units';
import { fieldOf } from '#geometry/table/field';
import type { Refused } from '#rules/engine/contract';
import { inches } from '#rules/engine/tell';
import { findStand, unitOf } from '../lookup.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/** Arcs are walked in chords within 0.002″ of the ground that is swept. */
const CHORDS = 0.002;

function leavesTable(state: GameState, march: March): boolean {
  const spare = march.how === 'wheel' ? CHORDS : TOUCH;
  return sweptArea(march)
    .flat()
    .some(({ x, y }) => x < -spare || y < -spare || x > state.table.width + spare || y > state.table.depth + spare);
}

/** Why the body cannot go this leg, or null. Contact on the way is legal. */
export function legRefused(state: GameState, unit: string, march: March): Refused | null {
  const { name } = unitOf(state, unit);
  if (leavesTable(state, march)) return refusal('off-table', `${name} would leave the table on the way.`);
  const met = entered(fieldOf(state.table), march).find((one) => one.kind === 'stand');
  if (met?.kind !== 'stand') return null;
  const other = findStand(state, met.stand)?.unit;
  const who = other === undefined ? met.stand : unitOf(state, other).name;
  return {
    ...refusal('blocked', `${name} would pass through ${who}, ${inches(met.at)} on its way.`),
    seen: { stands: [met.by, met.stand] },
  };
}
