/** A ploughed field: furrows along its longest side, a dark and a light stroke each. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { PLOUGH } from '../colors.ts';
import { grainOf, grown } from '../plane.ts';
import { between, seeded, seedOf } from '../seeded.ts';
import { fillShape, LAYERS, shapeOf, within, type Brush, type Recipe, type Shape } from './coat.ts';

const FURROW = 0.2;
const JITTER = 0.05;
const STAFF_FURROWS = 3;

export function ploughRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const lines = furrows(shape, piece.id);
  return [
    {
      layer: LAYERS.plough,
      bounds: grown(shape.bounds, 0.1),
      lay: (brush) => {
        fillShape(brush, shape, brush.tone(PLOUGH.fill));
        if (shape.line !== null) return;
        within(brush, shape.path, () => layFurrows(brush, lines));
        brush.ctx.strokeStyle = brush.tone(PLOUGH.furrow);
        brush.ctx.lineWidth = 1.4 * brush.px;
        brush.ctx.lineJoin = 'miter';
        brush.ctx.stroke(shape.path);
      },
    },
  ];
}

interface Furrow {
  readonly from: Point;
  readonly to: Point;
}

function layFurrows({ ctx, px, tone, staff }: Brush, lines: readonly Furrow[]): void {
  const every = staff ? Math.max(Math.ceil(lines.length / (STAFF_FURROWS + 1)), 1) : 1;
  const drawn = lines.filter((_, i) => i % every === 0);
  ctx.lineCap = 'butt';
  if (!staff) strokeAll(ctx, drawn, { color: tone(PLOUGH.light), width: 1.5 * px, aside: FURROW * 0.42 });
  strokeAll(ctx, drawn, { color: tone(PLOUGH.furrow), width: 1.3 * px, aside: 0 });
}

interface FurrowStroke {
  readonly color: string;
  readonly width: number;
  /** Inches beside the furrow's line. */
  readonly aside: number;
}

function strokeAll(ctx: CanvasRenderingContext2D, lines: readonly Furrow[], { color, width, aside }: FurrowStroke): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const { from, to } of lines) {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [(-(to.y - from.y) / length) * aside, ((to.x - from.x) / length) * aside];
    ctx.moveTo(from.x + dx, from.y + dy);
    ctx.lineTo(to.x + dx, to.y + dy);
  }
  ctx.stroke();
}

/** Parallel lines across the whole field, a furrow apart; the clip cuts them to the outline. */
function furrows(shape: Shape, id: string): readonly Furrow[] {
  const ring = shape.rings[0];
  if (ring === undefined) return [];
  const random = seeded(seedOf(id));
  const grain = grainOf(ring);
  const across = { x: -grain.y, y: grain.x };
  const spans = ring.map((point) => [point.x * grain.x + point.y * grain.y, point.x * across.x + point.y * across.y] as const);
  const [start, end] = [Math.min(...spans.map(([along]) => along)), Math.max(...spans.map(([along]) => along))];
  const [low, high] = [Math.min(...spans.map(([, side]) => side)), Math.max(...spans.map(([, side]) => side))];
  const place = (along: number, side: number): Point => ({ x: grain.x * along + across.x * side, y: grain.y * along + across.y * side });
  const lines: Furrow[] = [];
  for (let side = low + FURROW / 2; side < high; side += FURROW) {
    lines.push({
      from: place(start - 1, side + between(random, -JITTER, JITTER)),
      to: place(end + 1, side + between(random, -JITTER, JITTER)),
    });
  }
  return lines;
}
