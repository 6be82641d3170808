/** Woods: the floor with its dotted outline, and scalloped crowns strewn over it, lit from the north-west. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { faded, WOODS } from '../colors.ts';
import { grown, overlap, type Rect } from '../plane.ts';
import { strewn } from '../scatter.ts';
import { between, pick, seeded, seedOf, type Random } from '../seeded.ts';
import { fillShape, LAYERS, shapeOf, type Brush, type Recipe, type Shape } from './coat.ts';

const SHADOW = { x: 0.16, y: 0.2 };
const REACH = 0.75;
const SYMBOL_EVERY = 2.2;

interface Crown {
  readonly bounds: Rect;
  readonly color: string;
  readonly outline: Path2D;
  readonly light: Path2D;
  readonly glint: Path2D;
  readonly shadow: Path2D;
}

export function woodsRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const random = seeded(seedOf(piece.id));
  const spacing = between(random, 0.66, 0.72);
  const crowns = rooted(shape, spacing, random)
    .toSorted((a, b) => a.y - b.y)
    .map((root) => crown(root, spacing * between(random, 0.5, 0.7), random));
  const symbols = rooted(shape, SYMBOL_EVERY, random);
  return [
    {
      layer: LAYERS.woods,
      bounds: grown(shape.bounds, REACH),
      lay: (brush) => {
        fillShape(brush, shape, brush.tone(WOODS.floor));
        if (brush.staff) staffWood(brush, shape, symbols);
        else layCrowns(brush, shape, crowns);
      },
    },
  ];
}

function rooted(shape: Shape, spacing: number, random: Random): readonly Point[] {
  if (shape.line === null) return shape.rings.flatMap((ring) => strewn(ring, spacing, random));
  const { points, width } = shape.line;
  return points.slice(1).flatMap((b, i) => strewn(bandOf(points[i] ?? b, b, width), spacing, random));
}

function bandOf(a: Point, b: Point, width: number): readonly Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: (-(b.y - a.y) / length) * (width / 2), y: ((b.x - a.x) / length) * (width / 2) };
  return [
    { x: a.x + side.x, y: a.y + side.y },
    { x: b.x + side.x, y: b.y + side.y },
    { x: b.x - side.x, y: b.y - side.y },
    { x: a.x - side.x, y: a.y - side.y },
  ];
}

function layCrowns({ ctx, px, tone, view }: Brush, shape: Shape, crowns: readonly Crown[]): void {
  const seen = crowns.filter((crown) => overlap(crown.bounds, view));
  const shadows = new Path2D();
  for (const { shadow } of seen) shadows.addPath(shadow);
  ctx.fillStyle = faded(tone('#3A3A1E'), 0.3);
  ctx.fill(shadows);
  dotted(ctx, shape.path, faded(tone(WOODS.ink), 0.75), px);
  ctx.lineWidth = 0.9 * px;
  for (const { outline, light, glint, color } of seen) {
    ctx.fillStyle = tone(color);
    ctx.fill(outline);
    ctx.strokeStyle = faded(tone(WOODS.ink), 0.6);
    ctx.stroke(outline);
    ctx.fillStyle = faded(tone(WOODS.light), 0.42);
    ctx.fill(light);
    ctx.fillStyle = faded(tone(WOODS.glint), 0.42);
    ctx.fill(glint);
  }
}

function dotted(ctx: CanvasRenderingContext2D, path: Path2D, color: string, px: number): void {
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.3 * px;
  ctx.setLineDash([1.5 * px, 3.5 * px]);
  ctx.stroke(path);
  ctx.restore();
}

function staffWood({ ctx, px, tone }: Brush, shape: Shape, symbols: readonly Point[]): void {
  ctx.fillStyle = tone(WOODS.crowns[0]);
  for (const at of symbols) {
    ctx.beginPath();
    ctx.arc(at.x, at.y, Math.max(0.3, 2.6 * px), 0, 2 * Math.PI);
    ctx.fill();
  }
  if (shape.line !== null) return;
  ctx.strokeStyle = tone('#4E6B42');
  ctx.lineWidth = 1.2 * px;
  ctx.stroke(shape.path);
}

function crown(root: Point, radius: number, random: Random): Crown {
  const scallops = 9 + Math.floor(random() * 3);
  const turn = random() * 2 * Math.PI;
  return {
    bounds: { left: root.x - REACH, top: root.y - REACH, right: root.x + REACH, bottom: root.y + REACH },
    color: pick(random, WOODS.crowns),
    outline: scalloped(root, radius, scallops, turn),
    light: scalloped({ x: root.x - 0.17 * radius, y: root.y - 0.2 * radius }, 0.66 * radius, scallops - 1, turn + 0.5),
    glint: scalloped({ x: root.x - 0.26 * radius, y: root.y - 0.3 * radius }, 0.3 * radius, 8, turn),
    shadow: scalloped({ x: root.x + SHADOW.x, y: root.y + SHADOW.y }, radius, scallops, turn),
  };
}

/** A round leaf of so many scallops; all run the same way, so that one fill of many never cancels out. */
function scalloped(at: Point, radius: number, count: number, turn: number): Path2D {
  const path = new Path2D();
  const inner = radius * 0.93;
  const outer = radius * 1.17;
  const place = (angle: number, reach: number): readonly [number, number] => [
    at.x + Math.cos(angle) * reach,
    at.y + Math.sin(angle) * reach,
  ];
  path.moveTo(...place(turn, inner));
  for (let i = 0; i < count; i += 1) {
    const [from, to] = [turn + (i * 2 * Math.PI) / count, turn + ((i + 1) * 2 * Math.PI) / count];
    path.quadraticCurveTo(...place((from + to) / 2, outer), ...place(to, inner));
  }
  path.closePath();
  return path;
}
