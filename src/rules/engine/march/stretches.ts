/** Which inches of a way lie in slow ground, once each: a road under a marching column, a bridge, and what is slow already are left out. */
import type { Inches } from '#geometry/shape/units';
import type { Through } from '../movement.ts';

type Interval = readonly [from: Inches, to: Inches];

const SLOW = ['woods', 'marsh', 'plough', 'stream'] as const;
/** Ground that slows, or the climb to a level; the row of the chart of costs. */
export type SlowRow = (typeof SLOW)[number] | 'up';

export interface Stretch {
  readonly row: SlowRow | 'road';
  readonly inches: Inches;
}

/** What is left of an interval when others are taken out of it. */
function without(interval: Interval, others: readonly Interval[]): readonly Interval[] {
  return others.reduce<readonly Interval[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): readonly Interval[] => {
        if (to <= a || from >= b) return [[a, b]];
        return [[a, from] as const, [to, b] as const].filter(([start, end]) => end > start);
      }),
    [interval],
  );
}

const span = ({ from, inches }: Through): readonly Interval[] => (from === undefined ? [] : [[from, from + inches]]);

function slowRow(piece: Through): SlowRow | null {
  return SLOW.find((kind) => kind === piece.kind) ?? (piece.kind === 'hill' && piece.up ? 'up' : null);
}

/** Bridges laid over the streams of a way: their inches come off the streams', wherever they are. */
function dry(stretch: Stretch, bridged: Inches): Stretch {
  return { ...stretch, inches: Math.max(0, stretch.inches - bridged) };
}

/**
 * The stretches that cost otherwise than plain going, roads first. What lies on a stretch already counted is not counted again: a
 * climb in woods is slow once. @param onRoads whether the body may use roads: then the ground under a road is not felt.
 */
export function stretchesOf(through: readonly Through[], onRoads: boolean): readonly Stretch[] {
  const bridges = through.filter(({ kind }) => kind === 'bridge');
  const unplaced = bridges.filter(({ from }) => from === undefined).reduce((sum, { inches }) => sum + inches, 0);
  const taken: Interval[] = [];
  const take = (piece: Through, row: Stretch['row'], beside: readonly Interval[]): Stretch => {
    if (piece.from === undefined) return { row, inches: piece.inches };
    const felt = span(piece).flatMap((interval) => without(interval, [...taken, ...beside]));
    taken.push(...felt);
    return { row, inches: felt.reduce((sum, [from, to]) => sum + to - from, 0) };
  };
  const roads = onRoads ? through.filter(({ kind }) => kind === 'road').map((piece) => take(piece, 'road', [])) : [];
  const slow = through.flatMap((piece): readonly Stretch[] => {
    const row = slowRow(piece);
    if (!row) return [];
    return [row === 'stream' ? dry(take(piece, row, bridges.flatMap(span)), unplaced) : take(piece, row, [])];
  });
  return [...roads, ...slow].filter(({ inches }) => inches > 0);
}
