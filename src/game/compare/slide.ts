/** A unit moved along the line of its own shot, as a ghost: the table that would be. */
import { along } from '#geometry/shape/vec';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { evolve } from '../evolve.ts';
import { standsOf } from '../lookup.ts';
import { planShot } from '../preview.ts';
import type { GameState } from '../state.ts';

/** The table with the firing unit so many inches nearer (below 0: further off), room or not; null where the shot has no line. */
export function slid(state: GameState, shot: Shot, book: RuleSet, inches: number): GameState | null {
  if (inches === 0) return state;
  const line = planShot(state, shot, book).stands.find(({ facts }) => facts.line !== null)?.facts.line;
  if (!line) return null;
  const placings = standsOf(state, shot.unit).map(({ id, box }) => ({
    stand: id,
    box: { ...box, center: along(box.center, line.bearing, inches) },
  }));
  return evolve(state, { type: 'StandsPlaced', placings, note: { how: 'drag', inches: Math.abs(inches) } });
}
