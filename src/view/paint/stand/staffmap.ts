/** Stands below 12 px an inch: the block of a staff map with its arm's sign. */
import { layNotch } from './base.ts';
import { fillPattern } from './pattern.ts';
import { stroked } from '../stroke.ts';
import type { Pen, StandPicture } from './pen.ts';

export function layStaff(pen: Pen, picture: StandPicture): void {
  const { width, depth, arm, state } = picture;
  const { ctx, px, colors } = pen;
  if (arm === 'general') {
    layStar(pen, Math.min(width, depth) / 2);
    return;
  }
  const [left, top] = [-width / 2, -depth / 2];
  layNotch(pen, top);
  const outline = new Path2D();
  outline.rect(left, top, width, depth);
  fillPattern(pen, outline, { x: left, y: top, width, height: depth });
  const sign = pen.livery === 'ivory' ? colors.edge : '#FFFFFF';
  if (arm === 'horse') layHalf(pen, width, depth);
  if (arm === 'skirmish') stroked(ctx, [left, -top, -left, top], sign, 1.4 * px);
  if (arm === 'gun' || arm === 'limbered') layTarget(pen, Math.min(width, depth) * 0.26, sign);
  ctx.strokeStyle = colors.edge;
  ctx.lineWidth = px;
  if (state === 'shaken') ctx.setLineDash([3 * px, 2 * px]);
  ctx.stroke(outline);
  ctx.setLineDash([]);
}

function layHalf({ ctx, colors, livery }: Pen, width: number, depth: number): void {
  const [left, top] = [-width / 2, -depth / 2];
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(left + width, top);
  ctx.lineTo(left, top + depth);
  ctx.closePath();
  ctx.fillStyle = livery === 'ivory' ? colors.edge : '#FFFFFF';
  ctx.fill();
}

function layTarget({ ctx, px }: Pen, radius: number, color: string): void {
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = px;
  ctx.beginPath();
  ctx.arc(0, 0, Math.max(radius, 2.4 * px), 0, 2 * Math.PI);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, Math.max(radius * 0.4, px), 0, 2 * Math.PI);
  ctx.fill();
}

function layStar(pen: Pen, radius: number): void {
  const { ctx, px, colors, livery } = pen;
  layNotch(pen, -radius);
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
  ctx.fillStyle = colors.base;
  ctx.fill();
  ctx.strokeStyle = colors.edge;
  ctx.lineWidth = px;
  ctx.stroke();
  ctx.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const [reach, angle] = [radius * (i % 2 === 0 ? 0.62 : 0.27), (i * Math.PI) / 5 - Math.PI / 2];
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  ctx.closePath();
  ctx.fillStyle = livery === 'ivory' ? colors.edge : '#FFFFFF';
  ctx.fill();
}
