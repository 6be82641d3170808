/** Where a firing unit would stand to have its target at another range: moved along the line of its shot until the tape reads it. */
import { along, bearing } from '#geometry/shape/vec';
import { placingRefused } from '#game/decide/place';
import { targetOf } from '#game/compare/asked';
import { rangeOfPlan } from '#game/compare/column';
import type { Placing } from '#game/command';
import { evolve } from '#game/evolve';
import { standsOf } from '#game/lookup';
import { planShot } from '#game/preview';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Refused, RuleSet, Shot } from '#rules/engine/contract';

/** A convention that measures several stands does not shrink inch by inch with the way: so many corrections at most. */
const TRIES = 8;
/** Half a hundredth: the tape reads the range that was asked for. */
const READS = 0.005;

export interface AtRange {
  readonly placings: readonly Placing[];
  readonly state: GameState;
  /** Why the unit could not stand there; null where it could. */
  readonly refused: Refused | null;
}

/** The way of the shot, in degrees: of its line, else from the firer to what was measured. */
function wayOf(plan: ShotPlan): number | null {
  for (const { facts } of plan.stands) {
    if (facts.line) return facts.line.bearing;
    const measured = facts.pair ?? facts.considered[0];
    const way = measured ? bearing(measured.line.from, measured.line.to) : null;
    if (way !== null) return way;
  }
  return null;
}

/** @param inches the range in this book's own convention. null where the shot measures nothing. */
export function atRange(state: GameState, asked: Shot, book: RuleSet, inches: number): AtRange | null {
  const { override: _set, ...shot } = asked;
  const target = targetOf(state, shot, book);
  const plan = planShot(state, shot, book);
  const way = wayOf(plan);
  if (way === null || target === null) return null;
  const moved = (by: number): AtRange => {
    const placings = standsOf(state, shot.unit).map(({ id, box }) => ({ stand: id, box: { ...box, center: along(box.center, way, by) } }));
    const next = by === 0 ? state : evolve(state, { type: 'StandsPlaced', placings, note: { how: 'drag', inches: Math.abs(by) } });
    return { placings, state: next, refused: placingRefused(state, placings) };
  };
  let [by, place] = [0, moved(0)];
  for (let n = 0; n < TRIES; n += 1) {
    const now = rangeOfPlan(place.state, planShot(place.state, shot, book), book, target);
    if (now === null) return n === 0 ? null : place;
    if (Math.abs(now.inches - inches) < READS) return place;
    by += now.inches - inches;
    place = moved(by);
  }
  return place;
}
