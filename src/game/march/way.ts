/** A leg of a march as the rules price it: inches of going, and the inches that lay in each piece of terrain on the way. */
import { levelAtPoint } from '#geometry/check/level';
import type { March, StandMove } from '#geometry/check/march';
import { terrainMet } from '#geometry/check/terrainMet';
import { areaContains } from '#geometry/shape/area';
import { corners, frontCenter } from '#geometry/shape/box';
import { movedPoint, type Motion } from '#geometry/shape/motion';
import { inchesOf, tape, TOUCH } from '#geometry/shape/units';
import { distance } from '#geometry/shape/vec';
import { fieldOf, type Field } from '#geometry/table/field';
import type { Box, Point, Table, TerrainKind, TerrainPiece } from '#geometry/table/table';
import type { Order } from '#rules/engine/contract';
import type { Pace, Way } from '#rules/engine/movement';

/** A wheel's arc is walked in chords of at most this many degrees. */
const CHORD = 5;
/** Ground that helps rather than hinders is met where the guide's front goes; all other where any front corner goes. */
const GUIDED: ReadonlySet<TerrainKind> = new Set(['road', 'bridge']);

/** Inches of the way in a piece, and those before it is first entered; `out` where the way comes out of it again, null where it ends there. */
interface Stretch {
  readonly inches: number;
  readonly from: number;
  readonly up: boolean;
  readonly out: number | null;
  /** The stand was in the piece before it went. */
  readonly within: boolean;
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
    const length = distance(from, to);
    for (const { piece, enter, leave } of terrainMet(field, from, to)) {
      const before = met.get(piece) ?? { inches: 0, from: gone + enter, out: null };
      const out = before.out ?? (leave < length - TOUCH ? gone + leave : null);
      met.set(piece, { from: before.from, inches: before.inches + leave - enter, up: piece.level > level, out, within: false });
    }
    gone += length;
  });
  return met;
}

/** How far in from its edges a stand is asked about: one that only touches a piece is not in it. */
const INSET = 0.98;

/** Whether any part of a stand is in a piece, by its middle, its corners and the middle of its front. */
function standsIn(piece: TerrainPiece, box: Box): boolean {
  const { center } = box;
  const inset = (point: Point): Point => ({
    x: center.x + INSET * (point.x - center.x),
    y: center.y + INSET * (point.y - center.y),
  });
  return [center, frontCenter(box), ...corners(box)].some((point) => areaContains(piece.parts, inset(point)));
}

/** What two points, or two stands, met of one piece: the deeper stretch, and the first way out for any that came in. */
function merged(one: Stretch | undefined, other: Stretch): Stretch {
  if (!one) return other;
  const deeper = other.inches > one.inches ? other : one;
  const outs = [one, other].flatMap(({ out, within }) => (out === null || within ? [] : [out]));
  return { ...deeper, within: one.within && other.within, out: outs.length === 0 ? null : Math.min(...outs) };
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
      if (found.inches <= TOUCH) continue;
      const within = piece.kind === 'building' && standsIn(piece, from);
      met.set(piece, merged(met.get(piece), { ...found, within }));
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
    for (const [piece, found] of metByStand(field, move, i === 0)) met.set(piece, merged(met.get(piece), found));
  });
  return {
    ...going,
    inches: inchesOf(march.tape),
    through: [...met]
      .sort(([a, x], [b, y]) => x.from - y.from || (a.id < b.id ? -1 : 1))
      .map(([{ kind }, { inches, from, up, out, within }]) => ({
        kind,
        inches: inchesOf(tape(inches)),
        up,
        from: inchesOf(tape(from)),
        ...(kind === 'building' && within ? { within: true as const } : {}),
        ...(kind === 'building' && out !== null ? { out: inchesOf(tape(out)) } : {}),
      })),
  };
}
