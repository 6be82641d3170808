/** A leg of a march as the rules price it: inches of going, and the inches that lay in each piece of terrain on the way. */
import { levelAtPoint } from '#geometry/check/level';
import type { March, StandMove } from '#geometry/check/march';
import { terrainMet } from '#geometry/check/terrainMet';
import { corners, frontCenter } from '#geometry/shape/box';
import { movedPoint, type Motion } from '#geometry/shape/motion';
import { inchesOf, tape, TOUCH } from '#geometry/shape/units';
import { distance } from '#geometry/shape/vec';
import { fieldOf, type Field } from '#geometry/table/field';
import type { Point, Table, TerrainKind, TerrainPiece } from '#geometry/table/table';
import type { Order } from '#rules/engine/contract';
import type { Pace, Way } from '#rules/engine/movement';

/** A wheel's arc is walked in chords of at most this many degrees. */
const CHORD = 5;
/** Ground that helps rather than hinders is met where the guide's front goes; all other where any front corner goes. */
const GUIDED: ReadonlySet<TerrainKind> = new Set(['road', 'bridge']);

/** Inches of the way in a piece, and those before it is first entered. */
interface Stretch {
  readonly inches: number;
  readonly from: number;
  readonly up: boolean;
}
type Met = Map<TerrainPiece, Stretch>;

function walked(motion: Motion, from: Point): readonly Point[] {
  const steps = motion.kind === 'shift' ? 1 : Math.max(1, Math.ceil(Math.abs(motion.degrees) / CHORD));
  return Array.from({ length: steps + 1 }, (_, i) => movedPoint(motion, from, i / steps));
}

function metAlong(field: Field, points: readonly Point[]): Met {
  const met: Met = new Map();
  const start = points[0];
  if (start === undefined) return met;
  const level = levelAtPoint(field, start);
  let gone = 0;
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? start;
    for (const { piece, enter, leave } of terrainMet(field, from, to)) {
      const before = met.get(piece) ?? { inches: 0, from: gone + enter };
      met.set(piece, { ...before, inches: before.inches + leave - enter, up: piece.level > level });
    }
    gone += distance(from, to);
  });
  return met;
}

function metByStand(field: Field, { from, box, motion }: StandMove, guide: boolean): Met {
  const met: Met = new Map();
  if (motion === null) return met;
  // In a change of formation a stand faces the new way before it goes.
  const start = motion.kind === 'shift' ? { ...from, facing: box.facing } : from;
  const [left, right] = corners(start);
  [frontCenter(start), left, right].forEach((point, i) => {
    for (const [piece, found] of metAlong(field, walked(motion, point))) {
      if (GUIDED.has(piece.kind) && !(guide && i === 0)) continue;
      if (found.inches > (met.get(piece)?.inches ?? TOUCH)) met.set(piece, found);
    }
  });
  return met;
}

export interface Going {
  readonly how: Way['how'];
  readonly pace?: Pace;
  readonly to?: Order;
}

/** The leg of a body as a way; the stand that goes deepest into a piece tells its inches. */
export function wayOf(table: Table, march: March, going: Going): Way {
  const field = fieldOf(table);
  const met: Met = new Map();
  // A bare table is answered at once: a charge asks for many ways on every move of the pointer.
  const moves = table.terrain.length === 0 ? [] : march.moves;
  moves.forEach((move, i) => {
    for (const [piece, found] of metByStand(field, move, i === 0)) if (found.inches > (met.get(piece)?.inches ?? 0)) met.set(piece, found);
  });
  return {
    ...going,
    inches: inchesOf(march.tape),
    through: [...met]
      .sort(([a, x], [b, y]) => x.from - y.from || (a.id < b.id ? -1 : 1))
      .map(([{ kind }, { inches, from, up }]) => ({ kind, inches: inchesOf(tape(inches)), up, from: inchesOf(tape(from)) })),
  };
}
