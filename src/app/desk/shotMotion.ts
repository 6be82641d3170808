/** The flight of what was just fired, for the ball on the table: legs, stands struck, and what stopped it. */
import { distance } from '#geometry/shape/vec';
import { planShot } from '#game/preview';
import type { ShotMotion } from '#view/paint/painter.types';
import type { LogEntry, PlannedStand, ShotPlan } from '#game/session.types';
import type { Bench } from './bench.ts';
import { settledOf } from './settling.ts';

const settledPlansOf = new WeakMap<LogEntry, readonly ShotPlan[]>();

/** The shots of the last settled step as they were measured, on the table that they were fired on. */
export function settledPlans(bench: Bench): readonly ShotPlan[] {
  const entry = bench.session
    .log()
    .slice(0, bench.session.head())
    .findLast((one) => settledOf(one) !== null);
  if (!entry || !bench.settled) return [];
  let plans = settledPlansOf.get(entry);
  if (!plans) {
    plans = bench.settled.shots.map((shot) => planShot(entry.before, shot, bench.library.bookOf(entry.before)));
    settledPlansOf.set(entry, plans);
  }
  return plans;
}

function flightOf({ facts: { line, pair } }: PlannedStand): readonly ShotMotion[] {
  if (line) {
    const por = line.legs.length > 1 ? (line.legs[0]?.length ?? null) : null;
    const struck = line.struck.map(({ stand, enter }) => ({ stand, at: enter }));
    return [{ from: line.from, to: line.to, legs: line.legs, struck, por, stopAt: line.length }];
  }
  if (!pair) return [];
  const { from, to } = pair.line;
  const length = distance(from, to);
  return [
    { from, to, legs: [{ kind: 'direct', from, to, length }], struck: [{ stand: pair.target, at: length }], por: null, stopAt: length },
  ];
}

/** One flight for every stand that fired. */
export function motionOf(bench: Bench): readonly ShotMotion[] {
  return settledPlans(bench).flatMap((plan) => plan.stands.flatMap(flightOf));
}
