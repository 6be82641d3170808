/** Fact 8: the ground along a line as seen from the side, for drawing, and whether it is the same level, up or down. */
import { TOUCH, type Inches } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, TerrainId, TerrainKind } from '../table/table.ts';
import { levelAtPoint } from './level.ts';
import { terrainMet, type TerrainMet } from './terrainMet.ts';

/** A corner of the side view: inches along the line, and the level of the ground there. */
export interface ProfilePoint {
  readonly at: Inches;
  readonly level: number;
}

/** What grows or stands on the ground along the line. */
export interface ProfileFeature {
  readonly terrain: TerrainId;
  readonly kind: TerrainKind;
  readonly enter: Inches;
  readonly leave: Inches;
  readonly stories: number;
}

export interface Profile {
  readonly length: Inches;
  /** Levels of the ground under the two ends, and from the first to the second. */
  readonly levels: { readonly from: number; readonly to: number; readonly way: 'same' | 'up' | 'down' };
  /** From 0 to the length, in order. The edge of a hill is a cliff: two points at one distance. */
  readonly ground: readonly ProfilePoint[];
  /** Everything but hills, by entry, then by id. */
  readonly features: readonly ProfileFeature[];
}

/** The side view of the straight line between two points; of no length, it is one point of ground. */
export function profile(field: Field, from: Point, to: Point): Profile {
  const length = distance(from, to);
  const runs = terrainMet(field, from, to);
  const levels = { from: levelAtPoint(field, from), to: levelAtPoint(field, to) };
  return {
    length,
    levels: { ...levels, way: levels.to > levels.from ? 'up' : levels.to < levels.from ? 'down' : 'same' },
    ground: groundAlong(
      runs.filter(({ piece }) => piece.level > 0),
      length,
      levels.from,
    ),
    features: runs
      .filter(({ piece }) => piece.level === 0)
      .map(({ piece, enter, leave }) => ({ terrain: piece.id, kind: piece.kind, enter, leave, stories: piece.stories })),
  };
}

/** Between two neighbouring edges of hills the ground is level: the highest hill there tells which. */
function groundAlong(hills: readonly TerrainMet[], length: Inches, start: number): ProfilePoint[] {
  const all = [0, ...hills.flatMap(({ enter, leave }) => [enter, leave]), length].sort((a, b) => a - b);
  // Hills that touch share an edge but for rounding: no crack is seen between them.
  const edges = all.filter((at, i) => at - (all[i - 1] ?? -1) > TOUCH);
  const points: ProfilePoint[] = [];
  for (const [i, leave] of edges.entries()) {
    const enter = edges[i - 1];
    if (enter === undefined) continue;
    const middle = (enter + leave) / 2;
    const level = hills.reduce((top, hill) => (hill.enter < middle && middle < hill.leave ? Math.max(top, hill.piece.level) : top), 0);
    const last = points[points.length - 1];
    if (last?.level === level) points.pop();
    else points.push({ at: enter, level });
    points.push({ at: leave, level });
  }
  return points.length > 0 ? points : [{ at: 0, level: start }];
}
