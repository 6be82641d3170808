/** A hill: a wash a level lighter than the ground below it, its contour, and hachures downhill, heavier away from the light. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { faded, HILL } from '../colors.ts';
import { distance, grown, stations, towards, turning } from '../plane.ts';
import { between, seeded, seedOf } from '../seeded.ts';
import { LAYERS, shapeOf, type Recipe } from './coat.ts';

const PITCH = 0.155;
const LEAST = 0.42;
const MOST = 0.68;
const THIN = 0.012;
const HEAVIER = 0.034;
/** Where a slope turns away from the north-western light. */
const AWAY = { x: 0.62, y: 0.78 };
/** Inches to each side over which the downhill direction is averaged, so that hachures fan round a corner. */
const FAN = 0.32;

export function hillRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const tint = HILL.tints[Math.min(Math.max(piece.level, 1), HILL.tints.length) - 1] ?? HILL.tints[0];
  const random = seeded(seedOf(piece.id));
  const wedges = new Path2D();
  for (const ring of shape.rings) {
    for (const hachure of hachures(ring, () => between(random, LEAST, MOST))) addWedge(wedges, hachure);
  }
  const level = Math.min(piece.level, 9) / 10;
  return [
    {
      layer: LAYERS.hillWash + level,
      bounds: shape.bounds,
      lay: ({ ctx, tone }) => {
        ctx.fillStyle = tone(tint);
        ctx.fill(shape.path);
      },
    },
    {
      layer: LAYERS.hillMarks + level,
      bounds: grown(shape.bounds, MOST),
      lay: ({ ctx, tone, px, staff }) => {
        ctx.fillStyle = faded(tone(HILL.hachure), staff ? 0.45 : 0.62);
        ctx.fill(wedges);
        ctx.strokeStyle = faded(tone(HILL.contour), 0.9);
        ctx.lineWidth = px;
        ctx.lineJoin = 'round';
        ctx.stroke(shape.path);
      },
    },
  ];
}

export interface Hachure {
  readonly foot: Point;
  readonly downhill: Point;
  readonly length: number;
  readonly half: number;
}

/** Hachures along a closed contour every 0.155″, pointing out of it. */
export function hachures(ring: readonly Point[], lengthOfNext: () => number): readonly Hachure[] {
  const clockwise = turning(ring) > 0;
  const closed = [...ring, ...ring.slice(0, 1)];
  const around = closed.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(closed[i - 1] ?? point, point)), 0);
  const at = walker(closed, around);
  const count = Math.max(Math.round(around / PITCH), 3);
  return stations(closed, around / count)
    .slice(0, count)
    .map(({ at: foot, run }) => {
      const [before, after] = [at(run - FAN), at(run + FAN)];
      const span = distance(before, after) || 1;
      const along = { x: (after.x - before.x) / span, y: (after.y - before.y) / span };
      const downhill = clockwise ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
      const lit = downhill.x * AWAY.x + downhill.y * AWAY.y;
      return { foot, downhill, length: lengthOfNext(), half: THIN + HEAVIER * Math.max(lit, 0) };
    });
}

/** The point so many inches round a closed line. */
function walker(closed: readonly Point[], around: number): (run: number) => Point {
  const ends: number[] = [];
  closed.forEach((point, i) => ends.push(i === 0 ? 0 : (ends[i - 1] ?? 0) + distance(closed[i - 1] ?? point, point)));
  return (run) => {
    const wrapped = ((run % around) + around) % around;
    const next = Math.max(
      ends.findIndex((end) => end >= wrapped),
      1,
    );
    const [a, b] = [closed[next - 1] ?? closed[0], closed[next] ?? closed[0]];
    if (a === undefined || b === undefined) throw new Error('a contour needs points');
    const [from, to] = [ends[next - 1] ?? 0, ends[next] ?? 0];
    return towards(a, b, to > from ? (wrapped - from) / (to - from) : 0);
  };
}

function addWedge(path: Path2D, { foot, downhill, length, half }: Hachure): void {
  const across = { x: -downhill.y * half, y: downhill.x * half };
  path.moveTo(foot.x - across.x, foot.y - across.y);
  path.lineTo(foot.x + across.x, foot.y + across.y);
  path.lineTo(foot.x + downhill.x * length, foot.y + downhill.y * length);
  path.closePath();
}
