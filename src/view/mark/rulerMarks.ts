/** The ruler: along the true closest points, leg by leg, never the centreline. */
import { showTape, tape } from '#geometry/shape/units';
import { midpoint } from '#geometry/shape/vec';
import type { Measured } from '#geometry/shape/segment';
import type { Mark } from './mark.ts';
import { PRIORITY } from './priority.ts';

export interface RulerLeg extends Measured {
  /** What the leg joins: "nearest edges" between stands, nothing on open ground. */
  readonly joins: string;
}

/** The reading of the whole ruler: each leg is read off the tape and the readings are added. */
export const rulerTotal = (legs: readonly RulerLeg[]): string =>
  `${(legs.reduce((sum, leg) => sum + tape(leg.inches), 0) / 100).toFixed(2)}″`;

export function rulerMarks(legs: readonly RulerLeg[]): readonly Mark[] {
  return legs.flatMap((leg, n): readonly Mark[] => {
    const last = n === legs.length - 1;
    const total = last && legs.length > 1 ? `, ${rulerTotal(legs)} in all` : '';
    const words = `${showTape(tape(leg.inches))}${leg.joins === '' ? '' : ` ${leg.joins}`}${total}`;
    return [
      { kind: 'line', id: `ruler:${n}`, points: [leg.from, leg.to], stroke: 'ruler' },
      { kind: 'pill', id: `ruler:${n}:pill`, at: midpoint(leg.from, leg.to), words, tone: 'paper', priority: PRIORITY.moved },
      { kind: 'symbol', id: `ruler:${n}:from`, at: leg.from, symbol: 'vertex' },
      { kind: 'symbol', id: `ruler:${n}:to`, at: leg.to, symbol: 'vertex' },
    ];
  });
}
