/** The bare table: a flat colour, soft washes of its neighbours, and grass ticks; always the same for a table of one size. */
import { faded, GROUND } from '../colors.ts';
import { overlap, type Rect } from '../plane.ts';
import { between, pick, seeded } from '../seeded.ts';
import type { Brush } from './coat.ts';

const SEED = 1815;
const TICKS_A_SQUARE_INCH = 0.55;
const WASHES_A_SQUARE_INCH = 0.07;
const CELL = 4;

interface Wash {
  readonly bounds: Rect;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly flat: number;
  readonly turn: number;
  readonly color: string;
  readonly alpha: number;
}

interface Tick {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
}

export interface Ground {
  readonly lay: (brush: Brush) => void;
}

export function groundOf(width: number, depth: number): Ground {
  const random = seeded(SEED);
  const washes = Array.from({ length: Math.ceil(width * depth * WASHES_A_SQUARE_INCH) }, (): Wash => {
    const [x, y, radius] = [between(random, 0, width), -between(random, 0, depth), between(random, 1, 3.4)];
    return {
      bounds: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
      x,
      y,
      radius,
      flat: between(random, 0.45, 0.8),
      turn: between(random, -0.5, 0.5),
      color: pick(random, GROUND.washes),
      alpha: between(random, 0.25, 0.6),
    };
  });
  const cells = new Map<string, Tick[]>();
  for (let i = width * depth * TICKS_A_SQUARE_INCH; i > 0; i -= 1) {
    const tick = {
      x: between(random, 0, width),
      y: -between(random, 0, depth),
      size: between(random, 0.06, 0.13),
      lean: between(random, -0.2, 0.2),
    };
    const key = cellOf(tick.x, tick.y);
    cells.set(key, [...(cells.get(key) ?? []), tick]);
  }
  return { lay: (brush) => layGround(brush, washes, cells) };
}

const cellOf = (x: number, y: number): string => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

function layGround(brush: Brush, washes: readonly Wash[], cells: ReadonlyMap<string, readonly Tick[]>): void {
  const { ctx, tone, view } = brush;
  ctx.fillStyle = tone(GROUND.fill);
  ctx.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top);
  for (const wash of washes) if (overlap(wash.bounds, view)) layWash(brush, wash);
  if (!brush.staff) layTicks(brush, cells);
}

function layWash({ ctx, tone }: Brush, { x, y, radius, flat, turn, color, alpha }: Wash): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(1, flat);
  const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  soft.addColorStop(0, faded(tone(color), alpha));
  soft.addColorStop(0.5, faded(tone(color), alpha * 0.62));
  soft.addColorStop(1, faded(tone(color), 0));
  ctx.fillStyle = soft;
  ctx.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  ctx.restore();
}

function layTicks({ ctx, px, tone, view }: Brush, cells: ReadonlyMap<string, readonly Tick[]>): void {
  ctx.beginPath();
  for (let x = Math.floor(view.left / CELL); x <= Math.floor(view.right / CELL); x += 1) {
    for (let y = Math.floor(view.top / CELL); y <= Math.floor(view.bottom / CELL); y += 1) {
      for (const tick of cells.get(`${x},${y}`) ?? []) {
        ctx.moveTo(tick.x - tick.size * (0.8 - tick.lean), tick.y - tick.size);
        ctx.lineTo(tick.x, tick.y);
        ctx.lineTo(tick.x + tick.size * (0.8 + tick.lean), tick.y - tick.size * 0.9);
      }
    }
  }
  ctx.strokeStyle = faded(tone(GROUND.tick), 0.62);
  ctx.lineWidth = Math.max(0.85 * px, 0.018);
  ctx.lineJoin = 'miter';
  ctx.lineCap = 'butt';
  ctx.stroke();
}
