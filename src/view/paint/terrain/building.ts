/** Buildings from above: two roof planes, tile lines, ridge and chimney; a taller house throws a longer shadow. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import { faded, ROOFS, SHADE } from '../colors.ts';
import { boundsOf, centroid, grainOf, grown, turning } from '../plane.ts';
import { between, pick, seeded, seedOf } from '../seeded.ts';
import { LAYERS, ringPath, shapeOf, within, type Brush, type Recipe } from './coat.ts';

const SHADOW = { x: 0.22, y: 0.28 };
const TILE = 0.13;
const CHIMNEY = 0.24;
const INK = '#3F2418';

interface House {
  readonly ring: readonly Point[];
  readonly outline: Path2D;
  readonly shadow: Path2D;
  readonly grain: Point;
  readonly middle: Point;
  /** Half the house along the ridge and across it, inches. */
  readonly half: { readonly along: number; readonly across: number };
  readonly roof: (typeof ROOFS)[number];
  readonly chimneys: readonly Point[];
}

export function buildingRecipe(piece: TerrainPiece): Recipe {
  const shape = shapeOf(piece);
  const houses = shape.rings.map((ring, i) => house(ring, `${piece.id}/${i}`, Math.max(piece.stories, 1)));
  const reach = 0.5 * Math.max(piece.stories, 1);
  return [{ layer: LAYERS.building, bounds: grown(shape.bounds, reach), lay: (brush) => houses.forEach((one) => layHouse(brush, one)) }];
}

function house(ring: readonly Point[], id: string, stories: number): House {
  const random = seeded(seedOf(id));
  const grain = grainOf(ring);
  const middle = centroid(ring);
  const runs = ring.map((point) => (point.x - middle.x) * grain.x + (point.y - middle.y) * grain.y);
  const sides = ring.map((point) => (point.y - middle.y) * grain.x - (point.x - middle.x) * grain.y);
  const half = { along: Math.max(...runs.map(Math.abs)), across: Math.max(...sides.map(Math.abs)) };
  const tall = 0.65 + 0.35 * stories;
  const roof = pick(random, [ROOFS[0], ROOFS[2], ROOFS[0], ROOFS[1], ROOFS[2]] as const);
  const first = between(random, 0.35, 0.6) * half.along * (random() < 0.5 ? -1 : 1);
  const runsOfChimneys = stories > 1 ? [first, -first] : [first];
  return {
    ring,
    outline: ringPath([ring]),
    shadow: swept(ring, { x: SHADOW.x * tall, y: SHADOW.y * tall }),
    grain,
    middle,
    half,
    roof,
    chimneys: runsOfChimneys.map((run) => ({ x: middle.x + grain.x * run, y: middle.y + grain.y * run })),
  };
}

/** The ring and everything it passes over when shifted: its shadow on level ground. */
function swept(ring: readonly Point[], by: Point): Path2D {
  const shifted = (point: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });
  const quads = ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return [a, b, shifted(b), shifted(a)];
  });
  const oneWay = [ring, ring.map(shifted), ...quads].map((part) => (turning(part) < 0 ? part.toReversed() : part));
  return ringPath(oneWay);
}

function layHouse(brush: Brush, one: House): void {
  const { ctx, px, tone, staff } = brush;
  if (staff) {
    ctx.fillStyle = tone('#7C3A26');
    ctx.fill(one.outline);
    return;
  }
  ctx.fillStyle = faded(tone(SHADE), 0.32);
  ctx.fill(one.shadow);
  ctx.fillStyle = tone(one.roof.lit);
  ctx.fill(one.outline);
  within(brush, one.outline, () => layRoof(brush, one));
  ctx.strokeStyle = tone(INK);
  ctx.lineWidth = 1.2 * px;
  ctx.lineJoin = 'miter';
  ctx.stroke(one.outline);
  for (const at of one.chimneys) layChimney(brush, one, at);
}

function layRoof({ ctx, px, tone }: Brush, { ring, grain, middle, half, roof }: House): void {
  const reach = Math.hypot(half.along, half.across) + 1;
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.rotate(Math.atan2(grain.y, grain.x));
  const south = grain.x * 0.78 - grain.y * 0.62 > 0 ? 1 : -1;
  ctx.fillStyle = tone(roof.shaded);
  ctx.fillRect(-reach, south > 0 ? 0 : -reach, 2 * reach, reach);
  ctx.strokeStyle = faded(tone('#2E1C10'), 0.34);
  ctx.lineWidth = 0.6 * px;
  ctx.beginPath();
  for (let side = -half.across; side < half.across; side += TILE) {
    ctx.moveTo(-reach, side);
    ctx.lineTo(reach, side);
  }
  for (let run = -half.along; run < half.along; run += 2.4 * TILE) {
    ctx.moveTo(run, -half.across);
    ctx.lineTo(run, half.across);
  }
  ctx.stroke();
  const bounds = boundsOf(ring);
  const hipped = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top) > 0.4 ? 0 : 0.1;
  ctx.strokeStyle = faded(tone('#F6E7D2'), 0.85);
  ctx.lineWidth = 1.6 * px;
  ctx.beginPath();
  ctx.moveTo(-half.along + hipped, 0);
  ctx.lineTo(half.along - hipped, 0);
  ctx.stroke();
  ctx.restore();
}

function layChimney({ ctx, px, tone }: Brush, { grain, half }: House, at: Point): void {
  const size = Math.min(CHIMNEY, half.across * 0.55);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(Math.atan2(grain.y, grain.x));
  ctx.fillStyle = faded(tone(SHADE), 0.3);
  ctx.fillRect(-size / 2 + 0.05, -size / 2 + 0.06, size, size);
  ctx.fillStyle = tone('#6D5546');
  ctx.strokeStyle = tone('#32251D');
  ctx.lineWidth = px;
  ctx.fillRect(-size / 2, -size / 2, size, size);
  ctx.strokeRect(-size / 2, -size / 2, size, size);
  ctx.fillStyle = tone('#2A2420');
  ctx.fillRect(-size / 4, -size / 4, size / 2, size / 2);
  ctx.restore();
}
