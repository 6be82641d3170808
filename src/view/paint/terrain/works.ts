/** Field works: an earth bank with hachured slopes inside the tested outline; gabions when prepared, felled logs when improvised. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { EARTH, faded, SHADE, TIMBER } from '../colors.ts';
import { distance, grown, stations, turning } from '../plane.ts';
import { filled } from '../stroke.ts';
import { between, pick, seeded, seedOf, type Random } from '../seeded.ts';
import { fillShape, LAYERS, shapeOf, type Brush, type Recipe, type Shape } from './coat.ts';

const SLOPE_EVERY = 0.11;
const GABION = 0.11;

interface Spine {
  readonly points: readonly Point[];
  /** Half the bank's width, inches. */
  readonly half: number;
}

export function worksRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const random = seeded(seedOf(piece.id));
  const spines = shape.line === null ? shape.rings.map(spineOf) : [{ points: shape.line.points, half: shape.line.width / 2 }];
  const slopes = new Path2D();
  if (shape.line === null) shape.rings.forEach((ring) => slopesInside(slopes, ring, random));
  else slopesBeside(slopes, shape.line.points, shape.line.width / 2, random);
  const furniture = piece.cover === 'prepared' ? gabions(spines) : logs(spines, random);
  return [
    {
      layer: LAYERS.works,
      bounds: grown(shape.bounds, 0.3),
      lay: (brush) => layWorks(brush, shape, slopes, furniture),
    },
  ];
}

type Furniture = (brush: Brush) => void;

function layWorks(brush: Brush, shape: Shape, slopes: Path2D, furniture: Furniture): void {
  const { ctx, px, tone, staff } = brush;
  if (!staff) {
    ctx.save();
    ctx.translate(0.07, 0.1);
    fillShape(brush, shape, faded(tone(SHADE), 0.26));
    ctx.restore();
  }
  fillShape(brush, shape, tone(EARTH.ink), shape.line === null ? 0.6 * px : 0.8 * px);
  fillShape(brush, shape, tone(EARTH.bank));
  if (shape.line !== null) {
    ctx.strokeStyle = tone(EARTH.crest);
    ctx.lineWidth = shape.line.width * 0.42;
    ctx.stroke(shape.path);
  }
  ctx.fillStyle = faded(tone(EARTH.ink), 0.7);
  ctx.fill(slopes);
  if (!staff) furniture(brush);
}

/** Slopes along a path: wedges from the crest to both edges. */
function slopesBeside(path: Path2D, points: readonly Point[], half: number, random: Random): void {
  for (const { at, along } of stations(points, SLOPE_EVERY, SLOPE_EVERY / 2)) {
    for (const side of [-1, 1]) {
      const out = { x: -along.y * side, y: along.x * side };
      wedge(path, { x: at.x + out.x * half, y: at.y + out.y * half }, { x: -out.x, y: -out.y }, half * between(random, 0.4, 0.58));
    }
  }
}

function slopesInside(path: Path2D, ring: readonly Point[], random: Random): void {
  const inward = turning(ring) > 0 ? 1 : -1;
  for (const { at, along } of stations([...ring, ...ring.slice(0, 1)], SLOPE_EVERY, SLOPE_EVERY / 2)) {
    wedge(path, at, { x: -along.y * inward, y: along.x * inward }, between(random, 0.12, 0.2));
  }
}

/** A wedge standing on the outer edge, its point up the slope. */
function wedge(path: Path2D, foot: Point, uphill: Point, length: number): void {
  const half = 0.02;
  path.moveTo(foot.x - uphill.y * half, foot.y + uphill.x * half);
  path.lineTo(foot.x + uphill.y * half, foot.y - uphill.x * half);
  path.lineTo(foot.x + uphill.x * length, foot.y + uphill.y * length);
  path.closePath();
}

/** The middle line of works given as an outline: between the middles of its two shortest sides. */
function spineOf(ring: readonly Point[]): Spine {
  const sides = ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return { length: distance(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  });
  const [first, second] = sides.toSorted((a, b) => a.length - b.length);
  if (first === undefined || second === undefined) return { points: [], half: 0 };
  return { points: [first.middle, second.middle], half: Math.max(first.length, second.length) / 2 };
}

function gabions(spines: readonly Spine[]): Furniture {
  const baskets = spines.flatMap(({ points, half }) => {
    const radius = Math.min(GABION, half * 0.6);
    return stations(points, radius * 2.15, radius).map(({ at }) => ({ at, radius }));
  });
  return ({ ctx, px, tone }) => {
    for (const { at, radius } of baskets) {
      disc(ctx, at, radius);
      filled(ctx, tone(EARTH.gabion), tone(EARTH.ink), 0.9 * px);
      disc(ctx, { x: at.x - radius * 0.1, y: at.y - radius * 0.1 }, radius * 0.5);
      filled(ctx, tone('#8A6E44'));
    }
  };
}

function disc(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Felled logs laid in a zigzag along the crest. */
function logs(spines: readonly Spine[], random: Random): Furniture {
  const felled = spines.flatMap(({ points, half }) =>
    stations(points, 0.21, 0.12).map(({ at, along }, i) => {
      const turn = Math.atan2(along.y, along.x) + (i % 2 === 0 ? 0.62 : -0.62) + between(random, -0.12, 0.12);
      return { at, turn, length: half * between(random, 1.25, 1.6), thick: Math.min(0.085, half * 0.4), color: pick(random, LOGS) };
    }),
  );
  return ({ ctx, px, tone }) => {
    for (const { at, turn, length, thick, color } of felled) {
      ctx.save();
      ctx.translate(at.x, at.y);
      ctx.rotate(turn);
      ctx.beginPath();
      ctx.roundRect(-length / 2, -thick / 2, length, thick, thick / 2);
      ctx.fillStyle = tone(color);
      ctx.fill();
      ctx.strokeStyle = tone(TIMBER.ink);
      ctx.lineWidth = 0.7 * px;
      ctx.stroke();
      ctx.restore();
    }
  };
}

const LOGS = ['#A98A58', '#94754A', '#B89C6A'] as const;
