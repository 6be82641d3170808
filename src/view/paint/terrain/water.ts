/** Streams and ponds: a damp margin, a bank line, flat water, short strokes along the flow. Marsh: tint, reeds, dotted edge. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { faded, WATER } from '../colors.ts';
import { grainOf, grown, stations } from '../plane.ts';
import { strewn } from '../scatter.ts';
import { between, seeded, seedOf, type Random } from '../seeded.ts';
import { fillShape, LAYERS, shapeOf, type Recipe, type Shape } from './coat.ts';

const MARGIN = 0.17;
const BANK_PX = 1.2;
const FLOW_EVERY = 0.5;

export function streamRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const flow = flowStrokes(shape, seeded(seedOf(piece.id)));
  const bounds = grown(shape.bounds, MARGIN + 0.1);
  return [
    {
      layer: LAYERS.waterMargin,
      bounds,
      lay: (brush) => !brush.staff && fillShape(brush, shape, faded(brush.tone('#8B8A58'), 0.55), MARGIN),
    },
    { layer: LAYERS.waterBank, bounds, lay: (brush) => fillShape(brush, shape, brush.tone(WATER.bank), BANK_PX * brush.px) },
    { layer: LAYERS.water, bounds, lay: (brush) => fillShape(brush, shape, brush.tone(WATER.fill)) },
    {
      layer: LAYERS.flow,
      bounds,
      lay: ({ ctx, px, tone, staff }) => {
        if (staff) return;
        ctx.strokeStyle = tone(WATER.flow);
        ctx.lineWidth = 1.3 * px;
        ctx.lineCap = 'round';
        ctx.stroke(flow);
      },
    },
  ];
}

function flowStrokes(shape: Shape, random: Random): Path2D {
  const path = new Path2D();
  const stroke = (at: Point, along: Point): void => {
    const half = between(random, 0.12, 0.24);
    path.moveTo(at.x - along.x * half, at.y - along.y * half);
    path.lineTo(at.x + along.x * half, at.y + along.y * half);
  };
  if (shape.line === null) {
    for (const ring of shape.rings) for (const at of strewn(ring, 0.75, random)) stroke(at, grainOf(ring));
    return path;
  }
  const lanes = Math.max(1, Math.round(shape.line.width / 0.34));
  for (let lane = 0; lane < lanes; lane += 1) {
    const offset = ((lane + 0.5) / lanes - 0.5) * shape.line.width;
    for (const { at, along } of stations(shape.line.points, FLOW_EVERY, between(random, 0.1, FLOW_EVERY))) {
      if (random() < 0.3) continue;
      const aside = offset + between(random, -0.06, 0.06);
      stroke({ x: at.x - along.y * aside, y: at.y + along.x * aside }, along);
    }
  }
  return path;
}

export function marshRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const random = seeded(seedOf(piece.id));
  const ring = shape.rings[0] ?? [];
  const reeds = new Path2D();
  for (const at of strewn(ring, 0.5, random)) addReeds(reeds, at, random);
  return [
    {
      layer: LAYERS.marsh,
      bounds: grown(shape.bounds, 0.3),
      lay: (brush) => {
        const { ctx, px, tone, staff } = brush;
        fillShape(brush, shape, faded(tone('#8FB9B4'), 0.55));
        ctx.strokeStyle = tone(WATER.reed);
        ctx.lineWidth = px;
        ctx.lineCap = 'round';
        if (!staff) ctx.stroke(reeds);
        ctx.save();
        ctx.strokeStyle = tone(WATER.bank);
        ctx.lineWidth = 1.2 * px;
        ctx.setLineDash([1.6 * px, 3 * px]);
        if (shape.line === null) ctx.stroke(shape.path);
        ctx.restore();
      },
    },
  ];
}

function addReeds(path: Path2D, at: Point, random: Random): void {
  const tall = between(random, 0.13, 0.2);
  for (const lean of [-0.07, 0, 0.07]) {
    path.moveTo(at.x + lean * 0.35, at.y);
    path.quadraticCurveTo(at.x + lean * 0.5, at.y - tall * 0.6, at.x + lean, at.y - tall * (lean === 0 ? 1.1 : 0.85));
  }
  path.moveTo(at.x - 0.1, at.y + 0.02);
  path.lineTo(at.x + 0.1, at.y + 0.02);
}
