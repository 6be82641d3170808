/** Stone walls: courses of small stones that fill the tested band, with its shadow to the south-east. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { faded, SHADE, STONE } from '../colors.ts';
import { distance, grainOf, grown, overlap, type Rect } from '../plane.ts';
import { between, pick, seeded, seedOf, type Random } from '../seeded.ts';
import { fillShape, LAYERS, shapeOf, within, type Brush, type Recipe, type Shape } from './coat.ts';

const COURSE = 0.15;
const SHADOW = { x: 0.07, y: 0.1 };
const MOST_TURN = (3.5 * Math.PI) / 180;

interface Stone {
  readonly at: Point;
  readonly turn: number;
  readonly length: number;
  readonly height: number;
  readonly color: string;
}

export function wallRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const random = seeded(seedOf(piece.id));
  const stones = shape.line === null ? shape.rings.flatMap((ring) => rowsIn(ring, random)) : rowsAlong(shape.line, random);
  return [
    {
      layer: LAYERS.wall,
      bounds: grown(shape.bounds, 0.25),
      lay: (brush) => {
        if (brush.staff) staffWall(brush, shape);
        else layWall(brush, shape, stones);
      },
    },
  ];
}

function staffWall(brush: Brush, shape: Shape): void {
  const { ctx, px, tone } = brush;
  if (shape.line === null) {
    fillShape(brush, shape, tone(STONE.ink));
    return;
  }
  ctx.save();
  ctx.strokeStyle = tone(STONE.ink);
  ctx.lineWidth = Math.max(shape.line.width, 2.4 * px);
  ctx.setLineDash([4 * px, 2 * px]);
  ctx.stroke(shape.path);
  ctx.restore();
}

function layWall(brush: Brush, shape: Shape, stones: readonly Stone[]): void {
  const { ctx, tone, view } = brush;
  ctx.save();
  ctx.translate(SHADOW.x, SHADOW.y);
  fillShape(brush, shape, faded(tone(SHADE), 0.28));
  ctx.restore();
  fillShape(brush, shape, tone('#8B8372'));
  const draw = (): void => stones.filter((stone) => overlap(around(stone), view)).forEach((stone) => layStone(brush, stone));
  if (shape.line === null) within(brush, shape.path, draw);
  else draw();
}

const around = ({ at }: Stone): Rect => ({ left: at.x - 0.3, top: at.y - 0.3, right: at.x + 0.3, bottom: at.y + 0.3 });

function layStone({ ctx, px, tone }: Brush, { at, turn, length, height, color }: Stone): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  ctx.beginPath();
  ctx.roundRect(-length / 2, -height / 2, length, height, height * 0.32);
  ctx.fillStyle = tone(color);
  ctx.fill();
  ctx.strokeStyle = tone(STONE.ink);
  ctx.lineWidth = 0.7 * px;
  ctx.stroke();
  ctx.restore();
}

function rowsAlong(line: { readonly points: readonly Point[]; readonly width: number }, random: Random): readonly Stone[] {
  const courses = Math.max(1, Math.round(line.width / COURSE));
  const height = line.width / courses;
  return line.points.slice(1).flatMap((b, i) => {
    const a = line.points[i] ?? b;
    return Array.from({ length: courses }, (_, course) => ((course + 0.5) / courses - 0.5) * line.width).flatMap((aside) =>
      row(a, b, { aside, height }, random),
    );
  });
}

function rowsIn(ring: readonly Point[], random: Random): readonly Stone[] {
  const grain = grainOf(ring);
  const across = { x: -grain.y, y: grain.x };
  const along = ring.map((point) => point.x * grain.x + point.y * grain.y);
  const sides = ring.map((point) => point.x * across.x + point.y * across.y);
  const place = (run: number, side: number): Point => ({ x: grain.x * run + across.x * side, y: grain.y * run + across.y * side });
  const [low, high] = [Math.min(...sides), Math.max(...sides)];
  const courses = Math.max(1, Math.round((high - low) / COURSE));
  return Array.from({ length: courses }, (_, course) => low + ((course + 0.5) * (high - low)) / courses).flatMap((side) =>
    row(place(Math.min(...along), side), place(Math.max(...along), side), { aside: 0, height: (high - low) / courses }, random),
  );
}

interface Course {
  /** Inches beside the middle line. */
  readonly aside: number;
  readonly height: number;
}

/** One course of stones from `a` to `b`, beside the middle line, ending flush at both ends. */
function row(a: Point, b: Point, { aside, height }: Course, random: Random): readonly Stone[] {
  const length = distance(a, b);
  if (length === 0) return [];
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const angle = Math.atan2(along.y, along.x);
  const stones: Stone[] = [];
  for (let run = 0; run < length - 0.04;) {
    const long = Math.min(between(random, 0.2, 0.36), length - run);
    const middle = run + long / 2;
    stones.push({
      at: { x: a.x + along.x * middle - along.y * aside, y: a.y + along.y * middle + along.x * aside },
      turn: angle + between(random, -MOST_TURN, MOST_TURN),
      length: long * 0.96,
      height: height * 0.9,
      color: pick(random, STONE.faces),
    });
    run += long;
  }
  return stones;
}
