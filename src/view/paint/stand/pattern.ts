/** The livery's pattern: solid, stripes at 45°, or dots. Ownership must be read without colour. */
import type { Pen } from './pen.ts';

const STRIPE = { pitch: 0.16, width: 0.06, leastPx: 4.6 };
const DOT = { pitch: 0.13, radius: 0.034, leastPx: 3.6 };

/** Fills `area` (given in the pen's space) with base colour and pattern. `pxScale` keeps the pattern readable on small pictures. */
export function fillPattern(
  { ctx, px, colors, livery }: Pen,
  area: Path2D,
  box: { x: number; y: number; width: number; height: number },
): void {
  ctx.save();
  ctx.fillStyle = colors.base;
  ctx.fill(area);
  ctx.clip(area);
  if (livery === 'russet') stripes(ctx, px, colors.stripe, box);
  if (livery === 'ivory') dots(ctx, px, colors.stripe, box);
  ctx.restore();
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function stripes(ctx: CanvasRenderingContext2D, px: number, color: string, box: Area): void {
  const pitch = Math.max(STRIPE.pitch, STRIPE.leastPx * px) * Math.SQRT2;
  ctx.strokeStyle = color;
  ctx.lineWidth = (pitch / Math.SQRT2) * (STRIPE.width / STRIPE.pitch);
  ctx.beginPath();
  for (let x = box.x - box.height; x < box.x + box.width + box.height; x += pitch) {
    ctx.moveTo(x, box.y + box.height);
    ctx.lineTo(x + box.height, box.y);
  }
  ctx.stroke();
}

function dots(ctx: CanvasRenderingContext2D, px: number, color: string, box: Area): void {
  const pitch = Math.max(DOT.pitch, DOT.leastPx * px);
  const rows = Math.max(Math.floor(box.height / pitch), 1);
  const columns = Math.max(Math.floor(box.width / pitch), 1);
  const radius = (pitch * DOT.radius) / DOT.pitch;
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + box.width / 2 + (column - (columns - 1) / 2) * pitch;
      const y = box.y + box.height / 2 + (row - (rows - 1) / 2) * pitch;
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  ctx.fill();
}
