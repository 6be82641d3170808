/** Roads with two ruts, and bridges of planks between rails. Edges of all roads lie under all their surfaces, so they join. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { faded, ROAD, SHADE, TIMBER } from '../colors.ts';
import { distance, grainOf, grown, stations } from '../plane.ts';
import { between, seeded, seedOf } from '../seeded.ts';
import { fillShape, LAYERS, linePath, ringPath, shapeOf, within, type Brush, type Recipe, type Shape } from './coat.ts';

const PLANK = 0.14;

export function roadRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const bounds = grown(shape.bounds, 0.1);
  const random = seeded(seedOf(piece.id));
  const dash = [between(random, 0.5, 0.8), between(random, 0.2, 0.3), between(random, 0.9, 1.2), 0.25];
  const ruts = shape.line === null ? [] : [-0.25, 0.25].map((share) => linePath(beside(shape.line, share)));
  return [
    { layer: LAYERS.roadEdge, bounds, lay: (brush) => fillShape(brush, shape, brush.tone(ROAD.edge), brush.px) },
    { layer: LAYERS.road, bounds, lay: (brush) => fillShape(brush, shape, brush.tone(ROAD.fill)) },
    {
      layer: LAYERS.ruts,
      bounds,
      lay: ({ ctx, px, tone, staff }) => {
        if (staff) return;
        ctx.save();
        ctx.strokeStyle = faded(tone(ROAD.edge), 0.65);
        ctx.lineWidth = px;
        ctx.lineCap = 'round';
        ctx.setLineDash(dash);
        for (const rut of ruts) ctx.stroke(rut);
        ctx.restore();
      },
    },
  ];
}

/** A line beside a path, at a share of its width from the middle. */
function beside(line: Shape['line'], share: number): readonly Point[] {
  if (line === null) return [];
  const { points, width } = line;
  return points.map((point, i) => {
    const [before, after] = [points[i - 1] ?? point, points[i + 1] ?? point];
    const span = distance(before, after) || 1;
    const aside = (share * width) / span;
    return { x: point.x - (after.y - before.y) * aside, y: point.y + (after.x - before.x) * aside };
  });
}

interface Deck {
  readonly outline: Path2D;
  readonly planks: Path2D;
  readonly rails: readonly Path2D[];
}

export function bridgeRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const deck = shape.line === null ? deckOnRing(shape.rings[0] ?? []) : deckOnPath(shape);
  return [{ layer: LAYERS.bridge, bounds: grown(shape.bounds, 0.3), lay: (brush) => layBridge(brush, shape, deck) }];
}

function layBridge(brush: Brush, shape: Shape, deck: Deck): void {
  const { ctx, px, tone, staff } = brush;
  if (!staff) {
    ctx.save();
    ctx.translate(0.1, 0.13);
    fillShape(brush, shape, faded(tone(SHADE), 0.28));
    ctx.restore();
  }
  fillShape(brush, shape, tone(TIMBER.plank), 0);
  ctx.strokeStyle = faded(tone(TIMBER.ink), 0.75);
  ctx.lineWidth = 0.8 * px;
  if (!staff) within(brush, deck.outline, () => ctx.stroke(deck.planks));
  ctx.lineCap = 'butt';
  for (const rail of deck.rails) {
    ctx.strokeStyle = tone(TIMBER.ink);
    ctx.lineWidth = staff ? 1.4 * px : 0.13 + 1.4 * px;
    ctx.stroke(rail);
    if (staff) continue;
    ctx.strokeStyle = tone(TIMBER.rail);
    ctx.lineWidth = 0.13;
    ctx.stroke(rail);
  }
}

function deckOnPath(shape: Shape): Deck {
  const line = shape.line;
  if (line === null) return { outline: new Path2D(), planks: new Path2D(), rails: [] };
  const planks = new Path2D();
  for (const { at, along } of stations(line.points, PLANK, PLANK)) {
    planks.moveTo(at.x - (along.y * line.width) / 2, at.y + (along.x * line.width) / 2);
    planks.lineTo(at.x + (along.y * line.width) / 2, at.y - (along.x * line.width) / 2);
  }
  const inset = 0.5 - 0.065 / line.width;
  const sides = [beside(line, -0.5), beside(line, 0.5)] as const;
  return {
    outline: ringPath([[...sides[0], ...sides[1].toReversed()]]),
    planks,
    rails: [-inset, inset].map((share) => linePath(beside(line, share))),
  };
}

function deckOnRing(ring: readonly Point[]): Deck {
  const grain = grainOf(ring);
  const across = { x: -grain.y, y: grain.x };
  const along = ring.map((point) => point.x * grain.x + point.y * grain.y);
  const aside = ring.map((point) => point.x * across.x + point.y * across.y);
  const place = (run: number, side: number): Point => ({ x: grain.x * run + across.x * side, y: grain.y * run + across.y * side });
  const planks = new Path2D();
  for (let run = Math.min(...along); run < Math.max(...along); run += PLANK) {
    const [from, to] = [place(run, Math.min(...aside)), place(run, Math.max(...aside))];
    planks.moveTo(from.x, from.y);
    planks.lineTo(to.x, to.y);
  }
  const rails = ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const length = distance(a, b) || 1;
    const parallel = Math.abs(((b.x - a.x) * grain.x + (b.y - a.y) * grain.y) / length) > 0.9;
    return parallel ? [linePath([a, b])] : [];
  });
  return { outline: ringPath([ring]), planks, rails };
}
