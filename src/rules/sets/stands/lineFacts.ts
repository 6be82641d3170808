/** What a line of shot strikes, as this book counts it. */
import type { Inches } from '#geometry/shape/units';
import type { Crossing, LineOfFire, Span } from '#geometry/check/facts';
import type { Context } from '../../engine/contract.ts';

export const along = (line: LineOfFire): { readonly spans: readonly Span[] } => ({ spans: [{ from: line.from, to: line.to }] });

/** The piece of the line that lies in a struck stand. */
export function crossingSpan(line: LineOfFire, crossing: Crossing): Span {
  const at = (distance: Inches) => {
    const share = line.length === 0 ? 0 : distance / line.length;
    return { x: line.from.x + (line.to.x - line.from.x) * share, y: line.from.y + (line.to.y - line.from.y) * share };
  };
  return { from: at(crossing.enter), to: at(crossing.leave) };
}

/** Crossings that count: an engaged unit is passed over where the player chose so. */
export function counting(line: LineOfFire, context: Context): readonly Crossing[] {
  return line.struck.filter((crossing) => !context.fighterOf(crossing.unit).engaged);
}
