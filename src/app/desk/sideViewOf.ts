/** The aimed line from the side, for the panel: the ground and what stands on it, measured along the tested line. */
import { profile } from '#geometry/check/profile';
import { distance } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import { showTape, tape } from '#geometry/shape/units';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { SideView } from '#ui/desk';

const WAYS = { same: 'The ground is level from end to end.', up: 'The far end lies higher.', down: 'The far end lies lower.' } as const;

/** The side view of the first stand's line, or of its line of sight where the mode strikes a unit. */
export function sideViewOf(state: GameState, plan: ShotPlan | null): SideView | null {
  const facts = (plan?.stands.find((one) => one.verdict.refused === null) ?? plan?.stands[0])?.facts;
  const span = facts?.line ? { from: facts.line.from, to: facts.line.planned } : facts?.pair?.line;
  if (!facts || !span || distance(span.from, span.to) === 0) return null;
  const seen = profile(fieldOf(state.table), span.from, span.to);
  const { line } = facts;
  const met = line
    ? [...line.struck.map((one) => ({ ...one, struck: true })), ...line.passedBy.map((one) => ({ ...one, struck: false }))]
    : [];
  return {
    length: seen.length,
    ground: seen.ground,
    features: seen.features.map(({ kind, enter, leave, stories }) => ({ kind, enter, leave, stories })),
    stands: met.map(({ stand, enter, leave, struck }) => ({ id: stand, enter, leave, struck })),
    ricochetAt: line && line.legs.length > 1 ? (line.legs[0]?.length ?? null) : null,
    end: line?.length ?? seen.length,
    said: `${showTape(tape(line?.length ?? seen.length))} of ground. ${WAYS[seen.levels.way]}`,
  };
}
